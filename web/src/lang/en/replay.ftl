# Games looked at again

nav-replay = Replays
replay-watch = Watch the replay
replay-mine = Your finished games
replay-none = Nothing here yet. Every game you play to its end is kept.
replay-file = Open a file
replay-file-help = A replay that somebody sent you, or that the terminal wrote.
replay-choose = Choose a file
replay-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
replay-played-on = played on from a replay: does not count
replay-length = { $minutes } min
replay-save = Save as a file
replay-back = All replays
replay-eyes = Whose eyes
replay-everyone = Everyone’s
replay-first = To the beginning
replay-previous = Back one step
replay-next = On one step
replay-play = Play
replay-pause = Pause
replay-time = Place in the game
replay-at = { $now } of { $all }
replay-story = Story
replay-link = Link
replay-link-help = Copy a link to this moment
replay-link-copied = The link to this moment is copied.
replay-link-shown = The link to this moment is in the address bar.
replay-jump = Go to this moment
replay-only-looking = This game is over. You are watching it again.
replay-play-on = Play on from here
replay-play-on-help = A private table opens, and the game goes on from this very moment. Bots play the other seats, and there is no clock.
replay-play-on-seat = Your seat
replay-play-on-do = Play on
replay-play-on-over = The game is over here: go back to play on
