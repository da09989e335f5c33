"""Credentials that are a text: a token, a key, a name with its password."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias

from .errors import InvalidArgumentError
from .headers import put_header

if TYPE_CHECKING:
    from .exchange import Exchange
    from .request import OutgoingRequest
    from .security import Credential

OWNER = "auth"
"""Begins the messages of errors: whatever is wrong there, a credential is at fault."""


class SecretNeed(NamedTuple):
    """What a secret is needed for."""

    scopes: Sequence[str] = ()
    refused: str | None = None
    """The secret that the service has just rejected with 401: only a different one makes sense."""


Secret: TypeAlias = "str | Callable[[SecretNeed], str | Awaitable[str]]"
"""
A token or key, or a function that gives one.

It is called for every attempt, so it should cache its result.
"""


class SecretPlace(Protocol):
    """The place of a secret in a request."""

    def is_taken(self, request: OutgoingRequest) -> bool:
        """Whether the caller has set a value there."""
        ...

    def put(self, request: OutgoingRequest, secret: str) -> None:
        """Put the secret there."""
        ...


class SecretCredential:
    """A credential with a secret of the caller's. After a 401, a function is called for another."""

    __slots__ = ("_place", "_secret")

    def __init__(self, secret: Secret, place: SecretPlace) -> None:
        # An invalid text is refused at once, not only by the first call.
        self._secret = secret if callable(secret) else _checked(secret)
        self._place = place

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    async def authenticate(
        self, request: OutgoingRequest, exchange: Exchange, scopes: Sequence[str]
    ) -> None:
        """Put the secret into a request."""
        if not self._place.is_taken(request):
            secret = await self._ask(exchange, SecretNeed(scopes))
            self._place.put(request, secret)
            request.carried[self] = secret

    async def renew(
        self, request: OutgoingRequest, exchange: Exchange, scopes: Sequence[str]
    ) -> bool:
        """Say whether there is another secret than the one in the request."""
        refused = request.carried.get(self)
        return (
            refused is not None
            and await self._ask(exchange, SecretNeed(scopes, refused)) != refused
        )

    async def _ask(self, exchange: Exchange, need: SecretNeed) -> str:
        if isinstance(self._secret, str):
            return self._secret
        return _checked(await exchange.driver.resolve(self._secret(need)))


class AuthorizationHeader:
    """The `authorization` header with an HTTP scheme (RFC 9110, section 11.6.2)."""

    __slots__ = ("_scheme",)

    def __init__(self, scheme: str) -> None:
        self._scheme = scheme

    def is_taken(self, request: OutgoingRequest) -> bool:
        """Whether the caller has set it."""
        return "authorization" in request.headers

    def put(self, request: OutgoingRequest, secret: str) -> None:
        """Set it."""
        put_header(request.headers, "authorization", f"{self._scheme} {secret}", OWNER)


def bearer(token: Secret) -> Credential:
    """Make a credential of a bearer token (RFC 6750, section 2.1)."""
    return SecretCredential(token, AuthorizationHeader("Bearer"))


def authorization(credential: Secret, scheme: str) -> Credential:
    """Make a credential of any HTTP scheme, ready to be sent (RFC 9110, section 11.4)."""
    return SecretCredential(credential, AuthorizationHeader(scheme))


def _checked(secret: object) -> str:
    if isinstance(secret, str) and secret.strip():
        return secret
    raise InvalidArgumentError(f"{OWNER}: a credential must be a text that is not empty")
