"""Where a line on a terminal may end: at a blank, and before or after a Japanese letter."""

from __future__ import annotations

from rich.cells import cell_len

BLANKS = " \u3000"  # a no-break space is none
NOT_FIRST = frozenset("、。・：；！？）」』】》〉ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;!?)]»")
NOT_LAST = frozenset("（「『【《〈([«")


def line_breaks(text: str, width: int) -> list[int]:
    """Where in a text its second and further lines begin, if a line has room for so many cells."""
    breaks: list[int] = []
    filled = 0  # cells of this line so far
    allowed = 0  # the last place at which this line may end
    for place, letter in enumerate(text):
        if place and _may_break(text[place - 1], letter):
            allowed = place
        filled += cell_len(letter)
        if filled > width and letter not in BLANKS:
            start = breaks[-1] if breaks else 0
            breaks.append(allowed if allowed > start else place)
            filled = cell_len(text[breaks[-1] : place + 1])
    return breaks


def _may_break(before: str, after: str) -> bool:
    if after in BLANKS:
        return False
    if before in BLANKS:
        return True
    is_japanese = cell_len(before) == 2 or cell_len(after) == 2
    return is_japanese and before not in NOT_LAST and after not in NOT_FIRST
