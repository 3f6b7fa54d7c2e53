"""Things of the library are found by name, however it is spelt."""

from __future__ import annotations

import msgspec
import pytest

from mblades.cards.library import Library, load, sets_of
from mblades.cards.sheet import parse_sheet
from mblades.errors import SetupError

CUSTOM = """
name = "House Rules"
rarity = "Gold"
[[cards]]
name = "House Cat"
stars = 2
text = "Play: Gain 10 RP."
[[cards]]
name = "House Dog"
stars = 3
[[cards]]
name = "House Mouse"
stars = 1
[[cards]]
name = "House Guest"
stars = 4
[[cards]]
name = "House Plant"
stars = 5
[[cards]]
name = "House Party"
stars = 6
"""


@pytest.fixture(scope="module")
def library() -> Library:
    return load()


@pytest.mark.parametrize(
    ("spelling", "name"),
    [
        ("fists of steel", "Fists of Steel"),
        ("  FISTS-OF-STEEL! ", "Fists of Steel"),
        ("MNM", "M.N.M. (Mechanical Numerical Masters)"),
        ("M.N.M.", "M.N.M. (Mechanical Numerical Masters)"),
        ("Mechanical Numerical Masters", "M.N.M. (Mechanical Numerical Masters)"),
        ("Princess Blade", "Princess' Blade"),
        ("chateau helbane", "Château Helbane"),
        ("Gno-Man’s Land", "Gno-Man's Land"),
        ("James Bomb 006 Plus One", "006 Plus One"),
        ("Core Set", "Millennium Blades"),
        ("Xeno X Over", "Xeno X-Over"),
    ],
)
def test_a_set_is_found_however_it_is_spelt(library: Library, spelling: str, name: str) -> None:
    assert library.find_set(spelling).name == name


@pytest.mark.parametrize(
    ("spelling", "name"),
    [
        ("Vex Cards of Hate", "Vex: Cards of Hate"),
        ("A Starter Deck's Story", "We're Back! A Starter Deck's Story"),
        ("Underlords of Metropolitan", "Underlords of Metropolitam"),
        ("Super Zeroes", "Super Zeroes (They... Try!)"),
        ("WSE", "WSF (World Sellout Federation)"),
        ("Shounen Leap", "Shonen Leap"),
        ("Super Plumber Bros", "Super Plumber Bros."),
        ("Shills & Shills Inc", "Shills & Shills Inc."),
    ],
)
def test_spellings_of_the_books(library: Library, spelling: str, name: str) -> None:
    made = library.with_sets(
        [parse_sheet(CUSTOM.replace("House Rules", name))] if name not in library.sets else []
    )
    assert made.find_set(spelling).name == name


def test_an_unknown_set_is_refused_with_the_nearest(library: Library) -> None:
    with pytest.raises(SetupError, match='"Fists of Stel"; did you mean "Fists of Steel"'):
        library.find_set("Fists of Stel")


def test_a_design_is_found_by_name_and_by_id(library: Library) -> None:
    bomb = library.design("James Bomb")
    assert bomb is library.design("006-plus-one/james-bomb")
    assert bomb is library.design("james bomb (006 Plus One)")
    with pytest.raises(SetupError, match='did you mean "James Bomb"'):
        library.design("James Bom")


@pytest.mark.rule("RUL-13")
def test_two_designs_of_one_name_are_told_apart_by_their_sets(library: Library) -> None:
    with pytest.raises(SetupError, match="several cards"):
        library.design("World Turtle Tarask")
    core = library.design("World Turtle Tarask (Millennium Blades)")
    starter = library.design("World Turtle Tarask (Brownwall City)")
    assert (core.rarity, starter.rarity) == ("Core", "Starter")


def test_custom_sets_make_another_library(library: Library) -> None:
    more = library.with_sets([parse_sheet(CUSTOM)])
    assert more.find_set("house rules").designs[0].name == "House Cat"
    assert more.design("House Cat").copies == 1
    assert "House Rules" not in library.sets
    assert more.digest != library.digest
    assert len(more.designs) == len(library.designs) + 6


def test_a_custom_set_cannot_take_the_name_of_another(library: Library) -> None:
    with pytest.raises(SetupError, match="already a set"):
        library.with_sets([parse_sheet(CUSTOM.replace("House Rules", "MNM"))])


def test_the_library_cannot_be_changed(library: Library) -> None:
    with pytest.raises(AttributeError):
        library.metas = ()  # type: ignore[misc]


def test_the_digest_is_of_what_matters_in_play(library: Library) -> None:
    base = parse_sheet(CUSTOM)
    flavoured = parse_sheet(CUSTOM.replace("stars = 2", 'stars = 2\nflavour = "Purr."'))
    stronger = parse_sheet(CUSTOM.replace("10 RP", "15 RP"))
    digest = library.with_sets([base]).digest
    assert library.with_sets([flavoured]).digest == digest
    assert library.with_sets([stronger]).digest != digest


def test_seventeen_characters(library: Library) -> None:
    assert len({character.name for character in library.characters}) == 17
    assert library.find_character("cardine kollecta").name == "Cardine Kolleckta"
    assert all(sum(character.friendship) == 10 for character in library.characters)


def test_thirteen_builds_of_the_right_sizes(library: Library) -> None:
    assert len(library.builds) == 13
    for build in library.builds:
        sizes = (len(build.expansion), len(build.premium), len(build.master))
        assert sizes == ((5, 4, 3) if build.edition == "original" else (6, 5, 4)), build.name
        assert len(set(sets_of(build))) == sum(sizes) + 5, build.name


@pytest.mark.rule("RUL-14")
def test_three_misprinted_builds_are_corrected(library: Library) -> None:
    builds = {build.name: build for build in library.builds}
    assert builds["2 Fast 4 You"].prizes[1] == "Back to the Past"
    assert builds["The True Beginning"].fusion[2] == "Elemental Dragon Lords"
    assert builds["Card Clash On!"].fusion[1:] == ("Back to the Past", "Fate of Indines")


@pytest.mark.parametrize("name", ["new beginnings", "First Game"])
def test_a_build_whose_sets_exist(library: Library, name: str) -> None:
    build = library.find_build(name)
    rarities = {one: library.sets[one].rarity for one in sets_of(build)}
    assert {rarities[one] for one in build.expansion} == {"Expansion"}
    assert {rarities[one] for one in build.premium} == {"Premium"}
    assert {rarities[one] for one in build.master} == {"Master"}
    assert [rarities[one] for one in build.fusion] == ["Bronze", "Silver", "Gold"]
    assert [rarities[one] for one in build.prizes] == ["Bronze", "Silver"]


def test_a_build_whose_sets_do_not_exist_says_which(library: Library) -> None:
    rest = {name: one for name, one in library.sets.items() if name != "Obari as Hell"}
    smaller = msgspec.structs.replace(library, sets=rest)
    with pytest.raises(SetupError, match=r"New Beginnings.*: Obari as Hell$"):
        smaller.find_build("new beginnings")


def test_an_unknown_build(library: Library) -> None:
    with pytest.raises(SetupError, match="New Beginnings"):
        library.find_build("Old Beginnings")
