"""Cards for paper and other programs."""
