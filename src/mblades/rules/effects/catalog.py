"""A library made ready for play: tables by design number, and abilities compiled when first used."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, Protocol, TypeVar

from mblades.cards.design import BUY_COST
from mblades.cards.library import Library
from mblades.rules.state.records import Happening
from mblades.rules.state.state import Frame, State
from mblades.text.effort import effort
from mblades.text.expansion import abilities_of
from mblades.text.tree import (
    ELEMENTS,
    TYPES,
    Ability,
    AsSoonAs,
    CannotBeCopied,
    Condition,
    CopyOf,
    Cost,
    Effect,
    Event,
    Filter,
    HaveEffects,
    Instead,
    InTurn,
    Keyword,
    Lasting,
    Later,
    Node,
    Often,
    Once,
    PhaseRule,
    PlayAnother,
    PlayOnlyIf,
    Statement,
    Symbol,
    Text,
    This,
    TriggerWord,
    Unanswered,
    UseEffects,
    Whenever,
    While,
    Who,
)
from mblades.text.tree import Started as StartedNode
from mblades.text.walking import nodes, started_in

Op = Callable[[State, Frame], None]
Matcher = Callable[[State, Frame, int], bool]
Counter = Callable[[State, Frame], int]
Finder = Callable[[State, Frame], list[int]]
Test = Callable[[State, Frame], bool]
Hearing = Callable[[State, Frame, Happening], bool]  # with the frame of the one who listens

SYMBOL_BIT: Final[dict[str, int]] = {
    **{symbol: 1 << n for n, symbol in enumerate(ELEMENTS)},
    **{symbol: 1 << n for n, symbol in enumerate(TYPES)},
}
STANDING: Final = (TriggerWord.ONGOING, TriggerWord.TOP, TriggerWord.REACTION)
ABILITIES_PER_DESIGN: Final = 32  # the language allows 12 lines, and a keyword may be two abilities
PROGRAMS_PER_ABILITY: Final = 64  # itself, 12 sentences, and what it starts for a while or later
FIRST_STARTED: Final = 16  # of these, the first of what it starts


class Continuous:
    """A continuous effect: to which cards it applies, and how much."""

    __slots__ = (
        "amount",
        "applies",
        "causes",
        "doers",
        "effect",
        "effort",
        "elements",
        "kind",
        "tangled",
        "types",
        "unsteady",
    )

    def __init__(
        self,
        effect: Statement,
        kind: type[Node],
        applies: Matcher,
        amount: Counter,
        elements: int,
        types: int,
        effort: int,
        tangled: bool,
        unsteady: bool,
        causes: Matcher | None = None,
        doers: Finder | None = None,
    ) -> None:
        self.effect = effect
        self.causes = causes  # the cards by whose effects alone it is so
        self.doers = doers  # the players by whose effects alone it is so
        self.kind = kind  # under which the board keeps it
        self.applies = applies
        self.amount = amount
        self.elements = elements
        self.types = types
        self.effort = effort  # cards to look at for one card
        self.tangled = tangled  # whether it asks for stars or symbols that such effects change
        self.unsteady = unsteady  # whether it asks for what changes without a change in play

    def asked_by(self, applies: Matcher, amount: Counter) -> Continuous:
        """The same effect, with others to say where it applies and by how much."""
        return Continuous(
            self.effect, self.kind, applies, amount, self.elements, self.types, self.effort,
            self.tangled, self.unsteady, self.causes, self.doers,
        )  # fmt: skip

    def fixed(self, amount: int, cards: tuple[int, ...] | None, holds: Test | None) -> Continuous:
        """The same effect as it was started: by an amount, of certain cards, while something holds."""

        def applies(s: State, f: Frame, card: int) -> bool:
            if holds is not None and not holds(s, f):
                return False
            return self.applies(s, f, card) if cards is None else card in cards

        return self.asked_by(applies, lambda s, f: amount if holds is None or holds(s, f) else 0)


class Heard:
    """What a sentence waits for."""

    __slots__ = ("event", "key", "meant", "past", "program")

    def __init__(
        self, program: int, event: Event, key: str, meant: Hearing, past: Hearing | None = None
    ) -> None:
        self.program = program  # of the sentence
        self.event = event
        self.key = key  # under which the board keeps it
        self.meant = meant
        self.past = past  # only the first time each turn: the test whether it was so before


class Start:
    """What an ability starts, ready: what then holds, what is waited for, what comes later."""

    __slots__ = ("effort", "holds", "listens", "node", "program", "statics")

    def __init__(self, node: StartedNode, first: int, compiler: Compiler) -> None:
        self.node = node
        self.program = first  # of what comes later, or of the first sentence that waits
        self.effort = 1 + effort(node)
        self.statics: tuple[Continuous, ...] = ()
        self.listens: tuple[Heard, ...] = ()
        self.holds: Test | None = None  # while it does
        if isinstance(node, Lasting):
            if isinstance(node.span, While):
                self.holds = compiler.condition(node.span.condition)
            self.statics = tuple(compiler.held_for_a_while(node))
            waiting = [one for one in node.effects if isinstance(one, Whenever | Instead)]
            self.listens = tuple(
                compiler.heard(first + n, one.event, one.often) for n, one in enumerate(waiting)
            )

    @property
    def bodies(self) -> tuple[Later | Whenever | Instead, ...]:
        """What has a program of its own, in the order of their numbers."""
        if isinstance(self.node, Later):
            return (self.node,)
        return tuple(one for one in self.node.effects if isinstance(one, Whenever | Instead))


class Compiled:
    """An ability ready to run.

    `ref` numbers it among all abilities, `program` is the number of its steps. Sentences that wait
    for an event (Whenever, Instead) have the programs that follow, and behind them is what the
    ability starts for a while or for later.
    """

    __slots__ = ("as_soon_as", "copyable", "effort", "extra_plays", "grants", "in_turn", "listens", "once", "once_per", "program", "ref",
                 "starts", "statics", "tree", "trigger", "unanswered")  # fmt: skip

    def __init__(self, ref: int, tree: Ability, compiler: Compiler) -> None:
        self.ref = ref
        self.program = ref * PROGRAMS_PER_ABILITY
        self.tree = tree
        self.trigger = tree.trigger
        self.effort = 1 + effort(tree)  # cards to look at, see budget.py
        self.copyable = not any(_keeps_to_itself(part) for part in nodes(tree))
        self.unanswered = any(isinstance(e, Unanswered) for e in tree.effects)
        self.once = next((e.per for e in tree.effects if isinstance(e, Once)), "")
        listens: list[Heard] = []
        if tree.when is not None:
            listens.append(compiler.heard(self.program, tree.when))
        for n, effect in enumerate(tree.effects):
            if isinstance(effect, Whenever | Instead):
                listens.append(compiler.heard(self.program + 1 + n, effect.event, effect.often))
        self.listens = tuple(listens)
        # what is heard when something comes to be so: the programs, and what that is
        self.as_soon_as = tuple(
            (self.program + 1 + n, compiler.condition(effect.condition))
            for n, effect in enumerate(tree.effects)
            if isinstance(effect, AsSoonAs)
        )
        # what it lets somebody do in a turn besides: the program and whose turn it is
        self.in_turn = next(
            (
                (self.program + 1 + n, effect.offer.who is Who.YOU)
                for n, effect in enumerate(tree.effects)
                if isinstance(effect, InTurn)
            ),
            None,
        )
        self.statics: tuple[Continuous, ...] = ()
        if tree.trigger in (TriggerWord.ONGOING, TriggerWord.TOP):
            self.statics = tuple(
                rule for effect in tree.effects for rule in compiler.lasting(effect)
            )
        starts: list[Start] = []
        first = self.program + FIRST_STARTED
        for node in started_in(tree.effects):
            starts.append(Start(node, first, compiler))
            first += len(starts[-1].bodies)
        self.starts = tuple(starts)
        # which cards it lets one play besides, by its sentences about that
        self.extra_plays = tuple(
            (node, compiler.fits(node.which, counting=False))
            for node in nodes(tree.effects)
            if isinstance(node, PlayAnother)
        )
        self.once_per: dict[int, str] = dict(self._once_per())  # by program: "turn" or "tournament"
        # whether cards have other effects because of it than those printed on them (GEN-6)
        self.grants = any(isinstance(rule.effect, CopyOf | HaveEffects) for rule in self.statics)

    def _once_per(self) -> Iterator[tuple[int, str]]:
        waiting: list[tuple[int, object]] = list(enumerate(self.tree.effects, self.program + 1))
        for start in self.starts:
            waiting += enumerate(start.bodies, start.program)
        for program, one in waiting:
            if isinstance(one, InTurn):
                yield program, one.per
            if isinstance(one, Whenever | Instead) and one.often.startswith("once per "):
                yield program, one.often.removeprefix("once per ")

    def started(self, sentence: int) -> Later | Whenever | Instead:
        """What has this program among those that follow FIRST_STARTED."""
        bodies = [body for start in self.starts for body in start.bodies]
        return bodies[sentence - FIRST_STARTED]


def is_started(program: int) -> bool:
    """Whether a program is one of an effect that was started before."""
    return program >= 0 and program % PROGRAMS_PER_ABILITY >= FIRST_STARTED


class PlayRule:
    """A condition under which alone a card can be played, or what has to be paid for it."""

    __slots__ = ("fusion", "test")

    def __init__(self, rule: PlayOnlyIf | Cost, compiler: Compiler) -> None:
        self.test: Test | None
        self.fusion = False
        if isinstance(rule, Cost):
            self.test = compiler.possible(rule)
            return
        self.test = None if rule.condition is None else compiler.condition(rule.condition)
        self.fusion = rule.fusion  # KEY-15


class Compiler(Protocol):
    """What makes trees run; the module compiler.py."""

    def condition(self, node: Condition) -> Test:
        """The test whether a condition holds."""

    def possible(self, effect: Effect) -> Test:
        """Whether an effect can be carried out in full now."""

    def fits(self, filter_: Filter, *, counting: bool) -> Matcher:
        """The test whether a card is one of those."""

    def lasting(self, effect: Effect) -> Iterable[Continuous]:
        """The continuous effects of a sentence."""

    def held_for_a_while(self, node: Lasting) -> Iterable[Continuous]:
        """What holds once it has been started."""

    def heard(self, program: int, event: Event, often: Often = "") -> Heard:
        """What a sentence waits for."""

    def compile_program(self, ability: Compiled, sentence: int) -> tuple[Op, ...]:
        """The steps of an ability, or of its waiting sentence with that number."""

    def usable(self, ability: Compiled, sentence: int) -> Test:
        """Whether an Action, a Reaction or what happens instead may be used."""


def _keeps_to_itself(part: Node) -> bool:
    """What cannot be copied: an effect that says so, and one that copies another card (GEN-6)."""
    if isinstance(part, UseEffects):
        return not isinstance(part.card, This)
    return isinstance(part, CannotBeCopied | CopyOf)


class Derived:
    """Something worked out of a catalog, see `Catalog.derived`."""

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog


D = TypeVar("D", bound=Derived)


class Catalog:
    """The tables of one library. Metas follow the designs in the numbering of abilities."""

    def __init__(self, library: Library, compiler: Compiler) -> None:
        self.library = library
        self.compiler = compiler
        self.designs = library.designs + library.side_designs
        self.metas = tuple(library.metas)
        self.npcs = tuple(library.npcs)
        self.characters = tuple(library.characters)
        designs = self.designs
        self.design_index = {design.id: n for n, design in enumerate(designs)}
        self.names = [design.name for design in designs]
        self.stars = [design.stars for design in designs]
        self.elements = [symbol_bits(design.elements) for design in designs]
        self.types = [symbol_bits(design.types) for design in designs]
        self.kind = [design.kind for design in designs]
        self.rarity = [design.rarity for design in designs]
        self.cost = [BUY_COST.get(design.rarity, 0) for design in designs]
        self.set_of = [design.set for design in designs]
        self.epic = [has_keyword(design.tree, "Epic") for design in designs]
        self._abilities: dict[int, tuple[Compiled, ...]] = {}
        self.with_top: set[int] = set()  # of the designs compiled so far, those with Top effects
        self.with_action: set[int] = set()  # and those with Actions
        self.with_state: set[int] = set()  # and those that wait for something to be so
        self.with_offer: set[int] = set()  # and those that let somebody do something in a turn
        self._by_ref: dict[int, Compiled] = {}
        self._standing: dict[int, tuple[Compiled, ...]] = {}
        self._by_trigger: dict[int, dict[TriggerWord, tuple[Compiled, ...]]] = {}
        self._play_rules: dict[int, tuple[PlayRule, ...]] = {}
        self._benefits: dict[int, dict[str, int]] = {}
        self.programs: dict[int, tuple[tuple[Op, ...], int]] = {}  # those used so far, see `work`
        self._usable: dict[int, Test] = {}
        self._derived: dict[type[Derived], Derived] = {}

    def derived(self, kind: type[D]) -> D:
        """What is worked out of the library, made once and kept with it."""
        found = self._derived.get(kind)
        if not isinstance(found, kind):
            found = self._derived[kind] = kind(self)
        return found

    def text_of(self, design: int) -> Text:
        """The tree of a design, or of a meta by its number after the designs."""
        if design < len(self.designs):
            return self.designs[design].tree
        return self.metas[design - len(self.designs)].tree

    def meta_design(self, meta: int) -> int:
        """The number under which a meta's abilities are found."""
        return len(self.designs) + meta

    def abilities(self, design: int) -> tuple[Compiled, ...]:
        """Abilities of a design in printed order, keywords written out."""
        compiled = self._abilities.get(design)
        if compiled is None:
            trees = abilities_of(self.text_of(design))
            first = design * ABILITIES_PER_DESIGN
            compiled = tuple(
                Compiled(first + n, tree, self.compiler) for n, tree in enumerate(trees)
            )
            self._abilities[design] = compiled
            triggers = {ability.trigger for ability in compiled}
            if TriggerWord.TOP in triggers:
                self.with_top.add(design)
            if TriggerWord.ACTION in triggers:
                self.with_action.add(design)
            if any(ability.as_soon_as for ability in compiled):
                self.with_state.add(design)
            if any(ability.in_turn for ability in compiled):
                self.with_offer.add(design)
        return compiled

    def standing(self, design: int) -> tuple[Compiled, ...]:
        """The abilities that hold or wait while a card lies face up; most cards have none."""
        found = self._standing.get(design)
        if found is None:
            found = self._standing[design] = tuple(
                ability for ability in self.abilities(design) if ability.trigger in STANDING
            )
        return found

    def with_trigger(self, design: int, trigger: TriggerWord) -> tuple[Compiled, ...]:
        """The abilities of a design that have a trigger; most have none."""
        found = self._by_trigger.get(design)
        if found is None:
            found = self._by_trigger[design] = {}
            for ability in self.abilities(design):
                found[ability.trigger] = (*found.get(ability.trigger, ()), ability)
        return found.get(trigger, ())

    def play_rules(self, design: int) -> tuple[PlayRule, ...]:
        """The conditions under which alone a card can be played."""
        rules = self._play_rules.get(design)
        if rules is None:
            rules = self._play_rules[design] = tuple(
                PlayRule(effect, self.compiler)
                for trigger in (TriggerWord.RULE, TriggerWord.PLAY)
                for ability in self.with_trigger(design, trigger)
                for effect in ability.tree.effects
                if isinstance(effect, PlayOnlyIf | Cost)
            )
        return rules

    def phase_rules(self, design: int) -> Iterator[PhaseRule]:
        """What a power gives while decks are built."""
        for ability in self.abilities(design):
            for effect in ability.tree.effects:
                if isinstance(effect, PhaseRule):
                    yield effect

    def benefits(self, design: int) -> dict[str, int]:
        """What a power gives while decks are built: amounts, by what they apply to."""
        known = self._benefits.get(design)
        if known is None:
            known = self._benefits[design] = {}
            for rule in self.phase_rules(design):
                known[rule.what] = known.get(rule.what, 0) + rule.amount
        return known

    def ability(self, ref: int) -> Compiled:
        """The ability with this reference."""
        found = self._by_ref.get(ref)
        if found is None:
            design, number = divmod(ref, ABILITIES_PER_DESIGN)
            found = self._by_ref[ref] = self.abilities(design)[number]
        return found

    def program(self, number: int) -> tuple[Op, ...]:
        """The steps of an ability, or of one of its waiting sentences."""
        return self.work(number)[0]

    def work(self, number: int) -> tuple[tuple[Op, ...], int]:
        """The same, and how many cards a step of it looks at."""
        found = self.programs.get(number)
        if found is None:
            effort = self.ability(number // PROGRAMS_PER_ABILITY).effort
            found = self.programs[number] = self._compile(number), effort
        return found

    def _compile(self, number: int) -> tuple[Op, ...]:
        ref, sentence = divmod(number, PROGRAMS_PER_ABILITY)
        return self.compiler.compile_program(self.ability(ref), sentence)

    def may_be_used(self, number: int) -> Test:
        """The test whether an optional program, or one that happens instead, may be used."""
        test = self._usable.get(number)
        if test is None:
            ref, sentence = divmod(number, PROGRAMS_PER_ABILITY)
            test = self._usable[number] = self.compiler.usable(self.ability(ref), sentence)
        return test


def symbol_bits(symbols: tuple[Symbol, ...]) -> int:
    """Elements or types as a bit set."""
    bits = 0
    for symbol in symbols:
        bits |= SYMBOL_BIT[symbol]
    return bits


def has_keyword(text: Text, name: str) -> bool:
    """Whether a text carries a keyword."""
    return any(isinstance(line, Keyword) and line.name == name for line in text.lines)
