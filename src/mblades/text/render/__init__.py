"""From the tree to words."""
