"""When something is done, and on what conditions, told anew: players, amounts and cards compared, counted and waited for."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from mblades.text.offers.pieces import Row, Spot
from mblades.text.offers.telling import player_named
from mblades.text.offers.things import FEATURES, Cards, described
from mblades.text.reading.verbs import forms

_BOUNDS = {
    "at least": "at least",
    "up to": "at most",
    "exactly": "exactly",
    "more": "more than",
    "fewer": "fewer than",
}
_UNITS = {"rp": "RP", "m$": "M$"}
_TURN_ENDS = {"start": "starts", "end": "ends"}
_WOULD = re.compile(r"\b(?:would|tries to|try to|about to|attempts? to)\b")
_BY = re.compile(r"\bby (?:an?|one|any|another)? ?(?:opponents?|other player|rival)")
_THEIRS = re.compile(
    r"\b(?:an?|any|one|another) (?:opponent|other player|player)\b|\bopponents?\b|\bplayer\b"
)


def _as_read(category: str, row: Row, start: int, stop: int) -> Iterator[str]:
    """The longest part of a category, wherever it begins."""
    best = (start, start)
    for at in range(start, min(start + 4, stop)):
        end = row.longest(category, at, stop)
        if end - at > best[1] - best[0]:
            best = (at, end)
    if best[1] > best[0]:
        yield row.said(*best)


# ---------------------------------------------------------------------- conditions


def conditions(row: Row, start: int, stop: int) -> Iterator[str]:
    """What has to be so."""
    yield from _as_read("conditions", row, start, stop)
    for tell in (_of_a_clash, _of_rank, _of_rp, _of_stars, _of_kind, _of_place, _of_number):
        yield from tell(row, start, stop)


def _of_a_clash(row: Row, start: int, stop: int) -> Iterator[str]:
    said = row.keys(start, stop)
    if row.has(start, stop, "tie") and not row.has(start, stop, "card"):
        yield "the clash is a tie"
    elif row.has(start, stop, "win") and not row.has(start, stop, "rp"):
        yield "you win the clash"
    elif re.search(r"\blos(?:e|t|es)\b", said) and not row.has(start, stop, "rp", "card", "m$"):
        yield "you lose the clash"


def _of_rank(row: Row, start: int, stop: int) -> Iterator[str]:
    """Who has most of something."""
    rank = row.first(start, stop, "most", "fewest")
    more = row.first(start, stop, "more", "fewer")
    all_others = re.search(r"\b(?:any|each|every|all)\b", row.keys(start, stop))
    if (
        rank is None
        and more is not None
        and all_others
        and row.has(start, stop, "opponent", "player")
    ):
        how = {"more": "most", "fewer": "fewest"}[str(more.sense)]
        if re.match(r"(?:each|every|all)\b", row.keys(start, stop)):
            how = "fewest" if how == "most" else "most"  # "every other player has more than you"
    elif rank is not None:
        how = str(rank.sense)
    else:
        return
    what = next(
        (_UNITS[str(one.sense)] for one in row.among(start, stop) if one.sense in _UNITS), ""
    )
    if what:
        yield f"you have the {how} {what}"
        return
    cards = described(row, start, stop, "in your tableau")
    if cards is not None and not cards.known:
        zone = "hand" if row.has(start, stop, "hand") else "tableau"
        yield f"you have the {how} {cards._replace(other=False, besides=(), place='').plural} in your {zone}"


def _of_rp(row: Row, start: int, stop: int) -> Iterator[str]:
    """RP and M$, compared with a number or with another player's."""
    unit = next(
        (_UNITS[str(one.sense)] for one in row.among(start, stop) if one.sense in _UNITS), ""
    )
    if not unit:
        return
    number = _number(row, start, stop)
    more = row.first(start, stop, "more", "fewer")
    if number is not None:
        yield f"your {unit} are {_bound(row, start, stop, number)} {number}"
    elif row.has(start, stop, "not"):
        yield f"you have no {unit}"
    elif more is not None and row.has(start, stop, "opponent", "they", "player"):
        who = "that player" if row.has(start, stop, "they") else "an opponent"
        mine = re.search(r"\bthan (?:you|yours)\b", row.keys(start, stop))
        how = str(more.sense)
        other = {"more": "fewer", "fewer": "more"}[how]
        if who == "that player":
            yield f"that player's {unit} are {how if mine else other} than your {unit}"
        else:
            yield f"there is an opponent with {how if mine else other} {unit} than you"


