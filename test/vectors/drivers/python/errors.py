"""The errors of the package, in the words of the protocol."""

from __future__ import annotations

import asyncio
import traceback
from typing import Any

from driven import PACKAGE
from values import answered_value

KINDS = {
    "TokenError": "token",
    "AuthorizationError": "authorization",
    "APIError": "status",
    "APIConnectionError": "connection",
    "APITimeoutError": "timeout",
    "APICancelledError": "aborted",
    "DecodeError": "decoding",
    "PaginationError": "pagination",
    "InvalidArgumentError": "argument",
    "NotShownError": "not-shown",
    "SignatureError": "signature",
    "PayloadError": "payload",
}


def kind_of(error: BaseException) -> str:
    """Give the kind of an error; a package has only those that its facts ask for."""
    if isinstance(error, asyncio.CancelledError):
        return "aborted"
    for name, kind in KINDS.items():
        own = getattr(PACKAGE.sdk, name, None)
        if own is not None and isinstance(error, own):
            return kind
    return "other"


def error_of(error: BaseException) -> dict[str, Any]:
    """Give an error in the words of the protocol."""
    kind = kind_of(error)
    told: dict[str, Any] = {"kind": kind}
    status = getattr(error, "status", None)
    if isinstance(status, int):
        told["status"] = status
    if kind == "status":
        told["body"] = answered_value(error.body)  # type: ignore[attr-defined]
        told["ofStatus"] = type(error) is not PACKAGE.sdk.APIError
    reason = getattr(error, "reason", None)
    if isinstance(reason, str):
        told["reason"] = reason
    told["text"] = f"{error}\n{error!r}\n{''.join(traceback.format_exception(error))}"
    return told
