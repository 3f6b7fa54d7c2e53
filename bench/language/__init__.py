"""The proof that no text is read with another meaning: trees of every kind, their texts, and what became of them."""
