"""Playing many games: simulations, statistics, coverage, narration."""
