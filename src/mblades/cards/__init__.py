"""The library: every set as one TOML sheet, loaded, checked and compiled."""
