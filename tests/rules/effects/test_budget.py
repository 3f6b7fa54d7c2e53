"""No text makes more work, or a larger state, than the table can bear (GEN-9, GEN-10)."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.rules import save
from mblades.rules.effects import board, card_values, compiler
from mblades.rules.effects.catalog import Catalog, Op
from mblades.rules.effects.continuous import lasting
from mblades.rules.effects.loops import LONGEST_CHAIN, WATCH_AFTER
from mblades.rules.effects.resolving import run
from mblades.rules.effects.stack import PLAY, trigger
from mblades.rules.game import Game
from mblades.rules.state.actions import End, UseAction
from mblades.rules.state.budget import MOST, MOST_HELD, MOST_WAITING, MOST_WORK, STEP
from mblades.rules.state.records import Waiting
from mblades.rules.state.state import State
from mblades.rules.tournament import phase as tournament
from mblades.testing import NOTHING_PRINTED, Table
from mblades.text import tree
from mblades.text.effort import effort
from mblades.text.reading.parser import parse

LARGEST_STATE = 1_000_000  # bytes, not compressed
MOST_ANSWERS = 400

# What every card in play says, and what the card says that is played.
HOSTILE = {
    "eleven listeners, four seats": (
        4,
        ["Ongoing: Whenever an opponent gains RP, each player gains 1 RP."] * 11,
        "Play: Each player gains 1 RP. Repeat this effect 20 times.",
    ),
    "twelve listeners, six seats": (
        6,
        ["Ongoing: Whenever you gain RP, each player gains 1 RP."] * 12,
        "Play: Each player gains 1 RP. Repeat this effect 20 times.",
    ),
    "one listener": (
        4,
        ["Ongoing: Whenever an opponent gains RP, each player gains 1 RP."],
        "Play: Each player gains 1 RP.",
    ),
    "gains that repeat": (
        2,
        ["Ongoing: Whenever you gain RP, gain 1 RP."] * 9,
        "Play: Gain 5 RP. Repeat this effect 20 times.",
    ),
    "gains and losses": (
        6,
        [
            "Ongoing: Whenever a player gains RP, each player loses 1 RP.",
            "Ongoing: Whenever a player loses RP, each player gains 1 RP.",
        ]
        * 6,
        "Play: Each player gains 1 RP.",
    ),
    "each RP you have": (
        4,
        ["Ongoing: Whenever you gain RP, gain 9999 RP for each RP you have."] * 3,
        "Play: Gain 1 RP. Gain 9999 RP for each RP you have. Repeat this effect 20 times.",
    ),
    "may, and may again": (
        3,
        ["Ongoing: Whenever you gain RP, you may gain 1 RP. If you do, you may gain 1 RP."] * 6,
        "Play: You may gain 1 RP. Repeat this effect 20 times.",
    ),
    "stars that count stars": (
        6,
        [
            "Ongoing: Cards in any tableau have 1 extra star for each card in any "
            "tableau with 1 or more stars."
        ]
        * 6,
        "Play: Put 1 star token on each card in any tableau. Repeat this effect 20 times.",
    ),
    "tokens that grow": (
        6,
        ["Ongoing: Whenever you gain RP, put 9999 star tokens on this card and gain 1 RP."] * 8,
        "Play: Gain 1 RP.",
    ),
    "effects lent to all": (
        6,
        [
            "Ongoing: Cards in any tableau also have this card's Ongoing effects.",
            *["Ongoing: Whenever a player gains RP, each player gains 1 RP."] * 10,
        ],
        "Play: Each player gains 1 RP.",
    ),
    "copies of copies": (
        6,
        [
            "Ongoing: This card also has the effects of the card immediately to the left of this card.",
            "Ongoing: This card also has the effects of the card immediately to the right of this card.",
            *["Ongoing: Whenever a player gains RP, each player gains 1 RP."] * 6,
        ],
        "Play: Each player gains 1 RP.",
    ),
    "clashes that cause clashes": (
        6,
        ["Ongoing: Whenever you clash, clash with each player."] * 5
        + ["Ongoing: Whenever you win a clash, clash with each player."] * 5,
        "Play: Clash with each player. Repeat this effect 20 times.",
    ),
    "flips that flip": (
        6,
        [
            "Flip: Flip each card in any tableau.",
            *["Ongoing: Whenever a card in any tableau is flipped, gain 1 RP."] * 10,
        ],
        "Play: Flip each card in any tableau.",
    ),
    "Play effects that use Play effects": (
        6,
        ["Play: Use the Play effects of a card in your tableau."] * 11,
        "Play: Use the Play effects of each card in any tableau. Repeat this effect 20 times.",
    ),
    "one's own effects again": (
        2,
        ["Play: Gain 1 RP."],
        "\n".join(["Play: Use this card's Play effects."] * 11),
    ),
    "instead of instead": (
        6,
        ["Ongoing: If a player would gain RP, that player loses 1 RP instead."] * 6
        + ["Ongoing: If a player would lose RP, that player gains 1 RP instead."] * 6,
        "Play: Each player gains 1 RP. Repeat this effect 20 times.",
    ),
    "the whole store": (
        6,
        ["Ongoing: Whenever you discard a card, gain 1 RP."] * 12,
        "Play: Each player draws 9999 cards. Each player discards each card in their hand. "
        "Repeat this effect 20 times.",
    ),
    "whole binders": (
        6,
        ["Ongoing: Whenever a player discards a card, each player gains 1 RP."] * 12,
        "Play: Discard each card in any player's binder. Repeat this effect 20 times.",
    ),
    "reveals": (
        6,
        ["Ongoing: Whenever you gain RP, gain 1 RP."],
        "Play: Reveal each card in any player's binder. Repeat this effect 20 times.",
    ),
}
SCORING = {
    "Score effects that use Score effects": [
        "Score: Use the Score effects of each card in any tableau."
    ]
    * 12,
    "one's own Score effects": ["Score: Use this card's Score effects."] * 12,
    "Score effects that repeat": ["Score: Each player gains 1 RP. Repeat this effect 20 times."]
    * 12,
    "Score effects that ask": ["Score: You may gain 1 RP. Use this card's Score effects."] * 12,
}


class CountingCatalog(Catalog):
    """Counts the steps of effects since an input was looked at."""

    steps = 0

    def work(self, number: int) -> tuple[tuple[Op, ...], int]:
        self.steps += 1
        return super().work(number)


def scene(players: int, text: str, played: str) -> Table:
    t = Table(players=players)
    t.card("Bad", text=text, symbols="Fire Soldier")
    t.card("Worse", text=played, symbols="Fire Soldier")
    t.card("Plain")
    for seat in range(players):
        t.tableau(seat, *["Bad"] * 5)
        t.accessories(seat, "Bad", "Bad", "Bad")
        t.hand(seat, "Worse", "Plain", "Plain")
        t.binder(seat, *["Plain"] * 40)
    t.store(*["Plain"] * 100)
    t.state.catalog = CountingCatalog(t.state.catalog.library, compiler)
    return t


def only_sentence(text: str) -> tree.Effect:
    (ability,) = parse(text).lines
    assert isinstance(ability, tree.Ability)
    (sentence,) = ability.effects
    return sentence


def check(s: State, seats: int) -> None:
    """That an input has not done too much, and that the state can be saved."""
    chains = 2 * seats + 1  # each player may cause one loop, and score
    assert isinstance(s.catalog, CountingCatalog)
    assert 0 < s.catalog.steps <= chains * MOST_WORK // STEP
    assert len(s.events) <= chains * MOST_WORK // STEP
    assert (
        len(s.tournament.stack) + len(s.tournament.happened) + sum(map(len, s.tournament.groups))
        <= 4 * MOST_WAITING
    )
    assert len(save._pack(save.as_data(s))) < LARGEST_STATE
    assert all(0 <= player.rp <= MOST and 0 <= player.money <= MOST for player in s.players)
    assert all(0 <= count <= MOST for count in s.tournament.tokens.values())
    assert s.board is None or s.board.held <= MOST_HELD
    game = Game(s)
    assert Game.load(game.dump(), NOTHING_PRINTED).digest() == game.digest()
    s.catalog.steps = 0


def answer_on(t: Table, seats: int, index: int) -> None:
    game = t.game
    for _ in range(MOST_ANSWERS):
        if t.state.tournament.prompt is None:
            return
        seat = game.waiting[0]
        options = game.choices(seat)
        game.act(seat, options[index % len(options)])
        assert (
            len(t.state.tournament.stack) + sum(map(len, t.state.tournament.groups))
            <= 4 * MOST_WAITING
        )
    check(t.state, seats)


@pytest.mark.rule("GEN-9", "GEN-10")
@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("index", [0, -1])
def test_no_play_does_too_much(name: str, index: int) -> None:
    seats, lines, played = HOSTILE[name]
    t = scene(seats, "\n".join(lines), played)
    s = t.state
    t.game.act(0, ("play", s.players[0].hand[0]))
    check(s, seats)
    answer_on(t, seats, index)


@pytest.mark.rule("GEN-9", "END-1")
@pytest.mark.parametrize("name", SCORING)
def test_no_scoring_does_too_much(name: str) -> None:
    t = scene(4, "\n".join(SCORING[name]), "Play: Gain 1 RP.")
    t.state.round = 1
    tournament.start_scoring(t.state)
    run(t.state)
    check(t.state, 4)
    answer_on(t, 4, 0)


@pytest.mark.rule("GEN-9", "END-1")
def test_score_effects_without_end_are_broken_off_and_the_others_score() -> None:
    t = Table(players=2)
    t.card("Ring", text="\n".join(["Score: Use this card's Score effects."] * 2))
    t.card("Plain", text="Score: Gain 10 RP.")
    t.tableau(0, "Plain", "Ring", "Plain")
    t.tableau(1, "Plain")
    t.finish()
    assert [t.rp_of(0), t.rp_of(1)] == [10, 10]
    assert not t.is_out(0)
    assert not t.happened("loop")


@pytest.mark.rule("GEN-9")
def test_whether_somebody_looks_changes_nothing() -> None:
    seats, lines, played = HOSTILE["stars that count stars"]
    digests = []
    for looks in (False, True):
        t = scene(seats, "\n".join(lines), played)
        game = t.game
        if looks:
            game.view(0)
            game.choices(0)
        game.act(0, ("play", t.state.players[0].hand[0]))
        digests.append((game.digest(), t.state.work))
    assert digests[0] == digests[1]


@pytest.mark.rule("GEN-9")
@pytest.mark.parametrize("action", ["action", "end"])
def test_whether_somebody_looks_at_stars_that_count_rp_changes_nothing(action: str) -> None:
    work = []
    for looks in ("nobody", "view", "choices"):
        t = Table(players=2)
        t.card("Trophy", text="Ongoing: This card has +1 star for each 10 RP you have.")
        t.card("Wall", text="Ongoing: Opponents cannot play cards with more stars than this card.")
        t.card("Bank", text="Action: Gain 100 RP.")
        t.tableau(0, "Trophy", "Bank")
        t.tableau(1, "Trophy", "Wall")
        t.hand(0, "Bank", "Bank")
        t.hand(1, "Bank")
        game = t.game
        t.state.tournament.must_play = False
        if looks == "view":
            game.view(0)
        elif looks == "choices":
            game.choices(0)
        number = t.number_of("Bank")
        ref = t.state.catalog.abilities(t.state.cards[number])[0].ref
        game.act(0, UseAction(number, ref) if action == "action" else End())
        work.append(t.state.work)
    assert len(set(work)) == 1


@pytest.mark.rule("GEN-9", "GEN-10")
def test_what_was_known_before_the_input_costs_nothing() -> None:
    t = Table(players=2)
    t.card("Crowd", text="Ongoing: Cards in any tableau have 1 extra star.")
    t.tableau(0, "Crowd")
    s = t.state
    for renewed in (False, True):
        board.changed(s)
        board.of(s)
        if renewed:
            board.renew(s)
        before = s.work
        assert t.stars_of("Crowd") == card_values.stars(s, t.number_of("Crowd"))
        assert (s.work == before) == renewed


@pytest.mark.rule("GEN-4", "GEN-10")
def test_who_is_protected_costs_work_to_find_out() -> None:
    t = Table(players=2)
    t.card("Wall", text="Ongoing: Cards in your tableau cannot be flipped by opponents' effects.")
    t.tableau(1, "Wall", "Wall")
    s = t.state
    known = board.of(s)
    s.work = 0
    assert card_values.is_protected(s, t.number_of("Wall"), 0, "flipped")
    assert s.work == known.efforts[tree.CannotBe] > 0


@pytest.mark.rule("GEN-9")
@pytest.mark.parametrize(
    ("work", "waiting", "noted"), [(0, 0, 1), (MOST_WORK + 1, 0, 0), (0, MOST_WAITING + 1, 0)]
)
def test_what_is_about_to_be_broken_off_sets_nothing_off(
    work: int, waiting: int, noted: int
) -> None:
    t = Table(players=2)
    t.card("Ear", text="Ongoing: Whenever you gain RP, gain 1 RP.")
    t.tableau(0, "Ear")
    s = t.state
    s.tournament.happened = (Waiting(PLAY, 0, t.number_of("Ear"), 0),) * waiting
    s.work = work
    trigger(s, "gain RP", seat=0, amount=1)
    assert len(s.tournament.happened) == waiting + noted


@pytest.mark.rule("GEN-10")
def test_the_limits_are_those_of_the_rulings() -> None:
    assert (WATCH_AFTER, LONGEST_CHAIN, MOST_WAITING) == (60, 1500, 300)
    assert (MOST_WORK, STEP, MOST_HELD, MOST) == (50_000, 5, 1000, 9_999_999)


@pytest.mark.rule("GEN-10")
def test_two_effects_cost_twice_as_much_as_one() -> None:
    efforts = []
    for copies in (1, 2):
        t = Table(players=2)
        t.card("Crowd", text="Ongoing: Cards in any tableau have 1 extra star.")
        t.tableau(0, *["Crowd"] * copies)
        efforts.append(board.of(t.state).efforts[tree.HaveStars])
    assert efforts[1] == 2 * efforts[0]


@pytest.mark.rule("GEN-10")
def test_a_condition_is_looked_at_for_the_card_and_for_the_amount() -> None:
    condition = "there are at least 2 cards in any tableau"
    plain, conditional = (
        next(lasting(sentence)).effort
        for sentence in (
            only_sentence("Ongoing: This card has 1 extra star."),
            only_sentence(f"Ongoing: If {condition}, this card has 1 extra star."),
        )
    )
    asked = only_sentence(f"Play: If {condition}, gain 1 RP.")
    assert isinstance(asked, tree.If)
    assert conditional - plain == 2 * effort(asked.condition)


@pytest.mark.rule("GEN-10")
def test_what_a_text_looks_at_is_work() -> None:
    texts = ("Play: Gain 5 RP.", "Play: Gain 1 RP for each card in any tableau.")
    work = []
    for text in texts:
        t = Table(players=2)
        t.card("Eye", text=text)
        t.hand(0, "Eye")
        t.play(0, "Eye")
        work.append(t.state.work)
    assert 0 < work[0] < work[1]


@pytest.mark.rule("GEN-9", "GEN-10")
def test_only_so_many_effects_count_at_a_time_those_that_came_first() -> None:
    t = Table(players=6)
    t.card("Choir", text="\n".join(["Ongoing: Whenever you play a card, gain 1 RP."] * 12))
    t.card(
        "Crowd",
        text="\n".join(["Ongoing: Cards in any tableau have 1 extra star."] * 12),
    )
    t.card("Plain")
    for seat in range(6):
        t.tableau(seat, "Choir", *["Crowd"] * 5)
    t.hand(0, "Plain")
    t.accessories(0, "Choir")
    known = board.of(t.state)
    assert known.held <= MOST_HELD
    assert len(known.listeners["plays"]) == 12  # of the first Choir


@pytest.mark.rule("GEN-10")
def test_numbers_stop_at_the_largest() -> None:
    t = Table(players=2)
    t.card("Hoard", text="Play: Gain 9999 RP for each RP you have. Repeat this effect 20 times.")
    t.card("Statue", text="Play: Put 9999 star tokens on this card for each RP you have.")
    t.rp(0, 9000)
    t.hand(0, "Hoard", "Statue")
    t.play(0, "Hoard")
    assert t.rp_of(0) == MOST
    t.play(0, "Statue")
    assert t.state.tournament.tokens[t.number_of("Statue")] == MOST
    assert t.stars_of("Statue") == MOST
    assert Game.load(t.game.dump(), NOTHING_PRINTED).digest() == t.game.digest()


@pytest.mark.rule("GEN-10")
@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("Play: Gain 2 RP for every 0 RP you have.", "steps of 0"),
        ("Ongoing: This card has 1 extra star for each 0 cards in your hand.", "steps of 0"),
        ("Play: Put 1 star token on this card for each 0 cards in your hand.", "steps of 0"),
        ("Play: Draw 0 cards.", "no card at all"),
        ("Play: Look at the top 0 cards of the Store.", "no card at all"),
        ("Play: Flip 0 cards in your tableau.", "no card at all"),
        ("Play: Gain 5 RP. Repeat this effect 0 times.", "1 to 20 times"),
        ("Play: Gain 5 RP. Repeat this effect 21 times.", "1 to 20 times"),
        (
            "Play: Gain 1 RP for each card in any tableau with more stars than the number of "
            "cards in any tableau with more stars than the number of cards in any "
            "tableau.",
            "too many cards",
        ),
        (
            "This card can be played only if the number of cards in any player's binder with more "
            "stars than the number of cards in any player's binder is at least 1.",
            "too many cards",
        ),
    ],
)
def test_a_text_that_cannot_be_counted_is_refused(text: str, problem: str) -> None:
    with pytest.raises(SheetError, match=problem) as refusal:
        parse(f"Play: Gain 5 RP.\n{text}")
    assert refusal.value.line == 2
    assert refusal.value.column


@pytest.mark.rule("GEN-10")
def test_what_is_repeated_most_often_is_read() -> None:
    assert parse("Play: Gain 5 RP. Repeat this effect 20 times.").lines
