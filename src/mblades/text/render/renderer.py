"""What all renderers have in common: which kind of effect a node is, and what a text consists of."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar, Generic, Never, TypeVar

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.render.choices import Order, orders
from mblades.text.tree import Effect, TriggerWord, Who, Whom
from mblades.text.walking import contains, lasts

NameHook = Callable[[str], str]  # what a set or card in quotes is called
C = TypeVar("C")


_WAITING = (TriggerWord.ONGOING, TriggerWord.TOP)
# Several of them in one sentence leave open what belongs to what.
_BRANCHING = (
    tree.May, tree.InFull, tree.If, tree.ForEach, tree.OneByOne, tree.PlayerByPlayer, tree.ChooseOne, tree.OneOf, tree.Later, tree.Lasting,
)  # fmt: skip


def _told_apart(ability: tree.Ability) -> tree.Ability:
    """With a sentence for each part of what happens whenever something does: "Whenever your turn starts, gain
    5 RP. If ..., draw a card." Nothing else could happen once there.
    """
    if ability.trigger not in _WAITING:
        return ability
    told: list[Effect] = []
    for effect in ability.effects:
        told += _sentences(effect) if isinstance(effect, tree.Waiting) else (effect,)
    return replace(ability, effects=tuple(told))


def _sentences(waiting: tree.Waiting) -> tuple[Effect, ...]:
    first, *more = waiting.effects
    apart = any(isinstance(one, _BRANCHING) for one in waiting.effects) and more
    alone = contains(more, tree.IfDone, tree.Prevent) or any(map(lasts, more))
    if not apart or alone:
        return (waiting,)
    return replace(waiting, effects=(first,)), *more


class Renderer(ABC, Generic[C]):
    """Writes one line of a text in one language; C is a clause before it is joined to others.

    Every union of effects has a method here, and a language fills them in.
    """

    language: ClassVar[str]
    space: ClassVar[str] = " "  # between sentences

    def __init__(self, name: NameHook = str) -> None:
        self.name = name

    @classmethod
    def render(cls, text: tree.Text, name: NameHook = str) -> str:
        """The text of a card, one keyword or ability a line."""
        return "\n".join(cls(name).line(line) for line in text.lines)

    @classmethod
    def render_choice(
        cls, option: tuple[Effect, ...], who: Whom = Who.YOU, name: NameHook = str
    ) -> str:
        """One option of a choice, as an order to the player asked: "Lose 20 RP."

        `who` is who chooses, by the words of the card. What the player of the card then does is
        told in the third person.
        """
        return cls.space.join(cls(name).ordered(order) for order in orders(option, who))

    def line(self, line: tree.Keyword | tree.Ability) -> str:
        match line:
            case tree.Keyword():
                return self.keyword(line)
            case tree.Ability():
                return self.ability(_told_apart(line))
            case _:
                raise self.unknown(line)

    @abstractmethod
    def keyword(self, keyword: tree.Keyword) -> str:
        """A keyword, which is a sentence by itself."""

    @abstractmethod
    def ability(self, ability: tree.Ability) -> str:
        """The trigger and its sentences."""

    @abstractmethod
    def ordered(self, order: Order) -> str:
        """Part of an option, as a sentence to the player asked or about the player of the card."""

    # ----------------------------------------------------------------- effects

    def effect(self, effect: Effect) -> C:
        """An effect of any kind."""
        if isinstance(effect, tree.OneShot):
            return self.one_shot(effect)
        if isinstance(effect, tree.Control):
            return self.control(effect)
        if isinstance(effect, tree.Waiting):
            return self.waiting(effect)
        if isinstance(effect, tree.InTurn):
            return self.in_turn(effect)
        if isinstance(effect, tree.AsSoonAs):
            return self.as_soon_as(effect)
        if isinstance(effect, tree.Started):
            return self.started(effect)
        if isinstance(effect, tree.Statement):
            return self.statement(effect)
        if isinstance(effect, tree.Rule):
            return self.rule(effect)
        if isinstance(effect, tree.DeckRule):
            return self.deck_rule(effect)
        raise self.unknown(effect)

    def one_shot(self, effect: tree.OneShot) -> C:
        """What a player does."""
        if isinstance(effect, tree.PointEffect):
            return self.points(effect)
        if isinstance(effect, tree.TableauEffect):
            return self.in_play(effect)
        if isinstance(effect, tree.ZoneEffect):
            return self.between_zones(effect)
        if isinstance(effect, tree.PlayerEffect):
            return self.with_players(effect)
        if isinstance(effect, tree.GameEffect):
            return self.in_the_game(effect)
        if isinstance(effect, tree.Decision):
            return self.decided(effect)
        raise self.unknown(effect)

    def statement(self, statement: tree.Statement) -> C:
        """What holds while the card is there."""
        if isinstance(statement, tree.CardStatement):
            return self.of_cards(statement)
        if isinstance(statement, tree.PlayerStatement):
            return self.of_players(statement)
        raise self.unknown(statement)

    @abstractmethod
    def points(self, effect: tree.PointEffect) -> C: ...

    @abstractmethod
    def in_play(self, effect: tree.TableauEffect) -> C: ...

    @abstractmethod
    def between_zones(self, effect: tree.ZoneEffect) -> C: ...

    @abstractmethod
    def with_players(self, effect: tree.PlayerEffect) -> C: ...

    @abstractmethod
    def in_the_game(self, effect: tree.GameEffect) -> C: ...

    @abstractmethod
    def decided(self, effect: tree.Decision) -> C: ...

    @abstractmethod
    def control(self, control: tree.Control) -> C: ...

    @abstractmethod
    def waiting(self, waiting: tree.Waiting) -> C: ...

    @abstractmethod
    def in_turn(self, effect: tree.InTurn) -> C: ...

    @abstractmethod
    def as_soon_as(self, effect: tree.AsSoonAs) -> C: ...

    @abstractmethod
    def started(self, started: tree.Started) -> C: ...

    @abstractmethod
    def of_cards(self, statement: tree.CardStatement) -> C: ...

    @abstractmethod
    def of_players(self, statement: tree.PlayerStatement) -> C: ...

    @abstractmethod
    def rule(self, rule: tree.Rule) -> C: ...

    @abstractmethod
    def deck_rule(self, rule: tree.DeckRule) -> C: ...

    def unknown(self, node: Never) -> TypeError:
        """At the end of a match, like assert_never: mypy reports whatever can come here."""
        return TypeError(f"no {self.language} for {node!r}")
