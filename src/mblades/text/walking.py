"""Ways through a tree: everything in it, the effects in it, a changed copy, and who does what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol, TypeVar, assert_never

from msgspec.structs import astuple, replace

from mblades.text import tree
from mblades.text.tree import Effect, Node, Who, Whom, Whose

N = TypeVar("N", bound=Node)


# --------------------------------------------------------------------------- everything


def parts(part: object) -> Iterator[object]:
    """Every node and value of a tree, from the outside in and in the order of its words."""
    yield part
    inside: tuple[object, ...] = ()
    if isinstance(part, Node):
        inside = astuple(part)
    elif isinstance(part, tuple):
        inside = part
    for inner in inside:
        yield from parts(inner)


def nodes(part: object) -> Iterator[Node]:
    """Every node of a tree, in the same order."""
    return (inner for inner in parts(part) if isinstance(inner, Node))


def gains_more(before: Effect, effect: Effect) -> bool:
    """ "Gain 3 M$ and gain 12 RP": the same player gains two fixed things, which one verb can say."""
    return all(
        isinstance(one, tree.Gain) and isinstance(one.amount, tree.Flat) for one in (before, effect)
    ) and subject_of(before) == subject_of(effect)


def contains(part: object, *kinds: type[Node]) -> bool:
    """Whether a node of one of these kinds is anywhere inside."""
    return any(isinstance(inner, kinds) for inner in parts(part))


def stands_in_row(relation: object) -> bool:
    """Whether it is said of a card where it lies in its tableau."""
    if isinstance(relation, tree.AlikeTo):
        return relation.where in ("beside it", "the same tableau")
    return isinstance(relation, tree.Near | tree.StarsBeside)


def flips_own(event: tree.IsFlipped) -> bool:
    """Whether the card is one of those of the player who flips it."""
    place = event.card.place if isinstance(event.card, tree.Cards) else None
    return isinstance(place, tree.In) and place.whose is tree.Whose.THEIR


# --------------------------------------------------------------------------- effects


def branches(effect: Effect) -> tuple[tuple[Effect, ...], ...]:
    """The rows of effects inside an effect; none inside one that holds no others."""
    match effect:
        case tree.May():
            return effect.effects, effect.then, effect.otherwise
        case tree.IfDone() | tree.InFull():
            return effect.effects, effect.otherwise
        case tree.If():
            return effect.then, effect.otherwise
        case tree.ChooseOne() | tree.OneOf():
            return effect.options
        case tree.ForEach() | tree.OneByOne() | tree.PlayerByPlayer() | tree.Cost():
            return (effect.effects,)
        case tree.Whenever() | tree.Instead() | tree.AsSoonAs() | tree.Lasting() | tree.Later():
            return (effect.effects,)
        case tree.InTurn():
            return ((effect.offer,),)
        case tree.Repeat():
            return ()
    if isinstance(effect, tree.OneShot | tree.Statement | tree.Rule | tree.DeckRule):
        return ()
    assert_never(effect)


def effects_in(effects: Iterable[Effect]) -> Iterator[Effect]:
    """Effects and the effects inside them, in order."""
    for effect in effects:
        yield effect
        for branch in branches(effect):
            yield from effects_in(branch)


def started_in(effects: Iterable[Effect]) -> Iterator[tree.Started]:
    """What effects start for a while or for later, in the order of their words."""
    return (one for one in effects_in(effects) if isinstance(one, tree.Started))


def becoming(effect: Effect) -> tree.HaveSymbols | None:
    """What a card becomes: symbols that a single card has for the rest of the tournament."""
    match effect:
        case tree.Lasting((tree.HaveSymbols(target) as has,), tree.Until(tree.TournamentEnd())):
            return None if isinstance(target, tree.Cards) or has.named else has
        case _:
            return None


def lasts(effect: Effect) -> bool:
    """Whether it holds or waits, and does not happen once."""
    if isinstance(effect, tree.If):
        return all(lasts(inner) for inner in (*effect.then, *effect.otherwise))
    heads = tree.Unanswered | tree.Once | tree.CannotBeCopied
    return isinstance(effect, tree.Statement | tree.Waiting | tree.Ready | heads)


# --------------------------------------------------------------------------- changed copies


class Change(Protocol):
    """Gives a node of the same kind."""

    def __call__(self, node: N, /) -> N: ...


def rewritten(node: N, change: Change) -> N:
    """The tree with every node changed, from the outside in and in the order of its words."""

    def inner(part: object) -> object:
        return rewritten(part, change) if isinstance(part, Node) else part

    return with_parts(change(node), inner)


def with_parts(node: N, change: Callable[[object], object]) -> N:
    """The node with what it directly holds changed; the node itself if nothing is different."""
    changes: dict[str, object] = {}
    for name, value in zip(node.__struct_fields__, astuple(node), strict=True):
        new: object = _items(value, change) if type(value) is tuple else change(value)
        if new is not value:
            changes[name] = new
    return replace(node, **changes) if changes else node


def _items(values: tuple[object, ...], change: Callable[[object], object]) -> tuple[object, ...]:
    new = tuple(_items(v, change) if isinstance(v, tuple) else change(v) for v in values)
    same = all(one is other for one, other in zip(new, values, strict=True))
    return values if same else new


# --------------------------------------------------------------------------- who does it


def subject_of(effect: Effect) -> Whom:
    """Who does what an effect says, or whom it binds; you, where it names nobody."""
    if isinstance(effect, tree.Steal):
        return effect.thief
    deciding = tree.May | tree.OneOf | tree.ChooseOne | tree.IfDone | tree.InFull | tree.OneByOne
    if isinstance(effect, tree.NamesDoer | deciding):
        return effect.who
    if isinstance(effect, tree.Ban):
        return effect.who
    if isinstance(effect, tree.InTurn):
        return effect.offer.who
    if isinstance(effect, tree.Yours | tree.Control | tree.Waiting | tree.AsSoonAs):
        return Who.YOU
    if isinstance(effect, tree.Started | tree.Statement | tree.Rule | tree.DeckRule):
        return Who.YOU
    assert_never(effect)


def teller_of(choice: tree.ChooseOne | tree.OneOf) -> Whom:
    """Who has to do what an option says, in the words of the option."""
    others = isinstance(choice, tree.ChooseOne) and choice.who is not Who.YOU
    return Who.THAT if others else choice.who


_ONE_OF_THEM = (Who.OPPONENT, Who.PLAYER)
_ONE_FOUND = (*_ONE_OF_THEM, Who.OTHER_OPPONENT, Who.RANDOM_OPPONENT, Who.RANDOM_PLAYER)


def is_one_found(who: Whom) -> bool:
    """Whether one of several players is meant, who is found first and is then "that player"."""
    if isinstance(who, Who):
        return who in _ONE_FOUND
    return who.who in _ONE_OF_THEM


def of_you(trait: N) -> N:
    """What is said of "that player", said of you."""
    return _said_of(trait, (Who.THAT, Who.YOU), (Whose.THAT, Whose.YOUR))


def of_them(trait: N) -> N:
    """What is said of you, said of "that player"."""
    return _said_of(trait, (Who.YOU, Who.THAT), (Whose.YOUR, Whose.THAT))


def of_theirs(trait: N) -> N:
    """What is said of "that player", with "their" for whose it is."""
    return _said_of(trait, (Who.THAT, Who.THAT), (Whose.THAT, Whose.THEIR))


def _said_of(trait: N, who: tuple[Who, Who], whose: tuple[Whose, Whose]) -> N:
    changed: dict[object, object] = {who[0]: who[1], whose[0]: whose[1]}

    def change(part: object) -> object:
        if isinstance(part, tree.Node):
            return with_parts(part, change)
        return changed.get(part, part) if isinstance(part, Who | Whose) else part

    return with_parts(trait, change)


def counted(players: tree.Several | tree.Compared | tree.Foremost) -> Whom:
    """Who is counted."""
    return players if isinstance(players, tree.Compared | tree.Foremost) else Who(players)


def is_plural(target: tree.Target) -> bool:
    """Whether an effect may be about more than one card."""
    match target:
        case tree.Cards(how, _, _, count):
            return count > 1 or how in ("each", "any number of", "all but")
        case tree.TopOfStore(count):
            return count > 1
        case _:
            return isinstance(target, tree.Those | tree.TheRest)


def is_several(who: Whom) -> bool:
    """Whether these are several players, told of one after the other."""
    if isinstance(who, tree.Compared | tree.Foremost):
        return who.who in ("each opponent", "each player")
    return who in (Who.EACH_OPPONENT, Who.EACH_PLAYER, Who.NEIGHBOURS, Who.OTHER_OPPONENTS)


def asks_several(effect: Effect) -> bool:
    """Whether several players may or must do this, and it is seen who did."""
    asked = (
        tree.May
        | tree.Lose
        | tree.Pay
        | tree.Flip
        | tree.Unflip
        | tree.Discard
        | tree.Return
        | tree.Take
        | tree.Draw
    )
    return isinstance(effect, asked) and is_several(effect.who)
