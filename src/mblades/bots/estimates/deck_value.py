"""What a card is worth in a deck: alone, beside each other card, and in an order of play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mblades.bots.estimates.card import Face
from mblades.bots.estimates.effects import SLOT, effects
from mblades.bots.estimates.position import Position, Spot
from mblades.bots.estimates.quantities import Count, Match, chance, match
from mblades.cards.design import Design, Meta
from mblades.text import tree
from mblades.text.expansion import abilities_of
from mblades.text.tree import Text, TriggerWord, Who

SLOTS = 6
FLIPPED = 0.3  # how often a card of one's tableau is flipped by others
ACTION_USED = 0.7
REACTION = 5.0
FILLERS = 3  # unremarkable cards beside one that is valued alone


class Estimates:
    """A face's abilities by trigger, each compiled to an estimate."""

    __slots__ = ("action", "at_the_end", "flip", "fusion", "next", "only_if", "play", "rest",
                 "score", "slots", "whenever")  # fmt: skip

    def __init__(self, abilities: Iterable[tree.Ability]) -> None:
        self.play: list[Count] = []
        self.next: list[Count] = []
        self.score: list[Count] = []
        self.action: list[Count] = []
        self.flip: list[Count] = []
        self.rest: list[Count] = []  # what it does just by being there
        self.whenever: list[tuple[Match, Count]] = []  # you play a card that fits
        self.only_if: Count | None = None
        self.fusion = False
        self.slots = 0
        for ability in abilities:
            self._add(ability)
        self.at_the_end = bool(self.score or self.action or self.flip or self.rest)

    def _add(self, ability: tree.Ability) -> None:
        trigger = ability.trigger
        if trigger is TriggerWord.PLAY:
            self.play.append(effects(ability.effects))
        elif trigger is TriggerWord.NEXT:
            self.next.append(effects(ability.effects))
        elif trigger is TriggerWord.SCORE:
            self.score.append(effects(ability.effects))
        elif trigger is TriggerWord.ACTION:
            self.action.append(effects(ability.effects))
        elif trigger is TriggerWord.FLIP:
            self.flip.append(effects(ability.effects))
        elif trigger is TriggerWord.REACTION:
            worth = effects(ability.effects)
            self.rest.append(lambda p, at: REACTION + 0.3 * max(worth(p, at), 0))
        elif trigger in (TriggerWord.ONGOING, TriggerWord.TOP):
            self._add_continuous(ability)
        for effect in ability.effects:
            self._add_rule(effect, trigger)

    def _add_rule(self, effect: tree.Effect, trigger: TriggerWord) -> None:
        """When it can be played, what has to be paid for it, and the slots it brings."""
        if isinstance(effect, tree.PlayOnlyIf):
            self.fusion = effect.fusion
            if effect.condition is not None:
                self.only_if = chance(effect.condition)
        elif isinstance(effect, tree.Cost) and trigger is TriggerWord.RULE:
            self.play.append(effects((effect,)))
        elif isinstance(effect, tree.ExtraSlot | tree.MoreSlots):
            lost = effect == tree.ExtraSlot(effect.count, lost=True)
            self.slots += 0 if lost else effect.count

    def _add_continuous(self, ability: tree.Ability) -> None:
        share = 0.35 if ability.trigger is TriggerWord.TOP else 1.0
        for effect in ability.effects:
            if (
                isinstance(effect, tree.Whenever)
                and isinstance(effect.event, tree.Plays)
                and (effect.event.who is Who.YOU)
            ):
                self.whenever.append((match(effect.event.filter), effects(effect.effects)))
            else:
                worth = effects((effect,))
                self.rest.append(lambda p, at, worth=worth: share * worth(p, at))  # type: ignore[misc]

    def of(self, trigger: TriggerWord) -> list[Count]:
        """The estimates of a trigger that other cards can use."""
        return {
            TriggerWord.PLAY: self.play, TriggerWord.NEXT: self.next,
            TriggerWord.SCORE: self.score, TriggerWord.ACTION: self.action,
            TriggerWord.FLIP: self.flip,
        }.get(trigger, [])  # fmt: skip


_estimates: dict[str, Estimates] = {}


