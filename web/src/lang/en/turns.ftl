deck-of = Deck { $deck } of 3
deck-scored = scored: { $list } RP
finished = all three decks scored
turn-hand-full = With { $limit } cards in hand you cannot buy.
market-own = Your sell marker lies here.
market-peek = Look at the card
market-fuse = Fuse: { $rarity } for { $count } cards
score-sure = Score deck { $deck } now?
score-means = { $rp } RP so far; Score effects and 10 RP for each collected card are added. After that tableau, Deck Box, hand and collections are gone, and { $deck ->
    [1] you begin the second deck.
    [2] you begin the last deck.
   *[3] you are done.
}
score-now = Score it
