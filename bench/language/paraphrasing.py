"""A second voice: from a tree, English as fans would write it, with one habit of speech or with many.

Every text has the meaning of its tree; it may be refused, and may not be read as anything else.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

from msgspec.structs import fields, replace

from bench.language.deeds import Doer, participle, third
from bench.language.speaking import Habit, Unsaid
from bench.language.unsaid import is_said
from mblades.text import tree
from mblades.text.tree import Ability, Cards, Effect, Number, TriggerWord, Who, Whose
from mblades.text.walking import N, parts


def paraphrase(ability: Ability, habits: frozenset[Habit], random: Random) -> str | None:
    """A text with at least one of the habits; None where there are no words, or the habit does not show."""
    start = random.getstate()
    words = _spoken(ability, habits, random)
    if words is None:
        return None
    plainer = (one for one in plainer_trees(ability) if is_said(one))
    if any(_spoken(one, habits, _from(start)) == words for one in plainer):
        return None  # something of it was not said
    return words


def _spoken(ability: Ability, habits: frozenset[Habit], random: Random) -> str | None:
    fan = Fan(habits, random)
    try:
        words = fan.ability(ability)
    except Unsaid:
        return None
    return words if fan.shown else None


def _from(state: tuple[Any, ...]) -> Random:
    random = Random()
    random.setstate(state)
    return random


def plainer_trees(node: N) -> Iterator[N]:
    """The tree with one part less that may be left out: whatever tells nothing of it did not say it."""
    for field in fields(node):
        value = getattr(node, field.encode_name)
        if not field.required and value != field.default:
            yield replace(node, **{field.encode_name: field.default})
        for inner in _plainer(value):
            yield replace(node, **{field.encode_name: inner})


def _plainer(value: object) -> Iterator[object]:
    if isinstance(value, tree.Node):
        yield from plainer_trees(value)
    elif isinstance(value, tuple):
        for place, one in enumerate(value):
            for inner in _plainer(one):
                yield (*value[:place], inner, *value[place + 1 :])


class Fan(Doer):
    """Writes an ability."""

    def ability(self, ability: Ability) -> str:
        """With its trigger."""
        if ability.trigger in (TriggerWord.RULE, TriggerWord.DECKBUILDING):
            raise Unsaid(ability)
        effects = ability.effects
        if ability.when is None:
            sentences = self._sentences(effects)
        else:
            first = self._row(effects[:1])
            when = self.either("When", "Whenever")
            sentences = [
                f"{when} {self.event(ability.when)}, {first}",
                *self._sentences(effects[1:]),
            ]
        words = " ".join(f"{_capital(sentence)}." for sentence in sentences)
        return f"{ability.trigger}: {words}"

    # ----------------------------------------------------------------- joining

    def _sentences(self, effects: tuple[Effect, ...]) -> list[str]:
        sentences: list[str] = []
        for place, effect in enumerate(effects):
            before = effects[place - 1] if place else None
            if before is not None and _is_plain(before) and _is_plain(effect) and sentences:
                joined = self._joined(sentences[-1], before, effect)
                if joined is not None:
                    sentences[-1] = joined
                    continue
            said = self._sentence(effect)
            if place and _is_plain(effect) and self.has(Habit.THEN):
                said[0] = f"then {said[0]}"
            sentences += said
        return sentences

    def _joined(self, words: str, before: Effect, effect: Effect) -> str | None:
        """Two deeds in one sentence."""
        if self.has(Habit.JOINED):
            return f"{words} and {self._second(words, before, effect)}"
        if self.has(Habit.THEN):
            return f"{words}, then {self._second(words, before, effect)}"
        return None

    def _second(self, words: str, before: Effect, effect: Effect) -> str:
        """The second deed of a sentence: its subject only where it is another one."""
        first, deed = self.deed(before), self.deed(effect)
        same = deed.who is first.who or (
            deed.who is Who.THAT and first.who in (Who.OPPONENT, Who.PLAYER)
        )
        if deed.who is Who.YOU:
            return self.bare(deed) if same else f"you {self.bare(deed)}"
        if same and " by " not in words:
            return self.bare(deed) if self.goes_on_bare else self.carried_on(deed)
        self.goes_on_bare = False
        return f"{self.player(deed.who)} {self.carried_on(deed)}"

    def _row(self, effects: tuple[Effect, ...]) -> str:
        """Effects that have to stand in one sentence."""
        if not all(map(_is_plain, effects)):
            said = self._sentence(effects[-1])
            if len(effects) > 1 or len(said) > 1:
                raise Unsaid(effects)
            return said[0]
        words = self.told(self.deed(effects[0]))
        for before, effect in pairwise(effects):
            words = f"{words} and {self._second(words, before, effect)}"
        return words

    # ----------------------------------------------------------------- sentences

    def _sentence(self, effect: Effect) -> list[str]:
        """An effect as sentences of its own, without full stops."""
        match effect:
            case tree.May():
                return self._may(effect)
            case tree.If():
                return self._if(effect)
            case tree.IfDone():
                return self._if_done(effect)
            case tree.InFull():
                return self._in_full(effect)
            case tree.ChooseOne(options, 1):
                rows = [self._row(option) for option in options]
                dash = self.either(":", " -")
                return [f"{self.either('choose', 'pick')} one{dash} {'; or '.join(rows)}"]
            case tree.OneOf():
                return [self._one_of(effect)]
            case tree.Whenever(event, effects, ""):
                return [self._whenever(event, effects)]
            case tree.Instead(event, effects, ""):
                return [f"if {self.event(event)}, {self._instead(effects)}"]
            case tree.Later() | tree.Lasting():
                return [self._started(effect)]
            case _:
                return [self._plain(effect)]

    def _started(self, effect: tree.Started) -> str:
        match effect:
            case tree.Later(moment, effects):
                return self._around(self._moment(moment), self._row(effects), effects)
            case tree.Lasting(held, span):
                row = " and ".join(self.statement(one) for one in held)
                return self._around(self._span(span), row, held)

    def _plain(self, effect: Effect) -> str:
        if isinstance(effect, tree.Statement):
            return self.statement(effect)
        if isinstance(effect, tree.Waiting):
            raise Unsaid(effect)  # "the first time each turn"
        match effect:
            case tree.Once(per):
                return f"use this {self.either('once per', 'once each')} {per}"
            case tree.AddTokens(amount=tree.PerEach()):
                raise Unsaid(effect)
            case tree.Gain(unit, tree.PerEach(value, each, 1, 0), who) | tree.Lose(
                unit, tree.PerEach(value, each, 1, 0), who
            ) if self.has(Habit.BEFORE):
                flat = type(effect)(unit, tree.Flat(value), who)
                return f"for each {self.counted(each)}, {self.told(self.deed(flat))}"
            case _:
                return self.told(self.deed(effect))

    def _around(self, when: str, row: str, effects: tuple[Effect, ...]) -> str:
        """The time before what happens, or behind it."""
        if (
            len(effects) == 1
            and not isinstance(effects[0], tree.Waiting)
            and self.has(Habit.BEHIND)
        ):
            return f"{row} {when}"
        return f"{when}, {row}"

    def _if_done(self, effect: tree.IfDone) -> list[str]:
        if effect.who is not Who.YOU:
            raise Unsaid(effect)
        done = f"{self.either('if you do', 'if so')}, {self._row(effect.effects)}"
        return [done, *self._refusing(effect.who, effect.otherwise)]

    def _refusing(self, who: Who, otherwise: tuple[Effect, ...]) -> list[str]:
        """What happens where something was not done."""
        if not otherwise:
            return []
        they = (
            self.either("if you don't", "if you choose not to")
            if who is Who.YOU
            else "if they refuse"
        )
        return [f"{they}, {self._row(otherwise)}"]

    def _in_full(self, effect: tree.InFull) -> list[str]:
        you = "you" if effect.who is Who.YOU else "they"
        if not effect.otherwise:
            raise Unsaid(effect)
        cannot = self.either("can't", "are unable to do so")
        return [self._row(effect.effects), f"if {you} {cannot}, {self._row(effect.otherwise)}"]

    def _may(self, may: tree.May) -> list[str]:
        if may.otherwise and may.who in (Who.YOU, Who.THAT):
            said = self._may(replace(may, otherwise=()))
            return [*said, *self._refusing(may.who, may.otherwise)]
        if may.otherwise:
            raise Unsaid(may)
        deeds = [self.deed(effect) for effect in may.effects]
        if any(deed.who is not may.who for deed in deeds):
            raise Unsaid(may)
        offered = " and ".join(self.bare(deed) for deed in deeds)
        who = "they" if may.who is Who.THAT and self.has(Habit.PRONOUNS) else self.player(may.who)
        can = self.either("may", "can")
        if not may.then:
            if may.who is Who.YOU and len(deeds) == 1 and self.has(Habit.BEHIND):
                return [f"{offered} if you {self.either('like', 'want')}"]
            return [f"{who} {can} {offered}"]
        then = self._row(may.then)
        if may.who is Who.YOU and len(deeds) == 1 and self.has(Habit.TO):
            if all(map(_is_yours, may.then)) and self._random.random() < 0.5:
                bare = " and ".join(self.bare(self.deed(one)) for one in may.then)
                return [f"you {can} {offered} to {bare}"]
            return [f"you {can} {offered}, and if you do, {then}"]
        if may.who is Who.YOU:
            return [f"{who} {can} {offered}", f"{self.either('if you do', 'if so')}, {then}"]
        return [f"{who} {can} {offered}", f"if they do, {then}"]

    def _if(self, effect: tree.If) -> list[str]:
        condition, word = effect.condition, "if"
        then, otherwise = effect.then, effect.otherwise
        if not otherwise and len(then) == 1 and isinstance(then[0], tree.Statement):
            return [f"if {self.condition(condition)}, {self.statement(then[0])}"]
        simple = len(then) == 1 and _is_plain(then[0])
        both = simple and len(otherwise) == 1 and _is_plain(otherwise[0])
        if both and not isinstance(condition, tree.Not) and self.has(Habit.INSTEAD):
            base = self.told(self.deed(otherwise[0]))
            return [base, f"if {self.condition(condition)}, {self._row(then)} instead"]
        if isinstance(condition, tree.Not) and not isinstance(
            condition.condition, tree.Is | tree.IsPlaced
        ):
            word, condition = "unless", condition.condition
        words = self.condition(condition)
        if simple and not otherwise and self.has(Habit.BEHIND):
            return [f"{self._row(then)} {word} {words}"]
        said = [f"{word} {words}, {self._row(then)}"]
        if otherwise:
            said.append(f"{self.either('otherwise', 'if not')}, {self._row(otherwise)}")
        return said

    def _one_of(self, effect: tree.OneOf) -> str:
        deeds = [[self.deed(one) for one in option] for option in effect.options]
        if any(deed.who is not effect.who for option in deeds for deed in option):
            raise Unsaid(effect)
        plain = [" and ".join(self.bare(deed) for deed in option) for option in deeds]
        if effect.who is Who.YOU:
            either = "either " if self.has(Habit.EITHER) else ""
            you = "you " if self.has(Habit.YOU) else ""
            return f"{you}{either}{' or '.join(plain)}"
        if effect.who is Who.THAT and self.has(Habit.PRONOUNS):
            return f"they {' or '.join(plain)}"
        if self.has(Habit.EITHER):
            either = self.either("", "either ")
            return f"{self.player(effect.who)} must {either}{' or '.join(plain)}"
        if self.has(Habit.PLURAL):
            return f"{self.many(effect.who)} {' or '.join(plain)}"
        told = [" and ".join(self.carried_on(deed) for deed in option) for option in deeds]
        return f"{self.player(effect.who)} {' or '.join(told)}"

    def _whenever(self, event: tree.Event, effects: tuple[Effect, ...]) -> str:
        row = self._row(effects)
        word = self.either("whenever", "each time", "every time", "when")
        if len(effects) == 1 and _is_plain(effects[0]) and self.has(Habit.BEHIND):
            if _looks_back(effects):
                raise Unsaid(effects)
            return f"{row} {word} {self.event(event)}"
        return f"{word} {self.event(event)}, {row}"

    def _instead(self, effects: tuple[Effect, ...]) -> str:
        if effects == (tree.Prevent(),):
            return self.either("prevent it", "prevent that")
        if any(isinstance(one, tree.Prevent) for one in effects):
            raise Unsaid(effects)
        row = self._row(effects)
        return f"instead {row}" if self.has(Habit.INSTEAD) else f"{row} instead"

    # ----------------------------------------------------------------- what holds

    def statement(self, effect: Any) -> str:
        """What holds for some time."""
        match effect:
            case tree.CannotBe(target, ("flipped" | "discarded" as verb,), by):
                cannot = self.either("cannot", "can't", habit=Habit.SHORT)
                whom = {"anyone": "", "an opponent": " by opponents", "you": " by you"}[by]
                return f"{self._subject(target)[0]} {cannot} be {verb}{whom}"
            case tree.HaveStars(target, tree.Flat(value), minus):
                subject, many = self._subject(target)
                sign = "-" if minus else "+"
                stars = f"{sign}{value} star{'' if value == 1 else 's'}"
                if self.has(Habit.SYNONYMS):
                    more = "fewer" if minus else "more"
                    stars = f"{self.number(value)} {more} star{'' if value == 1 else 's'}"
                return f"{subject} {'have' if many else 'has'} {stars}"
            case tree.HaveSymbols(target, symbols, False):
                subject, many = self._subject(target)
                return f"{subject} {'are' if many else 'is'} also {' and '.join(symbols)}"
            case tree.CannotPlay(who, which) if who in (Who.YOU, Who.EACH_OPPONENT):
                cannot = self.either("cannot", "can't", "may not", habit=Habit.SHORT)
                player = "you" if who is Who.YOU else self.many(who)
                return f"{player} {cannot} play {'other ' if which.other else ''}{self.noun(which, many=True)}"
            case tree.Cannot(who, (deed,)) if who in (Who.YOU, Who.EACH_OPPONENT):
                cannot = self.either("cannot", "can't", habit=Habit.SHORT)
                return f"{'you' if who is Who.YOU else self.many(who)} {cannot} {deed}"
            case tree.MoreSlots(count):
                return f"you have {'an' if count == 1 else self.number(count)} extra slot{'' if count == 1 else 's'}"
            case tree.TotalBonus(tree.Flat(value), minus, whose):
                return f"{whose} total in clashes is {'-' if minus else '+'}{value}"
            case tree.Whenever(event, effects, ""):
                return self._whenever(event, effects)
            case tree.Instead(event, effects, ""):
                return f"if {self.event(event)}, {self._instead(effects)}"
            case _:
                raise Unsaid(effect)

    def _subject(self, target: tree.Target) -> tuple[str, bool]:
        if isinstance(target, Cards):
            if target.how == "each" and not self.has(Habit.YOU):
                return self.several(target), True
            if target.how == "each":
                return f"each {self.single(target)}", False
            raise Unsaid(target)
        if isinstance(target, tree.Those):
            return self.either("those cards", "they", habit=Habit.PRONOUNS), True
        return self.reference(target), False

    def _moment(self, moment: tree.Moment) -> str:
        match moment:
            case tree.TournamentEnd():
                return "at the end of the tournament"
            case tree.TurnEdge(edge, None):
                return f"at the {edge} of this turn"
            case tree.TurnEdge(edge, Whose.YOUR | Whose.THAT as whose):
                return f"at the {self.either(edge, 'beginning' if edge == 'start' else edge)} of {self.owner(whose)} next turn"
            case _:
                raise Unsaid(moment)

    def _span(self, span: tree.Span) -> str:
        match span:
            case tree.Until(tree.TournamentEnd()):
                return "for the rest of the tournament"
            case tree.Until(tree.TurnEdge("end", None)):
                return self.either("until the end of this turn", "until end of turn", "this turn")
            case tree.Until(tree.TurnEdge(edge, Whose.YOUR | Whose.THAT as whose)):
                start = self.either("", "the start of ") if edge == "start" else "the end of "
                return f"until {start}{self.owner(whose)} next turn"
            case tree.During(Whose.YOUR | Whose.THAT as whose, 1):
                return f"during {self.owner(whose)} next turn"
            case tree.While(condition):
                return f"{self.either('while', 'as long as')} {self.condition(condition)}"
            case _:
                raise Unsaid(span)

    # ----------------------------------------------------------------- conditions and events

    def condition(self, condition: tree.Condition) -> str:
        """Without "if"."""
        match condition:
            case tree.Holds():
                return self._holds(condition)
            case tree.Is(card, which):
                be = "is"
                if isinstance(card, tree.It) and self.has(Habit.SHORT):
                    return f"it's {self._a_kind(which)}"
                return f"{self.reference(card)} {be} {self._a_kind(which)}"
            case tree.Not(tree.Is(card, which)):
                be = self.either("is not", "isn't", habit=Habit.SHORT)
                return f"{self.reference(card)} {be} {self._a_kind(which)}"
            case tree.IsPlaced(card, where):
                return f"{self.reference(card)} is {where}"
            case tree.Not(tree.IsPlaced(card, where)):
                be = self.either("is not", "isn't", habit=Habit.SHORT)
                return f"{self.reference(card)} {be} {where}"
            case tree.Both(left, right):
                return f"{self.condition(left)} and {self.condition(right)}"
            case tree.Either(left, right):
                return f"{self.condition(left)} or {self.condition(right)}"
            case _:
                return self._fact(condition)

    def _fact(self, condition: tree.Condition) -> str:
        match condition:
            case tree.TurnOf(tree.Whose.YOUR):
                return self.either("it is your turn", "it's your turn", habit=Habit.SHORT)
            case tree.ClashResult("win" | "lose" as result, 0):
                return self.either(f"you {result} the clash", f"you {result}", f"you {result} it")
            case tree.ClashResult("tie"):
                return "the clash is a tie"
            case tree.Shares(card, (what,), none, tree.This()):
                a = "no" if none else "an" if what == "element" else "a"
                return f"{self.reference(card)} shares {a} {what} with this card"
            case _:
                raise Unsaid(condition)

    def _a_kind(self, which: tree.Filter) -> str:
        noun = self.noun(which, many=False)
        if which.other:
            raise Unsaid(which)
        return f"{'an' if noun[0].lower() in 'aeiou' else 'a'} {noun}"

    def _holds(self, holds: tree.Holds) -> str:
        match holds:
            case tree.Holds(tree.CountOf(cards), test, Number(count)):
                return self._counts(cards, test, count)
            case tree.Holds(tree.Has(unit, Whose.YOUR), test, Number(count)):
                return f"you have {self._compared(test, count)} {self.unit(unit)}"
            case tree.Holds(
                tree.Has(unit, Whose.YOUR), "fewer" | "more" as test, tree.Has(other, whose)
            ) if unit == other:
                whom = {
                    Whose.OPPONENT: Who.OPPONENT,
                    Whose.LEFT: Who.LEFT,
                    Whose.RIGHT: Who.RIGHT,
                }.get(whose)
                if whom is None:
                    raise Unsaid(holds)
                less = self.either("fewer", "less") if test == "fewer" else "more"
                return f"you have {less} {self.unit(unit)} than {self.player(whom)}"
            case tree.Holds(tree.StarsOf(tree.This() | tree.It() as card), test, Number(count)):
                return f"{self.reference(card)} has {self._compared(test, count)} stars"
            case _:
                raise Unsaid(holds)

    def _compared(self, test: tree.Compare, count: int) -> str:
        number = self.number(count)
        match test:
            case "at least":
                return self.either(f"at least {number}", f"{number} or more")
            case "at most":
                return self.either(
                    f"at most {number}", f"{number} or fewer", f"no more than {number}"
                )
            case "fewer":
                return self.either(f"fewer than {number}", f"less than {number}")
            case "more":
                return f"more than {number}"
            case "equal":
                return f"exactly {number}"

    def _counts(self, cards: Cards, test: tree.Compare, count: int) -> str:
        other = "other " if cards.filter.other else ""
        one = (test, count) == ("at least", 1)
        many = not one and count != 1
        if one:
            which = self._described(cards, many=False)
            counted = (
                f"another {which}"
                if other
                else f"a{'n' if which[0].lower() in 'aeiou' else ''} {which}"
            )
        elif (test, count) == ("at most", 0):
            counted = f"no {other}{self._described(cards, many=many)}"
        else:
            counted = f"{self._compared(test, count)} {other}{self._described(cards, many=many)}"
        place = cards.place
        if isinstance(place, tree.In) and place.whose is Whose.YOUR and self.has(Habit.HAVE):
            return f"you {self.either('have', 'control') if place.zone == 'tableau' else 'have'} {counted}"
        if isinstance(place, tree.In) and place.whose is Whose.OPPONENT and self.has(Habit.HAVE):
            their = counted.replace("an opponent's", "their").replace("target opponent's", "their")
            return f"an opponent has {their}"
        return f"there {'are' if many else 'is'} {counted}"

    def event(self, event: tree.Event) -> str:
        """Without "when"."""
        match event:
            case tree.Plays(who, which) if event == tree.Plays(who, which):
                noun = self.noun(which, many=False)
                a = "another" if which.other else "an" if noun[0].lower() in "aeiou" else "a"
                return self._happens(who, "play", f"{a} {noun}")
            case tree.IsFlipped(card, by, would):
                return self._flipped(card, by, would)
            case tree.Changes(who, what, unit, would, 0, "anyone", None) if what != "be robbed of":
                subject = self._event_player(who)
                verb = f"would {what}" if would else what if who is Who.YOU else third(what)
                return f"{subject} {verb} {self.unit(unit)}"
            case tree.Clashes(who, "win" | "lose" as what) if who is not Who.PLAYER:
                verb = what if who is Who.YOU else third(what)
                return f"{self._event_player(who)} {verb} a clash"
            case tree.Discards(who, filter_) if filter_ == tree.Filter():
                return self._happens(who, "discard", "a card")
            case tree.UsesAction(who, "Action", tree.Filter()):
                return f"{self._event_player(who)} {'use' if who is Who.YOU else 'uses'} an Action"
            case _:
                raise Unsaid(event)

    def _event_player(self, who: object) -> str:
        if who is Who.OPPONENT:
            return self.either("an opponent", "any opponent", "another player")
        if who is Who.PLAYER:
            return self.either("a player", "any player", "anyone")
        if who is Who.YOU:
            return "you"
        raise Unsaid(who)

    def _happens(self, who: object, verb: str, what: str) -> str:
        if self.has(Habit.PASSIVE):
            return f"{what} is {participle(verb)} by {self._event_player(who)}"
        return f"{self._event_player(who)} {verb if who is Who.YOU else third(verb)} {what}"

    def _flipped(self, card: tree.Target, by: tree.By, would: bool) -> str:
        words = self.target(card)
        if by == "an opponent" and self.has(Habit.YOU):
            return f"an opponent {'would flip' if would else 'flips'} {words}"
        whom = {"anyone": "", "an opponent": " by an opponent", "you": " by you"}[by]
        return f"{words} {'would be' if would else 'is'} flipped{whom}"


def _is_plain(effect: Effect) -> bool:
    return isinstance(effect, tree.OneShot)


def _is_yours(effect: Effect) -> bool:
    return isinstance(effect, tree.OneShot) and getattr(effect, "who", Who.YOU) is Who.YOU


def _looks_back(effects: tuple[Effect, ...]) -> bool:
    """Whether they speak of what the event named: then it has to be named first."""
    return any(
        isinstance(part, tree.It | tree.ThatMuch) or part in (Who.THAT, Whose.THAT, Who.OWNER)
        for part in parts(effects)
    )


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
