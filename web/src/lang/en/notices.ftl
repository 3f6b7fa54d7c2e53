presence-here = is at the table
presence-away = is away
presence-stand-in = is away; a bot plays on
people-came = { $name } is back.
people-went = { $name } is away.
people-stands-in = A bot plays for { $name } until they are back.
people-sits-down = { $name } sits down at the table.
people-will-sit = Somebody takes over from { $name } after this tournament.
notice-offered = { $name } offers you a trade.
notice-accepted = { $name } accepts your offer.
notice-declined = { $name } declines your offer.
notice-withdrawn = { $name } takes the offer back.
notice-look = Look
title-turn = Your turn
title-offers = { $offers ->
    [one] (1) An offer for you
   *[other] ({ $offers }) Offers for you
}
notify = Notifications
notify-help = When it is your turn or an offer comes while you look at another page.
notify-off = Your browser does not allow it. You can change that in its settings for this page.
notify-ask = Shall we call you when it is your turn or an offer comes while you look elsewhere?
notify-yes = Yes, call me
notify-no = No
