"""Teams: partners share cards, M$ and victory."""

from __future__ import annotations

from typing import Any

import pytest

from mblades.bots import BOTS, make_bot
from mblades.errors import IllegalAction, SetupError
from mblades.lab.play import play
from mblades.modes.records import HandOver, Pay
from mblades.rules.game import Game
from mblades.rules.setup.setup import Setup
from mblades.rules.state import actions, answers
from mblades.rules.state.events import Clash, Event, HandedOver, Paid
from mblades.rules.state.records import ForSale
from mblades.testing import Table
from tests.rules.invariants import RandomGame
from tests.rules.small import give
from tests.seen import design_of
from tests.store import peeking

EDITIONS = pytest.mark.parametrize("edition", ["original", "collusion"])
TABLES = [
    *(("original", players) for players in (3, 4, 5)),
    *(("collusion", players) for players in (3, 4, 5, 6)),
]


def a_game(players: int = 4, **options: Any) -> Game:
    """Seats 0 and 2 against 1 and 3, the first timer running."""
    game = Game.start(Setup(players=players, mode="team", **options))
    game.tick()
    return game


def team_cards(game: Game) -> list[str]:
    """The Team card beside every seat."""
    catalog, cards = game.state.catalog, game.state.cards
    return [catalog.names[cards[card]] for p in game.state.players for card in p.powers]


# --------------------------------------------------------------------------- set-up


@pytest.mark.rule("TEAM-1")
@pytest.mark.parametrize(
    ("players", "members"),
    [
        (3, [[0, 1], [2]]),
        (4, [[0, 2], [1, 3]]),
        (5, [[0, 2], [1, 3], [4]]),
        (6, [[0, 3], [1, 4], [2, 5]]),
    ],
)
def test_partners_sit_across_from_each_other(players: int, members: list[list[int]]) -> None:
    game = a_game(players)
    assert [team["members"] for team in game.view(0)["teams"]] == members
    singles = [seat for seat, name in enumerate(team_cards(game)) if name == "The Single"]
    assert singles == [team[0] for team in members if len(team) == 1]


@pytest.mark.rule("TEAM-1")
def test_teams_are_chosen_by_seat() -> None:
    game = a_game(6, teams=(0, 0, 0, 1, 1, 1))
    assert [team["members"] for team in game.view(None)["teams"]] == [[0, 1, 2], [3, 4, 5]]
    assert game.view(1)["opponents"] == [3, 4, 5]
    assert len(set(team_cards(game))) == 2


@pytest.mark.rule("TEAM-1")
@pytest.mark.parametrize(
    ("teams", "why"),
    [
        ((0, 0, 0), "must have two players"),
        ((0, 0, 0, 0), "two players, or every team three"),
        ((0, 0, 0, 1), "only one player can be The Single"),
        ((0, 1, 2, 2), "only one player can be The Single"),
        ((0, 2, 0, 2), "numbered from 0"),
        ((0, -1, 0, -1), "numbered from 0"),
        ((0, 0, 1, 1, 1), "must have two players"),
        ((0, 0, 0, 0, 1), "must have two players"),
        ((0, 0, 0, 0, 1, 1), "must have two players"),
    ],
)
def test_unequal_teams_are_refused(teams: tuple[int, ...], why: str) -> None:
    with pytest.raises(SetupError, match=why):
        Game.start(Setup(players=len(teams), mode="team", teams=teams))


@pytest.mark.rule("TEAM-1")
def test_every_seat_has_a_team() -> None:
    with pytest.raises(SetupError, match="3 seats have a team, but there are 4 players"):
        Game.start(Setup(players=4, mode="team", teams=(0, 1, 0)))


@pytest.mark.rule("TEAM-1", "ED-1")
@pytest.mark.parametrize(
    ("edition", "players"), [("collusion", 2), ("collusion", 7), ("original", 6)]
)
def test_teams_need_three_players_at_least(edition: str, players: int) -> None:
    with pytest.raises(SetupError, match="team mode needs 3 to"):
        Game.start(Setup(players=players, mode="team", edition=edition))  # type: ignore[arg-type]


