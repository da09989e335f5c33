"""A job: its client, the arguments of its calls, and what is told of it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from example._runtime.call_log import logging as logging_hook
from example._runtime.clock import Cancellation
from example._runtime.deprecations import deprecations
from example._runtime.values import OMIT

from .sign_in import credential_of, rotating
from .values import answered_value, given_value


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
        values = [path.get(name, OMIT) for name in names]
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
