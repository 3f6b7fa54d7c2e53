"""What is so anyway: a card that is bought goes to the hand, and one that is returned there can be played again."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules
from mblades.text.reading.sentences import Clause, Series
from mblades.text.tree import Effect, Who
from mblades.text.walking import subject_of

rules = Rules()

_TO_HAND = (tree.Buy, tree.Take, tree.Draw)
_BACK = ("return_card", "return_to_owner", "put_to", "take")


def teach(lexicon: Lexicon) -> None:
    """The words for it."""
    play = "(play|use) (it|them|that card|this card)"
    later = "(later|later on|again later|again later on|again another time|again on a later turn)"
    lexicon.add(f"[,] so [that] (you|they) (can|may|could|might) {play} again [(later|later on|on a later turn)]",
                "AGAIN_LATER")  # fmt: skip
    lexicon.add(f"[,] (you|they) (can|may|could) {play} {later}", "AGAIN_LATER")
    lexicon.add(f"[,] to {play} {later}", "AGAIN_LATER")
    lexicon.add(
        "[,] (adding|putting|taking) (it|them|each of them|each) (to|into) your hand",
        "TO_HAND_ALSO",
    )


@rules("clause: clause AGAIN_LATER")
def again_later(clause: Clause) -> Clause | None:
    """ "Put one of your cards back in your hand so you can play it again"."""
    return clause if clause.act is not None and clause.act.deed in _BACK else None


@rules("series: series TO_HAND_ALSO")
def to_hand_also(series: Series) -> Series | None:
    """ "You may buy any number of them, adding them to your hand"."""
    effects = series.effects()
    return series if effects and _comes_to_hand(effects[-1]) else None


def _comes_to_hand(effect: Effect) -> bool:
    """Whether the last thing done brings cards to your hand."""
    match effect:
        case tree.May(effects, (), Who.YOU):
            return _comes_to_hand(effects[-1])
        case _:
            return isinstance(effect, _TO_HAND) and subject_of(effect) is Who.YOU


def _is_said_again(effect: Effect, before: Effect) -> bool:
    again = effect in (tree.Take(tree.It()), tree.Take(tree.Those()))
    return again and _comes_to_hand(before)


def is_so_anyway(before: list[Effect], effects: tuple[Effect, ...]) -> bool:
    """ "You may buy a card from the Aftermarket. It goes to your hand.": nothing else happens to it."""
    return len(effects) == 1 and bool(before) and _is_said_again(effects[0], before[-1])


def left_out(effect: Any) -> Any:
    """ "Buy a card and put it into your hand", "You may buy a card. If you do, put it into your hand and ..."."""
    match effect:
        case tree.May(effects, then, Who.YOU):
            kept = shortened(effects)
            if then and _is_said_again(then[0], kept[-1]):
                then = then[1:]
            return replace(effect, effects=kept, then=then)
        case _:
            return effect


def shortened(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Effects without what is so anyway."""
    kept: list[Effect] = []
    for effect in effects:
        if not kept or not _is_said_again(effect, kept[-1]):
            kept.append(left_out(effect))
    return tuple(kept)
