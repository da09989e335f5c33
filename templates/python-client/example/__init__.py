"""Library: what an emitted package is like. Written by hand, for the tests of the runtime."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
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
    from ._runtime.event_stream import ServerSentEvent
    from ._runtime.file_part import FilePart
    from ._runtime.headers import Headers
    from ._runtime.hooks import Hooks, RequestEvent
    from ._runtime.http_transport import HTTPTransport
    from ._runtime.httpx2_transport import HTTPX2Transport
    from ._runtime.not_shown import NotShown
    from ._runtime.operation import Operation
    from ._runtime.pages import Page
    from ._runtime.paging import PaginationError
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
    from .async_client import AsyncLibrary
    from .client import Library
    from .errors import ConflictError, NotFoundError
else:
    # Loaded at the first use (PEP 562).
    _PLACES = {
        "async_client": "AsyncLibrary",
        "client": "Library",
        "errors": "ConflictError NotFoundError",
        "_runtime.async_reading": "AsyncStream AsyncUnreadResponse",
        "_runtime.call_log": "logging",
        "_runtime.clock": "Cancellation",
        "_runtime.deprecations": "DeprecationNotice deprecations",
        "_runtime.errors": "APICancelledError APIConnectionError APIError APITimeoutError CallError"
        " DecodeError InvalidArgumentError NotShownError RequestError ResponseError",
        "_runtime.event_stream": "ServerSentEvent",
        "_runtime.file_part": "FilePart",
        "_runtime.headers": "Headers",
        "_runtime.hooks": "Hooks RequestEvent",
        "_runtime.http_transport": "HTTPTransport",
        "_runtime.httpx2_transport": "HTTPX2Transport",
        "_runtime.not_shown": "NotShown",
        "_runtime.values": "OMIT Omit",
        "_runtime.operation": "Operation",
        "_runtime.pages": "Page",
        "_runtime.paging": "PaginationError",
        "_runtime.request": "OutgoingRequest",
        "_runtime.result": "Failure Result Success WithResponse",
        "_runtime.sync_reading": "Stream UnreadResponse",
        "_runtime.transport": "AsyncTransport Response Transport"
        " TransportRequest TransportResponse",
    }

    def __getattr__(name: str) -> object:
        from importlib import import_module

        for module, names in _PLACES.items():
            if name in names.split():
                value = getattr(import_module(f".{module}", __name__), name)
                globals()[name] = value
                return value
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__() -> list[str]:
        return sorted(__all__)


__all__ = [
    "OMIT",
    "APICancelledError",
    "APIConnectionError",
    "APIError",
    "APITimeoutError",
    "AsyncLibrary",
    "AsyncStream",
    "AsyncTransport",
    "AsyncUnreadResponse",
    "CallError",
    "Cancellation",
    "ConflictError",
    "DecodeError",
    "DeprecationNotice",
    "Failure",
    "FilePart",
    "HTTPTransport",
    "HTTPX2Transport",
    "Headers",
    "Hooks",
    "InvalidArgumentError",
    "Library",
    "NotFoundError",
    "NotShown",
    "NotShownError",
    "Omit",
    "Operation",
    "OutgoingRequest",
    "Page",
    "PaginationError",
    "RequestError",
    "RequestEvent",
    "Response",
    "ResponseError",
    "Result",
    "ServerSentEvent",
    "Stream",
    "Success",
    "Transport",
    "TransportRequest",
    "TransportResponse",
    "UnreadResponse",
    "WithResponse",
    "deprecations",
    "logging",
]
