"""The canonical English text."""
