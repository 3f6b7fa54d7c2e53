"""Japanese for what is asked of several cards together."""

from __future__ import annotations

from typing import Final

from mblades.text import tree
from mblades.text.render.japanese.words import FEATURES

_TOTALS: Final[dict[tree.Compare, str]] = {
    "equal": "ちょうど{}になる",
    "at least": "{}以上になる",
    "at most": "{}以下になる",
    "fewer": "{}未満になる",
    "more": "{}を超える",
}


def jointly(asked: tree.Jointly) -> str:
    """互いに同じ属性を持つ / 互いに同じ種族を持たない / スターレーティングの合計が8以下になる"""
    match asked:
        case tree.Alike(what, none):
            return f"互いに同じ{FEATURES[what]}を{'持たない' if none else '持つ'}"
        case tree.StarsInAll(test, stars):
            return f"スターレーティングの合計が{_TOTALS[test].format(stars)}"
