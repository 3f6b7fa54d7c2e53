"""What a designer of cards is told about a sheet: its mistakes, and what to look at twice."""
