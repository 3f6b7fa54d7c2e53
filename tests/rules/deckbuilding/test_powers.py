"""Powers while decks are built, their set-up, and pro player cards (OPT-1, OPT-2)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mblades import Game, Setup
from mblades.cards.design import Design
from mblades.cards.library import load
from mblades.errors import IllegalAction, SetupError
from mblades.rules.deckbuilding import collection, deck, powers
from mblades.rules.deckbuilding import phase as deckbuilding
from mblades.rules.state import actions
from mblades.rules.state.events import Income, Peeked, ProCard
from mblades.rules.state.records import ForSale
from mblades.rules.state.state import NO_CARD, State
from mblades.text.reading.parser import parse
from tests.rules.invariants import RandomGame
from tests.rules.small import a_game, card, lay, npc, scene
from tests.seen import design_of, names_of, there
from tests.store import buying, peeking

pytestmark = pytest.mark.rule("OPT-1")
CHARACTERS = [character.name for character in load().characters]


def power(text: str) -> Design:
    return Design(
        id="powers/me", name="Me", set="Powers", box="custom", rarity="Core", kind="Character",
        stars=0, elements=(), types=(), copies=1, text=text, tree=parse(text),
    )  # fmt: skip


def powered(text: str, *designs: Design, **options: Any) -> Game:
    """A table where seat 0 has a power, card 0; the designs are the cards from 1 on."""
    game = scene(power(text), *designs, **options)
    game.state.players[0].powers = (0,)
    return game


def real(**options: Any) -> Game:
    options = {"players": 4, "build": "New Beginnings", "seed": 5, **options}
    return Game.start(Setup(character_powers=True, **options))


# --------------------------------------------------------------------------- while decks are built


def test_income() -> None:
    game = powered("Deckbuilding: Gain 6 M$ more at the start of the phase.")
    deckbuilding.begin(game.state)
    assert [p.money for p in game.state.players] == [66, 60, 60]
    assert Income(0, 6) in game.state.events


def test_boosters() -> None:
    game = powered("Deckbuilding: Your boosters have 2 more cards.", *[card()] * 60)
    lay(game, store_deck=tuple(range(1, 41)), core_deck=tuple(range(41, 61)))
    deckbuilding.begin(game.state)
    mine, other, _ = (len(p.unseen) for p in game.state.players)
    assert mine == other + 2
    game.tick()
    game.tick()
    assert len(game.state.players[0].binder) == len(game.state.players[1].binder) + 4


def test_store_cards_cost_less_but_never_nothing() -> None:
    game = powered("Deckbuilding: Store cards cost you 1 M$ less.", card("A"), card("B"), card("C"))
    s = lay(game, store_area=(1, 2, 3))
    s.players[0].money = 2
    s.players[1].money = 2
    assert buying(game, 0) in game.choices(0)
    assert buying(game, 0) not in game.choices(1)
    game.act(0, buying(game, 0))
    assert s.players[0].money == 0
    game = powered("Deckbuilding: Store cards cost you 9 M$ less.", card("A"))
    lay(game, store_area=(1,)).players[0].money = 0
    assert buying(game, 0) not in game.choices(0)
    game.state.players[0].money = 1
    game = Game(game.state)
    game.act(0, buying(game, 0))
    assert game.state.players[0].money == 0


def test_the_view_tells_what_one_really_pays_and_gets() -> None:
    text = (
        "Deckbuilding: Store cards cost you 1 M$ less. Aftermarket cards cost you 2 M$ less. "
        "You sell cards for 2 M$ more. Fusions cost you 1 card less."
    )
    game = powered(text, *[card(f"Card {n}", n) for n in range(1, 6)])
    s = lay(
        game, store_area=(1, NO_CARD), core_deck=(2,), aftermarket=(ForSale(3, 1), ForSale(5, 1))
    )
    printed = s.catalog.cost[s.cards[1]]
    assert game.view(0)["players"][0]["prices"] == {
        "store": {"area": [printed - 1, None], "deck": None, "core": printed - 1},
        "aftermarket": [1, 3],
        "fusion": [4, 6, 8],
        "sales": 2,
    }
    s.players[0].binder = (4,)
    before = s.players[0].money
    game.act(0, ("sell", 4))
    assert s.players[0].money == before + 4 + 2
    assert all("prices" not in game.view(seat)["players"][0] for seat in (1, 2, None))
    assert game.view(1)["players"][1]["prices"] is None


def test_powers_that_leave_prices_alone_show_none() -> None:
    game = powered("Deckbuilding: Your boosters have 2 more cards.", card("A"))
    lay(game, store_area=(1,))
    assert game.view(0)["players"][0]["prices"] is None


def test_aftermarket_prices() -> None:
    text = "Deckbuilding: Aftermarket cards cost you 1 M$ less. You sell cards for 2 M$ more."
    game = powered(text, card("A", 5), card("B", 1), card("C", 4))
    s = lay(game, aftermarket=(ForSale(1, 1), ForSale(2, 1)))
    s.players[0].binder, s.players[0].money = (3,), 4
    assert actions.Purchase(1) in game.choices(0)
    game.act(0, ("purchase", 1))
    assert s.players[0].money == 0
    game.act(0, ("sell", 3))
    assert s.players[0].money == 6
    game.act(0, ("purchase", 2))
    assert s.players[0].money == 5
    assert s.players[1].money == 30


@pytest.mark.parametrize("edition", ["original", "collusion"])
def test_fusions_cost_less(edition: str) -> None:
    cards = [card(f"C{n}") for n in range(4)]
    promo = card("P", set_name="Promos", rarity="Bronze")
    game = powered("Deckbuilding: Fusions cost you 1 card less.", *cards, promo, edition=edition)
    s = lay(game, fusion=((5,), (), ()))
    s.players[0].binder = s.players[1].binder = (1, 2, 3, 4)
    assert actions.Fuse("Bronze") in game.choices(0)
    assert actions.Fuse("Bronze") not in game.choices(1)
    game.act(0, ("fuse", "Bronze"))
    for picked in (1, 2, 3, 4):
        game.act(0, ("pick", picked))
    if s.edition.fusion_choice:
        game.act(0, ("pick", 5))
    assert list(s.players[0].binder) == [5]


def test_a_fusion_always_costs_a_card() -> None:
    promo = card("P", set_name="Promos", rarity="Bronze")
    game = powered("Deckbuilding: Fusions cost you 9 cards less.", card("C"), promo)
    s = lay(game, fusion=((2,), (), ()))
    assert actions.Fuse("Bronze") not in game.choices(0)
    s.players[0].binder = (1,)
    assert actions.Fuse("Bronze") in game.clone().choices(0)


def test_sell_markers() -> None:
    game = powered("Deckbuilding: You have 2 more sell markers.")
    deckbuilding.begin(game.state)
    mine, other, _ = (p.markers for p in game.state.players)
    assert mine == other + 2


@pytest.mark.parametrize(
    ("text", "kind", "count"),
    [
        ("Deckbuilding: Your deck can have 2 more Singles.", "Single", 10),
        ("Deckbuilding: Your deck can have 1 more Deck Box.", "Deck Box", 2),
        ("Deckbuilding: Your deck can have 1 more Accessory.", "Accessory", 3),
    ],
)
@pytest.mark.rule("DB-13")
def test_bigger_decks(text: str, kind: Any, count: int) -> None:
    game = powered(text, *(card(f"C{n}", kind=kind) for n in range(count + 1)))
    s = game.state
    mine, other = s.players[:2]
    fits, too_many = tuple(range(1, count + 1)), tuple(range(1, count + 2))
    assert not deck.faults(s, fits, mine)
    assert not deck.illegal_cards(s, fits, mine)
    assert deck.faults(s, too_many, mine)
    assert deck.illegal_cards(s, too_many, mine) == too_many
    assert deck.faults(s, fits, other)
    shown, hidden = game.view(0)["players"][:2]
    assert shown["deck_limits"] == {**deck.LIMITS, kind: count}
    assert "deck_limits" not in hidden


def test_twins() -> None:
    text = "Deckbuilding: Your deck can have 1 pair of cards with the same name."
    game = powered(text, card("A"), card("A"), card("B"), card("B"), card("A"))
    s = game.state
    mine, other = s.players[:2]
    assert not deck.illegal_cards(s, (1, 2, 3), mine)
    assert not deck.faults(s, (1, 2, 3), mine)
    assert deck.illegal_cards(s, (1, 2, 3, 4), mine) == (1, 2, 3, 4)
    assert deck.illegal_cards(s, (1, 2, 5), mine) == (1, 2, 5)
    assert deck.illegal_cards(s, (1, 2), other) == (1, 2)


def test_collections() -> None:
    text = "Deckbuilding: Your collection scores 2 VP more."
    game = powered(text, card("A", 1, "Fire"), card("B", 2, "Fire"), card("C", 2))
    s = game.state
    s.players[0].collection = (1, 2)
    s.players[1].collection = (3,)
    collection.score(s)
    assert s.players[0].collection_vp == (4,)
    assert s.players[1].collection_vp == (0,)


def test_npcs_without_a_marker() -> None:
    game = powered(
        "Deckbuilding: NPCs cost you no sell marker.", card("A", 3, "Fire"), npcs=(npc(),)
    )
    s = lay(game, npc_open=(0,))
    s.players[0].binder, s.players[0].markers = (1,), 0
    s.players[1].binder, s.players[1].markers = (1,), 0
    assert actions.Help("fan") in game.choices(0)
    assert actions.Help("fan") not in game.choices(1)
    assert [game.view(seat)["players"][seat]["takes_marker"] for seat in (0, 1)] == [[], ["npc"]]
    game.act(0, ("npc", "fan", (1,)))
    assert (s.players[0].npcs, s.players[0].markers) == ((0,), 0)


def test_looking_at_the_store() -> None:
    text = "Deckbuilding: You may look at 2 cards of the Store."
    game = powered(text, card("A"), card("B"), card("C"))
    s = lay(game, store_area=(1, 2, 3))
    assert peeking(game, 1) in game.choices(0)
    assert peeking(game, 1) not in game.choices(1)
    events = game.act(0, peeking(game, 1))
    assert events == [Peeked(0, 1, 2)]
    assert game.seen_by(1, events) == [Peeked(0, 1, None)]
    assert [
        (one["slot"], design_of(game, one).name) for one in game.view(0)["players"][0]["peeked"]
    ] == [(1, "B")]
    assert "peeked" not in game.view(1)["players"][0]
    for again in (
        peeking(game, 1),
        ("peek", 7, "Any"),
        ("peek", "core", "Any"),
        ("peek", 0),
        ("peek",),
    ):
        with pytest.raises(IllegalAction):
            game.act(0, again)
    game.act(1, buying(game, 1))
    assert game.view(0)["players"][0]["peeked"] == []
    game.act(0, peeking(game, 0))
    assert not any(isinstance(action, actions.Peek) for action in game.choices(0))
    with pytest.raises(IllegalAction, match="any more cards"):
        game.act(0, peeking(game, 2))
    with pytest.raises(IllegalAction):
        game.act(1, peeking(game, 2))
    assert s.players[0].peeked == (-1, 1)


def test_looking_at_another_card_than_the_one_meant() -> None:
    text = "Deckbuilding: You may look at 2 cards of the Store."
    game = powered(text, card("A", set_name="Old"), card("B", set_name="New"))
    lay(game, store_area=(1,), store_deck=(2,))
    meant = peeking(game, 0)
    game.act(1, buying(game, 0))
    with pytest.raises(IllegalAction, match="a card from New is there now"):
        game.act(0, meant)
    game.act(0, peeking(game, 0))


def test_seeing_and_changing_metas() -> None:
    text = "Deckbuilding: You see the next metas and may change 1 of them."
    game = powered(text)
    s = lay(game, meta_decks=((0, 1), (6, 7, 8)))
    shown = game.view(0)["players"][0]["next_metas"]
    names = {meta.id: meta.name for meta in game.catalog.metas}
    assert [names[there(one)["id"]] for one in shown] == ["Element Meta 1", "Type Meta 2"]
    assert "next_metas" not in game.view(1)["players"][0]
    assert actions.ChangeMeta(1) in game.choices(0)
    with pytest.raises(IllegalAction, match="a meta deck"):
        game.act(0, ("change_meta", 5))
    game.act(0, ("change_meta", 1))
    assert s.meta_decks == ((0, 1), (8, 6, 7))
    assert actions.ChangeMeta(0) not in game.choices(0)
    with pytest.raises(IllegalAction, match="another meta"):
        game.act(0, ("change_meta", 0))
    with pytest.raises(IllegalAction):
        game.act(1, ("change_meta", 0))
    s.players[0].metas_changed = 0
    s.meta_decks = ((0,), (6,))
    with pytest.raises(IllegalAction, match="no other meta"):
        game.act(0, ("change_meta", 0))
    deckbuilding.begin(s)
    assert s.metas == (0,)
    assert game.view(0)["players"][0]["next_metas"][0] is None


def test_starting_with_promos() -> None:
    text = "Deckbuilding: You start the game with 2 random Bronze cards."
    promos = [card(f"P{n}", set_name="Promos", rarity="Bronze") for n in range(6)]
    game = powered(text, *promos)
    s = lay(game, fusion=((1, 2, 3, 4, 5, 6), (), ()))
    powers.give_promos(s, s.players[0])
    powers.give_promos(s, s.players[1])
    assert len(s.players[0].binder) == 2
    assert s.players[1].binder == ()
    assert sorted((*s.shop.fusion[0], *s.players[0].binder)) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("DB-22")
def test_uneven_trades() -> None:
    game = powered("Deckbuilding: Your trades may be uneven by 2.", card("A", 3), card("B", 5))
    s = game.state
    s.players[1].binder, s.players[2].binder = (1,), (2,)
    with pytest.raises(IllegalAction, match="even"):
        game.act(1, ("propose", 2, (1,), 0, (), (), 5, ()))
    game.act(0, ("propose", 1, (), 1, (), (), 3, ()))
    with pytest.raises(IllegalAction, match="even"):
        game.act(0, ("propose", 1, (), 1, (), (), 4, ()))
    game.act(1, ("accept", 1))
    assert [p.money for p in s.players] == [32, 28, 30]
    game.act(1, ("trade", 0))
    game.act(1, ("give_money", 1))
    assert actions.Propose() in game.choices(1)
    game.act(1, ("propose",))
    game.act(0, ("accept", 2))
    assert [p.money for p in s.players] == [33, 27, 30]


@pytest.mark.rule("DB-20")
def test_selling_in_the_last_timer() -> None:
    game = powered("Deckbuilding: You may sell cards in the last timer.", card("A"), card("B"))
    s = lay(game, timer=2)
    s.players[0].binder, s.players[1].binder = (1,), (2,)
    assert actions.Sell(1) in game.choices(0)
    assert actions.Sell(2) not in game.choices(1)
    game.act(0, ("sell", 1))
    with pytest.raises(IllegalAction, match="during the last timer"):
        game.act(1, ("sell", 2))


def test_without_powers_nothing_is_given() -> None:
    game = a_game(players=3, seed=1)
    for p in game.state.players:
        assert p.powers == ()
        assert powers.bonus(game.state, p, "income") == 0


# --------------------------------------------------------------------------- setting up


def test_everyone_has_their_characters_power() -> None:
    game = real(characters=("Shur Wen Na", "Fulton Suitcase", "Power Creep", "Cardine Kolleckta"))
    s = game.state
    for p in s.players:
        (given,) = p.powers
        design = s.catalog.designs[s.cards[given]]
        assert (design.kind, design.name) == ("Character", s.catalog.characters[p.character].name)
    assert s.players[1].money == s.players[0].money + 6
    bronze = [c for c in s.players[3].binder if s.catalog.rarity[s.cards[c]] == "Bronze"]
    assert len(bronze) == 2
    assert names_of(game, game.view(None)["players"][0]["powers"]) == ["Shur Wen Na"]
    assert s.keyword_cards == ()
    assert not Game.start(Setup(players=4, build="New Beginnings")).state.players[0].powers


def test_a_library_without_powers_is_refused() -> None:
    with pytest.raises(SetupError, match="has no power"):
        a_game(players=3, character_powers=True)


@pytest.mark.rule("PRE-1")
def test_no_powers_in_a_pre_release() -> None:
    names = ("Destine Draa", "Skillian Taupeht", "Shur Wen Na", "Morrey Caardman")
    game = real(prerelease=True, characters=names)
    s = game.state
    assert s.round == 0
    assert len({p.markers for p in s.players}) == 1
    assert {p["slots"] for p in game.view(0)["players"]} == {6}
    assert not any(isinstance(action, actions.UseAction) and action.card in s.players[s.tournament.turn].powers
                   for action in game.choices(s.tournament.turn))  # fmt: skip
    game = real(characters=names)
    markers = [p.markers for p in game.state.players]
    assert markers[0] == markers[1] + 2


# --------------------------------------------------------------------------- pro players


def finished(s: State, *places: tuple[int, ...], round_: int = 1) -> list[int]:
    """Whose pro card goes to whom: the receivers' seats after a tournament."""
    s.round, s.placing, s.events = round_, places, []
    powers.deal_pro_cards(s)
    return [event.seat for event in s.events if isinstance(event, ProCard)]


