"""Scoring a deck in Turn-Based Mode, and beginning the next one (TURN-9, TURN-10)."""

from __future__ import annotations

from typing import Final

from mblades.modes.turn_based import memory
from mblades.modes.turn_based.memory import NOTHING_DECLARED
from mblades.rules.deckbuilding import collection, powers
from mblades.rules.deckbuilding import phase as deckbuilding
from mblades.rules.effects import board
from mblades.rules.effects.catalog import Op
from mblades.rules.effects.entering_and_leaving import leave_play, settle_slots, strip
from mblades.rules.effects.spans import end_all_of
from mblades.rules.effects.stack import ask, push
from mblades.rules.state import answers, events, piles
from mblades.rules.state.random import pick
from mblades.rules.state.records import ForSale
from mblades.rules.state.state import NO_CARD, Frame, Player, State
from mblades.rules.tournament import phase as tournament

SCORINGS: Final = 3
ORDINALS: Final = ("first", "second", "third")
COUNTING: Final = 1  # state.scoring: the Score effects are done
SCORED, LOOPED = -20, -21  # programs of the rules


def begin(s: State, p: Player) -> None:
    """The Score effects of this player, in the order of END-1."""
    tournament.start_scoring(s, [p])


def count(s: State) -> None:
    """The Score effects are done: what follows may have to be asked."""
    s.tournament.scoring = COUNTING
    push(s, SCORED, NO_CARD, s.tournament.turn)


def _is_finished(p: Player) -> bool:
    return len(p.tournament_rp) >= SCORINGS


# --------------------------------------------------------------------------- steps


def _record(s: State, f: Frame) -> None:
    """Collections count, the RP are recorded, and all but the accessories is discarded."""
    p = s.players[f.owner]
    held = (p.collection, p.cards_in("second_collection"))
    from_collections = sum([collection.value(s, cards) for cards in held])
    if from_collections:
        p.rp += from_collections
        s.events.append(events.CollectionCounted(p.seat, from_collections))
    _note(s, p, p.rp)
    worn = (*p.tableau, *p.box, *p.accessories)
    s.keyword_cards += tuple(
        k for card in worn for k in s.tournament.keywords.get(card, ())
    )  # OPT-11
    s.tournament.keywords = {
        card: lent for card, lent in s.tournament.keywords.items() if card not in worn
    }
    board.changed(s)
    _discard(s, (*p.tableau, *p.box))
    hand, p.hand = p.hand, ()
    piles.discard(s, hand)
    _discard_collections(s, p)


def _note(s: State, p: Player, rp: int) -> None:
    p.tournament_rp += (rp,)
    p.rp = 0
    s.events.append(events.Scored(p.seat, len(p.tournament_rp), rp))


def _discard(s: State, cards: tuple[int, ...]) -> None:
    for card in cards:
        leave_play(s, card)
    piles.discard(s, cards)


def _discard_collections(s: State, p: Player) -> None:
    piles.discard(s, p.collection + p.cards_in("second_collection"))
    p.collection = ()
    p.put_in("second_collection", ())
    memory.declare(s, p.seat, NOTHING_DECLARED)


def _keep_accessories(s: State, f: Frame) -> None:
    """One's accessories are kept or discarded; those kept are as new."""
    p = s.players[f.owner]
    while not _is_finished(p) and len(f.picks) < len(p.accessories):
        left = [card for card in p.accessories if card not in f.picks]
        index = ask(s, f, p.seat, "keep", [*(answers.Card(card) for card in left), answers.Done()])
        if index < 0:
            return
        if index == len(left):
            break
        f.picks = (*f.picks, left[index])
    _discard(s, tuple(card for card in p.accessories if card not in f.picks))
    for card in p.accessories:
        strip(s, card)
    s.tournament.down -= frozenset(p.accessories)
    board.changed(s)
    if p.accessories:
        s.events.append(events.Kept(p.seat, p.accessories))


def _change_meta(s: State, f: Frame) -> None:
    """One meta goes to the bottom of its deck, the next one takes its place."""  # RUL-7
    options = [answers.Meta(s.catalog.metas[meta].id) for meta in s.metas]
    which = ask(s, f, f.owner, "meta", options) if options else -1
    if which < 0:
        return
    deck = (s.metas[which], *s.meta_decks[which])
    s.metas = (*s.metas[:which], deck[-1], *s.metas[which + 1 :])
    s.meta_decks = (*s.meta_decks[:which], deck[:-1], *s.meta_decks[which + 1 :])
    s.events.append(events.Meta(deck[-1]))


def _renew(s: State, f: Frame) -> None:
    """Begin the next deck, or leave after the third."""
    p = s.players[f.owner]
    s.tournament.scoring = -1
    board.changed(s)
    owner = board.of(s).owner
    s.tournament.used = frozenset(
        use for use in s.tournament.used if owner.get(use[0], p.seat) != p.seat
    )
    p.extra_slots = p.clashes_won = p.metas_changed = 0
    end_all_of(s, (p.seat,))
    memory.forget_turns(s, p.seat)
    p.named = p.fused = p.peeked = ()
    s.shop.aftermarket = tuple(
        ForSale(one.card) if one.seller == p.seat else one for one in s.shop.aftermarket
    )
    p.markers = deckbuilding.marker_count(s, p)
    if _is_finished(p):  # TURN-10
        p.out = True
        s.tournament.silenced = tuple(one for one in s.tournament.silenced if one.seat != p.seat)
        s.events.append(events.Finished(p.seat))
    else:
        _draw_hand(s, p)
    board.changed(s)
    settle_slots(s)


def pay(s: State, p: Player) -> None:
    """The money for a new deck."""
    income = deckbuilding.INCOME + powers.bonus(s, p, "income")
    p.money += income
    s.events.append(events.Income(p.seat, income))


def _draw_hand(s: State, p: Player) -> None:
    more = powers.bonus(s, p, "booster")
    p.hand = deckbuilding.dealt(s, s.edition.booster_store + more, s.edition.booster_core)  # RUL-18
    s.events.append(events.Dealt(p.seat, p.hand))
    pay(s, p)
    which = len(p.tournament_rp) - 1  # a Silver promo, then a Gold one
    if s.shop.prizes[which]:
        promo = pick(s, s.shop.prizes[which])
        s.shop.prizes = tuple(
            piles.without(pile, promo) if promo in pile else pile for pile in s.shop.prizes
        )
        p.hand += (promo,)
        s.events.append(events.Prize(p.seat, promo))


PROGRAMS: Final[dict[int, tuple[Op, ...]]] = {
    SCORED: (_record, _keep_accessories, _change_meta, _renew),
    LOOPED: (_change_meta, _renew),
}


# --------------------------------------------------------------------------- loops


def has_looped(p: Player) -> bool:
    """Whether a player has just left by an infinite loop."""
    return p.out and not _is_finished(p)


def leave_for_loop(s: State, p: Player) -> None:
    """The deck is gone (GEN-9), and counts as one scoring that is as good as the best so far."""
    others = [other for other in s.players if other is not p]
    known = [rp for other in s.players for rp in other.tournament_rp]
    p.out = False
    _note(s, p, max([*known, *(other.rp for other in others)]))
    _discard_collections(s, p)
    s.tournament.scoring = COUNTING
    if p.seat == s.tournament.turn:
        s.tournament.must_play, s.tournament.plays, s.tournament.acted = False, 0, True
    push(s, LOOPED, NO_CARD, p.seat)
