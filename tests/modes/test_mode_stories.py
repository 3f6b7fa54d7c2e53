"""What a watcher is told of the modes that two teams, a duel or three decks bring."""

from __future__ import annotations

from mblades.bots import make_bot
from mblades.lab.narration.narrator import Story
from mblades.lab.narration.words import plain
from mblades.lab.play import play
from mblades.rules.game import Game
from mblades.rules.setup.setup import Setup
from mblades.rules.state.events import Event


def story_of(mode: str, players: int) -> str:
    """A whole game of Regulars, told."""
    game = Game.start(Setup(players=players, mode=mode, seed=1))
    story = Story(game)
    told = story.hear(game.state.events)

    def hear(_seat: object, _action: object, happened: list[Event]) -> None:
        told.extend(story.hear(happened))

    play(game, [make_bot("regular", seat).decide for seat in range(players)], listener=hear)
    return "\n".join(plain(passage) for passage in told)


def test_a_duel_is_told_in_rp_and_tournaments_won() -> None:
    told = story_of("duel", 2)
    assert "RP at the end of the tournament." in told
    assert "(collections)" in told
    assert "wins with 2 tournaments." in told


def test_gifts_inside_a_team_are_told() -> None:
    told = story_of("team", 4)
    assert "hands " in told
    assert "share the win with " in told


def test_boosters_and_chosen_decks_of_funky_are_told() -> None:
    told = story_of("funky", 3)
    assert "Everyone receives 30 M$ and 3 boosters." in told
    assert "Round 2: choosing" in told
    assert " chooses deck 1." in told or " chooses deck 2." in told
