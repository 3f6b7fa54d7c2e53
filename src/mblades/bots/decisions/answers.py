"""Answers to the questions of a tournament: which player, which card, yes or no."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from mblades.bots.bot import Window
from mblades.bots.estimates.card import Face, Faces
from mblades.rules.state import answers
from mblades.rules.state.actions import Action
from mblades.rules.state.answers import Option
from mblades.rules.state.view_records import CardInPlay, CardView, PromptView
from mblades.text import tree
from mblades.text.tree import Who
from mblades.text.walking import effects_in, subject_of

# Kinds of questions in which the card chosen suffers.
HARMS = frozenset(("flip", "discard", "their card", "return", "give", "put", "remove", "card"))


class Table:
    """The cards and players of a view, found by number."""

    def __init__(self, seen: Window) -> None:
        self.view = view = seen.view
        self.catalog = seen.catalog
        self.faces = seen.catalog.derived(Faces)
        self.seat = seen.seat
        self.me = view["players"][self.seat]
        self.opponents = view["opponents"]
        self.in_play: dict[int, tuple[CardInPlay, int]] = {}
        for player in view["players"]:
            for card in (*player["tableau"], *player["box"], *player["accessories"]):
                if card is not None:
                    self.in_play[card["id"]] = (card, player["seat"])
            for card in player["powers"]:
                self.in_play[card["id"]] = (card, player["seat"])
        self.mine: dict[int, CardView] = {card["id"]: card for card in self.me["hand"]}
        self.others: dict[int, CardView] = {card["id"]: card for card in view["aftermarket"]}
        self.much: int | None = None  # what the Reaction that is looked at would answer

    def card(self, number: int) -> CardView | None:
        """A card that can be seen."""
        if number in self.in_play:
            return self.in_play[number][0]
        return self.mine.get(number) or self.others.get(number)

    def ability(self, number: int) -> tree.Ability | None:
        """An ability by its number, on whichever card it is printed; None for the rules' own words."""
        return None if number < 0 else self.catalog.ability(number).tree

    def top_stars(self, seat: int) -> int:
        """The stars of a player's Top card, or 0."""
        tournament = self.view["tournament"]
        top = None if tournament is None else tournament["tops"][seat]
        return self.in_play[top][0]["stars"] if top in self.in_play else 0

    def rp(self, seat: int) -> int:
        """A player's RP."""
        return self.view["players"][seat]["rp"]