def estimates(face: Face) -> Estimates:
    """The estimates of a face, compiled once for its text."""
    known = _estimates.get(face.text)
    if known is None:
        known = _estimates[face.text] = Estimates(face.abilities)
    return known


def estimates_of_meta(meta: Meta) -> Estimates:
    """The estimates of a meta, likewise."""
    known = _estimates.get(meta.text)
    if known is None:
        known = _estimates[meta.text] = Estimates(abilities_of(meta.tree))
    return known


_busy: list[str] = []  # effects that use effects of each other end here


def worth_of_trigger(face: Face, trigger: TriggerWord, position: Position, at: int) -> float:
    """What using another card's effects is worth."""
    if face.text in _busy:
        return 0.0
    _busy.append(face.text)
    try:
        return total(estimates(face).of(trigger), position, at)
    finally:
        _busy.pop()


def total(several: Iterable[Count], position: Position, at: int) -> float:
    """The sum of estimates."""
    worth = 0.0
    for estimate in several:
        worth += estimate(position, at)
    return worth


# --------------------------------------------------------------------------- a whole tableau


def may_be_played(face: Face, position: Position) -> bool:
    """Whether a condition of its own keeps the card in hand."""
    own = estimates(face)
    if own.only_if is not None and own.only_if(position, -1) < 0.5:
        return False
    if not own.fusion:
        return True
    for one in position.spots:
        if one.down or not one.elements & face.elements:
            continue
        if any(
            other is not one and not other.down and other.types & face.types
            for other in position.spots
        ):
            return True
    return False


def play_on(
    position: Position,
    order: Sequence[Spot],
    extras: Sequence[Face],
    metas: Sequence[Meta],
    slots: int = SLOTS,
) -> float:
    """The RP to expect from playing cards in this order, up to the end of the tournament."""
    spots = position.spots
    started = len(spots)
    lying = [estimates(spot.face) for spot in spots]
    extra_estimates = [estimates(face) for face in extras]
    watching = [(-1, *pair) for own in extra_estimates for pair in own.whenever]
    for n, own in enumerate(lying):
        if own.whenever and not spots[n].down:
            watching += [(n, *pair) for pair in own.whenever]
    for own in extra_estimates:
        slots += own.slots
    armed = lying[-1].next if spots and not spots[-1].down else []
    worth = 0.0
    hand = position.hand = [spot.face for spot in order]
    for spot in order:
        at = len(spots)
        if at >= slots:
            break
        face = spot.face
        own = estimates(face)
        if (own.fusion or own.only_if is not None) and not may_be_played(face, position):
            continue
        hand.remove(face)
        spots.append(spot)
        lying.append(own)
        slots += own.slots
        position.it = spot
        for host, fits, gain in watching:
            if fits(spot, spots[host] if host >= 0 else None):
                worth += gain(position, host)
        for estimate in own.play:
            worth += estimate(position, at)
        position.it = spot
        for estimate in armed:
            worth += estimate(position, at - 1)
        armed = own.next
        if own.whenever:
            watching += [(at, *pair) for pair in own.whenever]
    return worth + at_the_end(position, lying, extra_estimates, metas, started)


def at_the_end(
    position: Position,
    lying: Sequence[Estimates],
    extras: Sequence[Estimates],
    metas: Sequence[Meta],
    new_from: int,
) -> float:
    """Score effects, metas, and what cards do by being there; `lying` are those of the spots."""
    worth = 0.0
    for n, own in enumerate(lying):
        if not own.at_the_end or position.spots[n].down:
            continue
        scored = total(own.score, position, n)
        if n >= new_from:
            if own.action:
                scored = max(scored, ACTION_USED * acting(own, position, n))
            if own.flip:
                scored += FLIPPED * total(own.flip, position, n)
            if own.rest:
                scored += total(own.rest, position, n)
        worth += scored
    for own in extras:
        worth += total(own.score, position, -1) + total(own.rest, position, -1)
        if own.action:
            worth += 0.9 * max(total(own.action, position, -1), 0)
    for meta in metas:
        worth += total(estimates_of_meta(meta).score, position, -1)
    return worth


