"""Scenes for tests, puzzles and card authors, in players' verbs.

>>> t = Table(players=2)
>>> t.card("Bully", stars=6, symbols="Fire Soldier", text="Play: Gain 10 RP.")
>>> t.hand(0, "Bully")
>>> t.play(0, "Bully")
>>> t.rp_of(0)
10

A question that nobody answered, or an answer that nobody asked for, fails and shows the live
prompt. A question with a single option may be answered or left to answer itself.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from mblades.cards.design import CardKind, CardSet, Design
from mblades.cards.library import Library, load
from mblades.rules.effects import board
from mblades.rules.effects.stack import run
from mblades.rules.effects.tableau import add_tokens, enter
from mblades.rules.game import Game
from mblades.rules.setup import deal
from mblades.rules.setup.setup import Setup
from mblades.rules.state.actions import card_actions
from mblades.rules.state.events import EVENTS
from mblades.rules.state.state import NO_CARD, NOBODY, Action, Prompt, State
from mblades.rules.tournament import phase as tournament
from mblades.rules.tournament import scoring
from mblades.text.grammar.parser import parse
from mblades.text.tree import ELEMENTS, TYPES, Rarity, Symbol, TriggerWord

SCENE = "Scene"
CARD_FIELDS = ("card", "source", "used", "revealed", "host")
NOTHING_PRINTED = Library({}, (), (), (), ())
Answer = str | int


class SceneError(AssertionError):
    """The scene did not go as the test says."""


class Table:
    """A tournament laid out card by card, and played by name."""

    def __init__(self, players: int = 2, **options: Any) -> None:
        self._designs: list[Design] = []
        self._library = NOTHING_PRINTED  # until a card of the library is called for
        setup = Setup(players=players, ask_forced=True, **options)
        self.state: State = deal.empty(setup, self._library)
        s = self.state
        s.phase, s.first, s.turn = "tournament", 0, 0
        s.must_play, s.plays = True, 1
        self._turn_begun = False
        self.events: list[tuple[object, ...]] = []

    # ----------------------------------------------------------------- laying out

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
        tree = parse(text, file=name)
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

    def _print(self) -> None:
        """Make the catalog of the library and the cards written so far."""
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
        setup = msgspec.structs.replace(s.setup, custom_sets=tuple(sets.values()))
        s.setup = setup
        s.catalog = deal.empty(setup, self._library).catalog
        s.cards = tuple(s.catalog.design_index[design] for design in known)
        board.changed(s)

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

    def _called(self, name: str, kind: CardKind | None) -> list[int]:
        wanted, kinds = name.lower(), self.state.catalog.kind
        return [
            n
            for n, known in enumerate(self.state.catalog.names)
            if known.lower() == wanted and kind in (None, kinds[n])
        ]

    def _call_library(self) -> None:
        if self._library is NOTHING_PRINTED:
            self._library = load()
            self._print()

    def tableau(self, seat: int, *names: str) -> None:
        """Put cards face up into a tableau, left to right."""
        s = self.state
        for name in names:
            card = self._new(name)
            enter(s, seat, card)
            s.armed = tuple(entry for entry in s.armed if entry[0] != seat)
            for ability in board.abilities(s, card, TriggerWord.NEXT):
                s.armed = (*s.armed, (seat, card, ability.ref))

    def hand(self, seat: int, *names: str) -> None:
        """Put cards into a hand."""
        self.state.players[seat].hand += tuple(self._new(name) for name in names)
        board.changed(self.state)

    def binder(self, seat: int, *names: str) -> None:
        """Put cards into a binder."""
        self.state.players[seat].binder += tuple(self._new(name) for name in names)

    def deck(self, seat: int, *names: str) -> None:
        """Put cards into the deck area, for `begin`."""
        self.state.players[seat].deck += tuple(self._new(name) for name in names)

    def box(self, seat: int, name: str) -> None:
        """Put a card into the Deck Box slot."""
        card = self._new(name)
        self.state.players[seat].box += (card,)
        self.state.entered += (card,)
        board.changed(self.state)

    def accessories(self, seat: int, *names: str) -> None:
        """Put cards into the Accessory slots."""
        cards = tuple(self._new(name) for name in names)
        self.state.players[seat].accessories += cards
        self.state.entered += cards
        board.changed(self.state)

    def power(self, seat: int, *names: str, kind: CardKind = "Character") -> None:
        """Give a player character, co-op, venue or team cards (OPT-1)."""
        cards = tuple(self._new(name, kind) for name in names)
        self.state.players[seat].powers += cards
        self.state.entered += cards
        board.changed(self.state)

    def keyword_cards(self, *names: str) -> None:
        """Lay Keyword cards ready (OPT-11)."""
        self.state.keyword_cards += tuple(self._new(name, "Keyword") for name in names)

    def store(self, *names: str) -> None:
        """Put cards on the store deck; the first is the top."""
        cards = [self._new(name) for name in names]
        self.state.store_deck = (*self.state.store_deck, *reversed(cards))

    def core_deck(self, *names: str) -> None:
        """Put cards on the core deck; the first is the top."""
        cards = [self._new(name) for name in names]
        self.state.core_deck = (*self.state.core_deck, *reversed(cards))

    def aftermarket(self, *names: str) -> None:
        """Put cards into the aftermarket."""
        self.state.aftermarket += tuple((self._new(name), -1) for name in names)

    def rp(self, seat: int, amount: int) -> None:
        """Set a player's RP."""
        self.state.players[seat].rp = amount

    def money(self, seat: int, amount: int) -> None:
        """Set a player's M$."""
        self.state.players[seat].money = amount

    def markers(self, seat: int, count: int) -> None:
        """Set a player's free sell markers."""
        self.state.players[seat].markers = count

    def tokens(self, name: str, count: int) -> None:
        """Put star tokens on a card in play."""
        add_tokens(self.state, self._find(name), count)

    def face_down(self, *names: str) -> None:
        """Turn cards in play face down, without any effect."""
        self.state.down |= {self._find(name) for name in names}
        board.changed(self.state)

    def meta(self, *names: str) -> None:
        """Reveal metas by name."""
        self._call_library()
        for name in names:
            found = [n for n, meta in enumerate(self.state.catalog.metas) if meta.name == name]
            if not found:
                raise SceneError(f"there is no meta named {name!r}")
            self.state.metas += (found[0],)

    # ----------------------------------------------------------------- playing

    def begin(self) -> None:
        """Begin a tournament with the decks, and go on to the first decision (TRN-1)."""
        self.state.first = NOBODY
        tournament.begin(self.state)
        self._turn_begun = True
        self._run()

    def play(self, seat: int, name: str) -> None:
        """Play a card from the hand."""
        self._settle()
        self._their_turn(seat, fresh=not self.state.plays)
        card = self._find(name, self.state.players[seat].hand)
        self._act(seat, ("play", card))

    def action(self, seat: int, name: str) -> None:
        """Use the Action of a card in play."""
        self._settle()
        self._their_turn(seat, fresh=self.state.acted)
        card = self._find(name)
        offered = [
            action
            for action in tournament.turn_choices(self.state)
            if action[:2] == ("action", card)
        ]
        if not offered:
            raise SceneError(f"{name} has no Action that player {seat} can use now")
        self._act(seat, offered[0])

    def attach(self, seat: int, name: str, host: str) -> None:
        """Attach a card of the hand during one's turn (Unite)."""
        self._settle()
        self._their_turn(seat, fresh=False)
        card = self._find(name, self.state.players[seat].hand)
        self._act(seat, ("attach", card, self._find(host)))

    def choose(self, seat: int, *answers: Answer) -> None:
        """Answer what is asked: a card's name, a player's seat, "yes", "no", "done", ..."""
        for answer in answers:
            self._answer(seat, answer)

    def pass_(self, seat: int) -> None:
        """Decline what is offered, or end one's turn."""
        self._settle()
        prompt = self.state.prompt
        if prompt is not None:
            for word in ("no", "decline", "done"):
                if (word,) in prompt.options:
                    self._answer(seat, word)
                    return
            raise SceneError(f"player {seat} cannot pass here\n{self._live()}")
        count = len(self.state.players)
        self._turn((seat + 1) % count)

    def finish(self) -> None:
        """Go to the end of the tournament: Score effects and metas."""
        self._settle()
        if self.state.prompt is not None:
            raise SceneError(f"a question is still open\n{self._live()}")
        self.state.round = max(self.state.round, 1)
        tournament.start_scoring(self.state)
        self._run()

    def award(self) -> list[scoring.Standing]:
        """Give out the VP for the places, after `finish`."""
        self._settle()
        self.state.mode.add_last_rp(self.state)
        self.state.mode.end_tournament(self.state)
        return self.state.mode.standings(self.state)

    # ----------------------------------------------------------------- looking

    @property
    def prompt(self) -> Prompt | None:
        """What is asked now, and of whom."""
        return self.state.prompt

    @property
    def options(self) -> list[str]:
        """The options of the live prompt, in words."""
        prompt = self.state.prompt
        return [] if prompt is None else [self._label(option) for option in prompt.options]

    @property
    def game(self) -> Game:
        """The scene as a game (clone, dump, view)."""
        return Game(self.state)

    def rp_of(self, seat: int) -> int:
        """A player's RP."""
        return self._settled().players[seat].rp

    def money_of(self, seat: int) -> int:
        """A player's M$."""
        return self._settled().players[seat].money

    def markers_of(self, seat: int) -> int:
        """A player's free sell markers."""
        return self._settled().players[seat].markers

    def stars_of(self, name: str) -> int:
        """The stars of a card now."""
        return board.stars(self._settled(), self._find(name))

    def symbols_of(self, name: str) -> set[str]:
        """The elements and types of a card now."""
        s = self._settled()
        card = self._find(name)
        elements, types = board.elements(s, card), board.types(s, card)
        return {symbol for n, symbol in enumerate(ELEMENTS) if elements >> n & 1} | {
            symbol for n, symbol in enumerate(TYPES) if types >> n & 1
        }

    def tokens_on(self, name: str) -> int:
        """The star tokens on a card."""
        return self._settled().tokens.get(self._find(name), 0)

    def markers_on(self, name: str) -> int:
        """The sell markers on a card."""
        return self._settled().marks.get(self._find(name), 0)

    def attached_to(self, name: str) -> list[str]:
        """The cards attached to a card."""
        return self._names(self._settled().attached.get(self._find(name), ()))

    def is_face_up(self, name: str) -> bool:
        """Whether a card is in play and face up."""
        s = self._settled()
        card = self._find(name)
        return card in board.of(s).owner and card not in s.down

    def is_in_play(self, name: str) -> bool:
        """Whether a card is in a play area, either way up."""
        s = self._settled()
        return self._find(name) in board.of(s).owner

    def hand_of(self, seat: int) -> list[str]:
        """The names in a hand."""
        return self._names(self._settled().players[seat].hand)

    def tableau_of(self, seat: int) -> list[str]:
        """The names in a tableau, left to right, whichever way up."""
        return self._names(self._settled().players[seat].tableau)

    def binder_of(self, seat: int) -> list[str]:
        """The names in a binder."""
        return self._names(self._settled().players[seat].binder)

    def aftermarket_names(self) -> list[str]:
        """The names in the aftermarket."""
        return self._names(tuple(card for card, _marker in self._settled().aftermarket))

    def store_names(self) -> list[str]:
        """The names in the store deck, the top first."""
        return self._names(self._settled().store_deck[::-1])

    def top_card_of(self, seat: int) -> str | None:
        """The name of a player's Top card."""
        card = board.top_card(self._settled(), seat)
        return None if card == NO_CARD else self.state.catalog.names[self.state.cards[card]]

    def number_of(self, name: str) -> int:
        """The number of a card in the state, for `game.act`."""
        return self._find(name)

    def happened(self, kind: str) -> list[tuple[object, ...]]:
        """The events of a kind so far, cards by their names."""
        self._settle()
        fields = EVENTS[kind]
        return [
            tuple(
                self._names((value,))[0]
                if field in CARD_FIELDS and isinstance(value, int) and value != NO_CARD
                else value
                for field, value in zip(fields, event[1:], strict=True)
            )
            for event in self.events
            if event[0] == kind
        ]

    def is_out(self, seat: int) -> bool:
        """Whether a player has left the tournament (GEN-9)."""
        return self._settled().players[seat].out

    # ----------------------------------------------------------------- inside

    def _names(self, cards: tuple[int, ...]) -> list[str]:
        return [self.state.catalog.names[self.state.cards[card]] for card in cards]

    def _find(self, name: str, among: tuple[int, ...] | None = None) -> int:
        """A card of the scene by name; "Name#2" is the second of that name."""
        plain, _, number = name.partition("#")
        s = self.state
        pool = range(len(s.cards)) if among is None else among
        found = [c for c in pool if s.catalog.names[s.cards[c]].lower() == plain.strip().lower()]
        index = int(number or 1) - 1
        if index >= len(found):
            where = "in the scene" if among is None else "there"
            raise SceneError(f"{name!r} is not {where}: {self._names(tuple(pool))}")
        return found[index]

    def _their_turn(self, seat: int, *, fresh: bool) -> None:
        if self.state.prompt is not None:
            raise SceneError(f"a question is still open\n{self._live()}")
        if self.state.turn != seat or fresh or not self._turn_begun:
            self._turn(seat)
            self._settle()
            if self.state.prompt is not None:
                raise SceneError(f"a question is still open\n{self._live()}")

    def _turn(self, seat: int) -> None:
        self._turn_begun = True
        tournament.start_turn(self.state, seat)
        self._run()

    def _act(self, seat: int, action: Action) -> None:
        if action not in tournament.choices(self.state, seat):
            reason = tournament.why_not(self.state, seat, action)
            raise SceneError(f"player {seat} cannot do that: {reason}")
        tournament.carry_out(self.state, seat, action)
        self._run()

    def _run(self) -> None:
        run(self.state)
        self.events += self.state.events
        self.state.events.clear()

    def _settle(self) -> None:
        """Let questions with a single option answer themselves."""
        prompt = self.state.prompt
        while prompt is not None and len(prompt.options) == 1:
            self._take(prompt, 0)
            prompt = self.state.prompt

    def _settled(self) -> State:
        self._settle()
        if self.state.prompt is not None:
            raise SceneError(f"a question is still open\n{self._live()}")
        return self.state

    def _take(self, prompt: Prompt, index: int) -> None:
        tournament.carry_out(self.state, prompt.seat, ("choose", index))
        self._run()

    def _answer(self, seat: int, answer: Answer) -> None:
        while True:
            prompt = self.state.prompt
            if prompt is None:
                raise SceneError(f"nobody asked player {seat} anything; the answer was {answer!r}")
            found = [n for n, option in enumerate(prompt.options) if self._means(option, answer)]
            if prompt.seat == seat and found:
                self._take(prompt, found[0])
                return
            holders = [n for n, option in enumerate(prompt.options) if self._has(option, answer)]
            if prompt.seat == seat and holders:  # a card says whose it is, too
                self._take(prompt, holders[0])
                if not self._asks_for(seat, answer):
                    return
                continue
            if len(prompt.options) != 1:
                raise SceneError(f"{answer!r} by player {seat} is no answer\n{self._live()}")
            self._take(prompt, 0)

    def _means(self, option: Action, answer: Answer) -> bool:
        if isinstance(answer, int):
            return (option[0] in ("player", "choice") and option[1] == answer) or (
                option[0] == "slot" and option[2] == answer
            )
        said = answer.strip().lower()
        if option[0] in ("card", "effect"):
            plain, _, number = said.partition("#")
            label = self._label(option).lower()
            return self._find(f"{plain}#{number}") == option[1] if number else label == plain
        if option == ("decline",):
            return said in ("decline", "no", "pass")
        if option[0] == "player":
            return said in (f"player {option[1]}", f"seat {option[1]}")
        if option[0] == "choice":
            return _plain(str(option[2])).startswith(_plain(said))
        return said == self._label(option).lower()

    def _has(self, option: Action, answer: Answer) -> bool:
        """Whether a player that can be chosen has the card that was named in their tableau."""
        return (
            option[0] == "player"
            and isinstance(answer, str)
            and isinstance(option[1], int)
            and answer.strip().lower()
            in (name.lower() for name in self._names(self.state.players[option[1]].tableau))
        )

    def _asks_for(self, seat: int, answer: Answer) -> bool:
        prompt = self.state.prompt
        return (
            prompt is not None
            and prompt.seat == seat
            and any(self._means(option, answer) for option in prompt.options)
        )

    def _label(self, option: Action) -> str:
        match option:
            case ("card" | "effect" | "play", int(card), *_rest):
                return self.state.catalog.names[self.state.cards[card]]
            case ("player", seat):
                return f"player {seat}"
            case ("slot", seat, at):
                return f"slot {at} of player {seat}"
            case ("choice", _n, text):
                return str(text)
            case (word,):
                return str(word)
            case _:
                return str(option[1])

    def _live(self) -> str:
        prompt = self.state.prompt
        if prompt is None:
            return "nothing is asked"
        source = "" if prompt.source == NO_CARD else f" for {self._names((prompt.source,))[0]}"
        return f"asked of player {prompt.seat} ({prompt.kind}{source}): " + ", ".join(self.options)


def _plain(text: str) -> str:
    return re.sub(r"\W+", " ", text).strip().lower()