class Answers:
    """Answers by simple values: a card's in play, a card's in hand, a may's, an option's."""

    def __init__(
        self,
        random: Random,
        in_play: Callable[[Face, CardInPlay], float],
        in_hand: Callable[[Face], float],
        worth: Callable[[Table, tree.Effect, CardView | None], float],
    ) -> None:
        self._random = random
        self._in_play = in_play
        self._in_hand = in_hand
        self._worth = worth
        self.weary = False  # says no to everything optional, so that every tournament ends

    def answer(self, seen: Window) -> Action:
        """The choice that answers the open question."""
        table = Table(seen)
        prompt = table.view["prompt"]
        assert prompt is not None
        options = answers.read(prompt["options"])
        first = options[0]
        if prompt["seat"] in table.opponents:  # COOP-8: a boss, for whom the players decide
            index = self._against(table, prompt, options)
        elif isinstance(first, answers.Card):
            index = self._card(table, prompt, options)
        elif isinstance(first, answers.Player):
            index = self._player(table, prompt, options)
        elif isinstance(first, answers.Yes):
            index = self._may(table, prompt)
        elif isinstance(first, answers.Choice):
            index = self._choice(table, prompt, options)
        elif prompt["kind"] == "reaction":
            index = self._reaction(table, options)
        elif isinstance(first, answers.Symbol | answers.Name):
            index = self._name(table, options)
        elif isinstance(first, answers.Slot):
            index = _slot(table, options)
        elif isinstance(first, answers.Number):
            index = self._number(table, prompt, options)
        else:
            index = 0
        return seen.choices[index]

    def _against(self, table: Table, prompt: PromptView, options: list[Option]) -> int:
        """What serves an opponent least."""
        first = options[0]
        if isinstance(first, answers.Card):
            harmful = prompt["kind"] in HARMS
            sign = 1 if harmful else -1
            values = [sign * self._target(table, option, harmful) for option in options]
            return max(range(len(options)), key=values.__getitem__)
        if isinstance(first, answers.Player):
            return _who_bears_it(table, prompt, options)
        if isinstance(first, answers.Choice):
            ability = table.ability(prompt["ability"])
            effects = () if ability is None else ability.effects
            for one in effects_in(effects):
                if isinstance(one, tree.OneOf) and one.who is not Who.YOU:
                    costs = [
                        sum(_suffering(effect) for effect in one.options[option.index])
                        for option in options
                        if isinstance(option, answers.Choice) and option.index < len(one.options)
                    ]
                    return costs.index(min(costs)) if costs else 0
            return 0
        return len(options) - 1  # no, and no Reaction

    def _card(self, table: Table, prompt: PromptView, options: list[Option]) -> int:
        harmful = prompt["kind"] in HARMS
        values = [self._target(table, option, harmful) for option in options]
        return max(range(len(options)), key=values.__getitem__)

    def _target(self, table: Table, option: Option, harmful: bool) -> float:
        if not isinstance(option, answers.Card):
            return 0.0  # done: nothing more
        number = option.card
        if number in table.in_play:
            card, seat = table.in_play[number]
            value = self._in_play(table.faces.of(card), card)
            if not harmful:
                return value if seat == table.seat else value - 20
            if seat not in table.opponents:
                return -value
            return value + 0.05 * (table.rp(seat) - table.rp(table.seat))
        card_in_hand = table.card(number)
        if card_in_hand is None:
            return 1.0
        value = self._in_hand(table.faces.of(card_in_hand))
        return -value if harmful else value

    def _player(self, table: Table, prompt: PromptView, options: list[Option]) -> int:
        seats = [option.seat for option in options if isinstance(option, answers.Player)]

        def victim(index: int) -> float:
            seat = seats[index]
            if seat == table.seat:
                return -1000.0
            if seat not in table.opponents:
                return -500.0
            rp = float(table.rp(seat))
            if prompt["kind"] != "clash":
                return rp
            return 0.15 * rp - 4 * table.top_stars(seat)

        gift = is_gift(table.ability(prompt["ability"]))
        return (min if gift else max)(range(len(seats)), key=victim)

    def _may(self, table: Table, prompt: PromptView) -> int:
        if self.weary:
            return 1
        worth = self.worth_of_may(table, prompt)
        return 0 if worth is None or worth >= 0 else 1

    def worth_of_may(self, table: Table, prompt: PromptView) -> float | None:
        """What a yes is worth; None where nothing is known of it."""
        ability = table.ability(prompt["ability"])
        if prompt["kind"] == "may" and ability is not None:
            offered = [one for one in effects_in(ability.effects) if isinstance(one, tree.May)]
            if offered:
                return self._worth(table, offered[0], prompt["source"])
        return None

    def _choice(self, table: Table, prompt: PromptView, options: list[Option]) -> int:
        values = [self.worth_of_option(table, prompt, option) or 0.0 for option in options]
        return values.index(max(values))

    def _number(self, table: Table, prompt: PromptView, options: list[Option]) -> int:
        """All, if what the ability brings for it is worth something; otherwise nothing."""
        ability = table.ability(prompt["ability"])
        effects = () if ability is None else ability.effects
        decided = [
            one for one in effects_in(effects) if isinstance(one, tree.ChooseNumber | tree.Bid)
        ]
        if decided:  # nobody knows what is best: any number, but not more than half of what one has
            is_price = isinstance(decided[0], tree.Bid) or decided[0].of is not None
            return self._random.randrange(len(options) // 2 + 1 if is_price else len(options))
        worth = sum(self._worth(table, one, prompt["source"]) for one in effects)
        return len(options) - 1 if worth > 0 and not self.weary else 0

    def worth_of_option(self, table: Table, prompt: PromptView, option: Option) -> float | None:
        """What one of several effects is worth; None where nothing is known of it."""
        ability = table.ability(prompt["ability"])
        for one in effects_in(() if ability is None else ability.effects):
            if isinstance(one, tree.ChooseOne | tree.OneOf):
                return self._option(table, one, option, prompt["source"])
        return None

    def _option(
        self,
        table: Table,
        effect: tree.ChooseOne | tree.OneOf,
        option: Option,
        source: CardView | None,
    ) -> float:
        if not isinstance(option, answers.Choice) or option.index >= len(effect.options):
            return 0.0
        index = option.index
        if isinstance(effect, tree.ChooseOne) and effect.who is not Who.YOU:
            option_of_others = effect.options[index]
            return sum(
                -self._worth(table, one, source) if subject_of(one) is Who.YOU else _suffering(one)
                for one in option_of_others
            )
        if isinstance(effect, tree.OneOf) and effect.who is not Who.YOU:
            return sum(_suffering(one) for one in effect.options[index])
        return sum(self._worth(table, one, source) for one in effect.options[index])

    def _reaction(self, table: Table, options: list[Option]) -> int:
        best, gain = len(options) - 1, 0.0
        for index, option in enumerate(options[:-1]):
            worth = self.worth_of_reaction(table, option)
            if worth is not None and worth > gain:
                best, gain = index, worth
        return best

    def worth_of_reaction(self, table: Table, option: Option) -> float | None:
        """What a Reaction gains; None where nothing is known of it."""
        if not isinstance(option, answers.Effect) or option.card not in table.in_play:
            return None
        card = table.in_play[option.card][0]
        ability = table.ability(option.ability)
        if ability is None:
            return None
        table.much = _answered(table, option)
        worth = sum(self._worth(table, one, card) for one in ability.effects) + 6
        table.much = None
        return worth - self._in_play(table.faces.of(card), card)

    def worth_of_card(self, table: Table, number: int) -> float | None:
        """What a card is worth to whoever has it; None for one that is not seen."""
        if number in table.in_play:
            card, _ = table.in_play[number]
            return self._in_play(table.faces.of(card), card)
        seen = table.card(number)
        return None if seen is None else self._in_hand(table.faces.of(seen))

    def _name(self, table: Table, options: list[Option]) -> int:
        """The symbol most of my own cards have; the name of the best card an opponent has in play."""
        names = [option.name for option in options if isinstance(option, answers.Name)]
        if names:
            return self._card_name(table, names)
        counts: dict[str, int] = {}
        for card in table.me["tableau"]:
            if card is not None:
                for symbol in (*card["elements"], *card["types"]):
                    counts[symbol] = counts.get(symbol, 0) + 1
        words = [option.word for option in options if isinstance(option, answers.Symbol)]
        return max(range(len(words)), key=lambda n: counts.get(words[n], 0))

    def _card_name(self, table: Table, names: list[str]) -> int:
        known = {
            face.name: self._in_play(face, card)
            for card, seat in table.in_play.values()
            if seat in table.opponents and (face := table.faces.of(card)).name in names
        }
        if not known:
            return self._random.randrange(len(names))
        return names.index(max(known, key=known.__getitem__))


def _answered(table: Table, option: Option) -> int | None:
    """How many RP, M$ or tokens a Reaction on offer answers; None if it is about something else."""
    prompt = table.view["prompt"]
    assert prompt is not None
    amounts = dict(zip(answers.read(prompt["options"]), prompt["amounts"], strict=True))
    return amounts.get(option) or None


def _who_bears_it(table: Table, prompt: PromptView, options: list[Option]) -> int:
    """Who should meet an opponent's effect: in a clash the strongest, otherwise whoever has least to lose."""

    seats = [option.seat for option in options if isinstance(option, answers.Player)]

    def bears(index: int) -> float:
        seat = seats[index]
        if prompt["kind"] != "clash":
            return -float(table.rp(seat))
        return float(table.top_stars(seat))

    return max(range(len(seats)), key=bears)


def _slot(table: Table, options: list[Option]) -> int:
    """The right end of my own tableau: where it would have come anyway."""
    own = [
        index
        for index, option in enumerate(options)
        if isinstance(option, answers.Slot) and option.seat == table.seat
    ]
    return own[-1] if own else 0


def is_gift(ability: tree.Ability | None) -> bool:
    """Whether the player chosen gets something good."""
    if ability is None:
        return False
    return any(
        isinstance(one, tree.Gain | tree.Draw) and one.who is Who.THAT
        for one in effects_in(ability.effects)
    )


def _suffering(effect: tree.Effect) -> float:
    """What an effect that I must choose for myself costs me."""
    if isinstance(effect, tree.Lose | tree.Pay) and isinstance(effect.amount, tree.Flat):
        return -float(effect.amount.value)
    if isinstance(effect, tree.Lose | tree.Pay):
        return -10.0
    if isinstance(effect, tree.Flip):
        count = effect.target.count if isinstance(effect.target, tree.Cards) else 1
        return -9.0 * count
    return 0.0 if isinstance(effect, tree.Take) else -2.0
