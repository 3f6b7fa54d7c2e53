"""Effects under way and waiting: the stack, what waits, and what is asked (TRG-9, TRG-10).

An effect is a program: a tuple of steps `(state, frame) -> None`. The frame on top of the stack is
under way. A step that needs a choice calls `ask` and returns; once the choice is made the same step
runs again and `ask` hands it the answer. Effects set off meanwhile are noted in
`tournament.happened` and form a group when the stack is empty; the newest group is worked off first.

How the steps are carried out, one after the other, is in resolving.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from mblades.rules.effects import board, spans
from mblades.rules.effects.board_records import Listener
from mblades.rules.effects.catalog import PROGRAMS_PER_ABILITY, Compiled, Heard
from mblades.rules.effects.causes import cause
from mblades.rules.effects.event_tests import is_first, names_no_other
from mblades.rules.effects.loops import is_endless
from mblades.rules.effects.restrictions import cannot
from mblades.rules.state import events
from mblades.rules.state.answers import Option
from mblades.rules.state.budget import MOST_WAITING, MOST_WORK
from mblades.rules.state.frame import Frame
from mblades.rules.state.records import (
    NO_CARD,
    NOBODY,
    AsFlipped,
    ClashResult,
    Happening,
    Waiting,
)
from mblades.rules.state.state import Prompt, State
from mblades.text import tree
from mblades.text.tree import TriggerWord, Who

# Levels of TRG-9. Flip and Reaction effects come at once, then the others in this order.
FLIP: Final = 0
REACTION: Final = 1
TOP: Final = 2
ONGOING: Final = 3
PLAY: Final = 4
NEXT: Final = 5
SCORE: Final = 6
LEVEL: Final = {
    TriggerWord.TOP: TOP,
    TriggerWord.ONGOING: ONGOING,
    TriggerWord.REACTION: REACTION,
}

AFTER_CLASH: Final = ("win clash", "lose clash")

# Programs of the rules themselves; their steps are listed in resolving.py.
ORDER: Final = -1
REACT: Final = -2
CANCEL_WINDOW: Final = -3
FLIP_GUARD: Final = -4
CHANGE_GUARD: Final = -5
CLASH: Final = -6


def ask(s: State, f: Frame, seat: int, kind: str, options: Sequence[Option]) -> int:
    """The index of the option taken, or -1 if the question has just been put."""
    answer = f.answer
    if answer >= 0:
        f.answer = -1
        allowed = s.mode.allowed(s, seat, kind, options)
        return answer if allowed is None else allowed[answer]
    if len(options) == 1 and not s.setup.ask_forced:
        return 0
    allowed = s.mode.allowed(s, seat, kind, options)
    if allowed is not None:
        if len(allowed) == 1:
            return allowed[0]
        options = [options[index] for index in allowed]
    s.tournament.prompt = Prompt(seat, kind, tuple(options), f.source, f.ability)
    f.pc -= 1
    return -1


def push(s: State, program: int, source: int, owner: int, ability: int = -1) -> Frame:
    """Put an effect on the stack."""
    frame = Frame(program, source, owner, ability)
    s.tournament.stack.append(frame)
    return frame


def wait(s: State, entry: Waiting) -> None:
    """Let an effect wait for the one under way to be complete; none while scoring (END-1)."""
    if s.tournament.scoring < 0:
        s.tournament.happened += (entry,)


def trigger(
    s: State,
    key: str,
    *,
    card: int = NO_CARD,
    seat: int = NOBODY,
    by: int = NOBODY,
    amount: int = 0,
    how: str = "",
    was: AsFlipped | None = None,
) -> None:
    """Keep in mind what has happened, and note the effects that wait for it."""
    t = s.tournament
    happening = happening_of(s, key, card, seat, by, amount, how, was)
    remember(s, happening)
    if not board.of(s).listeners.get(key):
        return
    if s.work > MOST_WORK or len(t.happened) > MOST_WAITING:  # GEN-9: about to be broken off
        return
    noted: list[Waiting] = []
    clash = t.clash if key in AFTER_CLASH else None  # another may come before it starts
    for listener in heard(s, happening):
        if level_of(listener) == REACTION and not may_react(s, listener.seat):
            continue
        that = spoken_of(listener, happening, seat) if by == NOBODY else by
        entry = answer_of(listener, card, that, amount, clash)
        noted.append(replace(entry, was=was) if key == "flipped" else entry)
    t.happened += tuple(noted)


def level_of(listener: Listener) -> int:
    """When an effect comes that was waited for; what goes on for a while comes like Ongoing."""
    return ONGOING if listener.started is not None else LEVEL[listener.ability.trigger]


def answer_of(
    listener: Listener,
    it: int = NO_CARD,
    that: int = NOBODY,
    amount: int = 0,
    clash: ClashResult | None = None,
) -> Waiting:
    """The effect of a sentence that has heard its event.

    What goes on for a while keeps the cards, players and amounts that its event says nothing of.
    """
    seat, card, program = listener.seat, listener.card, listener.program
    if listener.started is None:
        return Waiting(level_of(listener), seat, card, program, it, that, amount, clash=clash)
    bound = listener.started.bound
    event = None if listener.heard is None else listener.heard.event
    it = bound.it if it == NO_CARD else it
    if bound.that != NOBODY and event is not None and names_no_other(event):
        that = bound.that
    if not isinstance(event, tree.Changes):
        amount = bound.amount
    return Waiting(ONGOING, seat, card, program, it, that, amount, clash=clash, bound=bound)


def spoken_of(listener: Listener, happening: Happening, seat: int) -> int:
    """ "That player": the one it happens to; if RP or M$ are yours, the one whose effect it is."""
    event = None if listener.heard is None else listener.heard.event
    is_done_to_you = isinstance(event, tree.Changes) and event.who is Who.YOU
    return happening.by if is_done_to_you and happening.by != NOBODY else seat


def happening_of(
    s: State,
    key: str,
    card: int = NO_CARD,
    seat: int = NOBODY,
    by: int = NOBODY,
    amount: int = 0,
    how: str = "",
    was: AsFlipped | None = None,
) -> Happening:
    """Something that happens now, with whose effect it is."""
    seat_by, source, _ = cause(s)
    by = seat_by if by == NOBODY else by
    return Happening(key, seat, card, by, amount, s.tournament.turns, how, source, was)


def remember(s: State, happening: Happening) -> None:
    """Keep it in mind until the end of the tournament."""
    s.tournament.history += (happening,)


def heard(s: State, happening: Happening) -> list[Listener]:
    """Who listens for something like this."""
    now = board.of(s)
    listeners = now.listeners.get(happening.key)
    if not listeners:
        return []
    s.work += now.efforts[happening.key]
    return [
        listener
        for listener in listeners
        if _listens(s, listener)
        and (listener.heard is None or _is_meant(s, listener, listener.heard, happening))
    ]


def _is_meant(s: State, listener: Listener, heard: Heard, happening: Happening) -> bool:
    context = listener.context
    if not heard.meant(s, context, happening):
        return False
    return heard.past is None or is_first(s, context, happening, heard.past)


def _listens(s: State, listener: Listener) -> bool:
    started, ability = listener.started, listener.ability
    if _is_heard_no_more(s, _used(listener)):
        return False
    if started is None:
        return not (ability.once and is_used_up(s, listener.card, ability))
    holds = ability.starts[started.part].holds
    return holds is None or holds(s, listener.context)


def _is_heard_no_more(s: State, used: tuple[int, int]) -> bool:
    return used in s.tournament.used_this_turn or used in s.tournament.used


def _used(one: Listener | Waiting) -> tuple[int, int]:
    """A single sentence, as it is noted among abilities that have been used."""
    return one.card, -one.program


def has_been_used(s: State, card: int, program: int) -> bool:
    """Whether a sentence that is used once per turn, or tournament, has been used."""
    return _is_heard_no_more(s, (card, -program))


def is_used_up(s: State, card: int, ability: Compiled) -> bool:
    """Whether an effect that can be used once has been used."""
    if not ability.once:
        return False
    return (card, ability.ref) in (
        s.tournament.used_this_turn if ability.once == "turn" else s.tournament.used
    )


def note_use(s: State, card: int, ref: int) -> None:
    once = s.catalog.ability(ref).once
    if once == "turn":
        s.tournament.used_this_turn |= {(card, ref)}
    elif once:
        s.tournament.used |= {(card, ref)}


def give_back(s: State, f: Frame) -> None:
    """What was offered once per turn, or tournament, and declined may be offered again."""
    s.tournament.used_this_turn -= {(f.source, -f.program)}
    s.tournament.used -= {(f.source, -f.program)}


def may_react(s: State, seat: int) -> bool:
    """Whether Reactions are open to a seat: the effect under way may forbid them (KEY-17)."""
    if any(f.ability >= 0 and s.catalog.ability(f.ability).unanswered for f in s.tournament.stack):
        return False
    return not cannot(s, seat, "use Reactions")


# --------------------------------------------------------------------------- what comes next


def turn_order(s: State) -> list[int]:
    """All seats, the player whose turn it is first."""
    count = len(s.players)
    return [(s.tournament.turn + n) % count for n in range(count)]


def _alive(s: State, entry: Waiting) -> bool:
    t = s.tournament
    level, seat, card = entry.level, entry.seat, entry.card
    if s.players[seat].out:
        return False
    if _is_heard_no_more(s, _used(entry)):
        return False
    if entry.bound is not None:  # it was started before, whatever has become of its card
        return not spans.is_spent(s, entry.bound)
    if t.silenced or t.used or t.used_this_turn:
        ability = s.catalog.ability(entry.program // PROGRAMS_PER_ABILITY)
        if is_used_up(s, card, ability) or board.is_silenced(s, ability.trigger):
            return False
    if level == FLIP or card == NO_CARD:
        return True
    owner = board.of(s).owner.get(card, NOBODY)
    here = owner == seat or (level == PLAY and owner != NOBODY)  # yours, even if given away since
    return here and card not in t.down


def start_one(s: State, waiting: Iterable[Waiting]) -> None:
    """Start what comes first by TRG-9 of the effects that wait; the others wait on."""
    t = s.tournament
    group = [entry for entry in waiting if _alive(s, entry)]
    if not group:
        return
    s.work += len(group)
    entry = group[0]
    if entry.level == SCORE:
        if entry.seat != t.actor:  # what a player's Score effects may set off is counted together
            t.actor, t.chain, s.work = entry.seat, 0, 0
        wait_on(s, group[1:])
        start_effect(s, entry)
        return
    if len(group) == 1 and entry.level != REACTION:  # the usual case
        start_effect(s, entry)
        return
    level = min(0 if entry.level <= REACTION else entry.level for entry in group)
    first = [e for e in group if e.level == level or (level == 0 and e.level <= REACTION)]
    seats = {entry.seat for entry in first}
    seat = next(seat for seat in turn_order(s) if seat in seats)
    mine = [entry for entry in first if entry.seat == seat]
    now = [entry for entry in mine if entry.level != REACTION] or mine
    chosen = set(map(id, now))
    wait_on(s, [entry for entry in group if id(entry) not in chosen])
    about = t.stack[-1].source if t.stack else NO_CARD  # the card whose window it is
    if now[0].level == REACTION:
        push(s, REACT, about, seat).window = tuple(now)
    elif len({entry.card for entry in now}) > 1:
        push(s, ORDER, about, seat).window = tuple(now)
    else:
        wait_on(s, now[1:])
        start_effect(s, now[0])


def wait_on(s: State, entries: list[Waiting]) -> None:
    """Let effects wait on: in the window of the frame that has opened one, or else as a group."""
    t = s.tournament
    if not entries:
        return
    if t.stack:
        t.stack[-1].window += tuple(entries)
    else:
        t.groups.append(tuple(entries))


def open_window(f: Frame, waiting: Iterable[Waiting]) -> None:
    """Let effects step in before a frame goes on; one of its next steps is `work_off`."""
    f.window = tuple(waiting)


def work_off(s: State, f: Frame) -> None:
    """Let everything that waits in a frame's window happen, in the order of TRG-9."""
    waiting, f.window = f.window, ()
    if waiting:
        f.pc -= 1
        start_one(s, waiting)


