"""From the words of a card to what they can mean: every reading, and none by chance."""
