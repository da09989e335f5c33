# Made by endpoint-manifest (python-client) from its template _runtime/tokens.py.
# Not to be edited: fill the manifest in and run `generate`.
"""Tokens from an authorization server, with their expiry."""

from __future__ import annotations

from typing import Any, NamedTuple, cast


class Tokens(NamedTuple):
    """
    Tokens as they can be stored: `tokens._asdict()` is plain data,
    `Tokens(**data)` the way back.
    """

    access_token: str
    refresh_token: str | None = None
    """Gets newer tokens; it may work only once."""
    expires_at: float | None = None
    """When the access token expires, in seconds since 1970; None = the server does not say."""
    scopes: tuple[str, ...] | None = None
    """The granted scopes, which may be fewer than requested; None = the server does not say."""

    def __repr__(self) -> str:
        return "<Tokens>"


def read_tokens(answer: object, sent_at: float) -> Tokens | str:
    """
    Read a successful response of a token endpoint (RFC 6749, section 5.1) to a request that was
    sent at a time.

    A text describes the fault of the response, without any of its values.
    """
    if not isinstance(answer, dict):
        return "no JSON object"
    members = cast("dict[str, Any]", answer)
    access_token = members.get("access_token")
    if not isinstance(access_token, str) or not access_token:
        return "no access_token"
    if str(members.get("token_type", "bearer")).lower() != "bearer":
        return "a token_type other than Bearer"
    refresh_token = members.get("refresh_token")
    scope = members.get("scope")
    lifetime = _seconds(members.get("expires_in"))
    return Tokens(
        access_token,
        refresh_token if isinstance(refresh_token, str) and refresh_token else None,
        None if lifetime is None else sent_at + lifetime,
        tuple(scope.split()) if isinstance(scope, str) else None,
    )


def _seconds(value: object) -> float | None:
    """Read a lifetime; some servers send the number as a text."""
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        return None
    try:
        seconds = float(value)
    except (ValueError, OverflowError):
        return None
    return seconds if seconds >= 0 else None
