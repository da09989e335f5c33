"""
Signs a user in at the authorization server, with a proof key (RFC 6749,
section 4.1; RFC 7636).
"""

from __future__ import annotations

import hashlib
import hmac
import os
from binascii import b2a_base64
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, NotRequired, TypedDict, Unpack, cast
from urllib.parse import parse_qsl, urljoin, urlsplit, urlunsplit

from .form_text import form_pair
from .sync_core import run
from .token_endpoint import TokenClient, request_tokens, secure_url
from .token_errors import AuthorizationError

if TYPE_CHECKING:
    from .token_endpoint import TokenEndpoint
    from .tokens import Tokens
    from .transport import AsyncTransport, Transport


class ConsentOptions(TypedDict):
    """Options of a request for a user's consent, but for where the user is asked."""

    client_id: str
    redirect_uri: str
    """The URL that the server sends the user back to; it is registered there."""
    scopes: NotRequired[Sequence[str]]
    parameters: NotRequired[Mapping[str, str]]
    """Further query parameters, such as `prompt`."""
    pkce: NotRequired[bool]
    """False = the server does not understand proof keys."""


class AuthorizationOptions(ConsentOptions):
    """Options of a request for a user's consent."""

    authorization_url: str
    """An `https:` URL; `http:` is allowed on this machine only."""


class AuthorizationRequest(NamedTuple):
    """A request for a user's consent.

    It is plain data: keep it for this user until the response comes.
    """

    url: str
    """The URL to send the user to."""
    state: str
    """Comes back with the response and proves that the response belongs to this request."""
    redirect_uri: str
    code_verifier: str | None = None
    """Proves that whoever has the code also requested it. It is a secret."""

    def __repr__(self) -> str:
        return "<AuthorizationRequest>"


class CodeOptions(TokenClient):
    """Input for exchanging a code for tokens, but for where that is done."""

    request: AuthorizationRequest
    """The request, as it was made before the user was sent away."""
    callback_url: str
    """The URL that the user came back to, with its query."""


class CodeExchange(CodeOptions):
    """Input for exchanging a code for tokens."""

    token_url: str
    """An `https:` URL; `http:` is allowed on this machine only."""


def authorization_request(**options: Unpack[AuthorizationOptions]) -> AuthorizationRequest:
    """Make the URL where a user signs in, with a new state and proof key.

    Raises:
        InvalidArgumentError: The URL does not begin with `https:`.
    """
    parts = urlsplit(secure_url(options["authorization_url"]))
    state = _random_text()
    verifier = _random_text() if options.get("pkce", True) else None
    query = {
        **dict(parse_qsl(parts.query, keep_blank_values=True)),
        **options.get("parameters", {}),
        "response_type": "code",
        "client_id": options["client_id"],
        "redirect_uri": options["redirect_uri"],
    }
    scopes = options.get("scopes")
    if scopes is not None:
        query["scope"] = " ".join(scopes)
    query["state"] = state
    if verifier is not None:
        digest = hashlib.sha256(verifier.encode()).digest()
        query |= {"code_challenge": _base64_url(digest), "code_challenge_method": "S256"}
    text = "&".join(form_pair(name, value) for name, value in query.items())
    return AuthorizationRequest(
        urlunsplit(parts._replace(query=text)), state, options["redirect_uri"], verifier
    )


def exchange_code(*, transport: Transport | None = None, **options: Unpack[CodeExchange]) -> Tokens:
    """Exchange the code that a user came back with for tokens.

    Raises:
        AuthorizationError: The user did not allow it, or came back from another request.
        TokenError: The server rejects the code.
    """
    from .sync_core import SyncDriver

    driver = SyncDriver(transport)
    try:
        return run(request_tokens(driver, cast("TokenEndpoint", options), _grant(options)))
    finally:
        driver.shut_down()


async def exchange_code_async(
    *, transport: AsyncTransport | None = None, **options: Unpack[CodeExchange]
) -> Tokens:
    """Exchange a code as `exchange_code` does, without blocking."""
    from .async_driver import AsyncDriver

    driver = AsyncDriver(transport)
    try:
        return await request_tokens(driver, cast("TokenEndpoint", options), _grant(options))
    finally:
        await driver.shut_down()


def _grant(options: CodeExchange) -> dict[str, str | None]:
    request = options["request"]
    # Some servers know only the path.
    url = urljoin(request.redirect_uri, options["callback_url"])
    answer = dict(reversed(parse_qsl(urlsplit(url).query, keep_blank_values=True)))
    state = answer.get("state", "")
    if not hmac.compare_digest(state.encode(errors="replace"), request.state.encode()):
        raise AuthorizationError("the answer is not to this request: its state is another")
    code, error = answer.get("code"), answer.get("error")
    if error is not None or code is None:
        raise AuthorizationError("the answer has no code", error, answer.get("error_description"))
    return {
        "grant_type": "authorization_code",
        "code": code,
        "redirect_uri": request.redirect_uri,
        "code_verifier": request.code_verifier,
    }


def _random_text() -> str:
    """Give 256 random bits, in characters that RFC 7636, section 4.1 allows."""
    return _base64_url(os.urandom(32))


def _base64_url(data: bytes) -> str:
    text = b2a_base64(data, newline=False).decode().rstrip("=")
    return text.replace("+", "-").replace("/", "_")
