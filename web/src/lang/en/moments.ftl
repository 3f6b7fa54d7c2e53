# Moments: a pack is opened, a tournament is counted

speed = Moments
speed-full = Take your time
speed-quick = Quick
speed-off = Skip them
speed-help = Opening a booster, a clash, the final count.
volume = Volume

pack-title = Booster
pack-booster = A fresh booster!
pack-promo = A promo!
pack-prize = Your prize!
pack-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
pack-cards = Cards of the pack
pack-tear = Tear the booster open
pack-turn = Turn card { $n } of { $of }
pack-all = Turn them all
pack-skip = Skip
pack-binder = Into the binder

race = The race for RP
final-count = The final count
final-count-begins = Score effects, then metas.

boss-says-waits = Take your time. I have mine.
boss-says-opens = Sit down. All of you.
boss-says-ahead = Is that all you brought?
boss-says-close = Hm. You have been practising.
boss-says-behind = A lead? Enjoy it while it lasts.
boss-says-last = My last card is down. Now we count.
boss-says-won = Come back when you have more friends.
boss-says-lost = Well played. The table is yours.
