"""What a watcher is told of the modes that two teams, a duel or three decks bring."""

from __future__ import annotations

from mblades.bots import make_bot
from mblades.lab.narration.passages import plain
from mblades.lab.narration.story import Story
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
    assert "RP at the end of the tournament\n" in told
    assert "RP from collections\n" in told
    assert "  2 wins\n" in told


def test_gifts_inside_a_team_are_told() -> None:
    told = story_of("team", 4)
    assert "hands " in told
    assert told.endswith(" share the win.")


def test_chosen_decks_of_funky_are_told() -> None:
    told = story_of("funky", 3)
    assert "Round 2: Choice of decks\n" in told
    assert " has chosen a deck\n" in told
