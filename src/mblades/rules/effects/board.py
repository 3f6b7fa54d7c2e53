"""What the cards in play are and say right now (TRN-8, TRN-13, TRG-4, TRG-5, GEN-6).

The board is worked out from the state when first asked for and kept until `changed` is called.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from typing import NamedTuple

from mblades.rules.effects.catalog import Compiled, Continuous, Heard
from mblades.rules.state.budget import MOST_HELD, clamp
from mblades.rules.state.state import NO_CARD, Frame, State
from mblades.text import tree
from mblades.text.tree import TriggerWord

SLOTS = 6


class Listener(NamedTuple):
    """A sentence that waits for an event."""

    seat: int
    card: int
    program: int
    heard: Heard | None  # None: any effect
    ability: Compiled


class Static(NamedTuple):
    """A continuous effect of a face-up card."""

    rule: Continuous
    context: Frame


class Board:
    """One moment's view of the cards in play."""

    __slots__ = ("abilities", "efforts", "elements", "extra_slots", "held", "is_known", "listeners",
                 "owner", "slot", "stars", "statics", "tangled", "types")  # fmt: skip

    def __init__(self) -> None:
        self.owner: dict[int, int] = {}
        self.slot: dict[int, int] = {}
        self.abilities: dict[int, tuple[Compiled, ...]] = {}
        self.listeners: dict[str, list[Listener]] = {}
        self.statics: dict[type[tree.Node], list[Static]] = {}
        self.stars: dict[int, int] = {}
        self.elements: dict[int, int] = {}
        self.types: dict[int, int] = {}
        self.extra_slots: dict[int, int] = {}
        # What it costs, see budget.py
        self.held = 0  # everything that holds or waits, looked at once
        self.efforts: dict[str | type[tree.Node], int] = {}  # by the key of listeners and statics
        self.is_known = False  # it was here before the last input
        self.tangled = False  # stars and symbols depend on each other, and are to be worked out


def changed(s: State) -> None:
    """Something in play is no longer as it was."""
    s.board = None


def renew(s: State) -> None:
    """An input has come: its work is counted from here, what is known by now aside (GEN-9)."""
    if s.tournament.entered:
        of(s).is_known = True
    s.work = 0


def of(s: State) -> Board:
    """The board now."""
    board = s.board
    if board is None:
        board = s.board = _build(s)
    return board


# --------------------------------------------------------------------------- building


def _build(s: State) -> Board:
    t = s.tournament
    board = Board()
    _find_places(s, board)
    owner = board.owner
    catalog, cards, down = s.catalog, s.cards, t.down
    face_up = [card for card in t.entered if card not in down and card in owner]
    abilities = board.abilities
    for card in face_up:
        abilities[card] = catalog.abilities(cards[card])
    standing = [card for card in face_up if catalog.standing(cards[card])]
    for card in standing:
        _note_all(s, board, card, catalog.standing(cards[card]))
    late = bool(t.keywords)  # something is noted after the printed effects of cards played later
    for card in [card for card in face_up if card in t.keywords] if late else ():  # OPT-11
        lent = [ability for k in t.keywords[card] for ability in catalog.abilities(cards[k])]
        abilities[card] = (*abilities[card], *lent)
        _note_all(s, board, card, lent)
    if standing and t.scoring < 0:
        for card, granted in _grant(s, board, standing, face_up).items():
            abilities[card] = (*abilities[card], *granted)
            _note_all(s, board, card, granted)
            late = True
    if late:
        _put_in_order_played(s, board)
    if standing or late:
        for player in s.players:
            _note_top(s, board, player.seat)
    s.work += len(owner) + board.held
    return board


def _find_places(s: State, board: Board) -> None:
    owner, slot = board.owner, board.slot
    for player in s.players:
        seat, tableau = player.seat, player.tableau
        if tableau:
            owner.update(dict.fromkeys(tableau, seat))
            slot.update(zip(tableau, count(), strict=False))
        for card in (*player.box, *player.accessories, *player.powers):
            owner[card] = seat


def _put_in_order_played(s: State, board: Board) -> None:
    """What a card has from others takes precedence as its own does (TRG-4)."""
    place = {card: n for n, card in enumerate(s.tournament.entered)}
    for statics in board.statics.values():
        statics.sort(key=lambda static: place[static.context.source])