@pytest.mark.rule("TEAM-1")
def test_the_single_has_one_deck_and_its_own_card() -> None:
    game = a_game(5, teams=(1, 0, 2, 0, 1))
    assert team_cards(game)[2] == "The Single"
    assert game.view(2)["opponents"] == [0, 1, 3, 4]
    assert not [c for c in game.choices(2) if isinstance(c, HandOver | Pay)]
    assert game.view(2)["areas"] == ["binder", "deck", "collection"]


@pytest.mark.rule("TEAM-2")
def test_every_member_has_the_team_card_that_was_chosen() -> None:
    game = a_game(team_cards=("the tag team", "The Study Group"))
    assert team_cards(game) == ["The Tag Team", "The Study Group"] * 2
    assert [design_of(game, team["card"]).name for team in game.view(0)["teams"]] == [
        "The Tag Team", "The Study Group",
    ]  # fmt: skip
    assert peeking(game, 0) in game.choices(1)
    assert peeking(game, 0) not in game.choices(0)


@pytest.mark.rule("TEAM-2")
def test_team_cards_that_nobody_chose_come_by_the_seed() -> None:
    drawn = {tuple(team_cards(a_game(seed=seed))[:2]) for seed in range(8)}
    assert len(drawn) > 4
    assert all(one != other for one, other in drawn)
    assert team_cards(a_game(seed=3)) == team_cards(a_game(seed=3))


@pytest.mark.rule("TEAM-2")
@pytest.mark.parametrize(
    ("players", "cards", "why"),
    [
        (4, ("The Tag Team",), "1 Team cards are named for 2 teams"),
        (4, ("The Tag Team", "the tag team"), '"The Tag Team" is chosen twice'),
        (4, ("The Tag Team", "The Single"), "player without a team"),
        (3, ("The Tag Team", "The Study Group"), "player without a team"),
        (4, ("The Tag Team", "The Studdy Group"), 'did you mean "The Study Group"'),
    ],
)
def test_wrong_team_cards_are_refused(players: int, cards: tuple[str, ...], why: str) -> None:
    with pytest.raises(SetupError, match=why):
        Game.start(Setup(players=players, mode="team", team_cards=cards))


@pytest.mark.rule("TEAM-2")
@pytest.mark.parametrize(
    "options",
    [{"character_powers": True}, {"character_powers": True, "pro_cards": True},
     {"characters": ("Power Creep", "Shur Wen Na", "Morrey Caardman", "Raritti Sikarh")}],
)  # fmt: skip
def test_teams_take_no_characters(options: dict[str, Any]) -> None:
    with pytest.raises(SetupError, match="Team cards instead of characters"):
        Game.start(Setup(players=4, mode="team", **options))


@pytest.mark.rule("TEAM-2")
@EDITIONS
def test_teams_have_no_characters_and_no_friendship(edition: str) -> None:
    game = a_game(edition=edition)
    assert [player["character"] for player in game.view(0)["players"]] == [None] * 4
    assert [player["friends"] for player in game.view(0)["players"]] == [[]] * 4
    assert "friendship" not in game.standings()[0]["sources"]


# --------------------------------------------------------------------------- inside a team


@pytest.mark.rule("TEAM-3")
def test_cards_are_handed_to_partners_only() -> None:
    game = a_game()
    card = game.state.players[0].binder[0]
    game.act(0, ("show", card))
    assert HandOver(card, 2) in game.choices(0)
    assert HandOver(card, 1) not in game.choices(0)
    happened = game.act(0, ("hand_over", card, 2))
    assert happened == [HandedOver(0, 2, card)]
    assert card in game.state.players[2].binder
    assert card not in (*game.state.players[0].binder, *game.state.players[0].shown)
    assert game.seen_by(2, happened) == happened
    assert game.seen_by(1, happened) == [HandedOver(0, 2, None)]
    digest = game.digest()
    other = game.state.players[0].binder[0]
    for action, why in (
        (("hand_over", card, 2), "not in your binder"),
        (("hand_over", other, 1), "Only partners"),
        (("hand_over", other, 0), "Only partners"),
        (("hand_over", other), "must be written as"),
        (("hand_over", other, True), "must be written as"),
    ):
        with pytest.raises(IllegalAction, match=why):
            game.act(0, action)
    assert game.digest() == digest


