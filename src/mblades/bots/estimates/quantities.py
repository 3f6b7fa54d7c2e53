"""Amounts and conditions of card texts, compiled to functions of an imagined position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations, pairwise
from typing import assert_never

from msgspec.structs import replace

from mblades.bots.estimates.position import Position, Spot
from mblades.cards.matching import COMPARE, printed_tests
from mblades.text import tree
from mblades.text.tree import Kind, Who, Whose
from mblades.text.walking import counted, is_one_found

Count = Callable[[Position, int], float]  # position, index of "this card" in it or -1
Match = Callable[[Spot, Spot | None], bool]  # a card, "this card"

USUAL_STARS = 4.5
_SLOTS = 6
ANY_NUMBER = 3  # paid or removed, where one may choose how much
_TYPICAL = 1.5  # a count that nothing is known about


def this_spot(position: Position, at: int) -> Spot | None:
    """The card an ability stands on, if it is in the tableau."""
    return position.spots[at] if at >= 0 else None


# --------------------------------------------------------------------------- cards


def match(wanted: tree.Filter) -> Match:
    """The test whether a card in a tableau or hand is meant."""
    if wanted.kind is Kind.SINGLE:
        wanted = replace(wanted, kind=Kind.CARD)  # which a card in a tableau is
    printed = printed_tests(wanted)
    compared: list[Match] = []
    if wanted.stars is not None and not isinstance(wanted.stars.than, tree.Number):
        compared.append(_compared_with_this(wanted.stars.test))
    if wanted.shares is not None:
        compared.append(_sharing(wanted.shares))
    if wanted.tokens is not None:
        compared.append(_holding(wanted.tokens))
    if isinstance(wanted.relation, tree.AlikeTo):
        compared.append(_sharing(_like_this(wanted.relation)))
    if wanted.named or wanted.past is not None:
        compared.append(lambda _, __: False)
    others_only, down_only = wanted.other, wanted.face == "down"
    plain = not printed and not compared and not wanted.matching
    may_be_down = plain and wanted.face in ("", "down", "any")

    def fits(spot: Spot, this: Spot | None) -> bool:
        if others_only and spot is this:
            return False
        if spot.down:
            return may_be_down
        if down_only:
            return False
        for printed_test in printed:
            if not printed_test(spot):
                return False
        return not compared or all(test(spot, this) for test in compared)

    return fits


def _compared_with_this(test: tree.Compare) -> Match:
    """The stars of another card are taken to be those of "this card"."""
    compare = COMPARE[test]
    return lambda spot, this: compare(spot.stars, USUAL_STARS if this is None else this.stars)


def _like_this(alike: tree.AlikeTo) -> tree.Likeness:
    """The others are taken to be this card."""
    what = tuple(one for one in alike.what if one != "star value")
    return tree.Likeness(what, tree.This(), alike.how)


def _sharing(likeness: tree.Likeness) -> Match:
    """The other card, too, is taken to be this one."""

    def alike(spot: Spot, this: Spot | None) -> bool:
        if this is None:
            return False
        common = [shares(spot, this, what) for what in likeness.what]
        if likeness.how == "all":
            return all(common)
        return any(common) if likeness.how == "any" else not any(common)

    return alike


def _holding(test: tree.TokenTest) -> Match:
    compare, count = COMPARE[test.test], test.count
    if test.what == "sell marker":
        return lambda _, __: compare(0, count)
    return lambda spot, _: compare(spot.tokens, count)


def shares(one: Spot, other: Spot, what: str) -> bool:
    """Whether two cards have a feature in common."""
    if one.down or other.down:
        return False
    if what == "element":
        return bool(one.elements & other.elements)
    if what == "type":
        return bool(one.types & other.types)
    if what == "set":
        return one.face.set == other.face.set
    if what == "rarity":
        return one.face.rarity == other.face.rarity
    return one.stars == other.stars


def cards_at(cards: tree.Cards) -> Callable[[Position, int], list[Spot]]:
    """The cards of a selection that the imagined position shows."""
    fits = match(cards.filter)
    within = candidates(cards.place)

    def found(position: Position, at: int) -> list[Spot]:
        this = this_spot(position, at)
        return [spot for spot in within(position, at) if fits(spot, this)]

    return found


def candidates(place: tree.Place) -> Callable[[Position, int], list[Spot]]:
    """The cards of a place."""
    if isinstance(place, tree.In):
        if place.zone == "hand":
            return lambda position, _: [Spot(face) for face in position.hand]
        if place.zone == "binder":
            return lambda _, __: []
        if place.whose is Whose.YOUR or place.whose is Whose.THEIR:
            return lambda position, _: position.spots
        if place.whose is Whose.ANY:
            return lambda position, _: position.spots + position.theirs
        return lambda position, _: position.theirs
    if isinstance(place, tree.Adjacent):
        return _adjacent(place)
    if isinstance(place, tree.Beside):
        return _beside(place)
    if isinstance(place, tree.OddSlots) and place.whose is Whose.YOUR:
        first = 0 if place.odd else 1
        return lambda position, _: position.spots[first::2]
    return lambda _, __: []


def _anchored(anchor: tree.Anchor) -> Callable[[Position, int], int]:
    """Where a card is that others lie beside: -1 if that is not known."""
    if isinstance(anchor, tree.This):
        return lambda _, at: at
    spoken_of = reference(anchor)

    def index(position: Position, at: int) -> int:
        spot = spoken_of(position, at)
        return next((n for n, one in enumerate(position.spots) if one is spot), -1)

    return index


def _adjacent(place: tree.Adjacent) -> Callable[[Position, int], list[Spot]]:
    anchored = _anchored(place.to)

    def found(position: Position, at: int) -> list[Spot]:
        at = anchored(position, at)
        return (
            [] if at < 0 else position.spots[max(at - 1, 0) : at] + position.spots[at + 1 : at + 2]
        )

    return found


def _beside(place: tree.Beside) -> Callable[[Position, int], list[Spot]]:
    anchored = _anchored(place.of)

    def found(position: Position, at: int) -> list[Spot]:
        at = anchored(position, at)
        if place.side == "left":
            return position.spots[: max(at, 0)]
        return position.spots[at + 1 :] if at >= 0 else []

    return found


def reference(ref: tree.Ref) -> Callable[[Position, int], Spot | None]:
    """A single card that is spoken of."""
    if isinstance(ref, tree.This):
        return this_spot
    if isinstance(ref, tree.It | tree.TheNext | tree.Those):
        return lambda position, _: position.it
    if isinstance(ref, tree.TopCard) and ref.whose is Whose.YOUR:
        return lambda position, _: position.top()
    if isinstance(ref, tree.Neighbour):
        return _neighbour(ref)
    return lambda _, __: None


def _neighbour(ref: tree.Neighbour) -> Callable[[Position, int], Spot | None]:
    anchored, step = _anchored(ref.of), -1 if ref.side == "left" else 1

    def found(position: Position, at: int) -> Spot | None:
        at = anchored(position, at)
        inside = at >= 0 and 0 <= at + step < len(position.spots)
        return position.spots[at + step] if inside else None

    return found


# --------------------------------------------------------------------------- amounts


def quantity(of: tree.Quantity) -> Count:
    """How much a quantity is."""
    if isinstance(of, tree.Calculation):
        return _calculation(of)
    match of:
        case tree.Number(value=value):
            return lambda _, __: value
        case tree.CountOf(cards=cards):
            return _count(cards)
        case tree.Different(what=what, cards=cards):
            return _different(what, cards)
        case tree.StarsOf(card=card):
            return _stars(card)
        case tree.TotalStars(cards=cards):
            return _total_stars(cards)
        case tree.Tokens():
            return _tokens(of)
        case tree.Pairs():
            return _pairs(of)
        case tree.MostAlike(what=what, cards=cards):
            return _most_alike(what, cards)
        case tree.OpenSlots(whose=whose):
            return _open_slots(whose)
        case tree.Has():
            own_money = of.unit == "M$" and of.whose is Whose.YOUR
            return lambda position, _: position.money if own_money else position.rp
        case tree.PlayersWho():
            return _players_who(of.who)
        case (
            tree.Said()
            | tree.ClashesWon()
            | tree.CardsPlayed()
            | tree.HowOften()
            | tree.HowMuch()
            | tree.ThatMuch()
            | tree.DoneSoFar()
            | tree.ClashTotal()
            | tree.Fought()
            | tree.CardsPassed()
        ):
            return _told(of)
        case _:
            assert_never(of)


def _typical(_: Position, __: int) -> float:
    return _TYPICAL


def _total_stars(cards: tree.Cards | tree.Those) -> Count:
    if isinstance(cards, tree.Those):
        return _typical
    found = cards_at(cards)
    return lambda position, at: sum(spot.stars for spot in found(position, at) if not spot.down)


def _tokens(tokens: tree.Tokens) -> Count:
    if tokens.what != "star token" or not isinstance(tokens.card, tree.This):
        return _typical
    return lambda position, at: position.spots[at].tokens if at >= 0 else 0


def _pairs(pairs: tree.Pairs) -> Count:
    found, what = cards_at(pairs.cards), pairs.what
    if not pairs.adjacent:
        alike = _most_alike(what, pairs.cards)
        return lambda position, at: alike(position, at) // 2
    return lambda position, at: sum(
        shares(one, two, what) for one, two in pairwise(found(position, at))
    )


def _open_slots(whose: Whose) -> Count:
    if whose is not Whose.YOUR:
        return _typical
    return lambda position, _: max(_SLOTS - len(position.spots), 0)


def _players_who(
    who: tree.Several | tree.Compared | tree.Doers | tree.InClash | tree.Foremost,
) -> Count:
    if isinstance(who, tree.InClash):
        return lambda position, _: max(position.opponents - 1, 1)
    if isinstance(who, tree.Doers):
        return lambda position, _: 0.5 * (position.opponents + (who.who == "each player"))
    return _players(counted(who))


def _players(who: tree.Whom) -> Count:
    count = players_meant(who)
    own = 1 if who is Who.EACH_PLAYER else 0
    return lambda position, _: count(position) + own


def players_meant(who: tree.Whom) -> Callable[[Position], float]:
    """How many opponents a subject stands for."""
    if isinstance(who, tree.Compared | tree.Foremost):
        return _by_what_they_have(who)
    if who is Who.EACH_OPPONENT or who is Who.EACH_PLAYER:
        return lambda position: position.opponents
    if who is Who.NEIGHBOURS:
        return lambda position: min(position.opponents, 2)
    if who is Who.OTHER_OPPONENTS:
        return lambda position: max(position.opponents - 1, 0)
    return lambda _: 1.0


def _by_what_they_have(who: tree.Compared | tree.Foremost) -> Callable[[Position], float]:
    """Of those that are compared by RP the position tells how many; of others, it may be half."""
    if is_one_found(who):
        return lambda _: 0.8
    if isinstance(who, tree.Foremost):
        return (lambda position: position.opponents - 1) if who.rest else (lambda _: 0.8)
    if who.than is None and isinstance(who.of, tree.Has) and who.of.unit == "RP":
        if who.test == "more":
            return lambda position: position.ahead
        if who.test == "fewer":
            return lambda position: position.behind
    return lambda position: 0.5 * position.opponents


_Told = (
    tree.Said
    | tree.ClashesWon
    | tree.CardsPlayed
    | tree.HowOften
    | tree.HowMuch
    | tree.ThatMuch
    | tree.DoneSoFar
    | tree.ClashNumber
    | tree.CardsPassed
)


def _told(of: _Told) -> Count:
    match of:
        case tree.Said():
            return _typical
        case tree.ClashesWon():
            return lambda position, _: position.won
        case tree.CardsPlayed():
            return _typical
        case tree.CardsPassed():
            return lambda position, _: len(position.spots) / 2
        case tree.HowOften(since=since):
            times = 2 if since == "this tournament" else 1
            return lambda _, __: times
        case tree.HowMuch(unit, _, since):
            usual = (30 if since == "this tournament" else 8) if unit == "RP" else 1
            return lambda _, __: usual
        case tree.ThatMuch():
            return lambda position, _: position.much
        case tree.ClashTotal():
            return lambda _, __: 9.0
        case tree.Fought():
            return lambda position, _: 2 * position.win
        case tree.DoneSoFar(of=moved):
            some = 8 if moved == "RP" else ANY_NUMBER
            return lambda _, __: some
        case _:
            assert_never(of)


def _calculation(of: tree.Calculation) -> Count:
    match of:
        case tree.Twice(of=inner):
            once = quantity(inner)
            return lambda position, at: 2 * once(position, at)
        case tree.Times(count=count, of=inner):
            single = quantity(inner)
            return lambda position, at: count * single(position, at)
        case tree.Half(of=inner, up=up):
            whole = quantity(inner)
            return lambda position, at: (whole(position, at) + up) // 2
        case tree.Sum(left=left, right=right):
            first, second = quantity(left), quantity(right)
            return lambda position, at: first(position, at) + second(position, at)
        case tree.Difference(left=left, right=right):
            first, second = quantity(left), quantity(right)
            return lambda position, at: max(first(position, at) - second(position, at), 0)
        case tree.Gap(left=left, right=right):
            first, second = quantity(left), quantity(right)
            return lambda position, at: abs(first(position, at) - second(position, at))
        case tree.Extreme(left=left, right=right, most=most):
            first, second = quantity(left), quantity(right)
            extreme = max if most else min
            return lambda position, at: extreme(first(position, at), second(position, at))
        case tree.Product(left=left, right=right):
            first, second = quantity(left), quantity(right)
            return lambda position, at: first(position, at) * second(position, at)
        case _:
            assert_never(of)


def _count(cards: tree.Cards) -> Count:
    place = cards.place
    if isinstance(place, tree.Aftermarket):
        return lambda position, _: position.aftermarket
    if isinstance(place, tree.In) and place.zone != "binder":
        found = cards_at(cards)
        down = cards.filter.face == "down" and place.whose is not Whose.YOUR
        if down:
            return lambda position, at: len(found(position, at)) + position.their_down
        return lambda position, at: len(found(position, at))
    if isinstance(place, tree.Adjacent | tree.Beside):
        found = cards_at(cards)
        return lambda position, at: len(found(position, at))
    return lambda _, __: _TYPICAL


def _different(what: tree.Feature, cards: tree.Cards) -> Count:
    found = cards_at(cards)
    return lambda position, at: len(
        {kind for spot in found(position, at) for kind in _kinds(spot, what)}
    )


def _most_alike(what: tree.Feature, cards: tree.Cards) -> Count:
    found = cards_at(cards)

    def count(position: Position, at: int) -> float:
        tally = Counter(kind for spot in found(position, at) for kind in _kinds(spot, what))
        return max(tally.values(), default=0)

    return count


def _kinds(spot: Spot, what: tree.Feature) -> Iterable[object]:
    """What a card is, as far as that can be seen."""
    if spot.down:
        return ()
    match what:
        case "element":
            return spot.elements
        case "type":
            return spot.types
        case "set":
            return (spot.face.set,)
        case "rarity":
            return (spot.face.rarity,)
        case "star value":
            return (spot.stars,)


def _stars(card: tree.Target) -> Count:
    if isinstance(card, tree.Cards):
        found = cards_at(card)
        best = min if card.how == "lowest" else max

        def stars(position: Position, at: int) -> float:
            return best((spot.stars for spot in found(position, at) if not spot.down), default=0)

        return stars
    spoken_of = reference(card)

    def of_one(position: Position, at: int) -> float:
        spot = spoken_of(position, at)
        return USUAL_STARS if spot is None else 0 if spot.down else spot.stars

    return of_one


def amount(of: tree.SaidAmount) -> Count:
    """How much an effect gains, loses, or puts."""
    if isinstance(of, tree.AtRandom):
        mean = sum(of.values) / len(of.values)
        return lambda _, __: mean
    if isinstance(of, tree.Scale):
        return _scale(of)
    if isinstance(of, tree.AnyNumber):
        most = min(of.most or ANY_NUMBER, ANY_NUMBER)
        return lambda _, __: most
    if isinstance(of, tree.All):
        return lambda _, __: ANY_NUMBER
    if isinstance(of, tree.Flat):
        value = of.value
        return lambda _, __: value
    count = _unlimited(of)
    if not of.most:
        return count
    most = of.most
    return lambda position, at: min(count(position, at), most)


def _scale(of: tree.Scale) -> Count:
    number, marks = quantity(of.of), sorted((mark.at, mark.value) for mark in of.marks)

    def much(position: Position, at: int) -> float:
        there = number(position, at)
        return max([mark for mark in marks if mark[0] <= there], default=(0, 0))[1]

    return much


def _unlimited(of: tree.PerEach | tree.EqualTo) -> Count:
    if isinstance(of, tree.PerEach):
        each, per, step = quantity(of.each), of.value, of.step
        if step == 1:
            return lambda position, at: per * each(position, at)
        return lambda position, at: per * (each(position, at) // step)
    return quantity(of.amount)


# --------------------------------------------------------------------------- conditions


def chance(condition: tree.Condition) -> Count:
    """How likely a condition holds: 0 or 1 where the position tells."""
    match condition:
        case tree.Holds(left=left, test=test, right=right):
            first, second, compare = quantity(left), quantity(right), COMPARE[test]
            return lambda position, at: float(compare(first(position, at), second(position, at)))
        case tree.Leads(of=of) if of != tree.Has("RP"):
            return lambda _, __: 0.35
        case tree.Parity():
            return lambda _, __: 0.5
        case tree.Leads(most=most):
            return lambda position, _: (
                0.8 if (position.ahead if most else position.behind) == 0 else 0.1
            )
        case tree.Is(card=card, filter=wanted):
            spoken_of, fits = reference(card), match(wanted)
            return lambda position, at: _if_known(
                spoken_of(position, at), lambda spot: fits(spot, this_spot(position, at))
            )
        case tree.IsPlaced():
            return _placed(condition)
        case tree.Shares():
            return _shared(condition)
        case tree.Every():
            return _every(condition)
        case tree.Pattern():
            return _pattern(condition)
        case tree.ClashResult(result=result):
            return _result(result)
        case tree.Faces() | tree.TurnOf():
            return lambda _, __: 0.5
        case tree.PlayerIs(you=you):
            return lambda position, _: (
                1 / (position.opponents + 1) if you else 1 - 1 / (position.opponents + 1)
            )
        case tree.Not(condition=inner):
            holds = chance(inner)
            return lambda position, at: 1 - holds(position, at)
        case tree.Both(left=one, right=other):
            left_holds, right_holds = chance(one), chance(other)
            return lambda position, at: left_holds(position, at) * right_holds(position, at)
        case tree.Either(left=one, right=other):
            left_holds, right_holds = chance(one), chance(other)
            return lambda position, at: max(left_holds(position, at), right_holds(position, at))
        case _:
            assert_never(condition)


def _every(condition: tree.Every) -> Count:
    found, fits = cards_at(condition.cards), match(condition.filter)

    def holds(position: Position, at: int) -> float:
        spots = found(position, at)
        this = this_spot(position, at)
        return float(bool(spots) and all(fits(spot, this) for spot in spots))

    return holds


def _pattern(condition: tree.Pattern) -> Count:
    found, what = cards_at(condition.cards), condition.what

    def holds(position: Position, at: int) -> float:
        spots = [spot for spot in found(position, at) if not spot.down]
        if condition.how in ("ascending", "descending"):
            stars = [spot.stars for spot in spots]
            if condition.how == "descending":
                stars.reverse()
            together = all(left < right for left, right in pairwise(stars))
        else:
            pairs = [shares(one, two, what) for one, two in combinations(spots, 2)]
            together = all(pairs) if condition.how == "all" else not any(pairs)
        return float(len(spots) > 1 and together)

    return holds


def _shared(condition: tree.Shares) -> Count:
    spoken_of = reference(condition.card)

    def share(position: Position, at: int) -> float:
        spot, this = spoken_of(position, at), this_spot(position, at)
        if spot is None or this is None:
            return 0.3
        each = [shares(spot, this, feature) for feature in condition.what]
        if condition.any:
            return float(any(each))
        return float(not any(each) if condition.none else all(each))

    return share


def _result(result: str) -> Count:
    if result == "win":
        return lambda position, _: position.win
    if result == "lose":
        return lambda position, _: 0.92 - position.win
    return lambda _, __: 0.08


def _if_known(spot: Spot | None, test: Callable[[Spot], bool]) -> float:
    return 0.3 if spot is None else float(test(spot))


def _placed(condition: tree.IsPlaced) -> Count:
    where = condition.where
    spoken_of = reference(condition.card)

    def holds(position: Position, at: int) -> float:
        spot = spoken_of(position, at)
        if spot is None:
            return 0.3
        if where == "face up":
            return float(not spot.down)
        if where == "face down":
            return float(spot.down)
        if where == "your Top card":
            return float(position.top() is spot)
        return float(position.spots[0 if where == "the first card" else -1] is spot)

    return holds