def _note_all(s: State, board: Board, card: int, abilities: Iterable[Compiled]) -> None:
    """Keep what holds or waits while a card is face up."""
    for ability in abilities:
        trigger = ability.trigger
        if trigger is TriggerWord.ONGOING or trigger is TriggerWord.REACTION:
            _note_one(s, board, card, ability)


def _note_top(s: State, board: Board, seat: int) -> None:
    """Keep the Top effects of the Top card, once all slots are known (ED-13)."""
    card = top_card(s, seat)
    if card == NO_CARD:
        return
    effects = [a for a in board.abilities.get(card, ()) if a.trigger is TriggerWord.TOP]
    if effects and _tops_are_awake(s, board, seat):
        for ability in effects:
            _note_one(s, board, card, ability)


def _note_one(s: State, board: Board, card: int, ability: Compiled) -> None:
    if board.held + ability.effort > MOST_HELD:  # GEN-9: neither this one nor any later one
        board.held = MOST_HELD
        return
    if not (s.tournament.silenced and is_silenced(s, ability.trigger)):
        board.held += ability.effort
        if s.tournament.scoring >= 0:
            _note_scoring(board, card, ability)
        else:
            _note(board, card, ability)


def _note(board: Board, card: int, ability: Compiled) -> None:
    seat = board.owner[card]
    listeners, efforts = board.listeners, board.efforts
    for heard in ability.listens:
        key = heard.key
        listeners.setdefault(key, []).append(Listener(seat, card, heard.program, heard, ability))
        efforts[key] = efforts.get(key, 0) + ability.effort
    if ability.trigger is TriggerWord.REACTION:
        if not ability.listens:
            listener = Listener(seat, card, ability.program, None, ability)
            listeners.setdefault("any effect", []).append(listener)
        return
    if ability.statics:
        context = Frame(-1, card, seat, ability.ref)
        for rule in ability.statics:
            kind = rule.kind
            board.statics.setdefault(kind, []).append(Static(rule, context))
            efforts[kind] = efforts.get(kind, 0) + rule.effort
            if rule.tangled:
                board.tangled = True
            if isinstance(rule.effect, tree.MoreSlots):
                board.extra_slots[seat] = board.extra_slots.get(seat, 0) + rule.effect.count


def _note_scoring(board: Board, card: int, ability: Compiled) -> None:
    """While scoring only Mimicry goes on (END-1, KEY-21)."""
    for rule in ability.statics:
        if isinstance(rule.effect, tree.HaveSymbolsOf) and rule.effect.of != "attached":
            context = Frame(-1, card, board.owner[card], ability.ref)
            board.statics.setdefault(tree.HaveSymbols, []).append(Static(rule, context))
            board.tangled = True


def _grant(
    s: State, board: Board, givers: list[int], face_up: list[int]
) -> dict[int, list[Compiled]]:
    """Effects that cards have from other cards: copies and Shadowbond (GEN-6)."""
    granted: dict[int, list[Compiled]] = {}
    for card in givers:
        for ability in board.abilities[card]:
            if ability.trigger is not TriggerWord.ONGOING:
                continue
            for rule in ability.statics:
                effect = rule.effect
                if isinstance(effect, tree.CopyOf):
                    granted.setdefault(card, []).extend(_copies(s, board, card, ability, ()))
                elif isinstance(effect, tree.HaveEffects):
                    context = Frame(-1, card, board.owner[card], ability.ref)
                    s.board, tangled = board, board.tangled
                    lent = [
                        a for a in s.catalog.abilities(s.cards[card]) if a.trigger is effect.trigger
                    ]
                    for other in face_up:
                        if other in board.slot and rule.applies(s, context, other):
                            granted.setdefault(other, []).extend(lent)
                    board.stars.clear()
                    board.elements.clear()
                    board.types.clear()
                    s.board, board.tangled = None, tangled
    return granted


def _copies(
    s: State, board: Board, card: int, copying: Compiled, chain: tuple[int, ...]
) -> list[Compiled]:
    """What a copying ability gives its card: also what its model copies, never the copying itself."""
    found: list[Compiled] = []
    for rule in copying.statics:
        if not isinstance(rule.effect, tree.CopyOf):
            continue
        context = Frame(-1, card, board.owner[card], copying.ref)
        model = _copied(s, board, rule.effect.of, context)
        if model == NO_CARD or model in chain:
            continue
        for ability in s.catalog.abilities(s.cards[model]):
            if ability.copyable:
                found.append(ability)
            if ability.trigger is TriggerWord.ONGOING:
                found.extend(_copies(s, board, model, ability, (*chain, card)))
    return found