@pytest.mark.rule("TEAM-3", "DB-25")
def test_money_is_paid_to_partners_only() -> None:
    game = a_game(team_cards=("The Tag Team", "The Study Group"))
    assert [c for c in game.choices(0) if isinstance(c, Pay)] == [
        Pay(1, 2), Pay(5, 2), Pay(10, 2), Pay(30, 2),
    ]  # fmt: skip
    assert game.act(0, ("pay", 10, 2)) == [Paid(0, 2, 10)]
    assert [player.money for player in game.state.players] == [20, 30, 40, 30]
    game.act(0, ("pay", 20, 2))
    assert not [c for c in game.choices(0) if isinstance(c, Pay)]
    for action, why in (
        (("pay", 1, 2), "You have only 0 M"),
        (("pay", 1, 1), "Only partners"),
    ):
        with pytest.raises(IllegalAction, match=why):
            game.act(0, action)
    for amount in (0, -5, 7):
        with pytest.raises(IllegalAction, match="1, 5 or 10"):
            game.act(2, ("pay", amount, 0))
    assert sum(player.money for player in game.state.players) == 120


@pytest.mark.rule("TEAM-3", "DB-22")
def test_trades_inside_a_team_need_not_be_even() -> None:
    game = a_game()
    with pytest.raises(IllegalAction, match="must be even"):
        game.act(0, ("propose", 1, (), 7, (), (), 0, ()))
    game.act(0, ("propose", 2, (), 7, (), (), 0, ()))
    game.act(2, ("accept", game.state.deckbuilding.trades[0].id))
    assert game.state.players[0].money + 14 == game.state.players[2].money


@pytest.mark.rule("TEAM-3", "DB-12")
def test_partners_see_each_others_cards_while_decks_are_built() -> None:
    game = a_game()
    card = game.state.players[0].binder[0]
    game.act(0, ("move", card, "deck"))
    mine = game.view(0)["players"][0]
    seen = game.view(2)["players"][0]
    assert (seen["binder"], seen["deck"]) == (mine["binder"], mine["deck"])
    assert "hand" not in seen
    for other in (1, 3, None):
        assert "binder" not in game.view(other)["players"][0]
    while game.phase == "deckbuilding":
        game.tick()
    assert "binder" not in game.view(2)["players"][0]


# --------------------------------------------------------------------------- VP


def end_tournament(game: Game, *rp: int) -> None:
    s = game.state
    s.phase, s.events = "tournament", []
    for player, points in zip(s.players, rp, strict=True):
        player.rp = points
    s.mode.end_tournament(s)


@pytest.mark.rule("TEAM-4")
def test_a_team_has_the_vp_of_its_players_together() -> None:
    game = a_game()
    end_tournament(game, 40, 30, 10, 20)
    assert [player.tournament_vp for player in game.state.players] == [(21,), (15,), (9,), (12,)]
    assert [(one["total"], one["place"]) for one in game.standings()] == [
        (30, 1), (27, 2), (30, 1), (27, 2),
    ]  # fmt: skip
    assert game.standings()[2]["sources"]["tournament"] == 30


@pytest.mark.rule("TEAM-4")
def test_the_team_with_most_vp_after_the_third_tournament_wins() -> None:
    game = a_game()
    game.state.players[1].collection_vp = (21,)
    for rp in ((40, 30, 10, 20), (40, 30, 10, 20), (40, 30, 10, 20)):
        assert not game.over
        end_tournament(game, *rp)
    assert game.over
    assert [one["place"] for one in game.standings()] == [2, 1, 2, 1]
    assert game.standings()[3]["sources"]["collection"] == 21


