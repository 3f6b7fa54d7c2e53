"""Texts that could be misread: each is read with its one meaning, or refused where it has two."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from bench.language.judging import read

TEXTS: dict[str, Any] = tomllib.loads(Path(__file__).with_name("adversary.toml").read_text("utf-8"))


@pytest.mark.parametrize("text", TEXTS["read"])
def test_what_has_one_meaning_is_read_with_it(text: str) -> None:
    assert read(text).words == TEXTS["read"][text]


@pytest.mark.parametrize("text", TEXTS["refused"]["texts"])
def test_what_has_two_meanings_is_refused(text: str) -> None:
    assert read(text).words == ""


def test_there_are_many_of_them() -> None:
    assert len(TEXTS["read"]) + len(TEXTS["refused"]["texts"]) >= 300
