advice = Advice
advice-do = Do it
advice-take = Do that

advice-card = { $card }
advice-cards = { $count } of your cards
advice-promo = the { $rarity } { $card }
advice-top-promo = the top { $rarity } ({ $set })
advice-use = { $why ->
    [deck] mostly for your deck
    [collection] mostly for your collection
    [sale] mostly to sell it again
   *[spare] mostly as something to collect, fuse or hand over later
}

advice-npc = Give { $cards } to { $npc }: about { $gain } VP more than you lose by it.
advice-gift = Hand { $cards } to { $name }: their deck gains about { $gain } RP, and yours does not need it.
advice-sell = Sell { $cards }: { $gain } M$ at once, and nothing you are building suffers.
advice-buy = Buy a card of { $set } for { $price } M$: on average worth about { $gain } { $unit } to you, { $use }.
advice-purchase = Buy { $cards } from the aftermarket for { $price } M$: worth about { $gain } { $unit } to you, { $use }.
advice-fuse = Fuse { $count } spare cards for { $promo }: about { $gain } { $unit } more than they are worth, { $use }.
advice-friends = Offer { $name } friendship cards of { $give } VP for { $want } VP of theirs: about { $gain } VP for you, as your own score you nothing.
advice-accept = Accept what { $name } offers: about { $gain } VP more for you than you give.
advice-decline = { $loss ->
    [yes] Decline what { $name } offers: it would cost you about { $gain } VP.
   *[no] Decline what { $name } offers: it gains you next to nothing.
}
advice-build = { $into ->
    [0] Take { $out } { $out ->
        [one] card
       *[other] cards
    } out of your deck: then it is legal.
   *[other] Put { $into } { $into ->
        [one] card
       *[other] cards
    } into your deck{ $out ->
        [0] {""}
       *[other] { " " }and take { $out } out
    }: { $size ->
        [some] about { $gain } RP more in the tournament, by what they do together and for the meta.
       *[other] then it is as full as it can be.
    }
}
advice-collect = { $symbol ->
    [none] Put { $cards } into your collection: about { $gain } { $unit } more.
   *[other] Add { $cards } to your { $symbol } collection: { $gain } RP when you score the deck, and no slot of your tableau needs it.
}
advice-ready = Say that you are ready: nothing left here gains you more than it costs.
advice-draft = Take { $cards }: worth about { $gain } VP to you, { $use }.
advice-use-deck = Play { $area } now: it is your weakest, and later tournaments count for more.

advice-play = { $why ->
    [order] Play { $cards } now: little by itself, but your other cards gain more when it lies there first.
    [meta] Play { $cards }: about { $gain } RP, most of it from the meta.
   *[trigger] Play { $cards }: about { $gain } RP, most of it by { $trigger }.
}
advice-action = Use { $cards }: its Action brings about { $gain } RP.
advice-end = { $why ->
    [wait] End the turn: your Actions are worth more later.
   *[other] End the turn: there is nothing else to gain.
}
advice-card-choice = { $size ->
    [some] { $why ->
        [theirs] Choose { $cards }: it is worth about { $gain } RP to { $name }.
        [mine] Choose { $cards }: you will miss it least (about { $gain } RP).
       *[good] Choose { $cards }: worth about { $gain } RP to you.
    }
   *[other] { $why ->
        [theirs] Choose { $cards }: nothing else you can choose is worth more to an opponent.
        [mine] Choose { $cards }: you will miss it least.
       *[good] Choose { $cards }: nothing else you can choose is known to be worth more.
    }
}
advice-player = { $why ->
    [last] Choose { $name }: of those you can choose they have the fewest RP.
    [weakest] Choose { $name }: their Top card is the easiest to beat.
   *[leader] Choose { $name }: of those you can choose they have the most RP.
}
advice-gains = { $option }: about { $gain } RP for you.
advice-saves = { $option }: otherwise you would lose about { $gain } RP.
advice-costs = { $option }: it costs you least, about { $gain } RP.
advice-fine = { $option }: it costs you nothing.
advice-reaction = { $size ->
    [some] Use { $cards } now: about { $gain } RP better than keeping it.
   *[other] Use { $cards } now: a little better than keeping it.
}
advice-no-reaction = Not now: nothing you can use gains more than its card is worth.
advice-symbol = { $option }: most of your cards show it.
advice-boss = { $option }: that helps the boss least.
advice-other = { $option }: as far as a strong player can tell, nothing else is better.
advice-order = Start with { $cards }: as far as a strong player can tell, no other order is better.
advice-slot = { $option }: the end of your own tableau, where a card usually comes.
advice-done = { $option }: anything more would cost you more than it gains.
advice-attach = Put { $cards } under { $host }: you have cards to spare, and there it strengthens or protects { $host }.

advice-equip = { $size ->
    [some] Set up { $cards }: it gains this deck about { $gain } RP.
   *[other] Set up { $cards }: there is room for it, and nothing else you can do gains more.
}
advice-score = Score the deck: nothing you can still do with it gains more than it costs.
