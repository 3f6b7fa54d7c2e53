"""Trades between two players: propose, accept, decline, withdraw (DB-22, ED-21).

A deal is (give cards, give M$, give friends, want cards, want M$, want friends), seen from the
proposer; friendship cards are given by their VP. An open proposal is (id, proposer, partner, *deal)
and a draft ("trade", partner, *deal).
"""

from __future__ import annotations

from typing import NamedTuple

from mblades.errors import IllegalAction, Sentence
from mblades.rules.deckbuilding import deal_in_progress, powers
from mblades.rules.state import actions
from mblades.rules.state.state import Action, Player, State

MOST_OPEN = 8  # proposals of one player; more than anyone looks through


class Deal(NamedTuple):
    """Both sides of a trade."""

    give_cards: tuple[int, ...] = ()
    give_money: int = 0
    give_friends: tuple[int, ...] = ()
    want_cards: tuple[int, ...] = ()
    want_money: int = 0
    want_friends: tuple[int, ...] = ()


class Proposal(NamedTuple):
    """A deal put to another player."""

    id: int
    seat: int
    partner: int
    deal: Deal


def proposal(data: Action) -> Proposal:
    """An open proposal out of the state."""
    number, seat, partner, *deal = data
    return Proposal(number, seat, partner, Deal(*deal))  # type: ignore[arg-type]


def _draft(p: Player) -> tuple[int, Deal]:
    assert p.draft is not None
    _, partner, *deal = p.draft
    assert isinstance(partner, int)
    held, *rest = deal
    return partner, Deal(held, *rest)  # type: ignore[arg-type]


# --------------------------------------------------------------------------- what is allowed


def balance(s: State, deal: Deal) -> int:
    """How much more the proposer gives than gets, in stars and M$."""
    stars, numbers = s.catalog.stars, s.cards
    given = deal.give_money + sum([stars[numbers[card]] for card in deal.give_cards])
    return given - deal.want_money - sum([stars[numbers[card]] for card in deal.want_cards])


