"""The credentials that an operation needs, and how they get into its requests."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol, TypeAlias

from .errors import InvalidArgumentError

if TYPE_CHECKING:
    from .exchange import Exchange
    from .request import OutgoingRequest
    from .secret import Secret
    from .transport import TransportResponse


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

    It sends with the credentials of the first alternative for which the client has all.
        After a 401 it sends the original
    request once more, if one of the credentials can be renewed. A client without any
        credentials sends the request unchanged,
    because a hook, a header of the caller's or its transport may authenticate it.
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
