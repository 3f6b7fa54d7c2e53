"""The tournament: turns, passing, and the order of Score effects (TRN-1 to TRN-7, END-1)."""

from __future__ import annotations

from collections.abc import Sequence

from mblades.errors import IllegalAction, Sentence
from mblades.rules.deckbuilding import deck
from mblades.rules.effects import board
from mblades.rules.effects.catalog import PROGRAMS_PER_ABILITY, Compiled
from mblades.rules.effects.compiler import HEADS, first_is_possible
from mblades.rules.effects.moving import attach
from mblades.rules.effects.restrictions import cannot_play, cannot_use
from mblades.rules.effects.stack import SCORE, Waiting, is_used_up, run, start_effect, trigger
from mblades.rules.effects.tableau import has_room, play_card
from mblades.rules.state.state import NO_CARD, NOBODY, Action, Frame, Player, State
from mblades.text import tree
from mblades.text.tree import TriggerWord

CHOOSE: tuple[Action, ...] = tuple([("choose", n) for n in range(512)])
END: Action = ("end",)
MOST_TURNS = 40  # a player; only optional effects that repeat without end get there (GEN-10)


def begin(s: State) -> None:
    """Lay out the decks, and give the first player their turn (TRN-1, TRN-2)."""
    s.phase = "tournament"
    s.down = frozenset()
    s.tokens, s.marks, s.attached, s.facing, s.changed = {}, {}, {}, {}, {}
    s.keywords = {}
    s.silenced = ()
    s.slot_bringers = frozenset()
    s.used = frozenset()
    s.armed = ()
    s.clash = None
    s.stack, s.groups, s.happened, s.prompt = [], [], (), None
    s.scoring = -1
    s.passes = s.turns = 0
    entered: list[int] = []
    for player in s.players:
        s.mode.lay_deck(s, player)
        player.tableau = ()
        player.rp = player.extra_slots = player.clashes_won = player.played = 0
        player.named = ()
        player.out = False
        powers = player.powers if s.round else ()  # PRE-1
        entered.extend((*powers, *player.box, *player.accessories))
    s.entered = tuple(entered)
    board.changed(s)
    s.first = s.mode.first_player(s)
    s.events.append(("tournament", s.round, s.first))
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
    s.turn = seat
    s.turns += 1
    s.must_play = True
    s.plays = 1
    s.free_slot_plays = 0
    s.acted = False
    s.used_this_turn = frozenset()
    for player in s.players:
        player.played = 0
    if s.silenced:
        s.silenced = tuple([one for one in s.silenced if one[0] != seat])
        board.changed(s)
    s.chain = 0
    s.seen = frozenset()
    s.actor = seat
    s.events.append(("turn", seat))
    trigger(s, "turn", seat=seat)


def next_turn(s: State) -> None:
    """The turn goes clockwise, past those who have left."""
    count = len(s.players)
    for step in range(1, count + 1):
        seat = (s.turn + step) % count
        if not s.players[seat].out:
            start_turn(s, seat)
            return
    start_scoring(s)


def advance(s: State) -> None:
    """Go on until somebody has to decide, and past the end of a tournament."""
    if not comes_to_decision(s):
        s.mode.add_last_rp(s)
        s.mode.end_tournament(s)


def comes_to_decision(s: State) -> bool:
    """Go on until somebody has to decide; False when all Score effects are done instead."""
    while True:
        run(s)
        if s.prompt is not None:
            return True
        if s.scoring >= 0:
            return False
        if s.turns > MOST_TURNS * len(s.players):
            s.events.append(("time_called",))
            start_scoring(s)
        elif s.players[s.turn].out:
            next_turn(s)
        elif s.mode.take_turn(s):
            continue
        elif s.must_play:
            if playable(s, s.turn):
                return True
            pass_turn(s)
        elif turn_choices(s) == [END]:
            s.passes = 0
            next_turn(s)
        else:
            return True


def pass_turn(s: State) -> None:
    """No card can be played: the turn is passed, or ends after an Action (TRN-4)."""
    if s.acted:
        s.passes = 0
        next_turn(s)
        return
    s.events.append(("passed", s.turn))
    s.passes += 1
    if s.passes >= sum(not player.out for player in s.players):
        start_scoring(s)
    else:
        next_turn(s)


# --------------------------------------------------------------------------- choices


def playable(s: State, seat: int) -> list[int]:
    """The cards of a hand that can be played now."""
    hand = s.players[seat].hand
    if not hand or not (has_room(s, seat) or s.free_slot_plays):
        return []
    return [card for card in hand if not cannot_play(s, seat, card)]


def turn_choices(s: State) -> list[Action]:
    """What the player may do whose turn it is."""
    seat = s.turn
    options: list[Action] = []
    if s.plays:
        options.extend(("play", card) for card in playable(s, seat))
    options.extend(_actions(s, seat))
    options.extend(_attachments(s, seat))
    if not s.must_play:
        options.append(END)
    return options


def _actions(s: State, seat: int) -> list[Action]:
    if s.acted or cannot_use(s, seat, "Actions"):
        return []
    player = s.players[seat]
    known = board.of(s).abilities
    return [
        ("action", card, ability.ref)
        for card in (*player.tableau, *player.box, *player.accessories, *player.powers)
        for ability in known.get(card, ())
        if ability.trigger is TriggerWord.ACTION
        and not is_used_up(s, card, ability)
        and not board.is_silenced(s, TriggerWord.ACTION)
        and _can_afford(s, seat, card, ability)
    ]


