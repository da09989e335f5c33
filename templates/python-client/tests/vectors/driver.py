"""
The driver of the vectors, but for its calls: reads jobs from stdin, makes their calls, writes what
became of them.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import example._runtime.retry as retry
from example._runtime.authorization_code import (
    authorization_request,
    exchange_code,
    exchange_code_async,
)
from example._runtime.basic import basic
from example._runtime.call_log import logging as logging_hook
from example._runtime.client_credentials import client_credentials
from example._runtime.clock import Cancellation
from example._runtime.deprecations import deprecations
from example._runtime.errors import (
    APICancelledError,
    APIConnectionError,
    APIError,
    APITimeoutError,
    DecodeError,
    InvalidArgumentError,
    NotShownError,
)
from example._runtime.paging import PaginationError
from example._runtime.refresh_token import refresh_token
from example._runtime.signatures import SignatureError
from example._runtime.token_errors import AuthorizationError, TokenError
from example._runtime.tokens import Tokens
from example._runtime.webhooks import PayloadError

from .values import answered_value, given_value

KINDS = {
    TokenError: "token",
    AuthorizationError: "authorization",
    APIError: "status",
    APIConnectionError: "connection",
    APITimeoutError: "timeout",
    APICancelledError: "aborted",
    asyncio.CancelledError: "aborted",
    DecodeError: "decoding",
    PaginationError: "pagination",
    InvalidArgumentError: "argument",
    NotShownError: "not-shown",
    SignatureError: "signature",
    PayloadError: "payload",
}


@dataclass
class Package:
    """What differs from service to service."""

    create: Callable[[bool, dict[str, Any]], Any]
    """Makes a client, asynchronous or not, with options."""
    call: Callable[[Any, str, list[Any], str, dict[str, Any]], Any]
    """Calls a member of an operation: `""`, `items`, `pages` or the name of a root."""
    path_names: Callable[[str], list[str]]
    receiver: Callable[[dict[str, Any]], Any]
    proof_keys: dict[str, bool]


def error_of(error: BaseException) -> dict[str, Any]:
    """Give an error in the words of the protocol."""
    found = next((kind for kind in KINDS if isinstance(error, kind)), None)
    told: dict[str, Any] = {"kind": KINDS[found] if found else "other"}
    status = getattr(error, "status", None)
    if isinstance(status, int):
        told["status"] = status
    if found is APIError:
        told["body"] = answered_value(error.body)
        told["ofStatus"] = type(error) is not APIError
    if isinstance(getattr(error, "reason", None), str):
        told["reason"] = error.reason
    told["text"] = f"{error}\n{error!r}\n{''.join(traceback.format_exception(error))}"
    return told


def credential_of(scheme: str, given: dict[str, Any]) -> Any:
    """Make the credential of a scheme, or give the plain secret."""
    if "secret" in given:
        return given["secret"]
    if "username" in given:
        return basic(given["username"], given["password"])
    options = given.get("clientCredentials") or given["refreshToken"]
    snake = {
        {
            "tokenUrl": "token_url",
            "clientId": "client_id",
            "clientSecret": "client_secret",
            "clientAuthentication": "client_authentication",
        }.get(name, name): value
        for name, value in options.items()
    }
    if "clientCredentials" in given:
        return client_credentials(**snake)
    import time

    lasts = snake.pop("expiresInSeconds", None)
    tokens = Tokens(
        snake.pop("accessToken"),
        snake.pop("refreshToken", None),
        None if lasts is None else time.time() + lasts,
    )
    return refresh_token(tokens=tokens, **snake)


def rotating(texts: list[str]) -> Callable[[Any], str]:
    """Give the first secret, and the next when one was refused."""
    at = 0

    def ask(need: Any) -> str:
        nonlocal at
        if need.refused == texts[at] and at + 1 < len(texts):
            at += 1
        return texts[at]

    return ask


class ListHandler(logging.Handler):
    """Keeps lines."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self.lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


NAMES = {
    "timeoutMs": ("timeout", 1000),
    "deadlineMs": ("deadline", 1000),
    "maxRetries": ("max_retries", None),
    "maxResponseBytes": ("max_response_bytes", None),
    "idempotent": ("idempotent", None),
    "followRedirects": ("follow_redirects", None),
}


def options_of(given: dict[str, Any]) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for name, (own, scale) in NAMES.items():
        if name in given:
            options[own] = given[name] / scale if scale else given[name]
    return options


