"""A wrong sheet is answered with its place, what was expected and the nearest right thing."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from mblades.cards.design import CardSet
from mblades.cards.library import load as library
from mblades.cards.sheet import parse_sheet, read_sheet, sheet_of, slug
from mblades.errors import SheetError

# Line 1 is the set's name; each card takes five lines, the first card begins on line 4.
HEAD = 'name = "Test Set"\nrarity = "Expansion"\n\n'
STARS = (1, 3, 4, 5, 5, 8)


def card(name: str, stars: int | str, kind: str = "Single", text: str = "Play: Gain 10 RP.") -> str:
    return (
        f'[[cards]]\nname = "{name}"\nkind = "{kind}"\nstars = {stars}\ntext = "{text}"\n'
    )  # fmt: skip


def six(*changed: tuple[int, str]) -> str:
    """A right sheet, in which the cards of these numbers are replaced."""
    cards = [
        card(f"Card {n}", stars, "Deck Box" if n == 2 else "Single")
        for n, stars in enumerate(STARS)
    ]
    for number, other in changed:
        cards[number] = other
    return HEAD + "".join(cards)


def refusal(source: str) -> SheetError:
    with pytest.raises(SheetError) as caught:
        parse_sheet(source, "my.toml")
    assert caught.value.file == "my.toml"
    return caught.value


def place(error: SheetError) -> tuple[int, int]:
    return error.line, error.column


@pytest.mark.rule("CARD-5")
def test_copies_follow_from_the_stars() -> None:
    card_set = parse_sheet(six())
    assert [design.copies for design in card_set.designs] == [3, 2, 2, 2, 2, 1]


@pytest.mark.rule("CARD-1", "CARD-2", "CARD-4")
def test_a_card_has_all_that_is_printed_on_it() -> None:
    source = six(
        (
            1,
            '[[cards]]\nname = "Twin"\nstars = 3\nsymbols = "Fire Water Mage Myth"\nflavour = "Two."\n',
        )
    )
    twin = parse_sheet(source).designs[1]
    assert (twin.id, twin.set, twin.rarity) == ("test-set/twin", "Test Set", "Expansion")
    assert (twin.kind, twin.stars, twin.text) == ("Single", 3, "")
    assert (twin.elements, twin.types) == (("Fire", "Water"), ("Mage", "Myth"))
    assert twin.flavour == "Two."


def test_other_ordinary_words_are_understood_and_printed_in_the_one_form() -> None:
    source = six((0, card("Card 0", 1, text="Play: Gain ten RP.")))
    assert parse_sheet(source).designs[0].text == "Play: Gain 10 RP."


def test_a_set_is_written_as_the_sheet_it_could_have_come_from() -> None:
    for one in library().sets.values():
        assert parse_sheet(sheet_of(one)) == one
    first = parse_sheet(six())
    strange = replace(first, theme='\x7f \x01 \t \n \\ "é" 𝄞')
    assert parse_sheet(sheet_of(strange)) == strange


def test_bad_toml() -> None:
    error = refusal(HEAD + "[[cards]]\nname = \n")
    assert place(error) == (5, 8)
    assert "TOML" in str(error)


def test_unfinished_toml() -> None:
    error = refusal('name = "Test Set"\nrarity = "Expansion')
    assert error.line == 2


def test_unknown_key_of_the_sheet() -> None:
    error = refusal('name = "Test Set"\nrarety = "Expansion"\n')
    assert place(error) == (2, 1)
    assert (error.words, error.nearest) == ("rarety", "rarity")


def test_unknown_key_of_a_card() -> None:
    error = refusal(six((1, '[[cards]]\nname = "A"\nstar = 3\n')))
    assert place(error) == (11, 1)
    assert (error.words, error.nearest) == ("star", "stars")


def test_missing_key_of_the_sheet() -> None:
    error = refusal('name = "Test Set"\n')
    assert place(error) == (1, 1)
    assert "rarity" in str(error)


def test_missing_key_of_a_card_is_told_where_the_card_begins() -> None:
    error = refusal(six((1, '[[cards]]\nname = "A"\n')))
    assert place(error) == (9, 1)
    assert "stars" in str(error)


def test_empty_name() -> None:
    assert place(refusal(six((0, card("", 1))))) == (5, 9)


def test_wrong_kind() -> None:
    error = refusal(six((1, card("A", 3, kind="Deckbox"))))
    assert place(error) == (11, 9)
    assert (error.words, error.nearest) == ("Deckbox", "Deck Box")


@pytest.mark.rule("CARD-1")
def test_wrong_rarity() -> None:
    error = refusal(six().replace("Expansion", "Expanson"))
    assert place(error) == (2, 11)
    assert (error.words, error.nearest) == ("Expanson", "Expansion")


@pytest.mark.rule("CARD-1", "RUL-16")
@pytest.mark.parametrize("stars", [0, 11, -3])
def test_stars_out_of_range(stars: int) -> None:
    error = refusal(six((1, card("A", stars))))
    assert place(error) == (12, 9)
    assert error.words == str(stars)
    assert error.nearest == ("10" if stars > 10 else "1")


@pytest.mark.parametrize("stars", ['"5"', "true", "5.5"])
def test_stars_that_are_no_number(stars: str) -> None:
    error = refusal(six((1, card("A", stars))))
    assert error.line == 12
    assert "number" in str(error)


def test_wrong_symbol_is_told_at_its_letter() -> None:
    error = refusal(six((1, '[[cards]]\nname = "A"\nstars = 3\nsymbols = "Fire Solider"\n')))
    assert place(error) == (12, 17)
    assert (error.words, error.nearest) == ("Solider", "Soldier")


def test_the_same_symbol_twice() -> None:
    error = refusal(six((1, '[[cards]]\nname = "A"\nstars = 3\nsymbols = "Fire Fire"\n')))
    assert place(error) == (12, 17)


@pytest.mark.rule("CARD-1")
def test_pro_is_no_symbol_of_a_deck_card() -> None:
    assert refusal(six((1, '[[cards]]\nname = "A"\nstars = 3\nsymbols = "Pro"\n'))).words == "Pro"


@pytest.mark.rule("CARD-5")
def test_wrong_copies() -> None:
    error = refusal(six((0, card("A", 1) + "copies = 2\n")))
    assert place(error) == (9, 10)
    assert (error.words, error.expected) == ("2", ("3",))


def test_the_same_name_twice() -> None:
    error = refusal(six((1, card("Card 0", 3))))
    assert place(error) == (10, 9)
    assert error.words == "Card 0"


@pytest.mark.rule("CARD-5")
def test_too_few_designs() -> None:
    error = refusal(HEAD + card("A", 1) + card("B", 2))
    assert place(error) == (4, 1)
    assert "6 designs, not 2" in str(error)


@pytest.mark.rule("CARD-5")
def test_two_deck_boxes() -> None:
    error = refusal(six((3, card("Card 3", 5, kind="Deck Box"))))
    assert place(error) == (20, 9)
    assert "1 Deck Box" in str(error)


@pytest.mark.rule("CARD-5")
def test_no_deck_box() -> None:
    assert "Deck Box" in str(refusal(six((2, card("Card 2", 4)))))


@pytest.mark.rule("CARD-5")
@pytest.mark.parametrize(("number", "stars"), [(1, 1), (4, 8)])
def test_two_designs_with_the_fewest_or_most_stars(number: int, stars: int) -> None:
    error = refusal(six((number, card("A", stars))))
    assert error.words == str(stars)
    assert "only one design" in str(error)


@pytest.mark.rule("CARD-5")
@pytest.mark.parametrize("stars", [9, 1])
def test_a_deck_box_is_among_those_with_two_copies(stars: int) -> None:
    other = (0, card("Card 0", 2))
    error = refusal(six(other, (2, card("Card 2", stars, kind="Deck Box"))))
    assert place(error) == (17, 9)


@pytest.mark.rule("CARD-5")
def test_a_starter_deck_of_the_wrong_kinds() -> None:
    error = refusal(six().replace("Expansion", "Starter"))
    assert "6 designs of kind Single, not 5" in str(error)


@pytest.mark.rule("CARD-5")
def test_a_promo_set_has_six_designs_of_one_copy() -> None:
    promo = six().replace("Expansion", "Gold")
    assert [design.copies for design in parse_sheet(promo).designs] == [1] * 6
    error = refusal(promo + card("Card 6", 2))
    assert "6 designs, not 7" in str(error)


def test_a_mistake_in_a_text_is_told_at_its_place_in_the_sheet() -> None:
    error = refusal(six((1, card("A", 3, text="Play: Gian 10 RP."))))
    assert place(error) == (13, 15)
    assert error.words.startswith("Gian")


def test_a_mistake_in_a_text_of_several_lines() -> None:
    text = '[[cards]]\nname = "A"\nstars = 3\ntext = """\nPlay: Gain 10 RP.\nFlip: Gian 5 RP."""\n'
    assert place(refusal(six((1, text)))) == (14, 7)


def test_a_mistake_after_escaped_letters() -> None:
    text = '[[cards]]\nname = "A"\nstars = 3\ntext = "\\u0050lay: Gain 10 RP.\\nFlip: Gian 5 RP."\n'
    assert place(refusal(six((1, text)))) == (12, 39)


def test_a_mistake_in_a_text_with_folded_lines() -> None:
    text = '[[cards]]\nname = "A"\nstars = 3\ntext = """Play: \\\n    Gian 5 RP."""\n'
    assert place(refusal(six((1, text)))) == (13, 5)


@pytest.mark.parametrize("cards", ["cards = 5", 'cards = ["A"]', "cards = [5]"])
def test_cards_that_are_no_tables(cards: str) -> None:
    error = refusal(f'name = "Test Set"\nrarity = "Expansion"\n{cards}\n')
    assert error.line == 3
    assert "table" in str(error)


def test_a_name_that_is_no_string() -> None:
    error = refusal("name = 5\nrarity = 'Core'\ncards = []\n")
    assert place(error) == (1, 8)


@pytest.mark.parametrize("source", ["", "\n\n", "# only a remark\n"])
def test_empty_file(source: str) -> None:
    assert "empty" in str(refusal(source))


def test_not_utf_8(tmp_path: Path) -> None:
    path = tmp_path / "latin.toml"
    path.write_bytes('name = "x"\nbox = "Ch\xe2teau"\n'.encode("latin-1"))
    with pytest.raises(SheetError) as caught:
        read_sheet(path)
    assert place(caught.value) == (2, 10)
    assert caught.value.file == str(path)


def test_no_such_file(tmp_path: Path) -> None:
    with pytest.raises(SheetError, match="cannot be read"):
        read_sheet(tmp_path / "nowhere.toml")


def test_windows_line_ends_and_byte_order_mark(tmp_path: Path) -> None:
    path = tmp_path / "windows.toml"
    path.write_bytes(b"\xef\xbb\xbf" + six().replace("\n", "\r\n").encode())
    assert read_sheet(path) == parse_sheet(six())
    path.write_bytes(
        b"\xef\xbb\xbf" + six((1, card("A", 3, kind="Duck"))).replace("\n", "\r\n").encode()
    )
    with pytest.raises(SheetError) as caught:
        read_sheet(path)
    assert place(caught.value) == (11, 9)


def test_inline_tables_quoted_and_dotted_keys_have_places_too() -> None:
    head = '"name" = "Test Set"\nrarity = "Gold" # a remark\n'
    error = refusal(
        head + "cards = [\n  {name = 'A', stars = 3},\n  {name = 'B', stars = 99},\n]\n"
    )
    assert place(error) == (5, 24)
    error = refusal(head + "cards = []\ntheme.colour = 'red'\n")
    assert place(error) == (4, 1)


def test_names_become_ids() -> None:
    assert slug("Château Helbane") == "chateau-helbane"
    assert slug("Gno-Man's Land") == "gno-mans-land"
    assert slug("M.N.M. (Mechanical Numerical Masters)") == "mnm-mechanical-numerical-masters"


def test_a_set_keeps_what_its_sheet_says() -> None:
    card_set: CardSet = parse_sheet(
        HEAD.rstrip() + '\nbox = "mine"\ntheme = "Tests."\n' + six()[len(HEAD) :]
    )
    assert (card_set.id, card_set.name, card_set.box) == ("test-set", "Test Set", "mine")
    assert card_set.theme == "Tests."
