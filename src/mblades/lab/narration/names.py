"""What everything in a game is called, in one language."""

from __future__ import annotations

from mblades.cards.design import Design
from mblades.cards.translations import Language, translation
from mblades.lab.narration.words import Words
from mblades.rules.effects.catalog import ABILITIES_PER_DESIGN
from mblades.rules.game import Game
from mblades.rules.state.view_records import BossView


class Names:
    """The names of players, cards, sets and the rest."""

    def __init__(self, game: Game, language: Language, words: Words) -> None:
        self._game = game
        self._words = words
        self._catalog = game.state.catalog
        library = self._catalog.library
        self.printed = translation(library, language)
        sets = (*library.sets.values(), *library.bosses, library.pro_players)
        core = next(one for one in sets if one.rarity == "Core")  # all Core cards have one back
        self._sets = {
            one.name: self.printed.set_name(core if one.rarity == "Core" else one) for one in sets
        }
        self._characters = {one.name for one in library.characters}
        self.fought = len(self._boss["scenarios"]) if self._boss else 0

    @property
    def _boss(self) -> BossView | None:
        state = self._game.state
        return state.mode.view(state, None).get("boss")

    def player(self, seat: int) -> str:
        """A boss has the name of its set, everybody else that of their character. In a campaign the boss
        of an earlier round is meant when fewer scenarios had been fought."""
        boss = self._boss
        if boss is not None and boss["seat"] == seat:
            scenarios = boss["scenarios"]
            earlier = self.fought < len(scenarios)
            return self.named(scenarios[self.fought]["name"] if earlier else boss["name"])
        character = self._game.state.players[seat].character
        if character < 0:
            return self._words.say("player-at", seat=seat + 1)
        return self.named(self._catalog.characters[character].name)

    def is_boss(self, seat: int) -> bool:
        """Whether a seat is that of the boss."""
        return self._boss is not None and self._boss["seat"] == seat

    def design(self, card: int) -> Design:
        """What a card is."""
        return self._catalog.designs[self._game.state.cards[card]]

    def card(self, card: int) -> str:
        """The name of a card."""
        return self.printed.of_card(self.design(card)).name

    def text(self, card: int) -> str:
        """The printed text of a card."""
        return self.printed.text(self.design(card).tree)

    def meta(self, number: int) -> str:
        """The name of a meta."""
        return self.printed.other("metas", self._catalog.metas[number].name).name

    def meta_text(self, number: int) -> str:
        """What a meta does."""
        return self.printed.text(self._catalog.metas[number].tree)

    def npc(self, number: int) -> str:
        """The name of an NPC."""
        return self.printed.other("npcs", self._catalog.npcs[number].name).name

    def named(self, english: str) -> str:
        """A set, a character or a card by its English name."""
        if english in self._sets:
            return self._sets[english]
        if english in self._characters:
            return self.printed.other("characters", english).name
        return self.printed.named(english)

    def word(self, english: str) -> str:
        """A word of the game: a symbol, a trigger, a rarity, the name of a card."""
        return self._words.word(english) or self.named(english)

    def meta_of(self, ability: int) -> str | None:
        """The meta that an ability is on; None if it is on a card."""
        number = ability // ABILITIES_PER_DESIGN - len(self._catalog.designs)
        return self.meta(number) if number >= 0 else None
