"""Where logs and accounts are kept."""
