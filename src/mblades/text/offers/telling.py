"""What is done, told anew: who does it, to which cards, how much and for how many; each deed in the words it has here."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import islice, product
from typing import NamedTuple

from mblades.text.offers.pieces import Row, Spot
from mblades.text.offers.things import FEATURES, Cards, described, things
from mblades.text.reading.verbs import forms

_MOST_TELLINGS = 8  # of one deed
_UNITS = {"rp": "RP", "m$": "M$"}
_TIMES = {"double": "twice ", "triple": "3 times ", "half": "half "}
_DONE_TO = {
    "flip": "flipped", "discard": "discarded", "reveal": "revealed", "return": "returned", "play": "played",
    "take": "taken", "draw": "drawn", "unflip": "unflipped",
}  # fmt: skip
_PASSIVE = re.compile(r"\b(?:is|are|be|was|were|been|being|gets?|got)\b(?: \w+){0,2}$")
_TO_YOU = re.compile(r"\b(?:pays?|paid|to) you\b")
_THEM = re.compile(r"^(?:(?:all of )?them|those|(?:them|those) all)\b")
_DENIES = frozenset({"protect", "unchosen", "prevent", "cancel", "silence"})
_GOES = ("goes", "go", "enters", "enter", "moves")
_INTO_HAND = re.compile(
    r"\b(?:back )?(?:to|into|in) (?:(?:your|their|the|its owner 's|that player 's) )?hands?\b"
)
_BY = re.compile(r"\bby (?:an?|one|any|another) (?:opponent|other player)|\bby opponents")
# What a deed may be done to, if nothing is said of it, and to whom.
_TABLEAU, _HAND = "in {whose} tableau", "in {whose} hand"


class Clause(NamedTuple):
    """Some words in which something is done."""

    row: Row
    start: int
    stop: int
    deed: Spot
    who: str = ""  # as in "each opponent"; nothing: you
    may: bool = False

    @property
    def is_passive(self) -> bool:
        """ "A card is flipped": what it is done to stands before it."""
        return self.row.key(self.deed.start) in _GOES or bool(
            _PASSIVE.search(self.row.keys(self.start, self.deed.start))
        )

    @property
    def affected(self) -> tuple[int, int]:
        """Where it stands what it is done to."""
        if self.is_passive:
            return self.start, self.deed.start
        into = self._into_hand()
        if into is None:
            return self.deed.end, self.stop
        start, stop = into
        return (stop, self.stop) if start <= self.deed.end + 1 else (self.deed.end, start)

    def _into_hand(self) -> tuple[int, int] | None:
        """Where it says that cards go to somebody's hand."""
        if self.deed.sense not in ("return", "take", "put", "gain"):
            return None
        match = _INTO_HAND.search(self.row.keys(self.deed.end, self.stop))
        if match is None:
            return None
        before = len(match.string[: match.start()].split())
        return self.deed.end + before, self.deed.end + before + len(match[0].split())

    @property
    def all_words(self) -> str:
        """All of it."""
        return self.row.keys(self.start, self.stop)

    def has(self, *senses: object) -> bool:
        """Whether any of these is meant in it."""
        return self.row.has(self.start, self.stop, *senses)

    def place(self, pattern: str) -> str:
        """Where it is done, if that is not said."""
        return pattern.format(whose="their" if self.who else "your")

    def cards(self, pattern: str = "") -> list[str]:
        """Which cards."""
        start, stop = self.affected
        found = [*things(self.row, start, stop, self.place(pattern) if pattern else "")]
        if self.is_passive and not found:
            found = [*things(self.row, self.deed.end, self.stop, self.place(pattern))]
        if self.who:
            found = [one.replace("your Top card", "their Top card") for one in found]
            found = [one.replace("that player's Top card", "their Top card") for one in found]
        return [one for one in dict.fromkeys(found) if one] or ["it"]

    def number(self) -> int | None:
        """The first number."""
        for one in self.row.among(*self.affected):
            if isinstance(one.sense, int):
                return one.sense
        return None


