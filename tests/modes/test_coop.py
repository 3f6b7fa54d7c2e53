"""Co-op: a boss that sits at the table (COOP)."""

from __future__ import annotations

import random

import pytest

from mblades import Game, Setup
from mblades.bots import BOTS, make_bot
from mblades.cards.library import load
from mblades.errors import IllegalAction, SetupError
from mblades.lab.play import play
from mblades.modes.coop import box_rp, coop_state
from mblades.rules.state import actions
from mblades.rules.state.actions import verb
from mblades.rules.state.events import Event, Passed, Played, Turn
from mblades.testing import Table
from tests.rules.invariants import RandomGame
from tests.seen import design_of, names_of, there

BOSSES = [boss.name for boss in load().bosses]
BOSS = 2  # its seat in the scenes


def new_game(players: int = 2, **options: object) -> Game:
    setup = Setup(players=players, mode="coop", **options)  # type: ignore[arg-type]
    return Game.start(setup)


def table() -> Table:
    """Two players and a boss, with a few cards to play."""
    t = Table(players=2, mode="coop")
    t.card("Ox", stars=5, symbols="Fire Animal")
    t.card("Ant", stars=1, symbols="Water Animal")
    t.card("Sprout", stars=2, rarity="Mystic")
    t.card("Oak", stars=9, rarity="Mystic")
    return t


def to_tournament(game: Game) -> Game:
    """Everybody brings all they have; what is too much is left out (TRN-3)."""
    game.tick()
    for seat in game.waiting:
        for card in game.state.players[seat].binder:
            game.act(seat, ("move", card, "deck"))
    while game.phase == "deckbuilding":
        game.tick()
    return game


def play_at_random(game: Game, seed: int = 0) -> Game:
    rng = random.Random(seed)
    while not game.over:
        seat = game.waiting[0]
        game.act(seat, rng.choice(game.choices(seat)))
    return game


# --------------------------------------------------------------------------- the boss's cards


@pytest.mark.rule("COOP-1")
@pytest.mark.parametrize("name", BOSSES)
def test_a_boss_sits_down_with_a_deck_box_four_accessories_and_eight_singles(name: str) -> None:
    game = new_game(boss=name)
    s, boss = game.state, game.state.players[-1]
    cards = (*boss.box, *boss.deck, *boss.accessories, *coop_state(s).accessories)
    kinds = [s.catalog.kind[s.cards[card]] for card in cards]
    assert [kinds.count(kind) for kind in ("Deck Box", "Accessory", "Single")] == [1, 4, 8]
    assert {s.catalog.rarity[s.cards[card]] for card in cards} == {"Mystic"}
    assert {s.catalog.set_of[s.cards[card]] for card in cards} == {name}
    assert len(BOSSES) == 4


def test_the_seed_chooses_among_all_bosses() -> None:
    chosen = {there(new_game(1, seed=seed).view(0)["boss"])["name"] for seed in range(40)}
    assert chosen == set(BOSSES)


@pytest.mark.rule("COOP-2")
@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("name", BOSSES)
def test_the_deck_box_scores_by_the_number_of_players(name: str, players: int) -> None:
    box = next(one for one in load().find_boss(name).designs if one.kind == "Deck Box")
    scores = []
    for count in (players, players + 1):
        t = Table(players=count, mode="coop")
        for seat in range(count):
            t.rp(seat, 100)
        t.box(count, box.name)
        t.finish()
        scores.append(t.rp_of(count))
    assert scores[1] - scores[0] >= 40
    assert scores[0] > 0