def _number(row: Row, start: int, stop: int) -> int | None:
    return next((one.sense for one in row.among(start, stop) if isinstance(one.sense, int)), None)


def _bound(row: Row, start: int, stop: int, number: int) -> str:
    at = next(one for one in row.among(start, stop) if one.sense == number)
    near = row.among(max(start, at.start - 4), min(stop, at.end + 4))
    return next((_BOUNDS[str(one.sense)] for one in near if one.sense in _BOUNDS), "at least")


def _of_stars(row: Row, start: int, stop: int) -> Iterator[str]:
    if not row.has(start, stop, "stars", "odd", "even") or row.has(start, stop, "star token"):
        return
    subject = _subject(row, start, stop)
    whole = "the total stars of " + _counted_cards(row, start, stop).plural
    whose = whole if row.has(start, stop, "sum") else f"{_possessive(subject)} stars"
    odd = row.first(start, stop, "odd", "even")
    if odd is not None:
        card = subject if subject != "you" else "it"
        yield f"{card} is a card with an {odd.sense} star rating"
        yield f"{whose} are {odd.sense}"
        return
    number = _number(row, start, stop)
    if number is not None:
        yield f"{whose} are {_bound(row, start, stop, number)} {number}"
        return
    more = row.first(start, stop, "more", "fewer", "equal", "same")
    if more is not None:
        than = "equal to" if more.sense in ("equal", "same") else f"{more.sense} than"
        other = "this card" if subject != "this card" else "it"
        yield f"{whose} are {than} {_possessive(other)} stars"


def _subject(row: Row, start: int, stop: int) -> str:
    cards = described(row, start, min(start + 6, stop))
    if cards is not None and cards.known:
        return "it" if cards.known == "each of them" else cards.known
    said = row.keys(start, stop)
    if re.match(r"(?:the )?next card|it is played", said):
        return "the next card"
    for side in ("left", "right"):
        if row.has(start, stop, side):
            return f"the card immediately to the {side} of this card"
    return "this card" if said.startswith("this") else "it"


def _possessive(card: str) -> str:
    if card == "it":
        return "its"
    return (
        f"{card}'s"
        if len(card.split()) < 4
        else f"the stars of {card}".removeprefix("the stars of ") + "'s"
    )


def _of_kind(row: Row, start: int, stop: int) -> Iterator[str]:
    """ "It is a Fire card", "it shares a type with this card"."""
    subject = _subject(row, start, stop)
    verb = re.match(
        r"(?:it|this card|that card|the (?:next |revealed |flipped )?card|they|its|this|your top card|one)\b",
        row.keys(start, stop),
    )
    if verb is None:
        return
    negated = row.has(start, stop, "not")
    cards = described(row, start + 1, stop)
    if cards is not None and cards.kinds and not cards.known:
        kind = Cards(kinds=cards.kinds, joint=cards.joint).one
        yield f"{subject} is {'not ' if negated else ''}{kind}"
    features = [one for one in FEATURES if row.has(start, stop, one)]
    if not features:
        return
    no = negated or row.has(start, stop, "different")
    place = _counted_cards(row, start + 1, stop).place
    if row.has(start, stop, "tableau", "hand", "aftermarket"):
        shared = " or ".join(FEATURES[one] for one in features)
        yield f"there is {'no' if no else 'a'} card that shares {shared} with {subject} {place}"
    elif row.has(start, stop, "same", "different", "equal"):
        other = "it" if subject == "this card" else "this card"
        shared = " or ".join(f"no {one}" if no else FEATURES[one] for one in features)
        yield f"{subject} shares {shared} with {other}"


