"""What is done, in the words of fans: a verb, what it is done to, and how the sentence is turned."""

from __future__ import annotations

from typing import NamedTuple

from bench.language.speaking import Habit, Speaker, Unsaid
from mblades.text import tree
from mblades.text.tree import Cards, Who, Whose

_PARTICIPLES = {
    "lose": "lost", "pay": "paid", "steal": "stolen", "put": "put", "draw": "drawn", "take": "taken",
    "give": "given", "choose": "chosen", "get": "gotten", "swap": "swapped", "flip": "flipped", "unflip": "unflipped",
}  # fmt: skip


def third(verb: str) -> str:
    """plays, passes"""
    return verb + ("es" if verb.endswith(("ch", "sh", "s")) else "s")


def participle(verb: str) -> str:
    """played, discarded"""
    if verb in _PARTICIPLES:
        return _PARTICIPLES[verb]
    return verb + ("d" if verb.endswith("e") else "ed")


class Deed(NamedTuple):
    """What somebody does: the verb, what it is done to, and what follows."""

    who: object
    verb: str
    done_to: str
    behind: str = ""
    many: bool = False  # whether it is done to several things

    @property
    def predicate(self) -> str:
        """Behind the verb."""
        return f"{self.done_to} {self.behind}".strip()


class Doer(Speaker):
    """Says what is done."""

    goes_on_bare = False  # whether a second verb of the same subject has no -s

    def deed(self, effect: tree.Effect) -> Deed:
        """An effect that somebody carries out."""
        match effect:
            case tree.Gain() | tree.Lose() | tree.Steal() | tree.Pay():
                return self._points(effect)
            case tree.Discard():
                return self._discard(effect)
            case tree.Draw(tree.Flat(count), who):
                cards = "a card" if count == 1 else f"{self.number(count)} cards"
                return Deed(who, "draw", cards, "", count > 1)
            case tree.Take(target, who):
                hand = "your" if who is Who.YOU else "their"
                thing, many = self._source(target), _is_many(target)
                if self.has(Habit.SYNONYMS):
                    return Deed(who, "add", thing, f"to {hand} hand", many)
                return Deed(who, "take", thing, f"into {hand} hand", many)
            case tree.Return(target, "hand", who) if not isinstance(target, tree.TopOfStore):
                return Deed(
                    who,
                    "return",
                    self.target(target),
                    f"to {self._home(target, who)} hand",
                    _is_many(target),
                )
            case _:
                return self._game(effect)

    def _game(self, effect: tree.Effect) -> Deed:
        match effect:
            case tree.ChoosePlayer(who):
                return Deed(Who.YOU, self.either("choose", "pick"), self.player(who))
            case tree.ChooseCard(target):
                return Deed(
                    Who.YOU,
                    self.either("choose", "pick", "select"),
                    self.target(target),
                    "",
                    _is_many(target),
                )
            case tree.Clash(who, False, None, 1) if who in (Who.OPPONENT, Who.THAT):
                with_whom = (
                    "them" if who is Who.THAT and self.has(Habit.PRONOUNS) else self.player(who)
                )
                return Deed(Who.YOU, "clash", f"with {with_whom}")
            case tree.PlayAnother(False):
                return Deed(Who.YOU, "play", "another card", "this turn")
            case tree.NameOne(what, who) if what in ("type", "element"):
                return Deed(who, "name", "an element" if what == "element" else "a type")
            case tree.Repeat(1):
                return Deed(Who.YOU, "repeat", "this effect")
            case tree.PlayIt(target, who, False, in_place=False):
                return Deed(who, "play", self.target(target), "", _is_many(target))
            case tree.Reveal(target, who):
                return Deed(who, "reveal", self.target(target), "", _is_many(target))
            case tree.GiveCard(target, to, who) if to is not who:
                whom = "them" if to is Who.THAT and self.has(Habit.PRONOUNS) else self.player(to)
                return Deed(who, "give", self.target(target), f"to {whom}", _is_many(target))
            case _:
                return self._in_play(effect)

    def _points(self, effect: tree.PointEffect) -> Deed:
        many = effect.amount != tree.Flat(1)
        points = self.points(effect.unit, effect.amount)
        match effect:
            case tree.Gain():
                verb = self.either("gain", "receive", "get", "earn")
                return Deed(effect.who, verb, points, "", many)
            case tree.Lose():
                return Deed(effect.who, "lose", points, "", many)
            case tree.Steal(thief=Who.YOU):
                whom = (
                    "them"
                    if effect.who is Who.THAT and self.has(Habit.PRONOUNS)
                    else self.player(effect.who)
                )
                return Deed(Who.YOU, "steal", points, f"from {whom}", many)
            case tree.Pay(to=to) if to is not None:
                return Deed(effect.who, "give", points, f"to {self.player(to)}", many)
            case tree.Pay(who=Who.YOU):
                return Deed(Who.YOU, self.either("pay", "spend"), points, "", many)
            case tree.Pay():
                return Deed(effect.who, "give", f"you {points}", "", many)
            case _:
                raise Unsaid(effect)

    def _discard(self, effect: tree.Discard) -> Deed:
        target, who = effect.target, effect.who
        if isinstance(target, Cards) and target.how == "random":
            is_plain = target.filter == tree.Filter() and target.count == 1
            if not is_plain or not _is_own_hand(target.place, who):
                raise Unsaid(effect)
            return Deed(who, "discard", self.either("a random card", "a card at random"))
        if isinstance(target, Cards) and _is_own_hand(target.place, who):
            cards = self.selection(target)
            hand = " in your hand" if who is Who.YOU else " in their hand"
            if not cards.endswith(hand):
                raise Unsaid(effect)
            plain = cards.removesuffix(hand)
            hand = self.either("", f"from {hand.removeprefix(' in ')}")
            return Deed(who, "discard", plain, hand, _is_many(target))
        return Deed(who, "discard", self.target(target), "", _is_many(target))

    def _in_play(self, effect: tree.Effect) -> Deed:
        match effect:
            case tree.Flip(target, who):
                many = _is_many(target)
                if self.has(Habit.SYNONYMS):
                    return Deed(who, "turn", self.target(target), "face down", many)
                return Deed(who, "flip", self.target(target), "", many)
            case tree.Unflip(target, who) if _is_one_face_down(target):
                if self.has(Habit.SYNONYMS):
                    return Deed(who, "turn", self.target(target), "face up", _is_many(target))
                return Deed(who, "unflip", self.target(target), "", _is_many(target))
            case tree.Move(target, to, who) if to != "any slot" and not _is_many(target):
                return Deed(who, "move", self.target(target), f"to {to}")
            case tree.Swap(first, second, who) if second is not None:
                return Deed(
                    who, "swap", self.target(first), f"with {self.target(second)}", _is_many(first)
                )
            case tree.AddTokens(what, tree.Flat(value), target, who):
                tokens = f"a {what}" if value == 1 else f"{self.number(value)} {what}s"
                return Deed(
                    who, self.either("put", "place"), tokens, f"on {self.target(target)}", value > 1
                )
            case tree.RemoveTokens(what, tree.Flat(value), target, who):
                tokens = f"a {what}" if value == 1 else f"{self.number(value)} {what}s"
                return Deed(who, "remove", tokens, f"from {self.target(target)}", value > 1)
            case tree.Insert(False):
                return Deed(Who.YOU, "insert", "this card", "anywhere in your tableau")
            case _:
                raise Unsaid(effect)

    def _source(self, target: tree.Target) -> str:
        if not isinstance(target, Cards):
            return self.target(target)
        words = self.selection(target)
        place = self.place(target.place)
        if not place.startswith("in ") or place not in words:
            raise Unsaid(target)
        return words.replace(place, f"from {place.removeprefix('in ')}", 1)

    def _home(self, target: tree.Target, who: object) -> str:
        if isinstance(target, Cards) and isinstance(target.place, tree.In):
            whose = target.place.whose
            if whose is Whose.YOUR and who is Who.YOU:
                return "your"
            if whose is Whose.THEIR:
                return "their"
        if target == tree.This() and who is Who.YOU:
            return "your"
        if _is_many(target):
            raise Unsaid(target)
        return "its owner's"

    # ----------------------------------------------------------------- sentences

    def told(self, deed: Deed) -> str:
        """The whole sentence, without its full stop."""
        self.goes_on_bare = True
        if deed.who is Who.YOU:
            return self._order(deed)
        if deed.who is Who.THAT and self.has(Habit.PRONOUNS):
            return f"they {self.bare(deed)}"
        if deed.who in (Who.EACH_OPPONENT, Who.EACH_PLAYER) and self.has(Habit.PLURAL):
            each = self.either("", "each ")
            return f"{self.many(deed.who)} {each}{self.bare(deed)}"
        if self.has(Habit.EITHER):
            return f"{self.player(deed.who)} {self.either('must', 'has to')} {self.bare(deed)}"
        self.goes_on_bare = False
        if _can_be_turned(deed) and self.has(Habit.PASSIVE):
            return f"{self._turned(deed)} by {self.player(deed.who)}"
        return f"{self.player(deed.who)} {self.carried_on(deed)}"

    def _order(self, deed: Deed) -> str:
        if self.has(Habit.YOU):
            return f"you {self.bare(deed)}"
        if self.has(Habit.EITHER):
            return f"you {self.either('must', 'have to')} {self.bare(deed)}"
        if _can_be_turned(deed) and self.has(Habit.PASSIVE):
            return self._turned(deed)
        return self.bare(deed)

    def _turned(self, deed: Deed) -> str:
        be = "are" if deed.many else "is"
        return f"{deed.done_to} {be} {participle(deed.verb)} {deed.behind}".strip()

    def bare(self, deed: Deed) -> str:
        """ "lose 5 RP": an order, or behind "they" and "may"."""
        return f"{deed.verb} {deed.predicate}"

    def carried_on(self, deed: Deed) -> str:
        """ "loses 5 RP": said of the subject before it."""
        return f"{third(deed.verb)} {deed.predicate}"


def _can_be_turned(deed: Deed) -> bool:
    return deed.verb not in (
        "clash",
        "give",
        "play",
        "get",
        "repeat",
        "name",
        "choose",
        "pick",
        "select",
    )


def _is_many(target: tree.Target) -> bool:
    if isinstance(target, Cards):
        return target.count > 1 or target.how in ("any number of",)
    return isinstance(target, tree.Those)


def _is_one_face_down(target: tree.Target) -> bool:
    if isinstance(target, Cards):
        return target.how == "a" and target.filter.face == "down"
    return isinstance(target, tree.This)


def _is_own_hand(place: tree.Place, who: object) -> bool:
    return place == tree.In("hand", Whose.YOUR if who is Who.YOU else Whose.THEIR)
