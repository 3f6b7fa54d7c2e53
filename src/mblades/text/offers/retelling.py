"""A sentence that is not understood, told anew: taken apart into what is done, when, and on what condition; each of
these is kept as it was written if the language has it, and otherwise told in its words; then all is put together.

Nothing is changed where something is understood, and each deed of the author becomes a deed again.
"""

from __future__ import annotations

import heapq
import re
from collections.abc import Iterator
from enum import StrEnum
from itertools import count, pairwise
from typing import NamedTuple

from mblades.text.offers.circumstances import conditions, events, spans
from mblades.text.offers.pieces import Row, Spot, is_read
from mblades.text.offers.senses import Meaning, difference, meaning
from mblades.text.offers.telling import Clause, counted_of, player_named, tellings
from mblades.text.reading.verbs import forms

_MOST = 6  # tellings of a sentence
_TRIED = 24  # that are read for them
_WAYS = 4  # to say a piece
_TOLD = 0.15  # what it costs to say a piece anew
_WOULD = re.compile(r"If [^,]* would [^,]*, (?!prevent)")
_THOSE_WHO = re.compile(
    r"(?:each|every|any|all|the|those) (?:of )?(?:other )?(?:players?|opponents?|those|ones?)? ?who\b.*"
)
_WHICH = re.compile(r"\b(?:who|whose|which|that)\b")
_FREELY = "~"  # before what somebody may do so that something else does not happen
_PLAYERS = ("that player", "an opponent", "a player", "each opponent", "each player", "its owner")
_WAITING = frozenset({"Ongoing:", "Top:", "Reaction:"})
_UNCONDITIONED = 1.8  # how bad it is that something happens whether or not
_LIKELY = 0.7  # how much it counts what a telling changes, as it was made from the same words
_UNASKED = 4.0  # how bad it is if it is said of all, and only some are meant
_THOSE = 0.3  # and if it says the same of those who did something
_LEFT_OUT = 1.15  # and how much more it costs to leave it out than its words say


class Role(StrEnum):
    """What a piece of a sentence tells."""

    DOES = "does"
    IF = "if"
    UNLESS = "unless"
    WHENEVER = "whenever"
    SPAN = "span"
    OTHERWISE = "otherwise"
    FOR_EACH = "for each"


_STARTERS = (
    (Role.UNLESS, r"unless\b"),
    (Role.IF, r"(?:only )?if\b|provided(?: that)?\b|in case\b|should\b|as long as\b|so long as\b"),
    (Role.SPAN, r"until\b|for the (?:rest|remainder) of\b|during\b|for as long as\b|while this\b|as long as this\b"),
    (Role.WHENEVER, r"whenever\b|when\b|each time\b|every time\b|any time\b|as soon as\b|after\b|once(?! per| each| a)\b|at the (?:start|beginning|end) of\b|while\b"),
    (Role.FOR_EACH, r"for (?:each|every)\b"),
    (Role.OTHERWISE, r"otherwise\b|or else\b|if not\b|else\b"),
)  # fmt: skip
_MARKS = (",", ";", ":", "-")
_GOES_ON_TO = frozenset(
    [
        "able",
        "allowed",
        "get",
        "gets",
        "got",
        "has",
        "have",
        "had",
        "need",
        "needs",
        "try",
        "tries",
        "want",
        "wants",
        "wish",
        "wishes",
    ]
)
_JOINTS = ("and", "then", "but", "or")


class Piece(NamedTuple):
    """Some words that tell one thing."""

    role: Role
    start: int  # behind the word it begins with
    stop: int
    joint: str = ""  # "and", "to", "or"


class Retold(NamedTuple):
    """A sentence in other words, and how much of the meaning has changed."""

    cost: float
    text: str


def retold(sentence: str, trigger: str) -> list[Retold]:
    """Sentences that are read, the nearest first."""
    row = Row(sentence)
    wanted = meaning(sentence)
    pieces = list(_pieces(row))
    if not any(one.role is Role.DOES for one in pieces):
        return []
    found: list[Retold] = []
    for price, text in _together(row, pieces, waits=trigger in _WAITING):
        if all(is_read(one) for one in text.split(". ")):
            apart = difference(wanted.counts, meaning(text).counts)
            cost = _TOLD * len(pieces) + (price + apart) / 2
            found.append(Retold(cost, text))
            if len(found) >= _MOST:
                break
    return sorted(found)


