"""What the cards of the library are like, in figures: `python -m tools.library_figures [--list FIGURE]`."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable

from mblades.cards.design import Design
from mblades.cards.library import load
from mblades.text import keywords, tree
from mblades.text.tree import TriggerWord, Who, Whose
from mblades.text.walking import nodes

OTHERS = frozenset(Who) - {Who.YOU}
ELSEWHERE = frozenset(
    (Whose.OPPONENT, Whose.EACH_OPPONENT, Whose.OPPONENTS, Whose.ANOTHER, Whose.ANY, Whose.THAT,
     Whose.LEFT, Whose.RIGHT)
)  # fmt: skip
CHOOSING = ("a", "up to", "any number of")


def has_flat_rider(design: Design) -> bool:
    """ "Gain 8 RP." beside something else: so many RP whatever happens."""
    flat = [
        effect
        for ability in design.abilities
        for effect in getattr(ability, "effects", ())
        if isinstance(effect, tree.Gain)
        and effect.unit == "RP"
        and isinstance(effect.amount, tree.Flat)
        and effect.who is Who.YOU
    ]
    count = sum(len(getattr(ability, "effects", ())) for ability in design.abilities)
    return bool(flat) and count > len(flat)


def is_only_gain(design: Design) -> bool:
    """Nothing but RP or M$ for its player."""
    effects = [effect for one in design.abilities for effect in getattr(one, "effects", ())]
    return bool(effects) and all(
        isinstance(effect, tree.Gain) and effect.who is Who.YOU for effect in effects
    )


def touches_others(design: Design) -> bool:
    """It does something to another player, their cards or their money, or clashes with them."""
    return any(_is_about_others(node) for ability in design.abilities for node in nodes(ability))


def _is_about_others(node: tree.Node) -> bool:
    match node:
        case tree.Clash() | tree.Steal() | tree.ChoosePlayer():
            return True
        case tree.Insert(any_tableau=True):
            return True
        case tree.In(whose=whose) | tree.TopCard(whose=whose):
            return whose in ELSEWHERE
        case _:
            return getattr(node, "who", Who.YOU) in OTHERS


def asks_for_a_decision(design: Design) -> bool:
    """Its player has to choose something, not only whether to use it."""
    return any(_is_a_choice(node) for ability in design.abilities for node in nodes(ability))


def _is_a_choice(node: tree.Node) -> bool:
    match node:
        case tree.Cards(how=how):
            return how in CHOOSING
        case tree.May() | tree.ChooseOne() | tree.OneOf() | tree.NameOne() | tree.ChoosePlayer():
            return True
        case tree.Clash(who=who):
            return who in (Who.OPPONENT, Who.PLAYER)
        case _:
            return False


def has_trigger(trigger: TriggerWord) -> Callable[[Design], bool]:
    """Designs with an ability of this trigger."""
    return lambda design: any(one.trigger is trigger for one in design.abilities)


FIGURES: dict[str, Callable[[Design], bool]] = {
    "flat rider": has_flat_rider,
    "only gains": is_only_gain,
    "touches another player": touches_others,
    "asks for a decision": asks_for_a_decision,
    **{str(one): has_trigger(one) for one in TriggerWord if one not in ("", "Deckbuilding")},
}


def main() -> None:
    """Print the figures, or the designs behind one of them."""
    parser = argparse.ArgumentParser(prog="tools.library_figures", description=__doc__)
    parser.add_argument("--list", choices=FIGURES, metavar="FIGURE", help=", ".join(FIGURES))
    wanted = parser.parse_args()
    designs = load().designs
    if wanted.list:
        for design in designs:
            if FIGURES[wanted.list](design):
                print(f"{design.id}: {design.text!r}")
        return
    print(f"{len(designs)} designs, {sum(one.copies for one in designs)} cards")
    for name, holds in FIGURES.items():
        count = sum(map(holds, designs))
        print(f"{name:24} {count:4}  {count / len(designs):4.0%}")
    singles = [one for one in designs if one.kind == "Single"]
    types = Counter(type_ for one in singles for type_ in one.types for _ in range(one.copies))
    print("copies by type: ", ", ".join(f"{name} {count}" for name, count in types.most_common()))
    stars = Counter(one.stars for one in singles for _ in range(one.copies))
    print("copies by stars:", ", ".join(f"{star}★ {stars[star]}" for star in sorted(stars)))
    used = Counter(
        node.name for one in designs for node in nodes(one.tree) if isinstance(node, tree.Keyword)
    )
    print("keywords:       ", ", ".join(f"{name} {used[name]}" for name in keywords.names()))
    texts = Counter(one.text for one in designs)
    print("same text:      ", "; ".join(
        " = ".join(one.name for one in designs if one.text == text)
        for text, count in texts.items() if count > 1
    ) or "none")  # fmt: skip


if __name__ == "__main__":
    main()
