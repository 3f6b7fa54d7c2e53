"""Clashes (CL-1 to CL-4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec.structs import replace

from mblades.rules.effects import board
from mblades.rules.effects.catalog import Op, Test
from mblades.rules.effects.entering_and_leaving import turn_down
from mblades.rules.effects.perspective import (
    Seats,
    is_down,
    seats_from,
    stars_seen,
    top_seen,
)
from mblades.rules.effects.restrictions import cannot
from mblades.rules.effects.selections import FOUGHT, amount, players
from mblades.rules.effects.stack import (
    CLASH,
    REACTION,
    answer_of,
    ask,
    happening_of,
    heard,
    level_of,
    may_react,
    open_window,
    possible,
    trigger,
    work_off,
)
from mblades.rules.effects.targets import choose
from mblades.rules.state import answers, events, piles
from mblades.rules.state.frame import BareClashFrame, ClashFrame, Frame
from mblades.rules.state.random import below
from mblades.rules.state.records import NO_CARD, NO_CLASH, NOBODY, ClashResult, Waiting
from mblades.rules.state.state import State
from mblades.text import tree
from mblades.text.tree import Who
from mblades.text.walking import is_one_found

DRAWN: Final = (Who.RANDOM_OPPONENT, Who.RANDOM_PLAYER)


def participants(effect: tree.Clash) -> Seats:
    """Who can take part, the initiator first, clockwise."""
    everyone, meant = effect.who is Who.EACH_PLAYER, players(effect.who)

    def found(s: State, f: Frame) -> list[int]:
        if everyone:
            seats = seats_from(s, f.owner)
        elif top_seen(s, f, f.owner) == NO_CARD or cannot(s, f.owner, "clash"):
            return []
        else:
            seats = [f.owner, *(seat for seat in meant(s, f) if seat != f.owner)]
        return [
            seat
            for seat in seats
            if top_seen(s, f, seat) != NO_CARD
            and not cannot(s, seat, "clash")
            and not (seat != f.owner and cannot(s, f.owner, "clash with you", to=seat))
        ]

    return found


def _one_to_clash(s: State, f: Frame, who: tree.Whom, able: list[int]) -> int:
    """The one that is drawn or chosen; nobody if there is none, or it is still asked."""
    if who in DRAWN:
        return able[below(s, len(able))]
    others = [seat for seat in able if s.mode.may_be_chosen_for_clash(s, f.owner, seat)]
    if not others and isinstance(who, tree.Foremost):  # TEAM-6: what they have is not a choice
        others = able
    if not others:
        return NOBODY
    index = ask(s, f, f.owner, "clash", [answers.Player(seat) for seat in others])
    return others[index] if index >= 0 else NOBODY


def clash_steps(effect: tree.Clash, *, counted: bool) -> list[Op]:
    """A clash, or several of them one after the other with the same opponent; it may be noted how they ended."""
    same = Who.THAT if is_one_found(effect.who) else effect.who
    again = replace(effect, who=same)
    more: list[Op] = [_note_result] if counted else []
    steps = _one_clash(effect) + more
    for _ in range(effect.times - 1):
        steps += _one_clash(again) + more
    return steps


def _note_result(_s: State, f: Frame) -> None:
    """Count how often you have won, lost or tied in this ability."""
    if f.owner in f.clash.winners:
        result = "win"
    elif f.owner in f.clash.losers:
        result = "lose"
    elif any(seat == f.owner for seat, _ in f.clash.used):
        result = "tie"
    else:
        return
    f.sums = (*f.sums, (result, FOUGHT, 1))


def _find_opponent(effect: tree.Clash) -> Op:
    """Who takes part; of several possible opponents one is chosen."""
    able = participants(effect)

    def find(s: State, f: Frame) -> None:
        f.clash = NO_CLASH
        seats = able(s, f)
        if is_one_found(effect.who) and len(seats) > 1:
            other = _one_to_clash(s, f, effect.who, seats[1:])
            if other == NOBODY:
                return
            f.that = other
            seats = [f.owner, other]
        f.held = tuple(seats)

    return find


def _one_clash(effect: tree.Clash) -> list[Op]:
    """Find the participants, then clash."""

    def choose_their_card(s: State, f: Frame) -> None:
        if not effect.their_card or len(f.held) < 2:
            return
        cards = [card for card in s.players[f.held[1]].tableau if card not in s.tournament.down]
        index = ask(s, f, f.owner, "their card", [answers.Card(card) for card in cards])
        if index >= 0:
            f.picks = (cards[index],)

    def start(s: State, f: Frame) -> None:
        seats, f.held = f.held, ()
        forced, f.picks = f.picks, ()
        if len(seats) < 2:  # CL-1
            return
        kind = BareClashFrame if effect.bare else ClashFrame
        clash = kind(CLASH, f.source, f.owner)
        clash.was = f.was
        clash.seats = seats
        if effect.using is not None and f.those:
            clash.used = {f.owner: f.those[0]}
        if forced:
            clash.chosen_for = seats[1]
            clash.used = {**clash.used, seats[1]: forced[0]}
        s.tournament.stack.append(clash)
        s.events.append(events.Clash(f.owner, seats))

    return [_find_opponent(effect), *_own_card(effect), choose_their_card, start]


def _who_could(effect: tree.OthersClash) -> Seats:
    """The others who are able to clash (CL-1), clockwise."""

    def found(s: State, f: Frame) -> list[int]:
        if effect.rivals == "the players next to you":
            meant = players(Who.NEIGHBOURS)(s, f)
        else:
            meant = players(Who.EACH_OPPONENT)(s, f)
        return [
            seat
            for seat in meant
            if top_seen(s, f, seat) != NO_CARD and not cannot(s, seat, "clash")
        ]

    return found


def can_others_clash(effect: tree.OthersClash) -> Test:
    """Whether there are two of them."""
    able = _who_could(effect)
    return lambda s, f: len(able(s, f)) >= 2


def others_clash_steps(effect: tree.OthersClash) -> list[Op]:
    """A clash in which you take no part: both are chosen one after the other, or all are meant."""
    able = _who_could(effect)

    def begin(s: State, f: Frame) -> None:
        f.clash = NO_CLASH
        f.held = () if effect.rivals == "2 opponents" else tuple(able(s, f))

    def choose_one(s: State, f: Frame) -> None:
        seats = able(s, f)
        if effect.rivals != "2 opponents" or len(seats) < 2:
            return
        left = [seat for seat in seats if seat not in f.held]
        index = ask(s, f, f.owner, "clash", [answers.Player(seat) for seat in left])
        if index >= 0:
            f.held = (*f.held, left[index])

    def start(s: State, f: Frame) -> None:
        seats, f.held = f.held, ()
        if len(seats) < 2:
            return
        clash = ClashFrame(CLASH, f.source, f.owner)
        clash.was, clash.seats = f.was, seats
        s.tournament.stack.append(clash)
        s.events.append(events.Clash(f.owner, seats))

    return [begin, choose_one, choose_one, start]


def _own_card(effect: tree.Clash) -> list[Op]:
    return [] if effect.using is None else [choose(effect.using, "card", _is_own)]


def _is_own(s: State, f: Frame, card: int) -> bool:
    """Whether a card can be used in a clash by the player whose effect it is."""
    return board.of(s).owner.get(card) == f.owner and not is_down(s, f, card)


def clash_under_way(s: State) -> ClashFrame | None:
    """The clash whose cards may still be changed."""
    for frame in reversed(s.tournament.stack):
        if isinstance(frame, ClashFrame):
            return frame
    return None


def card_in_use(s: State, clash: ClashFrame, seat: int) -> int:
    """What a player clashes with now: the card chosen for it while it is there, or the Top card."""
    chosen = clash.used.get(seat, NO_CARD)
    return chosen if _is_there(s, clash, seat, chosen) else top_seen(s, clash, seat)


def _is_there(s: State, clash: ClashFrame, seat: int, card: int) -> bool:
    return board.of(s).owner.get(card) == seat and not is_down(s, clash, card)


def use_in_clash(s: State, f: Frame) -> None:
    """Use this card instead of the Top card; it flips after the clash (KEY-11)."""
    clash = clash_under_way(s)
    if clash is not None and f.owner in clash.seats:
        clash.used = {**clash.used, f.owner: f.source}
        clash.stand_ins = (*clash.stand_ins, f.source)


def can_stand_in(s: State, f: Frame) -> bool:
    """Whether there is a Top card in the clash that this card can be used instead of (KEY-11)."""
    clash = clash_under_way(s)
    if clash is None or f.owner not in clash.seats or f.owner == clash.chosen_for:
        return False
    used = card_in_use(s, clash, f.owner)
    return used not in (NO_CARD, f.source) and used == top_seen(s, clash, f.owner)


def add_to_total(effect: tree.ClashBonus) -> Op:
    """Add to the total of the clash under way."""
    much = amount(effect.amount)

    def step(s: State, f: Frame) -> None:
        clash = clash_under_way(s)
        if clash is not None:
            added = much(s, f)
            more = clash.bonuses.get(f.owner, 0) + added
            clash.bonuses = {**clash.bonuses, f.owner: more}
            if clash.held and f.owner in clash.seats:
                _add_revealed(s, f, clash, added)

    return step


def _add_revealed(s: State, f: Frame, clash: ClashFrame, added: int) -> None:
    """The same once the cards have been revealed."""
    totals = tuple(
        (seat, total + added if seat == f.owner else total) for seat, total in clash.clash.totals
    )
    clash.clash, clash.done = replace(clash.clash, totals=totals), True
    decide(s, clash)
    f.clash = clash.clash
    shown = clash.held[clash.seats.index(f.owner)]
    s.events.append(events.ClashCard(f.owner, clash.used[f.owner], shown, dict(totals)[f.owner]))


# --------------------------------------------------------------------------- the clash itself


def _gather(s: State, f: Frame) -> None:
    """Open the window for what happens "when you clash", before cards are revealed."""
    assert isinstance(f, ClashFrame)
    waiting: dict[Waiting, None] = {}  # once, however many of the players a sentence is about
    for seat in f.seats:
        for one in heard(s, happening_of(s, "clash clash", seat=seat)):
            if level_of(one) != REACTION or may_react(s, one.seat):
                waiting[answer_of(one, that=f.owner)] = None
    open_window(f, waiting)


def _let_answer(s: State, f: Frame) -> None:
    assert isinstance(f, ClashFrame)
    now = ClashResult(used=tuple(sorted(_cards_in_use(s, f).items())))
    s.tournament.clash = now
    f.window = tuple(msgspec.structs.replace(entry, clash=now) for entry in f.window)
    work_off(s, f)


def _cards_in_use(s: State, f: ClashFrame) -> dict[int, int]:
    found = {seat: card_in_use(s, f, seat) for seat in f.seats}
    return {seat: card for seat, card in found.items() if card != NO_CARD}


def _choose_again(s: State, f: Frame) -> None:
    """Mean's card is gone: another card of that tableau is chosen (KEY-20)."""
    assert isinstance(f, ClashFrame)
    if f.chosen_for == NOBODY or _is_there(s, f, f.chosen_for, f.used[f.chosen_for]):
        return
    cards = [card for card in s.players[f.chosen_for].tableau if card not in s.tournament.down]
    if cards:
        index = ask(s, f, f.owner, "their card", [answers.Card(card) for card in cards])
        if index >= 0:
            f.used = {**f.used, f.chosen_for: cards[index]}


