tabs = Parts of the table
tab-market = Market
tab-binder = Binder
tab-deck = Deck
tab-collection = Collection
tab-table = Table

round-last = Last round
clock = Clock
clock-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
clock-none = No clock: ends when all are ready
clock-soon = The next timer starts when everyone goes on
clock-timer = Timer { $timer } of 3
clock-extended = Timer { $timer } of 3: extra time
clock-paused = The clock is paused
clock-no-selling = no more selling
clock-ready = { $ready } of { $of } ready
clock-consents = { $consents } of { $of } want extra time
clock-agreed = extra time will follow
clock-asks = { $name } asks for extra time.
extend-agree = Agree to extra time
extend-yes = Agree
warn-short = { $decks ->
    [one] Your deck has { $count } of { $of } Singles, and your binder has more.
   *[other] Your { $decks } decks together have { $count } of { $of } Singles, and your binder has more.
}
short-title = { $decks ->
    [one] Your deck has { $count } of { $of } Singles
   *[other] Your { $decks } decks together have { $count } of { $of } Singles
}
short-help = There are more cards for it in your binder. A tournament with few cards in hand is soon over.
short-play = Play with these
short-fill = Fill my deck for me
deck-filled = Your deck is filled: look it over, then say that you are ready.
first-table = Buy, trade and build a deck; when all have been ready three times, the tournament begins.
warn-collection = Your collection scores nothing like this.
meta-later = { $deck ->
    [Element] Element meta
    [Type] Type meta
    [Star] Star meta
   *[Rarity] Rarity meta
}: { $timer ->
    [0] not revealed
   *[other] from timer { $timer }
}
money-vp = Your M$. At the end of the game every { $money } M$ are 1 VP.
meta-foreseen = Only you know: this comes next.
own-powers = your power
purse = Your money and sell markers
markers = { $markers ->
    [one] { $markers } sell marker
   *[other] { $markers } sell markers
}
markers-help = { $deal ->
    [fuse] Sell markers: one for each sale and each fusion
    [npc] Sell markers: one for each sale and each NPC
   *[none] Sell markers: one for each sale
}

partner = your partner
binder-count = { $count ->
    [one] { $count } card in the binder
   *[other] { $count } cards in the binder
}
is-ready = ready
vp-so-far = VP so far
friendship-from = VP of friendship from them
friendship = Friendship cards
friendship-vp = Friendship card, { $vp } VP
open-cards = Open cards of { $name }
look-into = Binder and deck of { $name }
trade-with = Trade
trade-with-name = Trade with { $name }
pay = Give { $money } M$

store = Store
store-help = Pick a back to see what its set holds.
store-dry = Sold out. Cards that are discarded come back to the store.
aftermarket = Aftermarket
aftermarket-help = Cards of your binder can be sold here.
aftermarket-closed = Selling is over. Buying is not.
aftermarket-empty = Nothing for sale yet. The first bargain could be yours.
fusion = Fusion
fusion-cards = { $count } cards
npcs = They are looking for …
npcs-none = Nobody is looking for anything.
npc-deck = top of the NPC deck
binder = Your binder
binder-empty = Your binder is empty. The store is open!
binder-nothing = No cards match.
booster-later = +{ $count } unopened, for the next timer
filter-symbol = Show one symbol
filter-all = All cards
filter-collection = Fits the collection
filter-box = Fits the Deck Box
filter-kit = Boxes & Accessories
filter-clear = Show all
sort-new = Newest
sort-stars = Stars
sort-symbol = Symbol
sort-set = Set
sort-name = Name
fits-box = fits your Deck Box
fits-collection = fits your collection
fresh = new
shown-to-all = everyone sees it
contested = asked for …
hold = { $name } first
hold-mine = You first!
peeked = seen
cards-left = { $count } left
marker-of = sold by { $name }
marker-mine = sold by you
marker-mine-help = You sold it: only the others may buy it.
marker-partner-help = Your partner sold it: what a team has sold, the team cannot buy.

