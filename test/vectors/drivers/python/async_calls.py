"""Calls of the asynchronous client."""

from __future__ import annotations

import asyncio
from typing import Any

from credentials import sign_in_async
from driven import PACKAGE
from errors import error_of
from jobs import Job
from values import answered_value, head_of, item_of


async def outcome(job: Job, client: Any, call: dict[str, Any]) -> dict[str, Any]:
    """Make a call, and give what became of it."""
    taken: dict[str, Any] = {}
    try:
        taken |= await made(job, client, call, taken)
    except BaseException as error:  # whatever it is, it is told
        taken["error"] = error_of(error)
    return taken


async def made(
    job: Job, client: Any, call: dict[str, Any], taken: dict[str, Any]
) -> dict[str, Any]:
    """Make a call; what a walk gives before it fails is already taken."""
    if "event" in call:
        return {"value": answered_value(job.received(call))}
    if "signIn" in call:
        return {"value": answered_value(await sign_in_async(call["signIn"]))}
    task = asyncio.current_task()
    if task is not None and call.get("options", {}).get("aborted"):
        task.cancel()
    values, kwargs = job.arguments(call)
    if "request" in call:
        method, _, target = call["request"].partition(" ")
        return {"value": job.value(await client.request(method, target, **kwargs))}
    called = PACKAGE.calls[call["call"]]
    take = call.get("take", "value")
    if take == "unread":
        async with await client.response(called.of(client), *values, **kwargs) as unread:
            return {**head_of(unread.response), "value": answered_value(await unread.read())}
    if take == "response":
        data, response = await client.with_response(called.of(client), *values, **kwargs)
        return {**head_of(response), "value": job.value(data)}
    if take == "value":
        return {"value": job.value(await called.of(client)(*values, **kwargs))}
    if "pages" in call and called.roots is not None:
        roots = await called.roots(client)(*values, **kwargs)
        lists: dict[str, list[Any]] = {name: [] for name in call["pages"]}
        taken["items"] = lists

        async def walk(name: str) -> None:
            async for item in getattr(roots, called.lists[name]).items():
                lists[name].append(item)

        await asyncio.gather(*(walk(name) for name in call["pages"]))
        return {}
    door = called.pages if take == "pages" else called.items
    source = (
        await called.of(client)(*values, **kwargs)
        if door is None
        else door(client)(*values, **kwargs)
    )
    kept: list[Any] = []
    taken["pages" if take == "pages" else "items"] = kept
    try:
        async for each in source:
            kept.append(item_of(each, take))
            if len(kept) == call.get("first"):
                break
    finally:
        await source.aclose()
    return {}
