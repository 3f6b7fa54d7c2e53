"""What a card is, and what its back tells."""

from __future__ import annotations

import pytest

from mblades.cards.back import COLOURS, Back
from mblades.cards.design import BUY_COST, CardSet
from mblades.text.tree import ELEMENTS, PROMOS, RARITIES, TYPES
from tests.rules.small import a_set, card, lay, scene
from tests.seen import design_of, printed_back


@pytest.mark.rule("CARD-1", "RUL-16")
def test_the_words_on_cards() -> None:
    assert ELEMENTS == ("Fire", "Water", "Air", "Earth", "Light", "Dark")
    assert TYPES == ("Animal", "Myth", "Construct", "Citizen", "Soldier", "Mage", "Pro")
    assert RARITIES == (
        "Starter", "Core", "Expansion", "Premium", "Master", "Bronze", "Silver", "Gold", "Mystic",
    )  # fmt: skip
    assert PROMOS == ("Bronze", "Silver", "Gold")


@pytest.mark.rule("CARD-1", "CARD-2")
def test_a_card_shows_all_that_is_printed_on_it() -> None:
    game = scene(card("Steam Knight", 7, "Fire Water Soldier", rarity="Master", set_name="Steam"),
                 card("Case", 2, kind="Deck Box"), card("Sleeve", 1, kind="Accessory"))  # fmt: skip
    lay(game, keyword_cards=(0, 1, 2))
    faces = [design_of(game, shown) for shown in game.view(0)["keyword_cards"]]
    assert (faces[0].name, faces[0].stars, faces[0].set) == ("Steam Knight", 7, "Steam")
    assert (faces[0].elements, faces[0].types) == (("Fire", "Water"), ("Soldier",))
    assert (faces[0].rarity, faces[0].kind) == ("Master", "Single")
    assert [face.kind for face in faces[1:]] == ["Deck Box", "Accessory"]


TWELVE = CardSet(
    "beasts", "Beasts", "Expansion", "custom", "",
    (
        card("Citizen", 7, "Citizen Water", set_name="Beasts", rarity="Expansion", copies=1),
        card("Myth D", 3, "Myth Dark", set_name="Beasts", rarity="Expansion", copies=2),
        card("Animal E", 4, "Animal Earth", set_name="Beasts", rarity="Expansion", copies=2),
        card("Animal A", 5, "Animal Air", set_name="Beasts", rarity="Expansion", copies=2),
        card("Den", 3, set_name="Beasts", rarity="Expansion", copies=2, kind="Deck Box"),
        card("Myth E", 1, "Myth Earth", set_name="Beasts", rarity="Expansion", copies=3),
    ),
)  # fmt: skip


@pytest.mark.rule("CARD-5", "CARD-6", "CARD-8")
def test_the_set_of_twelve_cards_and_its_back() -> None:
    game = scene(*(design for design in TWELVE.designs for _ in range(design.copies)))
    assert len(game.state.cards) == 12
    lay(game, store_area=tuple(range(9)), store_deck=(9, 10, 11))
    store = game.view(0)["store"]
    expected = Back(
        "green", 4,
        [["Earth", "Myth"], ["Dark", "Myth"], ["Earth", "Animal"], ["Air", "Animal"],
         ["Water", "Citizen"]],
    )  # fmt: skip
    backs = [*store["area"], store["deck"]["top"]]
    assert backs == [{"set": "Beasts"}] * 10
    assert printed_back(game, backs[0]) == expected


@pytest.mark.rule("CARD-6", "CARD-3")
def test_deck_boxes_are_not_on_the_back_and_a_single_without_symbols_leaves_a_blank() -> None:
    game = scene(card("Plain", 1), card("Fire", 2, "Fire"), card("Box", 3, kind="Deck Box"))
    lay(game, store_deck=(1,))
    assert printed_back(game, game.view(0)["store"]["deck"]["top"]).symbols == [[], ["Fire"]]


@pytest.mark.rule("CARD-7", "RUL-3")
def test_buy_costs() -> None:
    assert BUY_COST == {
        "Starter": 3, "Core": 3, "Expansion": 4, "Premium": 5, "Master": 6, "Bronze": 5,
        "Silver": 7, "Gold": 9,
    }  # fmt: skip


@pytest.mark.rule("CARD-8")
def test_colours_of_the_backs() -> None:
    assert COLOURS == {
        "Starter": "grey", "Core": "white", "Expansion": "green", "Premium": "blue",
        "Master": "purple", "Bronze": "orange", "Silver": "orange", "Gold": "orange",
    }  # fmt: skip
    game = scene(*a_set("Gold X", "Gold").designs)
    lay(game, store_deck=(0,))
    assert printed_back(game, game.view(None)["store"]["deck"]["top"]).colour == "orange"