@pytest.mark.rule("TEAM-4", "RUL-10")
def test_when_several_want_a_card_the_vp_of_the_teams_count() -> None:
    game = a_game()
    end_tournament(game, 40, 30, 10, 20)
    assert game.contest([2, 1]) == 1  # 30 VP against 27, though seat 2 itself has least


@pytest.mark.rule("TEAM-4", "ED-17")
def test_the_money_of_a_team_is_one_sum() -> None:
    game = a_game(edition="original")
    for player, money in zip(game.state.players, (3, 7, 5, 0), strict=True):
        player.money = money
    game.state.phase = "over"
    assert [one["sources"]["wealth"] for one in game.standings()] == [2, 1, 2, 1]


@pytest.mark.rule("TEAM-4", "ED-19")
def test_teams_that_are_even_share_their_place() -> None:
    game = a_game(6)
    end_tournament(game, 60, 50, 40, 10, 20, 30)
    # 21 + 0, 15 + 6, 12 + 9: all the same
    assert [(one["total"], one["place"]) for one in game.standings()] == [(21, 1)] * 6
    game.state.players[5].collection_vp = (2,)
    assert [one["place"] for one in game.standings()] == [2, 2, 1, 2, 2, 1]


@pytest.mark.rule("TEAM-5")
def test_of_six_the_last_gets_no_vp() -> None:
    game = a_game(6)
    end_tournament(game, 60, 50, 40, 30, 20, 10)
    assert game.state.players[5].tournament_vp == (0,)
    assert game.state.players[4].tournament_vp == (6,)


# --------------------------------------------------------------------------- opponents


@pytest.mark.rule("TEAM-7", "DB-21")
def test_a_partners_card_cannot_be_bought_in_the_aftermarket() -> None:
    game = a_game()
    sold, unmarked = game.state.players[0].binder[:2]
    game.act(0, ("sell", sold))
    game.state.shop.aftermarket += (ForSale(unmarked),)
    give(game, 0, binder=tuple(c for c in game.state.players[0].binder if c != unmarked))
    assert actions.Purchase(sold) not in game.choices(2)
    for seat in (1, 2, 3):
        assert actions.Purchase(unmarked) in game.choices(seat)
    with pytest.raises(IllegalAction, match="your partner sold"):
        game.act(2, ("purchase", sold))
    game.act(1, ("purchase", sold))


@pytest.mark.rule("TEAM-8")
def test_partners_are_not_opponents() -> None:
    t = Table(players=4, mode="team")
    t.card("Tax", text="Play: Each opponent loses 5 RP.")
    t.card("Snipe", text="Play: Flip a card in an opponent's tableau.")
    t.card("Plain")
    for seat in range(4):
        t.rp(seat, 20)
        t.tableau(seat, "Plain")
    t.hand(0, "Tax", "Snipe")
    t.play(0, "Tax")
    assert [t.rp_of(seat) for seat in range(4)] == [20, 15, 20, 15]
    t.play(0, "Snipe")
    prompt = t.prompt
    assert prompt is not None
    owners = [t.state.players[seat].tableau for seat in (1, 3)]
    assert set(prompt.options) == {answers.Card(cards[0]) for cards in owners}


@pytest.mark.rule("TEAM-8")
def test_another_player_can_be_a_partner() -> None:
    t = Table(players=4, mode="team")
    t.card("Shove", text="Play: Flip a card in another tableau.")
    t.card("Plain")
    t.tableau(2, "Plain")
    t.hand(0, "Shove")
    t.play(0, "Shove")
    t.choose(0, "Plain")
    assert t.state.players[2].tableau[0] in t.state.tournament.down


CLASHES = {
    "opponent": "Play: Clash an opponent. The winner gains 5 RP.",
    "player": "Play: Clash a player. The winner gains 5 RP.",
    "all": "Play: Clash all players. The winner gains 5 RP.",
    "leader": "Play: Clash the player with the most RP. The winner gains 5 RP.",
}


