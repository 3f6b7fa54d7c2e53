"""Card fusion: many cards for one promo (DB-19, ED-9, ED-10, ED-24)."""

from __future__ import annotations

from mblades.errors import IllegalAction
from mblades.rules.deckbuilding import deal_in_progress, powers
from mblades.rules.state import actions, events
from mblades.rules.state.piles import spend, uncover, without
from mblades.rules.state.records import Fusing
from mblades.rules.state.state import Action, Player, State
from mblades.text.tree import PROMOS

PRICES = (5, 7, 9)  # ED-9


def price(s: State, p: Player, pile: int) -> int:
    """How many cards a fusion takes, never less than 1."""
    return max(PRICES[pile] - powers.bonus(s, p, "fusion"), 1) if p.powers else PRICES[pile]


def choices(s: State, p: Player) -> list[Action]:
    """Fusions that can be begun."""
    held = len(p.cards_in(s.mode.stock))
    if p.powers:
        held += powers.bonus(s, p, "fusion")
    if held < PRICES[0] or (s.edition.fusion_marker and not p.markers):
        return []
    return [
        actions.FUSE[pile]
        for pile, cards in enumerate(s.shop.fusion)
        if cards and held >= PRICES[pile] and PROMOS[pile] not in p.fused
    ]


def fuse(s: State, p: Player, action: Action) -> None:
    """("fuse", rarity) begins the picks; with cards and a promo it is done at once."""
    pile = _pile(s, p, action)
    if len(action) == 2:
        p.deal = Fusing(pile)
        return
    cards = deal_in_progress.cards_of(action[2], p, s.mode.stock)
    if len(cards) != price(s, p, pile):
        raise IllegalAction(
            "A {rarity} fusion takes {count} cards; you chose {chosen}.",
            rarity=PROMOS[pile],
            count=price(s, p, pile),
            chosen=len(cards),
        )
    promo = action[3] if len(action) == 4 else None
    if not s.edition.fusion_choice:  # ED-10
        if promo is not None:
            raise IllegalAction("You get the top promo of the pile; you cannot choose one.")
        _carry_out(s, p, pile, cards, s.shop.fusion[pile][-1])
        return
    if promo is None:
        raise IllegalAction("Choose a promo from the pile.")
    if type(promo) is not int or promo not in s.shop.fusion[pile]:
        raise IllegalAction("That card is not in the {rarity} pile.", rarity=PROMOS[pile])
    _carry_out(s, p, pile, cards, promo)


def pick_choices(s: State, p: Player) -> list[Action]:
    """The next picks of the fusion under way."""
    pile, cards = _under_way(p)
    if not s.shop.fusion[pile]:  # another player has taken the last one meanwhile
        found = []
    elif len(cards) < price(s, p, pile):
        found = deal_in_progress.pick_choices(s, p.cards_in(s.mode.stock), cards)
    else:
        found = deal_in_progress.pick_choices(s, s.shop.fusion[pile], ())
    return [*found, actions.CANCEL]


def pick(s: State, p: Player, action: Action) -> None:
    """One more card for the fusion, or the promo it is for."""
    pile, cards = _under_way(p)
    card = deal_in_progress.picked_card(action)
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


def _pile(s: State, p: Player, action: Action) -> int:
    """The pile an action is about, if the seat may fuse there."""
    if not 2 <= len(action) <= 4 or action[1] not in PROMOS:
        raise IllegalAction("Choose which promo to fuse for: Bronze, Silver or Gold.")
    pile = PROMOS.index(action[1])
    if not s.shop.fusion[pile]:
        raise IllegalAction("There is no {rarity} promo left.", rarity=PROMOS[pile])
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
