"""Events told as sentences."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from mblades.bots import make_bot
from mblades.lab.narration.narrator import Story
from mblades.lab.narration.words import (
    Grid,
    Headline,
    Passage,
    Sentence,
    counted,
    listed,
    plain,
    spans,
)
from mblades.lab.play import play
from mblades.rules.game import Game
from mblades.rules.setup.setup import Setup
from mblades.rules.state.events import (
    Bought,
    Event,
    Fused,
    GainedNpc,
    Purchased,
    Sold,
    Timer,
    Traded,
)
from mblades.rules.state.state import Action
from mblades.rules.window import SeatWindow
from mblades.testing import Table
from tests.rules import small


def told(t: Table) -> list[str]:
    """The story of everything that has happened at a table."""
    return [plain(passage) for passage in Story(t.game).hear(t.events)]


# --------------------------------------------------------------------------- words


def test_lists_read_like_english() -> None:
    def words(*things: str) -> str:
        return "".join(span.text for span in listed([spans(thing) for thing in things]))

    assert words("a") == "a"
    assert words("a", "b") == "a and b"
    assert words("a", "b", "c") == "a, b and c"


@pytest.mark.parametrize(("count", "words"), [(0, "0 cards"), (1, "1 card"), (2, "2 cards")])
def test_things_are_counted(count: int, words: str) -> None:
    assert counted(count, "card") == words


def test_players_are_called_by_their_characters() -> None:
    game = Game.start(
        Setup(players=3, characters=("Power Creep", "Shur Wen Na", "Morrey Caardman"))
    )
    names = Story(game).names
    assert names.short == ["Power", "Shur", "Morrey"]
    assert names.full == ["Power Creep", "Shur Wen Na", "Morrey Caardman"]


def test_players_whose_first_names_are_alike_keep_the_whole_name() -> None:
    game = small.a_game(players=3)  # Character 1, Character 2, ...
    names = Story(game).names
    assert names.short == names.full


# --------------------------------------------------------------------------- tournament


def test_a_play_is_told_with_stars_symbols_text_and_what_it_did() -> None:
    t = Table(players=2)
    t.card("Duck", stars=2)
    t.card(
        "Bully",
        stars=6,
        symbols="Fire Soldier",
        text="Play: Flip a card in an opponent's tableau with fewer stars than this card.",
    )
    t.tableau(1, "Duck")
    t.hand(0, "Bully")
    t.play(0, "Bully")
    t.choose(0, "Duck")
    assert told(t)[-3:] == [
        "Player 1 plays Bully ★6 Fire Soldier",
        "Play: Flip a card in an opponent's tableau with fewer stars than this card.",
        "→ flips Duck in Player 2's tableau",
    ]


def test_rp_are_told_with_the_new_sum() -> None:
    t = Table(players=2)
    t.card("Banker", text="Play: Gain 15 RP. Each opponent loses 5 RP.")
    t.card("Clerk", text="Play: Gain 20 RP.")
    t.hand(1, "Clerk")
    t.hand(0, "Banker")
    t.play(1, "Clerk")
    t.play(0, "Banker")
    lines = told(t)
    assert "→ gains 20 RP (20)" in lines
    assert lines[-2:] == ["→ gains 15 RP (15)", "→ Player 2 loses 5 RP (15)"]


def test_a_theft_is_told_once() -> None:
    t = Table(players=2)
    t.card("Clerk", text="Play: Gain 20 RP.")
    t.card("Thief", text="Play: Steal 5 RP from an opponent.")
    t.hand(1, "Clerk")
    t.hand(0, "Thief")
    t.play(1, "Clerk")
    t.play(0, "Thief")
    t.choose(0, 1)
    assert told(t)[-1] == "→ steals 5 RP from Player 2 (5)"
    assert not any("loses" in line for line in told(t))


@pytest.mark.rule("CL-2")
def test_a_clash_is_told_with_its_sums() -> None:
    t = Table(players=2)
    t.card("Ten", stars=10, text="Play: Clash with an opponent. If you win the clash, gain 5 RP.")
    t.card("Eight", stars=8)
    t.card("Three", stars=3)
    t.card("Six", stars=6)
    t.store("Three", "Six")
    t.tableau(1, "Eight")
    t.hand(0, "Ten")
    t.play(0, "Ten")
    t.choose(0, 1)
    assert "Player 1 10 + 3 = 13 against Player 2 8 + 6 = 14: Player 2 wins" in told(t)


def test_an_effect_of_another_card_says_whose_it_is() -> None:
    t = Table(players=2)
    t.card("Alms Bowl", text="Ongoing: Whenever a card in your tableau is flipped, gain 10 RP.")
    t.card("Duck", stars=2)
    t.card("Bully", text="Play: Flip a card in an opponent's tableau with 2 stars.")
    t.tableau(1, "Alms Bowl", "Duck")
    t.hand(0, "Bully")
    t.play(0, "Bully")
    t.choose(0, "Duck")
    assert told(t)[-1] == "→ Player 2's Alms Bowl: gains 10 RP (10)"


def test_scoring_is_one_sum_a_player() -> None:
    t = Table(players=2)
    t.card("Belt", text="Score: Gain 10 RP. Gain 5 RP.")
    t.card("Clerk", text="Play: Gain 20 RP.")
    t.hand(0, "Clerk")
    t.tableau(0, "Belt")
    t.play(0, "Clerk")
    t.finish()
    t.award()
    story = Story(t.game)
    lines = [plain(passage) for passage in story.hear([*t.events, *t.state.events])]
    assert "Player 1 20 + 15 (Belt) = 35 RP" in lines
    assert "Player 2 0 RP" in lines


# --------------------------------------------------------------------------- whole games


def first_choices(seen: SeatWindow) -> Action:
    """A dull player: builds nothing, plays what comes first."""
    choices = seen.choices
    return ("ready",) if ("ready",) in choices else choices[0]


def whole_story(
    game: Game, decide: Callable[[SeatWindow], Action] = first_choices
) -> list[Passage]:
    story = Story(game)
    passages = story.hear(game.state.events)

    def listen(_seat: int | None, _action: Action | None, happened: list[Event]) -> None:
        passages.extend(story.hear(happened))

    play(game, [decide] * len(game.seats), listener=listen)
    return passages


def test_a_game_has_its_headlines_in_order() -> None:
    passages = whole_story(small.a_game(players=3, build="New Beginnings", running=False))
    chapters = [one.title for one in passages if isinstance(one, Headline) and one.level == 1]
    assert chapters == [
        "Round 1: deckbuilding",
        "Round 1: tournament",
        "Round 2: deckbuilding",
        "Round 2: tournament",
        "Round 3: deckbuilding",
        "Round 3: tournament",
        "Final standings",
    ]


def test_the_final_table_shows_where_the_vp_come_from() -> None:
    game = small.a_game(players=3, build="New Beginnings", running=False)
    *_, table, winner = whole_story(game)
    assert isinstance(table, Grid)
    assert table.columns == (
        "",
        "",
        "tournaments>",
        "collections>",
        "NPCs>",
        "friendship>",
        "total>",
    )
    assert len(table.rows) == 3
    assert isinstance(winner, Sentence)
    assert "VP." in plain(winner)


def test_the_last_timer_of_a_digest_is_told_before_the_tournament() -> None:
    passages = whole_story(small.a_game(players=3, build="New Beginnings", running=False))
    titles = [plain(one) for one in passages if isinstance(one, Headline)]
    assert titles[1:5] == [
        "Timer 1 of 3 (7 minutes)",
        "Timer 2 of 3 (7 minutes)",
        "Timer 3 of 3 (6 minutes)",
        "Round 1: tournament",
    ]
    digests = [one for one in passages if isinstance(one, Grid) and one.columns == ("", "")]
    assert len(digests) == 9


def test_an_action_of_each_kind_is_in_the_digest() -> None:
    game = small.a_game(players=3, build="New Beginnings")
    story = Story(game)
    story.hear([Timer(0)])
    state = game.state
    binder = state.players[0].binder
    events: list[Event] = [
        Bought(0, 2, "Expansion A", 4, binder[0]),
        Sold(0, binder[1], 3),
        Purchased(1, binder[1], 3, 0),
        Fused(1, "Bronze", binder[:5], state.shop.fusion[0][0]),
        GainedNpc(2, state.shop.npc_open[0], binder[:2]),
        Traded(1, 0, 2, (binder[2],), 1, (), (), 4, (1, 2)),
    ]
    text = "\n".join(plain(one) for one in story.hear([*events, Timer(1)]))
    names = [state.catalog.names[state.cards[card]] for card in binder]
    assert f"buys {names[0]} for 4 M$" in text
    assert f"sells {names[1]} for 3 M$" in text
    assert f"buys second-hand {names[1]} for 3 M$" in text
    assert "fuses 5 cards into Bronze" in text
    assert "makes friends with Fan" in text
    assert f": {names[2]} and 1 M$ for 4 M$ and friendship worth 3 VP." in text


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"venues": True}, r"The venue: .+\. "),
        ({"draft": True}, r"Draft, counter-clockwise\n.+ drafts (.+, ){4}.+ and .+\.\n"),
        ({"accessory_draft": True}, r"To be taken in turn: Millennium .+\n.+ takes Millennium "),
        ({"liquidation": True}, r" returns \d+ cards to the box for \d+ M\$\."),
    ],
    ids=["venues", "draft", "accessories", "liquidation"],
)
def test_what_options_bring_is_told(options: dict[str, bool], said: str) -> None:
    game = Game.start(Setup(players=3, seed=4, **options))  # type: ignore[arg-type]
    text = "\n".join(plain(one) for one in whole_story(game, make_bot("random", 1).decide))
    assert re.search(said, text)
