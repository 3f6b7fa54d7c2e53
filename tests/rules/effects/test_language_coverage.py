"""Every word of the card language stands in a card of some scene in this directory."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from mblades.errors import MbladesError
from mblades.text import tree
from mblades.text.expansion import expand
from mblades.text.reading.parser import parse
from mblades.text.walking import nodes

SCENES = (
    "test_amounts.py",
    "test_card_events.py",
    "test_coming_true.py",
    "test_extra_plays.py",
    "test_in_turn.py",
    "test_conditions.py",
    "test_continuous.py",
    "test_effects.py",
    "test_clash_ways.py",
    "test_hands_and_store.py",
    "test_filters.py",
    "test_following.py",
    "test_history.py",
    "test_holding.py",
    "test_lasting.py",
    "test_limits.py",
    "test_patterns.py",
    "test_players.py",
    "test_places.py",
    "test_payments.py",
    "test_reckoning.py",
    "test_results.py",
    "../state/test_events.py",
    "../deckbuilding/test_powers.py",
    "../deckbuilding/test_character_powers.py",
    "test_selections.py",
    "test_waiting.py",
    *(f"keywords/{path.name}" for path in Path(__file__).parent.glob("keywords/test_*.py")),
)
ABSTRACT = {tree.Node, tree.Keyword, tree.Text}


def texts() -> Iterator[str]:
    """The strings in the scenes' source: among them are the cards' texts."""
    for name in SCENES:
        source = (Path(__file__).parent / name).read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if node.value.endswith("."):
                    yield node.value
                elif name in ("test_conditions.py", "test_patterns.py") and " " in node.value:
                    yield f"Play: If {node.value}, gain 1 RP."
                elif name == "test_players.py" and " " in node.value:
                    yield f"Play: {node.value} gains 1 RP."


@cache
def said() -> tuple[tree.Node, ...]:
    """All nodes of all texts, keywords written out."""
    found: list[tree.Node] = []
    for text in set(texts()):
        try:
            lines = parse(text).lines
        except MbladesError:
            continue  # some other string
        for line in lines:
            for ability in expand(line) if isinstance(line, tree.Keyword) else [line]:
                found.extend(nodes(ability))
    return tuple(found)


def every_node_class() -> list[type[tree.Node]]:
    ours = (
        node for node in tree.Node.__subclasses__() if node.__module__.startswith(tree.__name__)
    )
    return sorted(set(ours) - ABSTRACT, key=lambda node: node.__name__)


@pytest.mark.parametrize("node", every_node_class(), ids=lambda node: node.__name__)
def test_node(node: type[tree.Node]) -> None:
    assert any(type(one) is node for one in said())


def test_every_player_place_and_trigger_word() -> None:
    used: set[tuple[str, str]] = set()
    for node in said():
        for name in node.__struct_fields__:
            used.add((name, str(getattr(node, name))))
    words = {word for _name, word in used}
    assert {str(who) for who in tree.Who} <= words
    assert {str(whose) for whose in tree.Whose} <= words
    assert {str(kind) for kind in tree.Kind} <= words
    assert {str(trigger) for trigger in tree.TriggerWord} <= words
    for how in ("a", "up to", "each", "any number of", "highest", "lowest", "first", "last"):
        assert ("how", how) in used
    for zone in ("tableau", "hand", "binder", "play area"):
        assert ("zone", zone) in used
    for test in ("fewer", "more", "equal", "at least", "at most"):
        assert ("test", test) in used
    for feature in ("element", "type", "set", "rarity", "star value"):
        assert ("what", feature) in used
    for by in ("anyone", "an opponent", "you"):
        assert ("by", by) in used
