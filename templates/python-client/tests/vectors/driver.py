"""
The driver of the vectors, but for its calls: reads jobs from stdin, makes their calls, writes what
became of them.
"""

from __future__ import annotations

import asyncio
import json
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import example._runtime.retry as retry
from example._runtime.clock import Cancellation

from .errors import error_of
from .jobs import Job, Package
from .sign_in import sign_in, sign_in_async
from .values import answered_value


def sync_outcome(job: Job, client: Any, call: dict[str, Any]) -> dict[str, Any]:
    taken: dict[str, Any] = {}
    try:
        if "event" in call:
            return {"value": answered_value(received(job, call))}
        if "signIn" in call:
            return {"value": sign_in(job, call["signIn"])}
        values, kwargs = job.arguments(call, False)
        take = call.get("take", "value")
        if "request" in call:
            method, _, target = call["request"].partition(" ")
            return {"value": answered_value(client.request(method, target, **kwargs))}
        name = call["call"]
        member = lambda which="": lambda *a, **k: job.package.call(client, name, list(a), which, k)  # noqa: E731
        if take == "unread":
            with client.response(member(), *values, **kwargs) as unread:
                return {**head_of(unread.response), "value": answered_value(unread.read())}
        if take == "response":
            data, response = client.with_response(member(), *values, **kwargs)
            return {**head_of(response), "value": answered_value(data)}
        if take == "value":
            return {"value": job.value(member()(*values, **kwargs))}
        if "pages" in call:
            roots = member("roots")(*values, **kwargs)
            taken["items"] = {root: [] for root in call["pages"]}

            def walk(root: str) -> None:
                taken["items"][root].extend(roots.root(root).items())

            with ThreadPoolExecutor() as pool:
                list(pool.map(walk, call["pages"]))
            return taken
        kept = taken["pages" if take == "pages" else "items"] = []
        first = call.get("first")
        if take == "pages":
            source = member("pages")(*values, **kwargs)
        else:
            source = (
                member("items")(*values, **kwargs)
                if is_paged(job, name)
                else member()(*values, **kwargs)
            )
        try:
            for each in source:
                kept.append(item_of(each, take))
                if len(kept) == first:
                    break
        finally:
            if hasattr(source, "close"):
                source.close()
        return taken
    except BaseException as error:
        return {**taken, "error": error_of(error)}


async def async_outcome(job: Job, client: Any, call: dict[str, Any]) -> dict[str, Any]:
    taken: dict[str, Any] = {}
    try:
        if "event" in call:
            return {"value": answered_value(received(job, call))}
        if "signIn" in call:
            return {"value": await sign_in_async(job, call["signIn"])}
        if call.get("options", {}).get("aborted"):
            asyncio.current_task().cancel()
        values, kwargs = job.arguments(call, True)
        take = call.get("take", "value")
        if "request" in call:
            method, _, target = call["request"].partition(" ")
            return {"value": answered_value(await client.request(method, target, **kwargs))}
        name = call["call"]
        member = lambda which="": lambda *a, **k: job.package.call(client, name, list(a), which, k)  # noqa: E731
        if take == "unread":
            async with await client.response(member(), *values, **kwargs) as unread:
                return {**head_of(unread.response), "value": answered_value(await unread.read())}
        if take == "response":
            data, response = await client.with_response(member(), *values, **kwargs)
            return {**head_of(response), "value": answered_value(data)}
        if take == "value":
            return {"value": job.value(await member()(*values, **kwargs))}
        if "pages" in call:
            roots = await member("roots")(*values, **kwargs)
            taken["items"] = {root: [] for root in call["pages"]}

            async def walk(root: str) -> None:
                async for item in roots.root(root).items():
                    taken["items"][root].append(item)

            await asyncio.gather(*(walk(root) for root in call["pages"]))
            return taken
        kept = taken["pages" if take == "pages" else "items"] = []
        first = call.get("first")
        if take == "pages":
            source = member("pages")(*values, **kwargs)
        else:
            source = (
                member("items")(*values, **kwargs)
                if is_paged(job, name)
                else await member()(*values, **kwargs)
            )
        try:
            async for each in source:
                kept.append(item_of(each, take))
                if len(kept) == first:
                    break
        finally:
            await source.aclose()
        return taken
    except BaseException as error:
        return {**taken, "error": error_of(error)}


