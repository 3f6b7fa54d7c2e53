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