class Job:
    """One job."""

    def __init__(self, package: Package, job: dict[str, Any], cancel: Cancellation) -> None:
        self.package = package
        self.job = job
        self.cancel = cancel
        self.log: list[str] = []
        self.notices: list[dict[str, Any]] = []
        self.last: Any = None
        self.is_head = False

    def client(self, is_async: bool) -> Any:
        given = self.job["client"]
        hooks: list[Any] = [self]
        if given.get("log"):
            logger = logging.Logger(self.job["id"], logging.DEBUG)
            logger.addHandler(ListHandler(self.log))
            hooks.append(logging_hook(logger))
        if given.get("deprecations"):
            hooks.append(deprecations(self.notice))
        auth = {
            name: rotating(own["secrets"]) if "secrets" in own else credential_of(name, own)
            for name, own in given.get("auth", {}).items()
        }
        options = {"base_url": given["baseUrl"], "hooks": hooks, **options_of(given)}
        for name in ("headers", "query"):
            if name in given:
                options[name] = given_value(given[name])
        if auth:
            options["auth"] = auth
        return self.package.create(is_async, options)

    def value(self, value: Any) -> Any:
        """Tell null from nothing: Python has one word for both, so the last response decides."""
        if value is None and self.last is not None:
            is_empty = (
                self.last.status in (204, 205) or self.last.headers.get("content-length") == "0"
            )
            return {"$nothing": True} if is_empty or self.is_head else None
        return answered_value(value)

    def on_response(self, event: Any, response: Any) -> None:
        self.last = response
        self.is_head = event.operation.method == "HEAD"

    def on_request(self, event: Any) -> None:
        pass

    def on_error(self, event: Any, error: Any, retry_in: Any) -> None:
        pass

    def notice(self, notice: Any) -> None:
        names = {"deprecation_url": "deprecationUrl", "sunset_url": "sunsetUrl"}
        facts = notice._asdict()
        facts.pop("message")
        told = {
            names.get(name, name): self.time(value)
            for name, value in facts.items()
            if value is not None
        }
        self.notices.append(told)

    @staticmethod
    def time(value: Any) -> Any:
        return value.strftime("%Y-%m-%dT%H:%M:%S.000Z") if hasattr(value, "strftime") else value

    def arguments(self, call: dict[str, Any], is_async: bool) -> tuple[list[Any], dict[str, Any]]:
        given = call.get("input", {})
        options = dict(call.get("options", {}))
        names = self.package.path_names(call["call"]) if "call" in call else []
        path = given_value(given.get("path", {}))
        values = [path.get(name, OMITTED) for name in names]
        kwargs: dict[str, Any] = options_of(options)
        for name in ("query", "headers", "cookies"):
            if name in given:
                kwargs[name] = given_value(given[name])
        if "headers" in options:
            kwargs["headers"] = {**kwargs.get("headers", {}), **options["headers"]}
        for name, own in (("contentType", "content_type"), ("accept", "accept")):
            if name in given:
                kwargs[own] = given[name]
        if "body" in given:
            kwargs["body"] = given_value(given["body"], is_async=is_async)
        if not is_async:
            kwargs["cancel"] = self.cancel
            if options.get("aborted"):
                kwargs["cancel"] = Cancellation()
                kwargs["cancel"].cancel()
        return values, kwargs


from example._runtime.omit import OMIT as OMITTED  # noqa: E402


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


def consent(job: Job, given: dict[str, Any]) -> Any:
    options = {
        "authorization_url": given["authorizationUrl"],
        "client_id": given["clientId"],
        "redirect_uri": given["redirectUri"],
        **{name: given[name] for name in ("scopes", "parameters") if name in given},
    }
    return authorization_request(**options, pkce=job.package.proof_keys.get(given["scheme"], True))


def exchange_options(given: dict[str, Any], request: Any, callback: str) -> dict[str, Any]:
    secret = {"client_secret": given["clientSecret"]} if "clientSecret" in given else {}
    return {
        "request": request,
        "callback_url": callback,
        "token_url": given["tokenUrl"],
        "client_id": given["clientId"],
        **secret,
    }


def visited(url: str) -> str:
    """Follow the user's browser to where it is sent back to."""
    from urllib.error import HTTPError
    from urllib.request import HTTPRedirectHandler, build_opener

    class Stay(HTTPRedirectHandler):
        def redirect_request(self, *_: Any) -> None:
            return None

    try:
        with build_opener(Stay).open(url) as response:
            return response.headers["location"] or ""
    except HTTPError as error:
        with error:
            return error.headers["location"] or ""


def tokens_of(tokens: Any) -> dict[str, Any]:
    told = {"accessToken": tokens.access_token, "refreshToken": tokens.refresh_token}
    return {name: text for name, text in told.items() if text is not None}


def sign_in(job: Job, given: dict[str, Any]) -> dict[str, Any]:
    request = consent(job, given)
    return tokens_of(exchange_code(**exchange_options(given, request, visited(request.url))))


async def sign_in_async(job: Job, given: dict[str, Any]) -> dict[str, Any]:
    request = consent(job, given)
    callback = await asyncio.to_thread(visited, request.url)
    return tokens_of(await exchange_code_async(**exchange_options(given, request, callback)))


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