def _commit(s: State, f: Frame) -> None:
    """Now it is settled which cards clash; who has none left takes no part (CL-1)."""
    assert isinstance(f, ClashFrame)
    f.used = _cards_in_use(s, f)
    f.seats = tuple(f.used)
    if len(f.seats) < 2:
        f.seats, f.used = (), {}
        s.events.append(events.ClashOff())


def bonus(s: State, seat: int) -> int:
    """What continuous effects add to a player's totals."""
    total = 0
    for one in board.of(s).statics.get(tree.TotalBonus, ()):
        rule, context, effect = one.rule, one.context, one.rule.effect
        assert isinstance(effect, tree.TotalBonus)
        mine = context.owner == seat
        theirs = board.is_opponent(s, context.owner, seat)
        if (effect.whose == "your" and mine) or (effect.whose != "your" and theirs):
            total += rule.amount(s, context)
    return total


def _reveal(s: State, f: Frame) -> None:
    """CL-2"""
    assert isinstance(f, ClashFrame)
    if not f.seats:
        return
    totals: dict[int, int] = {}
    revealed: list[int] = []
    for seat in f.seats:
        card = NO_CARD if isinstance(f, BareClashFrame) else piles.draw_store(s)
        revealed.append(card)
        shown = 0 if card == NO_CARD else s.catalog.stars[s.cards[card]]
        used = f.used[seat]
        own = stars_seen(s, f, used)
        totals[seat] = own + shown + bonus(s, seat) + f.bonuses.get(seat, 0)
        s.events.append(events.ClashCard(seat, used, card, totals[seat]))
    f.held = tuple(revealed)
    f.clash = ClashResult((), (), tuple(sorted(f.used.items())), tuple(totals.items()))
    piles.to_aftermarket(s, tuple([card for card in revealed if card != NO_CARD]))


