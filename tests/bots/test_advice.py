"""Advice for people: whole moves that can be made, with a reason, until nothing is left to do."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mblades.bots import make_bot
from mblades.bots.advice import Advice
from mblades.rules.game import Game
from mblades.rules.setup.menu import usual_players
from mblades.rules.setup.setup import Setup
from mblades.rules.state import actions
from mblades.rules.state.action_tables import READY
from mblades.rules.window import SeatWindow
from mblades.server.tables.bots import advise, filling
from mblades.testing import Table
from tests.seen import there

MODES = ("normal", "team", "duel", "funky", "coop", "campaign", "turn-based")
EXPECTED = {"turn-based": {"buy", "sell", "collect", "play", "score"}}  # in a whole game
UNRECKONED = {  # kinds whose reason may be another than a number
    "ready", "end", "player", "use deck", "attach", "card", "may", "option", "reaction", "order", "name",
    "slot", "done", "score",
}  # fmt: skip
MOST_HINTS = 60  # in a phase; a person who needs more is going round in circles
GAMES: dict[str, dict[str, Any]] = {
    "normal": {"players": 3},
    "original": {"players": 4, "edition": "original", "build": "First Game"},
    "free market": {"players": 3, "free_market": True},
    "funky": {"players": 3, "mode": "funky"},
    "duel": {"players": 2, "mode": "duel"},
    "teams": {"players": 4, "mode": "team"},
    "powers": {"players": 3, "character_powers": True, "venues": True},
}


class Follower:
    """Somebody who does whatever they are told, at a table with bots."""

    def __init__(self, setup: Setup) -> None:
        self.game = Game.start(setup)
        self.advice: list[Advice] = []  # of this phase
        self.asked: set[int] = set()
        self._bots = [make_bot("regular", seat) for seat in range(setup.players)]

    def build_decks(self) -> None:
        """On to the end of a phase of deckbuilding."""
        game = self.game
        while game.phase == "deckbuilding":
            acted = [seat for seat in game.waiting if self._act(seat)]
            if not acted:
                self._check_decks()
                game.tick()

    def _act(self, seat: int) -> bool:
        game = self.game
        if game.phase != "deckbuilding" or game.state.players[seat].ready:
            return False
        if seat == 0:
            self._follow()
        else:
            game.act(seat, self._bots[seat].decide(SeatWindow(game, seat)))
        return True

    def _follow(self) -> None:
        advice = there(advise(self.game, 0, self.asked))
        self.advice.append(advice)
        assert len(self.advice) <= MOST_HINTS
        assert not isinstance(advice.actions[-1], actions.Unready | actions.Cancel)
        before = self.game.dump()
        for action in advice.actions:  # never refused
            self.game.act(0, action)
        assert self.game.dump() != before
        if advice.reason.kind == "friends":
            self.asked.add(there(advice.reason.partner))

    def _check_decks(self) -> None:
        view = self.game.view(0)
        if not there(view["clock"])["running"]:
            return
        me: dict[str, Any] = {**view["players"][0]}
        for area in view["areas"]:
            if area.endswith("deck"):
                assert me[area]
                assert not me[f"{area}_faults"]
        ready = self.game.clone()
        ready.act(0, actions.Unready())
        assert filling(ready, 0) == []


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("name", GAMES)
def test_who_follows_hints_gets_on_and_has_a_full_legal_deck(name: str, seed: int) -> None:
    follower = Follower(Setup(**{"build": "New Beginnings", **GAMES[name]}, seed=seed))
    follower.build_decks()
    assert follower.advice[-1].actions == (READY,)
    kinds = {advice.reason.kind for advice in follower.advice}
    assert {"build", "ready"} < kinds
    assert len(kinds) > 3


def in_last_timer() -> Game:
    game = Game.start(Setup(mode="coop", players=1, build="New Beginnings", seed=1))
    while game.state.deckbuilding.timer < 2:
        game.tick()
    return game


def follow_until(game: Game, kind: str) -> Advice:
    for _ in range(MOST_HINTS):
        advice = there(advise(game, 0))
        if advice.reason.kind == kind:
            return advice
        for action in advice.actions:
            game.act(0, action)
    raise AssertionError(f"never advised: {kind}")


def test_a_fusion_is_one_move_that_takes_its_cards_out_of_the_deck() -> None:
    game = in_last_timer()
    spare = follow_until(game, "fuse").reason.cards
    game.act(0, actions.Move(spare[0], "deck"))
    advice = there(advise(game, 0))
    assert advice.reason.kind == "fuse"
    assert advice.reason.cards == spare
    assert advice.actions[0] == actions.Move(spare[0], "binder")
    fusion = advice.actions[-1]
    assert isinstance(fusion, actions.FuseFor)
    assert fusion.promo == advice.reason.gets
    assert there(advice.reason.gain) > 0
    assert advice.reason.why in ("deck", "collection", "spare")


def test_what_one_has_begun_is_given_up_for_the_move() -> None:
    game = in_last_timer()
    advice = there(advise(game, 0))
    game.act(0, ("fuse", "Bronze"))
    assert there(advise(game, 0)).actions == (actions.Cancel(), *advice.actions)


def test_there_is_no_advice_for_who_is_ready_or_before_the_clock_starts() -> None:
    game = in_last_timer()
    game.act(0, actions.Pause())
    assert advise(game, 0) is None
    game.act(0, actions.Resume())
    two = Game.start(Setup(players=3, build="New Beginnings", seed=1))
    two.tick()
    two.act(0, READY)
    assert advise(two, 0) is None


def test_a_purchase_says_what_it_really_costs() -> None:
    follower = Follower(Setup(players=3, build="New Beginnings", seed=1))
    game = follower.game
    game.tick()
    advice = follow_until(game, "buy")
    money = game.state.players[0].money
    for action in advice.actions:
        game.act(0, action)
    assert advice.reason.price == money - game.state.players[0].money > 0


# --------------------------------------------------------------------------- trades


def market() -> Table:
    t = Table(players=3, phase="deckbuilding")
    t.card("Plain", stars=3)
    t.card("Great", text="Play: Gain 40 RP.", stars=3)
    t.card("Other", stars=2)
    t.binder(0, "Great", "Other")
    t.binder(1, "Plain")
    return t


def advised_until_ready(t: Table) -> list[Advice]:
    """Everything that is advised, and done, until one is ready."""
    done: list[Advice] = []
    asked: set[int] = set()
    while not t.game.state.players[0].ready:
        done.append(there(advise(t.game, 0, asked)))
        assert len(done) < MOST_HINTS
        for action in done[-1].actions:
            t.game.act(0, action)
        if done[-1].reason.kind == "friends":
            asked.add(there(done[-1].reason.partner))
    return done


def test_an_offer_that_is_no_longer_possible_is_left_alone() -> None:
    t = market()
    t.trade(1, 0, give=["Plain"], get_money=3)
    t.move(1, "Plain", to="deck")
    assert "decline" not in [advice.reason.kind for advice in advised_until_ready(t)]
    assert t.game.state.deckbuilding.trades


def test_a_bad_offer_is_declined_when_nothing_better_is_left() -> None:
    t = market()
    t.friends(0, 3)
    t.trade(1, 0, get_friends=[3])
    *_, decline, ready = advised_until_ready(t)
    assert (decline.reason.kind, ready.reason.kind) == ("decline", "ready")
    assert there(decline.reason.gain) < 0


def test_a_good_offer_is_accepted_though_the_card_is_in_the_deck() -> None:
    t = market()
    t.show(0, "Other")
    t.friends(2, 3)
    t.trade(2, 0, give_friends=[3], give_money=2, get=["Other"])
    t.move(0, "Other", to="deck")
    advice = there(advise(t.game, 0))
    assert (advice.reason.kind, advice.reason.partner) == ("accept", 2)
    move, accept = advice.actions
    assert move == actions.Move(advice.reason.cards[0], "binder")
    assert isinstance(accept, actions.Accept)


# --------------------------------------------------------------------------- tournaments


def test_a_play_is_advised_with_the_rp_it_brings_and_what_brings_them() -> None:
    t = Table(players=2)
    t.card("Poor", text="Score: Gain 2 RP.")
    t.card("Rich", text="Score: Gain 30 RP.")
    t.card("Quick", text="Play: Gain 20 RP.")
    t.hand(0, "Quick", "Rich", "Poor")
    t.turn(0)
    reason = there(advise(t.game, 0)).reason
    assert (reason.kind, reason.unit) == ("play", "RP")
    assert (reason.gain, reason.why) in ((20, "play"), (30, "score"))


def test_what_lies_there_already_uses_the_card_that_comes() -> None:
    t = Table(players=2)
    t.card("Echo", text="Next: Use the Play effects of the next card.")
    t.card("Quick", text="Play: Gain 20 RP.")
    t.tableau(0, "Echo")
    t.hand(0, "Quick")
    t.turn(0)
    reason = there(advise(t.game, 0)).reason
    assert (reason.kind, reason.gain, reason.why) == ("play", 40, "play")


def test_a_question_is_answered_with_whom_it_hurts() -> None:
    t = Table(players=2)
    t.card("Axe", text="Play: Flip a card in any tableau.", stars=9)
    t.card("Mine", text="Score: Gain 20 RP.")
    t.card("Theirs", text="Score: Gain 20 RP.")
    t.hand(0, "Axe")
    t.tableau(0, "Mine")
    t.tableau(1, "Theirs")
    t.play(0, "Axe")
    advice = there(advise(t.game, 0))
    assert isinstance(advice.actions[0], actions.Choose)
    assert (advice.reason.kind, advice.reason.partner, advice.reason.why) == ("card", 1, "theirs")
    assert there(advice.reason.gain) > 10


def can_be_said(advice: Advice) -> bool:
    """Whether the client has a sentence that is true: for every kind, but not without its gain where the
    sentence says one (web/src/table/advice-words.test.ts)."""
    reason = advice.reason
    if reason.kind == "other":
        return isinstance(advice.actions[-1], actions.Choose)
    return reason.gain is not None or reason.kind in UNRECKONED or reason.why == "order"


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("mode", MODES)
def test_there_is_a_reason_for_everything_in_a_whole_game(mode: str, seed: int) -> None:
    """In every mode somebody who does whatever is advised gets to the end, knows why at every step, and
    proposes nothing that has been declined."""
    setup = Setup(mode=mode, players=usual_players(mode, "collusion"), seed=seed)
    game = Game.start(setup)
    dice = random.Random(seed)
    bots = [make_bot("random", seat) for seat in range(setup.players)]
    kinds: set[str] = set()
    hints, asked, moment = 0, set[int](), (0, "")
    while not game.over:
        building = game.phase == "deckbuilding"
        waiting = [s for s in game.waiting if not (building and game.state.players[s].ready)]
        if not waiting:
            game.tick()
            continue
        seat = dice.choice(waiting)
        if seat:
            if building and dice.random() < 0.2:
                game.act(seat, READY if READY in game.choices(seat) else game.choices(seat)[-1])
            else:
                game.act(seat, bots[seat].decide(SeatWindow(game, seat)))
            continue
        if moment != (game.round, game.phase):
            hints, asked, moment = 0, set(), (game.round, game.phase)
        if game.choices(0)[0] == actions.Resume():
            game.act(0, actions.Resume())
            continue
        advice = there(advise(game, 0, asked))
        reason = advice.reason
        assert can_be_said(advice), advice
        kinds.add(reason.kind)
        hints += building
        assert hints <= MOST_HINTS
        if reason.kind == "friends":
            assert reason.partner not in asked
            asked.add(there(reason.partner))
        for action in advice.actions:
            game.act(0, action)
    assert EXPECTED.get(mode, {"play"}) <= kinds, kinds


def test_a_fusion_under_way_in_turn_based_is_given_up_for_the_move() -> None:
    game = Game.start(Setup(mode="turn-based", players=2, seed=1))
    bots = [make_bot("regular", seat) for seat in range(2)]
    while game.waiting != (0,) or actions.Fuse("Bronze") not in game.choices(0):
        (seat,) = game.waiting
        game.act(seat, bots[seat].decide(SeatWindow(game, seat)))
    advice = there(advise(game, 0))
    game.act(0, actions.Fuse("Bronze"))
    again = there(advise(game, 0))
    assert again.actions == (actions.Cancel(), *advice.actions)
    assert again.reason == advice.reason
    for action in again.actions:
        game.act(0, action)
