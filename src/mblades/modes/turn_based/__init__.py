"""Turn-Based Mode."""
