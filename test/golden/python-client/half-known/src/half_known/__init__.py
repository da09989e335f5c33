# Made by endpoint-manifest (python-client) from manifest/service.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""A client of a service whose title is not shown.

Berths of a harbour, and the ships that lie there.

The manifest of the service says what this package knows; what it does not show is not
guessed. An operation that cannot be called yet is a `NotShown`, and a response that is
not shown is an `object`: the decoded JSON as it comes. Filling the manifest in changes
no call that was right before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ._runtime.adapters import aiohttp_transport, httpx2_transport, requests_transport
    from ._runtime.api_keys import api_key, cookie_key, header_key, query_key
    from ._runtime.async_reading import AsyncStream, AsyncUnreadResponse
    from ._runtime.authorization_code import (
        AuthorizationOptions,
        AuthorizationRequest,
        CodeExchange,
    )
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
    from ._runtime.pacing import RateLimit, async_pacing, pacing
    from ._runtime.pages import Page
    from ._runtime.paging import PaginationError
    from ._runtime.problem_details import ProblemDetails, problem_details
    from ._runtime.request import OutgoingRequest
    from ._runtime.result import Failure, Result, Success, WithResponse
    from ._runtime.security import Credential, SecretNeed, authorization, bearer
    from ._runtime.signatures import SignatureError
    from ._runtime.sync_reading import Stream, UnreadResponse
    from ._runtime.token_errors import AuthorizationError, TokenError
    from ._runtime.tokens import Tokens
    from ._runtime.transport import (
        AsyncTransport,
        Response,
        Transport,
        TransportRequest,
        TransportResponse,
    )
    from ._runtime.values import OMIT, Omit
    from ._runtime.webhooks import PayloadError, ReceiverOptions, signed_headers
    from .async_client import AsyncHalfKnown
    from .client import HalfKnown
    from .errors import ClientError, ConflictError, NotFoundError, ServerError
    from .rates import RATES
    from .webhooks import Receiver

if not TYPE_CHECKING:
    _MODULES = {
        "OMIT": "._runtime.values",
        "RATES": ".rates",
        "APICancelledError": "._runtime.errors",
        "APIConnectionError": "._runtime.errors",
        "APIError": "._runtime.errors",
        "APITimeoutError": "._runtime.errors",
        "AsyncHalfKnown": ".async_client",
        "AsyncStream": "._runtime.async_reading",
        "AsyncTransport": "._runtime.transport",
        "AsyncUnreadResponse": "._runtime.async_reading",
        "AuthorizationError": "._runtime.token_errors",
        "AuthorizationOptions": "._runtime.authorization_code",
        "AuthorizationRequest": "._runtime.authorization_code",
        "CallError": "._runtime.errors",
        "Cancellation": "._runtime.clock",
        "ClientError": ".errors",
        "CodeExchange": "._runtime.authorization_code",
        "ConflictError": ".errors",
        "Credential": "._runtime.security",
        "DecodeError": "._runtime.errors",
        "Deprecation": "._runtime.operation",
        "DeprecationNotice": "._runtime.deprecations",
        "Failure": "._runtime.result",
        "FilePart": "._runtime.file_part",
        "HTTPTransport": "._runtime.http_transport",
        "HTTPX2Transport": "._runtime.httpx2_transport",
        "HalfKnown": ".client",
        "Headers": "._runtime.headers",
        "Hooks": "._runtime.hooks",
        "InvalidArgumentError": "._runtime.errors",
        "NotFoundError": ".errors",
        "NotShown": "._runtime.not_shown",
        "NotShownError": "._runtime.errors",
        "Omit": "._runtime.values",
        "Operation": "._runtime.operation",
        "OutgoingRequest": "._runtime.request",
        "Page": "._runtime.pages",
        "PaginationError": "._runtime.paging",
        "PayloadError": "._runtime.webhooks",
        "ProblemDetails": "._runtime.problem_details",
        "RateLimit": "._runtime.pacing",
        "Receiver": ".webhooks",
        "ReceiverOptions": "._runtime.webhooks",
        "RequestError": "._runtime.errors",
        "RequestEvent": "._runtime.hooks",
        "RequestOptions": "._runtime.options",
        "Response": "._runtime.transport",
        "ResponseError": "._runtime.errors",
        "Result": "._runtime.result",
        "SecretNeed": "._runtime.security",
        "ServerError": ".errors",
        "SignatureError": "._runtime.signatures",
        "Stream": "._runtime.sync_reading",
        "Success": "._runtime.result",
        "TokenError": "._runtime.token_errors",
        "Tokens": "._runtime.tokens",
        "Transport": "._runtime.transport",
        "TransportRequest": "._runtime.transport",
        "TransportResponse": "._runtime.transport",
        "UnreadResponse": "._runtime.sync_reading",
        "WithResponse": "._runtime.result",
        "aiohttp_transport": "._runtime.adapters",
        "api_key": "._runtime.api_keys",
        "async_pacing": "._runtime.pacing",
        "authorization": "._runtime.security",
        "bearer": "._runtime.security",
        "cookie_key": "._runtime.api_keys",
        "deprecations": "._runtime.deprecations",
        "header_key": "._runtime.api_keys",
        "httpx2_transport": "._runtime.adapters",
        "logging": "._runtime.call_log",
        "pacing": "._runtime.pacing",
        "problem_details": "._runtime.problem_details",
        "query_key": "._runtime.api_keys",
        "requests_transport": "._runtime.adapters",
        "signed_headers": "._runtime.webhooks",
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
    "RATES",
    "APICancelledError",
    "APIConnectionError",
    "APIError",
    "APITimeoutError",
    "AsyncHalfKnown",
    "AsyncStream",
    "AsyncTransport",
    "AsyncUnreadResponse",
    "AuthorizationError",
    "AuthorizationOptions",
    "AuthorizationRequest",
    "CallError",
    "Cancellation",
    "ClientError",
    "CodeExchange",
    "ConflictError",
    "Credential",
    "DecodeError",
    "Deprecation",
    "DeprecationNotice",
    "Failure",
    "FilePart",
    "HTTPTransport",
    "HTTPX2Transport",
    "HalfKnown",
    "Headers",
    "Hooks",
    "InvalidArgumentError",
    "NotFoundError",
    "NotShown",
    "NotShownError",
    "Omit",
    "Operation",
    "OutgoingRequest",
    "Page",
    "PaginationError",
    "PayloadError",
    "ProblemDetails",
    "RateLimit",
    "Receiver",
    "ReceiverOptions",
    "RequestError",
    "RequestEvent",
    "RequestOptions",
    "Response",
    "ResponseError",
    "Result",
    "SecretNeed",
    "ServerError",
    "SignatureError",
    "Stream",
    "Success",
    "TokenError",
    "Tokens",
    "Transport",
    "TransportRequest",
    "TransportResponse",
    "UnreadResponse",
    "WithResponse",
    "aiohttp_transport",
    "api_key",
    "async_pacing",
    "authorization",
    "bearer",
    "cookie_key",
    "deprecations",
    "header_key",
    "httpx2_transport",
    "logging",
    "pacing",
    "problem_details",
    "query_key",
    "requests_transport",
    "signed_headers",
]
