"""The rules engine: plain state in, legal choices, views and events out."""
