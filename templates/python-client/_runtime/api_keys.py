"""
API keys of the caller, under the name and in the place that the service requires (OpenAPI 3.1.1,
section 4.8.27).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal
from urllib.parse import parse_qsl, urlsplit

from .headers import put_header
from .security import OWNER, Secret, SecretCredential
from .values import percent_encode

if TYPE_CHECKING:
    from .request import OutgoingRequest
    from .security import Credential


class _Header:
    __slots__ = ("_name",)

    def __init__(self, name: str) -> None:
        self._name = name.lower()

    def is_taken(self, request: OutgoingRequest) -> bool:
        return self._name in request.headers

    def put(self, request: OutgoingRequest, secret: str) -> None:
        put_header(request.headers, self._name, secret, OWNER)
        request.secret_headers |= {self._name}


class _Query:
    __slots__ = ("_name",)

    def __init__(self, name: str) -> None:
        self._name = name

    def is_taken(self, request: OutgoingRequest) -> bool:
        pairs = parse_qsl(urlsplit(request.url).query, keep_blank_values=True)
        return any(name == self._name for name, _ in pairs)

    def put(self, request: OutgoingRequest, secret: str) -> None:
        subject = f'{OWNER}: query parameter "{self._name}"'
        pair = f"{percent_encode(self._name, subject)}={percent_encode(secret, subject)}"
        request.url += ("&" if "?" in request.url else "?") + pair


class _Cookie:
    __slots__ = ("_name",)

    def __init__(self, name: str) -> None:
        self._name = name

    def is_taken(self, request: OutgoingRequest) -> bool:
        pairs = request.headers.get("cookie", "").split("; ")
        return any(pair.startswith(f"{self._name}=") for pair in pairs)

    def put(self, request: OutgoingRequest, secret: str) -> None:
        # Loaded here: few services have one.
        from .cookies import cookie_pair

        pair = cookie_pair(self._name, secret, f'{OWNER}: cookie "{self._name}"')
        before = request.headers.get("cookie")
        request.headers["cookie"] = pair if before is None else f"{before}; {pair}"


def header_key(key: Secret, name: str) -> Credential:
    """Make a credential of a key in a header."""
    return SecretCredential(key, _Header(name))


def query_key(key: Secret, name: str) -> Credential:
    """Make a credential of a key in the query. Errors and logs show no query values."""
    return SecretCredential(key, _Query(name))


def cookie_key(key: Secret, name: str) -> Credential:
    """Make a credential of a key in a cookie."""
    return SecretCredential(key, _Cookie(name))


def api_key(key: Secret, name: str, place: Literal["header", "query", "cookie"]) -> Credential:
    """Make a credential of a key in a place that only the caller knows."""
    return {"header": header_key, "query": query_key, "cookie": cookie_key}[place](key, name)
