"""Trades between two players: propose, accept, decline, withdraw (DB-22, ED-21)."""

from __future__ import annotations

from typing import Final, assert_never

from msgspec.structs import replace

from mblades.errors import IllegalAction, Sentence
from mblades.rules.deckbuilding import deal_in_progress, powers
from mblades.rules.state import action_tables, events
from mblades.rules.state.actions import (
    Accept,
    Action,
    Decline,
    Give,
    GiveFriend,
    GiveMoney,
    Propose,
    ProposeDeal,
    Trade,
    TradeAction,
    TradePick,
    Want,
    WantFriend,
    WantMoney,
    Withdraw,
)
from mblades.rules.state.kept import Kept
from mblades.rules.state.records import Deal, Friendship, Proposal, Side, Trading
from mblades.rules.state.state import Player, State

MOST_OPEN: Final = 8  # proposals of one player; more than anyone looks through


def _under_way(p: Player) -> tuple[int, Deal]:
    assert isinstance(p.deal, Trading)
    return p.deal.partner, p.deal.deal


# --------------------------------------------------------------------------- what is allowed


def balance(s: State, deal: Deal) -> int:
    """How much more the proposer gives than gets, in stars and M$."""
    stars, numbers = s.catalog.stars, s.cards
    give, want = deal.give, deal.want
    more = give.money - want.money
    for card in give.cards:
        more += stars[numbers[card]]
    for card in want.cards:
        more -= stars[numbers[card]]
    return more


def friendship_from(receiver: Player, giver: int) -> int:
    """The VP of friendship cards that a player holds from another."""
    return sum([one.vp for one in receiver.received if one.giver == giver])


def may_be_given(s: State, giver: Player, receiver: Player, friends: tuple[int, ...]) -> bool:
    """Whether the friendship cards may change hands, one after the other."""  # ED-21
    limit = s.edition.friendship_gift_limit
    if limit is None or not friends:
        return True
    before_last = friendship_from(receiver, giver.seat) + sum(friends) - max(friends)
    return before_last < limit


def _has_friends(p: Player, friends: tuple[int, ...]) -> bool:
    return not friends or all(p.friends.count(vp) >= friends.count(vp) for vp in friends)


def refusal(s: State, seat: int, partner: int, deal: Deal) -> Sentence | None:
    """Why the deal cannot be carried out now; None when it can."""
    giver, other = s.players[seat], s.players[partner]
    if not deal.give and not deal.want:
        return Sentence("A trade cannot be empty; add something to it.")
    if not set(deal.give.cards) <= set(giver.binder):
        return Sentence("One of the cards offered is not in its owner's binder.")
    if not set(deal.want.cards) <= set(other.binder):
        return Sentence("One of the cards asked for is not in its owner's binder.")
    if deal.give.money > giver.money or deal.want.money > other.money:
        return Sentence("One side does not have enough M$ for this trade.")  # DB-25
    if not _has_friends(giver, deal.give.friends) or not _has_friends(other, deal.want.friends):
        return Sentence("That friendship card has already been given away.")
    if not may_be_given(s, giver, other, deal.give.friends) or not may_be_given(
        s, other, giver, deal.want.friends
    ):
        return Sentence("Nobody can hold more than 6 VP of one player's friendship.")
    uneven = balance(s, deal)
    if uneven and not _is_even_enough(s, giver, other, uneven):  # DB-22
        if uneven > 0:
            return Sentence(
                "A trade must be even in stars and M$; you are giving {count} more than you get.",
                count=uneven,
            )
        return Sentence(
            "A trade must be even in stars and M$; you are asking for {count} more than you give.",
            count=-uneven,
        )
    return None


def _is_even_enough(s: State, one: Player, other: Player, uneven: int) -> bool:
    """Whether a trade of two players may be uneven by this much."""
    if not s.mode.trades_evenly(s, one.seat, other.seat):
        return True
    if not one.powers and not other.powers:
        return not uneven
    leeway = max(powers.bonus(s, one, "trades"), powers.bonus(s, other, "trades"))
    return abs(uneven) <= leeway


# --------------------------------------------------------------------------- open proposals


