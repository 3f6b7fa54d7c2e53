"""Tables: logs of inputs, applied."""