def decide(s: State, f: Frame) -> None:
    """Who wins by the totals as they are now (CL-3, CL-4)."""
    assert isinstance(f, ClashFrame)
    if not f.seats:
        return
    totals = dict(f.clash.totals)
    winners = _winners(s, totals)
    losers = tuple(seat for seat in f.seats if seat not in winners)
    if len(winners) > 1:
        winners, losers = (), losers if s.setup.tied_clash_has_losers else ()  # RUL-5
    f.clash = replace(f.clash, winners=winners, losers=losers)


def _gather_revealed(s: State, f: Frame) -> None:
    """Open the window for what happens when the cards are revealed."""
    assert isinstance(f, ClashFrame)
    _open_again(s, f, [("reveal clash", seat) for seat in f.seats])


def _gather_decided(s: State, f: Frame) -> None:
    """Open the window for what happens before the result counts."""
    assert isinstance(f, ClashFrame)
    keys = [("would win clash", seat) for seat in f.clash.winners]
    keys += [("would lose clash", seat) for seat in f.clash.losers]
    if not f.clash.winners:
        keys += [("would tie clash", seat) for seat in f.seats]
    _open_again(s, f, [*keys, *(("decided clash", seat) for seat in f.seats)])


def _open_again(s: State, f: ClashFrame, keys: list[tuple[str, int]]) -> None:
    """What has stepped in once is heard again only as a Reaction, which is used up."""
    waiting: dict[Waiting, None] = {}
    for key, seat in keys:
        if not board.of(s).listeners.get(key):
            continue
        for one in heard(s, happening_of(s, key, seat=seat)):
            reacts = level_of(one) == REACTION
            if (reacts and may_react(s, one.seat)) or (not reacts and not f.rest):
                that = seat if key.startswith("would") else f.owner
                waiting[answer_of(one, that=that, clash=f.clash)] = None
    open_window(f, [entry for entry in waiting if possible(s, entry)])


