"""Card fusion: many cards for one promo (DB-19, ED-9, ED-10, ED-24)."""

from __future__ import annotations

from typing import Final, assert_never

from mblades.errors import IllegalAction
from mblades.rules.deckbuilding import deal_in_progress, powers
from mblades.rules.state import action_tables, events
from mblades.rules.state.actions import Action, Fuse, FuseCards, FuseFor, Fusion
from mblades.rules.state.piles import spend, uncover, without
from mblades.rules.state.records import Fusing
from mblades.rules.state.state import Player, State
from mblades.text.tree import PROMOS, PromoRarity

PRICES: Final = (5, 7, 9)  # ED-9


def price(s: State, p: Player, pile: int) -> int:
    """How many cards a fusion takes, never less than 1."""
    return max(PRICES[pile] - powers.bonus(s, p, "fusion"), 1) if p.powers else PRICES[pile]


def choices(s: State, p: Player) -> list[Action]:
    """Fusions that can be begun."""
    held = len(p.cards_in(s.mode.stock))
    prices = PRICES if not p.powers else tuple([price(s, p, pile) for pile in range(len(PRICES))])
    if held < prices[0] or (s.edition.fusion_marker and not p.markers):
        return []
    return [
        action_tables.FUSE[pile]
        for pile, cards in enumerate(s.shop.fusion)
        if cards and held >= prices[pile] and PROMOS[pile] not in p.fused
    ]


def fuse(s: State, p: Player, action: Fusion) -> None:
    """Begin the picks, or do it at once with all the cards."""
    pile = _pile(s, p, action.rarity)
    match action:
        case Fuse():
            p.deal = Fusing(pile)
        case FuseCards():
            _check_cards(s, p, pile, action.cards)
            if s.edition.fusion_choice:
                raise IllegalAction("Choose a promo from the pile.")
            _carry_out(s, p, pile, action.cards, s.shop.fusion[pile][-1])
        case FuseFor():
            _check_cards(s, p, pile, action.cards)
            if not s.edition.fusion_choice:  # ED-10
                raise IllegalAction("You get the top promo of the pile; you cannot choose one.")
            if action.promo not in s.shop.fusion[pile]:
                raise IllegalAction("That card is not in the {rarity} pile.", rarity=PROMOS[pile])
            _carry_out(s, p, pile, action.cards, action.promo)
        case _:
            assert_never(action)


def _check_cards(s: State, p: Player, pile: int, cards: tuple[int, ...]) -> None:
    deal_in_progress.check_held(cards, p, s.mode.stock)
    if len(cards) != price(s, p, pile):
        raise IllegalAction(
            "A {rarity} fusion takes {count} cards; you chose {chosen}.",
            rarity=PROMOS[pile],
            count=price(s, p, pile),
            chosen=len(cards),
        )


def pick_choices(s: State, p: Player) -> list[Action]:
    """The next picks of the fusion under way."""
    pile, cards = _under_way(p)
    if not s.shop.fusion[pile]:  # another player has taken the last one meanwhile
        found = []
    elif len(cards) < price(s, p, pile):
        found = deal_in_progress.pick_choices(s, p.cards_in(s.mode.stock), cards)
    else:
        found = deal_in_progress.pick_choices(s, s.shop.fusion[pile], ())
    return [*found, action_tables.CANCEL]


def pick(s: State, p: Player, card: int) -> None:
    """One more card for the fusion, or the promo it is for."""
    pile, cards = _under_way(p)
    if not s.shop.fusion[pile]:
        raise IllegalAction("The {rarity} pile is empty now.", rarity=PROMOS[pile])
    if len(cards) == price(s, p, pile):
        if card not in s.shop.fusion[pile]:
            raise IllegalAction("That card is not in the {rarity} pile.", rarity=PROMOS[pile])
        p.deal = None
        _carry_out(s, p, pile, cards, card)
        return
    if card not in p.cards_in(s.mode.stock) or card in cards:
        raise IllegalAction(
            "That card is not in your {area}, or you have already picked it.", area=s.mode.stock
        )
    cards += (card,)
    if len(cards) < price(s, p, pile) or s.edition.fusion_choice:
        p.deal = Fusing(pile, cards)
        return
    p.deal = None
    _carry_out(s, p, pile, cards, s.shop.fusion[pile][-1])


def _under_way(p: Player) -> tuple[int, tuple[int, ...]]:
    assert isinstance(p.deal, Fusing)
    return p.deal.pile, p.deal.cards


def _pile(s: State, p: Player, rarity: PromoRarity) -> int:
    """The pile of a rarity, if the seat may fuse there."""
    pile = PROMOS.index(rarity)
    if not s.shop.fusion[pile]:
        raise IllegalAction("There are no {rarity} promos left.", rarity=PROMOS[pile])
    if s.edition.fusion_marker:
        if PROMOS[pile] in p.fused:
            raise IllegalAction(
                "You have already fused for {rarity} this phase.", rarity=PROMOS[pile]
            )
        if not p.markers:
            raise IllegalAction("You have no sell markers left to put on the pile.")
    held = len(p.cards_in(s.mode.stock))
    if held < price(s, p, pile):
        raise IllegalAction(
            "A {rarity} fusion takes {count} cards; your {area} has {held}.",
            rarity=PROMOS[pile],
            count=price(s, p, pile),
            area=s.mode.stock,
            held=held,
        )  # DB-25
    return pile


def _carry_out(s: State, p: Player, pile: int, cards: tuple[int, ...], promo: int) -> None:
    deal_in_progress.take_from(p, s.mode.stock, cards)
    spend(s, cards)
    if s.edition.fusion_marker:  # ED-9
        p.markers -= 1
        p.fused += (PROMOS[pile],)
    s.shop.fusion = (
        *s.shop.fusion[:pile],
        without(s.shop.fusion[pile], promo),
        *s.shop.fusion[pile + 1 :],
    )
    p.add_to(s.mode.stock, promo)
    s.events.append(events.Fused(p.seat, PROMOS[pile], cards, promo))
    restock(s, pile)
    uncover(s)


def restock(s: State, pile: int) -> None:
    """A new set takes the place of a pile that ran out."""  # ED-24
    if s.shop.fusion[pile] or not s.edition.new_fusion_set or not s.shop.reserve[pile]:
        return
    new, *waiting = s.shop.reserve[pile]
    s.shop.reserve = (*s.shop.reserve[:pile], tuple(waiting), *s.shop.reserve[pile + 1 :])
    s.shop.fusion = (*s.shop.fusion[:pile], new, *s.shop.fusion[pile + 1 :])
    s.events.append(events.NewPromos(PROMOS[pile], s.catalog.set_of[s.cards[new[0]]]))
