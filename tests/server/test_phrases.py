"""Ready phrases are sent by name, and kept apart from what people write."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

from mblades.server.web.rate_limits import UNLIMITED, Rate
from mblades.server.wire import messages
from tests.server.people import Server, at_server
from tests.server.test_client_words import LANGUAGES
from tests.server.test_client_words import messages as words


def test_everybody_gets_a_phrase_by_its_name(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.open()
        says, hears = await ann.connect(table), await bob.connect(table)
        await says.send(type="phrase", phrase="thanks")
        line = (await hears.until(lambda one: one["type"] == "said"))["line"]
        assert (line["phrase"], line["text"], line["name"]) == ("thanks", "", "Ann")
        await says.send(type="chat", text="\x1fthanks")  # nobody can write one
        line = (await hears.until(lambda one: one["type"] == "said"))["line"]
        assert (line["phrase"], line["text"]) == (None, "thanks")
        late = await bob.connect(table)
        assert [one["phrase"] for one in late.messages[0]["chat"]] == ["thanks", None]
        await says.send(type="phrase", phrase="rude")
        refused = await says.until(lambda one: one["type"] == "refused")
        assert "does not understand" in refused["reason"]["text"]

    at_server(tmp_path, scenario)


def test_phrases_count_as_chat(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann = await server.guest("Ann")
        seat = await ann.connect(await ann.open())
        for phrase in ("hello", "clap"):
            await seat.send(type="phrase", phrase=phrase)
        refused = await seat.until(lambda one: one["type"] == "refused")
        assert "too fast" in refused["reason"]["text"]

    at_server(tmp_path, scenario, replace(UNLIMITED, chat=Rate(1, 0.001)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_has_words(language: str) -> None:
    assert {f"phrase-{name}" for name in get_args(messages.Phrase)} <= words(language)
