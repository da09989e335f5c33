"""A job: its client, the arguments of its calls, and what is told of it."""

from __future__ import annotations

import logging
import ssl
from typing import Any

from credentials import credential_of, rotating
from driven import PACKAGE
from package import Called
from values import answered_value, given_value

SDK: Any = PACKAGE.sdk

TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Trusts nobody: all is plain HTTP, and a library's own context takes longer than a case."""


class ListHandler(logging.Handler):
    """Keeps lines."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self.lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line."""
        self.lines.append(self.format(record))


NAMES = {
    "timeoutMs": ("timeout", 1000),
    "deadlineMs": ("deadline", 1000),
    "maxRetries": ("max_retries", None),
    "maxResponseBytes": ("max_response_bytes", None),
    "idempotent": ("idempotent", None),
    "followRedirects": ("follow_redirects", None),
}
PLACES = {"query": "query", "headers": "header", "cookies": "cookie"}


def options_of(given: dict[str, Any]) -> dict[str, Any]:
    """Give the options among what a case gives."""
    return {
        own: given[name] / scale if scale else given[name]
        for name, (own, scale) in NAMES.items()
        if name in given
    }


class Job(SDK.Hooks):  # type: ignore[misc]
    """One job. As the hooks of its client it sees the responses."""

    def __init__(self, mode: str, job: dict[str, Any], cancel: Any) -> None:
        self.mode = mode
        self.job = job
        self.cancel = cancel
        self.log: list[str] = []
        self.notices: list[dict[str, Any]] = []
        self.last: Any = None
        self.is_head = False
        self.library: Any = None

    @property
    def is_async(self) -> bool:
        """Whether its client is the asynchronous one."""
        return self.mode != "sync"

    def client(self) -> Any:
        """Make its client."""
        given = self.job["client"]
        hooks: list[Any] = [self]
        if given.get("log"):
            logger = logging.Logger(self.job["id"], logging.DEBUG)
            logger.addHandler(ListHandler(self.log))
            hooks.append(SDK.logging(logger))
        if given.get("deprecations"):
            hooks.append(SDK.deprecations(self.notice))
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
        if self.mode == "sync":
            return PACKAGE.client(**options)
        if self.mode == "async":
            return PACKAGE.async_client(**options)
        import httpx2

        # One that asks for no environment, as the client's own does.
        self.library = httpx2.AsyncClient(trust_env=False, verify=TLS)
        own = SDK.HTTPX2Transport(self.library)

        async def transport(request: Any, /) -> Any:
            return await own(request)

        return PACKAGE.async_client(transport=transport, **options)

    async def aclose(self) -> None:
        """Close what the caller has made for its client, which does not close it."""
        if self.library is not None:
            await self.library.aclose()

    def on_response(self, event: Any, response: Any) -> None:
        """Keep the last response."""
        self.last = response
        self.is_head = event.operation.method == "HEAD"

    def notice(self, notice: Any) -> None:
        """Keep what is told of a deprecated operation."""
        names = {"deprecation_url": "deprecationUrl", "sunset_url": "sunsetUrl"}
        facts = {name: value for name, value in notice._asdict().items() if name != "message"}
        self.notices.append(
            {
                names.get(name, name): moment(value)
                for name, value in facts.items()
                if value is not None
            }
        )

    def value(self, value: Any) -> Any:
        """Tell null from nothing: Python has one word for both, so the last response decides."""
        if value is None and self.last is not None:
            headers = self.last.headers
            has_none = headers.get("content-length") == "0" or headers.get("content-type") is None
            is_empty = has_none or self.last.status in (204, 205) or self.is_head
            return {"$nothing": True} if is_empty else None
        return answered_value(value)

    def arguments(self, call: dict[str, Any]) -> tuple[list[Any], dict[str, Any]]:
        """Give the arguments of a call: values of the path, and all else by name."""
        given = call.get("input", {})
        options = call.get("options", {})
        called = (
            PACKAGE.calls[call["call"]] if "call" in call else Called(lambda client: client.request)
        )
        path = given_value(given.get("path", {}))
        values = [path.get(name, SDK.OMIT) for name in called.path]
        kwargs: dict[str, Any] = options_of(options)
        for name, place in PLACES.items():
            others: dict[str, Any] = {}
            for own, value in given_value(given.get(name, {})).items():
                argument = called.fields.get(f"{place}.{own}")
                if argument is None:
                    others[own] = value
                else:
                    kwargs[argument] = value
            if name == "headers":
                others |= options.get("headers", {})
            if others:
                kwargs[name] = others
        for name, own in (("contentType", "content_type"), ("accept", "accept")):
            if name in given:
                kwargs[own] = given[name]
        if "body" in given:
            kwargs["body"] = given_value(given["body"], is_async=self.is_async)
        if not self.is_async:
            kwargs["cancel"] = self.cancel
            if options.get("aborted"):
                kwargs["cancel"] = SDK.Cancellation()
                kwargs["cancel"].cancel()
        return values, kwargs

    def received(self, call: dict[str, Any]) -> Any:
        """Receive a delivery of one event, of several, or of any."""
        given = call.get("receiver", {})
        options: dict[str, Any] = {
            "secret": given.get("secrets", []),
            "id_header": given.get("idHeader", "library-id"),
        }
        if "toleranceSeconds" in given:
            options["tolerance_seconds"] = given["toleranceSeconds"]
        receiver = SDK.Receiver(**options)
        delivery = call["delivery"]
        headers, body = delivery["headers"], delivery["body"].encode()
        event = call["event"]
        if event == "any":
            return receiver.receive(headers, body)
        if isinstance(event, str):
            return getattr(receiver, PACKAGE.events[event])(headers, body)
        return receiver.receive(headers, body, *event)


def moment(value: Any) -> Any:
    """Give a time as the protocol has it; days are texts already."""
    return value.strftime("%Y-%m-%dT%H:%M:%S.000Z") if hasattr(value, "strftime") else value
