"""The card language: what is printed on a card is what the card does."""