def pro_names(s: State, seat: int) -> list[str]:
    held = s.players[seat].binder
    return [
        s.catalog.names[s.cards[c]] for c in held if s.catalog.set_of[s.cards[c]] == "Pro Players"
    ]


@pytest.mark.rule("OPT-2", "ED-14")
@pytest.mark.parametrize(("edition", "receivers"), [("original", [0, 1, 2]), ("collusion", [0, 2])])
def test_the_winners_pro_card_goes_round(edition: Any, receivers: list[int]) -> None:
    names = ("Shur Wen Na", "Fulton Suitcase", "Power Creep")
    game = real(players=3, edition=edition, pro_cards=True, characters=names, build=None)
    s = game.state
    assert [len(copies) for copies in s.pros] == [5, 5, 5]
    assert finished(s, (1,), (0,), (2,)) == receivers
    assert pro_names(s, 0) == ["Fulton, Chairman of the Game"]
    printed = s.catalog.designs[s.cards[s.pros[1][0]]]
    assert (printed.rarity, printed.types) == ("Silver", ("Pro",))
    # the same player wins again: the runner-up's card, and still none for the winner
    assert finished(s, (1,), (2,), (0,), round_=2) == receivers
    assert pro_names(s, 0)[-1] == "Power Creep, Next Version"