# ---------------------------------------------------------------------- taken apart


def _pieces(row: Row) -> Iterator[Piece]:
    starts = [*_boundaries(row), len(row)]
    waiting: Piece | None = None
    for start, stop in pairwise(starts):
        one = _piece(row, start, stop)
        if _says_nothing(row, one):
            continue
        if waiting is None:
            waiting = one
        elif _belongs(row, waiting, one):
            waiting = waiting._replace(stop=one.stop)
        else:
            yield waiting
            waiting = one
    if waiting is not None:
        yield waiting


def _says_nothing(row: Row, piece: Piece) -> bool:
    """ "..., you don't, ..." """
    said = [one.sense for one in row.among(piece.start, piece.stop)]
    return piece.role is Role.DOES and set(said) <= {"you", "not", "they"} and piece.start > 0


def _boundaries(row: Row) -> Iterator[int]:
    yield 0
    for at in range(1, len(row)):
        key, before = row.key(at), row.key(at - 1)
        if (
            before in _MARKS
            or key in _JOINTS
            or (key == "to" and row.deeds(at + 1, at + 2))
            or (before not in _JOINTS and _starter(row, at) is not None)
        ):
            yield at


def _starter(row: Row, at: int) -> tuple[Role, int] | None:
    said = row.keys(at, at + 6)
    for role, pattern in _STARTERS:
        match = re.match(pattern, said)
        if match is not None:
            return role, at + len(match[0].split())
    return None


def _piece(row: Row, start: int, stop: int) -> Piece:
    joint = ""
    while start < stop and (
        row.key(start) in (*_JOINTS, *_MARKS) or (row.key(start) == "to" and not joint)
    ):
        joint = row.key(start) if row.key(start) not in _MARKS else joint
        start += 1
    while stop > start and row.key(stop - 1) in _MARKS:
        stop -= 1
    starter = _starter(row, start)
    if starter is not None:
        role, behind = starter
        if role is Role.SPAN or "at the" in row.keys(start, start + 2):
            behind = start
        return Piece(role, behind, stop, joint)
    return Piece(Role.DOES, start, stop, joint)


def _belongs(row: Row, one: Piece, other: Piece) -> bool:
    """Whether a piece goes on with what the one before it tells."""
    if other.role is not Role.DOES:
        return False
    if one.role is Role.DOES:
        return not row.deeds(other.start, other.stop)
    behind_comma = row.key(one.stop) in _MARKS or row.key(other.start - 1) == "then"
    return not behind_comma or (
        one.role is not Role.OTHERWISE and not row.deeds(other.start, other.stop)
    )


# ---------------------------------------------------------------------- and put together


class _Group(NamedTuple):
    """What is done on the same conditions."""

    when: list[Piece]
    does: list[Piece]


def _groups(pieces: list[Piece]) -> list[_Group]:
    found = [_Group([], [])]
    for at, one in enumerate(pieces):
        if one.role is Role.DOES:
            found[-1].does.append(one)
            continue
        goes_on = at + 1 < len(pieces) and pieces[at + 1].role is Role.DOES
        if found[-1].does and goes_on:
            found.append(_Group([one], []))
        else:
            found[-1].when.append(one)
    return [one for one in found if one.does]


def _together(row: Row, pieces: list[Piece], *, waits: bool) -> Iterator[tuple[float, str]]:
    """Ways to say all of it, those that change least first."""
    groups = _groups(pieces)
    slots: list[list[tuple[float, str]]] = []
    who = ""
    for group in groups:
        for one in group.when:
            slots.append(_ways_when(row, one, waits=waits))
        for one in group.does:
            ways, who = _ways_done(row, one, who)
            slots.append(ways)
    tried = 0
    for price, chosen in _best_first(slots):
        for text in dict.fromkeys(_spelled(groups, chosen)):
            tried += 1
            if tried > _TRIED:
                return
            yield price, text


