"""The state of a game: plain data."""
