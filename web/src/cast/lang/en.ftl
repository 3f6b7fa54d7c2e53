cast-live = Cast
cast-late = { $delay } behind
cast-no-delay = without delay
cast-minutes = { $minutes } min
cast-seconds = { $seconds } s
cast-waiting = The cast will begin soon
cast-waiting-help = The game has not begun yet. Leave this page open: it starts by itself.
cast-begins = The cast begins in
cast-begins-help = Every hand will be shown here, with a delay of { $delay }.
cast-begins-now = Every hand will be shown here.
cast-who = At the table
cast-full-screen = Full screen
cast-hand = Hand
cast-hand-of = Hand of { $name }
cast-area-of = { $area } of { $name }
cast-just = Just now
cast-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cast-worth = { $value } { $unit }
cast-ready = ready
cast-trade = { $name } offers { $partner } a trade
cast-options = Possible answers
cast-more = { $count } more
cast-shop = The shop
cast-to-come = To come