def a_clash(kind: str, *with_cards: int) -> Table:
    """Seat 0 plays a card that clashes; these seats have a Top card."""
    t = Table(players=4, mode="team")
    t.card("Brawler", stars=5, text=CLASHES[kind])
    t.card("Plain", stars=3)
    t.store(*["Plain"] * 8)
    for seat in with_cards:
        t.tableau(seat, "Plain")
    t.hand(0, "Brawler")
    return t


def clashes(t: Table) -> list[object]:
    return [event.seats for event in t.events if isinstance(event, Clash)]


@pytest.mark.rule("TEAM-6")
@pytest.mark.parametrize("kind", ["opponent", "player"])
def test_a_partner_cannot_be_chosen_for_a_clash(kind: str) -> None:
    t = a_clash(kind, 1, 2, 3)
    t.play(0, "Brawler")
    prompt = t.prompt
    assert prompt is not None
    assert prompt.options == (answers.Player(1), answers.Player(3))
    t.choose(0, 3)
    assert clashes(t) == [(0, 3)]


@pytest.mark.rule("TEAM-6", "CL-1")
@pytest.mark.parametrize("kind", ["opponent", "player"])
def test_with_nobody_but_a_partner_there_is_no_clash(kind: str) -> None:
    t = a_clash(kind, 2)
    t.play(0, "Brawler")
    assert t.prompt is None
    assert clashes(t) == []


@pytest.mark.rule("TEAM-6")
def test_a_clash_of_everybody_takes_partners_too() -> None:
    t = a_clash("all", 1, 2, 3)
    t.play(0, "Brawler")
    assert clashes(t) == [(0, 1, 2, 3)]


@pytest.mark.rule("TEAM-6")
def test_an_effect_can_force_a_clash_with_a_partner() -> None:
    t = a_clash("leader", 1, 2, 3)
    t.rp(2, 30)
    t.play(0, "Brawler")
    if t.prompt is not None:
        t.choose(0, 2)
    assert clashes(t) == [(0, 2)]


@pytest.mark.rule("TEAM-6")
def test_of_several_leaders_the_one_who_can_be_chosen_is() -> None:
    t = a_clash("leader", 1, 2, 3)
    t.rp(2, 30)
    t.rp(3, 30)
    t.play(0, "Brawler")
    prompt = t.prompt
    assert prompt is not None
    assert prompt.options == (answers.Player(3),)


# --------------------------------------------------------------------------- whole games


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_random_games_of_teams_keep_every_law_and_end(edition: str, players: int) -> None:
    setup = Setup(players=players, mode="team", edition=edition, seed=players)  # type: ignore[arg-type]
    game = RandomGame(Game.start(setup), seed=players)
    game.play(thorough_every=150)


def test_random_games_of_two_threes_keep_every_law() -> None:
    setup = Setup(players=6, mode="team", teams=(0, 0, 1, 1, 0, 1), prerelease=True, seed=8)
    RandomGame(Game.start(setup), seed=8).play(thorough_every=200)


@EDITIONS
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("players", [3, 5])
def test_bots_play_in_teams(bot: str, edition: str, players: int) -> None:
    setup = Setup(players=players, mode="team", edition=edition, seed=1)  # type: ignore[arg-type]
    game = Game.start(setup)
    play(game, [make_bot(bot, seat).decide for seat in range(players)])
    assert game.over


def test_regular_hands_a_partner_what_it_does_not_need() -> None:
    game = Game.start(Setup(players=4, mode="team", seed=1))
    handed: list[Event] = []

    def hear(_seat: object, _action: object, happened: list[Event]) -> None:
        handed.extend(event for event in happened if isinstance(event, HandedOver))

    play(game, [make_bot("regular", seat).decide for seat in range(4)], listener=hear)
    assert handed
    assert len(handed) < 40
    assert len(set(handed)) > 0.9 * len(handed), "to and fro"
