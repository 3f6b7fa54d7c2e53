"""What a scene is made of: a state, the cards written for it, and what happened in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, assert_never

import msgspec

from mblades.cards.design import DECK_KINDS, CardKind, CardSet, Design, Npc
from mblades.cards.library import Library, load
from mblades.errors import IllegalAction
from mblades.rules.effects import board
from mblades.rules.effects.resolving import run
from mblades.rules.game import Game
from mblades.rules.setup import lay_out
from mblades.rules.setup.setup import Setup
from mblades.rules.state import answers
from mblades.rules.state.action_tables import card_actions
from mblades.rules.state.actions import Action, Choose
from mblades.rules.state.answers import Option
from mblades.rules.state.events import Event, Tournament
from mblades.rules.state.state import NO_CARD, Prompt, State
from mblades.rules.tournament import phase as tournament
from mblades.text.reading.parser import parse, parse_cards
from mblades.text.tree import ELEMENTS, TYPES, Rarity, Symbol

SCENE = "Scene"
NOTHING_PRINTED = Library({}, (), (), (), ())
Answer = str | int


class SceneError(AssertionError):
    """The scene did not go as the test says."""


class Scene:
    """A state that is laid out by hand, with cards that are known by their names."""

    def __init__(self, players: int, **options: Any) -> None:
        self._designs: list[Design] = []
        self._npcs: list[Npc] = []
        self._library = NOTHING_PRINTED  # until a card of the library is called for
        setup = Setup(players=players, ask_forced=True, **options)
        self.state: State = lay_out.empty(setup, self._library)
        self.events: list[Event] = []
        self._hands: set[int] = set()  # the seats whose hands were laid out
        self._from_the_start = False  # whether the tournament was begun, or laid out midway

    @property
    def game(self) -> Game:
        """The scene as a game (clone, dump, view)."""
        return Game(self.state)

    @property
    def prompt(self) -> Prompt | None:
        """What is asked now, and of whom."""
        return self.state.tournament.prompt

    # ----------------------------------------------------------------- writing cards

    def card(
        self,
        name: str,
        *,
        stars: int = 3,
        symbols: str = "",
        text: str = "",
        kind: CardKind = "Single",
        rarity: Rarity = "Core",
        set: str = SCENE,
    ) -> None:
        """Write a card for this scene."""
        tree = parse(text, file=name, name=name)
        words: list[Symbol] = symbols.split()  # type: ignore[assignment]
        unknown = [word for word in words if word not in ELEMENTS and word not in TYPES]
        if unknown:
            raise SceneError(f"{name}: there is no element or type {unknown[0]!r}")
        self._designs.append(
            Design(
                id=f"scene/{len(self._designs)}/{name}",
                name=name,
                set=set,
                box=SCENE,
                rarity=rarity,
                kind=kind,
                stars=stars,
                elements=tuple(word for word in words if word in ELEMENTS),
                types=tuple(word for word in words if word in TYPES),
                copies=1,
                text=text,
                tree=tree,
            )
        )
        self._print()

    def npc_card(self, name: str, *wants: str, vp: int = 3) -> None:
        """Write an NPC for this scene, who wants "2 Fire cards", "a Deck Box", ..."""
        self._call_library()  # written NPCs follow the printed ones, and no number ever changes
        asked = f"Discard {' and '.join(wants)}."
        requires = tuple(parse_cards(words) for words in wants)
        self._npcs.append(Npc(f"scene/{name}", name, requires, asked, vp))
        self._print()

    def _print(self) -> None:
        """Make the catalog of the library and everything written so far."""
        s = self.state
        sets = {
            design.set: CardSet(
                id=f"scene/{design.set}",
                name=design.set,
                rarity=design.rarity,
                box=SCENE,
                theme="",
                designs=tuple(d for d in self._designs if d.set == design.set),
            )
            for design in self._designs
        }
        known = [s.catalog.designs[design].id for design in s.cards]
        printed = self._library
        if self._npcs:
            printed = msgspec.structs.replace(printed, npcs=(*printed.npcs, *self._npcs))
        setup = msgspec.structs.replace(s.setup, custom_sets=tuple(sets.values()))
        s.setup = setup
        s.catalog = lay_out.empty(setup, printed).catalog
        s.cards = tuple(s.catalog.design_index[design] for design in known)
        board.forget(s)

    def _call_library(self) -> None:
        if self._library is NOTHING_PRINTED:
            self._library = load()
            self._print()

    # ----------------------------------------------------------------- cards by name

    def _new(self, name: str, kind: CardKind | None = None) -> int:
        """A new copy of a card, by its name."""
        s = self.state
        found = self._called(name, kind)
        if not found:
            self._call_library()
            found = self._called(name, kind)
        if not found:
            raise SceneError(f"there is no card named {name!r}; write it first with t.card(...)")
        s.cards = (*s.cards, found[-1])
        s.actions = card_actions(len(s.cards))
        return len(s.cards) - 1

    def _several(self, names: Iterable[str]) -> tuple[int, ...]:
        return tuple([self._new(name) for name in names])

    def _called(self, name: str, kind: CardKind | None) -> list[int]:
        """The designs of a name; a character's name means their pro player card, in a deck."""
        wanted, catalog = name.lower(), self.state.catalog
        found = [n for n, known in enumerate(catalog.names) if known.lower() == wanted]
        if kind is not None:
            return [n for n in found if catalog.kind[n] == kind]
        pros = [
            catalog.design_index[one.pro.id]
            for one in catalog.characters
            if one.name.lower() == wanted and one.pro is not None
        ]
        return [n for n in found if catalog.kind[n] in DECK_KINDS] or pros or found

    def _names(self, cards: Iterable[int]) -> list[str]:
        """The names of cards; a place without a card has none."""
        return [
            self.state.catalog.names[self.state.cards[card]] for card in cards if card != NO_CARD
        ]

    def _find(self, name: str, among: tuple[int, ...] | None = None) -> int:
        """A card of the scene by name; "Name#2" is the second of that name."""
        plain, _, number = name.partition("#")
        s = self.state
        pool = range(len(s.cards)) if among is None else among
        found = [c for c in pool if s.catalog.names[s.cards[c]].lower() == plain.strip().lower()]
        index = int(number or 1) - 1
        if index >= len(found):
            where = "in the scene" if among is None else "there"
            raise SceneError(f"{name!r} is not {where}: {self._names(pool)}")
        return found[index]

    def _wished(self, name: str, among: Sequence[int]) -> int:
        """A card that a player names: one of those meant, or any other, which the game refuses."""
        try:
            return self._find(name, tuple(among))
        except SceneError:
            return self._find(name)

    def _area(self, words: str) -> str:
        """The name by which the rules know an area of a player: "second deck" is second_deck."""
        areas = {area.replace("_", " "): area for area in self.state.mode.areas}
        if words not in areas:
            raise SceneError(f"this mode has no area {words!r}, but {', '.join(areas)}")
        return areas[words]

    # ----------------------------------------------------------------- going on

    def _input(self, seat: int, action: Action | Sequence[object]) -> None:
        """What a player wants, as a game takes or refuses it."""
        self._settled()
        try:
            happened = self.game.act(seat, action)
        except IllegalAction as refusal:
            raise self._refused(seat, str(refusal)) from refusal
        self._note(happened)

    def _refused(self, seat: int, reason: str) -> SceneError:
        return SceneError(f"player {seat} cannot do that: {reason}")

    def _note(self, happened: list[Event]) -> None:
        """Keep what happened; a tournament that begins is played like one of a game."""
        self.events += happened
        self.state.events = []
        if any(isinstance(event, Tournament) for event in happened):
            self._from_the_start = True

    def _run(self) -> None:
        """Carry out effects up to the next question, and no further than the turn under way."""
        run(self.state)
        self._note(self.state.events)

    def _settle(self) -> None:
        """Let questions with a single option answer themselves."""
        prompt = self.state.tournament.prompt
        while prompt is not None and len(prompt.options) == 1:
            self._take(prompt, 0)
            prompt = self.state.tournament.prompt

    def _settled(self) -> State:
        self._settle()
        if self.state.tournament.prompt is not None:
            raise SceneError(f"a question is still open\n{self._live()}")
        return self.state

    def _take(self, prompt: Prompt, index: int) -> None:
        choice = Choose(index)
        if self._from_the_start:
            decider = self.state.mode.deciders(self.state, prompt.seat)[0]
            self._note(self.game.act(decider, choice))
        else:
            tournament.carry_out(self.state, prompt.seat, choice)
            self._run()

    # ----------------------------------------------------------------- the live prompt

    @property
    def options(self) -> list[str]:
        """The options of the live prompt, in words."""
        prompt = self.state.tournament.prompt
        return [] if prompt is None else [self._label(option) for option in prompt.options]

    def _label(self, option: Option) -> str:
        return label_of(self.state, option)

    def _live(self) -> str:
        prompt = self.state.tournament.prompt
        if prompt is None:
            return "nothing is asked"
        source = "" if prompt.source == NO_CARD else f" for {self._names((prompt.source,))[0]}"
        return f"asked of player {prompt.seat} ({prompt.kind}{source}): " + ", ".join(self.options)


def label_of(s: State, option: Option) -> str:
    """An option in words: the name of a card, "player 1", "yes", ..."""
    match option:
        case answers.Card(card=card) | answers.Effect(card=card):
            return s.catalog.names[s.cards[card]]
        case answers.Player(seat=seat):
            return f"player {seat}"
        case answers.Number(count=count):
            return str(count)
        case answers.Slot(seat=seat, index=at):
            return f"slot {at} of player {seat}"
        case (
            answers.Choice(text=words)
            | answers.Symbol(word=words)
            | answers.Name(name=words)
            | answers.Side(side=words)
            | answers.Meta(meta=words)
        ):
            return words
        case answers.Yes() | answers.No() | answers.Done() | answers.Decline():
            return type(option).__name__.lower()
        case _:
            assert_never(option)
