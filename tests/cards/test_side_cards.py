"""Metas, NPCs and builds are read with the same care as sets."""

from __future__ import annotations

from pathlib import Path

import pytest

from mblades.cards.side_cards import read_builds, read_metas, read_npcs
from mblades.cards.translations import requirement
from mblades.errors import SheetError
from mblades.text.tree import Cards, Filter, In

NPC = '[[npcs]]\nname = "Kid"\nrequirement = "{}"\nvp = 3\n'


def written(folder: Path, content: str) -> Path:
    path = folder / "side.toml"
    path.write_text(content, "utf-8")
    return path


def test_an_npc_asks_for_several_kinds_of_cards(tmp_path: Path) -> None:
    (npc,) = read_npcs(written(tmp_path, NPC.format("Discard 2 Fire cards and a Mage card.")))
    binder = In("binder")
    assert npc.requires == (
        Cards("a", Filter(symbols=("Fire",)), binder, 2),
        Cards("a", Filter(symbols=("Mage",)), binder, 1),
    )
    assert (npc.id, npc.vp) == ("kid", 3)


@pytest.mark.parametrize(
    ("asked", "japanese", "russian"),
    [
        ("Discard an Accessory.", "アクセサリー1枚を捨てる。", "Сбросьте аксессуар."),
        (
            "Discard 2 Fire cards and a Mage card.",
            "炎属性のカード2枚と、魔道士のカード1枚を捨てる。",
            "Сбросьте 2 огненные карты и карту мага.",
        ),
        (
            "Discard a card with at most 2 stars and a Core card.",
            "スターレーティングが2以下のカード1枚と、基本のカード1枚を捨てる。",
            "Сбросьте карту, у которой не больше 2 звёзд, и базовую карту.",
        ),
        (
            "Discard a Promo card, a Deck Box and 2 cards with at least 4 stars.",
            "プロモのカード1枚と、デッキケース1枚と、スターレーティングが4以上のカード2枚を捨てる。",
            "Сбросьте промокарту, коробочку и 2 карты, у которых не меньше 4 звёзд.",
        ),
    ],
)
def test_a_requirement_in_other_languages(
    tmp_path: Path, asked: str, japanese: str, russian: str
) -> None:
    (npc,) = read_npcs(written(tmp_path, NPC.format(asked)))
    assert requirement(npc, "en") == asked
    assert requirement(npc, "ja") == japanese
    assert requirement(npc, "ru") == russian


@pytest.mark.parametrize(
    ("asked", "column"),
    [("Discard 2 Fyre cards and a Mage card.", 26), ("Discard 2 Fire cards and a Mege card.", 43)],
)
def test_a_mistake_in_a_requirement(tmp_path: Path, asked: str, column: int) -> None:
    with pytest.raises(SheetError) as caught:
        read_npcs(written(tmp_path, NPC.format(asked)))
    assert (caught.value.line, caught.value.column) == (3, column)


@pytest.mark.parametrize("asked", ["Give me cards.", "Discard a card", "Discard."])
def test_a_requirement_that_asks_for_nothing(tmp_path: Path, asked: str) -> None:
    with pytest.raises(SheetError, match="asks for no cards"):
        read_npcs(written(tmp_path, NPC.format(asked)))


def test_a_meta_of_an_unknown_deck(tmp_path: Path) -> None:
    content = '[[metas]]\nname = "M"\ndeck = "Elements"\ntext = "Score: Gain 5 RP."\n'
    with pytest.raises(SheetError) as caught:
        read_metas(written(tmp_path, content))
    assert (caught.value.line, caught.value.nearest) == (3, "Element")


def test_a_build_with_too_few_promos(tmp_path: Path) -> None:
    content = (
        '[[builds]]\nname = "B"\nedition = "original"\nexpansion = []\npremium = []\n'
        'master = []\nfusion = ["A", "B"]\nprizes = ["C", "D"]\n'
    )
    with pytest.raises(SheetError, match="fusion must name 3 sets") as caught:
        read_builds(written(tmp_path, content))
    assert caught.value.line == 7


def test_a_list_of_something_else(tmp_path: Path) -> None:
    content = '[[builds]]\nname = "B"\nedition = "original"\nexpansion = [1]\npremium = []\n'
    content += 'master = []\nfusion = ["A", "B", "C"]\nprizes = ["C", "D"]\n'
    with pytest.raises(SheetError, match="list of strings"):
        read_builds(written(tmp_path, content))
