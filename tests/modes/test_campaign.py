"""The campaign: four bosses in four rounds (CAMP)."""

from __future__ import annotations

from pathlib import Path

import pytest

from mblades import Game, Setup
from mblades.bots import make_bot
from mblades.cards.library import load
from mblades.cli import main
from mblades.errors import SetupError
from mblades.lab import save_files
from mblades.lab.play import play
from mblades.modes.coop import coop_state
from mblades.rules.state.state import State
from mblades.rules.tournament import phase as tournament
from tests.rules.invariants import RandomGame, every_card_is_in_one_place
from tests.seen import design_of, there

EDITIONS = ["original", "collusion"]


def new_game(players: int = 2, **options: object) -> Game:
    return Game.start(Setup(players=players, mode="campaign", **options))  # type: ignore[arg-type]


def fight(game: Game, rp: int) -> None:
    """Go to the end of this round's tournament, in which the players make so many RP together.

    The boss's RP are what they are; whoever gives the players a million beats it.
    """
    game.tick()
    for seat in game.waiting:
        for card in game.state.players[seat].binder:
            game.act(seat, ("move", card, "deck"))
    while game.phase == "deckbuilding":
        game.tick()
    s = game.state
    s.tournament.prompt, s.tournament.stack, s.tournament.groups, s.tournament.happened = (
        None,
        [],
        [],
        (),
    )
    for p in s.players:
        p.rp = 0
    s.players[0].rp = rp
    s.tournament.scoring = 0
    tournament.advance(s)


def beat(game: Game, times: int = 1) -> None:
    for _ in range(times):
        fight(game, rp=1_000_000)
        every_card_is_in_one_place(game.state)


def sets_of(s: State, cards: tuple[int, ...]) -> set[str]:
    return {s.catalog.set_of[s.cards[card]] for card in cards}


def rarities_of(s: State, names: set[str]) -> list[str]:
    return sorted(s.catalog.library.sets[name].rarity for name in names)