def _of_place(row: Row, start: int, stop: int) -> Iterator[str]:
    said = row.keys(start, stop)
    subject = _subject(row, start, stop)
    if row.has(start, stop, "top card") and subject in ("this card", "it"):
        yield f"{subject} is your Top card"
    if re.match(r"(?:this(?: card)?|it|that card)\b", said):
        for face in ("face up", "face down"):
            if row.has(start, stop, face):
                yield f"{subject} is {face}"
        for end in ("first", "last"):
            if row.has(start, stop, end):
                yield f"{subject} is the {end} card in your tableau"
    if row.has(start, stop, "your turn"):
        yield "it is your turn"


def _counted_cards(row: Row, start: int, stop: int) -> Cards:
    cards = described(row, start, stop, "in your tableau") or Cards(place="in your tableau")
    if cards.known:
        cards = Cards(place="in your tableau")
    return cards if cards.place else cards._replace(place="in your tableau")


def _of_number(row: Row, start: int, stop: int) -> Iterator[str]:
    """How many cards there are."""
    if row.has(start, stop, "open slot"):
        number = _number(row, start, stop)
        full = re.search(r"\bfull|\bno\b", row.keys(start, stop))
        yield (
            "there is no open slot in your tableau"
            if full
            else f"the number of open slots in your tableau is {_bound(row, start, stop, number) if number else 'at least'} {number or 1}"
        )
        return
    if row.has(start, stop, "star token"):
        number = _number(row, start, stop) or 1
        bound = _bound(row, start, stop, number) if row.has(start, stop, number) else "at least"
        yield f"the number of star tokens on {_subject(row, start, stop)} is {bound} {number}"
        return
    cards = _counted_cards(row, start, stop)
    if cards.known or (
        not row.has(start, stop, "card", "tableau", "hand", "face down", "face up")
        and not cards.kinds
    ):
        return
    for feature in FEATURES:
        if (
            row.has(start, stop, "different", feature)
            and row.has(start, stop, feature)
            and row.has(start, stop, "different")
        ):
            number = _number(row, start, stop)
            if number is not None:
                name = "rarities" if feature == "rarity" else f"{feature}s"
                yield f"the number of different {name} in your tableau is {_bound(row, start, stop, number)} {number}"
            return
    number = _number(row, start, stop)
    if row.has(start, stop, "not") and number is None:
        yield f"there is no {cards.singular}"
    elif cards.number.isdigit() or cards.number.startswith("up to") or number is not None:
        many = number if number is not None else 1
        yield f"there are {_bound(row, start, stop, many) if number is not None else 'at least'} {many} {cards.plural}"
    else:
        yield f"there is {cards._replace(number='a').one}"
    more = row.first(start, stop, "more", "fewer")
    if more is not None and number is None:
        theirs = cards._replace(place=cards.place.replace("your", "an opponent's"))
        mine = cards._replace(place=cards.place.replace("an opponent's", "your"))
        yield f"the number of {mine.plural} is {more.sense} than the number of {theirs.plural}"


# ---------------------------------------------------------------------- events


def events(row: Row, start: int, stop: int) -> Iterator[str]:
    """What is waited for."""
    yield from _as_read("event", row, start, stop)
    turn = row.first(start, stop, "start", "end")
    if turn is not None and row.has(start, stop, "turn", "your turn", "this turn"):
        whose = "an opponent's" if row.has(start, stop, "opponent") else "your"
        yield f"{whose} turn {_TURN_ENDS[str(turn.sense)]}"
        return
    for deed in row.deeds(start, stop)[:2]:
        tell = _EVENTS.get(deed.sense)
        if tell is not None:
            yield from tell(row, start, stop, deed)


Tell = Callable[[Row, int, int, Spot], Iterator[str]]


def _doer(row: Row, start: int, stop: int) -> str:
    named = player_named(row, start, stop)
    if named in ("each opponent", "an opponent", "that player"):
        return "an opponent"
    return "a player" if named else "you"


