"""Errors when tokens are requested."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .errors import CallError, ResponseError

if TYPE_CHECKING:
    from .headers import Headers


class TokenError(ResponseError):
    """The authorization server refused to issue tokens (RFC 6749, section 5.2).

    It does not know the client, or the user's grant has ended (`invalid_grant`). A failure that may
    be temporary ends as an error of any call does.
    """

    def __init__(
        self,
        method: str,
        url: str,
        status: int,
        headers: Headers,
        *,
        code: str | None,
        description: str | None,
    ) -> None:
        what = f"answered {status}{refusal_text(code, description)}"
        super().__init__(what, method, url, status, headers)
        self.code = code
        """Such as `invalid_grant`; None = the server gives none."""
        self.description = description
        """A description for developers."""


class AuthorizationError(CallError):
    """
    The user or the server denied the request, or the response belongs to another one (RFC 6749,
    section 4.1.2.1).
    """

    def __init__(self, what: str, code: str | None = None, description: str | None = None) -> None:
        super().__init__(f"no authorization: {what}{refusal_text(code, description)}")
        self.code = code
        self.description = description


def refusal_text(code: str | None, description: str | None) -> str:
    """Give the end of a message."""
    return "".join(f": {text}" for text in (code, description) if text)[:500]
