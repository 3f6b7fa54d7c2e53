"""The tournament: turns, passing, and the order of Score effects (TRN-1 to TRN-7, END-1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mblades.errors import IllegalAction, Sentence
from mblades.rules.deckbuilding import deck
from mblades.rules.effects import board, spans, starting
from mblades.rules.effects.catalog import PROGRAMS_PER_ABILITY, Compiled
from mblades.rules.effects.entering_and_leaving import has_room, play_card, settle_slots
from mblades.rules.effects.extra_plays import play_for
from mblades.rules.effects.moving import attach
from mblades.rules.effects.points import pay_tolls
from mblades.rules.effects.resolving import run
from mblades.rules.effects.restrictions import (
    actions_allowed,
    can_pay_tolls,
    cannot,
    cannot_play,
)
from mblades.rules.effects.stack import (
    ONGOING,
    SCORE,
    has_been_used,
    is_used_up,
    start_effect,
    trigger,
)
from mblades.rules.state import events
from mblades.rules.state.action_tables import CHOOSE, END
from mblades.rules.state.actions import Action, Attach, Choose, End, Play, UseAction
from mblades.rules.state.records import Waiting
from mblades.rules.state.state import NO_CARD, NOBODY, Frame, Player, State, Tournament
from mblades.text import tree
from mblades.text.tree import TriggerWord

MOST_TURNS: Final = 40  # a player; only optional effects that repeat without end get there (GEN-10)


def begin(s: State) -> None:
    """Lay out the decks, and give the first player their turn (TRN-1, TRN-2)."""
    s.phase = "tournament"
    s.tournament = Tournament()
    entered: list[int] = []
    for player in s.players:
        s.mode.lay_deck(s, player)
        player.tableau = ()
        player.rp = player.extra_slots = player.clashes_won = player.played = 0
        player.named = ()
        player.out = False
        powers = player.powers if s.round else ()  # PRE-1
        entered.extend((*powers, *player.box, *player.accessories))
    s.tournament.entered = tuple(entered)
    board.changed(s)
    s.first = s.mode.first_player(s)
    s.events.append(events.Tournament(s.round, s.first))
    start_turn(s, s.first)
    advance(s)


def lay_deck(s: State, p: Player) -> None:
    """The Singles of a legal deck to the hand, the rest beside the tableau (TRN-1, TRN-3)."""
    deck.trim(s, p.seat)
    kind = s.catalog.kind
    cards = p.deck
    p.deck = ()
    p.hand = tuple(c for c in cards if kind[s.cards[c]] == "Single")
    p.box = tuple(c for c in cards if kind[s.cards[c]] == "Deck Box")
    p.accessories = tuple(c for c in cards if kind[s.cards[c]] == "Accessory")


def start_turn(s: State, seat: int) -> None:
    """The turn goes to a seat."""
    t = s.tournament
    t.turn = seat
    t.turns += 1
    t.must_play = True
    t.plays = 1
    t.free_slot_plays = 0
    t.extra_plays = ()
    t.acted = t.ending = False
    t.extra_actions = t.more_acted = 0
    t.used_this_turn = frozenset()
    for player in s.players:
        player.played = 0
    if t.silenced:
        t.silenced = tuple([one for one in t.silenced if one.seat != seat])
        board.changed(s)
    t.chain = t.seen = 0
    t.actor = seat
    s.events.append(events.Turn(seat))
    if spans.at_start_of_turn(s, seat):
        settle_slots(s)
    if t.later:
        starting.at_start_of_turn(s, seat)
    trigger(s, "turn", seat=seat)


def end_turn(s: State) -> bool:
    """The turn is over, unless something has yet to happen at its end (False)."""
    t = s.tournament
    if not t.ending and not s.players[t.turn].out:
        trigger(s, "turn end", seat=t.turn)
    t.ending = True
    if (t.later and starting.at_end_of_turn(s)) or t.happened:
        return False
    if spans.at_end_of_turn(s):
        settle_slots(s)
    return True


def next_turn(s: State) -> None:
    """The turn goes clockwise, past those who have left; what comes at its end comes first."""
    if not end_turn(s):
        return
    t = s.tournament
    count = len(s.players)
    all_passed = t.passes >= sum(not player.out for player in s.players)
    if all_passed and not s.players[t.turn].out:
        start_scoring(s)
        return
    for step in range(1, count + 1):
        seat = (t.turn + step) % count
        if not s.players[seat].out:
            start_turn(s, seat)
            return
        spans.pass_over(s, seat)
    start_scoring(s)


def advance(s: State) -> None:
    """Go on until somebody has to decide, and past the end of a tournament."""
    if not comes_to_decision(s):
        s.mode.add_last_rp(s)
        s.mode.end_tournament(s)


def comes_to_decision(s: State) -> bool:
    """Go on until somebody has to decide; False when all Score effects are done instead."""
    t = s.tournament
    while True:
        run(s)
        if t.prompt is not None:
            return True
        if t.scoring >= 0:
            return False
        if t.turns > MOST_TURNS * len(s.players):
            s.events.append(events.TimeCalled())
            start_scoring(s)
        elif t.ending or s.players[t.turn].out:
            next_turn(s)
        elif s.mode.take_turn(s):
            continue
        elif t.must_play:
            if can_play(s, t.turn):
                return True
            pass_turn(s)
        elif has_more_to_do(s):
            return True
        else:
            t.passes = 0
            next_turn(s)


def pass_turn(s: State) -> None:
    """No card can be played: the turn is passed, or ends after an Action (TRN-4)."""
    t = s.tournament
    if t.acted:
        t.passes = 0
        next_turn(s)
        return
    s.events.append(events.Passed(t.turn))
    t.passes += 1
    next_turn(s)


# --------------------------------------------------------------------------- choices


def _allowed(s: State, seat: int) -> tuple[int, ...]:
    """The cards of a hand that may be played in this turn, if nothing stands in the way."""
    t = s.tournament
    hand = s.players[seat].hand
    if t.plays or not t.extra_plays:
        return hand
    return tuple([card for card in hand if play_for(s, card) is not None])


def playable(s: State, seat: int) -> list[int]:
    """The cards of a hand that can be played now."""
    hand = _allowed(s, seat)
    if not hand or not (has_room(s, seat) or s.tournament.free_slot_plays):
        return []
    if _are_plays_limited(s):
        return [card for card in hand if not cannot_play(s, seat, card)]
    rules, numbers = s.catalog.play_rules, s.cards
    return [c for c in hand if not (rules(numbers[c]) and cannot_play(s, seat, c))]


def _are_plays_limited(s: State) -> bool:
    statics = board.of(s).statics
    return any(statics.get(kind) for kind in (tree.CannotPlay, tree.Cannot, tree.Toll))


def can_play(s: State, seat: int) -> bool:
    """Whether any card of a hand can be played now."""
    hand = _allowed(s, seat)
    if not hand or not (has_room(s, seat) or s.tournament.free_slot_plays):
        return False
    if _are_plays_limited(s):
        return not all(cannot_play(s, seat, card) for card in hand)
    rules, numbers = s.catalog.play_rules, s.cards
    return any(not (rules(numbers[c]) and cannot_play(s, seat, c)) for c in hand)


def turn_choices(s: State) -> list[Action]:
    """What the player may do whose turn it is."""
    t = s.tournament
    seat = t.turn
    options: list[Action] = []
    if t.plays or t.extra_plays:
        play = s.actions.play
        options += [play[card] for card in playable(s, seat)]
    options += _actions(s, seat)
    options += _offers(s, seat)
    options += _attachments(s, seat)
    if not t.must_play:
        options.append(END)
    return options


def has_more_to_do(s: State) -> bool:
    """Whether the player whose turn it is may do more than end it."""
    t = s.tournament
    if (t.plays or t.extra_plays) and can_play(s, t.turn):
        return True
    return bool(_actions(s, t.turn) or _offers(s, t.turn) or _attachments(s, t.turn))


def _actions(s: State, seat: int) -> list[Action]:
    known = board.actions(s, seat)
    if not known or not _may_act(s, seat) or cannot(s, seat, "use Actions"):
        return []
    return [
        UseAction(card, ability.ref)
        for card, ability in known
        if not is_used_up(s, card, ability)
        and not board.is_silenced(s, TriggerWord.ACTION)
        and _can_afford(s, seat, card, ability)
        and can_pay_tolls(s, seat, "use an Action", card)
    ]


def _offers(s: State, seat: int) -> list[UseAction]:
    """What cards in play let the player do whose turn it is, besides (TRN-4)."""
    if not s.catalog.with_offer:
        return []
    now = board.of(s)
    found = []
    for card, abilities in now.abilities.items():
        owner = now.owner[card]
        for ability in abilities:
            if ability.in_turn is None or board.is_silenced(s, ability.trigger):
                continue
            if ability.trigger is TriggerWord.TOP and now.tops[owner] != card:
                continue
            program, is_own = ability.in_turn
            whose = seat == owner if is_own else board.is_opponent(s, owner, seat)
            if whose and not has_been_used(s, card, program):
                frame = Frame(program, card, owner)
                frame.that = frame.subject = seat
                if s.catalog.may_be_used(program)(s, frame):
                    found.append(UseAction(card, ability.ref))
    return found


def _may_act(s: State, seat: int) -> bool:
    t = s.tournament
    return not t.acted or 1 + t.more_acted < actions_allowed(s, seat)


def _can_afford(s: State, seat: int, card: int, ability: Compiled) -> bool:
    return s.catalog.may_be_used(ability.program)(s, Frame(-1, card, seat))


def _attachments(s: State, seat: int) -> list[Action]:
    """Cards of the hand that Unite lets one attach during one's turn (KEY-36)."""
    rules = board.of(s).statics.get(tree.MayAttach)
    if not rules:
        return []
    return [
        Attach(card, one.context.source)
        for one in rules
        if one.context.owner == seat and one.context.source in board.of(s).abilities
        for card in s.players[seat].hand
        if one.rule.applies(s, one.context, card)
    ]


