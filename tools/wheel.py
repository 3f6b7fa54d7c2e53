"""What hatchling does before it packs a wheel: the browser client, and native code where it can be made.

MBLADES_COMPILE=1    with native code for this Python and this machine, or no wheel at all
MBLADES_COMPILE=0    without: one wheel for every Python and every machine
not set              with native code if there is a C compiler and nothing goes wrong
"""

from __future__ import annotations

import os
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(
    0, str(Path(__file__).resolve().parents[1])
)  # hatchling loads this file by its path
from tools import compile as compiling

MYPY = "mypy>=2.4,<2.5"  # another may refuse what this one compiles
ASKED = os.environ.get("MBLADES_COMPILE", "")


class WheelHook(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the built client and the native code into the wheel; ./mb builds them for a checkout."""

    def dependencies(self) -> list[str]:
        """mypyc checks the types of everything the engine imports."""
        if ASKED == "0" or (not ASKED and not is_tried_unasked()):
            return []
        return [MYPY, "setuptools", *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        from web import build as client  # what it needs is installed for builds only

        with client.one_at_a_time():
            client.build()
        if ASKED != "0":
            self.compile(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
        """Add the extension modules, and say for which Python and machine the wheel is."""
        self.kept = ExitStack()
        try:
            if not ASKED and not is_tried_unasked():
                raise compiling.CannotCompile("there is no C compiler.")
            made = self.kept.enter_context(compiling.compiled())
        except compiling.CannotCompile as reason:
            if ASKED:
                raise
            print(f"The wheel has no native code: {reason}", file=sys.stderr)
            return
        for place, path in made.items():
            build_data["force_include"][str(path)] = place
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        if hasattr(self, "kept"):
            self.kept.close()


def is_tried_unasked() -> bool:
    """Whether native code is made when nobody said anything: where a compiler is in sight."""
    return os.name != "nt" and compiling.has_compiler()
