"""A sheet may come from a stranger: whatever stands on it is answered soon, and with a sentence."""

from __future__ import annotations

from pathlib import Path
from time import process_time

import pytest

from mblades.cards.sheet import parse_sheet
from mblades.cli import main
from mblades.errors import SheetError
from mblades.text.reading.parser import parse

LONGEST = 40_000  # letters; what the server takes
SOON_S = 2.0  # of the processor; without the limits it was up to 20


def sheet(text: str) -> str:
    head = 'name = "Big"\nrarity = "Expansion"\n\n[[cards]]\nname = "C"\nstars = 1\n'
    return f'{head}text = """{text}"""\n'


SHEETS = {
    "a key of many parts": ("a" + ".b" * 19_000 + "=1", "at most 1000 letters"),
    "many keys of parts": ("a" + ".b" * 400 + "=1\n", "at most 40 dots"),
    "lists in lists": ("a=" + "[\n" * 15_000, "too deeply"),
    "a long word": (sheet('""' + "a" * 38_000), "at most 1000 letters"),
    "a long word among many lines": (sheet('""' + ("a" * 900 + "\\\n") * 40), "at most 1000"),
    "a long symbol": (
        sheet("").replace("stars", 'symbols = """' + ("a" * 900 + "\\\n") * 40 + '"""\nstars'),
        "there is no symbol",
    ),
    "conditions in conditions": (
        sheet("Play: " + "If you have 1 RP,\n" * 2_000 + "gain 1 RP."),
        "text of a card can have at most 1000 letters",
    ),
    "a number of 800 digits": (sheet("Play: Gain " + "9" * 800 + " RP."), "up to 9999"),
    "a number that nobody counts to": (
        sheet("Play: Gain 99999999999999999999 RP."),
        'up to 9999 at "99999999999999999999"; did you mean "9999"?',
    ),
}


@pytest.mark.parametrize("what", SHEETS)
def test_what_would_take_long_is_refused_soon(what: str) -> None:
    source, sentence = SHEETS[what]
    parse("Play: Gain 1 RP.")  # the language is made once
    start = process_time()
    with pytest.raises(SheetError) as refusal:
        parse_sheet(source[:LONGEST], "my.toml")
    assert process_time() - start < SOON_S
    assert sentence in str(refusal.value)
    assert str(refusal.value).startswith("my.toml:")


def test_a_long_word_that_is_allowed_is_like_no_other() -> None:
    start = process_time()
    with pytest.raises(SheetError, match="is not understood"):
        parse('""' + "a" * 990)
    assert process_time() - start < SOON_S


def test_sentences_in_sentences_as_deep_as_a_card_is_long() -> None:
    deep = "Play: " + "You may " * 120 + "gain 1 RP."
    assert len(deep) < 1_000
    assert parse(deep).lines
    wrong = "Play: " + "Draw 2 cards. " * 60
    with pytest.raises(SheetError):
        parse(wrong)


def test_who_checks_a_set_is_told_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, (source, sentence) in enumerate(SHEETS.values()):
        path = tmp_path / f"{name}.toml"
        path.write_text(source)
        assert main(["check-set", str(path)]) == 1
        assert sentence in capsys.readouterr().err
