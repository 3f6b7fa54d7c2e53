"""The browser client has words of its own for everything that the rules offer to choose and to do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mblades.lab.narration.words import LANG
from mblades.rules.mode import every_mode
from mblades.rules.reading_actions import kinds
from mblades.rules.setup.options import DESCRIPTIONS
from mblades.server.setups import options
from mblades.server.tables.play import ONWARD

CLIENT = Path(__file__).parents[2] / "web" / "src"
LANGUAGES = ("en", "ja", "ru")
ALONE = {  # verbs that name nothing
    "ready", "unready", "pause", "resume", "extend", "cancel", "propose", "end", "score", "onward",
}  # fmt: skip


def messages(language: str) -> set[str]:
    folders = (CLIENT / "lang" / language, LANG / language)
    texts = [sheet.read_text("utf-8") for folder in folders for sheet in folder.glob("*.ftl")]
    return {name for text in texts for name in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)}


def verbs() -> set[str]:
    return {ONWARD[0], "unsell", *(verb for mode in every_mode() for verb in kinds(mode.actions))}


def named(kind: str, name: str) -> str:
    return f"{kind}-{name.lower().replace('_', '-')}"


def wanted() -> set[str]:
    offered = options()
    found = set()
    for mode in offered.modes:
        found |= {named("mode", mode.name), named("mode", mode.name) + "-help"}
    for option in offered.options:
        if option.name not in ("players", "edition", "mode", "build"):
            found.add(named("option", option.name))
    for name in DESCRIPTIONS:
        found |= {named("option", name), named("option", name) + "-help"}
    for edition in offered.editions:
        found |= {named("edition", edition.name), named("edition", edition.name) + "-help"}
    found |= {named("bot", level) for level in offered.bots}
    for build in offered.builds:
        found.add("build-" + "-".join(re.findall(r"[a-z0-9]+", build.name.lower())))
    for verb in verbs():
        found.add(named("verb", verb))
        if verb not in ALONE:
            found.add(named("action", verb))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_offered_has_words(language: str) -> None:
    assert not wanted() - messages(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_has_words_that_is_not_offered(language: str) -> None:
    """A verb that is gone, a mode that was renamed."""
    kinds = ("mode-", "verb-", "action-", "build-")
    known = {one for one in messages(language) if one.startswith(kinds)}
    assert not known - wanted() - {"verb-place"}


def test_sentences_name_what_actions_name() -> None:
    """The client knows what stands after each verb."""
    source = (CLIENT / "table" / "action-words.ts").read_text("utf-8")
    table = source[source.index("const NAMED") : source.index("interface Sights")]
    listed = set(re.findall(r"^  (\w+): \[", table, re.MULTILINE))
    assert listed == verbs() - ALONE