def _best_first(slots: list[list[tuple[float, str]]]) -> Iterator[tuple[float, list[str]]]:
    """One way of each, the cheapest together first."""
    order = count()
    start = (0,) * len(slots)
    if any(not ways for ways in slots):
        return
    seen = {start}
    waiting = [(sum(ways[0][0] for ways in slots), next(order), start)]
    while waiting:
        cost, _, at = heapq.heappop(waiting)
        yield cost, [ways[place][1] for ways, place in zip(slots, at, strict=True)]
        for slot, ways in enumerate(slots):
            place = at[slot] + 1
            following = (*at[:slot], place, *at[slot + 1 :])
            if place < len(ways) and following not in seen:
                seen.add(following)
                more = cost - ways[place - 1][0] + ways[place][0]
                heapq.heappush(waiting, (more, next(order), following))


def _spelled(groups: list[_Group], chosen: list[str]) -> Iterator[str]:
    """A sentence for each group; its deeds are joined, or each stands by itself."""
    left = iter(chosen)
    parts: list[list[str]] = []
    for group in groups:
        when = [said for said in (next(left) for _ in group.when) if said]
        does = [said for said in (next(left) for _ in group.does) if said]
        if not does:
            return
        parts.append([_sentence(when, does, group.does, joint) for joint in (" and ", ", ", ". ")])
    for way in range(3):
        said = ". ".join(one[way] for one in parts)
        yield said
        if _WOULD.match(said) and not said.endswith(" instead"):
            yield f"{said} instead"


def _sentence(when: list[str], does: list[str], pieces: list[Piece], joint: str) -> str:
    freely = next((one for one in when if one.startswith(_FREELY)), "")
    when = [one for one in when if not one.startswith(_FREELY)]
    if freely:
        offered = freely.removeprefix(_FREELY)
        whom = "you" if offered.startswith("you may") else "they"
        when.append(f"{offered[:1].upper()}{offered[1:]}. If {whom} do not")
    head = ", ".join(when)
    joined = ""
    for said, piece in zip(does, pieces, strict=False):
        if not joined:
            joined = said
        elif piece.joint == "to":
            joined = f"{joined} to {said}" if joint == " and " else f"{joined}. If you do, {said}"
            may = joint == ", " and not head and not joined.startswith("you may ")
            joined = f"you may {joined}" if may else joined
        elif piece.joint == "or":
            joined += f" or {said}"
        else:
            joined += f"{joint if joint != ', ' else ' and '}{said}"
    if freely and "an opponent's" in joined:
        head = head.replace("That player may", "An opponent may")
        joined = joined.replace("an opponent's", "that player's")
    whole = f"{head}, {joined}" if head else joined
    return whole[:1].upper() + whole[1:]


# ---------------------------------------------------------------------- each piece


def _cost(wanted: Meaning, said: str) -> float:
    return difference(wanted.counts, meaning(said).counts)


def _ways_when(row: Row, piece: Piece, *, waits: bool) -> list[tuple[float, str]]:
    wanted = meaning(row.keys(piece.start, piece.stop))
    if piece.role is Role.OTHERWISE:
        return [(0.0, "otherwise")]
    tell = {
        Role.IF: conditions, Role.UNLESS: conditions, Role.WHENEVER: events, Role.SPAN: spans,
    }.get(piece.role)  # fmt: skip
    found: list[tuple[float, str]] = []
    word = {Role.SPAN: ""}.get(piece.role, str(piece.role))
    if tell is not None:
        for said in dict.fromkeys(tell(row, piece.start, piece.stop)):
            found.append((_cost(wanted, said), f"{word} {said}".strip()))
    elif piece.role is Role.FOR_EACH:
        counted = counted_of(row, piece.start, piece.stop)
        if counted:
            found.append((_cost(wanted, counted), f"for each {counted}"))
    if piece.role is Role.IF and waits:
        for said in dict.fromkeys(events(row, piece.start, piece.stop)):
            found.append((_cost(wanted, said) + _TOLD, f"whenever {said}"))
    if piece.role in (Role.IF, Role.WHENEVER) and row.has(piece.start, piece.stop, "instead"):
        for said in dict.fromkeys(events(row, piece.start, piece.stop)):
            if " would " in said:
                found.append((_cost(wanted, said), f"if {said}"))
    if piece.role is Role.UNLESS and row.deeds(piece.start, piece.stop):
        ways, _ = _ways_done(row, piece, "")
        found += [(cost, f"{_FREELY}{_may(said)}") for cost, said in ways if said]
    found.sort()
    price = _UNCONDITIONED if piece.role is Role.IF else _LEFT_OUT
    return [*found[:_WAYS], (price * (1 + wanted.weight), "")]


