"""What effects do to cards, as the words behind them tell it: "discarded this way", "the rest"."""

from __future__ import annotations

from typing import Final

from mblades.text import tree

DONE: Final[dict[type[tree.Node], tree.Done]] = {
    tree.Flip: "flipped",
    tree.Unflip: "unflipped",
    tree.Move: "moved",
    tree.Attach: "attached",
    tree.Discard: "discarded",
    tree.DiscardDown: "discarded",
    tree.Return: "returned",
    tree.Take: "taken",
    tree.Buy: "taken",
    tree.Draw: "drawn",
    tree.Reveal: "revealed",
    tree.RevealUntil: "revealed",
    tree.Look: "looked at",
    tree.PlayIt: "played",
    tree.PutAway: "put away",
    tree.GiveCard: "given",
}


def done_by(effect: object) -> tree.Done | None:
    """What an effect does to cards that later words can speak of."""
    if isinstance(effect, tree.Sell):
        return "sold"
    if isinstance(effect, tree.PutAway) and effect.where == "in the Store's discard pile":
        return "discarded"
    if isinstance(effect, tree.ChooseCard) and effect.who is not tree.Who.YOU:
        return "chosen"
    return DONE.get(type(effect))  # type: ignore[arg-type]  # whatever it is


def is_about_cards_before(effect: tree.Node) -> bool:
    """Whether an effect is about cards that were spoken of: these stay "them" and "the rest"."""
    target = getattr(effect, "target", None)
    if isinstance(target, tree.Cards):
        return isinstance(target.place, tree.Among | tree.ThisWay)
    return isinstance(target, tree.It | tree.Those | tree.TheRest)