area-binder = Binder
area-deck = Deck
area-second_deck = Second deck
area-third_deck = Third deck
area-collection = Collection
area-second_collection = Second collection
area-duel-collection = Collection by element
area-duel-second_collection = Collection by type
deck-order = in the order you plan to play
order-earlier = Earlier
order-later = Later
collection-track = Cards, and the { $unit } they score
collection-more = → { $value } { $unit } with one more
collection-empty = Cards that share a symbol, each with different stars.
collection-ideas = You could make:
collection-idea = { $size } cards, { $value } { $unit }
step-missing = missing
step-reach = missing; your binder has one

zone-binder = in your binder
zone-deck = in your deck
zone-second_deck = in your second deck
zone-third_deck = in your third deck
zone-own-collection = in your collection
zone-collection = on display
zone-shown = shown to all
zone-powers = power
zone-store = in the store
zone-store-deck = top of the store deck
zone-core-deck = top of the Core deck
zone-store-peeked = in the store; only you have seen it
zone-aftermarket = in the aftermarket
zone-pack = in your pack
zone-offer = on offer

to-binder = Into the binder
to-deck = Into the deck
to-second_deck = Into the second deck
to-third_deck = Into the third deck
to-collection = Into the collection
to-second_collection = Into the second collection
to-duel-collection = Into the element collection
to-duel-second_collection = Into the type collection
give-to = Hand to { $name }
put-down = Put down
too-dear = It costs { $cost } M$: too much right now.
bought-by-another = Somebody else has just bought that card.
no-longer-for-sale = That card is no longer for sale.
set-contents = What the set holds
verb-withdraw = Take back
verb-hand-over = Hand to a partner
verb-pay = Give money to a partner
verb-use-deck = Play this deck
verb-draft = Take

counter = The counter
counter-fuse = Fuse for { $rarity }
counter-trade = Trade with { $name }
counter-draft = Picking
counter-leave = Leave it
deal-give = You give
deal-get = You get
deal-give-money = M$ you give
deal-want-money = M$ you get
less = less
more = more
nothing = nothing
fuse-choose = { $chosen } of { $count } cards from your binder
fuse-help = Pick them in your binder, or drop them here.
fuse-promo = Choose the promo
fuse-top = The top promo: { $set }
fuse-few = It takes { $needed } cards; your binder has { $count }.
fuse-again = You have already fused for { $rarity } this phase.
fuse-no-marker = You have no sell markers left.
fuse-not-now = Not possible now.
fuse-gone = The last { $rarity } promo is gone: somebody else has fused for it.
fuse-promo-gone = Somebody else has just taken that promo.
fuse-do = Fuse
npc-do = Hand over
trade-give-help = Pick cards in your binder, or drop them here.
trade-nothing-shown = { $name } is not showing any binder cards. Ask in the chat, or ask for M$.
trade-even = Even
trade-more = You give { $by } more
trade-less = You ask for { $by } more
trade-make-even = Even it out with M$
trade-partner = Trade with
trade-propose = Propose
proposal = An offer for you
proposal-mine = Your offer
proposal-from = { $name } offers a trade
proposal-off = Not possible now.
proposals-off = { $count ->
    [one] An offer that is not possible now
   *[other] { $count } offers that are not possible now
}

boss = The boss
boss-kit = beside the boss
boss-singles = { $count ->
    [one] { $count } Single to look at
   *[other] { $count } Singles to look through
}
drafting = Draft
draft-pack = Take one, pass the rest
draft-accessory = Millennium Accessories
draft-take = Take a card; { $name }, on your { $passing ->
    [left] left
   *[right] right
}, gets the rest.
draft-take-open = Take one of the open Accessories.
draft-turn = { $name } takes one now.
draft-start = Before the first round
draft-pick = Pick a card
draft-wait = Waiting for the others to take theirs …
draft-others = Still choosing:
choosing = Which deck?
choosing-help = Choose the deck for this tournament. The others stay for later.
choosing-wait = Waiting for the others to choose …
choosing-empty = No cards: with this deck you can only pass.
choosing-do = Play this deck
