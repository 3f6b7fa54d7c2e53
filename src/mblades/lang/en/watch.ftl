watch-mode = { $mode }, { $edition } edition, { $build }
watch-random-sets = random sets
watch-what = Bots play a whole game.
watch-again = Again: { $command }
watch-more = Faster: --speed 3   More: { $command }
watch-so-far = { $unit } so far
watch-total = Total
watch-won = { $count ->
    [one] { $winners } wins the game.
   *[other] { $winners } share the win.
}
watch-saved = Saved before round { $round }. To continue: { $command }
watch-replay-what = A game that was played, told again.
watch-replay-more = Faster: --speed 3   From a round: --from 2   One step at a time: --step   More: { $command }
watch-replay-eyes = As { $player } saw it.
watch-replay-step = Enter: next   n: next phase   q: stop
watch-replay-written = To see it again: { $command }