def tellings(clause: Clause) -> Iterator[str]:
    """The clause in the words of this game; the first is most likely what is meant."""
    tell = _TELL.get(clause.deed.sense)
    if _is_denied(clause):
        tell = _protected if clause.deed.sense == "flip" else None
    if tell is None:
        return
    for words in islice(dict.fromkeys(tell(clause)), _MOST_TELLINGS):
        yield _of_somebody(words, clause)


def _is_denied(clause: Clause) -> bool:
    """ "Neither can be flipped": whatever does not happen is not told as if it did."""
    if clause.deed.sense in _DENIES:
        return False
    return clause.row.has(clause.start, clause.deed.start, "not", "forbid")


def _of_somebody(words: str, clause: Clause) -> str:
    if words.startswith(("!", "@")):
        return words[1:]  # whoever it is said of
    if not clause.who:
        return f"you may {words}" if clause.may else words
    if clause.may:
        return f"{clause.who} may {words}"
    verb, _, rest = words.partition(" ")
    return f"{clause.who} {forms(verb)['third']} {rest}".strip()


# ---------------------------------------------------------------------- how much


def amounts(clause: Clause) -> Iterator[str]:
    """RP or M$, as they were said or as they are counted."""
    row = clause.row
    for at in range(clause.start, clause.stop):
        end = row.longest("measured", at, clause.stop)
        if end > at:
            for behind in [*_for_each(clause), ""] if "for each" not in row.keys(at, end) else [""]:
                yield f"{row.said(at, end)}{behind}"
            break
    unit = next(
        (
            _UNITS[str(one.sense)]
            for one in row.among(clause.start, clause.stop)
            if one.sense in _UNITS
        ),
        "RP",
    )
    number = clause.number()
    if number is not None and not clause.has("equal"):
        for behind in [*_for_each(clause), ""]:
            yield f"{number} {unit}{behind}"
    for quantity in _quantities(clause):
        yield f"{unit} equal to {quantity}"
    if clause.has("equal"):
        yield f"that much {unit}"


def _quantities(clause: Clause) -> Iterator[str]:
    row = clause.row
    for at in range(clause.deed.end, clause.stop):
        end = row.longest("quantity", at, clause.stop)
        if end > at + 1:
            yield row.said(at, end)
            break
    stars = row.first(clause.start, clause.stop, "stars")
    if stars is None:
        return
    times = next(
        (
            _TIMES[str(one.sense)]
            for one in row.among(clause.start, clause.stop)
            if one.sense in _TIMES
        ),
        "",
    )
    whole = clause.all_words
    many = re.search(r"\b(\d+) times|times (\d+)|x (\d+)", whole)
    if many:
        times = f"{next(filter(None, many.groups()))} times "
    if clause.has("difference"):
        yield f"{times}the difference between its stars and this card's stars"
    for card in (
        ("this card's stars",) if clause.has("this card") else ("its stars", "this card's stars")
    ):
        yield f"{times}{card}"


def _for_each(clause: Clause) -> Iterator[str]:
    row = clause.row
    here = row.first(clause.start, clause.stop, "for each")
    if here is None:
        return
    for at in range(here.end, min(here.end + 2, clause.stop)):
        end = row.longest("counted", at, clause.stop)
        if end > at:
            yield f" for each {row.said(at, end)}"
            break
    counted = counted_of(row, here.end, clause.stop)
    if counted:
        yield f" for each {counted}"


def counted_of(row: Row, start: int, stop: int) -> str:
    """What is counted, told anew."""
    done = next((one for one in row.deeds(start, stop) if one.sense in _DONE_TO), None)
    if done is not None:
        return _done_this_way(row, start, stop, done)
    for feature in FEATURES:
        if row.has(start, stop, "different") and row.has(start, stop, feature):
            cards = described(row, start, stop, "in your tableau")
            return f"different {feature} {cards.place if cards else 'in your tableau'}"
    if row.has(start, stop, "star token"):
        return (
            f"star token {'removed this way' if row.has(start, stop, 'remove') else 'on this card'}"
        )
    counted = described(row, start, stop, "in your tableau")
    if counted is not None and not counted.known:
        return counted.singular
    if row.has(start, stop, "stars"):
        return "star this card has" if row.has(start, stop, "this card") else "star it has"
    if row.has(start, stop, "opponent"):
        return "opponent"
    return "player" if row.has(start, stop, "player") else ""


