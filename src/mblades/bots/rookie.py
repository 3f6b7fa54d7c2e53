"""Rookie: knows the rules, likes stars and big numbers, and takes what is free."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from random import Random

from mblades.bots.bot import Window, on_offer
from mblades.bots.decisions.answers import Answers, Table
from mblades.bots.decisions.deck import ANY_SYMBOL, Owned, best_collection, different, owned
from mblades.bots.decisions.moves import moves
from mblades.bots.estimates.card import Face, Faces
from mblades.modes.turn_based.actions import Collect, Equip, Score
from mblades.rules.deckbuilding.deck import LIMITS
from mblades.rules.state.action_tables import CANCEL, READY
from mblades.rules.state.actions import (
    Accept,
    Action,
    Buy,
    Cancel,
    Choose,
    Decline,
    Draft,
    Extend,
    Pause,
    Play,
    Sell,
    UseAction,
)
from mblades.rules.state.records import Area
from mblades.rules.state.view_records import CardInPlay, CardView
from mblades.text import tree
from mblades.text.results import is_about_cards_before
from mblades.text.tree import ELEMENTS, TYPES, TriggerWord, Who
from mblades.text.walking import effects_in, subject_of

BUYS = 2  # in each timer
SALES = 1
_GAIN = re.compile(r"gain (\d+) RP", re.IGNORECASE)
_LOSS = re.compile(r"(?<!opponent )lose (\d+) RP", re.IGNORECASE)


@lru_cache(maxsize=4096)
def text_value(face: Face) -> float:
    """What a text promises at first sight."""
    gains = sum(min(int(number), 30) for number in _GAIN.findall(face.text))
    losses = sum(int(number) for number in _LOSS.findall(face.text))
    return float(gains - losses) + 3 * len(face.abilities)


def card_value(face: Face) -> float:
    """Stars and the text."""
    return face.stars + text_value(face)


def value_in_play(face: Face, card: CardInPlay) -> float:
    """The same, with the stars it has now."""
    return card["stars"] + text_value(face)


class Rookie:
    """Legal and plausible."""

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)
        self._answers = Answers(self._random, value_in_play, card_value, _worth)
        self._moment: tuple[int, int] = (0, -1)  # round and timer the counts are about
        self._bought = self._sold = 0
        self._queue: list[Action] = []

    def decide(self, seen: Window) -> Action:
        choices = seen.choices
        if len(choices) == 1:
            return choices[0]
        if isinstance(choices[0], Choose):
            return self._answers.answer(seen)
        if isinstance(choices[0], Draft):
            faces = seen.catalog.derived(Faces)
            best = max(on_offer(seen), key=lambda card: card_value(faces.of(card)))
            return Draft(best["id"])
        if isinstance(choices[-1], Score):
            return self._choose_turn_action(seen, choices)
        if isinstance(choices[-1], Cancel | Pause | Extend):
            return self._deckbuilding(seen, choices)
        return self._turn(seen, choices)

    # ----------------------------------------------------------------------- deckbuilding

    def _deckbuilding(self, seen: Window, choices: list[Action]) -> Action:
        while self._queue:
            action = self._queue.pop(0)
            if action in choices:
                return action
        if choices[-1] == CANCEL:
            return CANCEL
        view = seen.view
        clock = view["clock"]
        assert clock is not None
        moment = (view["round"], clock["timer"])
        if moment != self._moment:
            self._moment = moment
            self._bought = self._sold = 0
        me = view["players"][seen.seat]
        answer = _trade_answer(seen, choices)
        if answer is not None:
            return answer
        areas = view["areas"]
        cards = [card for area in areas for card in me[area]]
        held = owned(seen.catalog.derived(Faces), cards)
        values = {one.card: card_value(one.face) for one in held}
        plan, spare = _decks(areas, held, values)
        sold = self._sell(choices, spare, values)
        if sold is not None:
            return sold
        bought = self._buy(choices)
        if bought is not None:
            return bought
        plan.update(_collections(areas, spare))
        self._queue = [*moves(me, plan), READY]
        return self._queue.pop(0)

    def _sell(
        self, choices: list[Action], spare: list[Owned], values: dict[int, float]
    ) -> Action | None:
        """Junk goes to the aftermarket: what is in neither deck nor collection."""
        if self._sold >= SALES:
            return None
        kept = best_collection(spare, lambda _: 0.0).cards
        for_sale = {action.card for action in choices if isinstance(action, Sell)}
        junk = [one for one in spare if one.card not in kept and one.card in for_sale]
        if not junk:
            return None
        self._sold += 1
        return Sell(min(junk, key=lambda one: values[one.card]).card)

    def _buy(self, choices: list[Action]) -> Action | None:
        offers = [action for action in choices if isinstance(action, Buy)]
        if self._bought >= BUYS or not offers:
            return None
        self._bought += 1
        return self._random.choice(offers)

    # ----------------------------------------------------------------------- tournament

    def _turn(self, seen: Window, choices: Sequence[Action]) -> Action:
        table = Table(seen)
        best, gain = choices[-1], -1000.0
        for action in choices:
            if isinstance(action, Play):
                card = table.card(action.card)
                worth = 0.0 if card is None else card_value(table.faces.of(card))
            elif isinstance(action, UseAction):
                worth = _action_gain(table, action.card) + 50
            else:
                worth = -500.0
            if worth > gain and worth != 50:
                best, gain = action, worth
        return best

    def _choose_turn_action(self, seen: Window, choices: list[Action]) -> Action:
        """In Turn-Based Mode: everything into play, the rest into collections, then it scores."""
        plays = [action for action in choices if isinstance(action, Play)]
        if plays:
            return self._turn(seen, plays)
        for kind in (Equip, Collect, Buy):
            offered = [action for action in choices if isinstance(action, kind)]
            if offered:
                return self._random.choice(offered)
        return choices[-1]


def _decks(
    areas: list[Area], cards: list[Owned], values: dict[int, float]
) -> tuple[dict[Area, Sequence[int]], list[Owned]]:
    """A deck for each deck area, and the cards left over."""
    plan: dict[Area, Sequence[int]] = {}
    for area in areas:
        if area.endswith("deck"):
            deck = plan[area] = simple_deck(cards, values)
            cards = [one for one in cards if one.card not in deck]
    return plan, cards


def _collections(areas: list[Area], cards: list[Owned]) -> dict[Area, Sequence[int]]:
    """A collection for each collection area: any, or one by element and one by type."""
    wanted = [area for area in areas if area.endswith("collection")]
    symbols: Sequence[Sequence[str]] = (ELEMENTS, TYPES) if len(wanted) > 1 else (ANY_SYMBOL,)
    plan: dict[Area, Sequence[int]] = {}
    for area, allowed in zip(wanted, symbols, strict=False):
        taken = plan[area] = best_collection(cards, lambda _: 0.0, allowed).cards
        cards = [one for one in cards if one.card not in taken]
    return plan


def simple_deck(cards: list[Owned], values: dict[int, float]) -> list[int]:
    """The most valuable cards that make a legal deck."""
    chosen: list[int] = []
    epic = False
    for kind, limit in LIMITS.items():
        best = sorted(different(cards, kind), key=lambda one: (-values[one.card], one.card))
        taken = 0
        for one in best:
            if taken == limit:
                break
            if one.face.epic and epic:
                continue
            epic = epic or one.face.epic
            chosen.append(one.card)
            taken += 1
    return chosen


def _trade_answer(seen: Window, choices: list[Action]) -> Action | None:
    """Takes a trade that gives friendship or better cards for no more than it gets."""
    faces = seen.catalog.derived(Faces)
    for trade in seen.view["trades"]:
        if trade["partner"] != seen.seat:
            continue
        gets = 5.0 * sum(trade["give_friends"])
        gets += sum([card_value(faces.of(card)) for card in trade["give_cards"]])
        gives = sum([card_value(faces.of(card)) for card in trade["want_cards"]], 0.0)
        gets += trade["give_money"]
        gives += trade["want_money"]
        if gets > gives and Accept(trade["id"]) in choices:
            return Accept(trade["id"])
        return Decline(trade["id"])
    return None


def _action_gain(table: Table, number: int) -> float:
    """RP an Action promises, if it asks for nothing but the flip."""
    card = table.card(number)
    if card is None:
        return 0.0
    lost = 0
    gained = 0
    for ability in table.faces.of(card).abilities:
        if ability.trigger is TriggerWord.ACTION:
            effects = list(effects_in(ability.effects))
            lost = any(isinstance(one, tree.Discard | tree.Return | tree.Pay) for one in effects)
            gained += sum(_plain_gain(one) for one in effects)
        elif ability.trigger in (TriggerWord.SCORE, TriggerWord.ONGOING, TriggerWord.TOP):
            lost = True
    return 0.0 if lost else float(gained)


def _plain_gain(effect: tree.Effect) -> int:
    if isinstance(effect, tree.Gain) and effect.who is Who.YOU:
        return effect.amount.value if isinstance(effect.amount, tree.Flat | tree.PerEach) else 5
    harms = isinstance(effect, tree.Flip | tree.Clash) and effect.who in (Who.YOU, Who.OPPONENT)
    return 5 if harms else 0


def _worth(_: Table, effect: tree.Effect, __: CardView | None) -> float:
    """Gains are good, losses are bad, and the rest does no harm."""
    worth = 0.0
    for one in effects_in((effect,)):
        own = subject_of(one) is Who.YOU
        if isinstance(one, tree.Steal):
            worth += 5
        elif isinstance(one, tree.Gain):
            worth += _plain_gain(one) if own else 5
        elif isinstance(one, tree.Lose | tree.Pay) and own:
            worth -= 5
        elif (
            isinstance(one, tree.Discard | tree.PutAway) and own and not is_about_cards_before(one)
        ):
            worth -= 6
        elif isinstance(one, tree.Return) and own:
            worth -= 1
        elif isinstance(one, tree.Flip) and own:
            target = one.target
            other = isinstance(target, tree.Cards) and target.place != tree.In()
            worth += 8 if other else -8
    return worth
