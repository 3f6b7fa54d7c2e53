"""Whoever is not understood is offered whole sentences that are, the nearest in meaning first."""

from __future__ import annotations

import pytest

from bench.language.corpus import batch, read_card
from mblades.text.offers import EXAMPLES, MOST_OFFERS, offers
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render
from tools import examples

# a text, and what a designer would take of what is offered first or second
WANTED = [
    ("Play: Destroy a card in an opponent's tableau.", "Play: Flip a card in an opponent's tableau."),
    ("Reaction: While the totals of a clash are compared: Add 4 to your total.",
     "Reaction: When you clash, add 4 to your total."),
    ("Play: Kindly gain 17 RP.", "Play: Gain 17 RP."),
]  # fmt: skip


@pytest.mark.parametrize(("text", "wanted"), WANTED)
def test_what_is_meant_is_among_the_first_two(text: str, wanted: str) -> None:
    assert wanted in offers(text)[:2]


def test_what_is_offered_is_accepted_as_it_is_printed() -> None:
    refused = [card for card in batch("01") if not read_card(card).words][:12]
    assert refused
    for card in refused:
        found = offers(card["text"].strip(), card["name"])
        assert len(found) <= MOST_OFFERS
        assert len(set(found)) == len(found)
        for one in found:
            assert render(parse(one)) == one


def test_a_text_that_is_understood_needs_no_offers() -> None:
    assert offers("Play: Gain 10 RP.") == ()


def test_only_the_sentence_that_is_wrong_is_replaced() -> None:
    first, *_ = offers("Play: Gain 23 RP. Destroy a Water card in an opponent's tableau.")
    assert first == "Play: Gain 23 RP. Flip a Water card in an opponent's tableau."


def test_whatever_strangers_write_is_answered() -> None:
    for text in (
        "",
        "Play:",
        "Play: .",
        "?" * 500,
        "Play: " + "flip a card with " * 50,
        "Play: é.",
    ):
        assert len(offers(text)) <= MOST_OFFERS


def test_the_examples_are_accepted_and_of_different_shapes() -> None:
    lines = EXAMPLES.read_text("utf-8").splitlines()
    assert len(lines) > 500
    assert len({examples.shape(line) for line in lines}) == len(lines)
    for line in lines:
        assert render(parse(line)) == line