def _done_this_way(row: Row, start: int, stop: int, done: Spot) -> str:
    """ "Fire card discarded this way"."""
    before, whole = described(row, start, done.start), described(row, start, stop)
    cards = before or whole or Cards()
    kind = f"{cards.joint.join(cards.kinds)} card".strip()
    besides = " ".join(("", *(whole.besides if whole else ())))
    return f"{kind} {_DONE_TO[str(done.sense)]} this way{besides}"


# ---------------------------------------------------------------------- the deeds

_PLAYERS: dict[object, str] = {
    "left player": "the player to your left", "right player": "the player to your right",
    "neighbours": "each player next to you", "owner": "its owner", "they": "that player", "loser": "the loser",
}  # fmt: skip
Tell = Callable[[Clause], Iterator[str]]
_TELL: dict[object, Tell] = {}


def _tells(*senses: str) -> Callable[[Tell], Tell]:
    def keep(tell: Tell) -> Tell:
        _TELL.update(dict.fromkeys(senses, tell))
        return tell

    return keep


def _to_cards(verb: str, place: str, behind: str = "") -> Tell:
    def tell(clause: Clause) -> Iterator[str]:
        for cards in clause.cards(place):
            yield f"{verb} {cards}{behind}"

    return tell


def _always(words: str) -> Tell:
    def tell(_: Clause) -> Iterator[str]:
        yield words

    return tell


_TELL["repeat"] = _always("repeat this effect")
_TELL["prevent"] = _always("@prevent it")
_TELL["cancel"] = _always("@cancel that effect")
_TELL["win"] = _always("@you win the clash")
_TELL["flip"] = _to_cards("flip", _TABLEAU)
_TELL["unflip"] = _to_cards("unflip", _TABLEAU)
_TELL["discard"] = _to_cards("discard", _HAND)
_TELL["copy"] = _to_cards("use the Play effects of", _TABLEAU)
_TELL["look"] = _to_cards("look at", _HAND)
_TELL["reveal"] = _to_cards("reveal", _HAND)
_TELL["attach"] = _to_cards("attach", _HAND, " to this card")
_TELL["sell"] = _to_cards("discard", _HAND)


@_tells("gain", "lose", "pay")
def _amount(clause: Clause) -> Iterator[str]:
    verb = str(clause.deed.sense)
    if clause.has("star token"):
        yield from _tokens(clause)
    elif clause.has("rp", "m$") or not clause.has("card", "tableau"):
        if verb == "pay" and (clause.who or clause.is_passive) and _TO_YOU.search(clause.all_words):
            verb = "give you"
        yield from (f"{verb} {amount}" for amount in amounts(clause))
    elif verb == "gain":
        yield from _taken(clause)
    elif verb == "pay":
        yield from _to_cards("discard", _HAND)(clause)


@_tells("give")
def _given(clause: Clause) -> Iterator[str]:
    to = _other(clause.row, clause.deed.end, clause.stop)
    if clause.has("star token"):
        yield from _tokens(clause)
    elif clause.has("rp", "m$"):
        for amount in amounts(clause):
            yield f"give {'you' if clause.who else to} {amount}"
    else:
        for cards in clause.cards(_HAND):
            yield f"give {cards} to {to}"


@_tells("steal")
def _stolen(clause: Clause) -> Iterator[str]:
    source = _other(clause.row, clause.deed.end, clause.stop, "an opponent")
    if clause.has("rp", "m$") or not clause.has("card", "tableau"):
        for amount in amounts(clause):
            yield f"steal {amount} from {source}"
    else:
        yield from _taken(clause)


def _other(row: Row, start: int, stop: int, nobody: str = "that player") -> str:
    for at in range(start, stop):
        end = row.longest("players", at, stop)
        if end > at and row.key(at) not in ("you", "they", "them"):
            return row.said(at, end)
    return player_named(row, start, stop) or nobody


