"""From sentences to abilities: what "otherwise" belongs to, and what may stand where."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from msgspec.structs import replace

from mblades.text import keywords, tree
from mblades.text.grammar import meaning
from mblades.text.grammar.meaning import Misreading
from mblades.text.grammar.sentences import Sentence
from mblades.text.tree import Ability, Effect, TriggerWord
from mblades.text.walking import contains

RULES = (tree.PlayOnlyIf, tree.ComesWith)
LASTING = (TriggerWord.ONGOING, TriggerWord.TOP)


@dataclass
class _Open:
    """An ability that more sentences may follow."""

    trigger: TriggerWord
    effects: list[Effect] = field(default_factory=list)
    when: tree.Event | None = None
    sentences: int = 0

    def close(self) -> Ability:
        return Ability(self.trigger, tuple(self.effects), self.when)


class Assembly:
    """Takes the parts of a line one by one."""

    def __init__(self) -> None:
        self._lines: list[tree.Keyword | Ability] = []
        self._open: _Open | None = None
        self._rules: list[Effect] = []

    def keyword(self, name: str, amount: int | None) -> None:
        """A keyword."""
        if keywords.sheets()[name].takes_amount != (amount is not None):
            raise Misreading(
                f"{name} needs the number of RP it gives"
                if amount is None
                else f"{name} takes no number",
                "a number and RP" if amount is None else "a full stop",
                f"{name} 20 RP." if amount is None else f"{name}.",
            )
        self._flush()
        self._lines.append(tree.Keyword(name, amount))

    def trigger(self, trigger: TriggerWord) -> None:
        """The start of an ability."""
        self._flush()
        self._open = _Open(trigger)

    def sentence(self, sentence: Sentence) -> None:
        """The next sentence."""
        reaction = self._open is not None and self._open.trigger is TriggerWord.REACTION
        effects = _with_event(sentence, reaction) if sentence.event else sentence.effects()
        effects = tuple(meaning.settle_it(meaning.settle_their(effect)) for effect in effects)
        before = (self._open.when, *self._open.effects) if self._open else ()
        trigger = self._open.trigger if self._open else None
        effects = meaning.settle_units(before, meaning.settle_its(trigger, before, effects))
        if not sentence.head and effects and all(isinstance(effect, RULES) for effect in effects):
            self._rules += effects
            meaning.check_numbers(tuple(self._rules))
            return
        if self._open is None:
            if all(isinstance(effect, tree.DeckRule) for effect in effects):
                self._open = _Open(TriggerWord.DECKBUILDING)
            else:
                raise Misreading("a trigger is missing", "a trigger such as 'Play:'", "Play:")
        ability = self._open
        ability.sentences += 1
        if ability.sentences > meaning.MOST_SENTENCES:
            raise Misreading(f"an ability can have at most {meaning.MOST_SENTENCES} sentences")
        if sentence.head in ("otherwise", "if you do"):
            _attach(ability, sentence.head, effects)
        elif sentence.head == "instead":
            _replace_last(ability, effects)
        elif sentence.event is not None and ability.trigger is TriggerWord.REACTION:
            _react(ability, sentence, effects)
        else:
            ability.effects += effects
        meaning.check(ability.trigger, ability.when, tuple(ability.effects))

    def lines(self) -> list[tree.Keyword | Ability]:
        """What was put together."""
        self._flush()
        return self._lines

    def _flush(self) -> None:
        if self._open is not None:
            if not self._open.effects:
                raise Misreading(
                    f"nothing follows {self._open.trigger}:",
                    "an effect such as 'Gain 10 RP.'",
                )
            self._lines.append(self._open.close())
        if self._rules:
            self._lines.append(Ability(TriggerWord.RULE, tuple(self._rules)))
        self._open = None
        self._rules = []


def _with_event(sentence: Sentence, reaction: bool) -> tuple[Effect, ...]:
    event, effects = sentence.event, sentence.effects()
    assert event is not None
    if isinstance(event, tree.UsesAction) and contains(effects, tree.Cancel):
        event = tree.EffectHappens(event.who, TriggerWord.ACTION)  # what is cancelled
    if isinstance(event, tree.IsFlipped | tree.Changes) and contains(effects, tree.Prevent):
        event = replace(event, would=True)  # "when an opponent flips one of your cards, prevent it"
    if isinstance(event, tree.IsFlipped | tree.Changes) and event.would:
        replaces = sentence.instead or contains(effects, tree.Prevent)
        if not replaces and not reaction:
            raise Misreading(
                "what would happen must be replaced or prevented", "'instead' or 'prevent it'"
            )
        return (tree.Instead(event, effects),)
    if sentence.instead:
        raise Misreading(
            "'instead' can only replace something that would happen",
            "'would', as in 'If this card would be flipped'",
        )
    return (tree.Whenever(event, effects),)


def _react(ability: _Open, sentence: Sentence, effects: tuple[Effect, ...]) -> None:
    if any(not isinstance(effect, tree.Once) for effect in ability.effects):
        raise Misreading("a Reaction must begin with what it answers", "'Reaction: When ...'")
    only = effects[0]
    if isinstance(only, tree.Instead) and sentence.instead:
        ability.effects.append(only)
        return
    assert isinstance(only, tree.Instead | tree.Whenever)
    ability.when = only.event
    ability.effects += only.effects


def _replace_last(ability: _Open, effects: tuple[Effect, ...]) -> None:
    """ "If ..., gain 20 RP instead.": what was said before happens otherwise."""
    only = effects[0]
    if not ability.effects or not isinstance(only, tree.If) or len(effects) > 1:
        raise Misreading("there is nothing before it to replace", "an effect such as 'Gain 10 RP.'")
    ability.effects[-1] = replace(only, otherwise=(ability.effects[-1],))


def _attach(ability: _Open, head: str, effects: tuple[Effect, ...]) -> None:
    if not ability.effects:
        raise Misreading(f"there is nothing before '{head}'", "an effect such as 'Gain 10 RP.'")
    add = _with_otherwise if head == "otherwise" else _with_then
    last = ability.effects[-1]
    changed = add(last, effects)
    if changed is None and head == "if you do" and meaning.is_yours_to_do(last):
        ability.effects.append(tree.IfDone(effects))
        return
    if changed is None:
        before = "If" if head == "otherwise" else "may"
        raise Misreading(f"'{head}' needs a sentence with '{before}' before it", f"'{before}'")
    ability.effects[-1] = changed


Add = Callable[[Effect, tuple[Effect, ...]], Effect | None]


def _grown(
    inside: tuple[Effect, ...], add: Add, more: tuple[Effect, ...], *, offered: bool = False
) -> tuple[Effect, ...] | None:
    """A row of effects with what follows added to its last one, or behind it."""
    if not inside:
        return None
    *first, last = inside
    changed = add(last, more)
    if changed is not None:
        return (*first, changed)
    if add is _with_then and not offered and meaning.is_yours_to_do(last):
        return (*inside, tree.IfDone(more))
    return None


def _inside(effect: Effect, add: Add, more: tuple[Effect, ...]) -> Effect | None:
    """The last effect inside, where a sentence that follows belongs first."""
    match effect:
        case tree.If() if effect.otherwise:
            grown = _grown(effect.otherwise, add, more)
            return replace(effect, otherwise=grown) if grown else None
        case tree.May() if not effect.then:
            grown = _grown(effect.effects, add, more, offered=True)
            return replace(effect, effects=grown) if grown else None
        case tree.If() | tree.May():
            grown = _grown(effect.then, add, more)
            return replace(effect, then=grown) if grown else None
        case tree.Whenever() | tree.Instead() | tree.IfDone():
            grown = _grown(effect.effects, add, more)
            return replace(effect, effects=grown) if grown else None
        case _:
            return None


def _with_then(effect: Effect, more: tuple[Effect, ...]) -> Effect | None:
    changed = _inside(effect, _with_then, more)
    if changed is None and isinstance(effect, tree.May) and not effect.then:
        return replace(effect, then=more)
    return changed


def _with_otherwise(effect: Effect, more: tuple[Effect, ...]) -> Effect | None:
    changed = _inside(effect, _with_otherwise, more)
    if changed is None and isinstance(effect, tree.If) and not effect.otherwise:
        return replace(effect, otherwise=more)
    return changed
