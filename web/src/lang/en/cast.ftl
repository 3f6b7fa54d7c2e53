nav-cast = Cast
cast-title = Cast
cast-setting = Cast for an audience
cast-setting-help = A page for streams and big screens that shows every hand, some time later. Everyone at the table knows about it.
cast-off = Off
cast-delay = { $minutes ->
    [one] With a delay of { $minutes } minute
   *[other] With a delay of { $minutes } minutes
}
cast-at-once = No delay
cast-at-once-help = For a screen in the same room that players cannot see: it shows every hand as it is now.
cast-notice = { $minutes ->
    [one] This game is cast with a delay of { $minutes } minute: an audience sees every hand.
   *[other] This game is cast with a delay of { $minutes } minutes: an audience sees every hand.
}
cast-notice-at-once = This game is cast without a delay: an audience sees every hand.
cast-link = The caster’s link
cast-link-help = Only you have this link. Give it to whoever shows the game; players are refused.