def acting(own: Estimates, position: Position, at: int) -> float:
    """What using the card's Action is worth, its own flip included."""
    return total(own.action, position, at) + total(own.flip, position, at)


# --------------------------------------------------------------------------- single cards


def _filler() -> Face:
    return Face(
        Design(
            id="", name="", set="", box="", rarity="Promo", kind="Single", stars=4, elements=(),
            types=(), copies=1, text="", tree=Text(()),
        )
    )  # fmt: skip


FILLER = _filler()
FILLER_SPOTS = tuple([Spot(FILLER) for _ in range(FILLERS + 2)])
AFTER = FILLER_SPOTS[-1]  # one that follows; those before it lie there already


def alone(face: Face) -> float:
    """The RP of a card among cards that have nothing to do with it."""
    if face.alone is None:
        worth = play_on(Position(FILLER_SPOTS[:FILLERS]), (Spot(face), AFTER), (), ())
        face.alone = worth + SLOT * estimates(face).slots
    return face.alone


def together(one: Face, other: Face) -> float:
    """How much more two cards are worth in one deck than each alone."""
    known = one.beside.get(other.design)
    if known is None:
        first, second = (one, other) if one.design < other.design else (other, one)
        known = first.beside[second.design] = second.beside[first.design] = _pair(first, second)
    return known


def _pair(first: Face, second: Face) -> float:
    before, one, other = FILLER_SPOTS[:2], Spot(first), Spot(second)
    here = play_on(Position(before), (one, other, AFTER), (), ())
    there = play_on(Position(before), (other, one, AFTER), (), ())
    slots = SLOT * (estimates(first).slots + estimates(second).slots)
    both = 0.7 * max(here, there) + 0.3 * min(here, there)
    return both + slots - alone(first) - alone(second)


def beside_each(one: Face, others: Sequence[Face]) -> list[float]:
    """The same with each of several cards."""
    try:
        return [one.beside[other.design] for other in others]
    except KeyError:  # some are met for the first time
        return [together(one, other) for other in others]


def with_extra(face: Face, extra: Face) -> float:
    """How much more a card is worth with this deck box or accessory."""
    known = extra.adds_to.get(face.design)
    if known is None:
        before, order = FILLER_SPOTS[:FILLERS], (Spot(face), AFTER)
        if estimates(extra).whenever:  # it may see each card come
            worth = play_on(Position(), (*before, *order), (extra,), ())
        else:
            worth = play_on(Position(before), order, (extra,), ())
        gain = worth - _beside_fillers(extra)
        known = extra.adds_to[face.design] = gain + SLOT * estimates(face).slots - alone(face)
    return known


def each_with_extra(several: Sequence[Face], extra: Face) -> list[float]:
    """The same for each of several cards."""
    try:
        return [extra.adds_to[face.design] for face in several]
    except KeyError:
        return [with_extra(face, extra) for face in several]


def _beside_fillers(extra: Face) -> float:
    """The RP of a deck box or accessory and of cards that have nothing to do with it."""
    known = extra.beside.get(FILLER.design)
    if known is None:
        known = play_on(Position(), FILLER_SPOTS, (extra,), ())
        extra.beside[FILLER.design] = known
    return known


def extra_alone(extra: Face) -> float:
    """What a deck box or accessory is worth whatever the deck."""
    if extra.alone is None:
        worth = _beside_fillers(extra) - play_on(Position(), FILLER_SPOTS, (), ())
        extra.alone = worth + SLOT * estimates(extra).slots
    return extra.alone


def meta_worth(face: Face, meta: Meta) -> float:
    """What a meta pays for a card in the tableau."""
    known = face.by_meta.get(meta.text)
    if known is None:
        estimate = estimates_of_meta(meta).score
        before = FILLER_SPOTS[:4]
        known = total(estimate, Position([*before, Spot(face)]), -1)
        known -= total(estimate, Position(before), -1)
        face.by_meta[meta.text] = known
    return known


def each_by_meta(several: Sequence[Face], meta: Meta) -> list[float]:
    """The same for each of several cards."""
    try:
        return [face.by_meta[meta.text] for face in several]
    except KeyError:
        return [meta_worth(face, meta) for face in several]
