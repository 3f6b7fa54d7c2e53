# What cannot be undone asks once; what can be undone, can be.
once-no = Keep it
once-give = Give { $card } to { $name }?
once-give-help = What you give cannot be taken back; your partner may give it to you again.
once-give-do = Give it
once-promo = Part with { $cards }?
once-promo-help = { $count ->
    [one] It is a promo: once handed in it is gone, and you cannot take that back.
   *[other] They are promos: once handed in they are gone, and you cannot take that back.
}
once-promo-fuse = Fuse them all the same
once-promo-npc = Hand them over all the same
pay-some = Give M$ …
pay-title = Give money to { $name }
pay-sum = How much, of { $money } M$?
undo = Take back your last move
help-key-undo = take back the last move among your own cards

warn-deck = Your deck is not legal, and cards will be left out at random. { $faults }
illegal-title = Your deck is not legal
illegal-help = { $faults } If it stays like this, cards are left out at random when the tournament begins.
illegal-ready = Ready all the same
illegal-change = Change it first
fills-deck = Fill my deck when time is up
fills-deck-help = If the last timer ends and you are not ready, the best cards of your binder go into the places that are free.
ends-turn = End my turn by itself
ends-turn-help = When nothing else can be done, the turn ends without asking.
npc-choose = { $chosen } of { $count } chosen
npc-lacks = Your binder no longer has the cards that are asked for.
verb-unsell = Take it back
action-unsell = Take back the sale of { $card }
