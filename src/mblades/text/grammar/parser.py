"""From the text of a card to its tree.

The reader behind it needs lark, which takes longer to load than all the rest of a start; so it is
loaded when the first text is read, and never when the library comes from the cache.
"""

from __future__ import annotations

from mblades.text import tree


def parse(text: str, *, file: str | None = None, line: int = 1) -> tree.Text:
    """Read the text of a card: keywords and abilities.

    `file` and `line` say where the text starts, for errors (SheetError).
    """
    from mblades.text.grammar.reader import read_text

    return read_text(text, file or "", line)


def parse_cards(text: str, *, file: str | None = None, line: int = 1) -> tree.Cards:
    """Read a selection of cards, by default of a binder: "2 Fire cards"."""
    from mblades.text.grammar.reader import read_cards

    return read_cards(text, file or "", line)