@pytest.mark.rule("CAMP-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_four_bosses_come_one_per_round(edition: str) -> None:
    game = new_game(edition=edition)
    for player in (game.view(0)["players"][0], game.view(1)["players"][1]):
        assert sum(design_of(game, card).rarity == "Starter" for card in player["binder"]) >= 8
    met = []
    for number in (1, 2, 3, 4):
        assert (game.round, game.phase) == (number, "deckbuilding")
        boss = there(game.view(0)["boss"])
        met.append(boss["name"])
        assert len(boss["singles"]) == 8
        assert {design_of(game, card).set for card in boss["singles"]} == {boss["name"]}
        assert len(game.view(0)["players"][-1]["accessories"]) == 1
        assert game.view(0)["last_round"] is (number == 4)
        beat(game)
    assert sorted(met) == sorted(one.name for one in load().bosses)


@pytest.mark.rule("CAMP-1")
def test_cards_and_money_carry_over() -> None:
    game = new_game()
    s = game.state
    before = [set(p.binder) | set(p.unseen) for p in s.players[:-1]]
    money = [p.money for p in s.players[:-1]]
    beat(game)
    assert all(cards <= set(p.binder) for cards, p in zip(before, s.players, strict=False))
    after = [p.money for p in s.players[:-1]]
    assert [now - then >= 30 for now, then in zip(after, money, strict=True)] == [True, True]


def test_the_order_of_the_bosses_is_the_seed_s() -> None:
    assert len({coop_state(new_game(1, seed=seed).state).bosses for seed in range(12)}) > 4


@pytest.mark.rule("CAMP-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_at_round_3_the_store_is_rebuilt(edition: str) -> None:
    game = new_game(edition=edition, seed=4)
    s = game.state
    old = sets_of(s, (*s.shop.store_deck, *s.shop.store_area))
    core = {card for card, design in enumerate(s.cards)
            if s.catalog.rarity[design] == "Core" and s.catalog.kind[design] != "Co-op"}  # fmt: skip
    beat(game)
    boxed = next(card for card in s.shop.store_deck + s.shop.core_deck if card in core)
    s.shop.store_deck = tuple(card for card in s.shop.store_deck if card != boxed)
    s.shop.core_deck = tuple(card for card in s.shop.core_deck if card != boxed)
    s.removed += (boxed,)
    beat(game)
    assert game.round == 3
    held = {card for p in s.players for card in (*p.binder, *p.unseen)}
    held |= {one.card for one in s.shop.aftermarket}
    shop = (*s.shop.store_deck, *(card for card in s.shop.store_area if card >= 0))
    drawn = tuple(card for p in s.players for card in p.unseen)
    new = sets_of(s, (*shop, *drawn)) - old
    new = {name for name in new if s.catalog.library.sets[name].rarity != "Core"}
    assert rarities_of(s, new) == ["Expansion"] * 5 + ["Master"] * 3 + ["Premium"] * 4
    pile = set(s.shop.core_deck) if edition == "collusion" else set(shop)
    assert core - held <= pile | set(drawn)
    assert boxed in pile | set(drawn)
    if edition == "collusion":
        assert not core & set(shop)
        assert sets_of(s, shop) <= new
    else:
        assert not s.shop.core_deck
        assert sets_of(s, shop) <= new | sets_of(s, tuple(core))
    assert not s.shop.store_discard


@pytest.mark.rule("CAMP-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_fusion_promos_are_replaced_before_each_phase(edition: str) -> None:
    game = new_game(edition=edition)
    s = game.state
    seen: list[set[str]] = []
    for _ in range(4):
        seen.append({name for pile in s.shop.fusion for name in sets_of(s, pile)})
        assert rarities_of(s, seen[-1]) == ["Bronze", "Gold", "Silver"]
        beat(game)
    assert len(set.union(*seen)) == 12


@pytest.mark.rule("CAMP-4")
@pytest.mark.parametrize("players", [1, 4])
def test_each_round_the_boss_gains_10_rp_more_per_player(players: int) -> None:
    game = new_game(players)
    for number in (1, 2, 3, 4):
        assert there(game.view(0)["boss"])["more_rp"] == 10 * (number - 1) * players
        beat(game)
        assert coop_state(game.state).scenarios[-1][1] == 10 * (number - 1) * players
    assert max(rp for _, rp in coop_state(game.state).scenarios) == 30 * players <= 120


@pytest.mark.rule("CAMP-4", "COOP-11")
def test_the_bonus_of_the_boss_decides() -> None:
    game = new_game(2)
    beat(game)
    fight(game, rp=20)
    assert game.over
    assert coop_state(game.state).scenarios[-1] == (20, 20)


@pytest.mark.rule("CAMP-5")
@pytest.mark.parametrize("won", [0, 1, 3])
def test_it_ends_at_the_first_defeat(won: int) -> None:
    game = new_game()
    beat(game, won)
    fight(game, rp=0)
    assert (game.over, game.round) == (True, won + 1)
    assert [one["place"] for one in game.standings()] == [2, 2, 1]
    assert [one["total"] for one in game.standings()] == [won, won, 1]


@pytest.mark.rule("CAMP-5")
def test_it_is_won_when_all_four_bosses_are_beaten() -> None:
    game = new_game()
    beat(game, 3)
    assert [one["place"] for one in game.standings()] == [2, 2, 1]
    beat(game)
    assert (game.over, game.round) == (True, 4)
    assert [one["place"] for one in game.standings()] == [1, 1, 2]
    assert [one["total"] for one in game.standings()] == [4, 4, 0]


def test_a_campaign_names_no_boss() -> None:
    with pytest.raises(SetupError, match="all four bosses"):
        new_game(boss="TCG-lluminati")


# --------------------------------------------------------------------------- saving


@pytest.mark.rule("CAMP-1")
def test_a_campaign_is_saved_between_rounds_and_gone_on_with(tmp_path: Path) -> None:
    game = new_game(seed=6)
    beat(game, 2)
    save_files.write(game, tmp_path / "campaign")
    again = save_files.read(tmp_path / "campaign")
    assert again.digest() == game.digest()
    assert (again.round, there(again.view(0)["boss"])["name"]) == (
        3,
        there(game.view(0)["boss"])["name"],
    )
    for one in (game, again):
        play(one, [make_bot("rookie", seat).decide for seat in range(2)])
    assert again.digest() == game.digest()


def test_watch_saves_and_resumes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = new_game(1, seed=2)
    beat(game)
    file = tmp_path / "campaign"
    save_files.write(game, file)
    assert main(["watch", "--resume", str(file), "--bots", "rookie", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "Round 2: Tournament" in out
    assert "Round 1" not in out
    assert main(["watch", "--resume", str(tmp_path / "nothing")]) == 1
    assert "cannot be read" in capsys.readouterr().err
    assert main(["watch", "--mode", "campaign", "--stop-after", "1"]) == 1
    assert "--save" in capsys.readouterr().err


def test_a_keeper_writes_between_rounds_and_stops_when_told(tmp_path: Path) -> None:
    file = tmp_path / "game"
    game = Game.start(Setup(players=3, seed=1))
    autosave = save_files.AutoSave(game, file, last_round=1)
    play(game, [make_bot("random", seat).decide for seat in range(3)], stop=autosave)
    assert game.round == 2
    assert save_files.read(file).digest() == game.digest()


# --------------------------------------------------------------------------- whole games


@pytest.mark.parametrize(("edition", "players"), [("original", 1), ("collusion", 4)])
def test_random_games_keep_every_law_in_every_round(edition: str, players: int) -> None:
    for won in (0, 3):
        game = new_game(players, edition=edition, seed=won + players)
        beat(game, won)
        RandomGame(game, seed=players).play(thorough_every=60)
        assert game.over


def test_bots_play_a_campaign() -> None:
    for bot in ("random", "rookie", "regular"):
        game = new_game(2, seed=3)
        beat(game, 3)
        play(game, [make_bot(bot, seat).decide for seat in range(2)])
        assert (game.over, game.round) == (True, 4)
