"""Scenes made up for one card: cards that help its text, and players who make use of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from mblades.cards.design import DECK_KINDS, EditionName
from mblades.cards.matching import printed_fits
from mblades.lab.coverage.watched_catalog import WatchedCatalog
from mblades.rules.effects import board
from mblades.rules.effects.entering_and_leaving import enter
from mblades.rules.mode import mode_named
from mblades.rules.setup.chosen_sets import check_form
from mblades.rules.setup.setup import Setup
from mblades.rules.state import answers
from mblades.rules.state.action_tables import card_actions
from mblades.rules.state.actions import Action, Attach, Choose, Play, UseAction
from mblades.rules.state.records import ArmedNext, ForSale
from mblades.rules.state.state import Prompt, State
from mblades.rules.tournament import phase as tournament
from mblades.text import tree
from mblades.text.tree import PROMOS, Kind, TriggerWord
from mblades.text.walking import contains, nodes

PLAYERS = 3
ROUND = 3  # the last: nothing follows the tournament
MOST_DECISIONS = 150
# Words that wait for something: cards with which of these words bring it about.
HELPERS: dict[type[tree.Node], tuple[type[tree.Node], ...]] = {
    tree.IsFlipped: (tree.Flip,),
    tree.GetsTokens: (tree.AddTokens, tree.RemoveTokens, tree.ComesWith),
    tree.IsHandled: (tree.Move, tree.Swap, tree.Unflip, tree.Return),
    tree.TakesCard: (tree.Draw, tree.Take),
    tree.CannotBe: (tree.Flip, tree.Discard),
    tree.Unflip: (tree.Flip,),
    tree.HaveEffects: (tree.Flip,),
    tree.Changes: (tree.Gain, tree.Lose, tree.Steal, tree.Pay),
    tree.Clashes: (tree.Clash,),
    tree.ClashesWon: (tree.Clash,),
    tree.ClashResult: (tree.Clash,),
    tree.ClashBonus: (tree.Clash,),
    tree.TotalBonus: (tree.Clash,),
    tree.UseInClash: (tree.Clash,),
    tree.Discards: (tree.Discard,),
    tree.Tokens: (tree.AddTokens, tree.ComesWith),
    tree.RemoveTokens: (tree.AddTokens, tree.ComesWith),
    tree.StayInstead: (tree.AddTokens,),
    tree.Attach: (tree.MayAttach,),
    tree.AttachedTo: (tree.MayAttach, tree.Attach),
    tree.MoreSlots: (tree.PlayAnother, tree.Draw),
}


class Companions:
    """Which designs go well with which."""

    def __init__(self, catalog: WatchedCatalog) -> None:
        self.catalog = catalog
        self.words: list[frozenset[type[tree.Node]]] = []
        self.triggers: list[frozenset[TriggerWord]] = []
        self._pools: dict[int, list[list[int]]] = {}
        for design in range(len(catalog.designs)):
            abilities = catalog.abilities(design)
            self.words.append(frozenset(type(p) for a in abilities for p in nodes(a.tree)))
            self.triggers.append(frozenset(a.trigger for a in abilities))
        self.all = [n for n, kind in enumerate(catalog.kind) if kind in DECK_KINDS]
        self.singles = [n for n in self.all if catalog.kind[n] == "Single"]

    def pools(self, design: int) -> list[list[int]]:
        """Groups of designs that a card needs around it."""
        known = self._pools.get(design)
        if known is None:
            known = self._pools[design] = self._find_pools(design)
        return known

    def _find_pools(self, design: int) -> list[list[int]]:
        catalog = self.catalog
        pools: list[list[int]] = []
        if design < len(catalog.designs):
            pools.append([n for n in self.all if catalog.set_of[n] == catalog.set_of[design]])
        for ability in catalog.abilities(design):
            if ability.trigger is TriggerWord.FLIP:
                pools.append(self._with_word(tree.Flip))
            for part in nodes(ability.tree):
                if isinstance(part, tree.Filter):
                    pools.append([n for n in self.all if self._fits(part, n)])
                for word in HELPERS.get(type(part), ()):
                    pools.append(self._with_word(word))
                if isinstance(part, tree.UsesAction | tree.Cannot):
                    pools.append(self._with_trigger(TriggerWord.ACTION))
                    pools.append(self._with_trigger(TriggerWord.REACTION))
                if isinstance(part, tree.EffectHappens | tree.UseEffects) and part.trigger:
                    pools.append(self._with_trigger(part.trigger))
        return [pool for pool in pools if pool]

    def _with_word(self, word: type[tree.Node]) -> list[int]:
        return [n for n in self.all if word in self.words[n]]

    def _with_trigger(self, trigger: TriggerWord) -> list[int]:
        return [n for n in self.all if trigger in self.triggers[n]]

    def _fits(self, wanted: tree.Filter, design: int) -> bool:
        """Whether a design is about what a filter asks for."""
        card = self.catalog.designs[design]
        in_a_tableau = wanted.kind is not Kind.CARD or card.kind == "Single"
        return in_a_tableau and printed_fits(wanted, card)


class Scene:
    """A tournament in the middle of which one card gets its chance.

    The card is a design, or a meta by its number after the designs.
    """

    def __init__(self, companions: Companions, wanted: int, random: Random) -> None:
        self.companions = companions
        self.catalog = companions.catalog
        meta = wanted - len(self.catalog.designs)
        self.design = wanted if meta < 0 else random.choice(companions.singles)
        self.random = random
        edition: EditionName = random.choice(("original", "collusion"))
        setup = Setup(players=PLAYERS, edition=edition, seed=random.getrandbits(32))
        self.state = State(
            setup, check_form(setup), mode_named(setup.mode), self.catalog, (), card_actions(0)
        )
        self.designs: list[int] = []
        if meta >= 0:
            self.state.metas = (meta,)
        self.pools = companions.pools(wanted) or [companions.all]
        self.theme = random.choice(self.pools)  # what there is much of
        self.card = self._lay_out()

    # ----------------------------------------------------------------- laying out

    def _lay_out(self) -> int:
        """Everything on the table; the number of the card the scene is about."""
        s, random = self.state, self.random
        s.phase, s.round = "tournament", ROUND
        store = [self._new(self._pick(0.3)) for _ in range(random.randint(20, 40))]
        s.shop.store_deck = tuple(store)
        s.shop.aftermarket = tuple(
            ForSale(self._new(self._pick(0.4))) for _ in range(random.randint(0, 8))
        )
        s.shop.fusion = tuple(
            tuple(self._new(self._any(rarity)) for _ in range(2)) for rarity in PROMOS
        )
        card = self._new(self.design)
        for player in s.players:
            player.rp = random.choice((0, 0, 5, 15, 30, 60, 100))
            player.money = random.choice((0, 1, 4, 10, 20))
            player.markers = random.randint(0, 4)
            player.clashes_won = random.choice((0, 0, 1, 3))
            self._deal(player.seat)
        self._place(card)
        if contains(self.catalog.text_of(self.design), tree.GiveKeyword):
            kinds = self.catalog.kind
            s.keyword_cards = tuple(
                self._new(n) for n, kind in enumerate(kinds) if kind == "Keyword"
            )
        s.cards = tuple(self.designs)
        s.actions = card_actions(len(s.cards))
        self._dress()
        board.forget(s)
        return card

    def _new(self, design: int) -> int:
        self.designs.append(design)
        self.state.cards = tuple(self.designs)
        return len(self.designs) - 1

    def _pick(self, near: float) -> int:
        """A design: of the theme, of the other companions, or any."""
        random, companions = self.random, self.companions
        if random.random() >= near:
            return random.choice(companions.all)
        pool = self.theme if random.random() < 0.6 else random.choice(self.pools)
        return random.choice(pool)

    def _deal(self, seat: int) -> None:
        """A deck's worth of cards, no two of the same name (DB-13), some of them played."""
        s, random = self.state, self.random
        player = s.players[seat]
        near = random.choice((0.3, 0.6, 0.9) if seat == 0 else (0.1, 0.5))
        names = {self.catalog.names[self.design]} if seat == 0 else set()
        played, held = random.randint(0, 5), random.randint(0, 5)
        room = {"Single": min(played + held, 8 - (seat == 0)), "Deck Box": 1, "Accessory": 2}
        kind = self.catalog.kind[self.design]
        if seat == 0 and kind in ("Deck Box", "Accessory"):
            room[kind] -= 1
        for _ in range(60):
            design = self._pick(near)
            kind, name = self.catalog.kind[design], self.catalog.names[design]
            if name in names or not room.get(kind):
                continue
            names.add(name)
            room[kind] -= 1
            if kind != "Single":
                self._beside(seat, self._new(design))
            elif len(player.tableau) < played:
                enter(s, seat, self._new(design))
            else:
                player.hand = (*player.hand, self._new(design))
        player.binder = tuple(self._new(self._pick(near)) for _ in range(random.randint(0, 3)))

    def _any(self, rarity: str) -> int:
        of_rarity = [n for n in self.companions.all if self.catalog.rarity[n] == rarity]
        return self.random.choice(of_rarity or self.companions.all)

    def _beside(self, seat: int, card: int) -> None:
        s = self.state
        player = s.players[seat]
        kind = self.catalog.kind[s.cards[card]]
        if kind == "Deck Box":
            player.box = (card,)
        elif kind == "Accessory":
            player.accessories = (*player.accessories, card)
        else:
            player.powers = (card,)
        s.tournament.entered = (*s.tournament.entered, card)

    def _place(self, card: int) -> None:
        """The card itself: to be played, or there already."""
        s, random = self.state, self.random
        player = s.players[0]
        if self.catalog.kind[self.design] != "Single":
            self._beside(0, card)
        elif random.random() < 0.55:
            player.hand = (*player.hand, card)
        else:
            enter(s, 0, card, random.randint(0, len(player.tableau)))

    def _dress(self) -> None:
        """Star tokens, cards face down, named cards, Next effects that wait."""
        s, random = self.state, self.random
        mess = random.random() < 0.5
        names = [self.catalog.names[design] for design in self.designs]
        for player in s.players:
            for card in player.tableau:
                chance = random.random()
                if mess and chance < 0.25:
                    s.tournament.down |= {card}
                elif chance > 0.8:
                    s.tournament.tokens = {**s.tournament.tokens, card: random.randint(1, 4)}
            for card in player.tableau[-1:]:
                for ability in board.abilities(s, card, TriggerWord.NEXT):
                    s.tournament.armed = (
                        *s.tournament.armed,
                        ArmedNext(player.seat, card, ability.ref),
                    )
            player.named = tuple(random.sample(names, random.choice((0, 3, 12))))

    # ----------------------------------------------------------------- playing

    def play(self, *, scoring: bool = False) -> None:
        """Play to the end of the tournament, or score what lies there."""
        s, catalog, random = self.state, self.catalog, self.random
        s.first = random.randrange(PLAYERS)
        catalog.open(s)
        if scoring:
            tournament.start_scoring(s)
        else:
            tournament.start_turn(s, random.choice((0, 0, 0, 1, 2)))
        tournament.advance(s)
        catalog.hear(s, s.events)
        for _ in range(MOST_DECISIONS):
            if s.phase != "tournament":
                break
            catalog.look(s)
            seat = s.tournament.turn if s.tournament.prompt is None else s.tournament.prompt.seat
            action = self._decide(seat)
            catalog.acting(s, action)
            s.events = []
            tournament.act(s, seat, action)
            catalog.hear(s, s.events)

    def _decide(self, seat: int) -> Action:
        s = self.state
        if s.tournament.prompt is not None:
            return Choose(self._answer(s.tournament.prompt))
        return self._take_turn(tournament.choices(s, seat))

    def _answer(self, prompt: Prompt) -> int:
        random, options = self.random, prompt.options
        if prompt.kind in ("may", "level up"):
            return int(random.random() > 0.85)
        mine = [
            n
            for n, option in enumerate(options)
            if isinstance(option, answers.Card | answers.Effect) and option.card == self.card
        ]
        if prompt.kind == "reaction":
            if mine and random.random() < 0.95:
                return mine[0]
            return len(options) - 1 if random.random() < 0.3 else random.randrange(len(options))
        if mine and random.random() < 0.4:
            return mine[0]
        return random.randrange(len(options))

    def _take_turn(self, choices: Sequence[Action]) -> Action:
        random = self.random
        preferences: tuple[tuple[float, Callable[[Action], bool]], ...] = (
            (0.6, lambda one: isinstance(one, Attach)),
            (0.8, lambda one: isinstance(one, UseAction) and one.card == self.card),
            (0.5, lambda one: one == Play(self.card)),
            (0.5, lambda one: isinstance(one, UseAction)),
            (0.9, lambda one: isinstance(one, Play)),
        )
        for chance, is_preferred in preferences:
            preferred = [one for one in choices if is_preferred(one)]
            if preferred and random.random() < chance:
                return random.choice(preferred)
        return random.choice(choices)