@pytest.mark.rule("COOP-2", "COOP-3")
def test_nobody_flips_the_deck_box_and_accessories_flip_only_by_their_own_effects() -> None:
    t = table()
    t.card("Chest", kind="Deck Box", rarity="Mystic")
    t.card("Candle", kind="Accessory", rarity="Mystic",
           text="Ongoing: Whenever an opponent plays a Fire card, flip this card.")  # fmt: skip
    t.card("Vandal", text="Play: Flip each card, Deck Box or Accessory in any play area.")
    t.box(BOSS, "Chest")
    t.accessories(BOSS, "Candle")
    t.tableau(BOSS, "Oak")
    t.hand(0, "Vandal", "Ox")
    t.play(0, "Vandal")
    assert (t.is_face_up("Chest"), t.is_face_up("Candle"), t.is_face_up("Oak")) == (
        True, True, False,
    )  # fmt: skip
    t.play(0, "Ox")
    assert (t.is_face_up("Chest"), t.is_face_up("Candle")) == (True, False)


@pytest.mark.rule("COOP-2")
def test_everybody_knows_what_the_deck_box_is_sure_to_give() -> None:
    t = table()
    t.card("Chest", kind="Deck Box", rarity="Mystic",
           text="Score: Gain 45 RP for each opponent. Gain 5 RP for each opponent with no card in hand. Lose 25 RP.")  # fmt: skip
    t.box(BOSS, "Chest")
    t.hand(0, "Ox")
    players = len(t.game.state.players) - 1
    assert box_rp(t.game.state) == 45 * players - 25
    game = new_game()
    assert there(game.view(0)["boss"])["box_rp"] == box_rp(game.state) > 0
    game.state.phase = "over"
    assert there(game.view(0)["boss"])["box_rp"] == 0


@pytest.mark.rule("COOP-2")
def test_not_even_the_boss_itself_flips_its_deck_box() -> None:
    t = table()
    t.card("Chest", kind="Deck Box", rarity="Mystic")
    t.card("Axe", rarity="Mystic", text="Play: Flip each Deck Box in your play area.")
    t.box(BOSS, "Chest")
    t.hand(BOSS, "Axe")
    t.play(BOSS, "Axe")
    assert t.is_face_up("Chest")


@pytest.mark.rule("COOP-3")
@pytest.mark.parametrize(
    ("difficulty", "by_timer"),
    [("easy", [1, 1, 1, 1]), ("normal", [1, 1, 2, 2]), ("hard", [1, 1, 2, 3])],
)
def test_accessories_are_revealed_with_the_metas_and_when_selling_closes(
    difficulty: str, by_timer: list[int]
) -> None:
    game = new_game(difficulty=difficulty)
    seen = []
    for timer in (-1, 0, 1, 2):
        assert game.state.deckbuilding.timer == timer
        assert len(game.view(0)["metas"]) == (1 if timer < 1 else 2)
        seen.append(len(game.view(0)["players"][-1]["accessories"]))
        assert there(game.view(0)["boss"])["accessories_to_come"] == by_timer[-1] - seen[-1]
        if timer < 2:
            game.tick()
    assert seen == by_timer
    game.act(0, ("move", game.state.players[0].binder[0], "deck"))
    game.tick()
    assert len(game.state.players[-1].accessories) == by_timer[-1]
    assert len(coop_state(game.state).accessories) == 4 - by_timer[-1]


@pytest.mark.rule("COOP-3")
def test_the_seed_decides_which_accessories_are_used() -> None:
    used = [new_game(boss=BOSSES[0], seed=seed).state.players[-1].accessories for seed in range(12)]
    assert len(set(used)) > 2


# --------------------------------------------------------------------------- deckbuilding


@pytest.mark.rule("COOP-4")
def test_there_is_no_friendship_no_collection_no_npc_and_no_normal_power() -> None:
    game = new_game(3)
    game.tick()
    view = game.view(0)
    assert view["npcs"] is None
    assert "collection" not in view["areas"]
    assert all(not player["friends"] for player in view["players"])
    words = {verb(action) for action in game.choices(0)}
    assert "npc" not in words
    assert not any(
        isinstance(action, actions.Move) and action.area == "collection"
        for action in game.choices(0)
    )
    assert {design_of(game, card).kind for card in view["players"][0]["powers"]} == {"Co-op"}


