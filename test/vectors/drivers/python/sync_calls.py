"""Calls of the synchronous client."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from credentials import sign_in
from driven import PACKAGE
from errors import error_of
from jobs import Job
from values import answered_value, head_of, item_of


def outcome(job: Job, client: Any, call: dict[str, Any]) -> dict[str, Any]:
    """Make a call, and give what became of it."""
    taken: dict[str, Any] = {}
    try:
        taken |= made(job, client, call, taken)
    except BaseException as error:  # whatever it is, it is told
        taken["error"] = error_of(error)
    return taken


def made(job: Job, client: Any, call: dict[str, Any], taken: dict[str, Any]) -> dict[str, Any]:
    """Make a call; what a walk gives before it fails is already taken."""
    if "event" in call:
        return {"value": answered_value(job.received(call))}
    if "signIn" in call:
        return {"value": answered_value(sign_in(call["signIn"]))}
    values, kwargs = job.arguments(call)
    if "request" in call:
        method, _, target = call["request"].partition(" ")
        return {"value": job.value(client.request(method, target, **kwargs))}
    called = PACKAGE.calls[call["call"]]
    take = call.get("take", "value")
    if take == "unread":
        with client.response(called.of(client), *values, **kwargs) as unread:
            return {**head_of(unread.response), "value": answered_value(unread.read())}
    if take == "response":
        data, response = client.with_response(called.of(client), *values, **kwargs)
        return {**head_of(response), "value": job.value(data)}
    if take == "value":
        return {"value": job.value(called.of(client)(*values, **kwargs))}
    if "pages" in call and called.roots is not None:
        roots = called.roots(client)(*values, **kwargs)
        lists: dict[str, list[Any]] = {name: [] for name in call["pages"]}
        taken["items"] = lists

        def walk(name: str) -> None:
            lists[name].extend(getattr(roots, called.lists[name]).items())

        with ThreadPoolExecutor() as pool:
            list(pool.map(walk, call["pages"]))
        return {}
    door = called.pages if take == "pages" else called.items or called.of
    assert door is not None
    source = door(client)(*values, **kwargs)
    kept: list[Any] = []
    taken["pages" if take == "pages" else "items"] = kept
    try:
        for each in source:
            kept.append(item_of(each, take))
            if len(kept) == call.get("first"):
                break
    finally:
        source.close()
    return {}
