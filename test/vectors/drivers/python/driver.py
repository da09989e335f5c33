"""
The driver of Python: reads jobs from stdin, makes their calls by the public API, and writes what
became of them (test/vectors/README.md, "The protocol").

Its argument says with which client: `sync`, `async`, or `handed-in`, the asynchronous one with a
transport of the caller's.
"""

from __future__ import annotations

import asyncio
import json
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import Any

import async_calls
import sync_calls
from driven import PACKAGE
from errors import error_of
from jobs import Job

WRITING = threading.Lock()


def write(job: Job, outcomes: list[dict[str, Any]]) -> None:
    """Write what became of a job."""
    told = {"id": job.job["id"], "outcomes": outcomes, "notices": job.notices, "log": job.log}
    with WRITING:
        sys.stdout.write(json.dumps(told) + "\n")
        sys.stdout.flush()


def refused(job: Job, error: BaseException) -> None:
    """Write that a client could not be made, which refuses all calls."""
    write(job, [{"error": error_of(error)} for _ in job.job["calls"]])


def do(job: Job) -> None:
    """Do a job in threads."""
    calls = job.job["calls"]
    try:
        client = job.client()
    except BaseException as error:  # whatever it is, it is told
        refused(job, error)
        return
    with client:
        if job.job.get("together"):
            with ThreadPoolExecutor(len(calls)) as pool:
                outcomes = list(pool.map(lambda call: sync_calls.outcome(job, client, call), calls))
        else:
            outcomes = [sync_calls.outcome(job, client, call) for call in calls]
    write(job, outcomes)


async def do_async(job: Job) -> None:
    """Do a job in tasks."""
    calls = job.job["calls"]
    loop = asyncio.get_running_loop()
    try:
        client = job.client()
    except BaseException as error:  # whatever it is, it is told
        refused(job, error)
        return

    def begin(call: dict[str, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(async_calls.outcome(job, client, call))
        job.cancel.watch(lambda: loop.call_soon_threadsafe(task.cancel))
        return task

    async with client:
        if job.job.get("together"):
            outcomes = list(await asyncio.gather(*(begin(call) for call in calls)))
        else:
            outcomes = [await begin(call) for call in calls]
    await job.aclose()
    write(job, outcomes)


def drive(mode: str) -> None:
    """Do jobs until stdin ends."""
    # Waits between attempts are none.
    retry: Any = import_module(f"{PACKAGE.sdk.__name__}._runtime.retry")
    retry.jitter = lambda: 0.0
    cancels: dict[str, Any] = {}

    def take(line: str) -> Job | None:
        told = json.loads(line)
        if "abort" in told:
            cancels[told["abort"]].cancel()
            return None
        cancel = cancels[told["id"]] = PACKAGE.sdk.Cancellation()
        return Job(mode, told, cancel)

    if mode != "sync":
        asyncio.run(drive_async(take))
        return
    with ThreadPoolExecutor(64) as pool:
        for line in sys.stdin:
            job = take(line)
            if job:
                pool.submit(do, job)


async def drive_async(take: Callable[[str], Job | None]) -> None:
    """Do jobs in tasks of one loop."""
    tasks: set[asyncio.Task[None]] = set()
    while line := await asyncio.to_thread(sys.stdin.readline):
        job = take(line)
        if job:
            task = asyncio.create_task(do_async(job))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
    if tasks:
        await asyncio.gather(*tasks)


if __name__ == "__main__":
    drive(sys.argv[1])
