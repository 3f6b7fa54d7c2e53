"""Slow work runs in two threads of its own, so that it does not hold up the games."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

Given = ParamSpec("Given")
Made = TypeVar("Made")

_threads = ThreadPoolExecutor(2, "work")


async def in_thread(work: Callable[Given, Made], *args: Given.args, **kwargs: Given.kwargs) -> Made:
    """Run a function in a thread; its result is returned, its exception raised, here."""
    return await asyncio.get_running_loop().run_in_executor(_threads, lambda: work(*args, **kwargs))
