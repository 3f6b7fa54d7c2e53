"""All 37 keywords are words of the language, written in the language itself."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.expansion import expand
from mblades.text.keywords import KEYWORDS, escapes, names
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render
from mblades.text.tree import Flat, Gain, If, Keyword, Text, TriggerWord


def test_there_are_the_clauses_of_the_rules() -> None:
    assert [sheet.clause for sheet in KEYWORDS.values()] == [f"KEY-{n}" for n in range(1, 38)]


def keyword_of(name: str) -> Keyword:
    return Keyword(name, 20 if KEYWORDS[name].takes_amount else None)


@pytest.mark.parametrize("name", names())
def test_a_keyword_is_a_word_of_the_language(name: str) -> None:
    keyword = keyword_of(name)
    text = render(Text((keyword,)))
    assert parse(text) == Text((keyword,))
    assert parse(text.lower()) == Text((keyword,))


@pytest.mark.parametrize("name", names())
def test_a_keyword_stands_for_abilities_in_canonical_words(name: str) -> None:
    abilities = expand(keyword_of(name))
    assert abilities
    assert render(Text(abilities)) == KEYWORDS[name].text.replace("{amount}", "20").strip()


def test_no_keyword_needs_an_escape() -> None:
    assert escapes() == []


def test_the_amount_is_the_one_printed() -> None:
    (ability,) = expand(Keyword("Thwomp!", 35))
    (effect,) = ability.effects
    assert isinstance(effect, If)
    assert effect.then[1] == Gain("RP", Flat(35))


def test_a_keyword_is_one_only_as_a_sentence_of_its_own() -> None:
    (ability,) = parse("Deckbuilding: Your deck can have only 1 Epic card.").lines
    assert not isinstance(ability, Keyword)
    assert ability.trigger is TriggerWord.DECKBUILDING


def test_an_unknown_keyword() -> None:
    with pytest.raises(SheetError, match="no keyword"):
        expand(Keyword("Clober"))


SAID_WITH_IT = {
    "Clobber": "Clobber.",
    "Play: Clobber.": "Clobber.",
    "Anvil Drop\nFlip: Gain 5 RP.": "Anvil Drop.\nFlip: Gain 5 RP.",
    "Speed and Clobber.": "Speed.\nClobber.",
    "Clobber (Clash with an opponent. The winner gains 15 RP, and the loser flips the card used.)": (
        "Clobber."
    ),
    "Clobber\n(Play: Clash with an opponent. The winner gains 15 RP. The loser flips the card used.)"
    "\nFlip: Draw a card.": "Clobber.\nFlip: Draw a card.",
    "Clobber.\nClash with an opponent. The winner gains 15 RP. The loser flips the card used.": (
        "Clobber."
    ),
    "Anvil Drop: As an Action, flip a card in another player's tableau with a lower ★ than this card.": (
        "Anvil Drop."
    ),
    "Thwomp! 20 RP (If the card to the left has a lower ★ than this one, flip it and gain 20 RP.)": (
        "Thwomp! 20 RP."
    ),
    "Level Up (Comes into play with a ★ Token on it. When you use this card's Action effect, you may "
    "remove a ★ Token from it instead of flipping it.)\nAction: Gain 8 RP.": (
        "Level Up.\nAction: Gain 8 RP."
    ),
    "Play: Scurry. Then, gain 2 RP for each card to the right of this card.": (
        "Play: You may insert this card anywhere in your tableau. "
        "Gain 2 RP for each card to the right of this card."
    ),
    "Clobber. If you win, draw a card.": (
        "Play: Clash with an opponent. The winner gains 15 RP. The loser flips the card used. "
        "If you win the clash, draw a card."
    ),
    "Action: Clobber.": (
        "Action: Clash with an opponent. The winner gains 15 RP. The loser flips the card used."
    ),
}


@pytest.mark.parametrize("text", SAID_WITH_IT)
def test_what_a_keyword_does_is_done_once(text: str) -> None:
    assert render(parse(text)) == SAID_WITH_IT[text]


@pytest.mark.parametrize("name", names())
def test_what_is_printed_behind_a_keyword_is_no_ability(name: str) -> None:
    keyword = render(Text((keyword_of(name),))).removesuffix(".")
    for reminder in KEYWORDS[name].reminders:
        said = reminder.replace("{amount}", "20")
        assert parse(f"{keyword} ({said})") == Text((keyword_of(name),))
        assert parse(f"{keyword}\n({said})\n{keyword}.") == Text((keyword_of(name),) * 2)


@pytest.mark.parametrize(
    "text",
    [
        "Clobber (Gain 5 RP.)",
        "Clobber. Clash with an opponent. If you win, draw a card.",  # the same clash, or another?
        "Speed.\nPlay: You may play another card this turn.",
        "Ongoing: Clobber.",
    ],
)
def test_what_may_be_done_once_or_twice_is_refused(text: str) -> None:
    with pytest.raises(SheetError):
        parse(text)
