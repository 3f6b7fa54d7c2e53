"""What is chosen only to be dealt with: "each player chooses a card in their hand and discards it"."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.tree import Effect, Who
from mblades.text.walking import contains, is_one_found

Row = tuple[Effect, ...]

_DONE_TO_CARDS = (tree.Flip, tree.Unflip, tree.Discard, tree.Return, tree.Reveal)


def done_to_chosen(effects: Row) -> Row:
    """ "Each player chooses a card in their hand and discards it": discards a card in their hand."""
    done: list[Effect] = []
    for effect in map(_inside, effects):
        before = done[-1] if done else None
        if isinstance(before, tree.ChooseCard) and _is_done_to(effect, before):
            done[-1] = replace(effect, target=before.target, who=before.who)
        else:
            done.append(effect)
    return tuple(done)


def _inside(effect: Effect) -> Effect:
    match effect:
        case tree.Whenever() | tree.Later() | tree.IfDone():
            return replace(effect, effects=done_to_chosen(effect.effects))
        case tree.May():
            return replace(
                effect, effects=done_to_chosen(effect.effects), then=done_to_chosen(effect.then)
            )
        case tree.If():
            return replace(
                effect, then=done_to_chosen(effect.then), otherwise=done_to_chosen(effect.otherwise)
            )
        case _:
            return effect


def _is_done_to(effect: Any, chosen: tree.ChooseCard) -> bool:
    """Whether whoever has chosen it does it, and nothing else of the effect is about the card."""
    if (
        not isinstance(effect, (*_DONE_TO_CARDS, tree.PutAway, tree.GiveCard))
        or chosen.who is Who.YOU
    ):
        return False
    kind = tree.It if chosen.target.count == 1 and chosen.target.how == "a" else tree.Those
    apart = replace(effect, target=tree.This())
    same = effect.who == chosen.who or (effect.who is Who.THAT and is_one_found(chosen.who))
    return same and type(effect.target) is kind and not contains(apart, tree.It, tree.Those)
