# The end of a game: the evening in one page

evening = The evening
evening-turn = The turning point
evening-turn-by = { $name } gained { $swing } RP on everybody else in round { $round }, with { $card }.
evening-turn-plain = { $name } gained { $swing } RP on everybody else in round { $round }.
evening-watch = Watch it again
evening-best = Best cards
evening-made = { $rp } RP in all
evening-deal = The best deal
evening-deal-why = { $name } paid { $price } M$ for { $card }. It made { $rp } RP.
evening-points = How it grew
evening-at-tournament = Round { $round }, decks built
evening-at-deckbuilding = Round { $round }, after the tournament
evening-at-over = The end
evening-bar = { $name }: { $total }
evening-decks = The decks
evening-deck = Round { $round }
