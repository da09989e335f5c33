# Made by endpoint-manifest (python-client) from its template _runtime/call_log.py.
# Not to be edited: fill the manifest in and run `generate`.
"""Log lines about calls. They contain neither secrets nor bodies."""

from __future__ import annotations

import logging as log
import re
from time import monotonic
from typing import TYPE_CHECKING

from .errors import APIError, DecodeError, RequestError, redacted_url
from .hooks import Hooks, RequestEvent

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from .transport import Response

_PACKAGE_LOGGER = log.getLogger(__name__.partition(".")[0])
_PACKAGE_LOGGER.addHandler(log.NullHandler())

_SECRET = re.compile(
    r"auth|cookie|credential|key|password|passwd|secret|session|signature|token", re.IGNORECASE
)
"""Names of headers that carry secrets, or look like it."""
_BREAKS = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+")


class _Logging(Hooks):
    """Writes a line for each request, response, retry and failure."""

    def __init__(self, logger: log.Logger) -> None:
        self._logger = logger

    def on_request(self, event: RequestEvent) -> None:
        """Write what is sent."""
        if self._logger.isEnabledFor(log.DEBUG):
            request = event.request
            headers = _shown(request.headers, request.secret_headers)
            self._write(log.DEBUG, f"{_line(event)} (attempt {event.attempt}) {headers}")

    def on_response(self, event: RequestEvent, response: Response) -> None:
        """Write what is answered."""
        if self._logger.isEnabledFor(log.INFO):
            text = f"{_line(event)} answered {response.status} {_timing(event)}"
            if self._logger.isEnabledFor(log.DEBUG):
                text += f" {_shown(response.headers)}"
            self._write(log.INFO, text)

    def on_error(self, event: RequestEvent, error: Exception, retry_in: float | None) -> None:
        """Write what failed."""
        text = f"{event.operation.id} {_fault(event, error)} {_timing(event)}"
        if retry_in is None:
            self._write(log.ERROR, text)
        else:
            self._write(log.WARNING, f"{text} again in {retry_in:.3g} s")

    def _write(self, level: int, text: str) -> None:
        # An error's message may come from the service: it must not start a new line.
        self._logger.log(level, "%s", _BREAKS.sub(" ", text))


def logging(logger: log.Logger | None = None) -> Hooks:
    """Make hooks that write log lines; to the logger of this package, unless another is given.

    ERROR: calls that failed. WARNING: attempts that failed and are repeated. INFO: responses.
    DEBUG: requests, and all headers but those that may hold secrets.
    """
    return _Logging(logger or _PACKAGE_LOGGER)


def _line(event: RequestEvent) -> str:
    request = event.request
    return f"{event.operation.id} {request.method} {redacted_url(request.url)}"


def _timing(event: RequestEvent) -> str:
    spent = f"{(monotonic() - event.started_at) * 1000:.0f} ms, " if event.started_at else ""
    return f"({spent}attempt {event.attempt})"


def _shown(headers: Mapping[str, str], secret: Iterable[str] = ()) -> dict[str, str]:
    return {
        name: "***" if name in secret or _SECRET.search(name) else _header(name, text)
        for name, text in headers.items()
    }


def _header(name: str, text: str) -> str:
    return (
        redacted_url(text) if name in ("location", "content-location", "referer", "link") else text
    )


def _fault(event: RequestEvent, error: Exception) -> str:
    """Give the message of a failure.

    Errors of whole responses quote their bodies; those are left out.
    """
    request = event.request
    if isinstance(error, RequestError) and not isinstance(error, APIError | DecodeError):
        return str(error)
    status = f" {error.status}" if isinstance(error, APIError | DecodeError) else f": {error}"
    return f"{request.method} {redacted_url(request.url)} failed: {type(error).__name__}{status}"
