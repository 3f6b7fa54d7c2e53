"""The deckbuilding phase, an act a module."""
