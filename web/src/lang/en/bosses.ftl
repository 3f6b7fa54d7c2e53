round-of = Round { $round } of { $rounds }

boss-by-chance = A boss by chance
against = Players against the boss
against-players = Players together
against-goal = { $players ->
    [1] You need more RP than the boss.
   *[other] Together you need more RP than the boss.
}
against-box = +{ $rp } RP for the boss at the end, from its Deck Box
against-bonus = +{ $rp } RP for the boss at the end
boss-left = { $plays ->
    [0] It plays no more of its { $count } cards.
   *[other] It will play { $plays } of its { $count } cards.
}
boss-left-title = What the boss may still play
boss-plays = plays { $count } more
boss-waits = you decide
boss-decides = You decide for the boss. { $prompt }
boss-decides-first = Whoever answers first decides for all of you.
boss-accessories = { $count ->
    [one] One more Accessory will be revealed.
   *[other] { $count } more Accessories will be revealed.
}

boss-won = { $boss } is beaten!
boss-lost = { $boss } wins
boss-why = { $side ->
    [you] You have { $players } RP, the boss has { $boss }.
    [together] Together you have { $players } RP, the boss has { $boss }.
   *[others] Together the players have { $players } RP, the boss has { $boss }.
}
boss-result = { $result ->
    [won] { $side ->
        [you] You have won.
        [together] You have all won.
       *[others] They have all won.
    }
    [lost] { $side ->
        [you] You needed more than the boss: you have lost.
        [together] You needed more than the boss: you have all lost.
       *[others] They needed more than the boss: they have all lost.
    }
   *[on] On to the next one!
}
campaign-so-far = { $beaten } of { $rounds } bosses beaten
campaign-won = The campaign is won!
campaign-won-why = All { $rounds } bosses are beaten.
campaign-lost = The campaign is lost
campaign-lost-why = It ends with the first defeat: { $boss } could not be beaten.
campaign-next = Next comes { $boss }.
campaign-store = The store has been rebuilt: core cards are back, and all other sets are new.
scenarios = The bosses
scenario-won = Beaten
scenario-lost = Not beaten
scenario-next = Next
scenario-later = Nobody knows yet
scenario-by = { $name } { $rp }
boss-rp-play = In play
boss-rp-box = Deck Box
boss-rp-scoring = Score effects and metas
boss-rp-bonus = Campaign
