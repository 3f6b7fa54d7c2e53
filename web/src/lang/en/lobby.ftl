edition = Edition
edition-original-help = The first box.
edition-collusion-help = The second box: more sets, four kinds of metas.
mode = Mode
mode-normal-help = Three rounds of deckbuilding and a tournament; most VP win.
mode-duel-help = Two players: two collections for RP, six sell markers, and only tournaments won count.
mode-team-help = Teams of two or three win together, with The Single where one player is left over.
mode-turn-based-help = Deckbuilding and tournament in one, turn by turn, without a clock.
mode-funky-help = One deckbuilding phase for three decks, then three tournaments in a row.
mode-coop-help = One deckbuilding phase and one tournament, all together against a boss.
mode-campaign-help = Four rounds, each against a different boss; it ends at the first defeat.
not-in-mode = Not in the mode “{ $mode }”.
not-in-edition = Not in this edition.
not-with = Not together with “{ $other }”.
only-with = Only with “{ $other }”.

new-game = The game
new-time = Time
new-options = Options
new-further = More options
new-who = Who plays
new-players = Players
new-you = You
new-seat = Seat { $seat }
new-seat-open = Open, for a person
new-by-seat = Characters, starter decks, handicaps
new-by-seat-help = Choose what you like; the rest is left to chance.
first-game = First time here?
first-game-help = The set-up that the rules advise for a first game, with a Pre-Release to learn the tournament.
first-game-do = Set up a first game
first-game-done = Set up for a first game.
teams-across = Across from each other
teams-own = Choose the teams
team = Team { $team }
sheets = Cards of your own
sheets-help = A set is a text file, a sheet. Paste one or drop the file here; it goes into the store of this table.
sheets-paste = The sheet (TOML)
sheets-add = Add this set
sheets-file = Pick a file
sheets-remove = Remove { $name }
sheets-place = { $column ->
    [0] Line { $line }:
   *[other] Line { $line }, column { $column }:
}
new-name = Name of the table
new-public = Everyone may join
new-public-help = Otherwise only who has the link.
new-open = Open the table
new-ok = { $open ->
    [0] Ready to play.
    [one] Ready. One seat is waiting for a friend.
   *[other] Ready. { $open } seats are waiting for friends.
}
bot = { $level } bot
bot-random = Muddled
bot-rookie = Rookie
bot-regular = Regular
bot-planner = Planner
bot-expert = Expert

store-title = What lies in the store
store-build = A named build
store-random = At random
store-random-help = The sets are drawn when the game starts.
store-own = Pick the sets
store-which = Build

time-deckbuilding = Deckbuilding
time-usual = As in the rules
time-usual-help = 7, 7 and 6 minutes
time-brisk = Brisk
time-brisk-help = 4, 4 and 3 minutes
time-none = No clock
time-none-help = On when all are ready
time-own = Own lengths
time-own-help = In minutes
time-timer = Timer { $timer }, minutes
time-extension = Extension, minutes
time-decision = A decision in the tournament
time-decision-help = When it is over, a bot decides for that player, once.
time-unlimited = No limit
time-seconds = { $seconds } seconds

option-any = By chance
option-expansion = Expansion sets
option-premium = Premium sets
option-master = Master sets
option-fusion = Fusion promo sets
option-fusion-help = One Bronze, one Silver, one Gold.
option-prizes = Prize promo sets
option-prizes-help = One Bronze, one Silver.
option-starters = Starter deck
option-characters = Character
option-metas = Metas
option-metas-help = Two, in the order they are revealed. None: by chance.
option-metas-element = Element
option-metas-type = Type
option-metas-star = Star
option-metas-rarity = Rarity
option-first-player = First player
option-prerelease = Pre-Release Tournament
option-prerelease-help = The first of the three tournaments is played at once, with the starter decks.
option-tied-clash-has-losers = Tied clashes have losers
option-final-after-prerelease = Final row after a Pre-Release
option-character-powers = Character powers
option-character-powers-help = Every character has a power while decks are built and one in tournaments.
option-pro-cards = Pro Player cards
option-pro-cards-help = After rounds 1 and 2 the winner’s Pro Player card goes round the table.
option-handicaps = Handicap: a Millennium Accessory
option-handicaps-help = A player with a handicap starts with a random Millennium Accessory.
option-accessory-draft = Millennium Accessory draft
option-venues = Venues
option-venues-help = Each round is played at a venue with rules for deckbuilding, the tournament, or both.
option-draft = Draft Mode
option-draft-help = Boosters are drafted: take a card, pass the rest on, until each has as many as a booster.
option-free-market = Free Market
option-free-market-help = The two sides of a trade need not be equal in stars and M$.
option-liquidation = Liquidation
option-liquidation-help = The store has two more sets of each rarity; after each tournament but the last all cards played with return to the box for M$.
option-sealed = Sealed Play
option-sealed-help = Everyone starts with 16 random cards instead of a starter deck.
option-tied-clash-has-losers-help = In a tied clash everyone below the tie loses.
option-final-after-prerelease-help = With a Pre-Release the last tournament scores as the Final.
option-accessory-draft-help = The Millennium Accessories lie open at the start, and everyone takes one in turn.
option-backers = Backer’s promo card
option-backers-help = A backer starts with a promo card of their choice; the others get random ones of its set.
backers-none = None
backers-need-sets = First choose the sets
option-teams = Teams
option-team-cards = Team cards
option-boss = Boss
option-difficulty = Difficulty
option-difficulty-easy = Easy
option-difficulty-normal = Normal
option-difficulty-hard = Hard

waiting-seats = At the table
waiting-open = Free seat
waiting-here = is here
waiting-away = is away
waiting-sit = Sit here
waiting-start = Start the game
waiting-leave = Leave the table
waiting-for = { $open ->
    [one] One seat is free. If nobody comes, a bot plays there.
   *[other] { $open } seats are free. If nobody comes, bots play there.
}
waiting-ready = Everybody is here.
waiting-late = All seats are taken. Not here yet: { $names }.
waiting-host = { $host } starts the game.
waiting-full = All seats are taken. When { $host } starts the game, you can watch.
waiting-clock = With the clock
waiting-no-clock = No clock

invite = Invite
invite-help = Whoever opens this link says who they are and sits down. Once the game has begun, they take over a bot’s seat.
invite-alone = Only this computer finds its way here. To let friends in, start the server with ./mb play --lan.
invite-link = Link to this table
invite-copy = Copy
invite-copied = The link is copied.
invite-selected = The link is selected: copy it with your device’s own copy command.
invite-qr = The link as a QR code
