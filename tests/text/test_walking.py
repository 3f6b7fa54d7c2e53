"""Ways through a tree."""

from __future__ import annotations

from typing import get_args

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.parser import parse
from mblades.text.tree import Ability, Who
from mblades.text.walking import (
    N,
    contains,
    effects_in,
    nodes,
    parts,
    rewritten,
    subject_of,
    with_parts,
)


def ability(text: str) -> Ability:
    line = parse(text).lines[0]
    assert isinstance(line, Ability)
    return line


def test_parts_come_from_the_outside_in_and_in_the_order_of_the_words() -> None:
    gain = tree.Gain("RP", tree.PerEach(5, tree.StarsOf(tree.This())))
    assert list(parts(gain)) == [
        gain, "RP", gain.amount, 5, tree.StarsOf(tree.This()), tree.This(), 1, 0, Who.YOU,
    ]  # fmt: skip
    assert [type(node).__name__ for node in nodes((gain,))] == [
        "Gain", "PerEach", "StarsOf", "This",
    ]  # fmt: skip
    assert contains((gain,), tree.StarsOf)
    assert not contains((gain,), tree.Lose, tree.It)


def test_effects_inside_effects_are_found_in_order() -> None:
    line = ability(
        "Play: You may flip a card in your tableau. If you do, choose one: Gain 10 RP; or if you "
        "have the most RP, draw a card."
    )
    assert [type(effect).__name__ for effect in effects_in(line.effects)] == [
        "May", "Flip", "ChooseOne", "Gain", "If", "Draw",
    ]  # fmt: skip


def test_what_does_not_change_is_the_very_same() -> None:
    line = ability("Play: If you have the most RP, gain 10 RP. Otherwise, lose 5 RP.")
    assert with_parts(line, lambda part: part) is line

    def doubled(node: N) -> N:
        if isinstance(node, tree.Flat):
            return replace(node, value=2 * node.value)
        return node

    changed = rewritten(line, doubled)
    assert changed == ability("Play: If you have the most RP, gain 20 RP. Otherwise, lose 10 RP.")
    before, after = line.effects[0], changed.effects[0]
    assert isinstance(before, tree.If)
    assert isinstance(after, tree.If)
    assert after.condition is before.condition


def test_who_does_it() -> None:
    steal = tree.Steal("RP", tree.Flat(5), Who.LOSER, thief=Who.WINNER)
    assert subject_of(steal) is Who.WINNER
    assert subject_of(tree.Clash(Who.EACH_OPPONENT)) is Who.YOU
    assert subject_of(tree.Draw(who=Who.EACH_OPPONENT)) is Who.EACH_OPPONENT
    assert subject_of(tree.May((tree.Draw(),), who=Who.THAT)) is Who.THAT
    assert subject_of(tree.MoreSlots()) is Who.YOU


def test_every_effect_is_of_one_kind() -> None:
    kinds = (
        tree.OneShot, tree.Control, tree.Waiting, tree.Ready, tree.Started, tree.Statement, tree.Rule,
        tree.DeckRule,
    )  # fmt: skip
    members = [effect for kind in kinds for effect in get_args(kind)]
    assert len(members) == len(set(members)) == len(get_args(tree.Effect))


def test_the_doer_of_an_effect_is_where_the_unions_say() -> None:
    for effect in get_args(tree.OneShot):
        named = effect in get_args(tree.NamesDoer)
        target = effect in get_args(tree.Targeted)
        objects = (tree.Steal, tree.Clash, tree.ChoosePlayer)  # `who` is whom they are done to
        assert ("who" in effect.__struct_fields__) == (named or effect in objects), effect
        assert ("target" in effect.__struct_fields__) == target, effect
