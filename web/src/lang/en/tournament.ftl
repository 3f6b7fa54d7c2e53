story = Story
story-empty = Nothing has happened yet.
stage = What is happening
stage-empty = The cards are on the table.
skip-show = Skip
rivals = The other players
prerelease = Pre-Release
metas = Metas
venue = Venue
silenced = “{ $trigger }” effects do not happen now.
aftermarket-count = Aftermarket: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
collections = Collections
collection-rp = +{ $rp } RP for collections, at the end
records = Decks: { $list } RP
keyword-cards = Keyword cards

zone-mine = Your side of the table
zone-hand = in your hand
zone-own-tableau = in your tableau
zone-tableau = in the tableau of { $name }
zone-own-kit = beside your tableau
zone-kit = beside the tableau of { $name }
place-hand = your hand
place-own = yours
place-aftermarket = aftermarket
top-short = Top
top-card = Top card
top-asleep-short = Top, asleep
top-asleep = Top card; its Top effect sleeps: no room or no hand
can-choose = , can be chosen
can-use = , can be used
slot-here = Here ({ $slot })
hand-of = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
hand-empty = Your hand is empty.
their-turn = on turn
thinking = thinking
ally = with you
away = a bot stands in
out = has left
your-turn = Your turn
not-your-turn = Wait for your turn
choose-player = Choose { $name }

clash = Clash!
clash-winner = wins
clash-tie = A tie: nobody wins.
clash-besides = { $extra } by effects and star tokens

asked = Your move
waiting-name = Waiting for { $name }
turn-play = Play a card
turn-play-help = { $touch ->
    [yes] Tap a card of your hand: it shows what it does, and you can play it.
   *[no] Pick a card from your hand (keys 1 to 9), or drag it to your tableau.
}
turn-action = Use an Action, or end your turn
turn-action-help = Cards with ⚡ have an Action.
turn-one-thing = Do one thing
turn-one-thing-help = Buy, sell, fuse, collect, play a card, or score the deck.
turn-yours = Your turn
put-back = Put it back
decision-in = { $seconds } s left to decide
decision-over = Your time was up: a bot decided for you.
end-turn = End the turn
hint = Hint
never-for = Never for { $card } in this tournament
ask-again = Ask about { $card } again
number-which = The number
number-less = One less
number-more = One more
number-take = Choose { $number }
names-part = Part of the name
names-more = and { $count } more

do-play = Play { $card }
do-action = Use { $card }
do-attach = Put { $card } under { $host }
do-collect = Collect { $card } for { $symbol }
do-sell = Sell { $card }
do-equip = Set up { $card }
do-purchase = Buy { $card }
do-pick = Take { $card }
do-buy = Buy { $set }
do-fuse = Fuse: { $rarity }
do-end = end the turn
do-score = score the deck

prompt-for = For { $name }: { $prompt }
prompt-flip = Choose a card to flip.
prompt-unflip = Choose a card to turn face up again.
prompt-discard = Choose a card to discard.
prompt-return = Choose a card to return.
prompt-take = Choose a card to take.
prompt-reveal = Choose a card to reveal.
prompt-play = Choose a card to play.
prompt-move = Choose a card to move.
prompt-rearrange = Which card comes next, from left to right?
prompt-swap = Choose a card to swap.
prompt-give = Choose a card to give away.
prompt-attach = Choose a card to put under it.
prompt-use = Whose effect shall be used?
prompt-card = Choose a card.
prompt-put = Choose a card to put there.
prompt-look = Choose a card to look at.
prompt-put-back = Which card goes back first?
prompt-tokens = Which card gets the star token?
prompt-markers = Which card gets the sell marker?
prompt-remove = Where shall the token come from?
prompt-keyword = Choose a Keyword card.
prompt-keyword-to = Which card gets the keyword?
prompt-clash = With whom do you clash?
prompt-their-card = Which card do they clash with?
prompt-player = Choose a player.
prompt-reaction = { $count ->
    [one] Use the Reaction of { $card }?
   *[other] Use one of your Reactions?
}
prompt-about = In answer to what happens with { $cards }.
prompt-chosen = So far: { $cards }.
prompt-whom = This is about { $name }.
prompt-of-card = This is about { $card }.
prompt-order = Which effect happens first?
prompt-may = Do what the card offers?
prompt-choose-one = Choose one.
prompt-one-of = Choose one.
prompt-slot = Choose a slot.
prompt-number = Choose how many.
prompt-amount = Choose a number.
prompt-bid = How much do you bid?
prompt-vote = Whom do you vote for?
prompt-side = Which way shall it face?
prompt-name = Name one.
prompt-name-card = Name a card.
prompt-level-up = Remove a star token from { $card }, so that it stays face up?
prompt-keep = Which accessories do you keep?
prompt-meta = Which meta is replaced?

option-effect = Use { $card }
option-slot = { $name }, slot { $slot }
option-decline = Not now
option-yes = Do it
option-no = Do not
option-done = That is all
option-no-bid = No bid
option-left = Left
option-right = Right

market = Market
market-store = Store
market-aftermarket = Aftermarket
market-picking = Fusing ({ $rarity }): pick the cards
market-promos = Promos
market-cancel = Leave it
market-score = Score the deck

scoring-after = The tournament is over
scoring-round = The results
scoring-you-win = You win!
scoring-team-wins = { $count ->
    [one] { $winners } wins
   *[other] { $winners } win together
}
scoring-wins = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
}
scoring-tournament = The tournament
scoring-last = The last tournament
scoring-so-far = So far
scoring-place = Place { $place }
scoring-collections = { $rp } of them for collections
scoring-sold = +{ $money } M$ for the cards played with
scoring-duel = Whoever wins two tournaments wins the duel.
tie-break = Level at { $total } { $unit }. Tie-break: { $source }, { $value } to { $than } for { $names }.
scoring-onward = Go on
scoring-waiting = Waiting for the others …
scoring-in = Goes on by itself in { $seconds } s
