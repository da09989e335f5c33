"""The asynchronous client of the Library."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self, Unpack

from ._runtime.async_client import AsyncClient
from ._service import DEFAULTS

if TYPE_CHECKING:
    from ._runtime.transport import AsyncTransport
    from .groups.books import AsyncBooks
    from .options import ChangedOptions, LibraryOptions


class AsyncLibrary(AsyncClient):
    """Calls the Library, for asyncio. It needs the extra `async`, unless a transport is given.

    Args:
        base_url: Where the service is.
        transport: Sends the requests, in place of httpx2.
        **options: Options of all calls.
    """

    __slots__ = ()

    def __init__(
        self,
        *,
        base_url: str,
        transport: AsyncTransport | None = None,
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
    def books(self) -> AsyncBooks:
        """Books."""
        from .groups.books import AsyncBooks

        return AsyncBooks(self._core)