@pytest.mark.rule("COOP-4")
def test_everybody_has_the_co_op_powers_of_the_whole_team() -> None:
    game = new_game(3, characters=("Fulton Suitcase", "Shur Wen Na", "Raul Sawyer"))
    for player in game.view(0)["players"][:3]:
        names = names_of(game, player["powers"])
        assert names == ["Fulton Suitcase", "Shur Wen Na", "Raul Sawyer"]
        assert player["money"] == 33  # Fulton's 3 M$ for everyone
    assert not game.view(0)["players"][3]["powers"]
    s = game.state
    singles = [c for c in s.players[1].deck if s.catalog.kind[s.cards[c]] == "Single"]
    assert len(singles) <= 9


@pytest.mark.rule("COOP-4", "COOP-7", "COOP-12")
@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"character_powers": True}, "help the team"),
        ({"character_powers": True, "pro_cards": True}, "pro player cards"),
        ({"prerelease": True}, "no Pre-Release"),
        ({"first_player": 1}, "boss's left"),
        ({"liquidation": True}, "several rounds"),
        ({"players": 5}, "1 to 4 players"),
        ({"players": 0}, "1 to 4 players"),
        ({"boss": "Dentist"}, "no boss named"),
        ({"boss": "Druid Kings, Return of"}, "no boss named"),
    ],
)
def test_what_makes_no_sense_against_a_boss_is_refused(
    options: dict[str, object], reason: str
) -> None:
    with pytest.raises(SetupError, match=reason):
        Game.start(Setup(**{"mode": "coop", "players": 2, **options}))  # type: ignore[arg-type]


@pytest.mark.rule("COOP-5")
def test_everybody_may_look_through_the_singles_of_the_boss() -> None:
    game = new_game(boss="TCG-lluminati")
    singles = [
        one.name for one in load().find_boss("TCG-lluminati").designs if one.kind == "Single"
    ]
    for seat in (0, 1, None):
        assert sorted(names_of(game, there(game.view(seat)["boss"])["singles"])) == sorted(singles)


@pytest.mark.rule("COOP-5")
def test_nothing_can_be_traded_with_the_boss_or_sold_of_it() -> None:
    game = new_game()
    game.tick()
    assert game.waiting == (0, 1)
    assert game.choices(2) == []
    assert actions.Trade(1) in game.choices(0)
    assert actions.Trade(2) not in game.choices(0)
    single = game.state.players[-1].deck[0]
    for action in (("trade", 2), ("sell", single), ("move", single, "deck"), ("show", single)):
        with pytest.raises(IllegalAction):
            game.act(0, action)
    with pytest.raises(IllegalAction, match="not take part in deckbuilding"):
        game.act(2, ("ready",))


@pytest.mark.rule("COOP-5", "COOP-10")
def test_cards_of_the_boss_never_come_to_the_shop() -> None:
    t = table()
    t.card("Crane", text="Play: Put a card in an opponent's tableau on top of the Store.")
    t.card("Hawker", text="Play: Put a card in an opponent's tableau in the Aftermarket.")
    t.tableau(BOSS, "Oak", "Ox")
    t.hand(0, "Crane", "Hawker")
    t.play(0, "Crane")
    assert (t.store_names(), t.tableau_of(BOSS)) == (["Ox"], ["Oak"])
    t.play(0, "Hawker")
    assert (t.aftermarket_names(), t.tableau_of(BOSS)) == ([], ["Oak"])


# --------------------------------------------------------------------------- turns


