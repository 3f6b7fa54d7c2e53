"""Cards to print and cut out."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from mblades.cards.export.print import WORDS, print_sheet
from mblades.cards.export.style import ICONS
from mblades.cards.library import load
from mblades.cards.translations import LANGUAGES, Language, translation
from mblades.text.render.english.sentences import render
from mblades.text.tree import ELEMENTS, RARITIES, TYPES, Text

EMPTY = {"meta", "path", "circle", "ellipse", "rect", "use"}


class Reader(HTMLParser):
    """Reads a page and notes its tags; every tag that is opened must be closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if not self.open or self.open[-1] != "style":
            self.words.append(data)

    def count(self, name: str) -> int:
        """Elements of a class."""
        return sum(name in (found.get("class") or "").split() for _, found in self.tags)


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    reader.close()
    assert reader.open == []
    return reader


def sheet(name: str, language: Language = "en", *, copies: bool = False) -> str:
    library = load()
    words = translation(library, language)
    return print_sheet(library.find_set(name).designs, words, copies=copies)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_library_is_printed_nine_to_a_page(language: Language) -> None:
    library = load()
    page = read(print_sheet(library.designs, translation(library, language)))
    assert page.count("card") == len(library.designs)
    assert page.count("page") == -(-len(library.designs) // 9)
    assert page.count("cut") == page.count("page")
    assert dict(page.tags)["html"]["lang"] == language


def test_every_copy_or_one_of_each() -> None:
    assert read(sheet("Fists of Steel")).count("card") == 6
    assert "×3" in sheet("Fists of Steel")
    page = sheet("Fists of Steel", copies=True)
    assert read(page).count("card") == 12
    assert all(f"{number}/3" in page for number in (1, 2, 3))


def test_a_page_needs_nothing_from_outside() -> None:
    for page in (sheet("Game of Rings"), sheet("Game of Rings", "ja")):
        tags = read(page).tags
        assert not {"script", "link", "img", "iframe"} & {tag for tag, _ in tags}
        assert not re.search(r"https?:|url\(|@import|//", page)
        links = [found["href"] for _, found in tags if found.get("href")]
        shapes = {found["id"] for tag, found in tags if tag == "symbol"}
        assert {str(link).removeprefix("#") for link in links} <= shapes
        assert not [key for _, found in tags for key in found if key.startswith("on")]


def test_cards_have_the_size_of_cards() -> None:
    page = sheet("Fists of Steel")
    assert "width: 63mm; height: 88mm" in page
    assert "@page { size: A4; margin: 0; }" in page
    assert "break-after: page" in page


def test_all_that_is_printed_on_a_card() -> None:
    page = sheet("Game of Rings")
    words = " ".join(read(page).words)
    for design in load().find_set("Game of Rings").designs:
        assert design.name in words
        assert design.flavour in words
        assert "Premium" in words
        for line in design.tree.lines:
            _, _, text = render(Text((line,))).rpartition(": ")
            assert text.removesuffix(".") in words
    assert '<i class="chip score">Score</i>' in page
    assert '<i class="chip keyword">Undead</i> <span class="meaning">(You may put 1' in page


def test_markup_in_a_name_is_text() -> None:
    page = sheet("Shills & Shills Inc.")
    assert "Shills &amp; Shills Inc." in page


@pytest.mark.parametrize(("language", "words"), [("ja", "持続"), ("ru", "Постоянно")])
def test_chips_in_other_languages(language: Language, words: str) -> None:
    assert f'<i class="chip ongoing">{words}</i>' in sheet("Game of Rings", language)


def test_every_symbol_has_a_shape_and_words() -> None:
    for symbol in (*ELEMENTS, *TYPES, "Deck Box", "Accessory"):
        assert f'id="{symbol.lower().replace(" ", "-")}"' in ICONS
    for language in LANGUAGES[1:]:
        assert {*ELEMENTS, *TYPES, *RARITIES, "Single"} <= set(WORDS[language])
