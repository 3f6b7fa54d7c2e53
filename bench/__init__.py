"""Measures the server under load and under faults, over real sockets."""
