# Made by endpoint-manifest (python-client) from its template _runtime/redirects.py.
# Not to be edited: fill the manifest in and run `generate`.
"""Redirects (RFC 9110, section 15.4; Fetch standard, section 4.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .request import OutgoingRequest
from .urls import origin_of, resolved

if TYPE_CHECKING:
    from .transport import TransportResponse

_STATUSES = frozenset({301, 302, 303, 307, 308})
_HARMLESS = frozenset(
    {
        *("accept", "accept-encoding", "accept-language", "content-encoding", "content-language"),
        *("content-length", "content-type", "range", "user-agent"),
    }
)
"""Headers that do not identify the caller.

Whole names count, because `accept-key` may be a secret.
"""
_OF_BODY = frozenset(
    {"content-encoding", "content-language", "content-location", "content-type", "content-length"}
)


def next_request(
    request: OutgoingRequest, response: TransportResponse, *, follow: bool | None
) -> OutgoingRequest | None:
    """Give the request that a response leads to; None = the response is the answer.

    Unless the caller says that redirects are followed, they are where no header but
    `authorization`, which stays at its origin, might tell another origin who calls. ConnectionError
    = it cannot be followed.
    """
    location = response.headers.get("location")
    if response.status not in _STATUSES or location is None or follow is False:
        return None
    if follow is None and not all(
        name == "authorization" or name in _HARMLESS for name in request.headers
    ):
        return None
    try:
        url = resolved(location, request.url)
    except ValueError:
        url = ""
    origin = origin_of(url)
    if not origin:
        raise ConnectionError("a redirect to what is no URL of HTTP")
    is_same = origin == origin_of(request.url)
    method = request.method
    is_get = (
        method != "HEAD"
        if response.status == 303
        else response.status in (301, 302) and method == "POST"
    )
    headers = {
        name: text
        for name, text in request.headers.items()
        if (is_same or name in _HARMLESS) and not (is_get and name in _OF_BODY)
    }
    if not is_get and not request.is_repeatable:
        raise ConnectionError("a redirect, and a stream cannot be sent twice")
    following = OutgoingRequest(
        "GET" if is_get else method, url, headers, None if is_get else request.body
    )
    following.secret_headers = request.secret_headers
    return following
