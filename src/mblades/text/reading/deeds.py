"""What is done, and in which words: a deed is declared once, and is then understood as an order ("flip a card"),
told of somebody ("each opponent flips a card"), turned round ("a card is flipped by an opponent"), as what
somebody may, must or cannot do, and as an event to wait for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from mblades.text import tree
from mblades.text.reading.chart import Meaning
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import THE_OPPONENT, Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Chosen, Folk, Where
from mblades.text.reading.verbs import PARTICLES, forms, with_synonyms
from mblades.text.tree import Who, Whom

Roles = tuple[tuple[str, Meaning], ...]
Make = Callable[..., "tree.Effect | None"]
MakeEvent = Callable[..., "tree.Event | None"]

_DECIDED = ("choose_number", "vote", "name_player", "bid")  # see deciding.py


def check_order(who: Whom, starts: str) -> None:
    """Whatever all players do begins with you: "starting to your left", you are the last, and that has to be said."""
    if starts == "left" and who is Who.EACH_PLAYER:
        raise Misreading(
            "what each player does begins with you",
            "'Each opponent draws a card, then you draw a card.'",
        )


class Act(NamedTuple):
    """A deed with what it is done to, and not yet who does it."""

    deed: str
    roles: Roles

    def effect(self, who: Whom) -> tree.Effect | None:
        """What happens when a player does it; None when that makes no sense."""
        self._check_others(who)
        return DEEDS[self.deed].make(who, **dict(self.roles))

    def in_order(self, folk: Folk) -> Act:
        """ "Starting with you, each player votes": where it makes a difference that they do so in turn."""
        if folk.starts and self.deed not in _DECIDED:
            check_order(folk.who, folk.starts)
            return self
        if not folk.starts:
            return self
        return self._replace(roles=(*self.roles, ("starts", folk.starts)))

    def _check_others(self, who: Whom) -> None:
        if who is not Who.YOU and any(isinstance(r, Folk) and r.is_other for _, r in self.roles):
            raise Misreading("it is not clear than whom this is another player", "'an opponent'")

    def event(self, who: Whom, *, would: bool = False) -> tree.Event | None:
        """What is waited for: that a player does it, or would."""
        self._check_others(who)
        make = DEEDS[self.deed].make_event
        return make(who, would=would, **dict(self.roles)) if make else None


class Deed:
    """A deed: its verbs, in frames what stands behind them, and what it comes to.

    A role of a frame is a category of the grammar and its name, "{target:card} 'to' {players:to}"; words in
    quotes are themselves, capitals are classes of words, and what has a question mark may be missing.
    """

    def __init__(
        self, name: str, verbs: tuple[str, ...], frames: tuple[str, ...], make: Make
    ) -> None:
        self.name = name
        self.verbs = with_synonyms(verbs)
        self.frames = frames
        self.make = make
        self.make_event: MakeEvent | None = None
        self.is_only_awaited = False

    def event(self, make: MakeEvent) -> MakeEvent:
        """Written over what it is to wait for it."""
        self.make_event = make
        return make

    def teach(self, lexicon: Lexicon, rules: Rules) -> None:
        """Its verbs and the rules for it."""
        for verb in self.verbs:
            for form, spelled in forms(verb).items():
                lexicon.add(spelled, f"{self.name.upper()}.{form.upper()}")
        for frame in self.frames:
            self._teach_frame(frame.split(), rules)
        self._teach_parted(lexicon, rules)

    def _teach_parted(self, lexicon: Lexicon, rules: Rules) -> None:
        """ "Turn a card over": verbs whose second word may stand behind what is handled."""
        parted = [verb.split() for verb in self.verbs]
        for word, *rest in (verb for verb in parted if verb[-1] in PARTICLES and len(verb) > 1):
            name = "_".join((self.name, *rest)).upper()
            for form, spelled in forms(word).items():
                lexicon.add(spelled, f"{name}.{form.upper()}")
            behind = " ".join(f"'{one}'" for one in rest)
            for frame in {tuple(frame.split()) for frame in self.frames}:
                if not frame or not frame[0].startswith("{target"):
                    continue
                names = tuple(_name(one) for one in frame if one.startswith("{"))
                first, others = _category(frame[0]), " ".join(_category(one) for one in frame[1:])
                for form in ("base", "third", "past", "gerund"):
                    rules.add(f"act.{form}: {name}.{form.upper()} {first} {behind} {others}",
                              _making(self.name, names))  # fmt: skip

    def _teach_frame(self, frame: list[str], rules: Rules) -> None:
        names = tuple(_name(word) for word in frame if word.startswith("{"))
        behind = " ".join(_category(word) for word in frame)
        make = _making(self.name, names)
        kind = "awaited" if self.is_only_awaited else "act"
        for form in ("base", "third", "past", "gerund"):
            rules.add(f"{kind}.{form}: {self.name.upper()}.{form.upper()} {behind}", make)
        if frame:
            # "a card is flipped": what it is done to stands first
            first, rest = _category(frame[0]), " ".join(_category(word) for word in frame[1:])
            verb = f"{self.name.upper()}.PARTICIPLE"
            rules.add(
                f"{'awaited.turned' if self.is_only_awaited else 'turned'}: {first} BEING {verb} {rest}",
                make,
            )
            if not self.is_only_awaited:
                rules.add(f"turned_now: {first} BEING_NOW {verb} {rest}", make)
                rules.add(f"turned: {first} MUST_BE {verb} {rest}", make)
                there = _making_there(make)
                for be in ("BEING", "MUST_BE"):
                    rules.add(f"turned: {first} {be} {verb} where {rest}", there)
            rules.add(f"would_be_turned: {first} WOULD_BE {verb} {rest}", make)
            rules.add(f"deed.bare: {first} {verb} {rest}", make)


DEEDS: dict[str, Deed] = {}


def deed(*verbs: str, frames: tuple[str, ...]) -> Callable[[Make], Deed]:
    """Written over what a deed comes to: a function of who does it and of its roles."""

    def keep(make: Make) -> Deed:
        made = Deed(make.__name__, verbs, frames, make)
        DEEDS[made.name] = made
        return made

    return keep


def awaited(*verbs: str, frames: tuple[str, ...]) -> Callable[[MakeEvent], Deed]:
    """Written over what it is to wait for a deed that nobody is told to do."""

    def keep(make: MakeEvent) -> Deed:
        made = Deed(make.__name__, verbs, frames, _nothing)
        made.make_event, made.is_only_awaited = make, True
        DEEDS[made.name] = made
        return made

    return keep


def _nothing(_who: Who, **_roles: Meaning) -> None:
    return None


def _making(deed: str, names: tuple[str, ...]) -> Callable[..., Meaning | None]:
    def make(*values: Any) -> Meaning:
        given = zip(names, values, strict=True)
        return Act(deed, tuple((name, value) for name, value in given if value is not None))

    return make


def _making_there(make: Callable[..., Meaning | None]) -> Callable[..., Meaning | None]:
    """ "A card is discarded from your hand": where it is stands behind the verb."""

    def make_there(card: Any, where: Where, *rest: Any) -> Meaning | None:
        if not isinstance(card, Chosen) or card.described.where is not None:
            return None
        return make(card._replace(described=card.described.at(where)), *rest)

    return make_there


def _name(word: str) -> str:
    return word.strip("{}?").partition(":")[2]


def _category(word: str) -> str:
    if not word.startswith("{"):
        return word
    optional = "?" if word.endswith("?") else ""
    return word.strip("{}?").partition(":")[0] + optional


EVENT_PLAYERS = {
    Who.YOU: Who.YOU,
    Who.OPPONENT: Who.OPPONENT,
    Who.PLAYER: Who.PLAYER,
    Who.THAT: Who.THAT,
    # "whenever each opponent plays a card" can only mean any of them
    Who.EACH_OPPONENT: Who.OPPONENT,
    Who.EACH_PLAYER: Who.PLAYER,
    THE_OPPONENT: Who.OPPONENT,
}
BY: dict[Who, tree.By] = {Who.YOU: "you", Who.OPPONENT: "an opponent", Who.PLAYER: "anyone"}


def event_player(who: Whom) -> Who | None:
    """Whom an event is about; None where it cannot be about them."""
    return EVENT_PLAYERS.get(who) if isinstance(who, Who) or who == THE_OPPONENT else None
