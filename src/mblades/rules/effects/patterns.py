"""How cards go together: ascending stars, something that all of them share or that no two do."""

from __future__ import annotations

from itertools import combinations, pairwise

from mblades.rules.effects.catalog import Test
from mblades.rules.effects.perspective import is_up, stars_seen
from mblades.rules.effects.selections import everything, features_of, fits, shares
from mblades.rules.state.state import Frame, State
from mblades.text import tree


def every(node: tree.Every) -> Test:
    """Whether all cards are of a kind, and there is one."""
    find, fit = everything(node.cards, counting=True), fits(node.filter, counting=False)
    spoken_of = _is_spoken_of(node.cards)

    def test(s: State, f: Frame) -> bool:
        cards = find(s, f)
        f = f.recall() if spoken_of else f
        return bool(cards) and all(fit(s, f, card) for card in cards)

    return test


def pattern(node: tree.Pattern) -> Test:
    """Whether the face-up cards among them go together; one card alone does not."""
    find = everything(node.cards, counting=_is_spoken_of(node.cards))
    what, spoken_of = node.what, _is_spoken_of(node.cards)

    def test(s: State, f: Frame) -> bool:
        found = find(s, f)
        f = f.recall() if spoken_of else f
        cards = [card for card in found if is_up(s, f, card)]
        if len(cards) < 2:
            return False
        match node.how:
            case "ascending" | "descending":
                stars = [stars_seen(s, f, card) for card in cards]
                if node.how == "descending":
                    stars.reverse()
                return all(left < right for left, right in pairwise(stars))
            case "all":
                return bool(
                    frozenset.intersection(*(features_of(s, f, card, what) for card in cards))
                )
            case "none":
                return not any(shares(s, f, one, two, what) for one, two in combinations(cards, 2))

    return test


def _is_spoken_of(cards: tree.Cards) -> bool:
    """Whether they were dealt with before, and what was flipped is looked at as it was."""
    return isinstance(cards.place, tree.Among | tree.ThisWay)