def choices(s: State, p: Player) -> list[Action]:
    """Trades to begin, and answers to those that are open."""
    trade = action_tables.TRADE
    seat = p.seat
    found = [trade[other.seat] for other in s.mode.builders(s) if other.seat != seat]
    for one in s.deckbuilding.trades:
        if one.partner == seat:
            if not refusal(s, one.seat, one.partner, one.deal):
                found.append(Accept(one.id))
            found.append(Decline(one.id))
        elif one.seat == seat:
            found.append(Withdraw(one.id))
    return found


def partners(s: State, seat: int) -> set[int]:
    """Who has a trade with a seat that is open or being put together."""
    found: set[int] = set()
    for p in s.players:
        if p.deal is not None and isinstance(p.deal, Trading) and p.deal.partner == seat:
            found.add(p.seat)
    for one in s.deckbuilding.trades:
        if one.seat == seat:
            found.add(one.partner)
        elif one.partner == seat:
            found.add(one.seat)
    return found


def act(s: State, p: Player, action: TradeAction) -> None:
    """Go one step in a trade."""
    match action:
        case Give() | Want() | GiveMoney() | WantMoney() | GiveFriend() | WantFriend():
            _pick(s, p, action)
        case Trade():
            _begin(s, p, action.partner)
        case Propose():
            _propose_picked(s, p)
        case ProposeDeal():
            _propose_deal(s, p, action)
        case Accept():
            _accept(s, p, action.trade)
        case Decline():
            _decline(s, p, action.trade)
        case Withdraw():
            _withdraw(s, p, action.trade)
        case _:
            assert_never(action)


def _begin(s: State, p: Player, partner: int) -> None:
    """Begin a trade with a player."""
    _check_partner(s, p, partner)
    p.deal = Trading(partner)


def _propose_picked(s: State, p: Player) -> None:
    """End the picks."""
    if p.deal is None:
        raise IllegalAction("You are not putting a trade together.")
    if not isinstance(p.deal, Trading):
        deal_in_progress.refuse_open_deal(p)
    _propose(s, p, *_under_way(p))


def _propose_deal(s: State, p: Player, action: ProposeDeal) -> None:
    """Propose a whole trade at once."""
    deal_in_progress.refuse_open_deal(p)
    _check_partner(s, p, action.partner)
    give = Side(action.give_cards, action.give_money, tuple(sorted(action.give_friends)))
    want = Side(action.want_cards, action.want_money, tuple(sorted(action.want_friends)))
    deal_in_progress.check_held(give.cards, p)
    _check_wanted(s.players[action.partner], want.cards)
    if give.money < 0 or want.money < 0:
        raise IllegalAction("M$ in a trade must be a whole number, 0 or more.")
    _propose(s, p, action.partner, Deal(give, want))


def _propose(s: State, p: Player, partner: int, deal: Deal) -> None:
    reason = _objection(s, p, partner, deal)
    if reason is not None:
        raise IllegalAction(reason)
    p.deal = None
    s.deckbuilding.trades += (Proposal(s.next_trade, p.seat, partner, deal),)
    s.events.append(events.Proposed(s.next_trade, p.seat, partner, *_flat(deal)))
    s.next_trade += 1


def _refuse_another(s: State, p: Player, partner: int, deal: Deal) -> Sentence | None:
    mine = [one for one in s.deckbuilding.trades if one.seat == p.seat]
    if any(one.partner == partner and one.deal == deal for one in mine):
        return Sentence("You have already made exactly this proposal.")
    if len(mine) >= MOST_OPEN:
        return Sentence(
            "You already have {count} open proposals; withdraw one first.", count=MOST_OPEN
        )
    return None


def _accept(s: State, p: Player, trade: int) -> None:
    """Both sides change hands at once."""  # DB-22
    proposal = _proposed_to(s, p, trade)
    seat, partner, deal = proposal.seat, proposal.partner, proposal.deal
    reason = refusal(s, seat, partner, deal)
    if reason is not None:
        raise IllegalAction("That trade is no longer possible. {reason}", reason=reason)
    giver, taker = s.players[seat], s.players[partner]
    _take_off(s, proposal)
    _hand_over(giver, taker, deal.give)
    _hand_over(taker, giver, deal.want)
    deal_in_progress.drop_stale(giver)
    deal_in_progress.drop_stale(taker)
    s.events.append(events.Traded(proposal.id, seat, partner, *_flat(deal)))


