"""How Regular reads cards: what is worth more, what goes together, what comes first."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from mblades.bots.decisions.deck import Owned, Upgrade, best_collection, best_deck
from mblades.bots.decisions.tournament import eagerness
from mblades.bots.estimates.card import Face, Faces
from mblades.bots.estimates.deck_value import alone, extra_alone, meta_worth, together
from mblades.cards.design import BUY_COST, Meta
from mblades.text.reading.parser import parse
from tests.rules.small import a_set, card, scene


def face(text: str, name: str = "", stars: int = 4, symbols: str = "", **more: Any) -> Face:
    design = card(name or text, stars, symbols, **more)
    lines = [line for line in (design.text, text) if line]
    number = f"{name or text}/{stars}/{symbols}"
    return Face(replace(design, id=number, text=text, tree=parse("\n".join(lines))))


def test_the_cards_of_a_set_are_those_of_the_game_at_hand() -> None:
    own = a_set("Homemade", "Expansion")
    catalog = scene(*own.designs).catalog
    faces = catalog.derived(Faces)
    assert [one.design for one in faces.of_set("Homemade")] == [one.id for one in own.designs]
    assert faces.of({"id": 0, "design": own.designs[0].id}) is faces.of_set("Homemade")[0]
    assert faces.cost("Homemade") == BUY_COST["Expansion"]
    assert faces.of_set("Unheard-of") == ()
    assert catalog.derived(Faces) is faces


def test_more_rp_are_worth_more() -> None:
    assert alone(face("Play: Gain 20 RP.")) == alone(face("Play: Gain 10 RP.")) + 10
    assert alone(face("Play: Lose 10 RP.")) < 0
    assert alone(face("Play: Each opponent loses 10 RP.")) > 5


def test_a_may_that_costs_more_than_it_gives_is_worth_nothing() -> None:
    assert alone(face("Play: You may discard a card. If you do, gain 1 RP.")) == 0
    assert alone(face("Play: You may discard a card. If you do, gain 25 RP.")) > 15


@pytest.mark.parametrize(
    ("text", "symbols"),
    [
        ("Score: Gain 5 RP for each Fire card in your tableau.", "Fire"),
        ("Play: Gain 5 RP for each Mage card in your tableau.", "Mage"),
        ("Next: If the next card is a Water card, gain 15 RP.", "Water"),
        ("Ongoing: Whenever you play a Citizen card, gain 10 RP.", "Citizen"),
    ],
)
def test_cards_that_count_each_other_go_together(text: str, symbols: str) -> None:
    counting = face(text)
    assert together(counting, face("Play: Gain 1 RP.", "fitting", symbols=symbols)) > 3
    assert together(counting, face("Play: Gain 1 RP.", "other", symbols="Earth Animal")) < 1


def test_a_meta_pays_for_its_symbol() -> None:
    text = "Score: Gain 5 RP for each Fire card in your tableau."
    meta = Meta("fire", "Fire", "Element", text, parse(text))
    assert meta_worth(face("Flip: Gain 5 RP.", symbols="Fire Mage"), meta) == 5
    assert meta_worth(face("Flip: Gain 5 RP.", symbols="Water Mage"), meta) == 0


def test_what_helps_later_cards_comes_first() -> None:
    ongoing = face("Ongoing: Whenever you play a card, gain 5 RP.")
    plain = face("Play: Gain 5 RP.")
    score = face("Score: Gain 5 RP.")
    late = face("Play this card only if there are at least 4 cards in your tableau.")
    order = sorted([late, score, plain, ongoing], key=eagerness)
    assert order == [ongoing, plain, score, late]


def test_a_deck_is_legal_and_built_around_its_box() -> None:
    cards = [Owned(n, face("Play: Gain 10 RP.", f"plain {n}", symbols="Earth")) for n in range(8)]
    cards += [
        Owned(20 + n, face("Play: Gain 9 RP.", f"fire {n}", symbols="Fire")) for n in range(8)
    ]
    cards += [Owned(40 + n, face("Play: Gain 30 RP.", "twice")) for n in range(2)]
    cards += [Owned(50 + n, face("Play: Gain 30 RP.", f"epic {n}", epic=True)) for n in range(2)]
    fire = face("Score: Gain 5 RP for each Fire card in your tableau.", "box", kind="Deck Box")
    dull = face("Score: Gain 1 RP.", "dull", kind="Deck Box")
    cards += [Owned(60, dull), Owned(61, fire)]
    deck = best_deck(cards, [])
    assert deck.box is not None
    assert deck.box.card == 61
    names = [one.face.name for one in deck.singles]
    assert len(names) == 8
    assert len(set(names)) == 8
    assert sum(one.face.epic for one in deck.singles) == 1
    assert sum("Fire" in one.face.elements for one in deck.singles) >= 4
    assert Upgrade(deck, []).by([face("Play: Gain 50 RP.", "great")])[0] > 20
    assert Upgrade(deck, []).by([face("Play: Gain 1 RP.", "poor")])[0] < 0
    assert extra_alone(fire) >= 0


def test_the_best_collection_differs_in_stars_and_shares_a_symbol() -> None:
    cards = [Owned(n, face("", f"fire {n}", stars=n + 1, symbols="Fire Mage")) for n in range(4)]
    cards += [Owned(10, face("", "again", stars=1, symbols="Fire"))]
    cards += [Owned(20 + n, face("", f"air {n}", stars=n + 1, symbols="Air")) for n in range(3)]
    found = best_collection(cards, lambda _: 0.1)
    assert (found.vp, found.symbol) == (7, "Fire")
    assert (
        len({next(one.face.stars for one in cards if one.card == card) for card in found.cards})
        == 4
    )
    assert best_collection(cards, lambda _: 9.0).cards == ()
