"""Tokens for the application itself (RFC 6749, section 4.4)."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, NotRequired, Unpack, cast

from .token_credential import OnTokens, TokenCredential
from .token_endpoint import TokenClient, request_tokens, secure_url

if TYPE_CHECKING:
    from .io_driver import Driver
    from .security import Credential
    from .token_endpoint import TokenEndpoint
    from .tokens import Tokens


class ApplicationOptions(TokenClient):
    """Options for getting tokens for the application, but for where they come from."""

    scopes: NotRequired[Sequence[str]]
    """Scopes to request; the server's default unless given."""
    tokens: NotRequired[Tokens]
    """Tokens that were stored."""
    on_tokens: NotRequired[OnTokens]
    """Called with new tokens before they are used, to store them."""


class ClientCredentialsOptions(ApplicationOptions):
    """Options for getting tokens for the application."""

    token_url: str
    """An `https:` URL; `http:` is allowed on this machine only."""


def client_credentials(**options: Unpack[ClientCredentialsOptions]) -> Credential:
    """
    Make a credential that gets a token at the first call, and another when it expires or the
    service responds 401.

    Raises:
        InvalidArgumentError: The URL does not begin with `https:`.
    """
    secure_url(options["token_url"])
    scopes = options.get("scopes")
    grant = {
        "grant_type": "client_credentials",
        "scope": None if scopes is None else " ".join(scopes),
    }

    def obtain(driver: Driver, _: Tokens | None) -> Coroutine[object, None, Tokens]:
        return request_tokens(driver, cast("TokenEndpoint", options), grant)

    return TokenCredential(options.get("tokens"), options.get("on_tokens"), obtain)
