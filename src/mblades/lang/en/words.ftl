symbol-fire = Fire
symbol-water = Water
symbol-air = Air
symbol-earth = Earth
symbol-light = Light
symbol-dark = Dark
symbol-animal = Animal
symbol-myth = Myth
symbol-construct = Construct
symbol-citizen = Citizen
symbol-soldier = Soldier
symbol-mage = Mage
symbol-pro = Pro

rarity-starter = Starter
rarity-core = Core
rarity-expansion = Expansion
rarity-premium = Premium
rarity-master = Master
rarity-bronze = Bronze Promo
rarity-silver = Silver Promo
rarity-gold = Gold Promo
rarity-mystic = Mystic

trigger-play = Play
trigger-next = Next
trigger-flip = Flip
trigger-ongoing = Ongoing
trigger-top = Top
trigger-score = Score
trigger-action = Action
trigger-reaction = Reaction

phase-drafting = Draft
phase-choosing = Choice of decks
phase-deckbuilding = Deckbuilding
phase-tournament = Tournament
phase-over = The end

source-tournament = Tournaments
source-collection = Collections
source-friendship = Friendship
source-npc = NPCs
source-wealth = Wealth
source-first = First deck
source-second = Second deck
source-third = Third deck
source-rp = RP
source-scenarios = Scenarios won
source-duel-tournament = Tournaments won
source-duel-rp = RP of all tournaments

unit-rp = RP
standings = Final standings
total-vp = VP
total-duel = { $count ->
    [one] win
   *[other] wins
}
total-coop = RP
total-campaign = { $count ->
    [one] scenario
   *[other] scenarios
}
total-turn-based = RP

edition-original = Original
edition-collusion = Collusion

mode-normal = Normal game
mode-duel = Duel
mode-team = Teams
mode-turn-based = Turn-based
mode-funky = Funky
mode-coop = Co-op
mode-campaign = Campaign

build-new-beginnings = New Beginnings
build-fight-me = Fight Me!
build-middle-hand-management = Middle Hand Management
build-combo-city = Combo City
build-strategic-mode = Strategic Mode
build-the-name-game = The Name Game
build-flip-flops = Flip Flops
build-2-fast-4-you = 2 Fast 4 You
build-pay-to-win = Pay to Win!
build-absolutely-massive-units = Absolutely Massive Units
build-the-true-beginning = The True Beginning
build-card-clash-on = Card Clash On!
build-first-game = First Game
