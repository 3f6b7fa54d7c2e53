"""Setting up a tournament, taking turns, Actions (TRN-1 to TRN-4, TRN-7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from mblades.errors import IllegalAction
from mblades.rules.state.actions import Action, End, Play, UseAction, verb
from mblades.rules.state.events import Event, Passed, Scoring
from mblades.testing import SceneError, Table

EDITIONS = pytest.mark.parametrize("edition", ["original", "collusion"])


def live(players: int = 2, **options: Any) -> Table:
    """A table with plain cards, for tests that let turns run by themselves."""
    t = Table(players=players, **options)
    t.card("Plain", stars=3)
    t.card("Other", stars=4)
    t.card("Lever", kind="Accessory", text="Action: Gain 10 RP.")
    t.card("Crank", kind="Accessory", text="Action: Gain 20 RP.")
    return t


def play(t: Table, seat: int, name: str) -> list[Event]:
    """Play a card, and let the game go on to the next decision."""
    hand = t.state.players[seat].hand
    card = next(c for c in hand if t.state.catalog.names[t.state.cards[c]] == name)
    return t.game.act(seat, ("play", card))


def use(t: Table, seat: int, name: str) -> list[Event]:
    """Use an Action, and let the game go on to the next decision."""
    return t.game.act(seat, actions(t, seat)[name])


def actions(t: Table, seat: int) -> dict[str, Action]:
    """The Actions a seat can use now, by the name of their card."""
    names, cards = t.state.catalog.names, t.state.cards
    found = [choice for choice in t.game.choices(seat) if isinstance(choice, UseAction)]
    return {names[cards[choice.card]]: choice for choice in found}


def kinds(t: Table, seat: int) -> set[object]:
    """What kinds of things a seat can do now."""
    return {verb(choice) for choice in t.game.choices(seat)}


# --------------------------------------------------------------------------- TRN-1


@EDITIONS
@pytest.mark.rule("TRN-1")
def test_box_and_accessories_lie_face_up_singles_are_the_hand_and_rp_are_zero(edition: str) -> None:
    t = live(edition=edition)
    t.card("Case", kind="Deck Box")
    t.deck(0, "Plain", "Case", "Lever", "Other", "Crank")
    t.deck(1, "Plain")
    t.binder(0, "Other")
    t.rp(0, 50)
    t.begin()
    player = t.state.players[0]
    names = [t.state.catalog.names[t.state.cards[c]] for c in (*player.box, *player.accessories)]
    assert names == ["Case", "Lever", "Crank"]
    assert t.is_face_up("Case")
    assert t.is_face_up("Lever")
    assert t.hand_of(0) == ["Plain", "Other"]
    assert t.tableau_of(0) == []
    assert t.binder_of(0) == ["Other"]
    assert t.rp_of(0) == 0


@EDITIONS
@pytest.mark.rule("TRN-1")
def test_a_tableau_has_six_slots(edition: str) -> None:
    t = live(edition=edition)
    t.hand(0, *["Plain"] * 7)
    for _ in range(6):
        t.play(0, "Plain")
    with pytest.raises(SceneError, match="no open slot"):
        t.play(0, "Plain")
    assert len(t.tableau_of(0)) == 6


# --------------------------------------------------------------------------- TRN-2


@pytest.mark.rule("TRN-2")
def test_the_winner_of_the_last_tournament_begins() -> None:
    t = live(3)
    t.deck(0, "Plain")
    t.deck(1, "Plain")
    t.deck(2, "Plain")
    t.state.placing = ((2,), (0,), (1,))
    t.begin()
    assert t.state.first == t.state.tournament.turn == 2


@pytest.mark.rule("TRN-2", "RUL-4")
def test_after_a_tie_one_of_the_tied_begins_by_the_seed() -> None:
    first = set()
    for seed in range(20):
        t = live(3, seed=seed)
        for seat in range(3):
            t.deck(seat, "Plain")
        t.state.placing = ((0, 2), (1,))
        t.begin()
        first.add(t.state.tournament.turn)
    assert first == {0, 2}


@pytest.mark.rule("TRN-2", "RUL-4")
def test_in_the_first_tournament_the_seed_says_who_begins_unless_the_set_up_does() -> None:
    first = set()
    for seed in range(30):
        t = live(3, seed=seed)
        for seat in range(3):
            t.deck(seat, "Plain")
        t.begin()
        first.add(t.state.tournament.turn)
    assert first == {0, 1, 2}
    t = live(3, first_player=1)
    for seat in range(3):
        t.deck(seat, "Plain")
    t.begin()
    assert t.state.tournament.turn == 1


@pytest.mark.rule("TRN-2")
def test_turns_go_clockwise() -> None:
    t = live(3)
    for seat in range(3):
        t.deck(seat, "Plain", "Other")
    t.state.placing = ((1,), (0, 2))
    t.begin()
    turns = []
    for _ in range(5):
        turns.append(t.state.tournament.turn)
        names = t.hand_of(t.state.tournament.turn)
        play(t, t.state.tournament.turn, names[0])
    assert turns == [1, 2, 0, 1, 2]


# --------------------------------------------------------------------------- TRN-3


@pytest.mark.rule("TRN-3")
@EDITIONS
def test_a_deck_of_nine_singles_loses_a_random_one_to_the_binder(edition: str) -> None:
    lost = set()
    for seed in range(12):
        t = Table(players=2, edition=edition, seed=seed)
        names = [f"Single {n}" for n in range(9)]
        for name in names:
            t.card(name)
        t.deck(0, *names)
        t.deck(1, "Single 0")
        t.begin()
        assert len(t.hand_of(0)) == 8
        assert sorted(t.hand_of(0) + t.binder_of(0)) == names
        lost.update(t.binder_of(0))
    assert len(lost) > 2


@pytest.mark.rule("TRN-3")
def test_only_offending_cards_are_lost() -> None:
    t = live()
    t.card("Case", kind="Deck Box")
    t.card("Chest", kind="Deck Box")
    t.card("Third", kind="Accessory")
    t.card("Saga", text="Epic.")
    t.card("Legend", text="Epic.")
    t.deck(0, "Plain", "Plain", "Saga", "Legend", "Case", "Chest", "Lever", "Crank", "Third")
    t.deck(1, "Plain")
    t.begin()
    binder = t.binder_of(0)
    assert len(binder) == 4
    assert binder.count("Plain") == 1
    assert len({"Saga", "Legend"} & set(binder)) == 1
    assert len({"Case", "Chest"} & set(binder)) == 1
    assert len({"Lever", "Crank", "Third"} & set(binder)) == 1
    assert "Plain" in t.hand_of(0)


@pytest.mark.rule("TRN-3")
def test_a_legal_deck_loses_nothing() -> None:
    t = live()
    t.deck(0, "Plain", "Other", "Lever", "Crank")
    t.deck(1, "Plain")
    t.begin()
    assert t.binder_of(0) == []


# --------------------------------------------------------------------------- TRN-4


@pytest.mark.rule("TRN-4")
@pytest.mark.parametrize("first", ["play", "action"])
def test_a_turn_is_one_single_and_one_action_in_either_order(first: str) -> None:
    t = live()
    t.accessories(0, "Lever", "Crank")
    t.hand(0, "Plain", "Other")
    t.hand(1, "Plain", "Other")
    assert kinds(t, 0) == {"play", "action"}
    if first == "play":
        play(t, 0, "Plain")
        assert kinds(t, 0) == {"action", "end"}
        use(t, 0, "Lever")
    else:
        use(t, 0, "Lever")
        assert kinds(t, 0) == {"play"}
        play(t, 0, "Plain")
    assert t.state.tournament.turn == 1
    assert t.rp_of(0) == 10
    assert t.is_face_up("Crank")


@pytest.mark.rule("TRN-4")
def test_playing_is_required_and_an_action_is_not() -> None:
    t = live()
    t.accessories(0, "Lever")
    t.hand(0, "Plain")
    t.hand(1, "Plain")
    assert End() not in t.game.choices(0)
    play(t, 0, "Plain")
    t.game.act(0, ("end",))
    assert t.state.tournament.turn == 1
    assert t.is_face_up("Lever")


@pytest.mark.rule("TRN-4")
def test_nobody_acts_in_anothers_turn() -> None:
    t = live()
    t.accessories(1, "Lever")
    t.hand(0, "Plain")
    t.hand(1, "Plain")
    assert t.game.choices(1) == []


def refusal(t: Table, seat: int, action: Action) -> str:
    with pytest.raises(IllegalAction) as refused:
        t.game.act(seat, action)
    return str(refused.value)


@pytest.mark.rule("TRN-4")
def test_a_refusal_says_why() -> None:
    t = live()
    t.accessories(0, "Lever", "Crank")
    t.hand(0, "Plain", "Other")
    t.hand(1, "Plain", "Other")
    (mine, next_one), (theirs, _) = (player.hand for player in t.state.players)
    assert refusal(t, 1, Play(theirs)) == "It is not your turn."
    assert refusal(t, 0, Play(theirs)) == "That card is not in your hand."
    assert refusal(t, 0, End()) == "You have to play a card this turn."
    assert refusal(t, 0, UseAction(mine, 0)) == (
        "That card has no Action that you can use right now."
    )
    t.game.act(0, Play(mine))
    assert refusal(t, 0, Play(next_one)) == "You have already played your card this turn."


@pytest.mark.rule("TRN-4")
def test_a_refusal_names_the_action_that_has_been_used() -> None:
    t = live()
    t.accessories(0, "Lever", "Crank")
    t.hand(0, "Plain")
    t.hand(1, "Plain")
    crank = actions(t, 0)["Crank"]
    use(t, 0, "Lever")
    assert refusal(t, 0, crank) == "You have already used your Action this turn."


def _empty_hand(t: Table) -> None:
    t.accessories(0, "Lever")


def _full_tableau(t: Table) -> None:
    t.accessories(0, "Lever")
    t.tableau(0, *["Plain"] * 6)
    t.hand(0, "Plain")


def _unmet_condition(t: Table) -> None:
    t.accessories(0, "Lever")
    t.card("Crown", text="Play this card only if there are at least 2 cards in your tableau.")
    t.hand(0, "Crown")


def _forbidden(t: Table) -> None:
    t.accessories(0, "Lever")
    t.card("Warden", text="Ongoing: Each opponent cannot play cards.")
    t.tableau(1, "Warden")
    t.hand(0, "Plain")


@pytest.mark.rule("TRN-4")
@pytest.mark.parametrize("why", [_empty_hand, _full_tableau, _unmet_condition, _forbidden])
def test_who_cannot_play_a_card_passes_and_cannot_use_an_action(
    why: Callable[[Table], None],
) -> None:
    t = live()
    why(t)
    t.hand(1, "Plain", "Other")
    t.state.tournament.turn = 1
    events = play(t, 1, "Plain")
    assert Passed(0) in events
    assert t.state.tournament.turn == 1
    assert t.is_face_up("Lever")
    assert t.rp_of(0) == 0


@pytest.mark.rule("TRN-4")
def test_a_condition_that_is_met_lets_the_card_be_played() -> None:
    t = live()
    t.card("Crown", text="Play this card only if there are at least 2 cards in your tableau.")
    t.hand(0, "Crown")
    t.tableau(0, "Plain")
    with pytest.raises(SceneError):
        t.play(0, "Crown")
    t.tableau(0, "Plain")
    t.play(0, "Crown")
    assert t.tableau_of(0) == ["Plain", "Plain", "Crown"]


@pytest.mark.rule("TRN-4")
def test_who_has_passed_plays_again_when_a_card_comes_to_hand() -> None:
    t = live()
    t.card("Gift", text="Play: Each opponent draws a card.")
    t.hand(1, "Plain", "Gift", "Other")
    t.store("Plain")
    t.state.tournament.turn = 1
    events = play(t, 1, "Plain")
    assert Passed(0) in events
    play(t, 1, "Gift")
    assert t.state.tournament.turn == 0
    assert kinds(t, 0) == {"play"}


@pytest.mark.rule("TRN-4")
def test_the_tournament_ends_when_all_pass_in_succession() -> None:
    t = live(3)
    t.hand(0, "Plain")
    t.hand(1, "Plain", "Other")
    play(t, 0, "Plain")
    events = play(t, 1, "Plain")  # 2 and 0 pass, but 1 does not
    assert Scoring() not in events
    events = play(t, 1, "Other")
    assert [event for event in events if isinstance(event, Passed)] == [
        Passed(2),
        Passed(0),
        Passed(1),
    ]
    assert Scoring() in events
    assert t.state.phase == "deckbuilding"


@pytest.mark.rule("TRN-4")
def test_an_action_that_takes_the_last_playable_card_ends_the_turn() -> None:
    t = live()
    t.card("Furnace", kind="Accessory", text="Action: Discard a card. Gain 10 RP.")
    t.accessories(0, "Furnace")
    t.hand(0, "Plain")
    t.hand(1, "Other", "Plain")
    use(t, 0, "Furnace")
    t.game.act(0, ("choose", 0))
    assert t.rp_of(0) == 10
    assert t.state.tournament.turn == 1


# --------------------------------------------------------------------------- TRN-7


@pytest.mark.rule("TRN-7")
def test_an_action_is_carried_out_and_then_its_card_flips() -> None:
    t = Table(players=2)
    t.card("Lamp", stars=4, text="Action: Gain RP equal to this card's stars.")
    t.tableau(0, "Lamp")
    t.action(0, "Lamp")
    assert t.happened("action") == [(0, "Lamp")]
    assert t.rp_of(0) == 4
    assert not t.is_face_up("Lamp")
    t.turn(0)
    with pytest.raises(SceneError, match="no Action"):
        t.action(0, "Lamp")


@pytest.mark.rule("TRN-7")
@pytest.mark.parametrize("place", ["tableau", "box", "accessories"])
def test_an_action_can_be_on_any_card_of_the_play_area(place: str) -> None:
    t = Table(players=2)
    t.card("Lamp", text="Action: Gain 10 RP.")
    getattr(t, place)(0, "Lamp")
    t.action(0, "Lamp")
    assert t.rp_of(0) == 10
    assert not t.is_face_up("Lamp")


@pytest.mark.rule("TRN-7")
def test_the_card_flips_even_if_its_action_finds_nothing_to_do() -> None:
    t = Table(players=2)
    t.card("Hook", text="Action: Flip a card in an opponent's tableau.")
    t.tableau(0, "Hook")
    t.action(0, "Hook")
    assert not t.is_face_up("Hook")


@pytest.mark.rule("TRN-7", "CL-2")
def test_a_top_card_whose_action_clashes_is_face_up_and_used_in_that_clash() -> None:
    t = Table(players=2)
    t.card("Small", stars=1)
    t.card("Duke", stars=9, text="Action: Clash with an opponent. The winner gains 10 RP.")
    t.card("Rival", stars=5)
    t.card("Two", stars=2)
    t.tableau(0, "Small", "Duke")
    t.tableau(1, "Rival")
    t.store("Two", "Two")
    t.action(0, "Duke")
    assert t.rp_of(0) == 10
    assert t.happened("clash_card")[0] == (0, "Duke", "Two", 11)
    assert not t.is_face_up("Duke")


@pytest.mark.rule("TRN-7")
def test_as_an_action_counts_as_an_action() -> None:
    t = Table(players=2)
    t.card("Lamp", text="As an Action, gain 10 RP.")
    t.card("Watcher", text="Ongoing: Each opponent cannot use Actions.")
    t.tableau(0, "Lamp")
    t.tableau(1, "Watcher")
    with pytest.raises(SceneError, match="no Action"):
        t.action(0, "Lamp")
    t.face_down("Watcher")
    t.action(0, "Lamp")
    assert t.rp_of(0) == 10
    assert not t.is_face_up("Lamp")
