"""Requests to the token endpoint of an authorization server (RFC 6749, section 3.2)."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, NotRequired, TypedDict, cast
from urllib.parse import urlsplit

from .basic import basic_text
from .clock import Clock
from .decoding import Chunks, read_bytes
from .errors import APIConnectionError, APIError, APITimeoutError, DecodeError, InvalidArgumentError
from .form_text import FORM_TYPE, form_pair, form_text
from .json_text import parse_json
from .request import OutgoingRequest
from .security import OWNER
from .token_errors import TokenError
from .tokens import Tokens, read_tokens
from .transport import TransportRequest, TransportResponse

if TYPE_CHECKING:
    from .io_driver import Driver


class TokenClient(TypedDict):
    """How this application authenticates at the authorization server."""

    client_id: str
    client_secret: NotRequired[str]
    """Left out by applications that cannot keep a secret."""
    client_authentication: NotRequired[Literal["basic", "body"]]
    """
    Where the secret is sent: in the `authorization` header unless given (RFC
    6749, section 2.3.1).
    """
    parameters: NotRequired[Mapping[str, str]]
    """Further parameters, such as `audience`."""
    timeout: NotRequired[float]
    """Timeout of a token request in seconds; 30 unless given."""


class TokenEndpoint(TokenClient):
    """The token endpoint, and how to use it."""

    token_url: str
    """An `https:` URL; `http:` is allowed on this machine only."""


_LARGEST = 1_048_576


async def request_tokens(
    driver: Driver, endpoint: TokenEndpoint, grant: Mapping[str, str | None]
) -> Tokens:
    """Request tokens. Redirects are not followed, because no other server may see the request.

    Raises:
        TokenError: The server refuses.
    """
    client_id, secret = endpoint["client_id"], endpoint.get("client_secret")
    in_header = secret is not None and endpoint.get("client_authentication") != "body"
    form: dict[str, str | None] = dict(endpoint.get("parameters", {}))
    if not in_header:
        form |= {"client_id": client_id, "client_secret": secret}
    form |= grant
    body = "&".join(form_pair(name, text) for name, text in form.items() if text is not None)
    sent = body.encode()
    headers = {
        "accept": "application/json",
        "content-type": FORM_TYPE,
        "content-length": str(len(sent)),
    }
    if in_header and secret is not None:
        # Encoded as in a form (RFC 6749, section 2.3.1).
        text = basic_text(form_text(client_id), form_text(secret))
        headers["authorization"] = f"Basic {text}"
    seconds = endpoint.get("timeout", 30.0)
    clock = Clock(seconds, None, None)
    clock.start(seconds)
    request = OutgoingRequest("POST", secure_url(endpoint["token_url"]), headers, sent)
    sent_at = time.time()
    try:
        wire = TransportRequest("POST", request.url, headers, sent, clock)
        response = await driver.send(wire)
        chunks = Chunks(driver, response, clock)
        try:
            answer = _parsed(await read_bytes(chunks, response, _LARGEST, request))
        except BaseException:
            await chunks.close()
            raise
    except TimeoutError:
        raise APITimeoutError(
            f"got no whole answer within {seconds:g} s", "POST", request.url
        ) from None
    except OSError as error:
        what = f"got no whole answer: {error or type(error).__name__}"
        raise APIConnectionError(what, "POST", request.url) from error
    if not 200 <= response.status < 300:
        raise _failure(request, response, answer, [secret, *grant.values()])
    tokens = read_tokens(answer, sent_at)
    if isinstance(tokens, str):
        # An error must not show a body that was not understood: it may hold a token.
        raise DecodeError(tokens, "POST", request.url, response.status, response.headers)
    return tokens


def secure_url(url: str) -> str:
    """
    Give the URL of an authorization server, over a connection that nobody can read (RFC 6749,
    sections 3.1 and 3.2).

    Raises:
        InvalidArgumentError: It is not such a URL.
    """
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname or "", parts.port
    except ValueError:
        parts, host = urlsplit(""), ""
    is_local = host in ("localhost", "::1") or host.startswith("127.")
    is_clean = url.isascii() and url.isprintable() and " " not in url and "@" not in parts.netloc
    if host and is_clean and (parts.scheme == "https" or (parts.scheme == "http" and is_local)):
        return url.partition("#")[0]
    raise InvalidArgumentError(
        f'{OWNER}: the URL of an authorization server must be absolute and begin with "https:"'
    )


def _failure(
    request: OutgoingRequest, response: TransportResponse, answer: object, secrets: list[str | None]
) -> APIError | TokenError:
    """
    Give the error of a response: temporary failures can be retried like those of any call; a
    refusal is final.
    """
    status, headers = response.status, response.headers
    if not 400 <= status < 500 or status in (408, 429):
        return APIError("POST", request.url, status, response.reason, headers, None)
    members = cast("dict[str, object]", answer) if isinstance(answer, dict) else {}

    def shown(text: object) -> str | None:
        """Hide what was sent: servers may echo it."""
        if not isinstance(text, str):
            return None
        for secret in secrets:
            text = text.replace(secret, "***") if secret else text
        return text

    return TokenError(
        "POST",
        request.url,
        status,
        headers,
        code=shown(members.get("error")),
        description=shown(members.get("error_description")),
    )


def _parsed(data: bytes) -> object:
    """Read JSON, whatever its content type, about which servers are careless.

    None = it is not JSON.
    """
    try:
        return parse_json(data)
    except ValueError:
        return None
