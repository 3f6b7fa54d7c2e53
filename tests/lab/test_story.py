"""Events told as sentences."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from mblades.bots import make_bot
from mblades.cards.library import load
from mblades.cards.translations import LANGUAGES, Language, translation
from mblades.lab.narration.passages import Grid, Headline, Passage, Sentence, plain
from mblades.lab.narration.story import Story
from mblades.lab.play import play
from mblades.rules.game import Game
from mblades.rules.setup.setup import Setup
from mblades.rules.state.events import (
    Bought,
    Event,
    Fused,
    Gained,
    GainedNpc,
    Passed,
    Played,
    Purchased,
    Sold,
    Tournament,
    Traded,
    Turn,
)
from mblades.rules.state.records import NO_CARD
from mblades.rules.state.state import Action
from mblades.rules.window import SeatWindow
from mblades.testing import Table
from tests.rules import small


def told(t: Table) -> list[str]:
    """The story of everything that has happened at a table."""
    return in_words(Story(t.game).hear(t.events))


def in_words(passages: list[Passage]) -> list[str]:
    """What is to be read, with no blank different from another."""
    return [plain(passage).replace("\u00a0", " ") for passage in passages]


# --------------------------------------------------------------------------- names


def test_players_are_called_by_their_characters() -> None:
    characters = ("Power Creep", "Shur Wen Na", "Morrey Caardman")
    game = Game.start(Setup(players=3, characters=characters))
    names = {
        language: [Story(game, language).names.player(seat) for seat in game.seats]
        for language in LANGUAGES
    }
    assert names["en"] == list(characters)
    assert len({tuple(one) for one in names.values()}) == 3


def test_cards_are_called_and_quoted_in_the_language() -> None:
    game = Game.start(Setup(players=3, seed=1))
    card = game.state.players[0].binder[0]
    told = {
        language: [plain(one) for one in Story(game, language).hear([Played(0, card)])]
        for language in LANGUAGES
    }
    for language, (sentence, *text) in told.items():
        printed = translation(load(), language)
        design = game.state.catalog.designs[game.state.cards[card]]
        assert printed.of_card(design).name in sentence
        assert text == printed.text(design.tree).splitlines()


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
        "Player 1 plays Bully  ★6 Fire Soldier",
        "Play: Flip a card in an opponent's tableau with fewer stars than this card.",
        "Player 1 flips Duck of Player 2",
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
    assert "Player 2 gains 20 RP (Clerk) = 20 RP" in lines
    assert lines[-2:] == [
        "Player 1 gains 15 RP (Banker) = 15 RP",
        "Player 2 loses 5 RP (Banker) = 15 RP",
    ]


def test_a_theft_is_told_once() -> None:
    t = Table(players=2)
    t.card("Clerk", text="Play: Gain 20 RP.")
    t.card("Thief", text="Play: Steal 5 RP from an opponent.")
    t.hand(1, "Clerk")
    t.hand(0, "Thief")
    t.play(1, "Clerk")
    t.play(0, "Thief")
    t.choose(0, 1)
    assert told(t)[-1] == "Player 1 steals 5 RP from Player 2 (Thief) = 5 RP"
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
    assert told(t)[-3:] == [
        "Player 1: Ten and Three from the store, 13 in all",
        "Player 2: Eight and Six from the store, 14 in all",
        "Player 2 wins the clash",
    ]


def test_an_effect_of_another_card_says_whose_it_is() -> None:
    t = Table(players=2)
    t.card("Alms Bowl", text="Ongoing: Whenever a card in your tableau is flipped, gain 10 RP.")
    t.card("Duck", stars=2)
    t.card("Bully", text="Play: Flip a card in an opponent's tableau with 2 stars.")
    t.tableau(1, "Alms Bowl", "Duck")
    t.hand(0, "Bully")
    t.play(0, "Bully")
    t.choose(0, "Duck")
    assert told(t)[-1] == "Player 2 gains 10 RP (Alms Bowl) = 10 RP"


def test_scoring_ends_in_a_table_of_places() -> None:
    t = Table(players=2)
    t.card("Belt", text="Score: Gain 10 RP. Gain 5 RP.")
    t.card("Clerk", text="Play: Gain 20 RP.")
    t.hand(0, "Clerk")
    t.tableau(0, "Belt")
    t.play(0, "Clerk")
    t.finish()
    t.award()
    passages = Story(t.game).hear([*t.events, *t.state.events])
    lines = in_words(passages)
    assert "Player 1 gains 5 RP (Belt) = 35 RP" in lines
    places = passages[lines.index("The tournament is over") + 1]
    assert isinstance(places, Grid)
    assert places.columns == ("", "", "RP>", "VP>", "VP so far>")
    cells = [["".join(span.text for span in cell) for cell in row] for row in places.rows]
    assert [row[:3] for row in cells] == [["1.", "Player 1", "35"], ["2.", "Player 2", "0"]]


def test_a_turn_has_a_headline_unless_nothing_can_be_played() -> None:
    game = small.a_game(players=3)
    story = Story(game)
    passages = story.hear([Turn(0), Passed(0), Turn(1)])
    assert [type(one) for one in passages] == [Sentence]
    passages = story.hear([Played(1, game.state.players[1].binder[0])])
    assert passages[0] == Headline(f"{story.names.player(1)}’s turn", level=2, beats=1)


def test_a_table_stands_between_two_go_rounds() -> None:
    story = Story(small.a_game(players=3))
    passages = story.hear([Tournament(1, 2), Turn(2), Turn(0), Turn(1)])
    assert not [one for one in passages if isinstance(one, Grid) and "RP>" in one.columns]
    passages = story.hear([Gained(1, "RP", 5, NO_CARD), Turn(2)])
    (table,) = [one for one in passages if isinstance(one, Grid)]
    assert plain(table).splitlines()[0].split("  ")[:2] == [story.names.player(1), "5"]


# --------------------------------------------------------------------------- whole games


def first_choices(seen: SeatWindow) -> Action:
    """A dull player: builds nothing, plays what comes first."""
    choices = seen.choices
    return ("ready",) if ("ready",) in choices else choices[0]


def whole_story(
    game: Game,
    decide: Callable[[SeatWindow], Action] = first_choices,
    language: Language = "en",
) -> list[Passage]:
    story = Story(game, language)
    passages = story.hear(game.state.events)

    def listen(_seat: int | None, _action: Action | None, happened: list[Event]) -> None:
        passages.extend(story.hear(happened))

    play(game, [decide] * len(game.seats), listener=listen)
    return passages


def test_a_game_has_its_headlines_in_order() -> None:
    passages = whole_story(small.a_game(players=3, build="New Beginnings", running=False))
    chapters = [one.title for one in passages if isinstance(one, Headline) and one.level == 1]
    assert chapters == [
        "Round 1: Deckbuilding",
        "Round 1: Tournament",
        "Round 2: Deckbuilding",
        "Round 2: Tournament",
        "Round 3: Deckbuilding",
        "Round 3: Tournament",
        "The game is over",
    ]


def test_the_final_table_shows_where_the_vp_come_from() -> None:
    game = small.a_game(players=3, build="New Beginnings", running=False)
    *_, table, winner = whole_story(game)
    assert isinstance(table, Grid)
    assert table.columns == (
        "",
        "",
        "Tournaments>",
        "Collections>",
        "NPCs>",
        "Friendship>",
        "Total>",
    )
    assert len(table.rows) == 3
    assert isinstance(winner, Sentence)
    assert re.fullmatch(r".+ (wins the game|share the win)\.", plain(winner))


def test_every_timer_has_its_headline() -> None:
    passages = whole_story(small.a_game(players=3, build="New Beginnings", running=False))
    titles = [plain(one) for one in passages if isinstance(one, Headline)]
    assert titles[1:5] == ["Timer 1", "Timer 2", "Timer 3", "Round 1: Tournament"]


def test_a_deal_of_each_kind_is_told() -> None:
    game = small.a_game(players=3, build="New Beginnings")
    story = Story(game)
    state = game.state
    binder = state.players[0].binder
    happened: list[Event] = [
        Bought(0, 2, "Expansion A", 4, binder[0]),
        Sold(0, binder[1], 3),
        Purchased(1, binder[1], 3, 0),
        Fused(1, "Bronze", binder[:2], state.shop.fusion[0][0]),
        GainedNpc(2, state.shop.npc_open[0], binder[:2]),
        Traded(1, 0, 2, (binder[2],), 1, (), (), 4, (1, 2)),
    ]
    names = [state.catalog.names[state.cards[card]] for card in binder]
    promo = state.catalog.names[state.cards[state.shop.fusion[0][0]]]
    npc = state.catalog.npcs[state.shop.npc_open[0]].name
    first, second, third = (story.names.player(seat) for seat in game.seats)
    assert in_words(story.hear(happened)) == [
        f"{first} buys {names[0]} for 4 M$",
        f"{first} sells {names[1]} for 3 M$",
        f"{second} buys {names[1]} from the aftermarket for 3 M$",
        f"{second} fuses {names[0]} and {names[1]} into {promo} (Bronze Promo)",
        f"{third} befriends {npc}",
        f"{first} gives {third} {names[2]} and 1 M$ for 4 M$ and friendship worth 3 VP",
    ]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"venues": True}, r"The venue: .+\n"),
        ({"draft": True}, r"Draft, counter-clockwise\n.+ drafts .+\n.+ drafts .+\n"),
        ({"accessory_draft": True}, r"to choose from: Millennium .+\n.+ takes Millennium "),
        ({"liquidation": True}, r" sells off .+ for \d+ M\$\n"),
    ],
    ids=["venues", "draft", "accessories", "liquidation"],
)
def test_what_options_bring_is_told(options: dict[str, bool], said: str) -> None:
    game = Game.start(Setup(players=3, seed=4, **options))  # type: ignore[arg-type]
    text = "\n".join(plain(one) for one in whole_story(game, make_bot("random", 1).decide))
    assert re.search(said, text)


@pytest.mark.parametrize(("language", "latin"), [("ja", r"[a-z]{2}"), ("ru", r"[A-Za-z]{4}")])
def test_no_english_is_left_in_a_story(language: Language, latin: str) -> None:
    game = Game.start(Setup(players=3, seed=4, venues=True, draft=True))
    passages = whole_story(game, make_bot("random", 1).decide, language)
    assert not [plain(one) for one in passages if re.search(latin, plain(one))]
