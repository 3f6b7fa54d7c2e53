"""What the grammar's rules make of sentences: how effects are joined and who does them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from lark import Token, v_args
from msgspec.structs import replace

from mblades.text import tree
from mblades.text.grammar.conditions import EventReader
from mblades.text.grammar.meaning import Misreading, is_yours_to_do, would_happen
from mblades.text.grammar.nouns import per_each
from mblades.text.tree import Effect, Who
from mblades.text.walking import contains

Make = Callable[[Who], Effect]
# Effects by so much: "for each" may stand before them.
Measured = (
    tree.PointEffect | tree.AddTokens | tree.RemoveTokens | tree.ClashBonus | tree.HaveStars
    | tree.TotalBonus
)  # fmt: skip


@dataclass
class VerbPhrase:
    """A verb and its objects, waiting for its subject."""

    make: Make
    third: bool = False  # "gains": said of the subject before it


@dataclass
class Clause:
    """A phrase with its subject, or a statement that needs none."""

    make: Make
    who: Who | None = None
    third: bool = False
    plural: bool = False
    statement: bool = False


@dataclass
class Series:
    """Effects joined by words. Options are joined by "or"; a single one is no choice."""

    parts: list[list[list[Clause]] | Effect] = field(default_factory=list)
    purpose: Series | None = None  # what stands behind "to"

    def effects(self, modal: Who | None = None) -> tuple[Effect, ...]:
        """The effects, each with its subject; `modal` is the subject of a "may" before them."""
        effects: list[Effect] = []
        for part in self.parts:
            if not isinstance(part, list):
                effects.append(part)
            elif len(part) == 1:
                effects += _chain(part[0], modal, modal)
            else:
                first = part[0][0]
                who = first.who or modal or Who.YOU
                # "each player must flip a card or lose 20 RP": "lose" is theirs
                helped = who if first.plural else modal
                options = tuple(tuple(_chain(option, who, helped)) for option in part)
                effects.append(tree.OneOf(options, who))
        if self.purpose is not None:
            purpose = self.purpose.effects(modal)
            if all(isinstance(effect, tree.Pay) for effect in effects):
                effects += purpose
            elif effects and is_yours_to_do(effects[-1]):
                effects.append(tree.IfDone(purpose))  # "discard a card to gain 10 RP"
            else:
                raise Misreading(
                    "'to' needs 'pay' or 'you may' before it", nearest="You may ... If you do, ..."
                )
        return tuple(effects)


def _chain(clauses: list[Clause], subject: Who | None, modal: Who | None) -> list[Effect]:
    """Give every clause its subject.

    "Each opponent loses 5 RP and discards a card": the third person carries the subject on; the
    plain verb is yours, unless "may" or a plural subject stands before it.
    """
    effects: list[Effect] = []
    running = subject or Who.YOU
    fixed = subject is not None  # in an option or after "may" the subject is one and the same
    plural = False
    for clause in clauses:
        if clause.statement:
            effects.append(clause.make(Who.YOU))
            continue
        if clause.who is not None:
            running, plural = clause.who, clause.plural
        elif clause.third:
            if running is Who.YOU:
                raise Misreading("say who does this", "a player such as 'each opponent'")
            running = _again(running, fixed=fixed and running is subject)
        elif modal is not None:
            running = modal
        elif plural:
            running = _again(running, fixed=False)
        else:
            running = Who.YOU
        effects.append(clause.make(running))
    return effects


def _again(who: Who, *, fixed: bool) -> Who:
    # The second mention of "an opponent" is the one chosen at the first.
    return Who.THAT if not fixed and who in (Who.OPPONENT, Who.PLAYER) else who


Head = Literal["", "otherwise", "instead", "if you do", "whenever", "when", "would"]


@dataclass
class Sentence:
    """A sentence as it stands; some only make sense after another or under a trigger."""

    series: Series
    head: Head = ""
    event: tree.Event | None = None
    instead: bool = False
    condition: tree.Condition | None = None
    optional: bool = False
    stop: int = 0

    def effects(self) -> tuple[Effect, ...]:
        """What the sentence itself says, without its head."""
        effects = self.series.effects()
        if self.optional:
            effects = (tree.May(effects),)
        if self.condition is not None:
            # "Reveal the top card of the Store and take it if it is a Fire card."
            before = effects[:-1] if _speaks_of(effects[:-1], self.condition) else ()
            effects = (*before, tree.If(self.condition, effects[len(before) :]))
        return effects


def _speaks_of(effects: tuple[Effect, ...], condition: tree.Condition) -> bool:
    """Whether the condition is about what the effects before have chosen or brought about."""
    if contains(condition, tree.It, tree.Those):
        return contains(effects, tree.Cards, tree.Draw, tree.TopOfStore, tree.TopCard)
    return contains(condition, tree.ClashResult) and contains(effects, tree.Clash)


@v_args(inline=True)
class SentenceReader(EventReader):
    """Sentences and the joints between effects."""

    def sentence(self, body: Series | Sentence, stop: Token) -> Sentence:
        sentence = body if isinstance(body, Sentence) else Sentence(body)
        sentence.stop = stop.start_pos or 0
        return sentence

    def line(self, *parts: Any) -> list[Any]:
        return list(parts)

    def then(self, series: Series) -> Sentence:
        return Sentence(series)

    def if_after(self, series: Series, condition: tree.Condition) -> Sentence:
        return Sentence(series, condition=condition)

    def unless_after(self, series: Series, condition: tree.Condition) -> Sentence:
        return Sentence(series, condition=tree.Not(condition))

    def if_after_comma(self, chain: list[Clause], condition: tree.Condition) -> Sentence:
        return Sentence(Series([[chain]]), condition=condition)

    def unless_after_comma(self, chain: list[Clause], condition: tree.Condition) -> Sentence:
        return Sentence(Series([[chain]]), condition=tree.Not(condition))

    def cancels(self, whose: Token, trigger: Token | None = None) -> Sentence:
        """ "Cancel an opponent's Play effect": when it would happen."""
        cancel = Clause(lambda _who: tree.Cancel())
        return Sentence(Series([[[cancel]]]), "when", self.effect_happens(whose, trigger))

    def if_you_like(self, series: Series) -> Sentence:
        return Sentence(series, optional=True)

    def otherwise(self, series: Series) -> Sentence:
        return Sentence(series, "otherwise")

    def if_you_do(self, series: Series) -> Sentence:
        return Sentence(series, "if you do")

    def would_series(self, series: Series) -> tuple[Series, bool]:
        return series, False

    def with_instead(self, series: Series) -> tuple[Series, bool]:
        return series, True

    def if_instead(self, condition: tree.Condition, series: Series) -> Sentence:
        """ "Gain 10 RP. If you have a Mage, gain 20 RP instead." """
        return Sentence(series, "instead", condition=condition)

    def whenever(self, event: tree.Event, body: tuple[Series, bool]) -> Sentence:
        return Sentence(body[0], "whenever", event, body[1])

    def when(self, event: tree.Event, body: tuple[Series, bool]) -> Sentence:
        return Sentence(body[0], "when", event, body[1])

    def replaced(self, event: tree.Event, body: tuple[Series, bool]) -> Sentence:
        return Sentence(body[0], "would", event, body[1])

    def if_whenever(self, condition: tree.Condition, event: tree.Event, series: Series) -> Sentence:
        """ "While this is your Top card, whenever you clash, gain 5 RP": asked when it happens."""
        if would_happen(event):
            raise Misreading(
                "what would happen is always replaced, so this cannot have a condition"
            )
        return Sentence(series, "whenever", event, condition=condition)

    def whenever_after(self, series: Series, event: tree.Event) -> Sentence:
        return Sentence(series, "whenever", event)

    # joints

    def chain(self, *clauses: Any) -> list[Clause]:
        if len(clauses) == 1:
            return [clauses[0]]
        return [*clauses[0], clauses[1]]

    def alternatives(self, *chains: list[Clause]) -> list[list[Clause]]:
        return list(chains)

    def series_one(self, part: Any) -> Series:
        return Series([part])

    def series_tail(self, chain: list[Clause], tail: Effect) -> Series:
        return Series([[chain], tail])

    def series_more(self, part: Any, more: Series) -> Series:
        return Series([part, *more.parts])

    def series_purpose(self, part: list[list[Clause]], more: Series) -> Series:
        """ "Pay 2 M$ to gain 10 RP": what stands behind "to" is what it is paid for."""
        return Series([part], purpose=more)

    def if_(self, condition: tree.Condition, series: Series) -> Effect:
        return tree.If(condition, series.effects())

    def unless_(self, condition: tree.Condition, series: Series) -> Effect:
        return tree.If(tree.Not(condition), series.effects())

    def may(self, who: Token, series: Series) -> Effect:
        subject: Who = who.value[0]
        effects = Series(series.parts).effects(subject)
        then = series.purpose.effects() if series.purpose else ()
        only = effects[0]
        if len(effects) == 1 and isinstance(only, tree.ComesWith):
            return tree.ComesWith(only.what, only.count, optional=True)
        return tree.May(effects, then, subject)

    def choose_one(self, *series: Series) -> Effect:
        options = tuple(one.effects() for one in series)
        if len(options) == 1 and len(options[0]) == 1 and isinstance(options[0][0], tree.OneOf):
            options = options[0][0].options  # "Choose one: gain 10 RP or draw a card."
        if len(options) < 2:
            raise Misreading("there is nothing to choose from", "'; or' and a second option")
        return tree.ChooseOne(options)

    def each_first(self, counted: Any, clause: Clause) -> Effect:
        effect = _chain([clause], None, None)[0]
        if not isinstance(effect, Measured) or not isinstance(effect.amount, tree.Flat):
            raise Misreading("'for each' needs an amount", "an amount such as '5 RP'")
        return replace(effect, amount=per_each(effect.amount.value, counted))

    def bare(self, phrase: VerbPhrase) -> Clause:
        return Clause(phrase.make, third=phrase.third)

    def subject(self, who: Token, phrase: VerbPhrase) -> Clause:
        return Clause(phrase.make, who.value[0], phrase.third, plural=who.value[1])

    def subject_must(self, who: Token, phrase: VerbPhrase) -> Clause:
        return Clause(phrase.make, who.value[0], plural=True)
