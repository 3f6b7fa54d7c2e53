"""Watching effects happen: a catalog whose programs note which words of which card did something.

Normal play never meets this: it has a catalog of its own, and so does whoever watches.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple, assert_never

from mblades.cards.library import Library
from mblades.rules.deckbuilding import deck
from mblades.rules.effects import board, card_values, compiler
from mblades.rules.effects.board_records import Board
from mblades.rules.effects.catalog import (
    ABILITIES_PER_DESIGN,
    PROGRAMS_PER_ABILITY,
    Catalog,
    Compiled,
    Continuous,
    Op,
)
from mblades.rules.effects.entering_and_leaving import has_room
from mblades.rules.effects.restrictions import cannot, cannot_play
from mblades.rules.save import FIELDS
from mblades.rules.state.actions import Action, Attach, Choose, Play
from mblades.rules.state.events import Event, LookedAt, Markers, Played, Revealed, Tokens
from mblades.rules.state.frame import ClashFrame
from mblades.rules.state.state import NO_CARD, NOBODY, Frame, State
from mblades.text import tree
from mblades.text.render.english.sentences import render_effect
from mblades.text.tree import TriggerWord
from mblades.text.walking import effects_in

# What happens is known when a rule is asked to which card it applies, or by how much.
ASKED = (
    tree.CannotBe, tree.HaveSymbols, tree.CannotPlay,
    tree.MetasTwice, tree.GainLimit, tree.WinClashes, tree.Toll,
)  # fmt: skip
COUNTED = (tree.HaveStars, tree.StarsAre, tree.TotalBonus, tree.MoreActions)
# What is no change of the game: questions, and what only counts effects.
PASSING = frozenset(
    {"prompt", "chain", "seen", "actor", "happened", "stack", "groups", "players", "rng"}
)

Key = tuple[int, int]  # ability, and the number of the effect in it


class Leaf(NamedTuple):
    """One effect of an ability that has to happen."""

    effect: tree.Effect
    text: str


def leaves(sentences: Iterable[tree.Effect]) -> Iterator[Leaf]:
    """The effects of sentences, each branch of "if", "may" and "or" by itself."""
    for effect in effects_in(sentences):
        if isinstance(effect, tree.OneShot | tree.Statement | tree.Rule | tree.OnePerDeck):
            for note in _notes(effect):
                yield Leaf(effect, render_effect(effect) + note)
        elif isinstance(effect, tree.Repeat):
            yield Leaf(effect, render_effect(effect))
        elif not isinstance(
            effect,
            tree.Control | tree.Waiting | tree.Ready | tree.Started | tree.PhaseRule,
        ):
            assert_never(effect)  # those hold others; a phase rule works while decks are built


def _notes(effect: tree.OneShot | tree.Statement | tree.Rule | tree.OnePerDeck) -> tuple[str, ...]:
    """What is said of an effect behind its text, once for each time it has to happen."""
    if isinstance(effect, tree.PlayOnlyIf):
        return " (so that it can be played)", " (so that it cannot be played)"
    if isinstance(effect, tree.CannotBeCopied | tree.Once):
        return ()  # nothing that happens
    return ("",)


class WatchedCatalog(Catalog):
    """A catalog that knows which effects there are and notes which have happened."""

    def __init__(self, library: Library) -> None:
        super().__init__(library, compiler)
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
                for start in ability.starts:
                    held = [one for one in start.node.effects if isinstance(one, tree.Statement)]
                    start.statics = tuple(
                        self._noted_when_started(rule, (ability.ref, numbers[id(one)]))
                        for rule, one in zip(start.statics, held, strict=bool(start.statics))
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
        ref, sentence = divmod(number, PROGRAMS_PER_ABILITY)
        code = compiler.write_program(self.ability(ref), sentence)
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
            if isinstance(effect, tree.Unanswered) or s.tournament.tokens.get(f.next):
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
        limit = isinstance(effect, tree.Cannot) and "use Reactions" in effect.deeds
        if isinstance(effect, ASKED) or limit:

            def applies(s: State, f: Frame, card: int) -> bool:
                if not rule.applies(s, f, card):
                    return False
                if not isinstance(effect, tree.HaveSymbols) or _adds(s, rule, card):
                    happened.add(key)
                return True

            return rule.asked_by(applies, rule.amount)
        if isinstance(effect, COUNTED):

            def amount(s: State, f: Frame) -> int:
                count = rule.amount(s, f)
                if count:
                    happened.add(key)
                return count

            return rule.asked_by(rule.applies, amount)
        return rule  # see look()

    def _noted_when_started(self, rule: Continuous, key: Key) -> Continuous:
        """What holds for a while has happened when it starts: then it is asked by how much."""

        def amount(s: State, f: Frame) -> int:
            self.happened.add(key)
            return rule.amount(s, f)

        return rule.asked_by(rule.applies, amount)

    # ----------------------------------------------------------------- looking on

    def open(self, s: State) -> None:
        """A scene begins, for those who tell it."""

    def look(self, s: State) -> None:
        """Note the continuous effects that nobody asks about."""
        now = board.of(s)
        for one in now.statics.get(tree.CopyOf, ()):
            rule, context = one.rule, one.context
            card = context.source
            if len(now.abilities[card]) > len(self.abilities(s.cards[card])):
                self.note(context.ability, rule.effect)
        for one in now.statics.get(tree.HaveSymbols, ()):
            rule, context = one.rule, one.context
            if isinstance(rule.effect, tree.HaveSymbolsOf) and _borrows(s, context.source):
                self.note(context.ability, rule.effect)
        for one in now.statics.get(tree.HaveEffects, ()):
            rule, context = one.rule, one.context
            effect = rule.effect
            if isinstance(effect, tree.HaveEffects) and _lends(s, context.source, effect.trigger):
                self.note(context.ability, effect)
        for one in now.statics.get(tree.MoreSlots, ()):
            rule, context = one.rule, one.context
            if len(s.players[context.owner].tableau) > board.SLOTS:
                self.note(context.ability, rule.effect)
        if s.tournament.prompt is None and s.tournament.scoring < 0:
            self._look_at_turn(s, now)

    def _look_at_turn(self, s: State, now: Board) -> None:
        """Note what keeps the turn player from doing something."""
        player = s.players[s.tournament.turn]
        if (
            s.tournament.plays
            and has_room(s, s.tournament.turn)
            and tree.CannotPlay not in now.statics
        ):
            for card in player.hand:
                if self.play_rules(s.cards[card]) and cannot_play(s, s.tournament.turn, card):
                    self.note_kind(s.cards[card], tree.PlayOnlyIf, 1)
        limits = now.statics.get(tree.Cannot)
        if (
            limits
            and cannot(s, s.tournament.turn, "use Actions")
            and not s.tournament.acted
            and _has_action(s, s.tournament.turn)
        ):
            for one in limits:
                rule, context = one.rule, one.context
                effect = rule.effect
                if isinstance(effect, tree.Cannot) and "use Actions" in effect.deeds:
                    meant = (
                        context.owner != s.tournament.turn
                        or effect.who is not tree.Who.EACH_OPPONENT
                    )
                    if meant and rule.applies(s, context, NO_CARD):
                        self.note(context.ability, effect)

    def acting(self, s: State, action: Action) -> None:
        """Note what a player makes use of."""
        match action:
            case Play(card=card):
                self.note_kind(s.cards[card], tree.PlayOnlyIf)
            case Attach(host=host):
                for ability in board.of(s).abilities.get(host, ()):
                    self.note_kind(ability.ref // ABILITIES_PER_DESIGN, tree.MayAttach)
            case Choose(index=index):
                prompt = s.tournament.prompt
                if prompt is not None and prompt.kind == "level up" and index == 0:
                    for ability in board.of(s).abilities.get(prompt.source, ()):
                        self.note_kind(ability.ref // ABILITIES_PER_DESIGN, tree.StayInstead)

    def hear(self, s: State, happened: list[Event]) -> None:
        """Note the tokens with which cards come into play."""
        for pair in pairwise(happened):
            match pair:
                case Played(card=card), Tokens() | Markers() as put if put.card == card:
                    self.note_kind(s.cards[card], tree.ComesWith)
                case _:
                    pass

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
    own = s.catalog.elements[design], s.catalog.types[design]
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
    if card not in board.of(s).slot or card in s.tournament.down:
        return False
    design = s.cards[card]
    own = s.catalog.elements[design], s.catalog.types[design]
    return own != (card_values.elements(s, card), card_values.types(s, card)) or bool(
        s.tournament.attached.get(card)
    )


class _Moment:
    """The game before a step."""

    def __init__(self, s: State, f: Frame) -> None:
        self.facts = _facts(s)
        self.depth = len(s.tournament.stack)
        self.events = len(s.events)
        self.times = f.times
        self.others = _others(s, f)

    def has_passed(self, s: State, f: Frame, effect: tree.Effect) -> bool:
        """Whether the step of an effect did something."""
        match effect:
            case tree.ChooseCard():
                return s.tournament.prompt is None and f.it != NO_CARD
            case tree.ChoosePlayer():
                return s.tournament.prompt is None and f.that != NOBODY
            case tree.NameOne() | tree.ChooseNumber() | tree.Vote() | tree.Bid() | tree.Accept():
                return s.tournament.prompt is None
            case tree.Look():
                return any(isinstance(event, LookedAt) for event in s.events[self.events :])
            case tree.Reveal() | tree.RevealUntil():
                return any(isinstance(event, Revealed) for event in s.events[self.events :])
            case tree.Repeat():
                return f.times != self.times
            case tree.Gain() | tree.Lose() | tree.Steal():
                return self.facts != _facts(s) or (
                    len(s.tournament.stack) > self.depth and s.tournament.stack[-1].amount > 0
                )
        return (
            len(s.tournament.stack) > self.depth
            or self.facts != _facts(s)
            or self.others != _others(s, f)
        )


def _facts(s: State) -> list[object]:
    """Everything of a game that an effect may change, but not what passes while it is carried out."""
    parts = (s, s.shop, s.deckbuilding, s.tournament, *s.players)
    return [
        getattr(part, name) for part in parts for name in FIELDS[type(part)] if name not in PASSING
    ]


def _others(s: State, f: Frame) -> list[tuple[object, ...]]:
    """What a step may change of other effects under way: prevent, cancel, add to a total."""
    return [
        (frame.done, frame.pc, frame.clash, frame.amount, *_of_clash(frame))
        for frame in s.tournament.stack
        if frame is not f
    ]


def _of_clash(frame: Frame) -> tuple[object, ...]:
    return (frame.used, frame.bonuses) if isinstance(frame, ClashFrame) else ()
