"""What was done before is known later as "that much" only: nothing else is remembered until then."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from mblades.text import tree
from mblades.text.reading.meaning import Before, Misreading
from mblades.text.results import done_by
from mblades.text.tree import Effect
from mblades.text.walking import N, nodes, with_parts

_DONE: dict[type[tree.Node], tree.AmountDone] = {
    tree.Gain: "gained", tree.Lose: "lost", tree.Pay: "paid", tree.Steal: "stolen",
    tree.AddTokens: "put", tree.RemoveTokens: "removed", tree.MoveTokens: "moved",
}  # fmt: skip
_LATER = "'that much', as in 'At the end of the tournament, gain that much RP.'"


def _moved(part: object) -> Iterator[tuple[str, str]]:
    """What is gained, paid, removed ..., in the order of the words."""
    for node in nodes(part):
        done: Any = _DONE.get(type(node))
        if done is not None:
            yield done, getattr(node, "unit", getattr(node, "what", "star token"))


def settle_put_off(before: Before, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """ "Pay up to 5 M$. At the end of the tournament, gain 5 RP for each M$ paid this way."."""
    found: list[Effect] = []
    for effect in effects:
        last = [*_moved((*before, *found))][-1:]
        found.append(_settled(effect, last[0] if last else None))
    return tuple(found)


def _settled(node: N, last: tuple[str, str] | None) -> N:
    if isinstance(node, tree.Later | tree.Lasting):
        return _of_before(node, node, last)

    def change(part: object) -> object:
        return _settled(part, last) if isinstance(part, tree.Node) else part

    return with_parts(node, change)


def _of_before(node: N, later: tree.Later | tree.Lasting, last: tuple[str, str] | None) -> N:
    """What comes later, with "that much" for what was moved before."""
    within = [*_moved(later.effects)]
    done_then = {done_by(one) for one in nodes(later.effects)}

    def is_before(part: tree.DoneSoFar) -> bool:
        if (part.done, part.of) in within:
            return False
        if (part.done, part.of) != last or not isinstance(later, tree.Later):
            raise Misreading("later it is no longer known how much that was", _LATER)
        return True

    def change(part: object) -> object:
        match part:
            case tree.ThisWay(done) if done not in done_then:
                raise Misreading("later it is no longer known which cards these were", _LATER)
            case tree.PerEach(value, tree.DoneSoFar() as each, 1, most) if is_before(each):
                return tree.EqualTo(_times(value), most)
            case tree.DoneSoFar() if is_before(part):
                return tree.ThatMuch()
            case tree.Node():
                return with_parts(part, change)
            case _:
                return part

    return with_parts(node, change)


def _times(value: int) -> tree.Quantity:
    if value == 1:
        return tree.ThatMuch()
    return tree.Twice(tree.ThatMuch()) if value == 2 else tree.Times(value, tree.ThatMuch())


def speaks_of_before(later: tree.Later | tree.Lasting) -> bool:
    """Whether it is about what was done this way, then or before."""
    asked: Iterable[object] = nodes(later.effects)
    return any(isinstance(part, tree.DoneSoFar | tree.ThisWay) for part in asked)
