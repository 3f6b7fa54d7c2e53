"""A turn of Turn-Based Mode: one main action, with an Action effect before or after it (TURN-3 to TURN-8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from mblades.errors import IllegalAction, Sentence
from mblades.modes.turn_based import deck_scoring, memory
from mblades.modes.turn_based.actions import Collect, Equip, Score
from mblades.rules.deckbuilding import aftermarket, deal_in_progress, fusion, powers, store
from mblades.rules.deckbuilding.deck import LIMITS
from mblades.rules.effects import board
from mblades.rules.effects.resolving import run
from mblades.rules.state import events
from mblades.rules.state.action_tables import END
from mblades.rules.state.actions import (
    Action,
    Buy,
    Cancel,
    ChangeMeta,
    Fuse,
    FuseCards,
    FuseFor,
    Fusion,
    Peek,
    Pick,
    Play,
    Purchase,
    Sell,
)
from mblades.rules.state.piles import refill_store, uncover, without
from mblades.rules.state.state import NO_CARD, Player, State
from mblades.rules.tournament import phase as tournament
from mblades.rules.tournament import scoring
from mblades.text.tree import ELEMENTS, TYPES

HAND_LIMIT: Final = 7  # TURN-1
MOST_TURNS: Final = 60  # between two scorings of a player, so that every game ends (GEN-10)
SCORE: Final[Action] = Score()
MainAction = Buy | Purchase | Sell | Fusion | Pick | Collect | Equip | Score  # one a turn (TURN-3)
FreeAction = Cancel | Peek | ChangeMeta
KINDS: Final = (ELEMENTS, TYPES)  # of the symbols of the two collections (TURN-7)
COLLECTIONS: Final = ("collection", "second_collection")
_HAS_TO_SCORE: Final = Sentence("You have to score after {count} turns with one deck.")


def advance(s: State) -> None:
    """Go on until somebody has to decide, or all are out."""
    while True:
        run(s)
        if s.tournament.prompt is not None:
            return
        looper = next((p for p in s.players if deck_scoring.has_looped(p)), None)
        if looper is not None:
            deck_scoring.leave_for_loop(s, looper)
        elif s.tournament.scoring >= 0:
            deck_scoring.count(s)
        elif all(p.out for p in s.players):  # TURN-10
            scoring.end_game(s)
            return
        elif (
            s.tournament.ending
            or s.players[s.tournament.turn].out
            or not (s.tournament.must_play or tournament.has_more_to_do(s))
        ):
            _next_turn(s)
        else:
            if NO_CARD in s.shop.store_area:
                refill_store(s)
            uncover(s)
            return


def _next_turn(s: State) -> None:
    tournament.next_turn(s)
    if not s.tournament.ending:
        memory.count_turn(s, s.tournament.turn)


# --------------------------------------------------------------------------- choices


waiting = tournament.waiting


def choices(s: State, seat: int) -> list[Action]:
    """Every legal action of a seat."""
    if s.tournament.prompt is not None or seat != s.tournament.turn:
        return tournament.choices(s, seat)
    p = s.players[seat]
    if p.deal is not None:
        return fusion.pick_choices(s, p)
    found = tournament.turn_choices(s)
    if p.powers:
        found = [*powers.choices(s, p), *found]
    if not s.tournament.must_play:
        return found
    if _has_to_score(s, p):
        return [*(action for action in found if not isinstance(action, Play)), SCORE]
    may_buy = len(p.hand) < HAND_LIMIT  # TURN-4
    kept = s.listed_for(seat)
    if may_buy:
        found += store.choices(s, p, kept)
    found += aftermarket.sales(s, p, kept)
    if may_buy:
        found += aftermarket.purchases(s, p, kept)
    found += fusion.choices(s, p)
    found += _collect_choices(s, p)
    found += [Equip(card) for card in p.hand if _slot(s, p, card) is not None]
    found.append(SCORE)
    return found


def _has_to_score(s: State, p: Player) -> bool:
    return memory.of(s).turns[p.seat] >= MOST_TURNS


def _collect_choices(s: State, p: Player) -> list[Action]:
    return [
        Collect(card, symbol)
        for card in p.hand
        for which in range(len(KINDS))
        for symbol in _symbols(s, card, which)
        if _why_not_collect(s, p, card, which, symbol) is None
    ]


def _symbols(s: State, card: int, which: int) -> list[str]:
    """The elements, or the types, printed on a card."""
    table = (s.catalog.elements, s.catalog.types)[which]
    bits = table[s.cards[card]]
    return [word for n, word in enumerate(KINDS[which]) if bits >> n & 1]


# --------------------------------------------------------------------------- acting


def act(s: State, seat: int, action: Action, offered: Sequence[Action] = ()) -> None:
    """Carry out an action and go on to the next decision, or refuse it and change nothing."""
    p = s.players[seat]
    in_turn = s.tournament.prompt is None and seat == s.tournament.turn
    if in_turn and isinstance(action, MainAction):
        _check_main_action(s, p, action)
        _do_main_action(s, p, action)
        if p.deal is None:
            s.tournament.must_play = False
            s.tournament.plays -= 1
        board.changed(s)
    elif in_turn and isinstance(action, FreeAction):
        _do_free_action(s, p, action)
    elif action not in offered and action not in choices(s, seat):
        raise IllegalAction(_why_not(s, seat, action))
    elif action == END:
        _next_turn(s)
    else:
        tournament.carry_out(s, seat, action)
    advance(s)


def _check_main_action(s: State, p: Player, action: MainAction) -> None:
    """Refuse what no main action may do."""
    if isinstance(action, Pick):
        if p.deal is None:
            raise IllegalAction("You have not started anything to pick cards for.")
        return
    deal_in_progress.refuse_open_deal(p)
    if not s.tournament.must_play:
        raise IllegalAction("You can only do one thing per turn, and you have already done it.")
    if isinstance(action, Score):
        return
    if _has_to_score(s, p):
        raise IllegalAction(_HAS_TO_SCORE, count=MOST_TURNS)
    if isinstance(action, Buy | Purchase) and len(p.hand) >= HAND_LIMIT:
        raise IllegalAction(
            "You can only buy with fewer than {count} cards in hand.", count=HAND_LIMIT
        )


def _do_main_action(s: State, p: Player, action: MainAction) -> None:
    match action:
        case Buy():
            store.buy(s, p, action.place, action.back)
        case Sell() | Purchase():
            aftermarket.act(s, p, action)
        case Fuse() | FuseCards() | FuseFor():
            fusion.fuse(s, p, action)
        case Pick():
            fusion.pick(s, p, action.card)
        case Collect():
            _collect(s, p, action.card, action.symbol)
        case Equip():
            _equip(s, p, action.card)
        case Score():
            deck_scoring.begin(s, p)
        case _:
            assert_never(action)


def _do_free_action(s: State, p: Player, action: FreeAction) -> None:
    match action:
        case Cancel():
            deal_in_progress.cancel(p)
        case Peek() | ChangeMeta():
            deal_in_progress.refuse_open_deal(p)
            powers.act(s, p, action)
        case _:
            assert_never(action)


def _why_not(s: State, seat: int, action: Action) -> Sentence:
    p = s.players[seat]
    if s.tournament.prompt is None and seat == s.tournament.turn:
        if p.deal is not None:
            return Sentence("First finish or cancel what you have started.")
        if isinstance(action, Play) and s.tournament.must_play and _has_to_score(s, p):
            return Sentence(_HAS_TO_SCORE, count=MOST_TURNS)
        if action == END:
            return Sentence("Do one thing first: buy, sell, fuse, collect, play or score.")
    return tournament.why_not(s, seat, action)


# --------------------------------------------------------------------------- main actions


def _collect(s: State, p: Player, card: int, symbol: str) -> None:
    """Add a card to the collection of that symbol."""  # TURN-7
    which = next((n for n, words in enumerate(KINDS) if symbol in words), None)
    if which is None:
        raise IllegalAction("A collection must be for an element or a type.")
    reason = _why_not_collect(s, p, card, which, symbol)
    if reason is not None:
        raise IllegalAction(reason)
    p.hand = without(p.hand, card)
    p.add_to(COLLECTIONS[which], card)
    element, type_ = memory.of(s).declared[p.seat]
    memory.declare(s, p.seat, (symbol, type_) if which == 0 else (element, symbol))
    s.events.append(events.Collected(p.seat, card, symbol))


_DECLARED: Final = (
    Sentence("Your Element collection is for {symbol}."),
    Sentence("Your Type collection is for {symbol}."),
)


def _why_not_collect(s: State, p: Player, card: int, which: int, symbol: str) -> Sentence | None:
    if card not in p.hand:
        return Sentence("That card is not in your hand.")
    if symbol not in _symbols(s, card, which):
        return Sentence("That card does not have the {symbol} symbol.", symbol=symbol)
    declared = memory.of(s).declared[p.seat][which]
    if declared and declared != symbol:
        return Sentence(_DECLARED[which], symbol=declared)
    cards = p.cards_in(COLLECTIONS[which])
    stars = s.catalog.stars
    if stars[s.cards[card]] in [stars[s.cards[other]] for other in cards]:  # DB-15
        return Sentence("That collection already has a card with the same stars.")
    if len(cards) == s.edition.largest_collection:  # ED-12
        return Sentence("That collection is full.")
    return None


def _equip(s: State, p: Player, card: int) -> None:
    """Play a card as deck box or accessory."""  # TURN-8
    if card not in p.hand:
        raise IllegalAction("That card is not in your hand.")
    kind = s.catalog.kind[s.cards[card]]
    if kind not in _SLOTS:
        raise IllegalAction("You can only play a Deck Box or an Accessory that way.")
    slot = _slot(s, p, card)
    if slot is None:
        raise IllegalAction(_NO_SLOT[kind])
    p.hand = without(p.hand, card)
    p.add_to(slot, card)
    s.tournament.entered = (*s.tournament.entered, card)
    s.events.append(events.Equipped(p.seat, card))


_SLOTS: Final = {"Deck Box": "box", "Accessory": "accessories"}
_NO_SLOT: Final = {
    "Deck Box": Sentence("You have no open slot for a Deck Box."),
    "Accessory": Sentence("You have no open slot for an Accessory."),
}


def _slot(s: State, p: Player, card: int) -> str | None:
    """Where a card can be played as deck box or accessory."""
    kind = s.catalog.kind[s.cards[card]]
    slot = _SLOTS.get(kind)
    if slot is None or len(p.cards_in(slot)) >= powers.deck_limit(s, p, kind, LIMITS[kind]):
        return None
    return slot