def player_named(row: Row, start: int, stop: int) -> str:
    """Another player, told anew; nothing where only you are meant."""
    said = row.keys(start, stop)
    every = re.search(r"\b(?:each|every|all|everyone|everybody|nobody|opponents|players)\b", said)
    rank = next(
        (one.sense for one in row.among(start, stop) if one.sense in ("most", "fewest")), ""
    )
    for one in row.among(start, stop):
        if one.sense in ("opponent", "player"):
            noun = str(one.sense)
            if rank:
                return f"the {noun} with the {rank} RP"
            if row.has(start, stop, "random"):
                return f"a random {noun}"
            article = "each" if every else "an" if noun == "opponent" else "a"
            return f"{article} {noun}"
        if one.sense in _PLAYERS:
            return _PLAYERS[one.sense]
        if row.keys(one.start, one.end) == "winner":
            return "the winner"
    return ""


@_tells("draw")
def _drawn(clause: Clause) -> Iterator[str]:
    number = clause.number()
    yield f"draw {number} cards" if number and number > 1 else "draw a card"
    yield from _for_each_card(clause)


def _for_each_card(clause: Clause) -> Iterator[str]:
    for behind in _for_each(clause):
        yield f"draw a card{behind}"


@_tells("take")
def _taken(clause: Clause) -> Iterator[str]:
    if clause.has("store") and not clause.has("rp"):
        yield "take the top card of the Store into your hand"
    for cards in clause.cards():
        yield f"take {cards} into {'their' if clause.who else 'your'} hand"


@_tells("return")
def _returned(clause: Clause) -> Iterator[str]:
    for cards in clause.cards(_TABLEAU):
        if clause.has("binder") or clause.has("attach"):
            yield f"take {cards} into your hand"
        yield f"return {cards} to {'their' if clause.who else 'your'} hand"
        yield f"return {cards} to its owner's hand"


@_tells("put")
def _put(clause: Clause) -> Iterator[str]:
    if clause.has("star token"):
        yield from _tokens(clause)
        return
    if clause.has("sell marker"):
        yield from (f"put a sell marker on {cards}" for cards in _put_on(clause))
        return
    if clause.has("attach"):
        yield from _to_cards("attach", _HAND, " to this card")(clause)
        return
    where = "in the Aftermarket" if clause.has("aftermarket") else ""
    if clause.has("store"):
        where = f"on {'the bottom' if clause.has('bottom') else 'top'} of the Store"
    if where:
        yield from (f"put {_before_place(cards)} {where}" for cards in clause.cards(_HAND))
    elif clause.has("hand"):
        yield from _taken(clause)
    elif clause.has("this card"):
        yield from _to_cards("attach", _HAND, " to this card")(clause)


def _before_place(cards: str) -> str:
    return re.sub(r" (?:from the Store|from the Aftermarket)$", "", cards)


def _tokens(clause: Clause) -> Iterator[str]:
    number = clause.number() or 1
    many = f"{number} star tokens" if number != 1 else "a star token"
    for cards in _put_on(clause):
        for behind in [*_for_each(clause), ""]:
            yield (
                f"!put {many} on {cards}{behind}"
                if not clause.may
                else f"put {many} on {cards}{behind}"
            )


def _put_on(clause: Clause) -> Iterator[str]:
    """On which card."""
    row = clause.row
    token = row.first(clause.start, clause.stop, "star token", "sell marker")
    behind = token.end if token else clause.deed.end
    found = [*things(row, behind, clause.stop, clause.place(_TABLEAU))]
    if not found and token is not None:
        found = [*things(row, clause.start, token.start, clause.place(_TABLEAU))]
    yield from found or ["this card"]


@_tells("remove")
def _removed(clause: Clause) -> Iterator[str]:
    if clause.has("star token"):
        number = clause.number()
        many = f"{number} star tokens" if number and number > 1 else "a star token"
        if clause.has("any number"):
            many = "any number of star tokens"
        elif clause.has("each"):
            many = "all star tokens"
        elif clause.has("up to") and number:
            many = f"up to {number} star tokens"
        for cards in _put_on(clause):
            yield f"remove {many} from {cards}"
    elif _THEM.match(clause.row.keys(clause.deed.end, clause.stop)):
        yield "remove all star tokens from this card"
        yield "remove all star tokens from it"
    else:
        yield from _to_cards("discard", _TABLEAU)(clause)


