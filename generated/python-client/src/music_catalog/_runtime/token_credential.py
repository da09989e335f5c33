# Made by endpoint-manifest (python-client) from its template _runtime/token_credential.py.
# Not to be edited: fill the manifest in and run `generate`.
"""
A credential with tokens from an authorization server, obtained once for all waiting calls and
renewed in time.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import TYPE_CHECKING

from .security import AuthorizationHeader

if TYPE_CHECKING:
    import asyncio

    from .exchange import Exchange
    from .io_driver import Driver
    from .request import OutgoingRequest
    from .tokens import Tokens

_LONGEST_LEEWAY = 30.0
"""
Seconds before its expiry when a token is no longer used: it must still be valid when it reaches the
service.
"""

Obtain = Callable[["Driver", "Tokens | None"], "Coroutine[object, None, Tokens] | None"]
"""Gets new tokens; None = there is no way to get any."""

OnTokens = Callable[["Tokens"], "Awaitable[None] | None"]
"""Called with new tokens before they are used, to store them.

An error that it raises ends the calls that wait for them.
"""


class Slot:
    """A place for work that never goes on twice at once: the renewal of a token."""

    __slots__ = ("lock", "tasks")

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.tasks: dict[object, asyncio.Task[None]] = {}
        """Work under way, by event loop."""


class TokenCredential:
    """Sends a bearer token.

    It never obtains two at once, and no asynchronous call that is cancelled ends it.
    """

    __slots__ = ("_leeway", "_obtain", "_on_tokens", "_place", "_slot", "_tokens")

    def __init__(self, tokens: Tokens | None, on_tokens: OnTokens | None, obtain: Obtain) -> None:
        self._tokens = tokens
        self._on_tokens = on_tokens
        self._obtain = obtain
        self._place = AuthorizationHeader("Bearer")
        self._slot = Slot()
        self._leeway = _LONGEST_LEEWAY

    def __repr__(self) -> str:
        return "<TokenCredential>"

    async def authenticate(
        self, request: OutgoingRequest, exchange: Exchange, scopes: Sequence[str]
    ) -> None:
        """Put a token into a request; gets one first, if there is none that holds."""
        del scopes
        if self._place.is_taken(request):
            return
        before = self._tokens
        if before is None or not self._holds(before):
            await self._renewed(exchange.driver, before)
        tokens = self._tokens
        if tokens is not None:
            self._place.put(request, tokens.access_token)
            request.carried[self] = tokens.access_token

    async def renew(
        self, request: OutgoingRequest, exchange: Exchange, scopes: Sequence[str]
    ) -> bool:
        """Get another token than the one in the request, unless another call has."""
        del scopes
        refused = request.carried.get(self)
        if refused is None:
            return False
        before = self._tokens
        if before is not None and before.access_token == refused:
            await self._renewed(exchange.driver, before)
        tokens = self._tokens
        return tokens is not None and tokens.access_token != refused

    def _holds(self, tokens: Tokens) -> bool:
        return tokens.expires_at is None or tokens.expires_at - self._leeway > time.time()

    async def _renewed(self, driver: Driver, before: Tokens | None) -> None:
        """Get tokens in place of some; calls that come meanwhile wait for the same."""

        async def work() -> None:
            # Another call may have renewed them since.
            if self._tokens is not before:
                return
            pending = self._obtain(driver, before)
            if pending is None:
                return
            tokens = await pending
            # A token that lives for seconds is used for most of them.
            lifetime = (
                float("inf") if tokens.expires_at is None else tokens.expires_at - time.time()
            )
            self._leeway = min(_LONGEST_LEEWAY, lifetime / 4)
            if self._on_tokens is not None:
                await driver.resolve(self._on_tokens(tokens))
            self._tokens = tokens

        await driver.once(self._slot, work)
