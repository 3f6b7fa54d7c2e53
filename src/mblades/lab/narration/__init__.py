"""A game told in sentences."""