def _let_step_in(s: State, f: Frame) -> None:
    """Whatever changes the clash ends the window: it is seen anew who wins."""
    if f.done or f.times:
        f.window = ()
    work_off(s, f)


def _go_on(_s: State, f: Frame) -> None:
    """Fought again, or decided anew, if something has stepped in."""
    assert isinstance(f, ClashFrame)
    if f.times:
        f.times, f.held, f.done, f.clash, f.rest = 0, (), False, NO_CLASH, f.seats
        f.pc = STEPS.index(_commit)
    elif f.done:
        f.done, f.rest = False, f.seats
        f.pc = STEPS.index(decide)


def _announce(s: State, f: Frame) -> None:
    if f.clash.used:
        s.events.append(events.ClashResult(f.clash.winners, f.clash.losers))


def _winners(s: State, totals: dict[int, int]) -> tuple[int, ...]:
    """Those with the highest total; some win all clashes, or those that would be a tie. It may be the lowest
    that wins.
    """
    sure = _who_wins(s, totals, ties=False)
    among = sure or tuple(totals)
    best = (min if _lowest_wins(s) else max)(totals[seat] for seat in among)
    highest = tuple(seat for seat in among if totals[seat] == best)
    if len(highest) < 2:
        return highest
    return _who_wins(s, highest, ties=True) or highest


def _lowest_wins(s: State) -> bool:
    return any(
        one.rule.applies(s, one.context, NO_CARD)
        for one in board.of(s).statics.get(tree.LowestWins, ())
    )


def _who_wins(s: State, seats: Iterable[int], *, ties: bool) -> tuple[int, ...]:
    winning = {
        one.context.owner
        for one in board.of(s).statics.get(tree.WinClashes, ())
        if isinstance(one.rule.effect, tree.WinClashes)
        and one.rule.effect.ties is ties
        and one.rule.applies(s, one.context, NO_CARD)
    }
    return tuple(seat for seat in seats if seat in winning)


def _conclude(s: State, f: Frame) -> None:
    t = s.tournament
    assert isinstance(f, ClashFrame)
    t.clash = f.clash
    for seat in f.clash.winners:
        s.players[seat].clashes_won += 1
        trigger(s, "win clash", seat=seat)
    for seat in f.clash.losers:
        trigger(s, "lose clash", seat=seat)
    if len(t.stack) > 1:
        t.stack[-2].clash = f.clash
    for card in f.stand_ins:
        turn_down(s, board.of(s).owner.get(card, NOBODY), card)


STEPS: Final[tuple[Op, ...]] = (
    _gather, _let_answer, _choose_again, _commit, _reveal, _gather_revealed, _let_step_in, decide, _gather_decided,
    _let_step_in, _go_on, _announce, _conclude,
)  # fmt: skip
