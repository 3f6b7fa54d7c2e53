"""How the user started the program, so that the commands in its messages work as typed."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path

STARTED_AS = "MBLADES_STARTED_AS"  # set by the script ./mb


def command(*words: str) -> str:
    """A command line of this program: `./mb check-set 'my set.toml'`."""
    return shlex.join([program(), *words])


def program() -> str:
    """The program as it was typed: `./mb`, `mblades`, or the path to either."""
    script = os.environ.get(STARTED_AS)
    if script:
        is_found = "/" in script or shutil.which(script)
        return script if is_found else f"./{script}"  # it was `sh mb`
    started = Path(sys.argv[0])
    if started.name != "mblades":  # run by other means
        return "mblades"
    found = shutil.which("mblades")
    on_path = found is not None and Path(found).resolve() == started.resolve()
    return "mblades" if on_path else str(started)
