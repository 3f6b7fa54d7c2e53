"""Cards coming into play, turning over, moving and leaving (TRN-5, TRN-6, TRN-13, GEN-7)."""

from __future__ import annotations

from mblades.rules.effects import board, card_values
from mblades.rules.effects.catalog import PROGRAMS_PER_ABILITY, Compiled
from mblades.rules.effects.causes import cause
from mblades.rules.effects.points import pay_tolls
from mblades.rules.effects.spans import end_about
from mblades.rules.effects.stack import FLIP, NEXT, PLAY, TOP, trigger, wait
from mblades.rules.state import events, piles
from mblades.rules.state.budget import grown
from mblades.rules.state.player import Player
from mblades.rules.state.records import NOBODY, ArmedNext, AsFlipped, Waiting
from mblades.rules.state.state import State
from mblades.text import tree
from mblades.text.tree import TriggerWord

# --------------------------------------------------------------------------- where cards are


def take_from_anywhere(s: State, card: int) -> None:
    """Lift a card from where it is in a tournament: play, hand, binder, store, aftermarket..."""
    t = s.tournament
    if card in board.of(s).owner:
        leave_play(s, card)
        return
    for player in s.players:
        if card in player.hand:
            player.hand = tuple(c for c in player.hand if c != card)
            board.changed(s)
            return
        if card in player.binder:
            player.binder = tuple(c for c in player.binder if c != card)
            if t.attached:
                _detach(s, card)
            return
    if piles.lifted_from_deck(s, card):
        return
    for entry in s.shop.aftermarket:
        if entry.card == card:
            s.shop.aftermarket = tuple(other for other in s.shop.aftermarket if other is not entry)
            if entry.seller != NOBODY:
                s.players[entry.seller].markers += 1
            return
    if _detach(s, card):
        return
    if any(card in pile for pile in s.shop.fusion):
        s.shop.fusion = tuple(tuple(c for c in pile if c != card) for pile in s.shop.fusion)
        return
    s.shop.store_discard = tuple(
        c for c in s.shop.store_discard if c != card
    )  # put aside just before
    s.shop.core_discard = tuple(c for c in s.shop.core_discard if c != card)


def _detach(s: State, card: int) -> bool:
    """Take a card from under another one, if it lies there."""
    t = s.tournament
    for host, attached in t.attached.items():
        if card in attached:
            left = tuple(c for c in attached if c != card)
            rest = {**t.attached, host: left}
            t.attached = rest if left else {h: a for h, a in rest.items() if h != host}
            board.changed(s)
            return True
    return False


def is_covered(s: State, card: int) -> bool:
    """Whether a card that is attached lies there face down."""
    return any(card in player.binder for player in s.players)


def is_open(s: State, card: int) -> bool:
    """Whether everybody can see a card: in play, in the aftermarket or an open fusion pile."""
    if card in board.of(s).owner or any(card == one.card for one in s.shop.aftermarket):
        return True
    return s.edition.fusion_choice and any(card in pile for pile in s.shop.fusion)


def tell_taken(s: State, seat: int, card: int) -> None:
    """Tell that a card is about to go to a player: which one, if everybody can see it."""
    if is_open(s, card):
        s.events.append(events.Taken(seat, card))
    else:
        holder = next((p.seat for p in s.players if card in p.hand or card in p.binder), NOBODY)
        s.events.append(events.TakenUnseen(seat, card, holder))


def to_hand(s: State, seat: int, card: int) -> None:
    """Put a card, already lifted, into a hand."""
    s.mode.put_in_hand(s, s.players[seat], card)
    board.changed(s)


def put_aside(s: State, seat: int, card: int) -> str:
    """Put a card, already lifted, where a player's discards go; usually into the binder."""
    return s.mode.put_aside(s, s.players[seat], card)


# --------------------------------------------------------------------------- in and out of play


def enter(s: State, seat: int, card: int, at: int | None = None) -> None:
    """Put a card, already lifted, face up into a tableau."""
    player = s.players[seat]
    at = len(player.tableau) if at is None else at
    player.tableau = (*player.tableau[:at], card, *player.tableau[at:])
    s.tournament.entered = (*s.tournament.entered, card)
    board.changed(s)
    trigger(s, "enters", card=card, seat=seat)


def hand_over(s: State, seat: int, card: int, at: int | None = None) -> None:
    """Put a card of one tableau into another, as it lies there (TRN-14)."""
    pull_out(s, card)
    enter(s, seat, card, at)


def pull_out(s: State, card: int) -> None:
    """Take a card out of its tableau that is about to enter another one."""
    keep_ones_own(s, card)
    home = s.players[board.of(s).owner[card]]
    home.tableau = tuple(c for c in home.tableau if c != card)
    s.tournament.entered = tuple(c for c in s.tournament.entered if c != card)


