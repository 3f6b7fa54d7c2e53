"""Scenes for tests, puzzles and card authors, in players' verbs: see `Table` and docs/scenes.md."""

from mblades.testing.scene import NOTHING_PRINTED, Answer, SceneError
from mblades.testing.table import Table

__all__ = ["NOTHING_PRINTED", "Answer", "SceneError", "Table"]
