"""What a bot does."""
