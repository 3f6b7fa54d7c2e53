"""The options that change a normal game (OPT-3 to OPT-9), and what is refused."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from mblades import Game, Setup
from mblades.cards.library import MILLENNIUM_ACCESSORIES, load
from mblades.errors import IllegalAction, SetupError
from mblades.lab.every_setup import switch_on
from mblades.rules.deckbuilding import phase as deckbuilding
from mblades.rules.setup.menu import usual_players
from mblades.rules.setup.options import DESCRIPTIONS, first_game
from mblades.rules.setup.setup import OPTIONS
from mblades.rules.state import actions
from mblades.rules.state.events import Draft, Drafted, Liquidated, PacksPassed
from mblades.rules.state.state import Player, State
from mblades.rules.tournament import scoring
from tests.rules.setup.test_setup import refused
from tests.rules.small import a_game, card, give, lay, library, scene
from tests.seen import design_of, there

EDITIONS = pytest.mark.parametrize("edition", ["original", "collusion"])


def real(**options: Any) -> Game:
    """A game of the real library."""
    return Game.start(Setup(**{"players": 3, "seed": 5, **options}))


def real_refused(**options: Any) -> str:
    with pytest.raises(SetupError) as error:
        real(**options)
    return str(error.value)


def accessories_of(s: State, p: Player) -> list[int]:
    return [c for c in p.binder if s.catalog.set_of[s.cards[c]] == MILLENNIUM_ACCESSORIES]


# --------------------------------------------------------------------------- OPT-3


@pytest.mark.rule("OPT-3")
@EDITIONS
def test_a_handicap_is_a_random_millennium_accessory(edition: str) -> None:
    given = set()
    for seed in range(12):
        s = real(edition=edition, handicaps=(0, 2), seed=seed).state
        assert [len(accessories_of(s, p)) for p in s.players] == [1, 0, 1]
        given.add(accessories_of(s, s.players[0])[0])
        assert len(s.removed) == 4, "the other accessories are out of the game"
    assert len(given) > 2, "by the seed"


@pytest.mark.rule("OPT-3")
@EDITIONS
def test_the_accessories_are_drafted_in_turn_from_open_cards(edition: str) -> None:
    game = real(edition=edition, accessory_draft=True, first_player=1)
    s = game.state
    assert game.phase == "drafting"
    assert len(s.drafting.on_offer) == 6
    assert game.waiting == (1,)
    assert all(game.choices(seat) == [] for seat in (0, 2))
    for seat in (None, 0, 1, 2):
        assert [one["id"] for one in there(game.view(seat)["drafting"])["offer"]] == list(
            s.drafting.on_offer
        )
    taken = []
    for seat in (1, 2, 0):
        assert game.waiting == (seat,)
        action = game.choices(seat)[0]
        assert isinstance(action, actions.Draft)
        taken.append(action.card)
        with pytest.raises(IllegalAction, match="Wait for the others"):
            game.act((seat + 1) % 3, action)
        game.act(seat, action)
        assert taken[-1] in s.players[seat].binder
    assert len(set(taken)) == 3
    assert game.phase == "deckbuilding"
    assert len(s.removed) == 3
    assert not game.state.drafting.on_offer


@pytest.mark.rule("OPT-3")
def test_six_players_get_the_six_accessories_and_the_last_one_is_not_asked() -> None:
    game = real(players=6, accessory_draft=True, first_player=0)
    for seat in range(5):
        game.act(seat, game.choices(seat)[0])
    assert game.phase == "deckbuilding"
    s = game.state
    assert [len(accessories_of(s, p)) for p in s.players] == [1] * 6
    asked = real(players=6, accessory_draft=True, first_player=0, ask_forced=True)
    for seat in range(6):
        assert asked.phase == "drafting"
        asked.act(seat, asked.choices(seat)[0])
    assert asked.phase == "deckbuilding"


@pytest.mark.rule("OPT-3")
def test_handed_out_accessories_are_not_also_promos() -> None:
    for seed in range(20):
        s = real(build="random", accessory_draft=True, seed=seed).state
        found = [n for n in s.cards if s.catalog.set_of[n] == MILLENNIUM_ACCESSORIES]
        assert len(found) == 6
    fusion = ("Elemental Blades", "Sealed Vaults", MILLENNIUM_ACCESSORIES)
    assert "choose another Gold set" in real_refused(handicaps=(0,), fusion=fusion)
    assert "no Millennium Accessories" in refused(players=3, handicaps=(0,))


# --------------------------------------------------------------------------- OPT-4


@pytest.mark.rule("OPT-4")
@EDITIONS
def test_a_venue_for_everyone_in_each_round_discarded_after_the_tournament(edition: str) -> None:
    game = real(edition=edition, venues=True)
    s = game.state
    seen: list[str] = []
    while not game.over:
        if game.phase == "deckbuilding" and s.deckbuilding.timer < 0:
            (name,) = {s.catalog.names[s.cards[p.powers[0]]] for p in s.players}
            assert [len(p.powers) for p in s.players] == [1, 1, 1]
            assert name not in seen
            seen.append(name)
            assert len(s.removed) >= 3 * (len(seen) - 1)
        if game.phase == "deckbuilding":
            game.tick()
        else:
            seat = game.waiting[0]
            game.act(seat, game.choices(seat)[0])
    assert len(seen) == 3
    assert all(p.powers == () for p in s.players)
    assert not s.venue


@pytest.mark.rule("OPT-4")
def test_the_original_has_no_venues_of_the_other_box() -> None:
    boxes = {venue.name: venue.box for venue in load().venues}
    for edition, expected in (("original", {"base"}), ("collusion", {"base", "Collusion"})):
        s = real(edition=edition, venues=True).state
        copies = [*s.venue_deck, s.venue]
        assert {boxes[s.catalog.names[s.cards[one[0]]]] for one in copies} == expected
        assert len(copies) == list(boxes.values()).count("base") + 6 * (edition == "collusion")


@pytest.mark.rule("OPT-4")
@pytest.mark.parametrize(
    ("name", "shows"),
    [
        ("Champagne Yacht, Slightly Listing", lambda s: s.players[0].money == 40),
        ("Night Market Under the Bridge", lambda s: s.players[0].markers == 5),
    ],
)
def test_a_venue_counts_from_the_start_of_deckbuilding(name: str, shows: Any) -> None:
    found = 0
    for seed in range(60):
        s = real(venues=True, seed=seed).state
        here = s.catalog.names[s.cards[s.venue[0]]] == name
        assert shows(s) is here
        found += here
    assert found


@pytest.mark.rule("OPT-4")
def test_a_venue_rules_in_the_tournament() -> None:
    for seed in range(60):
        game = real(venues=True, seed=seed)
        s = game.state
        if s.catalog.names[s.cards[s.venue[0]]] != "Convention Hall Z":
            continue
        assert design_of(game, game.view(None)["players"][0]["powers"][0]).kind == "Venue"
        for p in s.players:
            p.deck, p.binder = p.binder[:6], p.binder[6:]
        while game.phase == "deckbuilding":
            game.tick()
        assert [one["slots"] for one in game.view(None)["players"]] == [7, 7, 7]
        return
    pytest.fail("the venue never came")


@pytest.mark.rule("OPT-4")
def test_venues_need_a_library_that_has_some() -> None:
    assert "no venues" in refused(players=3, venues=True)


# --------------------------------------------------------------------------- OPT-5


def pick_all(game: Game) -> None:
    """Everyone takes the first card of their pack, once."""
    for seat in game.waiting:
        game.act(seat, game.choices(seat)[0])


@pytest.mark.rule("OPT-5", "ED-23")
@pytest.mark.parametrize(("edition", "core"), [("original", 0), ("collusion", 3)])
def test_packs_of_a_booster_each_before_the_first_timer(edition: str, core: int) -> None:
    game = a_game(players=3, edition=edition, draft=True)
    s = game.state
    assert game.phase == "drafting"
    assert game.waiting == (0, 1, 2)
    assert s.metas == (), "the meta is revealed after step 3 of the set-up"
    with pytest.raises(IllegalAction, match="No clock is running"):
        game.tick()
    for p in s.players:
        assert len(p.pack) == 6
        if edition == "collusion":
            assert sum(s.catalog.rarity[s.cards[c]] == "Core" for c in p.pack) == core
    before = [len(p.binder) for p in s.players]
    while game.phase == "drafting":
        pick_all(game)
    assert [len(p.binder) for p in s.players] == [count + 6 for count in before]
    assert len(s.metas) == 1
    assert game.waiting == ()
    game.tick()
    assert s.deckbuilding.timer == 0
    assert game.waiting == (0, 1, 2)


@pytest.mark.rule("OPT-5")
def test_the_first_booster_goes_clockwise_and_the_second_counter_clockwise() -> None:
    game = a_game(players=3, draft=True)
    s = game.state
    for step in (1, -1):
        held = [p.pack for p in s.players]
        pick_all(game)
        for seat in range(3):
            assert s.players[(seat + step) % 3].pack == held[seat][1:]
        while game.phase == "drafting":
            pick_all(game)
        game.tick()
        if step == 1:
            assert s.deckbuilding.timer == 0
            game.tick()
            assert game.phase == "drafting", "before the second timer starts"
            assert game.waiting == (0, 1, 2)
            assert len(s.metas) == 1
    assert s.deckbuilding.timer == 1
    assert len(s.metas) == 2
    assert [len(p.unseen) for p in s.players] == [0, 0, 0]
    game.tick()
    assert s.deckbuilding.timer == 2, "no third draft"


@pytest.mark.rule("OPT-5")
def test_everybody_hears_of_picks_and_of_packs_that_are_passed() -> None:
    game = a_game(players=3, draft=True)
    assert Draft(1) in game.state.events
    first = [p.pack[0] for p in game.state.players]
    heard = [game.act(seat, game.choices(seat)[0]) for seat in game.waiting]
    assert heard == [
        [Drafted(0, first[0])],
        [Drafted(1, first[1])],
        [Drafted(2, first[2]), PacksPassed(1)],
    ]
    while game.phase == "drafting":
        pick_all(game)
    game.tick()
    assert Draft(-1) in game.tick()


@pytest.mark.rule("OPT-5")
def test_packs_are_passed_when_everyone_has_picked_and_nobody_sees_another_pack() -> None:
    game = a_game(players=3, draft=True)
    s = game.state
    packs = [set(p.pack) for p in s.players]
    happened = game.act(1, ("draft", min(packs[1])))
    assert game.waiting == (0, 2)
    assert game.choices(1) == []
    with pytest.raises(IllegalAction, match="Wait for the others"):
        game.act(1, ("draft", max(packs[1])))
    with pytest.raises(IllegalAction, match="cannot take that card"):
        game.act(0, ("draft", max(packs[1])))
    with pytest.raises(IllegalAction, match="all you can do is take a card"):
        game.act(0, ("ready",))
    assert game.seen_by(0, happened) == [Drafted(1, None)]
    assert game.seen_by(1, happened) == [Drafted(1, min(packs[1]))]
    for seat in range(3):
        view = game.view(seat)
        assert {one["id"] for one in view["players"][seat]["pack"]} == set(s.players[seat].pack)
        assert all("pack" not in view["players"][n] for n in range(3) if n != seat)
    assert game.view(None)["drafting"] == {"passing": 1, "drafters": [0, 2], "offer": []}


@pytest.mark.rule("OPT-5")
def test_the_last_card_of_a_pack_is_not_asked_for_unless_everything_is() -> None:
    for asks, picks in ((False, 5), (True, 6)):
        game = a_game(players=3, draft=True, ask_forced=asks)
        for n in range(picks):
            assert game.phase == "drafting", n
            pick_all(game)
        assert game.phase == "deckbuilding"


@pytest.mark.rule("OPT-5")
def test_packs_are_even_when_cards_run_out_and_may_have_no_cards_at_all() -> None:
    game = scene(*[card(f"Card {n}") for n in range(8)], draft=True)
    s = lay(game, store_deck=tuple(range(8)))
    deckbuilding.begin(s)
    assert [len(p.pack) for p in s.players] == [2, 2, 2]
    game = Game(s)
    while game.phase == "drafting":
        pick_all(game)
    assert sorted(c for p in s.players for c in p.binder) == list(range(2, 8))
    game.tick()
    game.tick()
    assert game.phase == "deckbuilding", "there was nothing to draft"
    game.tick()
    assert s.deckbuilding.timer == 1


@pytest.mark.rule("OPT-5")
def test_what_a_power_adds_to_a_booster_is_dealt_and_not_drafted() -> None:
    for seed in range(80):
        game = real(venues=True, draft=True, seed=seed)
        s = game.state
        if s.catalog.names[s.cards[s.venue[0]]] == "Printing Plant Loading Dock":
            assert [len(p.pack) for p in s.players] == [6, 6, 6]
            assert [len(p.unseen) for p in s.players] == [1, 1, 1]
            return
    pytest.fail("the venue never came")


# --------------------------------------------------------------------------- OPT-6


@pytest.mark.rule("OPT-6")
def test_trades_need_not_be_even() -> None:
    for free in (True, False):
        game = scene(card("Big", 9), card("Small", 1), free_market=free)
        give(game, 0, binder=(0,))
        give(game, 1, binder=(1,), shown=(1,))
        uneven = ("propose", 1, (0,), 0, (), (1,), 0, ())
        gift = ("propose", 1, (), 12, (), (), 0, ())
        if not free:
            for one in (uneven, gift):
                with pytest.raises(IllegalAction, match="must be even"):
                    game.act(0, one)
            continue
        game.act(0, uneven)
        game.act(0, gift)
        assert all(one["possible"] for one in game.view(1)["trades"])
        game.act(1, ("accept", 1))
        game.act(1, ("accept", 2))
        assert game.state.players[0].binder == (1,)
        assert game.state.players[1].binder == (0,)
        assert [p.money for p in game.state.players] == [18, 42, 30]


@pytest.mark.rule("OPT-6")
def test_uneven_trades_can_be_put_together_pick_by_pick() -> None:
    for free in (True, False):
        game = scene(card("Big", 9), free_market=free)
        give(game, 0, binder=(0,))
        game.act(0, ("trade", 1))
        assert actions.Propose() not in game.choices(0)
        game.act(0, ("give", 0))
        assert (actions.Propose() in game.choices(0)) is free
        game.act(0, ("want_money", 5))
        assert (actions.Propose() in game.choices(0)) is free
        if free:
            game.act(0, ("propose",))
            game.act(1, ("accept", 1))
            assert [p.money for p in game.state.players] == [35, 25, 30]


# --------------------------------------------------------------------------- OPT-7


@pytest.mark.rule("OPT-7", "ED-2")
@pytest.mark.parametrize(("edition", "counts"), [("original", (7, 6, 5)), ("collusion", (8, 7, 6))])
def test_liquidation_has_two_more_sets_of_each_rarity(
    edition: str, counts: tuple[int, int, int]
) -> None:
    for build in (None, "random", "New Beginnings"):
        s = a_game(players=3, edition=edition, build=build, liquidation=True, running=False).state
        sets = {s.catalog.set_of[n]: s.catalog.rarity[n] for n in s.cards}
        found = Counter(sets.values())
        assert (found["Expansion"], found["Premium"], found["Master"]) == counts


@pytest.mark.rule("OPT-7", "SET-2")
def test_sets_for_a_liquidation_are_named_all_or_without_the_two_more() -> None:
    names = [one.name for one in library().sets.values() if one.rarity == "Expansion"]
    for count in (6, 8):
        s = a_game(players=3, expansion=tuple(names[:count]), liquidation=True, running=False).state
        assert {*names[:count]} <= {s.catalog.set_of[n] for n in s.cards}
    assert 'the number of sets for "expansion" must be 8, not 7' in refused(
        players=3, expansion=tuple(names[:7]), liquidation=True
    )


@pytest.mark.rule("OPT-7")
def test_what_was_played_with_returns_to_the_box_for_its_printed_stars() -> None:
    designs = [card("Hand", 2), card("Up", 3), card("Down", 4), card("Box", 5, kind="Deck Box"),
               card("Sleeve", 6, kind="Accessory"), card("Under", 7), card("Binder", 8)]  # fmt: skip
    game = scene(*designs, liquidation=True)
    s = lay(game, phase="tournament", down=frozenset((2,)), tokens={1: 5}, attached={1: (5,)})
    p = give(game, 0, hand=(0,), tableau=(1, 2), box=(3,), accessories=(4,), binder=(6,), rp=9)
    scoring.finish_tournament(s)
    assert set(p.binder) == {5, 6}, "attached cards are in no play area"
    assert set(s.removed) >= {0, 1, 2, 3, 4}
    assert p.money == 30 + 2 + 3 + 4 + 5 + 6 + deckbuilding.INCOME
    event = next(one for one in s.events if isinstance(one, Liquidated))
    assert event == Liquidated(0, (0, 1, 2, 3, 4), 20)
    assert game.seen_by(1, [event]) == [Liquidated(0, (None,) * 5, 20)]


@pytest.mark.rule("GEN-7", "OPT-7")
@pytest.mark.parametrize("liquidation", [True, False])
def test_what_is_attached_to_a_power_comes_back_after_the_tournament(liquidation: bool) -> None:
    game = scene(card("Power"), card("Under"), liquidation=liquidation)
    s = lay(game, phase="tournament", attached={0: (1,)})
    p = give(game, 0, powers=(0,))
    scoring.finish_tournament(s)
    assert p.binder == (1,)
    assert p.powers == (0,)


@pytest.mark.rule("OPT-7")
def test_nothing_is_liquidated_after_the_last_tournament_nor_without_the_option() -> None:
    for liquidation in (True, False):
        game = scene(card("Hand", 2), liquidation=liquidation)
        s = lay(game, phase="tournament", round=3 if liquidation else 1)
        p = give(game, 0, hand=(0,))
        scoring.finish_tournament(s)
        assert p.binder == (0,)
        assert not [one for one in s.events if isinstance(one, Liquidated)]


@pytest.mark.rule("OPT-7", "ED-17")
def test_wealth_counts_half_in_a_liquidation_of_the_original() -> None:
    for liquidation, vp in ((True, 3), (False, 7)):
        s = lay(scene(edition="original", liquidation=liquidation), phase="over")
        assert scoring.sources(s, s.players[0])["wealth"] == vp
    s = lay(scene(liquidation=True), phase="over")
    assert "wealth" not in scoring.sources(s, s.players[0])


# --------------------------------------------------------------------------- OPT-8


@pytest.mark.rule("OPT-8", "RUL-26")
@pytest.mark.parametrize("sealed", [True, False])
def test_without_starter_decks_no_meta_and_no_npc_asks_for_starter_cards(sealed: bool) -> None:
    s = Game.start(Setup(players=3, sealed=sealed, metas=("Rarity", "Element"), seed=1)).state
    metas = [s.catalog.metas[n].text for n in (*s.metas, *s.meta_decks[0])]
    npcs = [s.catalog.npcs[n].requirement for n in (*s.shop.npc_open, *s.shop.npc_deck)]
    assert any("Starter" in text for text in metas) is not sealed
    assert any("Starter" in text for text in npcs) is not sealed


@pytest.mark.rule("OPT-8")
@pytest.mark.parametrize(
    ("edition", "cards", "core"), [("original", 16 + 3, None), ("collusion", 16, 8)]
)
def test_sealed_play_deals_sixteen_cards_instead_of_a_starter_deck(
    edition: str, cards: int, core: int | None
) -> None:
    s = a_game(players=3, edition=edition, sealed=True, running=False).state
    assert "Starter" not in {s.catalog.rarity[number] for number in s.cards}
    for p in s.players:
        assert p.deck == ()
        assert len(p.binder) == cards
        if core is not None:
            assert sum(s.catalog.rarity[s.cards[c]] == "Core" for c in p.binder) == core
    binders = {p.binder for seed in (1, 2)
               for p in a_game(players=3, edition=edition, sealed=True, seed=seed).state.players}  # fmt: skip
    assert len(binders) == 6


# --------------------------------------------------------------------------- OPT-9


@pytest.mark.rule("OPT-9", "PRE-1", "FLOW-2")
@EDITIONS
def test_a_pre_release_is_played_with_the_starter_decks_before_anything_else(edition: str) -> None:
    game = a_game(players=3, edition=edition, prerelease=True)
    s = game.state
    assert (game.phase, game.round) == ("tournament", 0)
    for p in s.players:
        in_play = (*p.hand, *p.box, *p.accessories)
        assert {s.catalog.rarity[s.cards[c]] for c in in_play} == {"Starter"}
        assert len(in_play) == 9
    while game.phase == "tournament":
        game.act(game.waiting[0], game.choices(game.waiting[0])[0])
    assert (game.phase, game.round) == ("deckbuilding", 1)


@pytest.mark.rule("OPT-9", "OPT-3", "OPT-4", "PRE-1")
def test_accessories_are_drafted_before_a_pre_release_but_no_venue_and_no_accessory_rules_it() -> (
    None
):
    game = real(prerelease=True, accessory_draft=True, venues=True)
    while game.phase == "drafting":
        pick_all(game)
    s = game.state
    assert (game.phase, game.round) == ("tournament", 0)
    assert s.venue == ()
    assert [len(accessories_of(s, p)) for p in s.players] == [1, 1, 1]


# --------------------------------------------------------------------------- RUL-19, refusals


@pytest.mark.rule("RUL-19")
def test_the_first_game_is_new_beginnings_without_powers_and_offers_a_pre_release() -> None:
    setup = first_game()
    assert (setup.edition, setup.build) == ("collusion", "New Beginnings")
    assert not setup.character_powers
    assert not setup.prerelease
    named = load().find_build("New Beginnings")
    s = Game.start(setup).state
    assert {*named.expansion, *named.premium} <= {s.catalog.set_of[n] for n in s.cards}
    assert all(p.powers == () for p in s.players)
    assert Game.start(first_game(newcomers=True)).round == 0
    assert first_game("original", 3).build == "First Game"


def test_every_option_is_described() -> None:
    assert set(OPTIONS) <= set(DESCRIPTIONS)
    assert set(DESCRIPTIONS) <= set(Setup.__struct_fields__)
    for option in DESCRIPTIONS.values():
        assert option.title
        assert option.does.endswith(".")
        assert {*option.needs, *option.excludes} <= set(Setup.__struct_fields__)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"pro_cards": True}, "need character powers"),
        ({"accessory_draft": True, "handicaps": (1,)}, "not both"),
        ({"handicaps": (3,)}, "no seat 3"),
        ({"handicaps": (1, 1)}, "twice"),
        ({"sealed": True, "prerelease": True}, "a Pre-Release is played with starter decks"),
        ({"sealed": True, "starters": ("Fire", "Water", "Air")}, "Sealed Play does not use any"),
        ({"final_after_prerelease": True}, "in a game with a Pre-Release"),
        ({"teams": (0, 1, 0)}, "this mode has none"),
        ({"team_cards": ("The Single",)}, "this mode has no teams"),
        ({"boss": "TCG-lluminati"}, "this mode has no boss"),
        ({"difficulty": "hard"}, "this mode has no boss"),
        ({"mode": "coop", "players": 1, "draft": True}, "at least two players"),
        ({"mode": "coop", "players": 1, "free_market": True}, "nobody to trade with"),
        ({"mode": "turn-based", "starters": ("Fire", "Water", "Air")}, "does not use any"),
        *(
            ({"mode": mode, "prizes": ("Elemental Blades", "Sealed Vaults")}, 'named for "prizes"')
            for mode in ("coop", "funky")
        ),
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_refused_with_the_reason(
    options: dict[str, Any], reason: str
) -> None:
    assert reason in real_refused(**options)


REFUSED_IN = {
    "duel": {"free_market", "final_after_prerelease"},
    "team": {"character_powers", "pro_cards"},
    "funky": {"character_powers", "pro_cards", "liquidation", "prerelease",
              "final_after_prerelease"},
    "turn-based": {"pro_cards", "venues", "draft", "free_market", "liquidation", "sealed",
                   "prerelease", "final_after_prerelease"},
    "coop": {"character_powers", "pro_cards", "liquidation", "prerelease",
             "final_after_prerelease"},
    "campaign": {"character_powers", "pro_cards", "prerelease", "final_after_prerelease"},
}  # fmt: skip


@EDITIONS
@pytest.mark.parametrize("mode", REFUSED_IN)
def test_each_mode_takes_the_options_that_mean_something_in_it(mode: str, edition: Any) -> None:
    usual = Setup(mode=mode, edition=edition, players=usual_players(mode, edition))
    reasons = {}
    for name in DESCRIPTIONS:
        try:
            Game.start(switch_on(usual, name))
        except SetupError as refusal:
            reasons[name] = str(refusal)
    assert set(reasons) == REFUSED_IN[mode]
    assert all(reasons.values())


# --------------------------------------------------------------------------- inside modes


@pytest.mark.rule("OPT-5", "OPT-4")
@pytest.mark.parametrize(("mode", "players"), [("duel", 2), ("team", 4), ("coop", 3), ("funky", 3)])
def test_drafts_and_venues_inside_modes(mode: str, players: int) -> None:
    game = real(mode=mode, players=players, draft=True, venues=True)
    s = game.state
    assert game.waiting == tuple(range(players)), "a boss drafts nothing"
    sizes = [len(p.pack) for p in s.players[:players]]
    assert sizes == [18 if mode == "funky" else 6] * players
    assert len(s.venue) == players
    kinds = [[s.catalog.kind[s.cards[c]] for c in p.powers] for p in s.players]
    assert [one.count("Venue") for one in kinds[:players]] == [1] * players
    assert all("Venue" not in one for one in kinds[players:]), "nor has it a copy of the venue"
    held = [p.pack for p in s.players[:players]]
    pick_all(game)
    assert s.players[1].pack == held[0][1:]
    assert s.players[0].pack == held[players - 1][1:]
    while game.phase == "drafting":
        pick_all(game)
    assert game.phase == "deckbuilding"


@pytest.mark.rule("OPT-7")
def test_a_boss_is_not_liquidated() -> None:
    game = real(mode="campaign", players=2, liquidation=True, difficulty="easy")
    s = game.state
    mystic = [c for c, n in enumerate(s.cards) if s.catalog.rarity[n] == "Mystic"]
    for p in s.players[:2]:
        p.deck, p.binder = p.binder[:9], p.binder[9:]
    while game.phase == "deckbuilding":
        game.tick()
    while game.phase == "tournament":
        boss = [c for c in mystic if c in (*s.players[2].tableau, *s.players[2].box)]
        seat = game.waiting[0]
        s.players[0].rp += 50
        happened = game.act(seat, game.choices(seat)[0])
    paid = [event for event in happened if isinstance(event, Liquidated)]
    assert [event.seat for event in paid] == [0, 1]
    assert boss
    gone = {card for event in paid for card in event.cards}
    assert gone
    assert not gone & {*mystic}