def _flat(
    deal: Deal,
) -> tuple[tuple[int, ...], int, tuple[int, ...], tuple[int, ...], int, tuple[int, ...]]:
    give, want = deal.give, deal.want
    return (give.cards, give.money, give.friends, want.cards, want.money, want.friends)


def _hand_over(giver: Player, taker: Player, side: Side) -> None:
    deal_in_progress.take_from(giver, "binder", side.cards)
    taker.binder += side.cards
    giver.money -= side.money
    taker.money += side.money
    left = list(giver.friends)
    for vp in side.friends:
        left.remove(vp)
    giver.friends = tuple(left)
    taker.received += tuple([Friendship(giver.seat, vp) for vp in side.friends])


def _decline(s: State, p: Player, trade: int) -> None:
    """Say no to a proposal."""
    proposal = _proposed_to(s, p, trade)
    _take_off(s, proposal)
    s.events.append(events.Declined(proposal.id, proposal.seat, proposal.partner))


def _withdraw(s: State, p: Player, trade: int) -> None:
    """Take one's own proposal back."""
    proposal = _open(s, trade)
    if proposal.seat != p.seat:
        raise IllegalAction("That is not your proposal.")
    _take_off(s, proposal)
    s.events.append(events.Withdrawn(proposal.id, proposal.seat, proposal.partner))


def _take_off(s: State, proposal: Proposal) -> None:
    s.deckbuilding.trades = tuple([o for o in s.deckbuilding.trades if o is not proposal])


def _proposed_to(s: State, p: Player, trade: int) -> Proposal:
    proposal = _open(s, trade)
    if proposal.partner != p.seat:
        raise IllegalAction("That trade was not proposed to you.")
    return proposal


def _open(s: State, trade: int) -> Proposal:
    for proposal in s.deckbuilding.trades:
        if proposal.id == trade:
            return proposal
    raise IllegalAction("That proposal is no longer open.")


# --------------------------------------------------------------------------- one-shot proposals


def _check_partner(s: State, p: Player, seat: int) -> None:
    if all(other.seat != seat for other in s.mode.builders(s)):
        raise IllegalAction("Choose a player to trade with.")
    if seat == p.seat:
        raise IllegalAction("You cannot trade with yourself.")


def _check_wanted(partner: Player, cards: tuple[int, ...]) -> None:
    deal_in_progress.check_different(cards)
    # One answer for cards that are hidden and cards that are not there: nothing can be guessed.
    if not set(cards) <= set(askable(partner)):
        raise IllegalAction("You can only ask for binder cards that their owner is showing.")


def askable(partner: Player) -> list[int]:
    """The binder cards that a player shows."""
    if not partner.shown:
        return []
    binder = set(partner.binder)
    return [card for card in partner.shown if card in binder]


# --------------------------------------------------------------------------- pick by pick


def pick_choices(s: State, p: Player, kept: Kept[list[Action]]) -> list[Action]:
    """The next picks of the trade under way."""
    partner, deal = _under_way(p)
    give, want = deal.give, deal.want
    given, wanted = give.money, want.money
    other = s.players[partner]
    found = [*_cards_to_give(s, p, give.cards, kept)]
    if other.shown:
        found += _cards_to_want(s, other, want.cards, kept)
    uneven = balance(s, deal)
    if not wanted:
        found += [GiveMoney(n) for n in _useful(-uneven, p.money - given)]
    if not given:
        found += [WantMoney(n) for n in _useful(uneven, other.money - wanted)]
    found += _friends_to_give(s, p, other, give.friends, kept)
    found += _friends_to_want(s, p, other, want.friends, kept)
    if _is_even_enough(s, p, other, uneven) and not _objection(s, p, partner, deal):
        found.append(action_tables.PROPOSE)
    found.append(action_tables.CANCEL)
    return found


def _cards_to_give(
    s: State, p: Player, chosen: tuple[int, ...], kept: Kept[list[Action]]
) -> list[Action]:
    basis = (p.binder, chosen)
    found = kept.get("cards to give", basis)
    if found is None:
        give = s.actions.give
        found = [give[card] for card in p.binder if card not in chosen]
        kept.keep("cards to give", basis, found)
    return found


def _cards_to_want(
    s: State, other: Player, chosen: tuple[int, ...], kept: Kept[list[Action]]
) -> list[Action]:
    basis = (other.shown, other.binder, chosen)
    found = kept.get("cards to want", basis)
    if found is None:
        want = s.actions.want
        found = [want[card] for card in askable(other) if card not in chosen]
        kept.keep("cards to want", basis, found)
    return found


