# How a game is told, by `mblades watch` and by the browser client. Every kind of event has a message; its
# values are the event's fields as they are declared in rules/state/events.py, and beside a field
#   seat     _is: same (as $seat), nobody, other
#   card     _is: known, hidden, none; a source too
#   cards, seats and what the event names together    _count

player-at = Player { $seat }
story-boss = { $boss }
story-card = { $card }
story-a-card = a card
story-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
story-money = { $money } M$
story-friends = friendship worth { $vp } VP
story-from = { $source_is ->
    [none] {""}
   *[known] {" "}({ $source })
}
story-place = { $place }. { $seat }: +{ $vp } { $unit }

event-phase = { $round ->
    [0] Pre-Release: { $phase }
   *[other] Round { $round }: { $phase }
}
event-timer = Timer { $timer }
event-extended = Extra time
event-paused = { $seat } pauses the clock
event-resumed = { $seat } resumes the clock
event-consent = { $seat } asks for extra time
event-ready = { $seat } is ready
event-unready = { $seat } is not ready after all
event-meta = New meta: { $meta }
event-boosters-short = { $dealt ->
    [0] The store has run dry: nobody gets a booster
   *[other] The store is running dry: everyone gets { $dealt } of { $of } cards of a booster
}
event-remade = { $deck ->
    [npc] The NPC discard is shuffled into a new deck
    [core] The Core discard is shuffled into a new deck
   *[store] The store discard is shuffled into a new deck
}
event-over = The game is over

event-income = { $seat } receives { $amount } M$
event-peeked = { $seat } looks at a card of the store
event-meta-changed = { $seat } changes the meta to come
event-dealt = { $seat } is dealt { $cards }
event-arranged = { $seat } moves { $card }
event-displayed = { $seat } puts { $card } { $to ->
    [collection] on display
    [second_collection] on display
   *[other] away
}
event-shown = { $seat } shows { $card }
event-hidden = { $seat } no longer shows a card
event-bought = { $card_is ->
    [known] { $seat } buys { $card } for { $cost } M$
   *[hidden] { $seat } buys from { $set } for { $cost } M$
}
event-sold = { $seat } sells { $card } for { $price } M$
event-taken-back = { $seat } takes back { $card } and returns { $price } M$
event-purchased = { $seat } buys { $card } from the aftermarket for { $price } M$
event-fused = { $seat } fuses { $cards } into { $promo } ({ $rarity })
event-new-promos = New promos to fuse: { $set } ({ $rarity })
event-gained-npc = { $seat } befriends { $npc }
event-proposed = { $seat } offers { $partner } a trade
event-traded = { $wanted_count ->
    [0] { $seat } gives { $partner } { $given }
   *[other] { $given_count ->
        [0] { $partner } gives { $seat } { $wanted }
       *[other] { $seat } gives { $partner } { $given } for { $wanted }
    }
}
event-declined = { $partner } declines the trade
event-remarked = { $reason ->
    [collect] { $seat } to { $partner }: “I collect { $symbol }.”
    [deck] { $seat } to { $partner }: “Just what my deck needs!”
    [friends] { $seat } to { $partner }: “To our friendship!”
    [fair] { $seat } to { $partner }: “A fair deal.”
    [need] { $seat } to { $partner }: “I need that card for my deck.”
    [gone] { $seat } to { $partner }: “I cannot do that any more.”
   *[other] { $seat } to { $partner }: “That is too little for me.”
}
event-withdrawn = { $seat } takes the offer back
event-collection = { $seat } turns in { $cards } for { $vp } VP
event-collection-invalid = { $seat } has cards on display that are not a collection: 0 VP
event-collection-rp = { $seat } turns in { $cards }: { $rp } RP at the end of the tournament
event-handed-over = { $seat } hands { $card } to { $partner }
event-paid = { $seat } gives { $partner } { $amount } M$
event-deck-chosen = { $seat } has chosen a deck
event-trimmed = { $seat } leaves { $card } out: too many in the deck

event-venue = The venue: { $card }
event-accessories = Millennium Accessories to choose from: { $cards }
event-took-accessory = { $seat } takes { $card }
event-draft = { $direction ->
    [1] Draft, clockwise
   *[other] Draft, counter-clockwise
}
event-drafted = { $seat } drafts { $card }
event-packs-passed = The packs are passed on
event-liquidated = { $seat } sells off { $cards } for { $paid } M$

