"""The phrases of the language, kept one by one or followed word by word."""

from __future__ import annotations

import pytest

from mblades.text.reading import lexicon
from mblades.text.reading.lexicon import Lexicon, parsed, spellings
from mblades.text.reading.words import split

PATTERNS = [
    "a card",
    "[the] (top|upper) card",
    "(it|(this|that) [very] card) (is|was) [not [yet]] flipped",
    "[,] (and|but) [then]",
    "(a player 's|your [own]) hand",
    "(cannot|may not) [still] be flipped",
]


@pytest.mark.parametrize("pattern", PATTERNS)
def test_a_pattern_that_is_followed_finds_what_its_spellings_are(
    pattern: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, followed = Lexicon(), Lexicon()
    kept.add(pattern, "CATEGORY")
    monkeypatch.setattr(lexicon, "_MOST_SPELLINGS", 0)
    followed.add(pattern, "CATEGORY")
    assert kept.taught
    assert not followed.taught
    assert kept.words == followed.words
    for spelled in spellings(parsed(pattern)):
        for text in (spelled, f"{spelled} again", f"flip {spelled}", f"{spelled} {spelled}"):
            words = split(text.replace(" 's", "'s"))
            assert set(kept.phrases(words)) == set(followed.phrases(words))


def test_no_pattern_fills_the_language() -> None:
    """One of 60,000 spellings made it five times as large, and four seconds slower to load."""
    many = Lexicon()
    many.add("[a|b|c|d] [a|b|c|d] [a|b|c|d] [a|b|c|d] [a|b|c|d] [a|b|c|d] [a|b|c|d] end", "LONG")
    assert not many.taught
    found = [one for one in many.phrases(split("a c b end")) if one.category == "LONG"]
    assert [(one.start, one.end) for one in found] == [(0, 4), (1, 4), (2, 4), (3, 4)]