@pytest.mark.rule("COOP-6", "COOP-7")
@pytest.mark.parametrize("players", [1, 4])
def test_the_boss_is_last_and_plays_six_random_singles_one_a_turn(players: int) -> None:
    game = to_tournament(new_game(players, seed=3, boss="They Came From Space"))
    s = game.state
    assert (s.first, s.tournament.turn) == (0, 0)
    boss = s.players[-1]
    deck = boss.deck
    assert sorted(deck) != list(deck)  # shuffled
    rng = random.Random(1)
    events: list[Event] = []
    while not game.over:
        seat = game.waiting[0]
        events += game.act(seat, rng.choice(game.choices(seat)))
    turns = [event.seat for event in events if isinstance(event, Turn)]
    first_lap = [0, *turns][: players + 1]
    assert first_lap == list(range(players + 1))
    played = [
        event.card for event in events if isinstance(event, Played) and event.seat == boss.seat
    ]
    assert len(played) == 6
    assert set(played) < set(deck)
    at_once = 0
    for event in events:
        if isinstance(event, Turn):
            at_once = 0
        elif isinstance(event, Played) and event.seat == boss.seat:
            at_once += 1
        assert at_once < 2


@pytest.mark.rule("COOP-6")
def test_the_order_of_the_boss_s_deck_is_random_and_nobody_sees_it() -> None:
    decks = {to_tournament(new_game(1, seed=seed, boss="TCG-lluminati")).state.players[-1].deck[0]
             for seed in range(20)}  # fmt: skip
    assert len(decks) > 3
    game = to_tournament(new_game(1))
    boss = there(game.view(0)["boss"])
    assert [card["id"] for card in boss["singles"]] == sorted(game.state.players[-1].deck)
    assert boss["plays_left"] == 6
    assert "deck" not in game.view(0)["players"][-1]
    assert "deck" not in game.view(1)["players"][-1]


@pytest.mark.rule("COOP-6")
def test_the_boss_cannot_be_made_to_discard_from_its_deck() -> None:
    t = table()
    t.card("Thief", text="Play: Each player discards a card. Each opponent discards a random card.")
    t.deck(BOSS, "Oak", "Sprout")
    t.hand(0, "Thief")
    t.play(0, "Thief")
    assert len(t.state.players[BOSS].deck) == 2
    assert t.binder_of(BOSS) == []


def test_the_boss_plays_what_it_can_and_passes_when_it_can_play_nothing() -> None:
    t = table()
    t.card("Ceiling", text="Ongoing: Opponents cannot play cards with at least 5 stars.")
    t.tableau(0, "Ceiling")
    t.deck(BOSS, "Oak", "Sprout", "Oak", "Oak")
    s = t.state
    t.pass_(1)  # the boss's turn
    assert s.mode.take_turn(s)
    assert t.tableau_of(BOSS) == ["Sprout"]
    t.turn(BOSS)
    assert s.mode.take_turn(s)
    assert t.tableau_of(BOSS) == ["Sprout"]
    assert Passed(BOSS) in s.events


# --------------------------------------------------------------------------- decisions


@pytest.mark.rule("COOP-8")
@pytest.mark.parametrize("decider", [0, 1])
def test_any_player_decides_for_the_boss(decider: int) -> None:
    t = table()
    t.card("Judge", rarity="Mystic", text="Play: Choose an opponent. That player loses 5 RP.")
    t.rp(0, 9)
    t.rp(1, 9)
    t.hand(BOSS, "Judge")
    t.play(BOSS, "Judge")
    game = t.game
    assert game.waiting == (0, 1)
    assert game.choices(BOSS) == []
    for seat in (0, 1):
        assert there(game.view(seat)["prompt"])["options"] == [["player", 0], ["player", 1]]
    assert "options" not in there(game.view(None)["prompt"])
    game.act(decider, ("choose", 1))
    assert (game.state.players[0].rp, game.state.players[1].rp) == (9, 4)


@pytest.mark.rule("COOP-8")
def test_the_boss_flips_its_face_up_card_with_the_fewest_stars() -> None:
    t = table()
    t.card("Bully", text="Play: Each opponent flips a card in their tableau.")
    t.tableau(BOSS, "Oak", "Sprout", "Sprout")
    t.face_down("Sprout")
    t.tokens("Sprout#2", 3)
    t.hand(0, "Bully")
    t.play(0, "Bully")
    assert t.prompt is None
    assert (t.is_face_up("Oak"), t.is_face_up("Sprout#2")) == (True, False)


