"""The examples in docstrings and in README.md do what they say."""

from __future__ import annotations

import doctest
import importlib
import re
from pathlib import Path

import pytest

import mblades

SOURCE = Path(mblades.__file__).parent
WITH_EXAMPLES = [
    ".".join(("mblades", *path.relative_to(SOURCE).with_suffix("").parts))
    for path in sorted(SOURCE.rglob("*.py"))
    if ">>> " in path.read_text("utf-8")
]


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_the_examples_of_a_module(name: str) -> None:
    results = doctest.testmod(importlib.import_module(name))
    assert results.attempted
    assert not results.failed


def test_the_examples_of_the_readme() -> None:
    text = (Path(__file__).parents[1] / "README.md").read_text("utf-8")
    examples = re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    assert examples
    for example in examples:
        exec(example, {})
