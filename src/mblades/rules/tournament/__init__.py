"""Turns, scoring and places."""
