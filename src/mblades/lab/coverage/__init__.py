"""Which effects have happened."""
