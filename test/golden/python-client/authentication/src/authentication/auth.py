# Made by endpoint-manifest (python-client) from manifest/service.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Credentials of Library by OAuth 2 (RFC 6749)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._runtime.authorization_code import authorization_request, exchange_code, exchange_code_async
from ._runtime.client_credentials import client_credentials
from ._runtime.refresh_token import refresh_token

if TYPE_CHECKING:
    from typing import Unpack

    from ._runtime.authorization_code import AuthorizationRequest, CodeOptions, ConsentOptions
    from ._runtime.client_credentials import ApplicationOptions
    from ._runtime.refresh_token import UserOptions
    from ._runtime.security import Credential
    from ._runtime.tokens import Tokens
    from ._runtime.transport import AsyncTransport, Transport


def oauth_client_credentials(
    *, token_url: str = "https://accounts.example.com/token", **options: Unpack[ApplicationOptions]
) -> Credential:
    """Credential of `oauth`: tokens for the application itself, got at the first call and
    renewed in time.
    """
    return client_credentials(token_url=token_url, **options)


def oauth_refresh_token(
    *, token_url: str = "https://accounts.example.com/token", **options: Unpack[UserOptions]
) -> Credential:
    """Credential of `oauth`: the tokens of a user who has signed in, renewed in time."""
    return refresh_token(token_url=token_url, **options)


def oauth_authorization_request(
    *,
    authorization_url: str = "https://accounts.example.com/authorize",
    **options: Unpack[ConsentOptions],
) -> AuthorizationRequest:
    """Say where to send a user to sign in, and what to keep until they come back."""
    return authorization_request(authorization_url=authorization_url, **options)


def oauth_exchange_code(
    *,
    token_url: str = "https://accounts.example.com/token",
    transport: Transport | None = None,
    **options: Unpack[CodeOptions],
) -> Tokens:
    """Exchange the code that a user came back with for tokens."""
    return exchange_code(token_url=token_url, transport=transport, **options)


async def oauth_exchange_code_async(
    *,
    token_url: str = "https://accounts.example.com/token",
    transport: AsyncTransport | None = None,
    **options: Unpack[CodeOptions],
) -> Tokens:
    """Exchange a code as the function above does, without blocking."""
    return await exchange_code_async(token_url=token_url, transport=transport, **options)


def closed_oauth_refresh_token(
    *, token_url: str = "https://accounts.example.com/token", **options: Unpack[UserOptions]
) -> Credential:
    """Credential of `closed-oauth`: the tokens of a user who has signed in, renewed in time."""
    return refresh_token(token_url=token_url, **options)


def user_tokens_client_credentials(
    *, token_url: str, **options: Unpack[ApplicationOptions]
) -> Credential:
    """Credential of `user-tokens`: tokens for the application itself, got at the first call
    and renewed in time.
    """
    return client_credentials(token_url=token_url, **options)


def user_tokens_refresh_token(*, token_url: str, **options: Unpack[UserOptions]) -> Credential:
    """Credential of `user-tokens`: the tokens of a user who has signed in, renewed in time."""
    return refresh_token(token_url=token_url, **options)


def user_tokens_authorization_request(
    *, authorization_url: str, **options: Unpack[ConsentOptions]
) -> AuthorizationRequest:
    """Say where to send a user to sign in, and what to keep until they come back."""
    options.setdefault("pkce", False)
    return authorization_request(authorization_url=authorization_url, **options)


def user_tokens_exchange_code(
    *, token_url: str, transport: Transport | None = None, **options: Unpack[CodeOptions]
) -> Tokens:
    """Exchange the code that a user came back with for tokens."""
    return exchange_code(token_url=token_url, transport=transport, **options)


async def user_tokens_exchange_code_async(
    *, token_url: str, transport: AsyncTransport | None = None, **options: Unpack[CodeOptions]
) -> Tokens:
    """Exchange a code as the function above does, without blocking."""
    return await exchange_code_async(token_url=token_url, transport=transport, **options)
