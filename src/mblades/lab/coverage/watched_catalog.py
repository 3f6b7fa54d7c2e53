"""Watching effects happen: a catalog whose programs note which words of which card did something.

Normal play never meets this: it has a catalog of its own, and so does whoever watches.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from mblades.cards.library import Library
from mblades.rules.deckbuilding import deck
from mblades.rules.effects import board
from mblades.rules.effects.catalog import (
    ABILITIES_PER_DESIGN,
    PROGRAMS_PER_ABILITY,
    Catalog,
    Compiled,
    Continuous,
    Op,
)
from mblades.rules.effects.restrictions import cannot_play, cannot_use
from mblades.rules.effects.tableau import has_room
from mblades.rules.state.state import NO_CARD, NOBODY, Action, EventData, Frame, State
from mblades.text import tree
from mblades.text.render.english.sentences import render_effect
from mblades.text.tree import TriggerWord

# What happens is known when a rule is asked to which card it applies, or by how much.
ASKED = (
    tree.CannotBeFlipped, tree.CannotBeDiscarded, tree.HaveSymbols, tree.CannotPlay,
    tree.MetasTwice,
)  # fmt: skip
COUNTED = (tree.HaveStars, tree.TotalBonus)
# What is not a change of the game: caches, questions, and what only counts effects.
PASSING = frozenset(
    {"events", "work", "board", "prompt", "chain", "seen", "actor", "happened", "stack", "groups",
     "players", "rng"}
)  # fmt: skip

Key = tuple[int, int]  # ability, and the number of the effect in it


class Leaf(NamedTuple):
    """One effect of an ability that has to happen."""

    effect: tree.Effect
    text: str


def leaves(sentences: Iterable[tree.Effect]) -> Iterator[Leaf]:
    """The effects of sentences, each branch of "if", "may" and "or" by itself."""
    for effect in sentences:
        match effect:
            case tree.If():
                yield from leaves((*effect.then, *effect.otherwise))
            case tree.May():
                yield from leaves((*effect.effects, *effect.then))
            case tree.IfDone():
                yield from leaves(effect.effects)
            case tree.ChooseOne() | tree.OneOf():
                for option in effect.options:
                    yield from leaves(option)
            case tree.Whenever() | tree.Instead():
                yield from leaves(effect.effects)
            case tree.PlayOnlyIf():
                text = render_effect(effect)
                yield Leaf(effect, f"{text} (so that it can be played)")
                yield Leaf(effect, f"{text} (so that it cannot be played)")
            case tree.CannotBeCopied() | tree.Once():
                pass  # nothing that happens
            case tree.PhaseRule():
                pass  # happens while decks are built
            case _:
                yield Leaf(effect, render_effect(effect))


class WatchedCatalog(Catalog):
    """A catalog that knows which effects there are and notes which have happened."""

    def __init__(self, library: Library) -> None:
        super().__init__(library)
        self.happened: set[Key] = set()
        self._numbers: dict[int, dict[int, int]] = {}  # ability: number by identity of the effect
        self._watched: dict[int, tuple[Compiled, ...]] = {}

    def effects(self, design: int) -> dict[Key, Leaf]:
        """Every effect of a design."""
        return {
            (ability.ref, n): leaf
            for ability in self.abilities(design)
            for n, leaf in enumerate(leaves(ability.tree.effects))
        }

    def abilities(self, design: int) -> tuple[Compiled, ...]:
        """The abilities of a design, with watched continuous effects."""
        found = self._watched.get(design)
        if found is None:
            found = self._watched[design] = super().abilities(design)
            for ability in found:
                numbers: dict[int, int] = {}
                for n, leaf in enumerate(leaves(ability.tree.effects)):
                    numbers.setdefault(id(leaf.effect), n)
                self._numbers[ability.ref] = numbers
                ability.statics = tuple(
                    self._watched_rule(rule, (ability.ref, numbers[id(rule.effect)]))
                    if id(rule.effect) in numbers
                    else rule
                    for rule in ability.statics
                )
        return found

    def note(self, ability: int, effect: tree.Effect, more: int = 0) -> None:
        """An effect of an ability has happened."""
        number = self._numbers.get(ability, {}).get(id(effect))
        if number is not None:
            self.happened.add((ability, number + more))

    def note_kind(self, design: int, kind: type[tree.Node], more: int = 0) -> None:
        """The effects of one kind on a card have happened."""
        for ability in self.abilities(design):
            for leaf in leaves(ability.tree.effects):
                if isinstance(leaf.effect, kind):
                    self.note(ability.ref, leaf.effect, more)

    # ----------------------------------------------------------------- wrapping

    def _compile(self, number: int) -> tuple[Op, ...]:
        from mblades.rules.effects.compiler import write_program

        ref, sentence = divmod(number, PROGRAMS_PER_ABILITY)
        code = write_program(self.ability(ref), sentence)
        steps = list(code.steps)
        done: set[int] = set()
        for first, end, effect in code.spans:  # inner ones first
            at = self._numbers[ref].get(id(effect))
            if at is None:
                continue
            if isinstance(effect, tree.Unanswered | tree.NextComesWith):
                steps[:1] = [self._started(steps[0] if steps else _nothing, (ref, at), effect)]
            for n in range(first, end):
                if n not in done:
                    done.add(n)
                    steps[n] = self._watched_step(steps[n], (ref, at), effect)
        return tuple(steps)

    def _started(self, step: Op, key: Key, effect: tree.Effect) -> Op:
        """What holds, or has held already, when the first step of its program is taken."""

        def watched(s: State, f: Frame) -> None:
            if isinstance(effect, tree.Unanswered) or s.tokens.get(f.next):
                self.happened.add(key)
            step(s, f)

        return watched

    def _watched_step(self, step: Op, key: Key, effect: tree.Effect) -> Op:
        happened = self.happened

        def watched(s: State, f: Frame) -> None:
            if key in happened:
                step(s, f)
                return
            before = _Moment(s, f)
            step(s, f)
            if before.has_passed(s, f, effect):
                happened.add(key)

        return watched

    def _watched_rule(self, rule: Continuous, key: Key) -> Continuous:
        happened = self.happened
        effect = rule.effect
        limit = isinstance(effect, tree.CannotUse) and effect.what == "Reactions"
        if isinstance(effect, ASKED) or limit:

            def applies(s: State, f: Frame, card: int) -> bool:
                if not rule.applies(s, f, card):
                    return False
                if not isinstance(effect, tree.HaveSymbols) or _adds(s, rule, card):
                    happened.add(key)
                return True

            return rule._replace(applies=applies)
        if isinstance(effect, COUNTED):

            def amount(s: State, f: Frame) -> int:
                count = rule.amount(s, f)
                if count:
                    happened.add(key)
                return count

            return rule._replace(amount=amount)
        return rule  # see look()

    # ----------------------------------------------------------------- looking on

    def look(self, s: State) -> None:
        """Note the continuous effects that nobody asks about."""
        now = board.of(s)
        for rule, context in now.statics.get(tree.CopyOf, ()):
            card = context.source
            if len(now.abilities[card]) > len(self.abilities(s.cards[card])):
                self.note(context.ability, rule.effect)
        for rule, context in now.statics.get(tree.HaveSymbols, ()):
            if isinstance(rule.effect, tree.HaveSymbolsOf) and _borrows(s, context.source):
                self.note(context.ability, rule.effect)
        for rule, context in now.statics.get(tree.HaveEffects, ()):
            effect = rule.effect
            if isinstance(effect, tree.HaveEffects) and _lends(s, context.source, effect.trigger):
                self.note(context.ability, effect)
        for rule, context in now.statics.get(tree.MoreSlots, ()):
            if len(s.players[context.owner].tableau) > board.SLOTS:
                self.note(context.ability, rule.effect)
        if s.prompt is None and s.scoring < 0:
            self._look_at_turn(s, now)

    def _look_at_turn(self, s: State, now: board.Board) -> None:
        """Note what keeps the turn player from doing something."""
        player = s.players[s.turn]
        if s.plays and has_room(s, s.turn) and tree.CannotPlay not in now.statics:
            for card in player.hand:
                if self.play_rules(s.cards[card]) and cannot_play(s, s.turn, card):
                    self.note_kind(s.cards[card], tree.PlayOnlyIf, 1)
        limits = now.statics.get(tree.CannotUse)
        if limits and cannot_use(s, s.turn, "Actions") and not s.acted and _has_action(s, s.turn):
            for rule, context in limits:
                effect = rule.effect
                if isinstance(effect, tree.CannotUse) and effect.what == "Actions":
                    meant = context.owner != s.turn or effect.who is not tree.Who.EACH_OPPONENT
                    if meant and rule.applies(s, context, NO_CARD):
                        self.note(context.ability, effect)

    def acting(self, s: State, action: Action) -> None:
        """Note what a player makes use of."""
        match action:
            case ("play", int(card)):
                self.note_kind(s.cards[card], tree.PlayOnlyIf)
            case ("attach", _, int(host)):
                for ability in board.of(s).abilities.get(host, ()):
                    self.note_kind(ability.ref // ABILITIES_PER_DESIGN, tree.MayAttach)
            case ("choose", int(index)):
                prompt = s.prompt
                if prompt is not None and prompt.kind == "level up" and index == 0:
                    for ability in board.of(s).abilities.get(prompt.source, ()):
                        self.note_kind(ability.ref // ABILITIES_PER_DESIGN, tree.StayInstead)

    def hear(self, s: State, events: list[EventData]) -> None:
        """Note the tokens with which cards come into play."""
        for n, event in enumerate(events[:-1]):
            after = events[n + 1]
            if event[0] == "played" and after[0] in ("tokens", "markers") and after[1] == event[2]:
                card = event[2]
                assert isinstance(card, int)
                self.note_kind(s.cards[card], tree.ComesWith)

    def check_decks(self, s: State) -> None:
        """Note the limits on decks that keep a card out of one."""
        epics = [n for n, epic in enumerate(self.epic) if epic]
        for design in epics:
            other = next((n for n in epics if self.names[n] != self.names[design]), design)
            s.cards = (design, other)
            if deck.illegal_cards(s, (0, 1)):
                self.note_kind(design, tree.OnePerDeck)


def _nothing(_s: State, _f: Frame) -> None:
    pass


def _adds(s: State, rule: Continuous, card: int) -> bool:
    """Whether a card does not have the symbols anyway."""
    design = s.cards[card]
    own = s.changed.get(card, (s.catalog.elements[design], s.catalog.types[design]))
    return bool(rule.elements & ~own[0] or rule.types & ~own[1])


def _lends(s: State, source: int, trigger: TriggerWord) -> bool:
    """Whether another card has effects of this one."""
    return any(
        ability.trigger is trigger and ability.ref // ABILITIES_PER_DESIGN == s.cards[source]
        for card, abilities in board.of(s).abilities.items()
        if s.cards[card] != s.cards[source]
        for ability in abilities
    )


def _has_action(s: State, seat: int) -> bool:
    player, known = s.players[seat], board.of(s).abilities
    return any(
        ability.trigger is TriggerWord.ACTION
        for card in (*player.tableau, *player.box, *player.accessories)
        for ability in known.get(card, ())
    )


def _borrows(s: State, card: int) -> bool:
    if card not in board.of(s).slot or card in s.down:
        return False
    design = s.cards[card]
    own = s.changed.get(card, (s.catalog.elements[design], s.catalog.types[design]))
    return own != (board.elements(s, card), board.types(s, card)) or bool(s.attached.get(card))


class _Moment:
    """The game before a step."""

    def __init__(self, s: State, f: Frame) -> None:
        self.state = s.__dict__.copy()
        self.players = [player.__dict__.copy() for player in s.players]
        self.depth = len(s.stack)
        self.events = len(s.events)
        self.times = f.times
        self.others = _others(s, f)

    def has_passed(self, s: State, f: Frame, effect: tree.Effect) -> bool:
        """Whether the step of an effect did something."""
        match effect:
            case tree.ChooseCard():
                return s.prompt is None and f.it != NO_CARD
            case tree.ChoosePlayer():
                return s.prompt is None and f.that != NOBODY
            case tree.NameOne():
                return s.prompt is None
            case tree.LookAtStore():
                return s.prompt is None and bool(s.store_deck)
            case tree.Reveal():
                return any(event[0] == "revealed" for event in s.events[self.events :])
            case tree.Repeat():
                return f.times != self.times
            case tree.Gain() | tree.Lose() | tree.Steal():
                return self._changed(s) or (len(s.stack) > self.depth and s.stack[-1].amount > 0)
        return len(s.stack) > self.depth or self._changed(s) or self.others != _others(s, f)

    def _changed(self, s: State) -> bool:
        return any(
            value is not self.state[name] and value != self.state[name]
            for name, value in s.__dict__.items()
            if name not in PASSING
        ) or any(
            player.__dict__ != before
            for player, before in zip(s.players, self.players, strict=True)
        )  # fmt: skip


def _others(s: State, f: Frame) -> list[tuple[object, ...]]:
    """What a step may change of other effects under way: prevent, cancel, add to a total."""
    return [
        (frame.done, frame.pc, frame.data, frame.used, frame.amount)
        for frame in s.stack
        if frame is not f
    ]
