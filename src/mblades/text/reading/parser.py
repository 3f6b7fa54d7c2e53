"""From the text of a card to its tree.

The reader behind it has a lexicon and a grammar to put together; so it is loaded when the first text is
read, and never when the library comes from the cache.
"""

from __future__ import annotations

from mblades.errors import SheetError
from mblades.text import tree


def parse(text: str, *, file: str | None = None, line: int = 1, name: str = "") -> tree.Text:
    """Read the text of a card: keywords and abilities. By its `name` a card can mean itself.

    `file` and `line` say where the text starts, for errors (SheetError).
    """
    from mblades.text.reading.reader import read_text

    return read_text(text, file or "", line, name)


def mistakes_in(
    text: str, *, file: str | None = None, line: int = 1, name: str = ""
) -> list[SheetError]:
    """Everything in the text of a card that is not understood, sentence by sentence."""
    from mblades.text.reading.reader import all_mistakes

    return all_mistakes(text, file or "", line, name)


def parse_cards(text: str, *, file: str | None = None, line: int = 1) -> tree.Cards:
    """Read a selection of cards, by default of a binder: "2 Fire cards"."""
    from mblades.text.reading.reader import read_cards

    return read_cards(text, file or "", line)
