"""The storage of logs and accounts."""