def _copied(s: State, board: Board, ref: tree.Ref, context: Frame) -> int:
    if isinstance(ref, tree.Neighbour):
        slot = board.slot.get(context.source)
        if slot is None:
            return NO_CARD
        tableau = s.players[context.owner].tableau
        slot += -1 if ref.side == "left" else 1
        card = tableau[slot] if 0 <= slot < len(tableau) else NO_CARD
    elif isinstance(ref, tree.TopCard):
        card = top_card(s, context.owner)
    else:
        return NO_CARD
    return NO_CARD if card in s.tournament.down or card == context.source else card


# --------------------------------------------------------------------------- facts


def top_card(s: State, seat: int) -> int:
    """The right-most face-up card of a tableau (TRN-8)."""
    down = s.tournament.down
    for card in reversed(s.players[seat].tableau):
        if card not in down:
            return card
    return NO_CARD


def _tops_are_awake(s: State, board: Board, seat: int) -> bool:
    """Whether a seat's Top effects work (TRG-5, ED-13)."""
    if not s.edition.top_needs_room:
        return True
    player = s.players[seat]
    return bool(player.hand) and len(player.tableau) < _slots(s, board, seat)


def slots(s: State, seat: int) -> int:
    """How many slots a tableau has (TRN-1, TRN-6)."""
    return _slots(s, of(s), seat)


def _slots(s: State, board: Board, seat: int) -> int:
    player = s.players[seat]
    found = SLOTS + player.extra_slots + board.extra_slots.get(seat, 0)
    if s.tournament.slot_bringers:
        found += sum(card in s.tournament.slot_bringers for card in player.tableau)
    return found


def abilities(s: State, card: int, trigger: TriggerWord) -> list[Compiled]:
    """The effects a card in play has now for a trigger."""
    known = of(s).abilities.get(card)
    if known is None:
        return []
    return [ability for ability in known if ability.trigger is trigger]


def stars(s: State, card: int) -> int:
    """The stars of a card: 0 when face down, at least 0 (TRN-13, GEN-8)."""
    t = s.tournament
    board = of(s)
    if board.tangled:
        _untangle(s, board)
    known = board.stars.get(card)
    if known is not None:
        return known
    if card not in board.owner:
        return s.catalog.stars[s.cards[card]] + t.tokens.get(card, 0)
    if card in t.down:
        board.stars[card] = 0
        return 0
    _count_work(s, board, tree.HaveStars)
    total = s.catalog.stars[s.cards[card]] + t.tokens.get(card, 0)
    board.stars[card] = total  # what a quantity sees that counts this card's own stars
    for rule, context in board.statics.get(tree.HaveStars, ()):
        if rule.applies(s, context, card):
            total += rule.amount(s, context)
    if _has_attached_values(board, card):
        total += sum(s.catalog.stars[s.cards[c]] for c in t.attached.get(card, ()))
    board.stars[card] = total = clamp(max(total, 0))
    return total


def _count_work(s: State, board: Board, kind: type[tree.Node]) -> None:
    """What is kept of a board that was known before the input would have cost nothing (GEN-9)."""
    if not board.is_known:
        s.work += board.efforts.get(kind, 0)


def _untangle(s: State, board: Board) -> None:
    """Work out what depends on each other in the order played, whatever is asked first."""
    board.tangled = False
    for card in s.tournament.entered:
        elements(s, card)
    for card in s.tournament.entered:
        stars(s, card)


def elements(s: State, card: int) -> int:
    """The elements of a card as a bit set."""
    board = of(s)
    if board.tangled:
        _untangle(s, board)
    known = board.elements.get(card)
    if known is None:
        known = _symbols(s, board, card)[0]
    return known


def types(s: State, card: int) -> int:
    """The types of a card as a bit set."""
    board = of(s)
    if board.tangled:
        _untangle(s, board)
    known = board.types.get(card)
    if known is None:
        known = _symbols(s, board, card)[1]
    return known