def waiting(s: State) -> tuple[int, ...]:
    """Who is asked, or else whose turn it is."""
    t = s.tournament
    return (t.turn,) if t.prompt is None else s.mode.deciders(s, t.prompt.seat)


def choices(s: State, seat: int) -> list[Action]:
    """Every legal action of a seat."""
    prompt = s.tournament.prompt
    if prompt is not None:
        if seat not in s.mode.deciders(s, prompt.seat):
            return []
        count = len(prompt.options)
        more: list[Action] = [Choose(n) for n in range(len(CHOOSE), count)]
        return [*CHOOSE[:count], *more]
    return turn_choices(s) if seat == s.tournament.turn else []


# --------------------------------------------------------------------------- acting


def act(s: State, seat: int, action: Action, offered: Sequence[Action] = ()) -> None:
    """Do what a player wants, and go on until the next decision.

    `offered` are the seat's choices, where they have been worked out already.
    """
    if action not in offered and action not in choices(s, seat):
        raise IllegalAction(why_not(s, seat, action))
    carry_out(s, seat, action)
    advance(s)


def carry_out(s: State, seat: int, action: Action) -> None:
    """Do what a player wants, up to the effects that it sets off."""
    t = s.tournament
    match action:
        case Choose():
            prompt = t.prompt
            assert prompt is not None
            t.prompt = None
            t.seen = 0
            t.stack[-1].answer = action.index
        case Play():
            _new_chain(s, seat)
            _play(s, seat, action.card)
        case UseAction(card=card) if offer := s.catalog.ability(action.ability).in_turn:
            _new_chain(s, seat)
            owner = board.of(s).owner[card]
            s.events.append(events.Action(seat, card))
            start_effect(s, Waiting(ONGOING, owner, card, offer[0], that=seat))
        case UseAction(card=card):
            _new_chain(s, seat)
            if t.acted:
                t.more_acted += 1
            t.acted = True
            s.events.append(events.Action(seat, card))
            pay_tolls(s, seat, "use an Action", card)
            start_effect(s, Waiting(0, seat, card, action.ability * PROGRAMS_PER_ABILITY))
            trigger(s, "action", card=card, seat=seat)
        case Attach():
            attach(s, action.card, action.host)
        case End():
            t.passes = 0
            next_turn(s)
        case _:
            raise IllegalAction(why_not(s, seat, action))