event-boss = The boss: { $set }
event-boss-accessory = { $seat } reveals { $card }
event-boss-bonus = { $seat } gains { $amount } RP more
event-scenario = { $won ->
    [true] { $seat } is beaten: { $players_rp } to { $boss_rp } RP
   *[other] { $seat } has won: { $boss_rp } to { $players_rp } RP
}
event-store-rebuilt = A new store, with { $sets }

event-placing = The tournament is over
event-prize = { $seat } wins { $card }
event-pro-card = { $seat } gets { $card }

event-tournament = The tournament begins
event-turn = { $seat }’s turn
event-passed = { $seat } has no card to play
event-time-called = Time is called
event-played = { $seat } plays { $card }
event-action = { $seat } uses the Action of { $card }
event-effect = { $card }
event-reaction = { $seat } reacts with { $card }
event-cancelled = { $by } cancels { $card }
event-prevented = { $card } is saved
event-flipped = { $by_is ->
    [same] { $seat }: { $card } turns face down
   *[other] { $by } flips { $card } of { $seat }
}
event-unflipped = { $card } of { $seat } turns face up again
event-gained = { $seat } gains { $amount } { $unit }{ story-from }
event-lost = { $seat } loses { $amount } { $unit }{ story-from }
event-stole = { $seat } steals { $amount } { $unit } from { $victim }{ story-from }
event-discarded = { $seat } discards { $card } from play
event-discarded-hand = { $seat } discards { $card } from hand
event-returned = { $seat } takes { $card } back to { $to ->
    [hand] hand
    [binder] the binder
   *[other] the discard pile
}
event-returned-unseen = { $seat } takes { $card } back to { $to ->
    [hand] hand
    [binder] the binder
   *[other] the discard pile
}
event-taken = { $seat } receives { $card }
event-taken-unseen = { $seat } receives { $card }
event-drew = { $seat } draws { $card }
event-revealed = { $seat } reveals { $card }
event-looked-at = { $seat } looks at { $card }
event-named = { $seat } names { $word }
event-chose = { $seat } chooses { $number }
event-voted = { $seat } votes for { $whom }
event-decided = { $yes ->
    [true] { $seat } says yes
   *[other] { $seat } says no
}
event-has-bid = { $amount ->
    [0] { $seat } bids nothing
   *[other] { $seat } bids { $amount } { $unit }
}
event-lasts = { $card_is ->
    [none] An effect of { $seat } goes on for a while
   *[known] An effect of { $card } goes on for a while
}
event-put-off = { $card_is ->
    [none] An effect of { $seat } comes later
   *[known] An effect of { $card } comes later
}
event-wore-off = { $card_is ->
    [none] An effect of { $seat } is over
   *[known] An effect of { $card } is over
}
event-moved = { $card } moves to slot { $slot } of { $seat }
event-attached = { $card } goes under { $host }
event-attached-unseen = { $seat } puts { $card } face down under { $host }
event-tokens = { $count ->
    [1] { $card } gets a star token
    [-1] { $card } gives up a star token
   *[other] { $card }: { $count } star tokens
}
event-markers = { $count ->
    [1] { $card } gets a sell marker
    [-1] { $card } gives up a sell marker
   *[other] { $card }: { $count } sell markers
}
event-put-on-store = { $seat } puts { $card } on top of the store
event-put-under-store = { $seat } puts { $card } on the bottom of the store
event-shuffled-into-store = { $seat } shuffles { $card } into the store
event-put-in-box = { $seat } puts { $card } in the box
event-discarded-to-store = { $seat } discards { $card } to the discard pile of the store
event-put-in-aftermarket = { $seat } puts { $card } into the aftermarket
event-clash = Clash: { $seats }
event-clash-card = { $revealed_is ->
    [none] { $seat }: { $used }, and the store is empty, { $total } in all
   *[known] { $seat }: { $used } and { $revealed } from the store, { $total } in all
}
event-clash-result = { $winners_count ->
    [0] A tie: nobody wins the clash
   *[other] { $winners } wins the clash
}
event-clash-off = The clash is off: too few players have a card left for it
event-loop = { $seat } has found an endless loop and leaves as if first
event-scoring = Scoring

event-equipped = { $seat } sets up { $card }
event-collected = { $seat } collects { $card } for { $symbol }
event-scored = { $seat } scores a deck, number { $number }: { $rp } RP
event-kept = { $seat } keeps { $cards }
event-finished = { $seat } has finished
event-collection-counted = { $seat }: { $rp } RP from collections