def friendship_from(receiver: Player, giver: int) -> int:
    """The VP of friendship cards that a player holds from another."""
    return sum([vp for seat, vp in receiver.received if seat == giver])


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
    if not any(deal):
        return Sentence("A trade cannot be empty; add something to it.")
    if not set(deal.give_cards) <= set(giver.binder):
        return Sentence("One of the cards offered is not in the binder.")
    if not set(deal.want_cards) <= set(other.binder):
        return Sentence("One of the cards asked for is not in the binder.")
    if deal.give_money > giver.money or deal.want_money > other.money:
        return Sentence("There is not enough M$ for this trade.")  # DB-25
    if not _has_friends(giver, deal.give_friends) or not _has_friends(other, deal.want_friends):
        return Sentence("That friendship card has already been given away.")
    if not may_be_given(s, giver, other, deal.give_friends) or not may_be_given(
        s, other, giver, deal.want_friends
    ):
        return Sentence("Nobody can hold more than 6 VP of one player's friendship.")
    uneven = balance(s, deal)
    if uneven and not _is_even_enough(s, giver, other, uneven):  # DB-22
        if uneven > 0:
            return Sentence(
                "A trade must be even in stars and M$; you are giving {count} more.", count=uneven
            )
        return Sentence(
            "A trade must be even in stars and M$; you are asking for {count} more.", count=-uneven
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
    trade = actions.TRADE
    seat = p.seat
    found = [trade[other.seat] for other in s.mode.builders(s) if other.seat != seat]
    for data in s.trades:
        if data[2] == seat:
            number, proposer, partner, deal = proposal(data)
            if not refusal(s, proposer, partner, deal):
                found.append(("accept", number))
            found.append(("decline", number))
        elif data[1] == seat:
            found.append(("withdraw", data[0]))
    return found


def begin(s: State, p: Player, action: Action) -> None:
    """("trade", seat) opens a draft with that player."""
    partner = _partner(s, p, action[1] if len(action) == 2 else None)
    p.draft = ("trade", partner, *Deal())


def propose(s: State, p: Player, action: Action) -> None:
    """("propose",) ends a draft; with a partner and both sides it is done at once."""
    if p.draft is not None:
        if p.draft[0] != "trade" or len(action) != 1:
            deal_in_progress.refuse_open_draft(p)
        partner, deal = _draft(p)
    else:
        partner, deal = _read(s, p, action)
    reason = _objection(s, p, partner, deal)
    if reason is not None:
        raise IllegalAction(reason)
    p.draft = None
    s.trades += ((s.next_trade, p.seat, partner, *deal),)
    s.events.append(("proposed", s.next_trade, p.seat, partner, *deal))
    s.next_trade += 1


def _refuse_another(s: State, p: Player, partner: int, deal: Deal) -> Sentence | None:
    mine = [data for data in s.trades if data[1] == p.seat]
    if any(data[2:] == (partner, *deal) for data in mine):
        return Sentence("You have already made exactly this proposal.")
    if len(mine) >= MOST_OPEN:
        return Sentence(
            "You already have {count} open proposals; withdraw one first.", count=MOST_OPEN
        )
    return None


def accept(s: State, p: Player, action: Action) -> None:
    """Both sides change hands at once."""  # DB-22
    data = _open(s, action)
    if data[2] != p.seat:
        raise IllegalAction("That trade was not proposed to you.")
    number, seat, partner, deal = proposal(data)
    reason = refusal(s, seat, partner, deal)
    if reason is not None:
        raise IllegalAction("That trade is no longer possible. {reason}", reason=reason)
    giver, taker = s.players[seat], s.players[partner]
    s.trades = tuple([other for other in s.trades if other is not data])
    _hand_over(giver, taker, deal.give_cards, deal.give_money, deal.give_friends)
    _hand_over(taker, giver, deal.want_cards, deal.want_money, deal.want_friends)
    deal_in_progress.drop_stale(giver)
    deal_in_progress.drop_stale(taker)
    s.events.append(("traded", number, seat, partner, *deal))


def _hand_over(
    giver: Player, taker: Player, cards: tuple[int, ...], money: int, friends: tuple[int, ...]
) -> None:
    deal_in_progress.take_from(giver, "binder", cards)
    taker.binder += cards
    giver.money -= money
    taker.money += money
    left = list(giver.friends)
    for vp in friends:
        left.remove(vp)
    giver.friends = tuple(left)
    taker.received += tuple([(giver.seat, vp) for vp in friends])


def decline(s: State, p: Player, action: Action) -> None:
    """Say no to a proposal."""
    data = _open(s, action)
    if data[2] != p.seat:
        raise IllegalAction("That trade was not proposed to you.")
    _close(s, data, "declined")


def withdraw(s: State, p: Player, action: Action) -> None:
    """Take one's own proposal back."""
    data = _open(s, action)
    if data[1] != p.seat:
        raise IllegalAction("That is not your proposal.")
    _close(s, data, "withdrawn")


def _close(s: State, data: Action, how: str) -> None:
    s.trades = tuple([other for other in s.trades if other is not data])
    s.events.append((how, data[0], data[1], data[2]))


def _open(s: State, action: Action) -> Action:
    if len(action) != 2 or type(action[1]) is not int:
        raise IllegalAction("Choose a proposal.")
    for data in s.trades:
        if data[0] == action[1]:
            return data
    raise IllegalAction("That proposal is no longer open.")


# --------------------------------------------------------------------------- one-shot proposals


def _partner(s: State, p: Player, seat: object) -> int:
    if type(seat) is not int or all(other.seat != seat for other in s.mode.builders(s)):
        raise IllegalAction("Choose a player to trade with.")
    if seat == p.seat:
        raise IllegalAction("You cannot trade with yourself.")
    return seat


def _read(s: State, p: Player, action: Action) -> tuple[int, Deal]:
    if len(action) != 8:
        raise IllegalAction(
            "A proposal names a player, then the cards, M$ and friendship given, then the same wanted."
        )
    partner = _partner(s, p, action[1])
    deal = Deal(
        deal_in_progress.cards_of(action[2], p), _amount(action[3]), _friends(action[4]),
        _wanted(s.players[partner], action[5]), _amount(action[6]), _friends(action[7]),
    )  # fmt: skip
    return partner, deal


def _amount(value: object) -> int:
    if type(value) is not int or value < 0:
        raise IllegalAction("M$ in a trade must be a whole number, 0 or more.")
    return value


def _friends(value: object) -> tuple[int, ...]:
    if not isinstance(value, list | tuple) or any(type(vp) is not int for vp in value):
        raise IllegalAction("List friendship cards by their VP.")
    return tuple(sorted(value))


def _wanted(partner: Player, value: object) -> tuple[int, ...]:
    if not isinstance(value, list | tuple) or any(type(card) is not int for card in value):
        raise IllegalAction("Give the cards as a list of card numbers.")
    cards = tuple(value)
    if len(set(cards)) < len(cards):
        raise IllegalAction("A card is listed twice.")
    # One answer for cards that are hidden and cards that are not there: nothing can be guessed.
    if not set(cards) <= set(askable(partner)):
        raise IllegalAction("You can only ask for binder cards that their owner is showing.")
    return cards


def askable(partner: Player) -> list[int]:
    """The binder cards that a player shows."""
    return [card for card in partner.shown if card in partner.binder] if partner.shown else []


# --------------------------------------------------------------------------- pick by pick


def pick_choices(s: State, p: Player) -> list[Action]:
    """The next picks of the trade under way."""
    partner, deal = _draft(p)
    other = s.players[partner]
    gives, wants = s.actions.give, s.actions.want
    if deal.give_cards:
        found = [gives[card] for card in p.binder if card not in deal.give_cards]
    else:
        found = [gives[card] for card in p.binder]
    if other.shown:
        found += [wants[card] for card in askable(other) if card not in deal.want_cards]
    uneven = balance(s, deal)
    if not deal.want_money:
        found += [("give_money", n) for n in _useful(-uneven, p.money - deal.give_money)]
    if not deal.give_money:
        found += [("want_money", n) for n in _useful(uneven, other.money - deal.want_money)]
    found += [("give_friend", vp) for vp in _givable(s, p, other, deal.give_friends)]
    found += [("want_friend", vp) for vp in _givable(s, other, p, deal.want_friends)]
    if _is_even_enough(s, p, other, uneven) and not _objection(s, p, partner, deal):
        found.append(actions.PROPOSE)
    found.append(actions.CANCEL)
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
    found = sorted({*held})
    if friends:
        found = [vp for vp in found if held.count(vp) > friends.count(vp)]
    if friends or taker.received:
        found = [vp for vp in found if may_be_given(s, giver, taker, (*friends, vp))]
    return found


def _objection(s: State, p: Player, partner: int, deal: Deal) -> Sentence | None:
    return refusal(s, p.seat, partner, deal) or _refuse_another(s, p, partner, deal)


def pick(s: State, p: Player, action: Action) -> None:
    """Add one thing to one side of the trade under way."""
    if p.draft is None or p.draft[0] != "trade":
        raise IllegalAction("You are not putting a trade together.")
    if len(action) != 2 or type(action[1]) is not int:
        raise IllegalAction("Choose what to add to the trade.")
    partner, deal = _draft(p)
    verb, what = action[0], action[1]
    other = s.players[partner]
    if verb == "give":
        if what not in p.binder or what in deal.give_cards:
            raise IllegalAction("That card is not in your binder, or it is already in the trade.")
        deal = deal._replace(give_cards=(*deal.give_cards, what))
    elif verb == "want":
        if what not in askable(other) or what in deal.want_cards:
            raise IllegalAction("You can only ask for binder cards that their owner is showing.")
        deal = deal._replace(want_cards=(*deal.want_cards, what))
    elif verb == "give_money":
        _check_amount(what, -balance(s, deal), p.money - deal.give_money, deal.want_money)
        deal = deal._replace(give_money=deal.give_money + what)
    elif verb == "want_money":
        _check_amount(what, balance(s, deal), other.money - deal.want_money, deal.give_money)
        deal = deal._replace(want_money=deal.want_money + what)
    elif verb == "give_friend":
        _check_friend(what, s, p, other, deal.give_friends)
        deal = deal._replace(give_friends=tuple(sorted((*deal.give_friends, what))))
    else:
        _check_friend(what, s, other, p, deal.want_friends)
        deal = deal._replace(want_friends=tuple(sorted((*deal.want_friends, what))))
    p.draft = ("trade", partner, *deal)


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
