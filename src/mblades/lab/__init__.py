"""What is learnt from games and tests: simulations, statistics, which rules are shown to hold."""