def _new_chain(s: State, seat: int) -> None:
    t = s.tournament
    t.chain = t.seen = 0
    t.actor = seat


def _play(s: State, seat: int, card: int) -> None:
    t = s.tournament
    own_slot = not has_room(s, seat) and t.free_slot_plays > 0
    besides = play_for(s, card) if t.extra_plays and not own_slot else None
    if besides is not None:
        left = list(t.extra_plays)
        left.remove(besides)
        t.extra_plays = tuple(left)
    else:
        t.plays -= 1
        t.free_slot_plays = min(
            t.free_slot_plays - own_slot, t.plays
        )  # KEY-29: each is a play, too
        t.must_play = False
    player = s.players[seat]
    player.hand = tuple(c for c in player.hand if c != card)
    play_card(s, seat, card, own_slot=own_slot)


def why_not(s: State, seat: int, action: Action) -> Sentence:
    """Why an action is refused, in words a player understands."""
    t = s.tournament
    prompt = t.prompt
    if prompt is not None and seat not in s.mode.deciders(s, prompt.seat):
        return Sentence("Wait for another player to decide first.")
    if prompt is not None:
        return Sentence("First answer the question you have been asked.")
    if t.turn != seat:
        return Sentence("It is not your turn.")
    match action:
        case Play(card=card):
            if card not in s.players[seat].hand:
                return Sentence("That card is not in your hand.")
            if not t.plays and (not t.extra_plays or card not in _allowed(s, seat)):
                return Sentence("You have already played your card this turn.")
            if not has_room(s, seat) and not t.free_slot_plays:
                return Sentence("Your tableau has no open slot.")
            return Sentence("Something stops you from playing that card right now.")
        case UseAction():
            if not _may_act(s, seat):
                return Sentence("You have already used your Action this turn.")
            return Sentence("That card has no Action that you can use right now.")
        case End():
            return Sentence("You have to play a card this turn.")
        case _:
            return Sentence("You cannot do that in a tournament right now.")