@pytest.mark.rule("COOP-8")
def test_a_player_who_flips_a_card_of_the_boss_chooses_it() -> None:
    t = table()
    t.card("Sniper", text="Play: Flip a card in an opponent's tableau.")
    t.tableau(BOSS, "Oak", "Sprout")
    t.hand(0, "Sniper")
    t.play(0, "Sniper")
    t.choose(0, "Oak")
    assert (t.is_face_up("Oak"), t.is_face_up("Sprout")) == (False, True)


@pytest.mark.rule("COOP-8")
def test_whose_card_the_boss_flips_is_for_the_players_to_choose() -> None:
    t = table()
    t.card("Beam", rarity="Mystic", text="Play: Flip a card in an opponent's tableau.")
    t.tableau(0, "Ox")
    t.tableau(1, "Ant")
    t.hand(BOSS, "Beam")
    t.play(BOSS, "Beam")
    t.choose(BOSS, "Ox")
    assert (t.is_face_up("Ox"), t.is_face_up("Ant")) == (False, True)


# --------------------------------------------------------------------------- who is an opponent


@pytest.mark.rule("COOP-9")
def test_the_boss_is_the_only_opponent_of_the_players_and_they_are_all_its_opponents() -> None:
    t = table()
    t.card("Tax", text="Play: Each opponent loses 5 RP. Gain 1 RP for each opponent.")
    for seat in (0, 1, BOSS):
        t.rp(seat, 20)
    t.hand(0, "Tax")
    t.hand(BOSS, "Tax")
    t.play(0, "Tax")
    assert [t.rp_of(seat) for seat in (0, 1, BOSS)] == [21, 20, 15]
    t.play(BOSS, "Tax")
    assert [t.rp_of(seat) for seat in (0, 1, BOSS)] == [16, 15, 17]
    assert t.game.view(0)["opponents"] == [BOSS]


@pytest.mark.rule("COOP-9")
def test_the_boss_counts_as_a_player() -> None:
    t = table()
    t.card("Feast", text="Play: Each player gains 3 RP. Clash with all players.")
    t.store("Ant", "Ant", "Ant")
    for seat in (1, BOSS):
        t.tableau(seat, "Ox")
    t.hand(0, "Feast")
    t.play(0, "Feast")
    assert [t.rp_of(seat) for seat in (0, 1, BOSS)] == [3, 3, 3]
    assert t.happened("clash") == [(0, (0, 1, BOSS))]


@pytest.mark.rule("COOP-9")
def test_what_can_be_done_to_the_boss_is_done() -> None:
    t = table()
    t.card("Gale", text="Play: Return an opponent's Top card to its owner's hand.")
    t.card("Party", text="Play: Each player draws a card.")
    t.tableau(BOSS, "Sprout", "Oak")
    t.store("Ant", "Ant", "Ant")
    t.hand(0, "Gale", "Party")
    t.play(0, "Gale")
    assert (t.tableau_of(BOSS), t.hand_of(BOSS), t.binder_of(BOSS)) == (["Sprout"], [], ["Oak"])
    t.play(0, "Party")
    assert (t.hand_of(0), t.hand_of(1), t.hand_of(BOSS)) == (["Ant"], ["Ant"], [])


def test_a_loop_that_the_boss_begins_ends_and_the_boss_stays() -> None:
    t = table()
    t.card("Echo", rarity="Mystic", text="Ongoing: Whenever you gain RP, gain 1 RP.")
    t.card("Spark", rarity="Mystic", text="Play: Gain 1 RP.")
    t.tableau(BOSS, "Echo")
    t.hand(BOSS, "Spark")
    t.play(BOSS, "Spark")
    assert not t.is_out(BOSS)
    assert t.tableau_of(BOSS) == ["Echo", "Spark"]


# --------------------------------------------------------------------------- Mystic cards