def _can_afford(s: State, seat: int, card: int, ability: Compiled) -> bool:
    """An Action that begins with a payment needs the money; others may always be used."""
    first = next(effect for effect in ability.tree.effects if not isinstance(effect, HEADS))
    if not isinstance(first, tree.Pay | tree.GiveKeyword):
        return True
    return first_is_possible(ability, ability.program)(s, Frame(-1, card, seat))


def _attachments(s: State, seat: int) -> list[Action]:
    """Cards of the hand that Unite lets one attach during one's turn (KEY-36)."""
    rules = board.of(s).statics.get(tree.MayAttach)
    if not rules:
        return []
    return [
        ("attach", card, context.source)
        for rule, context in rules
        if context.owner == seat
        for card in s.players[seat].hand
        if rule.applies(s, context, card)
    ]


def waiting(s: State) -> tuple[int, ...]:
    """Who is asked, or else whose turn it is."""
    return (s.turn,) if s.prompt is None else s.mode.deciders(s, s.prompt.seat)


def choices(s: State, seat: int) -> list[Action]:
    """Every legal action of a seat."""
    prompt = s.prompt
    if prompt is not None:
        if seat not in s.mode.deciders(s, prompt.seat):
            return []
        count = len(prompt.options)
        more: list[Action] = [("choose", n) for n in range(len(CHOOSE), count)]
        return [*CHOOSE[:count], *more]
    return turn_choices(s) if seat == s.turn else []


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
    match action:
        case ("choose", int(index)):
            prompt = s.prompt
            assert prompt is not None
            s.prompt = None
            s.seen = frozenset()
            s.stack[-1].answer = index
        case ("play", int(card)):
            _new_chain(s, seat)
            _play(s, seat, card)
        case ("action", int(card), int(ref)):
            _new_chain(s, seat)
            s.acted = True
            s.events.append(("action", seat, card))
            start_effect(s, (0, seat, card, ref * PROGRAMS_PER_ABILITY, NO_CARD, NOBODY, 0, None))
            trigger(s, "action", card=card, seat=seat)
        case ("attach", int(card), int(host)):
            attach(s, card, host)
        case _:
            s.passes = 0
            next_turn(s)


def _new_chain(s: State, seat: int) -> None:
    s.chain = 0
    s.seen = frozenset()
    s.actor = seat


def _play(s: State, seat: int, card: int) -> None:
    own_slot = not has_room(s, seat) and s.free_slot_plays > 0
    s.plays -= 1
    s.free_slot_plays = max(s.free_slot_plays - 1, 0) if own_slot else s.free_slot_plays
    s.must_play = False
    player = s.players[seat]
    player.hand = tuple(c for c in player.hand if c != card)
    play_card(s, seat, card, own_slot=own_slot)


def why_not(s: State, seat: int, action: Action) -> Sentence:
    """Why an action is refused, in words a player understands."""
    prompt = s.prompt
    if prompt is not None and seat not in s.mode.deciders(s, prompt.seat):
        return Sentence("Another player has to decide first.")
    if prompt is not None:
        return Sentence("You have to answer the question that is asked first.")
    if s.turn != seat:
        return Sentence("It is not your turn.")
    match action:
        case ("play", int(card)):
            if card not in s.players[seat].hand:
                return Sentence("That card is not in your hand.")
            if not s.plays:
                return Sentence("You have played your card this turn.")
            if not has_room(s, seat) and not s.free_slot_plays:
                return Sentence("Your tableau has no open slot.")
            return Sentence("Something keeps you from playing that card now.")
        case ("action", *_rest):
            if s.acted:
                return Sentence("You have used your Action this turn.")
            return Sentence("That card has no Action you can use now.")
        case ("end",):
            return Sentence("You have to play a card this turn.")
        case _:
            return Sentence("That cannot be done in a tournament now.")


# --------------------------------------------------------------------------- scoring


def start_scoring(s: State, scorers: Sequence[Player] | None = None) -> None:
    """Line up the Score effects: tableau, deck box, accessories, metas, player by player.

    All players score unless some are named.
    """
    if scorers is None:
        scorers = [*s.players[s.first :], *s.players[: s.first]]
    twice = {
        context.owner
        for rule, context in board.of(s).statics.get(tree.MetasTwice, ())
        if rule.applies(s, context, NO_CARD)
    }
    s.scoring = 0
    seats = {player.seat for player in scorers}
    s.armed = tuple(entry for entry in s.armed if entry[0] not in seats)
    board.changed(s)
    s.events.append(("scoring",))
    entries: list[Waiting] = []
    for player in scorers:
        if player.out:
            continue
        for card in (*player.tableau, *player.box, *player.accessories, *player.powers):
            for ability in board.abilities(s, card, TriggerWord.SCORE):
                entries.append(
                    (SCORE, player.seat, card, ability.program, NO_CARD, NOBODY, 0, None)
                )
        if s.round > 0:  # PRE-1: no meta in a Pre-Release
            for meta in s.metas * (2 if player.seat in twice else 1):
                for ability in s.catalog.abilities(s.catalog.meta_design(meta)):
                    entries.append(
                        (SCORE, player.seat, NO_CARD, ability.program, NO_CARD, NOBODY, 0, None)
                    )
    s.groups = [tuple(entries)] if entries else []
