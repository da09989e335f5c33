# Made by endpoint-manifest (python-client) from manifest/service.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""The asynchronous client of Library."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._runtime.async_client import AsyncClient
from ._service import DEFAULTS

if TYPE_CHECKING:
    from typing import Self, Unpack

    from ._runtime.transport import AsyncTransport
    from .groups.books import AsyncBooks
    from .options import AuthenticationOptions, ChangedOptions


class AsyncAuthentication(AsyncClient):
    """Calls Library. Tasks of one event loop may share it.

    Args:
        base_url: Where the service is.
        transport: Sends the requests, in place of `httpx2`, which the extra `async`
            installs.
        timeout: Seconds that one attempt may take; 60 unless given, None = no limit.
        deadline: Seconds that a call may take with all its attempts and waits.
        idle_timeout: Seconds that a stream may be silent.
        max_retries: Maximum number of retries, where a retry is safe; 2 unless given.
        max_response_bytes: Maximum bytes of a response that is decoded whole; 64 MiB
            unless given.
        hooks: Called at every attempt: `logging()`, `deprecations()`, or objects of
            `Hooks`.
        follow_redirects: Whether redirects are followed; None = only if no header could
            identify the caller to another origin.
        headers: Headers of every request.
        query: Query parameters of every request.
        own_base_url: Returns the base URL of an operation that has its own.
        auth: Credentials, by the names of their schemes.
    """

    __slots__ = ()

    def __init__(
        self,
        *,
        base_url: str,
        transport: AsyncTransport | None = None,
        **options: Unpack[AuthenticationOptions],
    ) -> None:
        super().__init__(base_url, transport, options, DEFAULTS)

    def with_options(self, **options: Unpack[ChangedOptions]) -> Self:
        """Make a client with other options, which shares the connections; this one does not
        change.
        """
        return self._with(options)

    @property
    def books(self) -> AsyncBooks:
        """Books."""
        from .groups.books import AsyncBooks

        return AsyncBooks(self._core)