def _may(said: str) -> str:
    """ "That player flips a card": that player may flip a card."""
    who = next((one for one in _PLAYERS if said.startswith(f"{one} ")), "")
    if not who:
        return said if said.startswith("you may ") else f"you may {said}"
    verb, _, rest = said.removeprefix(who).strip().partition(" ")
    base = (
        next((one for one in (verb[:-2], verb[:-1]) if forms(one)["third"] == verb), verb)
        if len(verb) > 2
        else verb
    )
    return f"{who} may {base} {rest}"


def _ways_done(row: Row, piece: Piece, before: str) -> tuple[list[tuple[float, str]], str]:
    """How a deed can be told, and who does it."""
    start, stop = piece.start, piece.stop
    wanted = meaning(row.keys(start, stop))
    found: list[tuple[float, str]] = []
    own = row.said(start, stop)
    if own and is_read(own):
        found.append((0.0, own[:1].lower() + own[1:]))
    deeds = row.deeds(start, stop)
    who = before
    unasked = 0.0
    for deed in deeds[:2]:
        told_of = _of_those_who(row, piece, deed)
        unasked = _UNASKED if told_of else unasked
        found += [(_THOSE * _cost(wanted, said), said) for said in told_of]
    for at, deed in enumerate(deeds[:2]):
        if at and _WHICH.search(row.keys(deeds[0].end, deed.start)):
            break  # what somebody did is told of him, and not done again
        named = _all_of_them(row, start, deed.start) or player_named(row, start, deed.start)
        is_own = re.search(r"\byou\b", row.keys(start, deed.start)) or not piece.joint
        doer = "" if not named and is_own else named or before
        if named == "that player" and row.has(start, deed.start, "it"):
            doer = ""
        who = doer if not at else who
        clause = Clause(row, start, stop, deed, doer, row.has(start, deed.start, "may"))
        if clause.is_passive:
            clause = clause._replace(who="")
        for place, said in enumerate(tellings(clause)):
            cost = _LIKELY * _cost(wanted, said) + _TOLD * (1 + place)
            found.append((cost + unasked, said))
    found.sort()
    ways = list({said: cost for cost, said in reversed(found)}.items())
    told = sorted((cost, said) for said, cost in ways)[: _WAYS + 2]
    return [*told, (_LEFT_OUT * (2 + wanted.weight), "")], who


def _of_those_who(row: Row, piece: Piece, deed: Spot) -> list[str]:
    """ "Each player who paid gains 5 RP": if they do, that player gains 5 RP."""
    those = _THOSE_WHO.match(row.keys(piece.start, deed.start))
    if those is None:
        return []
    do = "do not" if re.search(r"\b(?:not|never|no)\b", those[0]) else "do"
    clause = Clause(row, piece.start, piece.stop, deed, "that player")
    return [f"if they {do}, {said}" for said in tellings(clause)]


def _all_of_them(row: Row, start: int, stop: int) -> str:
    """ "Each of them", where every opponent was spoken of before."""
    if not re.search(r"\b(?:they|(?:each|all|both) of them)\b", row.keys(start, stop)):
        return ""
    named = player_named(row, 0, start)
    if named in ("each opponent", "each player"):
        return named
    return "each opponent" if row.keys(start, stop).startswith(("each of", "all of")) else ""
