"""Powers while decks are built: what character, venue and team cards give (OPT-1, OPT-4, TEAM-2).

A power is a card beside its player's board. Its Deckbuilding line is a list of benefits; the rules
of the phase ask for the sum of one benefit where it counts. In the tournament the other lines work
like those of any card in play. Nothing works in a Pre-Release (PRE-1).
"""

from __future__ import annotations

from typing import Final, assert_never

from mblades.cards.design import CardKind
from mblades.errors import IllegalAction
from mblades.rules.state import action_tables, events
from mblades.rules.state.actions import Action, ChangeMeta, Peek
from mblades.rules.state.piles import STORE_SLOTS, check_back, without
from mblades.rules.state.random import shuffled
from mblades.rules.state.state import NO_CARD, Player, State
from mblades.text.tree import PROMOS, Benefit

PRO_COPIES: Final = 5
PRO_ROUNDS: Final = (1, 2)  # OPT-2


def bonus(s: State, p: Player, what: Benefit) -> int:
    """How much of something a player's powers give."""
    if not p.powers or not s.round:
        return 0
    benefits, numbers = s.catalog.benefits, s.cards
    return sum([benefits(numbers[card]).get(what, 0) for card in p.powers])


_PRICED: Final[tuple[Benefit, ...]] = ("store", "purchases", "sales", "fusion")


def changes_prices(s: State, p: Player) -> bool:
    """Whether something in the shop costs or brings a player other than what is printed."""
    return any(price_changes(s, p))


def price_changes(s: State, p: Player) -> tuple[int, ...]:
    """How much better each kind of price is for a player than what is printed."""
    return tuple([bonus(s, p, what) for what in _PRICED])


_DECK_BONUS: Final[dict[CardKind, Benefit]] = {
    "Single": "singles", "Deck Box": "boxes", "Accessory": "accessories",
}  # fmt: skip


def deck_limit(s: State, p: Player | None, kind: CardKind, limit: int) -> int:
    """How many cards of a kind a player's deck may have (DB-13)."""
    return limit if p is None else limit + bonus(s, p, _DECK_BONUS[kind])


def give_promos(s: State, p: Player) -> None:
    """Random promos out of the fusion piles, to start the game with."""
    for card in p.powers:
        for rule in s.catalog.phase_rules(s.cards[card]):
            if rule.what != "start" or rule.rarity is None:
                continue
            pile = PROMOS.index(rule.rarity)
            lucky = shuffled(s, s.shop.fusion[pile])[: rule.amount]
            for promo in lucky:
                s.shop.fusion = (
                    *s.shop.fusion[:pile],
                    without(s.shop.fusion[pile], promo),
                    *s.shop.fusion[pile + 1 :],
                )
            p.binder += lucky


# --------------------------------------------------------------------------- looking ahead


def choices(s: State, p: Player) -> list[Action]:
    """Cards of the store to look at, metas to change."""
    found: list[Action] = []
    if bonus(s, p, "peek") > len(p.peeked):
        seen = p.peeked
        found = [
            action_tables.peek(slot, s.catalog.set_of[s.cards[card]])
            for slot, card in enumerate(s.shop.store_area)
            if card != NO_CARD and card not in seen
        ]
    if bonus(s, p, "foresight") > p.metas_changed:
        found += [
            action_tables.CHANGE_META[n] for n, deck in enumerate(s.meta_decks) if len(deck) > 1
        ]
    return found


def act(s: State, p: Player, action: Peek | ChangeMeta) -> None:
    """Look ahead."""
    match action:
        case Peek():
            _peek(s, p, action.slot, action.back)
        case ChangeMeta():
            _change_meta(s, p, action.deck)
        case _:
            assert_never(action)


def _peek(s: State, p: Player, slot: int, back: str) -> None:
    """See the face of a store card with that back."""
    if bonus(s, p, "peek") <= len(p.peeked):
        raise IllegalAction("You cannot look at any more cards in the store this phase.")
    if not 0 <= slot < STORE_SLOTS:
        raise IllegalAction("The store has no slot {slot}; its slots are 0 to 8.", slot=slot)
    card = s.shop.store_area[slot] if slot < len(s.shop.store_area) else NO_CARD
    if card == NO_CARD:
        raise IllegalAction("There is no card in that slot of the store.")
    check_back(s, card, back)
    if card in p.peeked:
        raise IllegalAction("You have already looked at that card.")
    p.peeked += (card,)
    s.events.append(events.Peeked(p.seat, slot, card))


def forget(s: State, card: int) -> None:
    """A card has left the store: players who peeked at it no longer see it there."""
    for p in s.players:
        if card in p.peeked:
            p.peeked = tuple([NO_CARD if seen == card else seen for seen in p.peeked])


def _change_meta(s: State, p: Player, deck: int) -> None:
    """The next meta of a deck goes to the bottom, before it is revealed."""
    if bonus(s, p, "foresight") <= p.metas_changed:
        raise IllegalAction("You cannot change another meta this phase.")
    if not 0 <= deck < len(s.meta_decks):
        raise IllegalAction("Choose a meta deck: 0 or 1.")
    metas = s.meta_decks[deck]
    if len(metas) < 2:
        raise IllegalAction("That deck has no other meta.")
    changed = (metas[-1], *metas[:-1])
    s.meta_decks = (*s.meta_decks[:deck], changed, *s.meta_decks[deck + 1 :])
    p.metas_changed += 1
    s.events.append(events.MetaChanged(p.seat, deck))


# --------------------------------------------------------------------------- pro players


def deal_pro_cards(s: State) -> None:
    """After rounds 1 and 2 the winner's pro player card goes round (OPT-2, ED-14).

    If the same player wins again it is the runner-up's card; among tied ones the seed decides.
    """
    if not any(s.pros) or s.round not in PRO_ROUNDS:
        return
    order = [seat for tied in s.placing for seat in shuffled(s, tied)]
    seat = next((seat for seat in order if len(s.pros[seat]) == PRO_COPIES), None)
    if seat is None:
        return
    winner, cards = order[0], s.pros[seat]
    for p in s.players:
        if cards and (p.seat != winner or s.edition.pro_card_for_winner):
            p.binder += cards[:1]
            s.events.append(events.ProCard(p.seat, cards[0], seat))
            cards = cards[1:]
    s.pros = (*s.pros[:seat], cards, *s.pros[seat + 1 :])
