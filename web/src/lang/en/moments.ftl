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