def keep_ones_own(s: State, card: int) -> None:
    """Before a card goes to another player: one's sell markers and the slot it brought stay."""
    t = s.tournament
    if card in t.marks:
        s.players[board.of(s).owner[card]].markers += t.marks[card]
        t.marks = {c: n for c, n in t.marks.items() if c != card}
    t.slot_bringers -= {card}


def leave_play(s: State, card: int) -> None:
    """Take a card out of play; cards to its right slide left (TRN-5)."""
    t = s.tournament
    seat = board.of(s).owner[card]
    player = s.players[seat]
    strip(s, card)
    player.tableau = tuple(c for c in player.tableau if c != card)
    player.box = tuple(c for c in player.box if c != card)
    player.accessories = tuple(c for c in player.accessories if c != card)
    t.entered = tuple(c for c in t.entered if c != card)
    t.armed = tuple(one for one in t.armed if one.card != card)
    if card in t.down:
        t.down -= {card}
    if card in t.slot_bringers:
        t.slot_bringers -= {card}
    board.changed(s)


def strip(s: State, card: int) -> None:
    """Take off a card what it loses when flipped or leaving: tokens, markers, attached cards."""
    t = s.tournament
    seat = board.of(s).owner[card]
    end_about(s, card)
    if card in t.tokens:
        t.tokens = {c: n for c, n in t.tokens.items() if c != card}
    if card in t.marks:
        s.players[seat].markers += t.marks[card]
        t.marks = {c: n for c, n in t.marks.items() if c != card}
    if card in t.facing:
        t.facing = {c: side for c, side in t.facing.items() if c != card}
    if card in t.keywords:  # OPT-11: they leave the game
        s.removed += t.keywords[card]
        t.keywords = {c: cards for c, cards in t.keywords.items() if c != card}
    if card in t.attached:
        for attached in t.attached[card]:
            if not is_covered(s, attached):  # it is there already
                put_aside(s, seat, attached)  # GEN-7
        t.attached = {c: cards for c, cards in t.attached.items() if c != card}


def turn_down(s: State, by: int, *cards: int) -> None:
    """Turn face-up cards face down at the same time, and note their Flip effects (TRG-3)."""
    owner = board.of(s).owner
    turned = [card for card in cards if card in owner and card not in s.tournament.down]
    for card in turned:
        _note_flip(s, card, by)
    for card in turned:
        strip(s, card)
        s.tournament.down |= {card}
        board.changed(s)
        s.events.append(events.Flipped(owner[card], card, by))


def _note_flip(s: State, card: int, by: int) -> None:
    """Flip effects wait with the card's values as they were face up (RUL-20)."""
    owner = board.of(s).owner[card]
    was = as_it_is(s, card)
    for ability in board.abilities(s, card, TriggerWord.FLIP):
        wait(s, Waiting(FLIP, owner, card, ability.program, that=by, was=was))
    trigger(s, "flipped", card=card, seat=owner, by=by, was=was)


def as_it_is(s: State, card: int) -> AsFlipped:
    """A card's values now."""
    return AsFlipped(
        card_values.stars(s, card),
        card_values.elements(s, card),
        card_values.types(s, card),
        s.tournament.tokens.get(card, 0),
        s.tournament.marks.get(card, 0),
        s.tournament.attached.get(card, ()),
    )


def turn_up(s: State, card: int, by: int) -> None:
    """Unflip a card (TRN-13, where the edition has it)."""
    if card in s.tournament.down and s.edition.unflip:
        owner = board.of(s).owner[card]
        s.tournament.down -= {card}
        board.changed(s)
        s.events.append(events.Unflipped(owner, card, by))
        trigger(s, "unflipped", card=card, seat=owner, by=by, was=as_it_is(s, card))


def move(s: State, card: int, at: int) -> None:
    """Move a card to another slot of its tableau."""
    player = s.players[board.of(s).owner[card]]
    others = tuple(c for c in player.tableau if c != card)
    player.tableau = (*others[:at], card, *others[at:])
    board.changed(s)
    s.events.append(events.Moved(player.seat, card, at))
    tell_handled(s, "moved", card)


def tell_handled(s: State, key: str, card: int, count: int = 0) -> None:
    """Something has been done to a card in play: by whose effect, and how it was then."""
    seat = board.of(s).owner[card]
    by = cause(s).seat
    trigger(s, key, card=card, seat=seat, by=by, amount=count, was=as_it_is(s, card))


