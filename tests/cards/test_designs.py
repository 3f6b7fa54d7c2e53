"""The library as a whole: everything that the books name is there, and no card twice."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from mblades.cards.design import Design
from mblades.cards.library import letters, load, sets_of
from mblades.cli.cards import uses_escape
from mblades.rules.game import Game
from mblades.rules.setup.setup import Setup
from mblades.text.expansion import expand
from mblades.text.tree import ELEMENTS, PROMOS, TYPES, Keyword

NAMES = {
    "Starter": """Saints of Whiteholme; Greendew Bazaar; Château Helbane; Bluelake Village;
        Redhill Mercenaries; Brownwall City""",
    "Expansion": """Fists of Steel; Obari as Hell; Rubber Ducky Maid Crusaders R; Sunset Striders;
        Black Flags Black Waters; Gno-Man's Land; Samurai Mowdown; Anvilicious Arrangements;
        1001 Nights; Super Plumber Bros.; Lightning Bug; Fast; Quantum Jump; Saved by the 90's;
        The Thousand-Pixel Cabinet; Uuurgh!; Bored Games; Get Schooled!; Cardboard Street;
        Shills & Shills Inc.; Shoulders of War; Super Zeroes (They... Try!);
        Xeno X2: Over Leveled""",
    "Premium": """Pandora's Box Opened; Clockwork Empire; Legend of Tanananah;
        Underlords of Metropolitam; Cards Magica; Mouse Card; Cards from the Crypt; AD 2400;
        Xeno X-Over; Deus Rex Machina; Developmental Issues; Game of Rings; Shonen Leap;
        Come On Down!; Faster; Route Trigger; Shin Rubber Ducky Maid Crusaders R; Star Power;
        WSF (World Sellout Federation)""",
    "Master": """006 Plus One; Fantasy Finale; Hell to Pay; M.N.M. (Mechanical Numerical Masters);
        Millennium Masters; Symphony of Destruction; Vex: Cards of Hate; Galactic Caboose;
        Penny Dreadful; The Ultimate Steel Cook; Ultimate Kaiju Throwdown; Cardcept; Core Set II;
        Monster Girls; Okie Dokie Literature Club; Toy Tales""",
    "Bronze": """Legend of Final Badass; Elemental Blades; Leave it to Backers; The Backer Bunch;
        Fusion Chaos; We're Back! A Starter Deck's Story; BSI: Backer Set Investigation;
        Burgle Bros.""",
    "Silver": """Princess' Blade; Sealed Vaults; Backer Meets World; Double Trouble;
        Back to the Past; Fresh Backers of Bel-Air""",
    "Gold": """Elemental Dragon Lords; Backers in Charge; Millennium Accessories;
        Exaltius' Shopping List; Hot Chicks; Breaking Backers; Argent Candidates;
        Fate of Indines""",
}
CHARACTERS = """Deques Applenti; Cardine Kolleckta; Fulton Suitcase; Morrey Caardman; Power Creep;
    Shur Wen Na; Captain Chetarr; Destine Draa; Pressmaster 1000 GTX MK II;
    Proxanne Counterfeit III; Raul Sawyer; Skillian Taupeht; Cardinal Baanz;
    Friendly Alien Lettstrade; Pritchard Leftfield; The Card Shark; Raritti Sikarh"""
BUILDS = """New Beginnings; Fight Me!; Middle Hand Management; Combo City; Strategic Mode;
    The Name Game; Flip Flops; 2 Fast 4 You; Pay to Win!; Absolutely Massive Units;
    The True Beginning; Card Clash On!; First Game"""
COUNTS = {"Starter": 6, "Expansion": 23, "Premium": 19, "Master": 16, "Bronze": 8, "Silver": 6,
          "Gold": 8}  # fmt: skip
LONGEST_TEXT = 220


def listed(names: str) -> list[str]:
    return [" ".join(name.split()) for name in names.split(";")]


@pytest.mark.parametrize("rarity", list(NAMES))
def test_every_set_of_the_list_is_there(rarity: str) -> None:
    here = [one.name for one in load().sets.values() if one.rarity == rarity]
    assert {letters(name) for name in here} == {letters(name) for name in listed(NAMES[rarity])}
    assert len(here) == COUNTS[rarity]


@pytest.mark.rule("CARD-5")
def test_the_core_of_both_boxes() -> None:
    core = [one for one in load().sets.values() if one.rarity == "Core"]
    cards = {one.box == "Collusion": sum(d.copies for d in one.designs) for one in core}
    assert cards == {False: 118, True: 17}


@pytest.mark.rule("CARD-5")
def test_six_designs_a_set_and_the_copies_of_each() -> None:
    for card_set in load().sets.values():
        copies = sorted(design.copies for design in card_set.designs)
        if card_set.rarity in ("Expansion", "Premium", "Master"):
            assert copies == [1, 2, 2, 2, 2, 3], card_set.name
        elif card_set.rarity in PROMOS:
            assert copies == [1] * 6, card_set.name


def test_metas_npcs_and_characters() -> None:
    library = load()
    decks = Counter(meta.deck for meta in library.metas)
    assert decks == {"Element": 6, "Type": 6, "Star": 6, "Rarity": 6}
    assert len(library.npcs) == len({npc.name for npc in library.npcs}) == 28
    here = [letters(one.name) for one in library.characters]
    assert sorted(here) == sorted(letters(name) for name in listed(CHARACTERS))


# --------------------------------------------------------------------------- builds


def test_there_are_thirteen_builds() -> None:
    assert {one.name for one in load().builds} == set(listed(BUILDS))


@pytest.mark.parametrize(
    ("build", "edition"),
    [
        (build, edition)
        for build in listed(BUILDS)
        for edition in ("original", "collusion")
        if (build, edition) != ("First Game", "collusion")  # it has too few sets
    ],
)
def test_a_build_can_be_chosen_and_started(build: str, edition: str) -> None:
    named = load().find_build(build)
    game = Game.start(Setup(players=4, edition=edition, build=build, seed=11))  # type: ignore[arg-type]
    s = game.state
    here = {s.catalog.set_of[design] for design in s.cards}
    wanted = {load().find_set(name).name for name in sets_of(named)}
    left_out = wanted - here
    assert len(left_out) == (3 if named.edition != edition else 0)


# --------------------------------------------------------------------------- no card twice


def abilities(design: Design) -> frozenset[str]:
    """What a card does, keywords written out, in whatever order."""
    return frozenset(
        repr(ability)
        for line in design.tree.lines
        for ability in (expand(line) if isinstance(line, Keyword) else (line,))
    )


def test_no_two_designs_do_the_same() -> None:
    seen: dict[object, str] = {}
    for design in load().designs:
        does = (design.kind, abilities(design))
        if does[1]:
            assert seen.setdefault(does, design.id) == design.id, (design.id, seen[does])


def test_no_two_designs_differ_only_in_a_number() -> None:
    """The same words, symbols and nearly the same stars: another number makes no other card."""
    seen: dict[object, Design] = {}
    for design in load().designs:
        if not design.text:
            continue
        words = re.sub(r"\d+", "#", design.text)
        other = seen.setdefault((design.kind, design.elements, design.types, words), design)
        assert other is design or abs(other.stars - design.stars) > 1, (design.id, other.id)


def test_names_are_given_once() -> None:
    """But for the two cards that the books know in two versions."""
    names = Counter(letters(design.name) for design in load().designs)
    twice = {name for name, count in names.items() if count > 1}
    assert twice == {letters("Guardian Beast Sami"), letters("World Turtle Tarask")}


def test_flavour_is_written_once() -> None:
    flavours = Counter(design.flavour for design in load().designs)
    assert not [flavour for flavour, count in flavours.items() if count > 1]


# --------------------------------------------------------------------------- all together


@pytest.mark.rule("CARD-1")
@pytest.mark.parametrize("symbol", [one for one in (*ELEMENTS, *TYPES) if one != "Pro"])
def test_a_symbol_can_be_collected_from_1_to_8(symbol: str) -> None:
    with_it = [one for one in load().designs if symbol in (*one.elements, *one.types)]
    assert {one.stars for one in with_it} >= set(range(1, 9))


def test_texts_are_short() -> None:
    long = {one.id: len(one.text) for one in load().designs if len(one.text) > LONGEST_TEXT}
    assert not long


def test_few_designs_need_an_escape() -> None:
    designs = load().designs
    assert sum(map(uses_escape, designs)) <= 0.03 * len(designs)


def test_every_element_and_type_is_wanted_somewhere() -> None:
    texts = " ".join(design.text for design in load().designs)
    kinds = [one for one in (*ELEMENTS, *TYPES) if one != "Pro"]
    assert not [one for one in kinds if f"{one} card" not in texts]


@pytest.mark.rule("RUL-22")
def test_the_base_box_has_eight_master_sets() -> None:
    base = [one for one in load().sets.values() if one.rarity == "Master" and one.box == "base"]
    assert len(base) == 8
