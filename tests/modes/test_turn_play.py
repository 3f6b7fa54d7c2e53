"""Bots in Turn-Based Mode, and its story."""

from __future__ import annotations

from collections import Counter
from typing import Any

from mblades.bots import make_bot
from mblades.lab.narration.passages import plain
from mblades.lab.narration.story import Story
from mblades.lab.play import play
from mblades.rules.game import Game
from mblades.rules.state.state import Action
from tests.modes.turn_scenes import (
    EDITIONS,
    started,
)

# --------------------------------------------------------------------------- bots


def battle(edition: str, bots: list[str], seed: int) -> tuple[Game, Counter[tuple[str, object]]]:
    game = started(edition, len(bots), seed=seed)
    players = [make_bot(name, seed + seat) for seat, name in enumerate(bots)]
    done: Counter[tuple[str, object]] = Counter()

    def hear(seat: int | None, action: Action | None, _happened: list[Any]) -> None:
        assert seat is not None
        assert action is not None
        done[bots[seat], action[0]] += 1

    play(game, [bot.decide for bot in players], listener=hear)
    return game, done


@EDITIONS
def test_bots_play_it_and_regular_uses_all_of_it(edition: str) -> None:
    totals: Counter[str] = Counter()
    done: Counter[tuple[str, object]] = Counter()
    bots = ["regular", "rookie", "random"]
    for seed in range(4):
        game, actions = battle(edition, bots, seed)
        assert game.over
        done += actions
        for one in game.standings():
            totals[bots[one["seat"]]] += one["total"]
    assert totals["regular"] > 1.3 * totals["rookie"] > 0
    assert totals["regular"] > 2 * totals["random"]
    for verb in ("buy", "sell", "purchase", "collect", "play", "equip"):
        assert done["regular", verb] >= 4, verb
    assert done["regular", "score"] == 12


def test_bots_play_it_with_powers_and_a_draft_of_accessories() -> None:
    for option in ("character_powers", "accessory_draft"):
        options: dict[str, Any] = {option: True}
        game = started(players=3, seed=5, **options)
        names_of_bots = ("regular", "rookie", "regular")
        bots = [make_bot(name, seat) for seat, name in enumerate(names_of_bots)]
        play(game, [bot.decide for bot in bots])
        assert game.over


def test_a_game_is_told_as_a_story() -> None:
    game = started(players=2, seed=3)
    story = Story(game)
    told = story.hear(game.state.events)
    bots = [make_bot("regular", 1), make_bot("random", 2)]
    happened: list[Any] = []
    play(
        game, [bot.decide for bot in bots], listener=lambda _s, _a, events: happened.append(events)
    )
    for events in happened:
        told += story.hear(events)
    lines = [plain(passage) for passage in told]
    for words in (
        " buys ", " collects ", " sells ", " scores a deck, number 1: ", " scores a deck, number 3: ",
        " has finished",
    ):  # fmt: skip
        assert any(words in line for line in lines), words
    assert lines[-1].endswith(" wins the game.")


def test_the_view_names_both_sets_of_a_pile() -> None:
    pile = started(seed=3).view(0)["fusion"][0]
    assert len(pile["sets"]) == 2
