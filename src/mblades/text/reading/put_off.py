"""What was done before is known later as "that much" only: nothing else is remembered until then."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from mblades.text import tree
from mblades.text.reading.meaning import CARDS, Before, Misreading
from mblades.text.reading.sentences import that_much_times
from mblades.text.results import done_by
from mblades.text.tree import Effect
from mblades.text.walking import N, contains, lasts, nodes, with_parts

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
                return tree.EqualTo(that_much_times(value), most)
            case tree.DoneSoFar() if is_before(part):
                return tree.ThatMuch()
            case tree.Node():
                return with_parts(part, change)
            case _:
                return part

    return with_parts(node, change)


def speaks_of_before(later: tree.Later | tree.Lasting) -> bool:
    """Whether it is about what was done this way, then or before."""
    asked: Iterable[object] = nodes(later.effects)
    return any(isinstance(part, tree.DoneSoFar | tree.ThisWay) for part in asked)


# --------------------------------------------------------------------------- sentences behind what comes later


def comes_later_too(before: Sequence[Effect], effects: Sequence[Effect], *, is_then: bool) -> bool:
    """ "At the start of your next turn, reveal the top card of the Store. If it is a Fire card, ...": later as well.

    What speaks of nothing that happens then may be meant now or later.
    """
    last = before[-1] if before else None
    if not isinstance(last, tree.Later) or not effects:
        return False
    if is_then or _speaks_of(last, effects):
        return True
    if any(lasts(one) or isinstance(one, tree.Started) or _is_of_the_turn(one) for one in effects):
        return False
    raise Misreading(
        "it is not clear whether this happens now or later",
        "'Then ...' for later; for now, this sentence before the other one",
    )


def _is_of_the_turn(effect: Effect) -> bool:
    return contains(effect, tree.PlayAnother, tree.ExtraAction)


def _speaks_of(later: tree.Later, effects: Sequence[Effect]) -> bool:
    """Whether cards, amounts or a clash are meant that there are only then."""
    asked = tuple(effects)
    of_cards = contains(asked, tree.It, tree.Those, tree.TheRest, tree.Among, tree.ThisWay)
    if of_cards and contains(later.effects, *CARDS):
        return True
    of_amounts = contains(asked, tree.ThatMuch, tree.DoneSoFar)
    if of_amounts and any(True for _ in _moved(later.effects)):
        return True
    of_clash = contains(asked, tree.ClashResult, tree.UsedCard, tree.LosingCard)
    return of_clash and contains(later.effects, tree.Clash)
