"""Work that takes long is done aside, in two threads of its own: the games go on meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

Given = ParamSpec("Given")
Made = TypeVar("Made")

_threads = ThreadPoolExecutor(2, "aside")


async def aside(work: Callable[Given, Made], *args: Given.args, **kwargs: Given.kwargs) -> Made:
    """What the work makes; what it raises is raised here."""
    return await asyncio.get_running_loop().run_in_executor(_threads, lambda: work(*args, **kwargs))
