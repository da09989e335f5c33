# Made by endpoint-manifest (python-client) from its template _runtime/retry.py.
# Not to be edited: fill the manifest in and run `generate`.
"""Decides if and when a failed attempt is repeated."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

from .errors import APIConnectionError, APIError, APITimeoutError

if TYPE_CHECKING:
    from .operation import Operation

_IDEMPOTENT = frozenset({"GET", "HEAD", "OPTIONS", "TRACE", "PUT", "DELETE", "QUERY"})
"""Idempotent methods (RFC 9110, section 9.2.2). QUERY is safe, and therefore idempotent."""

_LONGEST = 60.0


def may_repeat(operation: Operation, said: object) -> bool:
    """
    Whether a call does no harm when it reaches the service twice; `said` is the word of the caller,
    if any.
    """
    if isinstance(said, bool):
        return said
    if operation.idempotent is not None:
        return operation.idempotent
    return operation.method in _IDEMPOTENT


def jitter() -> float:
    """Give a random number from 0 to 1, so that clients do not come back together."""
    return int.from_bytes(os.urandom(4)) / 2**32


def retry_delay(error: Exception, attempt: int) -> float | None:
    """Give the seconds to wait after a failed attempt.

    None = another attempt would not help, or the service requests a longer wait than a call should
    take.
    """
    if isinstance(error, APIError):
        if error.status not in (408, 429) and not 500 <= error.status < 600:
            return None
        asked = _asked(error.headers.get("retry-after", ""))
        if asked > _LONGEST:
            return None
        if asked > 0:
            return asked
    elif not isinstance(error, APIConnectionError | APITimeoutError):
        return None
    # Full jitter: anything up to a bound that doubles.
    return jitter() * min(8.0, 0.5 * 2.0 ** (attempt - 1))


def _asked(text: str) -> float:
    """
    Give the seconds of `retry-after`, a number or a date (RFC 9110, section 10.2.3); anything else
    is 0.
    """
    text = text.strip()
    if text.isascii() and text.isdigit():
        return float(text) if len(text) < 10 else _LONGEST + 1
    date = http_date(text)
    return 0 if date is None else date - time.time()


def http_date(text: str) -> float | None:
    """Read a date of HTTP (RFC 9110, section 5.6.7), in seconds since 1970; None = it is none."""
    if text[:3] not in ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"):
        return None
    from datetime import UTC, datetime
    from email.utils import parsedate_to_datetime

    try:
        date: datetime = parsedate_to_datetime(text)
    except (TypeError, ValueError, OverflowError):
        return None
    # A date of HTTP is in UTC, whether it says so or not.
    return (date if date.tzinfo else date.replace(tzinfo=UTC)).timestamp()
