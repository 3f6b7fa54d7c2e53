"""Every word of the card language stands in a card of some scene in this directory."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from bench.language.judging import read
from mblades.text import tree
from mblades.text.expansion import expand
from mblades.text.walking import nodes

HERE = Path(__file__).parent
SCENES = (
    *(path for path in sorted(HERE.rglob("test_*.py")) if path != Path(__file__)),
    *(
        HERE.parent / name
        for name in (
            "state/test_events.py",
            "deckbuilding/test_powers.py",
            "deckbuilding/test_character_powers.py",
        )
    ),
)
ABSTRACT = {tree.Node, tree.Keyword, tree.Text}


# What the scenes of these files put their cases into.
FRAMES = {
    "test_conditions.py": "Play: If {}, gain 1 RP.",
    "test_patterns.py": "Play: If {}, gain 1 RP.",
    "test_players.py": "Play: {} gains 1 RP.",
    "test_places.py": "Play: Gain 1 RP for each card in your tableau {}.",
}


def texts() -> Iterator[str]:
    """The strings in the scenes' source: among them are the cards' texts."""
    for path in SCENES:
        frame = FRAMES.get(path.name)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if node.value.endswith("."):
                    yield node.value
                elif frame and " " in node.value:
                    yield frame.format(node.value)


@cache
def said() -> tuple[tree.Node, ...]:
    """All nodes of all texts, keywords written out."""
    found: list[tree.Node] = []
    for text in set(texts()):
        understood = read(text).understood  # None: some other string
        for line in understood.lines if understood else ():
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
