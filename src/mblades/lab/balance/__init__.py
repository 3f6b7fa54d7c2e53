"""What the designs of the library, or of a sheet, do to a game: by insertion, and in whole games."""
