"""What may stand where: checks that the grammar cannot make."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from mblades.text import tree
from mblades.text.effort import effort
from mblades.text.tree import Effect, TriggerWord, Who, Whose


class Misreading(Exception):
    """The words fit the grammar, but what they say makes no sense."""

    def __init__(self, problem: str, expected: str = "", nearest: str = "") -> None:
        super().__init__(problem)
        self.problem = problem
        self.expected = expected
        self.nearest = nearest


IMPLIED: Any = ""  # the unit of "gain that much", which is the one spoken of before
MOST_LINES = 12  # of a card
MOST_SENTENCES = 12  # of an ability
MOST_REPEATS = 20
MOST_EFFORT = 5000  # of an ability, see effort.py
LASTING = (TriggerWord.ONGOING, TriggerWord.TOP)
CONTINUOUS = (
    tree.CannotBeFlipped, tree.CannotBeDiscarded, tree.HaveStars, tree.HaveSymbols,
    tree.HaveSymbolsOf, tree.HaveEffects, tree.CopyOf, tree.MoreSlots, tree.CannotPlay,
    tree.CannotUse, tree.TotalBonus, tree.MetasTwice, tree.MayAttach, tree.StayInstead,
)  # fmt: skip
DECK_RULES = (tree.OnePerDeck, tree.PhaseRule)
# What "if you do" may follow without "may": one sees whether it did something.
DOABLE = (
    tree.Lose, tree.Steal, tree.Pay, tree.Flip, tree.Unflip, tree.Discard, tree.Return, tree.Take,
    tree.Draw, tree.Reveal, tree.PlayIt, tree.Move, tree.Swap, tree.GiveCard, tree.Attach,
    tree.AddTokens, tree.RemoveTokens,
)  # fmt: skip
_CLASH_PLAYERS = (Who.WINNER, Who.LOSER, Whose.WINNER, Whose.LOSER)
_AMOUNTS = (tree.Gain, tree.Lose, tree.Steal, tree.Pay, tree.Changes)
# What can be "it" afterwards.
_CARDS = (
    tree.Cards, tree.This, tree.TheNext, tree.TopCard, tree.Neighbour, tree.UsedCard,
    tree.LosingCard, tree.TopOfStore, tree.Draw, tree.Plays, tree.Discards, tree.LookAtStore,
)  # fmt: skip
_KNOWN_PLAYERS = (Who.YOU, Who.THAT, Who.OWNER, Whose.YOUR, Whose.THAT)
_OTHER_PLAYERS = tuple(player for player in (*Who, *Whose) if player not in _KNOWN_PLAYERS)


def is_yours_to_do(effect: Effect) -> bool:
    """Whether "if you do" can mean this effect."""
    who = getattr(effect, "thief", getattr(effect, "who", Who.YOU))
    return isinstance(effect, DOABLE) and who is Who.YOU


def parts(part: Any) -> Iterator[Any]:
    """Every node and value of a tree, from the outside in and in the order of its words."""
    yield part
    if isinstance(part, tree.Node):
        for value in msgspec.structs.astuple(part):
            yield from parts(value)
    elif isinstance(part, tuple):
        for item in part:
            yield from parts(item)


def contains(part: Any, *kinds: type[tree.Node]) -> bool:
    """Whether a node of one of these kinds is anywhere inside."""
    return any(isinstance(node, kinds) for node in parts(part))


def check(trigger: TriggerWord, when: tree.Event | None, effects: tuple[Effect, ...]) -> None:
    """Raise Misreading when the effects cannot stand under the trigger, or in this order."""
    _check_trigger(trigger, effects)
    for place, effect in enumerate(effects):
        if isinstance(effect, tree.Unanswered) and place:
            raise Misreading("'This cannot be reacted to.' is the first sentence of an ability")
        if isinstance(effect, tree.Once) and place:
            raise Misreading(f"'Use this once per {effect.per}.' is the first sentence")
        if isinstance(effect, tree.Repeat) and not place and when is None:
            raise Misreading("there is nothing before it to repeat")
    _check_meaning(trigger, when, effects)
    check_numbers((when, *effects))


def check_numbers(said: tuple[Any, ...]) -> None:
    """What cannot be counted, and what would never come to an end."""
    for part in parts(said):
        if isinstance(part, tree.PerEach) and part.step < 1:
            raise Misreading(
                "nothing can be counted in steps of 0", "a number from 1 on, as in 'for every 2 RP'"
            )
        if isinstance(part, tree.Cards | tree.LookAtStore | tree.Draw) and part.count < 1:
            raise Misreading("this would apply to no card at all", "a number of cards from 1 on")
        if isinstance(part, tree.Repeat) and not 1 <= part.times <= MOST_REPEATS:
            raise Misreading(
                f"an effect can be repeated 1 to {MOST_REPEATS} times",
                nearest=f"Repeat this effect {MOST_REPEATS} times." if part.times else "",
            )
    if effort(said) > MOST_EFFORT:
        raise Misreading(
            "this would have to look at too many cards too many times",
            "fewer selections of cards inside each other",
        )


def _check_trigger(trigger: TriggerWord, effects: tuple[Effect, ...]) -> None:
    if trigger in LASTING:
        for effect in effects:
            if not _lasts(effect):
                raise Misreading(
                    f"{trigger}: holds for some time, and this happens once",
                    "'whenever' and an event, or another trigger such as 'Play:'",
                    "Whenever",
                )
            _check_lasting(effect)
    for part in parts(effects):
        if isinstance(part, CONTINUOUS) and trigger not in LASTING:
            raise Misreading(
                f"this holds for some time, and {trigger}: happens once",
                "the trigger 'Ongoing:' or 'Top:'",
                "Ongoing:",
            )
        if isinstance(part, tree.Whenever | tree.Instead) and contains(part.effects, *CONTINUOUS):
            raise Misreading(
                "this holds for some time, and an event happens once",
                "something that happens, such as 'put a star token on it'",
            )
        if isinstance(part, tree.Whenever) and part.event == tree.IsFlipped(tree.This()):
            raise Misreading(
                "a card that is face down does not wait for events",
                "'Flip:' and what happens then",
                "Flip:",
            )
        if isinstance(part, tree.Whenever) and trigger not in LASTING:
            raise Misreading(
                f"'whenever' waits for something, and {trigger}: happens at once",
                "the trigger 'Ongoing:', 'Top:' or 'Reaction:'",
                "Ongoing:",
            )
        if isinstance(part, tree.Instead) and trigger not in (*LASTING, TriggerWord.REACTION):
            raise Misreading(
                f"'would' waits for something, and {trigger}: happens at once",
                "the trigger 'Ongoing:', 'Top:' or 'Reaction:'",
                "Ongoing:",
            )
        if isinstance(part, DECK_RULES) != (trigger is TriggerWord.DECKBUILDING):
            if isinstance(part, DECK_RULES):
                raise Misreading(
                    "this is a rule for decks", "the trigger 'Deckbuilding:'", "Deckbuilding:"
                )
            if isinstance(part, Effect):
                raise Misreading(
                    "Deckbuilding: only limits decks and helps to build them",
                    "a sentence such as 'Your deck can have only 1 Epic card.'",
                )
        if isinstance(part, tree.TheNext | tree.NextComesWith) and trigger is not TriggerWord.NEXT:
            raise Misreading(
                "'the next card' is only known in a Next ability", "the trigger 'Next:'", "Next:"
            )


_UNCONDITIONAL = (
    tree.Whenever, tree.Instead, tree.MoreSlots, tree.CopyOf, tree.HaveSymbolsOf, tree.StayInstead,
)  # fmt: skip


def _check_lasting(effect: Effect) -> None:
    """What holds always or never, and what can be copied."""
    inside = (*effect.then, *effect.otherwise) if isinstance(effect, tree.If) else ()
    for part in inside:
        if isinstance(part, tree.Whenever | tree.Instead):
            raise Misreading(
                "name the event first, then the condition",
                "'Whenever ..., if ..., ...'",
                "Whenever",
            )
        if isinstance(part, _UNCONDITIONAL):
            raise Misreading(
                "this always holds, so it cannot have a condition", "the sentence without 'if'"
            )
        _check_lasting(part)
    copied = effect.of if isinstance(effect, tree.CopyOf) else tree.TopCard()
    if not isinstance(copied, tree.Neighbour) and copied != tree.TopCard():
        raise Misreading(
            "only a card next to this one or your Top card can be copied",
            "'the card immediately to the left of this card' or 'your Top card'",
            "the card immediately to the left of this card",
        )


def _lasts(effect: Effect) -> bool:
    if isinstance(effect, tree.If):
        return all(_lasts(inner) for inner in (*effect.then, *effect.otherwise))
    heads = (tree.Unanswered, tree.Once, tree.CannotBeCopied)
    return isinstance(effect, (*CONTINUOUS, tree.Whenever, tree.Instead, *heads))


@dataclass
class _Told:
    """What a text has spoken of so far."""

    card: bool = False
    player: bool = False
    amount: bool = False
    clash: bool = False
    would: bool = False
    effect: bool = False

    def hear(self, part: Any) -> None:
        """Take in the next part."""
        self.card = self.card or isinstance(part, _CARDS)
        self.player = self.player or (isinstance(part, Who | Whose) and part in _OTHER_PLAYERS)
        # "gain that much RP" does not itself say how much
        self.amount = self.amount or (
            isinstance(part, _AMOUNTS) and not contains(part, tree.ThatMuch)
        )
        self.clash = self.clash or isinstance(part, tree.Clash | tree.Clashes)
        self.would = self.would or bool(getattr(part, "would", False))
        self.effect = self.effect or isinstance(part, tree.EffectHappens)

    def missing(self, part: Any) -> Misreading | None:
        """What should have been said before this part."""
        if (isinstance(part, tree.It | tree.Those) or part is Who.OWNER) and not self.card:
            word = "them" if isinstance(part, tree.Those) else "it"
            return Misreading(
                f"no card was chosen before '{word}'", "a card such as 'this card'", "this card"
            )
        if (part is Who.THAT or part is Whose.THAT) and not (self.player or self.card):
            return Misreading(
                "no player was chosen before 'that player'", "a player such as 'an opponent'",
                "an opponent",
            )  # fmt: skip
        if isinstance(part, tree.ThatMuch) and not self.amount:
            return Misreading("no amount was named before 'that much'", "an amount such as '5 RP'")
        if _speaks_of_clash(part) and not self.clash:
            return Misreading(
                "there was no clash before", "a sentence such as 'Clash with an opponent.'",
                "Clash with an opponent.",
            )  # fmt: skip
        if isinstance(part, tree.Prevent) and not self.would:
            return Misreading(
                "there is nothing to prevent", "'would', as in 'When this card would be flipped'"
            )
        if isinstance(part, tree.Cancel) and not self.effect:
            return Misreading(
                "there is no effect to cancel",
                'an event such as "an opponent\'s effect would happen"',
            )
        return None


def _check_meaning(
    trigger: TriggerWord, when: tree.Event | None, effects: tuple[Effect, ...]
) -> None:
    """Follow the words in order: what is spoken of must have been named before."""
    reacts_to_anything = trigger is TriggerWord.REACTION and when is None
    told = _Told(
        card=trigger is TriggerWord.NEXT,
        player=reacts_to_anything or trigger is TriggerWord.FLIP,  # who flipped the card
        effect=reacts_to_anything,
    )
    for part in parts((when, effects)):
        told.hear(part)
        if problem := told.missing(part):
            raise problem


def _speaks_of_clash(part: Any) -> bool:
    if isinstance(part, Who | Whose):
        return part in _CLASH_PLAYERS
    kinds = (tree.UsedCard, tree.LosingCard, tree.ClashResult, tree.ClashBonus, tree.UseInClash)
    return isinstance(part, kinds)


# --------------------------------------------------------------------------- their and it


def settle_units(before: tuple[Any, ...], effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """ "Whenever an opponent gains RP, you gain that much.": the unit is the one spoken of last."""
    units = [part.unit for part in parts(before) if isinstance(part, _AMOUNTS)]

    def settle(part: Any) -> Any:
        if not isinstance(part, _AMOUNTS):
            return part
        if part.unit == IMPLIED:
            if not units:
                raise Misreading("say of what", "'RP' or 'M$'", "that much RP")
            return msgspec.structs.replace(part, unit=units[-1])
        units.append(part.unit)
        return part

    settled: tuple[Effect, ...] = _changed(effects, settle)
    return settled


def settle_its(
    trigger: TriggerWord | None, before: tuple[Any, ...], effects: tuple[Effect, ...]
) -> tuple[Effect, ...]:
    """ "Gain RP equal to its stars.": where no card was chosen, only this one can be meant."""
    chosen = trigger is TriggerWord.NEXT or contains(before, *_CARDS)

    def settle(part: Any) -> Any:
        nonlocal chosen
        if isinstance(part, tree.StarsOf) and isinstance(part.card, tree.It) and not chosen:
            return tree.StarsOf(tree.This())
        chosen = chosen or isinstance(part, _CARDS)
        return part

    settled: tuple[Effect, ...] = _changed(effects, settle)
    return settled


def _changed(part: Any, change: Callable[[Any], Any]) -> Any:
    """The tree with every node changed, from the outside in and in the order of its words."""
    if isinstance(part, tuple):
        return tuple(_changed(item, change) for item in part)
    if not isinstance(part, tree.Node):
        return part
    part = change(part)
    fields = {name: _changed(getattr(part, name), change) for name in part.__struct_fields__}
    return type(part)(**fields)


def settle_it(effect: Effect) -> Effect:
    """ "If this card is your Top card, it has +2 stars.": nothing else can be meant by "it"."""
    settled: Effect = _this_for_it(effect, inside=False)
    return settled


def _this_for_it(part: Any, *, inside: bool) -> Any:
    if isinstance(part, tree.It) and inside:
        return tree.This()
    if isinstance(part, tuple):
        return tuple(_this_for_it(item, inside=inside) for item in part)
    if not isinstance(part, tree.Node) or isinstance(part, tree.Whenever | tree.Instead):
        return part
    inside = inside or isinstance(part, CONTINUOUS)
    fields = {name: getattr(part, name) for name in part.__struct_fields__}
    return type(part)(
        **{name: _this_for_it(value, inside=inside) for name, value in fields.items()}
    )


def settle_their(effect: Effect) -> Effect:
    """ "Choose an opponent. Flip a card in their tableau.": "their" is that player's.

    "Their" belongs to the subject of an effect; where you do it, it can only be that player.
    """
    settled: Effect = _settled(effect, yours=True)
    return settled


def _settled(part: Any, *, yours: bool) -> Any:
    if part is Whose.THEIR:
        return Whose.THAT if yours else part
    if isinstance(part, tuple):
        return tuple(_settled(item, yours=yours) for item in part)
    if not isinstance(part, tree.Node):
        return part
    if isinstance(part, Effect):
        who = getattr(part, "thief", getattr(part, "who", Who.YOU))
        yours = who is Who.YOU or isinstance(part, tree.Clash | tree.ChoosePlayer)
    changes = {}
    for name in part.__struct_fields__:
        value = getattr(part, name)
        new = _settled(value, yours=yours)
        if new is not value and new != value:
            changes[name] = new
    return msgspec.structs.replace(part, **changes) if changes else part
