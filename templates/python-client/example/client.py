"""The synchronous client of the Library."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self, Unpack

from ._runtime.sync_client import SyncClient
from ._service import DEFAULTS

if TYPE_CHECKING:
    from ._runtime.transport import Transport
    from .groups.books import Books
    from .options import ChangedOptions, LibraryOptions


class Library(SyncClient):
    """Calls the Library. Threads may share it.

    Args:
        base_url: Where the service is.
        transport: Sends the requests, in place of the standard library's `http.client`.
        **options: Options of all calls.
    """

    __slots__ = ()

    def __init__(
        self,
        *,
        base_url: str,
        transport: Transport | None = None,
        **options: Unpack[LibraryOptions],
    ) -> None:
        super().__init__(base_url, transport, options, DEFAULTS)

    def with_options(self, **options: Unpack[ChangedOptions]) -> Self:
        """
        Make a client with other options, which shares the connections; this
        one does not change.
        """
        return self._with(options)

    @property
    def books(self) -> Books:
        """Books."""
        from .groups.books import Books

        return Books(self._core)
