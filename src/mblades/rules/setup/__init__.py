"""From a set-up to a game laid out."""
