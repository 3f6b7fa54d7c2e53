"""Work spread over processes."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


def spread(
    job: Callable[[Task], Result], tasks: Sequence[Task], workers: int | None
) -> Iterator[Result]:
    """The results of a job for each task, in the order of the tasks; None: a process a core."""
    processes = min(workers or os.cpu_count() or 1, len(tasks))
    if processes <= 1:
        yield from map(job, tasks)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=context) as pool:
        yield from pool.map(job, tasks)
