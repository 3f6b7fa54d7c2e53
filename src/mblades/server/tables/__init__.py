"""Tables: a log, applied."""
