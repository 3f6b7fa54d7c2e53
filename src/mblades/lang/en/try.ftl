# What `mblades try` says about a set that is tried.
try-what = A set is tried: a scene for each card, then a game in which { $player } has it in the deck.
try-never = Nothing made this happen: { $effect }
try-game = A game with { $set }
try-cards = How the cards of { $player } did
try-card = card
try-played = played
try-effects = effects
try-rp = RP gained
