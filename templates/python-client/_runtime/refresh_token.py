"""
Tokens of a signed-in user, renewed by the refresh token that came with them
(RFC 6749, section 6).
"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import TYPE_CHECKING, NotRequired, Unpack, cast

from .token_credential import OnTokens, TokenCredential
from .token_endpoint import TokenClient, request_tokens, secure_url

if TYPE_CHECKING:
    from .io_driver import Driver
    from .security import Credential
    from .token_endpoint import TokenEndpoint
    from .tokens import Tokens


class UserOptions(TokenClient):
    """Options for renewing a user's tokens, but for where that is done."""

    tokens: Tokens
    """The tokens from `exchange_code`, or from the last call of `on_tokens`."""
    on_tokens: NotRequired[OnTokens]
    """
    Called with new tokens before they are used: a server may issue a new
    refresh token each time.
    """


class RefreshTokenOptions(UserOptions):
    """Options for renewing a user's tokens."""

    token_url: str
    """An `https:` URL; `http:` is allowed on this machine only."""


def refresh_token(**options: Unpack[RefreshTokenOptions]) -> Credential:
    """
    Make a credential that sends a user's access token, and renews it when it expires or the service
    responds 401.

    Raises:
        InvalidArgumentError: The URL does not begin with `https:`.
    """
    secure_url(options["token_url"])

    async def renewed(driver: Driver, token: str, current: Tokens) -> Tokens:
        grant = {"grant_type": "refresh_token", "refresh_token": token}
        tokens = await request_tokens(driver, cast("TokenEndpoint", options), grant)
        # Members that the response leaves out keep their values (section 6).
        return tokens._replace(
            refresh_token=tokens.refresh_token or token,
            scopes=current.scopes if tokens.scopes is None else tokens.scopes,
        )

    def obtain(driver: Driver, current: Tokens | None) -> Coroutine[object, None, Tokens] | None:
        if current is None or current.refresh_token is None:
            return None
        return renewed(driver, current.refresh_token, current)

    return TokenCredential(options["tokens"], options.get("on_tokens"), obtain)
