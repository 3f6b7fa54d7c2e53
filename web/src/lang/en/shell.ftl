skip = Skip to the content
nav = Main
nav-home = Home
nav-new = New table
nav-table = Table
nav-cards = Cards
nav-help = How to play
nav-settings = Settings
nav-account = Your name
language = Language
dismiss = Dismiss
close = Close
loading = One moment …

problem-unreachable = The server cannot be reached. Try again in a moment.
problem-lost = The connection was lost before the answer came. Look whether it was done.

theme = Light
theme-system = As my device
theme-dark = Evening
theme-light = Daylight
card-size = Size of the cards
card-size-small = Smaller
card-size-medium = Medium
card-size-large = Larger
motion = Movement
motion-system = As my device
motion-full = Everything moves
motion-reduced = Keep still
sound = Sound
sound-help = Cards, coins, packs, the crowd, and the last minute of the clock. From your first click on.
shortcuts = One-key shortcuts
shortcuts-help = R for ready, D for the deck, E to end the turn. Off: single keys do nothing at the table; Tab, the arrows, Enter and Escape still work.

home-title = Pull up a chair.
home-lead = An evening at the card shop: crack boosters, trade and build your deck against the clock, then take it to the tournament.
home-play = Play now
home-play-clock = Play against the clock
home-dealing = Dealing …
home-play-help = Against three bots that take it easy. No clock, no sign-up.
home-friends = Play with friends
home-friends-help = Open a table and send them the link. A phone is enough.
home-new = Open a table
home-new-own = Choose the rules first
home-link = You were sent a link?
home-join = Join
home-link-wrong = That is not a link to a table. Paste all of it, as it was sent to you.

tables-mine = Your games
tables-others = Tables tonight
tables-none = No table is open right now. Open one: somebody may drop in.
tables-of = { $host }’s table
tables-open = { $open } of { $seats } seats free
tables-round = Round { $round }
tables-sit = Take a seat
tables-watch = Watch
tables-return = Go on

account-kept = This name is yours. Log in with it on any device.
account-guest = You play as a guest. Keep the name to use it on other devices.
account-name = Name
account-passphrase = Passphrase
account-passphrase-help = At least 8 characters. A few words you can remember are best.
account-rename = Name and face
account-rename-do = This is me
account-rename-done = From now on you are { $name }.
account-keep = Keep a name
account-keep-help = With a passphrase the name and your games follow you to other devices.
account-keep-do = Keep it
account-keep-done = { $name } is yours now.
name-kept = Nobody else can use this name: it is kept with a passphrase.
account-login = Log in
account-login-help = With a name you kept earlier.
account-login-do = Log in
account-login-done = Welcome back, { $name }.
account-logout = Log out

cards-search = Search names and text
cards-set = Set
cards-rarity = Rarity
cards-element = Element
cards-type = Type
cards-any = All
cards-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cards-none = No cards match. Try fewer filters.
cards-clear = Clear the filters
cards-more = Show more
