"""Whose words are speaking: abilities in events and prompts, and choices in every language."""

from __future__ import annotations

from collections import Counter

import pytest

from mblades.bots import make_bot
from mblades.cards.library import load
from mblades.cards.translations import LANGUAGES, Language
from mblades.lab.play import play
from mblades.rules.effects.catalogs import catalog_of
from mblades.rules.game import Game
from mblades.rules.setup.setup import Setup
from mblades.rules.state.answers import Choice
from mblades.rules.state.events import Effect, Event
from mblades.rules.state.state import NO_CARD
from mblades.server.wire.cards import describe_library

GAMES = 8
LIBRARIES = {language: describe_library(load(), language) for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ability_is_of_one_line(language: Language) -> None:
    library = LIBRARIES[language]
    counted = Counter(
        n for face in library.faces.values() for line in face.lines for n in line.abilities
    )
    counted.update(n for meta in library.metas for n in meta.abilities)
    catalog = catalog_of(load())
    count = len(catalog.designs) + len(catalog.metas)
    assert counted == Counter(one.ref for n in range(count) for one in catalog.abilities(n))


def test_a_keyword_can_be_two_abilities_of_one_line() -> None:
    face = next(
        face
        for face in LIBRARIES["en"].faces.values()
        if len(face.lines) > 1 and face.lines[0].keyword == "Undead"
    )
    keyword, *others = face.lines
    first = keyword.abilities[0]
    assert keyword.abilities == [first, first + 1]
    assert others[0].abilities[0] == first + 2


def test_choices_are_the_same_in_every_language() -> None:
    english, *others = (LIBRARIES[language].choices for language in LANGUAGES)
    assert all(text == key for key, text in english.items())
    for other in others:
        assert other.keys() == english.keys()
        assert not set(other.values()) & set(english)


def test_events_and_prompts_of_games_are_found_in_the_library() -> None:
    library = LIBRARIES["ru"]
    faces = {
        n: face for face in library.faces.values() for line in face.lines for n in line.abilities
    }
    of_metas = {n for meta in library.metas for n in meta.abilities}
    choices: set[str] = set()
    effects = 0

    def look(_seat: object, _action: object, events: list[Event]) -> None:
        nonlocal effects
        for event in events:
            if isinstance(event, Effect):
                effects += 1
                assert event.ability in (of_metas if event.card == NO_CARD else faces)
        prompt = game.state.tournament.prompt
        if prompt is not None:
            assert prompt.ability in (-1, *faces, *of_metas)
            choices.update(one.text for one in prompt.options if isinstance(one, Choice))

    for seed in range(GAMES):
        game = Game.start(Setup(seed=seed, venues=True, character_powers=True))
        deciders = [make_bot("random", seed=seat).decide for seat in range(4)]
        play(game, deciders, actions_per_timer=30, listener=look)
    assert effects > 100
    assert choices
    assert choices <= library.choices.keys()