def possible(s: State, entry: Waiting) -> bool:
    """Whether an optional effect, or one that happens instead of something, may be used."""
    frame = Frame(entry.program, entry.card, entry.seat)
    _bind(s, frame, entry)
    return s.catalog.may_be_used(entry.program)(s, frame)


def start_effect(s: State, entry: Waiting) -> None:
    """Start an effect."""
    seat, card, program = entry.seat, entry.card, entry.program
    ability = program // PROGRAMS_PER_ABILITY
    if is_endless(s):
        return
    if entry.bound is None:
        note_use(s, card, ability)
    else:
        spans.use_up(s, entry.bound)
    per = s.catalog.ability(ability).once_per.get(program)
    if per == "turn":
        s.tournament.used_this_turn |= {_used(entry)}
    elif per:
        s.tournament.used |= {_used(entry)}
    frame = push(s, program, card, seat, ability)
    _bind(s, frame, entry)
    s.events.append(events.Effect(seat, card, ability))
    if board.of(s).listeners.get("effect"):
        push(s, CANCEL_WINDOW, card, seat)


def _bind(s: State, frame: Frame, entry: Waiting) -> None:
    frame.it, frame.that, frame.amount = entry.it, entry.that, entry.amount
    if entry.it == NO_CARD:
        frame.was = entry.was  # a Flip effect speaks of its own card
    elif entry.was is not None:
        frame.flipped = ((entry.it, entry.was),)
    if entry.level == NEXT:
        frame.next = entry.it
    clash = s.tournament.clash if entry.clash is None else entry.clash
    if clash is not None:
        frame.clash = clash
    bound = entry.bound
    if bound is not None:
        frame.those, frame.next, frame.symbol = bound.those, bound.next, bound.symbol
        frame.given = bound.given
        if entry.clash is None and bound.clash.used:
            frame.clash = bound.clash


def is_under_way(s: State, listener: Listener) -> bool:
    """Whether an effect is being carried out already."""
    return any(
        f.source == listener.card and f.program == listener.program for f in s.tournament.stack
    )
