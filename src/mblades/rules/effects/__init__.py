"""What cards do: from the tree of a text to steps that run."""
