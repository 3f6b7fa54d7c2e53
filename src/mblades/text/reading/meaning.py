"""What may stand where: checks that the grammar cannot make."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from msgspec.structs import astuple, replace

from mblades.text import tree
from mblades.text.effort import effort
from mblades.text.reading.misreading import Misreading as Misreading
from mblades.text.reading.misreading import TooMuch as TooMuch
from mblades.text.reading.misreading import Unchosen as Unchosen
from mblades.text.reading.picked import check_picked
from mblades.text.tree import Effect, Filter, TriggerWord, Who, Whom, Whose
from mblades.text.walking import (
    N,
    asks_several,
    branches,
    contains,
    is_one_found,
    is_several,
    lasts,
    nodes,
    parts,
    rewritten,
    stands_in_row,
    subject_of,
    with_parts,
)


class Others(tree.Compared, frozen=True):
    """ "Each other player": each opponent, if nobody else was spoken of."""


OTHERS = Others("each opponent", tree.Has("RP", Whose.THAT), "at least")


class CardDone(tree.It, frozen=True):
    """ "The discarded card": the one that this was done to, and never just this card."""

    done: tree.Done


class TheOpponent(tree.Compared, frozen=True):
    """ "Your opponent": the one spoken of before, or one that is chosen."""


class WhoDid(tree.Compared, frozen=True):
    """ "Each opponent who does not": did not do what was said before, see those_who.py."""

    head: str = "if you do"  # as a sentence about each of them would begin
    done: type[tree.Node] | None = None  # and what that was, if it was said again


THE_OPPONENT = TheOpponent("an opponent", tree.Has("RP", Whose.THAT), "at least")


def those_of(group: tree.Group, head: str, done: type[tree.Node] | None = None) -> WhoDid:
    """Those of the players asked before who did it, did not, or could not."""
    return WhoDid(group, tree.Has("RP", Whose.THAT), "at least", None, head, done)


IMPLIED: Any = ""  # the unit of "gain that much", which is the one spoken of before
OWN: Any = "own"  # whose tableau "in tableau" is: that of whoever does it
MOST_SENTENCES = 12  # of an ability
MOST_REPEATS = 20
MOST_EFFORT = 5000  # of an ability, see effort.py
LASTING = (TriggerWord.ONGOING, TriggerWord.TOP)
# What "if you do" may follow without "may": one sees whether it did something.
DOABLE = (
    tree.Lose, tree.Steal, tree.Pay, tree.Flip, tree.Unflip, tree.Discard, tree.Return, tree.Take, tree.Buy,
    tree.Sell, tree.Draw, tree.Reveal, tree.PlayIt, tree.Move, tree.Swap, tree.GiveCard, tree.Attach,
    tree.AddTokens, tree.RemoveTokens,
)  # fmt: skip
_CLASH_PLAYERS = (
    Who.WINNER, Who.LOSER, Whose.WINNER, Whose.LOSER, Who.FIGHTERS, Who.LOWEST,
)  # fmt: skip
_CLASHING = tree.Clash | tree.OthersClash | tree.Clashes
_Amounts = tree.PointEffect | tree.Changes
_TokenEffects = tree.AddTokens | tree.RemoveTokens | tree.MoveTokens
# What can be "it" afterwards.
CARDS = (
    tree.Cards, tree.This, tree.TheNext, tree.TopCard, tree.Neighbour, tree.UsedCard,
    tree.LosingCard, tree.TopOfStore, tree.Draw, tree.RevealUntil, tree.Plays, tree.Discards,
    tree.TakesCard, tree.Latest,
)  # fmt: skip
_COUNTED = (
    tree.CountOf,
    tree.Pairs,
    tree.MostAlike,
    tree.Different,
    tree.TotalStars,
    tree.Every,
    tree.Pattern,
)
_KNOWN_PLAYERS = (
    Who.OTHER_OPPONENT,
    Who.OTHER_OPPONENTS,
    Who.YOU,
    Who.THAT,
    Who.OWNER,
    Whose.YOUR,
    Whose.THAT,
)
_OTHER_ONES = (Who.OTHER_OPPONENT, Who.OTHER_OPPONENTS)
_OTHER_PLAYERS = tuple(player for player in (*Who, *Whose) if player not in _KNOWN_PLAYERS)


def is_told_of(who: Whom, effects: Sequence[Effect]) -> bool:
    """Whether what follows what `who` does is told of the same players: "if they do, gain 5 RP", how often?"""
    told = any(part in (Who.THAT, Whose.THAT) for part in parts(tuple(effects)))
    return not is_several(who) or not effects or told


def is_yours_to_do(effect: Effect) -> bool:
    """Whether "if you do" can mean this effect."""
    return isinstance(effect, DOABLE) and subject_of(effect) is Who.YOU


def check(trigger: TriggerWord, when: tree.Event | None, effects: tuple[Effect, ...]) -> None:
    """Raise Misreading when the effects cannot stand under the trigger, or in this order."""
    if sum(isinstance(effect, tree.InTurn) for effect in effects) > 1:
        raise Misreading(
            "these may be done in any order", "a line with 'Ongoing:' for each of them"
        )
    _check_trigger(trigger, effects)
    heads = sum(isinstance(effect, _HEADS) for effect in effects[:1])
    for head in islice((part for part in parts(effects) if isinstance(part, _HEADS)), heads, None):
        raise Misreading(f"'{_said_first(head)}' must be the first sentence of an ability")
    _check_costs(effects)
    for place, effect in enumerate(effects):
        if isinstance(effect, tree.Repeat) and not place and when is None:
            raise Misreading("there is nothing before it to repeat")
    _check_meaning(trigger, when, effects)
    check_numbers((when, *effects))


_HEADS = (tree.Unanswered, tree.Once)


def _check_costs(effects: tuple[Effect, ...]) -> None:
    """A cost is paid first of all."""
    said = [effect for effect in effects if not isinstance(effect, _HEADS)]
    first = sum(isinstance(effect, tree.Cost) for effect in said[:1])
    if sum(isinstance(part, tree.Cost) for part in parts(effects)) > first:
        raise Misreading("a cost must be the first sentence of an ability")


def _said_first(head: object) -> str:
    per = f"Use this once per {head.per}." if isinstance(head, tree.Once) else ""
    return per or "This cannot be reacted to."


def check_numbers(said: tuple[Any, ...]) -> None:
    """What cannot be counted or picked, and what would never come to an end."""
    check_picked(said)
    for part in parts(said):
        if isinstance(part, tree.PerEach | tree.ForEach) and part.step < 1:
            raise Misreading(
                "nothing can be counted in steps of 0", "1 or more, as in 'for every 2 RP'"
            )
        none = isinstance(part, tree.Cards | tree.TopOfStore) and part.count < 1
        if none or part == tree.Draw(tree.Flat(0)):
            raise Misreading("this would apply to no card at all", "1 or more cards")
        _check_relations(part)
        if isinstance(part, tree.During) and part.turns < 1:
            raise Misreading("this would last for no time at all", "1 or more turns")
        if isinstance(part, tree.OneByOne):
            _check_one_by_one(part)
        if isinstance(part, tree.PlayerByPlayer):
            _check_for_each_player(part)
        if isinstance(part, tree.Repeat) and not 1 <= part.times <= MOST_REPEATS:
            raise Misreading(
                f"an effect can be repeated 1 to {MOST_REPEATS} times",
                nearest=f"Repeat this effect {MOST_REPEATS} times." if part.times else "",
            )
    if effort(said) > MOST_EFFORT:
        raise TooMuch(
            "this would have to look at too many cards too many times",
            "fewer selections of cards within each other",
        )


_NOT_IN_ROW = (
    tree.CannotPlay, tree.PlayAnother, tree.Discards, tree.RevealUntil, tree.MayAttach, tree.EffectHappens,
)  # fmt: skip


def _check_relations(part: object) -> None:
    """Of cards that have come and gone, or are still to come, nobody knows what lay beside them."""
    related = [one for one in nodes(part) if isinstance(one, tree.Relation)]
    gone = isinstance(part, tree.HowOften) and related
    if gone or (isinstance(part, _NOT_IN_ROW) and any(map(stands_in_row, related))):
        raise Misreading("only a card in a tableau stands beside others", "'in your tableau'")
    if isinstance(part, tree.Filter) and part.past and part.relation:
        raise Misreading("these cards may lie in no tableau any more", "'in your tableau'")


def _check_one_by_one(effect: tree.OneByOne) -> None:
    if len(effect.effects) < 2 or not is_several(effect.who):
        raise Misreading("say who does this one after the other", "'each player', and two effects")
    if subject_of(effect.effects[0]) != effect.who:
        raise Misreading("say who does this one after the other", "'each player'")
    if contains(effect.effects, tree.ThatMuch):
        raise Misreading("it is not clear whether this is of one of them, or of all together")


def _check_for_each_player(effect: tree.PlayerByPlayer) -> None:
    told = len(effect.effects) > 1 or speaks_of_them(effect.effects)
    if not is_several(effect.who) or not (told or isinstance(effect.who, Who)):
        raise Misreading("say what each of them has to do with it", "'that player'")
    if contains(effect.effects, tree.ThatMuch):
        raise Misreading("it is not clear whether this is of one of them, or of all together")


def speaks_of_them(effects: tuple[Effect, ...]) -> bool:
    """Whether "that player" is named, who is each of several in turn."""
    settled = tuple(map(settle_their, effects))
    return any(
        part in (Who.THAT, Whose.THAT) for part in parts(settled) if isinstance(part, Who | Whose)
    )


def _check_trigger(trigger: TriggerWord, effects: tuple[Effect, ...]) -> None:
    if trigger in LASTING:
        for effect in effects:
            if not lasts(effect):
                raise Misreading(
                    f"{trigger}: lasts for some time, but this happens once",
                    "'whenever' and an event, or another trigger such as 'Play:'",
                    "Whenever",
                )
            _check_lasting(effect)
    started: set[int] = set()
    for part in parts(effects):
        if isinstance(part, tree.Lasting):
            _check_span(part)
            started.update(map(id, part.effects))
        if id(part) not in started:
            _check_statement(trigger, part)
            if isinstance(part, tree.Waiting):
                _check_waiting(trigger, part)
        _check_place(trigger, part)


_HERE_ONLY = (tree.CopyOf, tree.HaveEffects, tree.StayInstead)


def _check_span(effect: tree.Lasting) -> None:
    """What can last for a while, once it has been started."""
    waits = isinstance(effect.effects[0], tree.Waiting)
    if isinstance(effect.span, tree.NextTimes) and not (waits and effect.span.count):
        raise Misreading("this waits for no event", "'the next time' and an event")
    for part in effect.effects:
        if isinstance(part, _HERE_ONLY):
            raise Misreading(
                "effects are lent, copied or kept only while this card is there",
                "the trigger 'Ongoing:'",
                "Ongoing:",
            )


def _check_statement(trigger: TriggerWord, part: object) -> None:
    """What holds for some time stands where something can hold."""
    if isinstance(part, tree.Statement) and trigger not in LASTING:
        raise Misreading(
            f"this lasts for some time, but {trigger}: happens once",
            "the trigger 'Ongoing:' or 'Top:'",
            "Ongoing:",
        )
    if isinstance(part, tree.InTurn):
        _check_in_turn(trigger, part)
    if isinstance(part, tree.AsSoonAs) and (trigger not in LASTING or _states(part.effects)):
        raise Misreading(
            "this waits for something to be so, and happens then",
            "the trigger 'Ongoing:', and something that happens",
            "Ongoing:",
        )
    if isinstance(part, tree.Waiting) and _states(part.effects):
        raise Misreading(
            "this lasts for some time, but an event happens once",
            "something that happens, such as 'put a star token on it'",
        )


def _check_in_turn(trigger: TriggerWord, part: tree.InTurn) -> None:
    """What may be done in a turn besides is said where something can hold."""
    if trigger not in LASTING:
        raise Misreading(
            f"this may be done in every turn, but {trigger}: happens once",
            "the trigger 'Ongoing:' or 'Top:'",
            "Ongoing:",
        )
    if part.offer.otherwise:
        raise Misreading("nobody is asked each time whether they want to", "'If you do, ...'")


_CHOSEN = ("a", "up to", "any number of", "all but", "random")


def chooses(target: object) -> bool:
    """Whether somebody picks the cards that are meant."""
    return isinstance(target, tree.Cards) and target.how in _CHOSEN


def choose_first(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """ "A card in your tableau has +4 stars this turn.": it is chosen when that starts."""
    return tuple(one for effect in effects for one in _chosen_first(effect))


def _chosen_first(effect: Effect) -> tuple[Effect, ...]:
    match effect:
        case tree.If():
            return (replace(effect, then=choose_first(effect.then),
                            otherwise=choose_first(effect.otherwise)),)  # fmt: skip
        case tree.May():
            return (replace(effect, effects=choose_first(effect.effects),
                            then=choose_first(effect.then),
                            otherwise=choose_first(effect.otherwise)),)  # fmt: skip
        case tree.PlayerByPlayer():
            return (replace(effect, effects=choose_first(effect.effects)),)
        case tree.IfDone() | tree.InFull():
            return (replace(effect, effects=choose_first(effect.effects),
                            otherwise=choose_first(effect.otherwise)),)  # fmt: skip
        case tree.Whenever() | tree.AsSoonAs() | tree.Later():
            return (replace(effect, effects=choose_first(effect.effects)),)
        case tree.InTurn():
            (offer,) = _chosen_first(effect.offer)
            return (replace(effect, offer=offer),)
        case tree.Lasting():
            return _held_by_chosen(effect)
        case _:
            return (effect,)


def _held_by_chosen(effect: tree.Lasting) -> tuple[Effect, ...]:
    picked = [one for one in effect.effects if chooses(getattr(one, "target", None))]
    if not picked:
        return (effect,)
    target = getattr(picked[0], "target")  # noqa: B009  # not every statement has one
    if (
        len(effect.effects) > 1
        and len({getattr(one, "target", None) for one in effect.effects}) > 1
    ):
        raise Misreading("choose the card first", "'choose a card in your tableau', then 'it'")
    single = target.how in ("a", "random") and target.count == 1
    them = tree.It() if single else tree.Those()
    held = tuple(_of(one, them) for one in effect.effects)
    return tree.ChooseCard(target), replace(effect, effects=held)


def find_players(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """ "Flip a card in the tableau of the player with the most RP": who it is is found first."""
    found = tuple(one for effect in effects for one in _players_first(effect))
    if any(_meant(node) is not None for node in nodes(found)):
        raise Misreading("say first who is meant", "'choose ...', and then 'that player'")
    return found


def _meant(node: object) -> tree.Whom | None:
    """The player who stands where an owner will stand."""
    whose: Any = getattr(node, "whose", None)
    return whose if isinstance(whose, Who | tree.Compared | tree.Foremost) else None


def _players_first(effect: Effect) -> tuple[Effect, ...]:
    match effect:
        case tree.If():
            return (
                replace(
                    effect, then=find_players(effect.then), otherwise=find_players(effect.otherwise)
                ),
            )
        case tree.May():
            return (
                replace(
                    effect, effects=find_players(effect.effects), then=find_players(effect.then)
                ),
            )
        case tree.Whenever() | tree.AsSoonAs() | tree.IfDone() | tree.Later():
            return (replace(effect, effects=find_players(effect.effects)),)
    if isinstance(effect, tree.Steal) and _tells_of_them(effect):
        return _stolen_from_known(effect)
    meant = {who for who in map(_meant, nodes(effect)) if who is not None}
    if not isinstance(effect, tree.OneShot) or len(meant) != 1:
        return (effect,)
    (who,) = meant
    if is_several(who):
        if subject_of(effect) is not Who.YOU:
            return (effect,)
        return (tree.PlayerByPlayer(who, (_with_owner(effect, who),)),)
    inside = () if isinstance(who, Who) else tuple(parts(who))
    if sum(part in (Who.THAT, Whose.THAT) for part in parts(effect)) > _times(effect, who) * sum(
        part in (Who.THAT, Whose.THAT) for part in inside
    ):
        return (effect,)
    return tree.ChoosePlayer(who), _with_owner(effect, who)


def _tells_of_them(effect: tree.Steal) -> bool:
    """ "Steal RP from an opponent equal to the number of cards in their hand"."""
    told = effect.who not in _OTHER_ONES and (is_one_found(effect.who) or is_several(effect.who))
    inside = () if isinstance(effect.amount, tree.Flat) else tuple(parts(effect.amount))
    return told and any(part in (Who.THAT, Whose.THAT) for part in inside)


def _stolen_from_known(effect: tree.Steal) -> tuple[Effect, ...]:
    known = replace(effect, who=Who.THAT)
    if is_several(effect.who):
        return (tree.PlayerByPlayer(effect.who, (known,)),)
    return tree.ChoosePlayer(effect.who), known


def _times(effect: Effect, who: tree.Whom) -> int:
    return sum(part == who for part in parts(effect))


def _with_owner(node: N, who: tree.Whom) -> N:
    def settle(part: object) -> object:
        if part == who:
            return Whose.THAT
        return _with_owner(part, who) if isinstance(part, tree.Node) else part

    return with_parts(node, settle)


def _of(effect: tree.Statement | tree.Waiting, card: tree.Ref) -> tree.Statement | tree.Waiting:
    return replace(effect, target=card)


def _check_target(effect: Effect) -> None:
    if isinstance(effect, tree.Statement) and chooses(getattr(effect, "target", None)):
        raise Misreading(
            "nobody chooses a card for what holds all the time",
            "'each card', or a place such as 'the first card in your tableau'",
        )


def _states(effects: tuple[Effect, ...]) -> bool:
    """Whether something in it holds, and not only for a while."""
    return any(
        isinstance(one, tree.Statement) or (not isinstance(one, tree.Lasting) and _states(inside))
        for one in effects
        for inside in branches(one) or ((),)
    )


def _check_waiting(trigger: TriggerWord, part: tree.Waiting) -> None:
    """What waits for an event stands where something can wait."""
    if isinstance(part, tree.Whenever):
        if part.event == tree.IsFlipped(tree.This()):
            raise Misreading(
                "a card that is face down does not wait for events",
                "'Flip:' and what happens then",
                "Flip:",
            )
        word, waits = "whenever", trigger in LASTING
    else:
        word, waits = "would", trigger in LASTING or trigger is TriggerWord.REACTION
    if not waits:
        raise Misreading(
            f"'{word}' waits for something, but {trigger}: happens at once",
            "the trigger 'Ongoing:', 'Top:' or 'Reaction:'",
            "Ongoing:",
        )


def _check_results(part: tree.If) -> None:
    """ "If you win you gain 20 RP, if you lose you flip this card": not both."""
    inside = [one.condition for one in part.then if isinstance(one, tree.If)]
    if any(isinstance(one, tree.ClashResult) and one != part.condition for one in inside):
        raise Misreading("a clash has one result", "a sentence for each of them")


def _check_place(trigger: TriggerWord, part: object) -> None:
    """What is said of decks or of the next card stands under its own trigger."""
    if isinstance(part, tree.If) and isinstance(part.condition, tree.ClashResult):
        _check_results(part)
    if isinstance(part, tree.Cost) and trigger not in _PAID_IN[part.of]:
        raise Misreading("this is no cost of that", "a line of its own, before all others")
    if isinstance(part, tree.DeckRule) and trigger is not TriggerWord.DECKBUILDING:
        raise Misreading("this is a rule for decks", "the trigger 'Deckbuilding:'", "Deckbuilding:")
    if trigger is TriggerWord.DECKBUILDING and _is_no_deck_rule(part):
        raise Misreading(
            "Deckbuilding: only limits decks and helps to build them",
            "a sentence such as 'Your deck can have only 1 Epic card.'",
        )
    if isinstance(part, tree.TheNext | tree.NextComesWith) and trigger is not TriggerWord.NEXT:
        raise Misreading(
            "'the next card' is only known in a Next ability", "the trigger 'Next:'", "Next:"
        )


_PAID_IN: dict[str, tuple[TriggerWord, ...]] = {
    "play": (TriggerWord.RULE, TriggerWord.PLAY),
    "Action": (TriggerWord.ACTION,),
    "Reaction": (TriggerWord.REACTION,),
}


def _is_no_deck_rule(part: object) -> bool:
    return isinstance(part, Effect) and not isinstance(part, tree.DeckRule)


_UNCONDITIONAL = (
    tree.Whenever, tree.Instead, tree.MoreSlots, tree.CopyOf, tree.HaveSymbolsOf, tree.StayInstead,
)  # fmt: skip


def _speaks_of_that_player(part: object) -> bool:
    """Whether "that player" is somebody who was spoken of before."""
    if isinstance(part, tree.Waiting | tree.InTurn | tree.Compared | tree.Foremost):
        return False  # who the event is about, or each of those who are compared
    inside = tuple(astuple(part)) if isinstance(part, tree.Node) else part
    if isinstance(inside, tuple):
        return any(_speaks_of_that_player(one) for one in inside)
    return part is Who.THAT or part is Whose.THAT


def _check_lasting(effect: Effect) -> None:
    """What holds always or never, and what can be copied."""
    if _speaks_of_that_player(effect):
        raise Misreading("nobody is chosen for what holds all the time", "'each opponent'")
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
                "this always applies, so it cannot have a condition", "the sentence without 'if'"
            )
        _check_lasting(part)
    _check_target(effect)
    copied = effect.of if isinstance(effect, tree.CopyOf) else tree.TopCard()
    if copied not in (tree.Neighbour("left"), tree.Neighbour("right"), tree.TopCard()):
        raise Misreading(
            "only a card next to this one or your Top card can be copied",
            "'the card immediately to the left of this card' or 'your Top card'",
            "the card immediately to the left of this card",
        )


_ANSWERS: dict[type, tuple[tree.Answer, ...]] = {
    tree.ChooseNumber: ("number",),
    tree.Bid: ("bid",),
    tree.Vote: ("votes",),
}
_UNSAID: dict[tree.Answer, Misreading] = {
    "number": Misreading(
        "nobody chose a number before this", "'Choose a number from 1 to 6.'", "Choose a number"
    ),
    "bid": Misreading("nobody was asked to bid before this", "'Each player may bid RP.'"),
    "votes": Misreading(
        "nobody was asked to vote before this", "'Each player votes for a player.'"
    ),
}


@dataclass
class _Told:
    """What a text has spoken of so far."""

    card: bool = False
    cards: bool = False  # other than the next one
    player: bool = False
    amount: bool = False
    clash: bool = False
    would: bool = False
    effect: bool = False
    owner: bool = False  # of cards, counted or not
    counted: int = 0  # parts still to come of what is only counted: none of them is "it"
    symbol: bool = False
    said: set[tree.Answer] = field(default_factory=set)
    asked: list[Effect] = field(default_factory=list)  # what several players may or must have done
    offered: int = 0  # parts still to come of the last of these
    past: int = (
        0  # parts still to come of what has happened before, which is spoken of only to be counted
    )

    def hear(self, part: object) -> None:
        """Take in the next part."""
        if self.past:
            self.past -= 1
            return
        if isinstance(part, tree.HowOften):
            self.past = sum(1 for _ in parts(part)) - 1
        if isinstance(part, tree.Lasting):  # its span is said first
            for inner in parts(part.span):
                self.hear(inner)
        if isinstance(
            part, tree.ChooseOne
        ):  # whoever chooses is named before what there is to choose
            self.hear(part.who)
        self.owner = self.owner or isinstance(part, CARDS)
        if self.counted:
            self.counted -= 1
        elif isinstance(part, _COUNTED):
            self.counted = sum(1 for _ in parts(part)) - 1
        else:
            self.card = self.card or isinstance(part, CARDS)
            self.cards = self.cards or isinstance(part, CARDS)
        self.player = self.player or (isinstance(part, Who | Whose) and part in _OTHER_PLAYERS)
        self.player = self.player or (isinstance(part, tree.Changes) and names_causer(part))
        self.player = self.player or isinstance(part, tree.Compared | tree.Foremost | tree.InTurn)
        # "gain that much RP" does not itself say how much
        self.amount = self.amount or (
            isinstance(part, _Amounts | _TokenEffects | tree.GetsTokens)
            and not contains(part, tree.ThatMuch)
        )
        self.clash = self.clash or isinstance(part, _CLASHING)
        self.would = self.would or (isinstance(part, tree.Event) and would_happen(part))
        if self.offered:
            self.offered -= 1
        elif isinstance(part, tree.OneByOne):  # nobody notes there who did it
            self.asked.clear()
            self.offered = sum(1 for _ in parts(part)) - 1
        elif isinstance(part, Effect) and asks_several(part):
            self.asked.append(part)
            self.offered = sum(1 for _ in parts(part)) - 1
        self.symbol = self.symbol or isinstance(part, tree.NameOne)
        if isinstance(part, tree.Decision):
            self.said |= {*_ANSWERS.get(type(part), ())}
        self.effect = self.effect or isinstance(part, tree.EffectHappens)

    def missing(self, part: object) -> Misreading | None:
        """What should have been said before this part."""
        known = self.cards if isinstance(part, tree.Those) else self.card
        if (isinstance(part, tree.It | tree.Those) or part is Who.OWNER) and not known:
            word = "them" if isinstance(part, tree.Those) else "it"
            return Unchosen(
                f"no card was chosen before '{word}'", "a card such as 'this card'", "this card"
            )
        if (part is Who.THAT or part is Whose.THAT) and not (self.player or self.owner):
            return Misreading(
                "no player was chosen before 'that player'", "a player such as 'an opponent'",
                "an opponent",
            )  # fmt: skip
        if part in _OTHER_ONES and not self.player:
            return Misreading(
                "no other player was spoken of before", "'an opponent'", "an opponent"
            )
        if isinstance(part, tree.ThatMuch) and not self.amount:
            return Misreading("no amount was named before 'that much'", "an amount such as '5 RP'")
        if isinstance(part, tree.Doers):
            return self._of_doers()
        if isinstance(part, tree.Said) and part.what not in self.said:
            return _UNSAID[part.what]
        names = isinstance(part, tree.HaveSymbols) and bool(part.named)
        if (names or (isinstance(part, tree.Filter) and part.matching)) and not self.symbol:
            return Misreading(
                "no element or type was named before",
                "'name an element' before it",
                "Name an element.",
            )
        if _speaks_of_clash(part) and not self.clash:
            return Misreading(
                "there is no clash before this", "a sentence such as 'Clash with an opponent.'",
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

    def _of_doers(self) -> Misreading | None:
        """ "Each player who did": did what?"""
        others = len(self.asked) > 1 and not isinstance(self.asked[-1], tree.May)
        if not self.asked or self.offered or others:
            return Misreading(
                "it is not clear what was done", "'Each player may ...' in the sentence before it"
            )
        return None


def _check_meaning(
    trigger: TriggerWord, when: tree.Event | None, effects: tuple[Effect, ...]
) -> None:
    """Follow the words in order: what is spoken of must have been named before."""
    reacts_to_anything = trigger is TriggerWord.REACTION and when is None
    told = _Told(
        card=trigger is TriggerWord.NEXT,
        owner=trigger is TriggerWord.NEXT,
        player=reacts_to_anything or trigger is TriggerWord.FLIP,  # who flipped the card
        effect=reacts_to_anything,
    )
    for part in parts((when, effects)):
        told.hear(part)
        if problem := told.missing(part):
            raise problem


def names_causer(event: tree.Changes) -> bool:
    """Whether "that player" is then the one whose effect it was."""
    is_yours = event.who is Who.YOU and event.what in ("lose", "be robbed of") and event.would
    return event.by == "an opponent" or is_yours


def would_happen(event: tree.Event) -> bool:
    """Whether the event can still be prevented or replaced."""
    return isinstance(event, tree.IsFlipped | tree.Changes) and event.would


def _speaks_of_clash(part: object) -> bool:
    if isinstance(part, Who | Whose):
        return part in _CLASH_PLAYERS
    kinds = (
        tree.UsedCard, tree.LosingCard, tree.ClashResult, tree.ClashBonus, tree.UseInClash, tree.ClashNumber,
        tree.InClash, tree.ClashChange,
    )  # fmt: skip
    return isinstance(part, kinds)


# --------------------------------------------------------------------------- their and it


Before = Sequence[tree.Event | Effect | None]  # what an ability has said already


def settle_units(before: Before, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """ "Whenever an opponent gains RP, you gain that much.": the unit is the one spoken of last."""
    units: list[tree.Unit | None] = []

    def hear(node: object) -> None:
        if isinstance(node, _Amounts):
            units.append(node.unit)
        elif isinstance(node, tree.AddTokens | tree.RemoveTokens | tree.MoveTokens):
            units.append(None)  # "put 2 star tokens on it and gain 3" does not say of what

    for part in parts(tuple(before)):
        hear(part)

    def settle(node: N) -> N:
        if not isinstance(node, _Amounts):
            hear(node)
            return node
        if node.unit == IMPLIED:
            if not units or units[-1] is None:
                raise Misreading("say what the amount is of", "'RP' or 'M$'", "that much RP")
            if contains(node, tree.ThatMuch) and len({*units} - {None}) > 1:
                raise Misreading(
                    "it is not clear which amount this is", "'that much RP' or 'that much M$'"
                )
            return replace(node, unit=units[-1])
        units.append(node.unit)
        return node

    return tuple(rewritten(effect, settle) for effect in effects)


def check_on_top(before: Before, effects: tuple[Effect, ...]) -> None:
    """ "Gain 3 M$. If you have a Mage, gain 6.": with its unit left out, so much in all may be meant, or so much more."""
    last = next((one for one in reversed(before) if one is not None), None)
    for node in effects:
        said = node.then[0] if isinstance(node, tree.If) and len(node.then) == 1 else None
        if (
            isinstance(said, tree.Gain | tree.Lose)
            and isinstance(last, type(said))
            and (said.unit, said.who) == (IMPLIED, last.who)
            and type(said.amount) is tree.Flat  # "10 more" says that it is
        ):
            raise Misreading(
                "it is not clear whether this comes on top of it", "'... instead', or '... more'"
            )


def settle_own(effect: Effect, who: Whom) -> Effect:
    """ "Discard a card from hand": a place without an owner belongs to whoever does it."""
    whose = Whose.YOUR if who is Who.YOU else Whose.THEIR

    def settle(node: N) -> N:
        owned = tree.In | tree.TopCard | tree.Has | tree.OpenSlots
        return replace(node, whose=whose) if isinstance(node, owned) and node.whose == OWN else node

    return rewritten(effect, settle)


def settle_it(effect: Effect) -> Effect:
    """ "If this card is your Top card, it has +2 stars.": nothing else can be meant by "it"."""
    held = tree.Waiting | tree.Lasting
    return effect if isinstance(effect, held) else _with_this(effect, inside=False)


def _is_about_this(node: tree.Node) -> bool:
    """ "This card cannot be flipped while it is your Top card.": all that holds is of this card."""
    held = (*node.then, *node.otherwise) if isinstance(node, tree.If) else ()
    about = [getattr(one, "target", None) for one in held if isinstance(one, tree.Statement)]
    return bool(held) and len(about) == len(held) and set(map(type, about)) <= {tree.This, tree.It}


def _with_this(node: N, *, inside: bool) -> N:
    """The node with "this card" for every "it" inside a statement."""
    inside = inside or isinstance(node, tree.Statement) or _is_about_this(node)

    def settle(part: object) -> object:
        if isinstance(part, tree.It) and inside and not isinstance(part, CardDone):
            return tree.This()
        if not isinstance(part, tree.Node) or isinstance(part, tree.Waiting | tree.Lasting):
            return part
        return _with_this(part, inside=inside)

    changed = with_parts(node, settle)
    if isinstance(changed, Filter) and changed.besides == tree.This():
        return replace(changed, besides=None, other=True)
    return changed


def settle_their(effect: Effect) -> Effect:
    """ "Choose an opponent. Flip a card in their tableau.": "their" is that player's.

    "Their" belongs to the subject of an effect; where you do it, it can only be that player.
    """
    return _with_that(effect, yours=True)


def _with_that(node: N, *, yours: bool) -> N:
    """The node with "that player's" for every "their" in what you do."""
    if isinstance(node, Effect):
        yours = subject_of(node) is Who.YOU

    def settle(part: object) -> object:
        if isinstance(part, tree.Event):
            return part  # "an opponent flips one of their own cards"
        if part is Whose.THEIR:
            return Whose.THAT if yours else part
        return _with_that(part, yours=yours) if isinstance(part, tree.Node) else part

    return with_parts(node, settle)
