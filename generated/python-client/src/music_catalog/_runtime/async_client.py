# Made by endpoint-manifest (python-client) from its template _runtime/async_client.py.
# Not to be edited: fill the manifest in and run `generate`.
"""The base of the asynchronous client."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, ParamSpec, Self, TypeVar, Unpack, cast

from .async_core import AsyncCore
from .async_driver import AsyncDriver
from .call import RESPONSE, TAKE, UNREAD, untyped
from .client_state import ClientState, Defaults
from .errors import CallError

if TYPE_CHECKING:
    from types import TracebackType

    from .async_reading import AsyncUnreadResponse
    from .options import AnyRequestOptions
    from .result import Result, WithResponse
    from .transport import AsyncTransport

P = ParamSpec("P")
T = TypeVar("T")


class AsyncClient:
    """The members of every client beside its groups. Tasks may share it."""

    __slots__ = ("_core",)

    def __init__(
        self,
        base_url: str,
        transport: AsyncTransport | None,
        options: Mapping[str, Any],
        defaults: Defaults | None = None,
    ) -> None:
        driver = AsyncDriver(transport)
        state = ClientState(driver, defaults or Defaults(), base_url, options)
        self._core = AsyncCore(driver, state)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.aclose()

    async def aclose(self) -> None:
        """Close the connections of this client, and of those that `with_options` has made of it."""
        await self._core.driver.shut_down()

    def _with(self, options: Mapping[str, Any]) -> Self:
        """Make a client with other options, which shares the connections."""
        other = object.__new__(type(self))
        other._core = AsyncCore(self._core.driver, self._core.state.with_options(options))
        return other

    async def request(
        self,
        method: str,
        path: str,
        *,
        as_: Callable[[Any], Any] | None = None,
        **options: Unpack[AnyRequestOptions],
    ) -> Any:
        """Call an endpoint that the manifest does not name.

        Args:
            method: The HTTP method.
            path: Below the base URL, beginning with "/". It is percent-encoded already, and may
                have a query.
            as_: Makes the result from the data.
            **options: The values of the request, and options of the call.
        """
        return await self._core.call(untyped(method, path), (), as_, dict(options))

    async def with_response(
        self, operation: Callable[P, Awaitable[T]], /, *args: P.args, **kwargs: P.kwargs
    ) -> WithResponse[T]:
        """
        Call an operation, and return its data together with the response: `await
        client.with_response(client.books.retrieve, "id")`.
        """
        call = cast("Callable[..., Awaitable[WithResponse[T]]]", operation)
        return await call(*args, **kwargs, **{TAKE: RESPONSE})

    async def result(
        self, operation: Callable[P, Awaitable[T]], /, *args: P.args, **kwargs: P.kwargs
    ) -> Result[T]:
        """
        Call an operation, and return its outcome as a value to `match`: errors of the call are
        returned, not raised.
        """
        from .result import Failure, Success

        try:
            data, response = await self.with_response(operation, *args, **kwargs)
        except CallError as error:
            return Failure(error)
        return Success(data, response)

    async def response(
        self, operation: Callable[P, Awaitable[object]], /, *args: P.args, **kwargs: P.kwargs
    ) -> AsyncUnreadResponse:
        """Call an operation, and return the response with its body unread, for downloads.

        It raises as the call does. No timeout applies to the body. Use it in an `async with`
        statement.
        """
        call = cast("Callable[..., Awaitable[AsyncUnreadResponse]]", operation)
        return await call(*args, **kwargs, **{TAKE: UNREAD})