@pytest.mark.rule("OPT-2")
def test_tied_winners_and_other_rounds() -> None:
    celebrated = set()
    for seed in range(12):
        s = real(players=3, seed=seed, pro_cards=True, build=None).state
        assert finished(s, (0,), (1,), (2,), round_=3) == []
        assert len(finished(s, (0, 2), (1,))) == 2
        celebrated.add(next(seat for seat in range(3) if len(s.pros[seat]) < 5))
    assert celebrated == {0, 2}


@pytest.mark.rule("OPT-2")
def test_pro_cards_need_powers() -> None:
    with pytest.raises(SetupError, match="need character powers"):
        Game.start(Setup(players=4, build="New Beginnings", pro_cards=True))
    assert real().state.pros == ((), (), (), ())


@pytest.mark.slow
@pytest.mark.rule("OPT-2", "OPT-11")
@pytest.mark.parametrize("seed", range(6))
def test_random_games_with_powers(seed: int) -> None:
    edition: Any = ("original", "collusion")[seed % 2]
    names = ["Skillian Taupeht", "Raul Sawyer", "Fulton Suitcase", "Power Creep"]
    rest = [name for name in CHARACTERS if name not in names]
    characters = (*random.Random(seed).sample(rest, 3), names[seed % 4])
    setup = Setup(players=4, edition=edition, seed=seed, characters=characters,
                  character_powers=True, pro_cards=True)  # fmt: skip
    RandomGame(Game.start(setup), seed).play(thorough_every=150)