def is_paged(job: Job, name: str) -> bool:
    return bool(job.package.call(None, name, [], "is_paged", {}))


def item_of(each: Any, take: str) -> Any:
    if take == "pages":
        told = {"items": each.items}
        return told if each.total is None else {**told, "total": each.total}
    return answered_value(each, outermost=False)


def head_of(response: Any) -> dict[str, Any]:
    return {"status": response.status, "headers": dict(response.headers)}


def received(job: Job, call: dict[str, Any]) -> Any:
    given = call.get("receiver", {})
    options: dict[str, Any] = {
        "secret": given.get("secrets", []),
        "id_header": given.get("idHeader", "library-id"),
    }
    if "toleranceSeconds" in given:
        options["tolerance_seconds"] = given["toleranceSeconds"]
    receiver = job.package.receiver(options)
    event = call["event"]
    names = [] if event == "any" else [event] if isinstance(event, str) else event
    delivery = call["delivery"]
    return receiver.receive(delivery["headers"], delivery["body"].encode(), *names)


def write(job: Job, outcomes: list[dict[str, Any]]) -> None:
    told = {"id": job.job["id"], "outcomes": outcomes, "notices": job.notices, "log": job.log}
    with WRITING:
        sys.stdout.write(json.dumps(told) + "\n")
        sys.stdout.flush()


WRITING = threading.Lock()


def sync_job(job: Job) -> None:
    calls = job.job["calls"]
    try:
        client = job.client(False)
    except BaseException as error:
        return write(job, [{"error": error_of(error)} for _ in calls])
    with client:
        if job.job.get("together"):
            with ThreadPoolExecutor(len(calls)) as pool:
                outcomes = list(pool.map(lambda call: sync_outcome(job, client, call), calls))
        else:
            outcomes = [sync_outcome(job, client, call) for call in calls]
    return write(job, outcomes)


async def async_job(job: Job) -> None:
    calls = job.job["calls"]
    try:
        client = job.client(True)
    except BaseException as error:
        return write(job, [{"error": error_of(error)} for _ in calls])
    async with client:
        tasks: list[asyncio.Task[Any]] = []

        def begin(call: dict[str, Any]) -> asyncio.Task[Any]:
            task = asyncio.create_task(async_outcome(job, client, call))
            tasks.append(task)
            job.cancel.watch(lambda: LOOP.call_soon_threadsafe(task.cancel))
            return task

        if job.job.get("together"):
            outcomes = list(await asyncio.gather(*(begin(call) for call in calls)))
        else:
            outcomes = [await begin(call) for call in calls]
    return write(job, outcomes)


def drive(package: Package, mode: str) -> None:
    """Do jobs until stdin ends."""
    retry.jitter = lambda: 0.0
    cancels: dict[str, Cancellation] = {}

    def take(line: str) -> Job | None:
        told = json.loads(line)
        if "abort" in told:
            cancels[told["abort"]].cancel()
            return None
        cancel = cancels[told["id"]] = Cancellation()
        return Job(package, told, cancel)

    if mode not in ("async", "aiohttp"):
        with ThreadPoolExecutor(64) as pool:
            for line in sys.stdin:
                job = take(line)
                if job:
                    pool.submit(sync_job, job)
        return
    asyncio.run(drive_async(take))


async def drive_async(take: Callable[[str], Job | None]) -> None:
    global LOOP
    LOOP = asyncio.get_running_loop()
    tasks: set[asyncio.Task[None]] = set()
    while line := await asyncio.to_thread(sys.stdin.readline):
        job = take(line)
        if job:
            task = asyncio.create_task(async_job(job))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
    if tasks:
        await asyncio.gather(*tasks)


LOOP: Any = None
