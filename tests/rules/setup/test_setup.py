"""Laying out a game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from mblades.errors import SetupError
from mblades.rules.setup.lay_out import empty, start
from mblades.rules.setup.setup import Setup
from mblades.rules.state.state import State
from tests.rules.small import a_game, a_set, library, names

EDITIONS = pytest.mark.parametrize("edition", ["original", "collusion"])


def refused(**options: Any) -> str:
    """What is said to a set-up that allows no game."""
    with pytest.raises(SetupError) as error:
        start(Setup(**options), library())
    return str(error.value)


def sets_in_store(s: State) -> Counter[str]:
    return Counter(s.catalog.set_of[s.cards[card]] for card in s.shop.store_deck)


def laid_out(**options: Any) -> State:
    """The table before anything is dealt, which a Pre-Release in collusion shows."""
    options.setdefault("players", 3)
    return start(Setup(prerelease=True, **options), library())


@pytest.mark.rule("ED-2", "SET-2", "CARD-5")
def test_collusion_shuffles_six_five_and_four_sets_into_the_store() -> None:
    found = sets_in_store(laid_out(build="New Beginnings"))
    assert found == dict.fromkeys(
        (*names("Expansion", 6), *names("Premium", 5), *names("Master", 4)), 12
    )


@pytest.mark.rule("ED-2", "ED-3", "SET-2")
def test_the_original_shuffles_the_core_in_with_five_four_and_three_sets() -> None:
    s = laid_out(edition="original")
    found = sets_in_store(s)
    for p in s.players:
        found.update(s.catalog.set_of[s.cards[card]] for card in p.binder)
    core = sum(design.copies for design in library().sets["Millennium Blades"].designs)
    assert found.pop("Millennium Blades") == core
    assert found == dict.fromkeys(
        (*names("Expansion", 5), *names("Premium", 4), *names("Master", 3)), 12
    )
    assert s.shop.core_deck == ()


@pytest.mark.rule("ED-2", "ED-3", "ED-10")
@EDITIONS
def test_the_decks_and_piles_are_shuffled(edition: str) -> None:
    one, two = (laid_out(edition=edition, build="New Beginnings", seed=seed) for seed in (1, 2))
    for s in (one, two):
        assert list(s.shop.store_deck) != sorted(s.shop.store_deck)
    assert one.shop.fusion != two.shop.fusion
    if edition == "collusion":
        assert one.shop.core_deck != two.shop.core_deck


@pytest.mark.rule("ED-3")
def test_in_collusion_the_core_is_a_deck_of_its_own() -> None:
    s = laid_out()
    assert {s.catalog.rarity[s.cards[card]] for card in s.shop.core_deck} == {"Core"}
    assert "Core" not in {s.catalog.rarity[s.cards[card]] for card in s.shop.store_deck}
    assert {s.catalog.set_of[s.cards[card]] for card in s.shop.core_deck} == {
        "Millennium Blades", "More Blades",
    }  # fmt: skip


@pytest.mark.rule("SET-2")
def test_sets_by_name_however_spelt() -> None:
    s = laid_out(
        expansion=("expansion h", *names("Expansion", 5)), premium=names("Premium", 5),
        master=names("Master", 4), fusion=("Bronze C", "Silver C", "Gold B"),
        prizes=("bronze d", "Silver B"),
    )  # fmt: skip
    assert sets_in_store(s)["Expansion H"] == 12
    assert "Expansion F" not in sets_in_store(s)
    assert [s.catalog.set_of[s.cards[pile[0]]] for pile in s.shop.fusion] == [
        "Bronze C", "Silver C", "Gold B",
    ]  # fmt: skip


@pytest.mark.rule("SET-2")
@EDITIONS
def test_sets_at_random_by_the_seed(edition: str) -> None:
    first, again, other = (
        sets_in_store(laid_out(edition=edition, build="random", seed=seed)) for seed in (1, 1, 2)
    )
    assert first == again
    assert first != other


@pytest.mark.rule("SET-2")
def test_without_a_build_collusion_is_random_and_the_original_is_the_first_game() -> None:
    assert sets_in_store(laid_out(seed=1)) != sets_in_store(laid_out(seed=2))
    for seed in (1, 2):
        found = laid_out(edition="original", seed=seed)
        assert {name for name in sets_in_store(found) if "Expansion" in name} == set(
            names("Expansion", 5)
        )


@pytest.mark.rule("SET-2")
def test_a_build_of_collusion_in_the_original_drops_one_set_of_each_rarity_by_the_seed() -> None:
    dropped = set()
    for seed in range(12):
        s = laid_out(edition="original", build="New Beginnings", seed=seed)
        found = {s.catalog.set_of[number] for number in s.cards}
        missing = set(names("Expansion", 6)) - found
        assert len(missing) == 1
        assert len(set(names("Premium", 5)) - found) == 1
        assert len(set(names("Master", 4)) - found) == 1
        dropped |= missing
    assert len(dropped) > 1


@pytest.mark.rule("SET-2")
@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"build": "New Beginings"}, 'no build named "New Beginings"; did you mean "New Beginnings"'),
        ({"build": "First Game"}, 'collusion edition, the number of sets for "expansion" must be 6'),
        (
            {"expansion": names("Expansion", 5)},
            'in the collusion edition, the number of sets for "expansion" must be 6, not 5',
        ),
        ({"expansion": (*names("Expansion", 5), "Expansion X")}, 'no set named "Expansion X"'),
        (
            {"expansion": (*names("Expansion", 5), "Expansion A")},
            'the set "Expansion A" is chosen twice',
        ),
        (
            {"expansion": (*names("Expansion", 5), "Premium A")},
            '"Premium A" has the rarity Premium, but expansion needs the rarity Expansion',
        ),
        ({"fusion": ("Silver A", "Bronze A", "Gold A")}, "but fusion needs the rarity Bronze"),
        ({"fusion": ("Bronze A", "Silver A", "Gold A"), "prizes": ("Bronze A", "Silver B")},
         'the set "Bronze A" is chosen twice'),
        ({"prizes": ("Bronze A",)}, 'the number of sets for "prizes" must be 2, not 1'),
    ],
)  # fmt: skip
def test_wrong_sets_are_refused_by_name(options: dict[str, Any], message: str) -> None:
    assert message in refused(players=3, **options)


@pytest.mark.rule("SET-3", "ED-24")
def test_promos_in_the_fusion_area_for_prizes_and_in_reserve() -> None:
    s = a_game(players=3, build="New Beginnings").state
    assert [len(pile) for pile in s.shop.fusion] == [6, 6, 6]
    assert [s.catalog.set_of[s.cards[pile[0]]] for pile in s.shop.fusion] == [
        "Bronze A", "Silver A", "Gold A",
    ]  # fmt: skip
    assert [s.catalog.set_of[s.cards[pile[0]]] for pile in s.shop.prizes] == [
        "Bronze B",
        "Silver B",
    ]
    assert [len(sets) for sets in s.shop.reserve] == [2, 1, 1]
    assert a_game(players=3, edition="original").state.shop.reserve == ((), (), ())


@pytest.mark.rule("SET-4", "ED-4")
@pytest.mark.parametrize("metas", [("Type", "Star"), ("Star", "Element")])
def test_any_two_metas_in_collusion_in_the_order_chosen(metas: Any) -> None:
    game = a_game(players=3, metas=metas)
    game.tick()
    s = game.state
    assert tuple(s.catalog.metas[meta].deck for meta in s.metas) == metas
    assert [len(deck) for deck in s.meta_decks] == [5, 5]
    orders = {laid_out(metas=metas, seed=seed).meta_decks[0] for seed in range(5)}
    assert len(orders) > 1, "shuffled"


@pytest.mark.rule("ED-4")
def test_metas_by_default_and_those_that_are_refused() -> None:
    chosen = set()
    for seed in range(20):
        s = laid_out(seed=seed)
        chosen.add(tuple(s.catalog.metas[deck[0]].deck for deck in s.meta_decks))
    assert len(chosen) > 2
    assert not any("Rarity" in pair for pair in chosen), "the library has none"
    assert "no Rarity metas yet" in refused(players=3, metas=("Rarity", "Type"))
    assert 'the meta "Type" is chosen twice' in refused(players=3, metas=("Type", "Type"))
    assert "two metas, not 1" in refused(players=3, metas=("Type",))
    assert "original edition has no Star metas" in refused(
        players=3, edition="original", metas=("Element", "Star")
    )
    assert "Element meta comes first" in refused(
        players=3, edition="original", metas=("Type", "Element")
    )


@pytest.mark.rule("SET-5")
@EDITIONS
def test_a_starter_deck_a_character_and_six_friendship_cards_each(edition: str) -> None:
    s = laid_out(edition=edition, players=5)
    starters = [
        {s.catalog.set_of[s.cards[c]] for c in (*p.hand, *p.box, *p.accessories)} for p in s.players
    ]
    assert all(len(found) == 1 for found in starters)
    assert len(set.union(*starters)) == 5
    assert len({p.character for p in s.players}) == 5
    assert all(p.friends == (1, 1, 1, 2, 2, 3) for p in s.players)


@pytest.mark.rule("SET-5")
def test_starters_and_characters_can_be_chosen() -> None:
    s = laid_out(
        starters=("Starter C", "starter a", "Starter F"),
        characters=("Character 4", "Character 0", "Character 2"),
    )
    assert [s.catalog.set_of[s.cards[p.hand[0]]] for p in s.players] == [
        "Starter C", "Starter A", "Starter F",
    ]  # fmt: skip
    assert [p.character for p in s.players] == [4, 0, 2]


@pytest.mark.rule("SET-5")
@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"starters": ("Starter A", "Starter A", "Starter B")}, '"Starter A" is chosen twice'),
        ({"starters": ("Starter A", "Starter B")}, "2 starter decks are named for 3 players"),
        ({"starters": ("Starter A", "Starter B", "Gold A")}, '"Gold A" is not a starter deck'),
        ({"starters": ("Starter A", "Starter B", "Stater C")}, 'did you mean "Starter C"'),
        ({"characters": ("Character 1",) * 3}, 'the character "Character 1" is chosen twice'),
        ({"characters": ("Character 1",)}, "1 characters are named for 3 players"),
        ({"characters": ("Character 1", "Character 2", "Nobody")}, 'no character named "Nobody"'),
    ],
)
def test_wrong_starters_and_characters_are_refused(options: dict[str, Any], message: str) -> None:
    assert message in refused(players=3, **options)


@pytest.mark.rule("SET-6")
def test_a_backer_starts_with_a_named_promo_and_the_others_with_a_random_one_of_its_set() -> None:
    for set_name in ("Gold A", "Silver B"):  # for fusion, and for prizes
        others = set()
        for seed in range(6):
            s = backed(4, (2, f"{set_name} 3"), seed)
            held = [names_of(s, p.binder, set_name) for p in s.players]
            assert held[2] == [f"{set_name} 3"]
            assert all(len(found) == 1 for found in held)
            assert len({name for found in held for name in found}) == 4
            assert len(s.shop.fusion[2] if set_name == "Gold A" else s.shop.prizes[1]) == 2
            others.add(held[0][0])
        assert len(others) > 1


def backed(players: int, backer: tuple[int, str], seed: int = 0) -> State:
    """A game of New Beginnings in which one player has a backer card."""
    return a_game(
        players=players, build="New Beginnings", backers=(backer,), seed=seed, running=False
    ).state


def names_of(s: State, cards: tuple[int, ...], set_name: str) -> list[str]:
    numbers = [s.cards[card] for card in cards]
    return [s.catalog.names[n] for n in numbers if s.catalog.set_of[n] == set_name]


@pytest.mark.rule("SET-6", "ED-24")
def test_six_players_empty_a_fusion_pile_and_the_next_set_takes_its_place() -> None:
    s = backed(6, (0, "Gold A 0"))
    assert {s.catalog.set_of[s.cards[card]] for card in s.shop.fusion[2]} == {"Gold B"}


@pytest.mark.rule("SET-6", "SET-3")
def test_without_the_switch_nobody_starts_with_a_promo() -> None:
    s = a_game(players=4, running=False).state
    rarities = {s.catalog.rarity[s.cards[c]] for p in s.players for c in p.binder}
    assert rarities == {"Starter"}


@pytest.mark.rule("SET-6")
@pytest.mark.parametrize(
    ("backers", "message"),
    [
        (((0, "Gold B 1"),), '"Gold B 1" is not in any promo set of this game'),
        (((0, "Expansion A 1"),), '"Expansion A 1" is not in any promo set of this game'),
        (((0, "Nothing"),), 'no card named "Nothing"'),
        (((5, "Gold A 1"),), "no seat 5"),
        (((0, "Gold A 1"), (0, "Gold A 2")), "seat 0 has two backer cards"),
        (((0, "Gold A 1"), (1, "Gold A 1")), 'two players have the backer card "Gold A 1"'),
    ],
)
def test_wrong_backer_cards_are_refused(backers: Any, message: str) -> None:
    assert message in refused(players=3, build="New Beginnings", backers=backers)


@pytest.mark.rule("SET-7", "ED-6")
def test_three_store_cards_in_the_original_to_be_seen_at_once() -> None:
    game = a_game(players=3, edition="original", running=False)
    own = game.view(1)["players"][1]
    assert len(own["binder"]) == 9 + 3
    assert own["unseen_count"] == 6
    assert len(a_game(players=3, running=False).view(1)["players"][1]["binder"]) == 9


@pytest.mark.rule("ED-1")
@pytest.mark.parametrize(
    ("edition", "players"),
    [
        ("original", 1),
        ("original", 2),
        ("original", 6),
        ("collusion", 2),
        ("collusion", 7),
        ("collusion", 0),
    ],
)
def test_the_number_of_players_of_the_normal_game(edition: str, players: int) -> None:
    most = {"original": 5, "collusion": 6}[edition]
    message = f"in the {edition} edition, the normal mode needs 3 to {most} players, not {players}"
    assert refused(players=players, edition=edition) == message


@pytest.mark.rule("ED-1")
@pytest.mark.parametrize(("edition", "most"), [("original", 5), ("collusion", 6)])
def test_every_allowed_number_of_players_starts(edition: str, most: int) -> None:
    for players in range(3, most + 1):
        assert len(a_game(players=players, edition=edition).state.players) == players


def test_an_empty_table_seats_two_as_well() -> None:
    assert len(empty(Setup(players=2), library()).players) == 2
    with pytest.raises(SetupError, match="for 2 to 6 players, not 1"):
        empty(Setup(players=1), library())


@pytest.mark.rule("SET-1")
@EDITIONS
def test_the_table_has_everything(edition: str) -> None:
    view = a_game(players=3, edition=edition).view(0)
    assert len(view["players"]) == 3
    assert len(view["store"]["area"]) == 9
    assert view["aftermarket"] == []
    assert [pile["rarity"] for pile in view["fusion"]] == ["Bronze", "Silver", "Gold"]
    assert len(view["metas"]) == 1
    assert (view["npcs"] is not None) == (edition == "collusion")


@EDITIONS
def test_every_card_is_somewhere_and_only_once(edition: str) -> None:
    s = a_game(players=3, edition=edition).state
    held = [
        *s.shop.store_deck, *s.shop.store_area, *s.shop.core_deck, *s.removed,
        *(card for pile in (*s.shop.fusion, *s.shop.prizes) for card in pile),
        *(card for sets in s.shop.reserve for pile in sets for card in pile),
        *(card for p in s.players for card in p.binder),
    ]  # fmt: skip
    assert sorted(held) == list(range(len(s.cards)))


@pytest.mark.rule("OPT-10")
def test_a_set_of_the_players_own_is_in_the_game() -> None:
    own = a_set("Ours", "Expansion", "custom")
    named = laid_out(expansion=("Ours", *names("Expansion", 5)), custom_sets=(own,))
    assert sets_in_store(named)["Ours"] == 12
    at_random = laid_out(build="random", custom_sets=(own,))
    assert sets_in_store(at_random)["Ours"] == 12
    assert 'already a set named "Gold A"' in refused(
        players=3, custom_sets=(a_set("Gold A", "Gold"),)
    )


@pytest.mark.rule("PRE-1", "FLOW-2")
@EDITIONS
def test_a_pre_release_is_played_with_starter_decks_and_no_meta(edition: str) -> None:
    game = a_game(players=3, edition=edition, prerelease=True)
    assert (game.phase, game.round) == ("tournament", 0)
    assert game.state.metas == ()
    for p in game.state.players:
        cards = (*p.hand, *p.tableau, *p.box, *p.accessories)
        assert {game.state.catalog.rarity[game.state.cards[c]] for c in cards} == {"Starter"}
        assert len(cards) == 9
        assert p.money == 0