def settle_slots(s: State) -> None:
    """Discard cards that have lost their extra slot (TRN-6), but not while somebody scores."""
    if s.tournament.scoring >= 0:
        return
    for player in s.players:
        if len(player.tableau) > board.SLOTS:
            while len(player.tableau) > board.slots(s, player.seat):
                card = _in_lost_slot(s, player)
                leave_play(s, card)
                put_aside(s, player.seat, card)
                s.events.append(events.Discarded(player.seat, card))


def _in_lost_slot(s: State, player: Player) -> int:
    """The right-most card of a tableau that has no slot of its own (TRN-6, KEY-29)."""
    return next(card for card in reversed(player.tableau) if card not in s.tournament.slot_bringers)


# --------------------------------------------------------------------------- playing


def has_room(s: State, seat: int) -> bool:
    """Whether a tableau has an open slot."""
    player = s.players[seat]
    filled = len(player.tableau)
    return (filled < board.SLOTS and player.extra_slots >= 0) or filled < board.slots(s, seat)


def play_card(
    s: State, seat: int, card: int, *, times: int = 1, own_slot: bool = False, at: int | None = None
) -> None:
    """Play a card, already lifted, to the left-most open slot, and note what that sets off.

    `times`: how often its Play effects happen. `at`: the slot, if it is another one.
    """
    t = s.tournament
    if board.of(s).statics.get(tree.Toll):
        pay_tolls(s, seat, "play", card)
    if own_slot and not has_room(s, seat):
        t.slot_bringers |= {card}
    enter(s, seat, card, at)
    s.players[seat].played += 1
    s.events.append(events.Played(seat, card))
    for ability in board.abilities(s, card, TriggerWord.RULE):
        _come_with(s, seat, card, ability)
    due = _due_next(s, seat)
    for one in due:  # KEY-31: it comes into play with them
        for brought in _next_effects(s, one):
            add_tokens(s, card, brought.count)
    trigger(s, "plays", card=card, seat=seat, was=as_it_is(s, card))
    for ability in [*board.abilities(s, card, TriggerWord.PLAY)] * times:
        wait(s, Waiting(PLAY, seat, card, ability.program))
    if due:
        t.armed = tuple(one for one in t.armed if one not in due)
        for one in due:  # TRG-2: if it still has that effect, face up
            known = board.of(s).abilities.get(one.card, ())
            if any(one.ability == ability.ref for ability in known):
                program = one.ability * PROGRAMS_PER_ABILITY
                wait(s, Waiting(NEXT, seat, one.card, program, it=card, that=seat))
    for ability in board.abilities(s, card, TriggerWord.NEXT):
        t.armed = (*t.armed, ArmedNext(seat, card, ability.ref))


def _come_with(s: State, seat: int, card: int, ability: Compiled) -> None:
    """Put on a card what its own words say it comes into play with, and let it be paid for."""
    if any(isinstance(one, tree.Cost) or _is_offered(one) for one in ability.tree.effects):
        wait(s, Waiting(TOP, seat, card, ability.program))
    for effect in ability.tree.effects:
        if not isinstance(effect, tree.ComesWith) or effect.optional:
            continue
        if effect.what == "star token":
            add_tokens(s, card, effect.count)
        else:
            add_markers(s, seat, card, effect.count)


def _is_offered(effect: tree.Effect) -> bool:
    return isinstance(effect, tree.ComesWith) and effect.optional


def _due_next(s: State, seat: int) -> tuple[ArmedNext, ...]:
    if not s.tournament.armed:
        return ()
    owner = board.of(s).owner
    return tuple(one for one in s.tournament.armed if owner.get(one.card) == seat)


def _next_effects(s: State, armed: ArmedNext) -> list[tree.NextComesWith]:
    return [
        effect
        for ability in board.of(s).abilities.get(armed.card, ())
        if ability.ref == armed.ability
        for effect in ability.tree.effects
        if isinstance(effect, tree.NextComesWith)
    ]


def add_tokens(s: State, card: int, count: int) -> None:
    """Put star tokens on a face-up card (GEN-8)."""
    t = s.tournament
    count = grown(t.tokens.get(card, 0), count)
    if count and card not in t.down and card in board.of(s).owner:
        t.tokens = {
            **t.tokens,
            card: t.tokens.get(card, 0) + count,
        }
        board.changed(s)
        s.events.append(events.Tokens(card, count))
        tell_handled(s, "star token put", card, count)


def add_markers(s: State, seat: int, card: int, count: int) -> None:
    """Put sell markers of a player on a card in play, as far as they have any."""
    t = s.tournament
    player = s.players[seat]
    count = min(count, player.markers)
    if count > 0 and card not in t.down and card in board.of(s).owner:
        player.markers -= count
        t.marks = {**t.marks, card: t.marks.get(card, 0) + count}
        s.events.append(events.Markers(card, count))
        tell_handled(s, "sell marker put", card, count)
