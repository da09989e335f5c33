# Made by endpoint-manifest (python-client) from manifest/service.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""The synchronous client of a service whose title is not shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._runtime.sync_client import SyncClient
from ._service import DEFAULTS

if TYPE_CHECKING:
    from typing import Self, Unpack

    from ._runtime.transport import Transport
    from .groups.berths import Berths
    from .groups.ships import Ships
    from .options import ChangedOptions, HalfKnownOptions


class HalfKnown(SyncClient):
    """Calls a service whose title is not shown. Threads may share it.

    Berths of a harbour, and the ships that lie there.

    Headers that go with every request are given as `headers`: the service knows
    `X-Harbour`, `X-Tide`.

    Args:
        base_url: Where the service is.
        transport: Sends the requests, in place of the standard library's `http.client`.
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
        transport: Transport | None = None,
        **options: Unpack[HalfKnownOptions],
    ) -> None:
        super().__init__(base_url, transport, options, DEFAULTS)

    def with_options(self, **options: Unpack[ChangedOptions]) -> Self:
        """Make a client with other options, which shares the connections; this one does not
        change.
        """
        return self._with(options)

    @property
    def berths(self) -> Berths:
        """Berths."""
        from .groups.berths import Berths

        return Berths(self._core)

    @property
    def ships(self) -> Ships:
        """Ships, whether they lie in the harbour or not."""
        from .groups.ships import Ships

        return Ships(self._core)