@pytest.mark.rule("COOP-10")
@pytest.mark.parametrize(
    "text",
    [
        "Play: Take a card in an opponent's tableau into your hand.",
        "Play: Swap this card with a card in an opponent's tableau.",
        "Play: Play a card in an opponent's tableau.",
        "Play: An opponent gives you a card in their tableau.",
        "Play: Attach a card in an opponent's tableau to this card.",
    ],
)
def test_effects_cannot_gain_cards_of_the_boss(text: str) -> None:
    for model, moves in (("Oak", False), ("Ox", True)):
        t = table()
        t.card("Grabber", text=text)
        t.tableau(BOSS, model)
        t.hand(0, "Grabber")
        t.play(0, "Grabber")
        assert (model in t.tableau_of(BOSS)) is not moves


@pytest.mark.rule("COOP-10")
def test_the_boss_cannot_give_its_cards_away_either() -> None:
    t = table()
    t.card("Barter", rarity="Mystic",
           text="Play: Swap this card with a card in an opponent's tableau.")  # fmt: skip
    t.tableau(0, "Ox")
    t.hand(BOSS, "Barter")
    t.play(BOSS, "Barter")
    assert (t.tableau_of(0), t.tableau_of(BOSS)) == (["Ox"], ["Barter"])


# --------------------------------------------------------------------------- the end


@pytest.mark.rule("COOP-11")
@pytest.mark.parametrize(("rp", "won"), [((30, 31), True), ((30, 30), False), ((0, 0), False)])
def test_the_players_win_together_with_more_rp_than_the_boss(
    rp: tuple[int, int], won: bool
) -> None:
    t = table()
    t.rp(0, rp[0])
    t.rp(1, rp[1])
    t.rp(BOSS, 60)
    t.finish()
    standings = t.award()
    assert [one["place"] for one in standings] == ([1, 1, 2] if won else [2, 2, 1])
    assert [one["total"] for one in standings] == [*rp, 60]
    assert t.happened("scenario") == [(BOSS, won, sum(rp), 60)]
    assert t.game.over


@pytest.mark.rule("COOP-12")
@pytest.mark.parametrize("players", [1, 4])
@pytest.mark.parametrize("edition", ["original", "collusion"])
def test_a_scenario_is_one_phase_and_one_tournament_without_vp_or_prizes(
    edition: str, players: int
) -> None:
    game = new_game(players, edition=edition, seed=2)
    assert game.view(0)["last_round"]
    assert not any(game.state.shop.prizes)
    play_at_random(to_tournament(game))
    assert (game.over, game.round) == (True, 1)
    assert all(not player.tournament_vp for player in game.state.players)
    assert len(coop_state(game.state).scenarios) == 1


# --------------------------------------------------------------------------- whole games

TABLES = [(edition, players) for edition in ("original", "collusion") for players in (1, 4)]


@pytest.mark.rule("COOP-1", "COOP-12")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_random_games_keep_every_law_and_end(edition: str, players: int) -> None:
    difficulty = "hard" if players == 1 else "normal"
    game = new_game(players, edition=edition, seed=players, difficulty=difficulty)
    RandomGame(game, seed=players).play(thorough_every=30)
    assert game.over


@pytest.mark.parametrize("bot", list(BOTS))
@pytest.mark.parametrize("players", [1, 3])
def test_bots_play_against_every_boss(bot: str, players: int) -> None:
    for name in BOSSES:
        game = new_game(players, boss=name, seed=players)
        play(game, [make_bot(bot, seat).decide for seat in range(players)])
        assert game.over


@pytest.mark.rule("COOP-11")
def test_regular_wins_some_and_loses_some() -> None:
    outcomes = set()
    for seed in range(1, 13):
        game = new_game(1, boss="They Came From Space", seed=seed)
        play(game, [make_bot("regular", seed).decide])
        outcomes.add(game.standings()[0]["place"])
    assert outcomes == {1, 2}
