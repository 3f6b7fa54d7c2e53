"""The modes of the rulebooks, each a small change to the normal game."""