def _friends_to_give(
    s: State, p: Player, other: Player, chosen: tuple[int, ...], kept: Kept[list[Action]]
) -> list[Action]:
    basis = (p.friends, other.received, chosen)
    found = kept.get("friends to give", basis)
    if found is None:
        found = [GiveFriend(vp) for vp in _givable(s, p, other, chosen)]
        kept.keep("friends to give", basis, found)
    return found


def _friends_to_want(
    s: State, p: Player, other: Player, chosen: tuple[int, ...], kept: Kept[list[Action]]
) -> list[Action]:
    basis = (other.friends, other.seat, p.received, chosen)
    found = kept.get("friends to want", basis)
    if found is None:
        found = [WantFriend(vp) for vp in _givable(s, other, p, chosen)]
        kept.keep("friends to want", basis, found)
    return found


def _useful(missing: int, most: int) -> tuple[int, ...]:
    """The amounts worth adding: what balances the trade, and small steps."""
    amounts = (
        (1, 5) if missing in (0, 1, 5) else (1, missing, 5) if missing < 5 else (1, 5, missing)
    )
    return tuple([n for n in amounts if 0 < n <= most])


def _givable(s: State, giver: Player, taker: Player, friends: tuple[int, ...]) -> list[int]:
    """The different VP of friendship cards that can still be added to a side."""
    held = giver.friends
    if not held:
        return []
    found = sorted({*held})
    if friends:
        found = [vp for vp in found if held.count(vp) > friends.count(vp)]
    if friends or taker.received:
        found = [vp for vp in found if may_be_given(s, giver, taker, (*friends, vp))]
    return found


def _objection(s: State, p: Player, partner: int, deal: Deal) -> Sentence | None:
    return refusal(s, p.seat, partner, deal) or _refuse_another(s, p, partner, deal)


def _pick(s: State, p: Player, action: TradePick) -> None:
    """Add one thing to one side of the trade under way."""
    if not isinstance(p.deal, Trading):
        raise IllegalAction("You are not putting a trade together.")
    partner, deal = _under_way(p)
    other = s.players[partner]
    give, want = deal.give, deal.want
    match action:
        case Give(card=card):
            if card not in p.binder or card in give.cards:
                raise IllegalAction(
                    "That card is not in your binder, or it is already in the trade."
                )
            give = replace(give, cards=(*give.cards, card))
        case Want(card=card):
            if card not in askable(other) or card in want.cards:
                raise IllegalAction(
                    "You can only ask for binder cards that their owner is showing."
                )
            want = replace(want, cards=(*want.cards, card))
        case GiveMoney(amount=amount):
            _check_amount(amount, -balance(s, deal), p.money - give.money, want.money)
            give = replace(give, money=give.money + amount)
        case WantMoney(amount=amount):
            _check_amount(amount, balance(s, deal), other.money - want.money, give.money)
            want = replace(want, money=want.money + amount)
        case GiveFriend(vp=vp):
            _check_friend(vp, s, p, other, give.friends)
            give = replace(give, friends=tuple(sorted((*give.friends, vp))))
        case WantFriend(vp=vp):
            _check_friend(vp, s, other, p, want.friends)
            want = replace(want, friends=tuple(sorted((*want.friends, vp))))
        case _:
            assert_never(action)
    p.deal = Trading(partner, Deal(give, want))


def _check_amount(amount: int, missing: int, most: int, other_side: int) -> None:
    if other_side:
        raise IllegalAction("M$ can only go one way in a trade.")
    if amount > most:
        raise IllegalAction("There is only {money} M$ left for this trade.", money=max(most, 0))
    if amount not in _useful(missing, most):
        raise IllegalAction("Add 1 or 5 M$, or exactly what makes the trade even.")


def _check_friend(
    vp: int, s: State, giver: Player, taker: Player, friends: tuple[int, ...]
) -> None:
    if giver.friends.count(vp) <= friends.count(vp):
        raise IllegalAction("There is no such friendship card to give.")
    if not may_be_given(s, giver, taker, (*friends, vp)):
        raise IllegalAction("Nobody can hold more than 6 VP of one player's friendship.")
