"""The errors of the package, in the words of the protocol."""

from __future__ import annotations

import asyncio
import traceback
from typing import Any

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
from example._runtime.signatures import SignatureError
from example._runtime.token_errors import AuthorizationError, TokenError
from example._runtime.webhooks import PayloadError

from .values import answered_value

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
