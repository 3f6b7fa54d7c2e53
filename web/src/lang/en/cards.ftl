kind-single = Single
kind-deck-box = Deck Box
kind-accessory = Accessory
kind-character = Character
kind-co-op = Character
kind-venue = Venue
kind-team = Team
kind-keyword = Keyword

list-comma = {", "}
card-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
card-tokens = { $tokens ->
    [one] { $tokens } star token
   *[other] { $tokens } star tokens
}
card-markers = { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
}
card-attached = { $cards ->
    [one] { $cards } card attached
   *[other] { $cards } cards attached
}
card-place = { $place } of { $of }
back-of = Face-down card, { $set }
back-unknown = Face-down card
back-cost = costs { $cost } M$
back-cards = costs { $count } cards
price-instead = instead of { $printed }

zoom-close = Close the card
zoom-stars = Stars: { $now }, printed { $printed }
zoom-tokens = +{ $tokens } from star tokens
zoom-effects = { $change } from effects
zoom-symbols = Symbols changed
zoom-gained = Gained
zoom-lost = Lost
zoom-copies = { $copies ->
    [one] { $copies } copy in its set
   *[other] { $copies } copies in its set
}
