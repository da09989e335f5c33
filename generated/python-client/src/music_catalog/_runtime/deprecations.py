# Made by endpoint-manifest (python-client) from its template _runtime/deprecations.py.
# Not to be edited: fill the manifest in and run `generate`.
"""
Reports deprecated operations: those that the manifest names, and those whose
responses say so.
"""

from __future__ import annotations

import re
import threading
from datetime import UTC, datetime
from typing import TYPE_CHECKING, NamedTuple

from .hooks import Hooks, RequestEvent
from .link_header import link_to
from .operation import Deprecation
from .retry import http_date
from .urls import resolved

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from .headers import Headers
    from .transport import Response

_DATE = re.compile(r"\s*@(-?\d{1,15})\s*(?:;.*)?")
"""A date of structured fields: whole seconds (RFC 9745, section 2; RFC 9651, section 3.3.7)."""


class DeprecationNotice(NamedTuple):
    """A deprecation, as far as it is known.

    Dates are texts of the manifest (`YYYY-MM-DD`), or times of a response.
    """

    operation: str
    """Id of the operation."""
    message: str
    """All of it in a sentence or two."""
    since: str | datetime | None = None
    sunset: str | datetime | None = None
    """When the operation ends."""
    replacement: str | None = None
    """Id of the operation to use instead."""
    reason: str | None = None
    deprecation_url: str | None = None
    """A page about the deprecation (RFC 9745, section 3)."""
    sunset_url: str | None = None
    """A page about the end (RFC 8594, section 6)."""


class _Deprecations(Hooks):
    """
    Reports each operation once, with the first response for which there is
    something to report.
    """

    def __init__(self, notify: Callable[[DeprecationNotice], Awaitable[None] | None]) -> None:
        self._notify = notify
        self._told: set[str] = set()
        self._lock = threading.Lock()

    def on_response(self, event: RequestEvent, response: Response) -> Awaitable[None] | None:
        """Look for something to report."""
        operation = event.operation
        if operation.id in self._told:
            return None
        headers = response.headers
        found = _DATE.fullmatch(headers.get("deprecation", ""))
        since = _instant(float(found[1])) if found else None
        sunset = _instant(http_date(headers.get("sunset", "")))
        known = operation.deprecated
        if known is None and since is None and sunset is None:
            return None
        with self._lock:
            if operation.id in self._told:
                return None
            self._told.add(operation.id)
        is_deprecated = known is not None or since is not None
        manifest = known or Deprecation()
        notice = DeprecationNotice(
            operation.id,
            "",
            since or manifest.since,
            sunset or manifest.sunset,
            manifest.replacement,
            manifest.reason,
            _page("deprecation", headers, response.url),
            _page("sunset", headers, response.url),
        )
        return self._notify(notice._replace(message=_message(notice, is_deprecated)))


def deprecations(notify: Callable[[DeprecationNotice], Awaitable[None] | None]) -> Hooks:
    """Make hooks that report each deprecated operation once.

    Dates in a response override those of the manifest.
    """
    return _Deprecations(notify)


def _instant(seconds: float | None) -> datetime | None:
    try:
        return None if seconds is None else datetime.fromtimestamp(seconds, UTC)
    except (ValueError, OverflowError, OSError):
        return None


def _page(relation: str, headers: Headers, base: str) -> str | None:
    """Give the URL of a page that a response links to."""
    target = link_to(relation, headers)
    try:
        return None if target is None else resolved(target, base)
    except ValueError:
        return None


def _message(notice: DeprecationNotice, is_deprecated: bool) -> str:
    facts: list[str] = []
    if is_deprecated:
        facts.append(f"is deprecated{f' from {_day(notice.since)}' if notice.since else ''}")
    if notice.sunset:
        facts.append(f"ends on {_day(notice.sunset)}")
    sentences = [f"{notice.operation} {' and '.join(facts)}."]
    if notice.reason:
        sentences.append(notice.reason if notice.reason[-1] in ".!?" else f"{notice.reason}.")
    if notice.replacement:
        sentences.append(f"Use {notice.replacement}.")
    page = notice.deprecation_url or notice.sunset_url
    if page:
        sentences.append(f"See {page}")
    return " ".join(sentences)


def _day(date: str | datetime) -> str:
    return date if isinstance(date, str) else date.date().isoformat()
