# Made by endpoint-manifest (python-client) from its template _runtime/security.py.
# Not to be edited: fill the manifest in and run `generate`.
"""The credentials that an operation needs, and how they get into its requests."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol, TypeAlias

from .errors import InvalidArgumentError
from .headers import put_header

if TYPE_CHECKING:
    from .exchange import Exchange
    from .request import OutgoingRequest
    from .transport import TransportResponse


OWNER = "auth"
"""Begins the messages of errors: whatever is wrong there, a credential is at fault."""


class Credential(Protocol):
    """A credential for a security scheme. The functions of this package make them.

    If a request already has a value in the credential's place, the caller has set it, and it stays.
    """

    async def authenticate(
        self, request: OutgoingRequest, exchange: Exchange, scopes: Sequence[str]
    ) -> None:
        """Put the credential into a request; may get a token first."""
        ...

    async def renew(
        self, request: OutgoingRequest, exchange: Exchange, scopes: Sequence[str]
    ) -> bool:
        """After a 401: say whether there is a newer credential than the one in the request."""
        ...


CredentialMaker: TypeAlias = "Callable[[Secret], Credential]"
"""Makes a credential from a plain secret that was given for a scheme."""

Alternative: TypeAlias = Mapping[str, Sequence[str]]
"""
Schemes that are needed together, each with the scopes that the call needs; an empty one = none is
needed.
"""

Sent: TypeAlias = "tuple[TransportResponse, OutgoingRequest]"
Security: TypeAlias = "Callable[[Exchange, OutgoingRequest, int], Awaitable[Sent]]"
"""Sends a request of an attempt with credentials in it."""


def credential_only(_secret: Secret) -> Credential:
    """Refuse a plain secret, where a scheme needs more than that."""
    raise InvalidArgumentError("auth: this scheme takes a credential, not a secret")


def requires(*alternatives: Alternative) -> Security:
    """Make the security of an operation.

    It sends with the credentials of the first alternative for which the client has all. After a 401
    it sends the original request once more, if one of the credentials can be renewed. A client
    without any credentials sends the request unchanged, because a hook, a header of the caller's or
    its transport may authenticate it.
    """

    async def send(exchange: Exchange, request: OutgoingRequest, attempt: int) -> Sent:
        chosen = _chosen(alternatives, exchange, request)
        if not chosen:
            return await exchange.send(request, attempt)
        again = request.copy()
        for credential, scopes in chosen:
            await credential.authenticate(request, exchange, scopes)
        sent = await exchange.send(request, attempt)
        if sent[0].status != 401 or not request.is_repeatable:
            return sent
        try:
            renewed = [await each.renew(request, exchange, scopes) for each, scopes in chosen]
        except BaseException:
            await exchange.driver.close(sent[0])
            raise
        if not any(renewed):
            return sent
        await exchange.driver.close(sent[0])
        for credential, scopes in chosen:
            await credential.authenticate(again, exchange, scopes)
        return await exchange.send(again, attempt)

    return send


def _chosen(
    alternatives: Sequence[Alternative], exchange: Exchange, request: OutgoingRequest
) -> list[tuple[Credential, Sequence[str]]]:
    given: Mapping[str, Credential] = exchange.state.auth
    for alternative in alternatives:
        # The one that needs nothing comes last: else callers with credentials were anonymous.
        if alternative and all(name in given for name in alternative):
            return [(given[name], scopes) for name, scopes in alternative.items()]
    is_open = any(not alternative for alternative in alternatives)
    if is_open or not given or "authorization" in request.headers:
        return []
    names = dict.fromkeys(" and ".join(alternative) for alternative in alternatives)
    raise InvalidArgumentError(f"{exchange.operation.id} needs auth: {', or '.join(names)}")


class SecretNeed:
    """The purpose of a secret."""

    __slots__ = ("refused", "scopes")

    def __init__(self, scopes: Sequence[str] = (), refused: str | None = None) -> None:
        self.scopes = scopes
        self.refused = refused
        """The secret that the service has just rejected: only a different one makes sense."""


Secret: TypeAlias = "str | Callable[[SecretNeed], str | Awaitable[str]]"
"""A token or key, or a function that gives one.

It is called for every attempt, so it should cache its result.
"""


class SecretPlace(Protocol):
    """The place of a secret in a request."""

    def is_taken(self, request: OutgoingRequest) -> bool:
        """Tell whether the caller has set a value there."""
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
        """Tell whether the caller has set it."""
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
