"""Starting effects that hold for a while or come later, and letting those come whose time it is."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from mblades.rules.effects import board
from mblades.rules.effects.catalog import Op
from mblades.rules.effects.perspective import Seats, owners
from mblades.rules.effects.selections import Finder, players, referred
from mblades.rules.effects.spans import until_of
from mblades.rules.effects.stack import ONGOING, SCORE
from mblades.rules.state import events
from mblades.rules.state.records import NOBODY, Bound, Started, Waiting
from mblades.rules.state.state import Frame, State
from mblades.text import tree
from mblades.text.tree import Whose
from mblades.text.walking import becoming

SEVERAL = (Whose.EACH_OPPONENT, Whose.ANY)


def start_step(node: tree.Started, part: int) -> Op:
    """Start what holds for a while or comes later; its cards, players and amounts are those of now."""
    whose = _turn_of(node)
    seats = None if whose is None else owners(whose)
    each = isinstance(node, tree.Later) or isinstance(node.span, tree.During)
    this_turn = tree.TurnEdge("end", None)
    if isinstance(node, tree.Later):
        begun = node.moment == this_turn
    else:
        begun = until_of(node.span) == this_turn
    finders, named = _finders(node), _named_players(node)
    told = becoming(node) is None  # one sees what a card has become
    counted = isinstance(node, tree.Lasting) and isinstance(node.span, tree.NextTimes)
    left = _times(node)

    def step(s: State, f: Frame) -> None:
        t = s.tournament
        ready = s.catalog.ability(f.ability).starts[part]
        if ready.holds is not None and not ready.holds(s, f):
            return
        turns = (NOBODY,) if seats is None else tuple(seats(s, f))
        for of in turns if each else turns[:1]:
            said = f.about(of) if whose in SEVERAL else f
            about = tuple(
                [None if find is None else _in_play(s, find(s, said)) for find in finders]
            )
            if about and not ready.listens and not any(cards is None or cards for cards in about):
                continue  # there is nothing that it could hold for
            t.started += 1
            one = Started(
                seat=f.owner,
                card=f.source,
                ability=f.ability,
                part=part,
                bound=_bound(t.started, said, counted=counted),
                of=of,
                left=left,
                begun=begun,
                amounts=tuple([rule.amount(s, said) for rule in ready.statics]),
                about=about,
                seats=tuple([None if who is None else tuple(who(s, said)) for who in named]),
                before=t.entered,
            )
            if isinstance(node, tree.Lasting):
                t.lasting = (*t.lasting, one)
                board.changed(s)
                if told:
                    s.events.append(events.Lasts(f.owner, f.source, f.ability))
            elif t.scoring >= 0 and isinstance(node.moment, tree.TournamentEnd):
                t.groups.append((_entry(s, one, SCORE),))
            else:
                t.later = (*t.later, one)
                s.events.append(events.PutOff(f.owner, f.source, f.ability))

    return step


def _bound(number: int, f: Frame, *, counted: bool) -> Bound:
    return Bound(
        number, counted, f.it, f.those, f.next, f.that, f.amount, f.symbol, f.clash, f.given
    )


def _finders(node: tree.Started) -> list[Finder | None]:
    """By statement: the card it speaks of, which is fixed; none if it speaks of a group or of players."""
    found: list[Finder | None] = []
    for effect in node.effects if isinstance(node, tree.Lasting) else ():
        if isinstance(effect, tree.Statement):
            target = getattr(effect, "target", None)
            found.append(referred(target) if isinstance(target, tree.Ref) else None)
    return found


def _named_players(node: tree.Started) -> list[Seats | None]:
    """By statement: the players it speaks of, who are fixed, too."""
    return [
        players(effect.who) if isinstance(effect, tree.Ban) else None
        for effect in (node.effects if isinstance(node, tree.Lasting) else ())
        if isinstance(effect, tree.Statement)
    ]


def _in_play(s: State, cards: list[int]) -> tuple[int, ...]:
    """Those that lie face up: a face-down card can gain nothing (TRN-13)."""
    face_up = board.of(s).abilities
    return tuple([card for card in cards if card in face_up])


def _turn_of(node: tree.Started) -> Whose | None:
    """Whose next turn it is about."""
    if isinstance(node, tree.Lasting) and isinstance(node.span, tree.During):
        return node.span.whose
    if isinstance(node, tree.Later):
        moment: tree.Moment | None = node.moment
    else:
        moment = until_of(node.span)
    return moment.whose if isinstance(moment, tree.TurnEdge) else None


def _times(node: tree.Started) -> int:
    match node:
        case tree.Lasting(_, tree.NextTimes(count, _) | tree.During(_, count)):
            return count
        case _:
            return 1


# --------------------------------------------------------------------------- what has come


def at_start_of_turn(s: State, seat: int) -> None:
    """What was put off to the start of this player's turn happens, or waits for its end."""
    t = s.tournament
    due, left = [], []
    for one in t.later:
        if one.of != seat or one.begun:
            left.append(one)
        elif _moment(s, one) == "start":
            due.append(one)
        else:
            left.append(replace(one, begun=True))
    _let_happen(s, due, left)


def at_end_of_turn(s: State) -> bool:
    """What was put off to the end of this turn happens; whether there is something."""
    due = [one for one in s.tournament.later if one.begun]
    _let_happen(s, due, [one for one in s.tournament.later if not one.begun])
    return bool(due)


def at_scoring(s: State, seat: int) -> list[Waiting]:
    """What a player has put off to the end of the tournament, as Score effects (END-1)."""
    t = s.tournament
    due = [one for one in t.later if one.seat == seat and _moment(s, one) == ""]
    t.later = tuple(one for one in t.later if one not in due)
    return [_entry(s, one, SCORE) for one in due]


def _let_happen(s: State, due: Iterable[Started], left: Iterable[Started]) -> None:
    t = s.tournament
    t.happened += tuple(_entry(s, one, ONGOING) for one in due)
    t.later = tuple(left)


def _entry(s: State, one: Started, level: int) -> Waiting:
    program = s.catalog.ability(one.ability).starts[one.part].program
    bound = one.bound
    return Waiting(
        level, one.seat, one.card, program, bound.it, bound.that, bound.amount, bound=bound
    )


def _moment(s: State, one: Started) -> str:
    """The edge of the turn that it was put off to; none: the end of the tournament."""
    node = s.catalog.ability(one.ability).starts[one.part].node
    assert isinstance(node, tree.Later)
    return node.moment.edge if isinstance(node.moment, tree.TurnEdge) else ""
