"""A set on trial: for each card a scene in which its text happens, then a game with the set in a deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from mblades.bots import make_bot
from mblades.cards.design import CardSet, Design
from mblades.cards.library import Library
from mblades.cards.translations import Language
from mblades.lab.coverage.exercise import Cast, Exercise
from mblades.lab.coverage.scenes import Scene
from mblades.lab.coverage.watched_catalog import Key, WatchedCatalog
from mblades.lab.narration.passages import Passage, Sentence, Span
from mblades.lab.narration.story import Story
from mblades.lab.play import Decider, play
from mblades.rules.deckbuilding.deck import illegal_cards
from mblades.rules.effects.catalog import ABILITIES_PER_DESIGN
from mblades.rules.game import Game
from mblades.rules.setup.setup import Setup
from mblades.rules.state import events
from mblades.rules.state.action_tables import card_actions
from mblades.rules.state.actions import Action, AreaRecord, Cancel, Order, Ready
from mblades.rules.state.events import Event
from mblades.rules.state.state import State
from mblades.rules.window import SeatWindow

SCENES_A_CARD = 60
SCENES_TOLD = 2  # of a card whose effects do not all happen in one scene
PLAYERS = 3
OWNER = 0  # who has the set
SLOTS = 6  # with more cards than that, some would stay in hand
CANCEL, READY = Cancel(), Ready()


class Tried(NamedTuple):
    """What came of a card."""

    design: Design
    scenes: tuple[tuple[Passage, ...], ...]
    never: tuple[str, ...]  # effects that did not happen


class _OwnersScene(Scene):
    """A scene in which nobody else brings the card."""

    def _deal(self, seat: int) -> None:
        if seat == OWNER:
            super()._deal(seat)
            return
        pools, theme = self.pools, self.theme
        self.pools = [[one for one in pool if one != self.design] or pool for pool in pools]
        self.theme = [one for one in theme if one != self.design] or theme
        super()._deal(seat)
        self.pools, self.theme = pools, theme


class _Trial(Exercise):
    """Remembers which scenes made which effects happen for the first time."""

    scene = _OwnersScene

    def __init__(self, library: Library, seed: int) -> None:
        super().__init__(library, seed)
        self.first: list[tuple[Cast, frozenset[Key]]] = []
        self._without_playing = frozenset(self.catalog.happened)

    def forget(self) -> None:
        """The scenes of another card begin: what happened in those of the last does not count."""
        self.first.clear()
        self.catalog.happened.clear()
        self.catalog.happened.update(self._without_playing)

    def act_out(self, cast: Cast) -> None:
        before = self.missing(cast.design)
        super().act_out(cast)
        new = before - self.missing(cast.design)
        if new:
            self.first.append((cast, frozenset(new)))


class _Teller(WatchedCatalog):
    """Tells the turns of a scene in which wanted effects happen."""

    def begin(self, wanted: frozenset[Key], language: Language) -> None:
        """Another scene, for these effects."""
        self.happened.clear()
        self.told: list[Passage] = []
        self._wanted = wanted
        self._language: Language = language
        self._story: Story | None = None
        self._turn: list[Passage] = []  # what is told if something wanted happens in this turn
        self._is_told = False

    def open(self, s: State) -> None:
        self._story = Story(Game(s), self._language, [player.rp for player in s.players])
        self.told += _laid_out(s, self._story)

    def hear(self, s: State, happened: list[Event]) -> None:
        super().hear(s, happened)
        if self._story is not None:
            self._hear(s, self._story, happened)

    def _hear(self, s: State, story: Story, happened: Sequence[Event]) -> None:
        new = self._wanted & self.happened
        self._wanted -= new
        designs = {ability // ABILITIES_PER_DESIGN for ability, _ in new}
        parts = _by_turns(happened)
        about = [_is_about(part, s, designs) for part in parts]
        for part, is_about in zip(parts, about, strict=True):
            if part and isinstance(part[0], events.Turn | events.Scoring):
                self._turn, self._is_told = [], False
            self._turn += story.hear(part)
            if is_about or (new and not any(about)):
                self._is_told = True
            if self._is_told:
                self.told += self._turn
                self._turn = []


def _is_about(part: Sequence[Event], s: State, designs: set[int]) -> bool:
    """Whether an effect of one of these designs begins in a part of what happened."""
    return any(
        isinstance(event, events.Effect) and s.cards[event.card] in designs for event in part
    )


def _by_turns(happened: Sequence[Event]) -> list[list[Event]]:
    """Events, parted before each turn and before the scoring."""
    parts: list[list[Event]] = [[]]
    for event in happened:
        if isinstance(event, events.Turn | events.Scoring):
            parts.append([])
        parts[-1].append(event)
    return parts


def _laid_out(s: State, story: Story) -> Iterator[Passage]:
    """What the owner of the card has on the table and in hand."""
    player = s.players[OWNER]
    for area, cards in (("tableau", player.tableau), ("hand", player.hand)):
        if cards:
            names = story.words.listed([story.names.card(card) for card in cards])
            title = f"{story.names.player(OWNER)}, {story.words.say(f'puzzle-{area}')}: "
            yield Sentence((Span(title, "quiet"), Span(names)), 1)


def tried_cards(
    library: Library, card_set: CardSet, seed: int, language: Language
) -> Iterator[Tried]:
    """Each card of a set in scenes in which its effects happen; `library` has the set."""
    trial = _Trial(library, seed)
    teller = Exercise(library, seed, _Teller)
    teller.scene = _OwnersScene
    catalog = teller.catalog
    assert isinstance(catalog, _Teller)
    for design in card_set.designs:
        number = trial.catalog.design_index[design.id]
        trial.forget()
        trial.run([number], scenes=trial.scenes + SCENES_A_CARD)
        told: list[tuple[Passage, ...]] = []
        for cast, new in sorted(trial.first, key=lambda one: -len(one[1]))[:SCENES_TOLD]:
            catalog.begin(new, language)
            teller.act_out(cast)
            told.append(tuple(catalog.told))
        effects = trial.catalog.effects(number)
        never = tuple(effects[key].text for key in sorted(trial.missing(number)))
        yield Tried(design, tuple(told), never)


# --------------------------------------------------------------------------- a game


class TriedGame:
    """A game of bots in which one has the set in the deck, and what its cards did there."""

    def __init__(self, card_set: CardSet, seed: int) -> None:
        self.game = Game.start(Setup(players=PLAYERS, seed=seed, custom_sets=(card_set,)))
        self.played: Counter[int] = Counter()  # by design
        self.effects: Counter[int] = Counter()
        self.rp: Counter[int] = Counter()
        self.cards = _deal(self.game.state, card_set)
        self._seed = seed

    def play(self, listen: Callable[[list[Event]], None]) -> None:
        """Play to the end."""
        bots = [make_bot("regular", self._seed * PLAYERS + seat) for seat in range(PLAYERS)]
        deciders: list[Decider] = [bot.decide for bot in bots]
        deciders[OWNER] = self._keeping(deciders[OWNER])

        def hear(_seat: int | None, _action: Action | None, happened: list[Event]) -> None:
            self._count(happened)
            listen(happened)

        play(self.game, deciders, listener=hear)

    def _keeping(self, bot: Decider) -> Decider:
        """A bot that parts with no card of the set, and brings all of them to every tournament."""
        own = frozenset(self.cards)
        done = (-1, -1)  # a timer in which nothing else is to be done

        def decide(seen: SeatWindow) -> Action:
            nonlocal done
            s = self.game.state
            if self.game.phase != "deckbuilding":
                return bot(seen)
            now = (s.round, s.deckbuilding.timer)
            action: Action = CANCEL if now == done and CANCEL in seen.choices else READY
            if now != done:
                action = bot(seen)
                if _touches(action, own):
                    done, action = now, CANCEL if CANCEL in seen.choices else READY
            if action == READY and self._deck() != s.players[OWNER].deck:
                return Order("deck", self._deck())
            return action

        return decide

    def _deck(self) -> tuple[int, ...]:
        """The cards of the set that the owner has, and of the deck what fills the slots."""
        s = self.game.state
        player = s.players[OWNER]
        held = {*player.binder, *player.deck}
        deck = [card for card in self.cards if card in held]
        singles = sum(s.catalog.kind[s.cards[card]] == "Single" for card in deck)
        for card in player.deck:
            is_single = s.catalog.kind[s.cards[card]] == "Single"
            if is_single and singles >= SLOTS:
                continue
            if card not in deck and not illegal_cards(s, [*deck, card], player):
                deck.append(card)
                singles += is_single
        return tuple(deck)

    def _count(self, happened: Sequence[Event]) -> None:
        numbers = self.game.state.cards
        own = frozenset(self.cards)
        for event in happened:
            match event:
                case events.Played(card=card) if card in own:
                    self.played[numbers[card]] += 1
                case events.Effect(card=card) if card in own:
                    self.effects[numbers[card]] += 1
                case (
                    events.Gained(unit="RP", source=card) | events.Stole(unit="RP", source=card)
                ) if card in own and event.seat == OWNER:
                    self.rp[numbers[card]] += event.amount


def _deal(s: State, card_set: CardSet) -> tuple[int, ...]:
    """A copy of each design for the binder of the owner, beside those in the store."""
    first = len(s.cards)
    designs = tuple(s.catalog.design_index[design.id] for design in card_set.designs)
    s.cards = (*s.cards, *designs)
    s.actions = card_actions(len(s.cards))
    cards = tuple(range(first, len(s.cards)))
    player = s.players[OWNER]
    player.binder = (*player.binder, *cards)
    return cards


def _touches(action: Action, cards: frozenset[int]) -> bool:
    """Whether an action puts one of these cards somewhere."""
    if isinstance(action, Order) and action.area == "deck":
        return True
    if isinstance(action, AreaRecord):
        return getattr(action, "card", None) in cards or not cards.isdisjoint(
            getattr(action, "cards", ())
        )
    named = (getattr(action, "card", None), *getattr(action, "cards", ()))
    return not cards.isdisjoint(one for one in named if isinstance(one, int))
