# Made by endpoint-manifest (python-client) from its template _runtime/errors.py.
# Not to be edited: fill the manifest in and run `generate`.
"""Every error that a call can end with."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from .headers import Headers

_QUERY_VALUE = r"=[^&]*"
_URL_USER = r"(?<=://)[^/@?#]*@"


def redacted_url(url: str) -> str:
    """Show a URL without its query values and its user, which may be secrets."""
    place, mark, query = re.sub(_URL_USER, "***@", url).partition("?")
    return place + mark + re.sub(_QUERY_VALUE, "=***", query)


class CallError(Exception):
    """The base of all errors of this package."""

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (type(self), self.args, self.__dict__)


def _restored(
    kind: type[CallError], args: tuple[object, ...], state: dict[str, object]
) -> CallError:
    """Make an error from its parts, whatever its own initializer takes."""
    error = kind.__new__(kind, *args)
    error.args = args
    error.__dict__.update(state)
    return error


class InvalidArgumentError(CallError, ValueError):
    """The call cannot be sent as it was made; nothing was sent."""


class NotShownError(CallError, TypeError):
    """The manifest does not show enough of the operation to call it; nothing was sent."""

    def __init__(self, operation: str, missing: tuple[str, ...], place: str) -> None:
        facts = " and ".join(missing)
        super().__init__(
            f"{operation} cannot be called: {facts} not shown, to be filled in at {place}"
        )
        self.operation = operation
        self.missing = missing
        self.place = place


class RequestError(CallError):
    """The base of all errors of calls that were sent. Its text has no secret and no query value."""

    def __init__(self, what: str, method: str, url: str) -> None:
        shown = redacted_url(url)
        super().__init__(f"{method} {shown} {what}")
        self.method = method
        self.url = shown


class APIConnectionError(RequestError, ConnectionError):
    """No response came, or it broke off; `__cause__` is the error of the transport."""


class APITimeoutError(RequestError, TimeoutError):
    """
    An attempt took longer than `timeout`, a call than `deadline`, or a stream
    was silent too long.
    """


class APICancelledError(RequestError):
    """The caller's `Cancellation` ended the call."""


class ResponseError(RequestError):
    """The base of all errors of calls that were answered."""

    def __init__(self, what: str, method: str, url: str, status: int, headers: Headers) -> None:
        super().__init__(what, method, url)
        self.status = status
        self.headers = headers


class DecodeError(ResponseError, ValueError):
    """
    The service answered 2xx with a body that is not of its media type, or with a type that is not
    named.
    """

    def __init__(self, why: str, method: str, url: str, status: int, headers: Headers) -> None:
        super().__init__(f"answered {status}, unreadable: {why}", method, url, status, headers)


class APIError(ResponseError):
    """The service answered with a status other than 2xx."""

    def __init__(
        self, method: str, url: str, status: int, reason: str, headers: Headers, body: object
    ) -> None:
        what = f"answered {status} {reason}".rstrip() + _said_in(body)
        super().__init__(what, method, url, status, headers)
        self._body = body

    @property
    def body(self) -> object:
        """
        The body, decoded like that of a success; its text where it claims to
        be JSON and is not.
        """
        return self._body


_SPEAKING = ("detail", "message", "title", "error")


def _said_in(body: Any) -> str:
    """
    Find the readable message in a body: of problem details (RFC 9457), or
    other common members.
    """
    said = body
    while isinstance(said, dict):
        members = cast("dict[str, object]", said)
        said = next((members[name] for name in _SPEAKING if members.get(name)), None)
    return f": {str(said)[:500]}" if isinstance(said, str | int | float) and said else ""