def _something_done(participle: str) -> Tell:
    def tell(row: Row, start: int, stop: int, deed: Spot) -> Iterator[str]:
        passive = re.search(r"\b(?:is|are|be|was|were|gets?)\b", row.keys(start, deed.start))
        would = "would be" if _WOULD.search(row.keys(start, stop)) else "is"
        span = (start, deed.start) if passive else (deed.end, stop)
        cards = described(row, *span, "in your tableau") or Cards(known="this card")
        cards = cards._replace(number="a") if cards.number in ("each", "any number of") else cards
        doer = _doer(row, start, deed.start) if not passive else "you"
        by = " by an opponent" if doer == "an opponent" or _BY.search(row.keys(start, stop)) else ""
        yield f"{cards.one} {would} {participle}{by}"
        yield f"{cards.one} {would} {participle}"

    return tell


def _somebody_does(verb: str) -> Tell:
    def tell(row: Row, start: int, stop: int, deed: Spot) -> Iterator[str]:
        doer = _doer(row, start, deed.start)
        if re.search(r"\bby (?:you|your)", row.keys(deed.end, stop)):
            doer = "you"
        elif _BY.search(row.keys(deed.end, stop)):
            doer = "an opponent"
        done = verb if doer == "you" else forms(verb)["third"]
        passive = re.search(r"\b(?:is|are|be|was|were|gets?)\b", row.keys(start, deed.start))
        span = (start, deed.start) if passive else (deed.end, stop)
        cards = described(row, *span) or Cards()
        yield f"{doer} {done} {cards._replace(number='a').one}"

    return tell


def _amount(verb: str) -> Tell:
    def tell(row: Row, start: int, stop: int, deed: Spot) -> Iterator[str]:
        doer = _doer(row, start, deed.start)
        done = verb if doer == "you" else forms(verb)["third"]
        if _WOULD.search(row.keys(start, deed.start)):
            done = f"would {verb}"
        unit = "M$" if row.has(start, stop, "m$") else "RP"
        number = _number(row, start, stop)
        if number is not None:
            yield f"{doer} {done} at least {number} {unit}"
        yield f"{doer} {done} {unit}"

    return tell


def _clash(row: Row, start: int, stop: int, _: Spot) -> Iterator[str]:
    won = row.first(start, stop, "win", "loser", "tie")
    if won is None:
        yield "you clash"
    else:
        yield {"win": "you win a clash", "loser": "you lose a clash", "tie": "you clash"}[
            str(won.sense)
        ]


def _used(row: Row, start: int, stop: int, _: Spot) -> Iterator[str]:
    doer = _doer(row, start, stop)
    verb = "use" if doer == "you" else "uses"
    if row.has(start, stop, "reaction"):
        yield f"{doer} {verb} a Reaction"
    if row.has(start, stop, "action"):
        yield f"{doer} {verb} an Action"


_EVENTS: dict[object, Tell] = {
    "flip": _something_done("flipped"),
    "unflip": _something_done("unflipped"),
    "discard": _somebody_does("discard"),
    "play": _somebody_does("play"),
    "draw": _somebody_does("draw"),
    "gain": _amount("gain"),
    "lose": _amount("lose"),
    "steal": _amount("lose"),
    "pay": _amount("pay"),
    "clash": _clash,
    "win": _clash,
    "loser": _clash,
    "copy": _used,
}


# ---------------------------------------------------------------------- for how long


def spans(row: Row, start: int, stop: int) -> Iterator[str]:
    """For how long."""
    yield from _as_read("span", row, start, stop)
    if row.has(start, stop, "face up"):
        yield "while this card is face up"
    elif row.has(start, stop, "this turn") or (
        row.has(start, stop, "turn") and row.has(start, stop, "end")
    ):
        yield "until the end of this turn"
    elif row.has(start, stop, "tournament"):
        yield "for the rest of the tournament"
    elif row.has(start, stop, "next", "your turn"):
        yield "until your next turn"