# --------------------------------------------------------------------------- scoring


def start_scoring(s: State, scorers: Sequence[Player] | None = None) -> None:
    """Line up the Score effects: tableau, deck box, accessories, metas, player by player.

    All players score unless some are named.
    """
    t = s.tournament
    if scorers is None:
        scorers = [*s.players[s.first :], *s.players[: s.first]]
    twice = {
        one.context.owner
        for one in board.of(s).statics.get(tree.MetasTwice, ())
        if one.rule.applies(s, one.context, NO_CARD)
    }
    t.scoring = 0
    t.actor = NOBODY
    seats = {player.seat for player in scorers}
    t.armed = tuple(one for one in t.armed if one.seat not in seats)
    board.changed(s)
    s.events.append(events.Scoring())
    entries: list[Waiting] = []
    for player in scorers:
        if player.out:
            continue
        for card in (*player.tableau, *player.box, *player.accessories, *player.powers):
            for ability in board.abilities(s, card, TriggerWord.SCORE):
                entries.append(Waiting(SCORE, player.seat, card, ability.program))
        entries += starting.at_scoring(s, player.seat)
        if s.round > 0:  # PRE-1: no meta in a Pre-Release
            for meta in s.metas * (2 if player.seat in twice else 1):
                for ability in s.catalog.abilities(s.catalog.meta_design(meta)):
                    entries.append(Waiting(SCORE, player.seat, NO_CARD, ability.program))
    t.groups = [tuple(entries)] if entries else []
