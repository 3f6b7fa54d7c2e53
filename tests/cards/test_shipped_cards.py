"""What every card that comes with the program keeps to."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from itertools import product
from pathlib import Path

import pytest

from mblades.cards import library as library_module
from mblades.cards.design import BUY_COST, Design
from mblades.cards.library import load
from mblades.cards.sheet import read_sheet
from mblades.cards.translations import Language, requirement, translation
from mblades.rules.setup.lay_out import start
from mblades.rules.setup.setup import Setup
from mblades.testing import Table
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render
from mblades.text.tree import ELEMENTS, PROMOS, TYPES, Rarity

HERE = Path(library_module.__file__).parent
SHEETS = sorted((HERE / "sets").glob("*.toml"))
STARTERS = {
    "Saints of Whiteholme", "Greendew Bazaar", "Château Helbane", "Bluelake Village",
    "Redhill Mercenaries", "Brownwall City",
}  # fmt: skip
STORE: tuple[Rarity, ...] = ("Expansion", "Premium", "Master")


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.stem)
def test_a_sheet_is_written_in_canonical_english(path: Path) -> None:
    card_set = read_sheet(path)
    assert card_set.id == path.stem
    written = [card.get("text", "") for card in tomllib.loads(path.read_text("utf-8"))["cards"]]
    assert [design.text for design in card_set.designs] == written
    for design in card_set.designs:
        assert parse(design.text) == design.tree if design.text else not design.tree.lines
        assert render(design.tree) == design.text


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.stem)
def test_a_card_is_short_and_has_flavour(path: Path) -> None:
    card_set = read_sheet(path)
    assert card_set.theme
    for design in card_set.designs:
        assert len(design.text) <= 220, design.name
        assert design.flavour, design.name


def test_metas_and_npcs_are_written_in_canonical_english() -> None:
    for name in ("metas", "npcs"):
        written = tomllib.loads((HERE / f"{name}.toml").read_text("utf-8"))[name]
        for card, loaded in zip(written, getattr(load(), name), strict=True):
            assert card.get("text", card.get("requirement")) == getattr(
                loaded, "text" if name == "metas" else "requirement"
            )


def test_no_two_designs_are_the_same_card() -> None:
    seen: dict[object, str] = {}
    for design in load().designs:
        if not design.text:
            continue
        printed = (design.kind, design.text, design.elements, design.types, design.stars)
        assert printed not in seen, (design.id, seen[printed])
        seen[printed] = design.id
        texts = (design.kind, design.text)
        assert seen.setdefault(texts, design.id) == design.id, (design.id, seen[texts])


@pytest.mark.rule("CARD-5")
def test_sets_of_the_store_have_twelve_cards_of_six_designs() -> None:
    for card_set in load().sets.values():
        if card_set.rarity in STORE:
            copies = [design.copies for design in sorted(card_set.designs, key=lambda d: d.stars)]
            assert copies == [3, 2, 2, 2, 2, 1], card_set.name
            boxes = [design.copies for design in card_set.designs if design.kind == "Deck Box"]
            assert boxes == [2], card_set.name


@pytest.mark.rule("CARD-5")
def test_promo_sets_have_six_designs_of_one_copy() -> None:
    promos = [card_set for card_set in load().sets.values() if card_set.rarity in PROMOS]
    assert promos
    assert all([design.copies for design in one.designs] == [1] * 6 for one in promos)


@pytest.mark.rule("CARD-5")
def test_starter_decks() -> None:
    starters = [card_set for card_set in load().sets.values() if card_set.rarity == "Starter"]
    assert {card_set.name for card_set in starters} == STARTERS
    for deck in starters:
        kinds = Counter(design.kind for design in deck.designs)
        assert kinds == {"Single": 6, "Deck Box": 1, "Accessory": 2}
        assert {design.copies for design in deck.designs} == {1}
        sleeves = [design for design in deck.designs if "Card Sleeve" in design.name]
        assert [sleeve.kind for sleeve in sleeves] == ["Accessory"]
        assert "flipped" in sleeves[0].text


@pytest.mark.rule("CARD-5", "CARD-3")
def test_the_core_has_118_cards_and_every_element_with_every_type() -> None:
    core = load().find_set("Core").designs
    assert sum(design.copies for design in core) == 118
    pairs = {pair for design in core for pair in product(design.elements, design.types)}
    assert pairs == set(product(ELEMENTS, [one for one in TYPES if one != "Pro"]))
    without = [design for design in core if not design.elements and not design.types]
    assert all(design.kind != "Single" for design in without)
    assert len([design for design in core if design.kind != "Single"]) == len(without) == 21


@pytest.mark.rule("CARD-1")
def test_every_symbol_is_there_at_every_number_of_stars_from_1_to_8() -> None:
    there = {
        (symbol, design.stars)
        for design in load().designs
        for symbol in (*design.elements, *design.types)
    }
    symbols = [symbol for symbol in (*ELEMENTS, *TYPES) if symbol != "Pro"]
    assert not set(product(symbols, range(1, 9))) - there


@pytest.mark.rule("CARD-7", "RUL-3")
def test_what_a_card_costs() -> None:
    assert [BUY_COST[one] for one in STORE] == [4, 5, 6]
    assert [BUY_COST[one] for one in PROMOS] == [5, 7, 9]
    assert BUY_COST["Starter"] == BUY_COST["Core"] == 3
    assert {design.rarity for design in load().designs} <= set(BUY_COST)


def _facts(design: Design) -> tuple[str, str, int]:
    return design.name, design.set, design.stars


@pytest.mark.rule("RUL-13")
def test_facts_of_the_books_are_kept() -> None:
    library = load()
    assert _facts(library.design("James Bomb")) == ("James Bomb", "006 Plus One", 7)
    assert library.design("Knight Captain Malcombe").stars == 10
    assert library.design("Evil Helbane").stars == 10
    assert library.design("Exaltius").stars == 9
    assert library.design("Evil Beethoven").stars == 8
    assert library.design("Soul Caliper").rarity in PROMOS
    lizard = library.design("Salamander, Volcanic Lizard")
    assert lizard.text.startswith("Action: Clash with an opponent.")
    assert library.design("Orella").text == (
        "Ongoing: Cards adjacent to this card cannot be flipped by opponents' effects."
    )
    assert library.design("Flippable Table").text.endswith(
        "Each player with more RP than you flips 2 cards in their tableau or loses 20 RP."
    )
    egg = library.design("Yellow Egg").text
    assert "has the effects of the card immediately to the left of this card" in egg
    for name in ("El Vice", "Alliance", "Treasure Hunt", "Time Warp", "Total Destruction"):
        assert library.design(name).kind == "Single"
    for name in ("Guardian Beast Sami", "World Turtle Tarask"):
        versions = [design.rarity for design in library.designs if design.name == name]
        assert versions == ["Starter", "Core"]


@pytest.mark.rule("RUL-13")
def test_legends_have_no_effects_and_very_many_stars() -> None:
    legends = load().find_set("Legend of Final Badass").designs
    assert all(design.text == "" and design.stars >= 8 for design in legends)


@pytest.mark.rule("ED-4")
def test_metas_reward_each_element_type_star_value_and_rarity() -> None:
    metas = load().metas
    assert Counter(meta.deck for meta in metas) == {
        "Element": 6, "Type": 6, "Star": 6, "Rarity": 6
    }  # fmt: skip
    assert len({meta.name for meta in metas}) == len({meta.text for meta in metas}) == 24
    assert all(meta.text.startswith("Score: Gain ") for meta in metas)
    texts = " ".join(meta.text for meta in metas)
    symbols = [symbol for symbol in (*ELEMENTS, *TYPES) if symbol != "Pro"]
    assert all(f" {word} " in texts for word in (*symbols, "Starter", "Core", *STORE, "Promo"))


@pytest.mark.rule("ED-4")
def test_collusion_takes_two_of_the_four_meta_decks_by_the_seed() -> None:
    seen = set()
    for seed in range(40):
        state = start(Setup(players=3, edition="collusion", seed=seed), load())
        decks = tuple(state.catalog.metas[pile[0]].deck for pile in state.meta_decks)
        assert len(set(decks)) == 2
        seen.add(decks)
    assert {deck for decks in seen for deck in decks} == {"Element", "Type", "Star", "Rarity"}
    assert len(seen) > 6  # in either order
    original = start(Setup(players=3, edition="original", seed=1), load())
    decks = tuple(original.catalog.metas[pile[0]].deck for pile in original.meta_decks)
    assert decks == ("Element", "Type")


@pytest.mark.parametrize(
    ("meta", "paid"),
    [("Small Is Beautiful", 5), ("High Five", 6), ("Go Big or Go Home", 5), ("Deep Six", 0),
     ("Commons Touch", 5), ("Never Forget Your First Deck", 10), ("Not Sold in Stores", 0)],
)  # fmt: skip
def test_a_star_or_rarity_meta_pays_everybody_for_what_shows_its_face(meta: str, paid: int) -> None:
    t = Table(players=2)
    t.meta(meta)
    for seat in (0, 1):
        t.tableau(seat, "Turnip Farmer", "Lakeguard", "Grandfather Pike", "Closet Boggart")
    t.face_down("Closet Boggart", "Closet Boggart#2")
    t.finish()
    assert [t.rp_of(0), t.rp_of(1)] == [paid, paid]


def test_npcs_ask_for_cards_of_the_binder() -> None:
    npcs = load().npcs
    assert len(npcs) == len({npc.name for npc in npcs}) == 28
    assert len({npc.requires for npc in npcs}) == 28
    assert {npc.vp for npc in npcs} == {2, 3, 4, 5, 6, 7, 8}
    for npc in npcs:
        assert npc.flavour
        assert all(getattr(cards.place, "zone", "") == "binder" for cards in npc.requires)
        assert 1 <= sum(cards.count for cards in npc.requires) <= 3


OURS = (*sorted(STARTERS), "Millennium Blades", "Millennium Blades: Collusion")


@pytest.mark.parametrize("language", ["ja", "ru"])
@pytest.mark.parametrize("name", OURS)
def test_starters_and_core_are_translated(name: str, language: Language) -> None:
    words, card_set = translation(load(), language), load().find_set(name)
    assert words.sets[card_set.id].name
    assert words.sets[card_set.id].theme
    printed = [words.cards[card_set.id, design.name] for design in card_set.designs]
    assert all(card.name and card.flavour for card in printed)
    assert len({card.name for card in printed}) == len(printed)
    assert not re.search("[A-Za-z]", " ".join(f"{card.name} {card.flavour}" for card in printed))


@pytest.mark.parametrize("language", ["ja", "ru"])
def test_metas_and_npcs_are_translated(language: Language) -> None:
    words = translation(load(), language)
    assert [meta.name for meta in load().metas] == list(words.others["metas"])
    assert [npc.name for npc in load().npcs] == list(words.others["npcs"])
    things = [*words.others["metas"].values(), *words.others["npcs"].values()]
    assert len({thing.name for thing in things}) == 24 + 28
    assert all(thing.flavour for thing in words.others["npcs"].values())
    said = [requirement(npc, language) for npc in load().npcs]
    printed = [f"{thing.name} {thing.flavour}" for thing in things] + said
    assert not re.search("[A-Za-z]", " ".join(printed))
