# Made by endpoint-manifest (python-client) from manifest/service.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""A client of Library.

The manifest of the service says what this package knows; what it does not show is not
guessed. An operation that cannot be called yet is a `NotShown`, and a response that is
not shown is an `object`: the decoded JSON as it comes. Filling the manifest in changes
no call that was right before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ._runtime.adapters import aiohttp_transport, httpx2_transport, requests_transport
    from ._runtime.async_reading import AsyncStream, AsyncUnreadResponse
    from ._runtime.call_log import logging
    from ._runtime.clock import Cancellation
    from ._runtime.deprecations import DeprecationNotice, deprecations
    from ._runtime.errors import (
        APICancelledError,
        APIConnectionError,
        APIError,
        APITimeoutError,
        CallError,
        DecodeError,
        InvalidArgumentError,
        NotShownError,
        RequestError,
        ResponseError,
    )
    from ._runtime.file_part import FilePart
    from ._runtime.headers import Headers
    from ._runtime.hooks import Hooks, RequestEvent
    from ._runtime.http_transport import HTTPTransport
    from ._runtime.httpx2_transport import HTTPX2Transport
    from ._runtime.not_shown import NotShown
    from ._runtime.operation import Deprecation, Operation
    from ._runtime.options import RequestOptions
    from ._runtime.problem_details import ProblemDetails, problem_details
    from ._runtime.request import OutgoingRequest
    from ._runtime.result import Failure, Result, Success, WithResponse
    from ._runtime.sync_reading import Stream, UnreadResponse
    from ._runtime.transport import (
        AsyncTransport,
        Response,
        Transport,
        TransportRequest,
        TransportResponse,
    )
    from ._runtime.values import OMIT, Omit
    from .async_client import AsyncBodies
    from .client import Bodies

if not TYPE_CHECKING:
    _MODULES = {
        "OMIT": "._runtime.values",
        "APICancelledError": "._runtime.errors",
        "APIConnectionError": "._runtime.errors",
        "APIError": "._runtime.errors",
        "APITimeoutError": "._runtime.errors",
        "AsyncBodies": ".async_client",
        "AsyncStream": "._runtime.async_reading",
        "AsyncTransport": "._runtime.transport",
        "AsyncUnreadResponse": "._runtime.async_reading",
        "Bodies": ".client",
        "CallError": "._runtime.errors",
        "Cancellation": "._runtime.clock",
        "DecodeError": "._runtime.errors",
        "Deprecation": "._runtime.operation",
        "DeprecationNotice": "._runtime.deprecations",
        "Failure": "._runtime.result",
        "FilePart": "._runtime.file_part",
        "HTTPTransport": "._runtime.http_transport",
        "HTTPX2Transport": "._runtime.httpx2_transport",
        "Headers": "._runtime.headers",
        "Hooks": "._runtime.hooks",
        "InvalidArgumentError": "._runtime.errors",
        "NotShown": "._runtime.not_shown",
        "NotShownError": "._runtime.errors",
        "Omit": "._runtime.values",
        "Operation": "._runtime.operation",
        "OutgoingRequest": "._runtime.request",
        "ProblemDetails": "._runtime.problem_details",
        "RequestError": "._runtime.errors",
        "RequestEvent": "._runtime.hooks",
        "RequestOptions": "._runtime.options",
        "Response": "._runtime.transport",
        "ResponseError": "._runtime.errors",
        "Result": "._runtime.result",
        "Stream": "._runtime.sync_reading",
        "Success": "._runtime.result",
        "Transport": "._runtime.transport",
        "TransportRequest": "._runtime.transport",
        "TransportResponse": "._runtime.transport",
        "UnreadResponse": "._runtime.sync_reading",
        "WithResponse": "._runtime.result",
        "aiohttp_transport": "._runtime.adapters",
        "deprecations": "._runtime.deprecations",
        "httpx2_transport": "._runtime.adapters",
        "logging": "._runtime.call_log",
        "problem_details": "._runtime.problem_details",
        "requests_transport": "._runtime.adapters",
    }

    def __getattr__(name: str) -> object:
        """Load a name at its first use."""
        if name not in _MODULES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        value = getattr(import_module(_MODULES[name], __name__), name)
        globals()[name] = value
        return value

    def __dir__() -> list[str]:
        """List the names, loaded or not."""
        return sorted(__all__)


__all__ = [
    "OMIT",
    "APICancelledError",
    "APIConnectionError",
    "APIError",
    "APITimeoutError",
    "AsyncBodies",
    "AsyncStream",
    "AsyncTransport",
    "AsyncUnreadResponse",
    "Bodies",
    "CallError",
    "Cancellation",
    "DecodeError",
    "Deprecation",
    "DeprecationNotice",
    "Failure",
    "FilePart",
    "HTTPTransport",
    "HTTPX2Transport",
    "Headers",
    "Hooks",
    "InvalidArgumentError",
    "NotShown",
    "NotShownError",
    "Omit",
    "Operation",
    "OutgoingRequest",
    "ProblemDetails",
    "RequestError",
    "RequestEvent",
    "RequestOptions",
    "Response",
    "ResponseError",
    "Result",
    "Stream",
    "Success",
    "Transport",
    "TransportRequest",
    "TransportResponse",
    "UnreadResponse",
    "WithResponse",
    "aiohttp_transport",
    "deprecations",
    "httpx2_transport",
    "logging",
    "problem_details",
    "requests_transport",
]
