"""From English to the tree."""