@_tells("move", "insert")
def _moved(clause: Clause) -> Iterator[str]:
    where = "any slot"
    for side in ("left end", "right end"):
        where = f"the {side}" if clause.has(side) else where
    for cards in clause.cards(_TABLEAU):
        yield f"move {re.sub(r' to the (?:left|right) of this card$', '', cards)} to {where}"


@_tells("swap")
def _swapped(clause: Clause) -> Iterator[str]:
    row = clause.row
    joint = next(
        (at for at in range(clause.deed.end, clause.stop) if row.key(at) in ("with", "and", "for")),
        None,
    )
    if joint is None:
        for cards in clause.cards(_TABLEAU):
            yield f"swap {cards}"
            yield f"swap this card with {cards}"
        return
    place = clause.place(_TABLEAU)
    one = [*things(row, clause.deed.end, joint, place)] or ["this card"]
    other = [*things(row, joint + 1, clause.stop, place)] or ["a card in your tableau"]
    for left, right in product(one, other):
        yield f"swap {left} with {right}"


@_tells("play")
def _played(clause: Clause) -> Iterator[str]:
    if clause.has("another", "more", "this turn"):
        yield "play another card this turn"
    yield from _to_cards("play", _HAND)(clause)


@_tells("name")
def _named(clause: Clause) -> Iterator[str]:
    for feature, words in FEATURES.items():
        if clause.has(feature):
            yield f"name {words}"
    yield "name a card"


@_tells("choose")
def _chosen(clause: Clause) -> Iterator[str]:
    row = clause.row
    start, stop = clause.deed.end, clause.stop
    stop = next((at for at in range(start, stop) if row.key(at) in ("who", "whose")), stop)
    if not row.has(start, stop, "card", "tableau", "hand") and (
        who := player_named(row, start, stop)
    ):
        yield f"choose {who}"
        return
    for feature, words in FEATURES.items():
        if clause.has(feature) and not clause.has("card"):
            yield f"name {words}"
    yield from _to_cards("choose", _TABLEAU)(clause)


@_tells("clash")
def _clashed(clause: Clause) -> Iterator[str]:
    row = clause.row
    start = clause.start if clause.is_passive else clause.deed.end
    if re.search(r"\b(?:each|all|every)", row.keys(start, clause.stop)):
        yield "clash with all opponents"
    who = player_named(row, start, clause.stop)
    yield f"clash with {who or 'an opponent'}"


@_tells("protect", "unchosen")
def _protected(clause: Clause) -> Iterator[str]:
    done = "flipped" if clause.deed.sense in ("protect", "flip") else "chosen by opponents' effects"
    by = " by opponents' effects" if clause.has("opponent") and done == "flipped" else ""
    for cards in _of_which(clause):
        yield f"@{cards} cannot be {done}{by}"


@_tells("silence")
def _silenced(clause: Clause) -> Iterator[str]:
    for cards in _of_which(clause):
        many = cards.startswith(("cards", "each")) or " cards " in f"{cards} "
        yield f"@{cards} {'lose their effects' if many else 'loses its effects'}"


@_tells("become")
def _become(clause: Clause) -> Iterator[str]:
    new = described(clause.row, clause.deed.end, clause.stop)
    if new is not None and new.kinds:
        kinds = new._replace(number="a", other=False, face="", besides=(), place="", joint=" ").one
        for cards in _of_which(clause):
            yield f"@{cards} also becomes {kinds}"


def _of_which(clause: Clause) -> Iterator[str]:
    row = clause.row
    if re.match(
        r"(?:neither|both|they|those|each of them|these)\b", row.keys(clause.start, clause.stop)
    ):
        yield "each of them"
        yield "it"
    for start, stop in ((clause.start, clause.deed.start), (clause.deed.end, clause.stop)):
        cards = described(row, start, stop, "in your tableau")
        if cards is not None:
            yield cards.known or (
                cards.plural if cards.number in ("each", "any number of") else cards.one
            )
            break
    else:
        yield "it" if re.search(r"\b(?:that|the)\b", clause.all_words) else "this card"


@_tells("buy")
def _bought(clause: Clause) -> Iterator[str]:
    yield from _taken(clause)