def _symbols(s: State, board: Board, card: int) -> tuple[int, int]:
    design = s.cards[card]
    catalog = s.catalog
    own = (catalog.elements[design], catalog.types[design])
    if card not in board.owner:
        return own
    if card in s.tournament.down:
        board.elements[card] = board.types[card] = 0
        return 0, 0
    _count_work(s, board, tree.HaveSymbols)
    own = s.tournament.changed.get(card, own)
    now = board.elements[card], board.types[card] = own
    for rule, context in board.statics.get(tree.HaveSymbols, ()):  # TRG-4: the last played wins
        effect = rule.effect
        if isinstance(effect, tree.HaveSymbolsOf):
            if context.source == card and card in board.slot:
                now = _borrowed(s, board, effect, card, now)
        elif rule.applies(s, context, card):
            now = now[0] | rule.elements, now[1] | rule.types
        board.elements[card], board.types[card] = now
    return now


def _borrowed(
    s: State, board: Board, effect: tree.HaveSymbolsOf, card: int, own: tuple[int, int]
) -> tuple[int, int]:
    """The symbols of a card that has those of others."""
    catalog = s.catalog
    if effect.of == "attached":
        found = [
            (catalog.elements[s.cards[c]], catalog.types[s.cards[c]])
            for c in s.tournament.attached.get(card, ())
        ]
        found.append(own)
    else:
        sides = {"left": (-1,), "right": (1,), "both": (-1, 1)}[effect.of]
        tableau = s.players[board.owner[card]].tableau
        found = [
            _symbols_seen(s, board, tableau[at])
            for at in (board.slot[card] + side for side in sides)
            if 0 <= at < len(tableau) and tableau[at] not in s.tournament.down
        ]
        if not found:  # KEY-21: its own again while nothing face up is there
            return own
    elements = types = 0
    for one in found:
        elements |= one[0]
        types |= one[1]
    return elements, types


def _symbols_seen(s: State, board: Board, card: int) -> tuple[int, int]:
    if card in board.elements:
        return board.elements[card], board.types[card]
    return _symbols(s, board, card)


def _has_attached_values(board: Board, card: int) -> bool:
    return any(
        context.source == card
        and isinstance(rule.effect, tree.HaveSymbolsOf)
        and rule.effect.of == "attached"
        for rule, context in board.statics.get(tree.HaveSymbols, ())
    )


def rarities(s: State, card: int) -> tuple[str, ...]:
    """The rarities of a card; several only with Unite Plus."""
    own = s.catalog.rarity[s.cards[card]]
    return (own, *(s.catalog.rarity[s.cards[c]] for c in _counted_attached(s, card)))


def sets(s: State, card: int) -> tuple[str, ...]:
    """The sets a card belongs to."""
    own = s.catalog.set_of[s.cards[card]]
    return (own, *(s.catalog.set_of[s.cards[c]] for c in _counted_attached(s, card)))


def names(s: State, card: int) -> tuple[str, ...]:
    """The names of a card."""
    own = s.catalog.names[s.cards[card]]
    return (own, *(s.catalog.names[s.cards[c]] for c in _counted_attached(s, card)))


def _counted_attached(s: State, card: int) -> tuple[int, ...]:
    t = s.tournament
    if t.attached and card in t.attached and _has_attached_values(of(s), card):
        return t.attached[card]
    return ()


def is_protected(s: State, card: int, by: int, *, discard: bool = False) -> bool:
    """Whether a card cannot be flipped (or discarded) by an effect of this seat (GEN-4)."""
    board = of(s)
    if not discard and card not in board.slot and s.catalog.rarity[s.cards[card]] == "Mystic":
        # COOP-2: a boss's Deck Box never flips; COOP-3: its Accessories only by their own effects
        return s.catalog.kind[s.cards[card]] == "Deck Box" or by != board.owner.get(card)
    kind: type[tree.Node] = tree.CannotBeDiscarded if discard else tree.CannotBeFlipped
    s.work += board.efforts.get(kind, 0)
    for rule, context in board.statics.get(kind, ()):
        effect = rule.effect
        assert isinstance(effect, tree.CannotBeFlipped | tree.CannotBeDiscarded)
        if effect.by == "an opponent" and not is_opponent(s, by, context.owner):
            continue
        if effect.by == "you" and by != context.owner:
            continue
        if rule.applies(s, context, card):
            return True
    return False


def is_silenced(s: State, trigger: TriggerWord) -> bool:
    """Whether somebody has named this trigger, so that its effects do not happen."""
    return bool(s.tournament.silenced) and any(
        one.trigger == trigger for one in s.tournament.silenced
    )


def is_opponent(s: State, seat: int, other: int) -> bool:
    """Whether two seats are opponents."""
    return s.mode.is_opponent(s, seat, other)
