# Made by endpoint-manifest (python-client) from its template _runtime/sync_client.py.
# Not to be edited: fill the manifest in and run `generate`.
"""The base of the synchronous client."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ParamSpec, Self, TypeVar, Unpack, cast

from .call import RESPONSE, TAKE, UNREAD, untyped
from .client_state import ClientState, Defaults
from .errors import CallError
from .sync_core import SyncCore, SyncDriver

if TYPE_CHECKING:
    from types import TracebackType

    from .options import AnyRequestOptions
    from .result import Result, WithResponse
    from .sync_reading import UnreadResponse
    from .transport import Transport

P = ParamSpec("P")
T = TypeVar("T")


class SyncClient:
    """The members of every client beside its groups. Threads may share it."""

    __slots__ = ("_core",)

    def __init__(
        self,
        base_url: str,
        transport: Transport | None,
        options: Mapping[str, Any],
        defaults: Defaults | None = None,
    ) -> None:
        driver = SyncDriver(transport)
        state = ClientState(driver, defaults or Defaults(), base_url, options)
        self._core = SyncCore(driver, state)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the connections of this client, and of those that `with_options` has made of it."""
        self._core.driver.shut_down()

    def _with(self, options: Mapping[str, Any]) -> Self:
        """Make a client with other options, which shares the connections."""
        other = object.__new__(type(self))
        other._core = SyncCore(self._core.driver, self._core.state.with_options(options))
        return other

    def request(
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
        return self._core.call(untyped(method, path), (), as_, dict(options))

    def with_response(
        self, operation: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs
    ) -> WithResponse[T]:
        """
        Call an operation, and return its data together with the response:
        `client.with_response(client.books.retrieve, "id")`.
        """
        call = cast("Callable[..., WithResponse[T]]", operation)
        return call(*args, **kwargs, **{TAKE: RESPONSE})

    def result(self, operation: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Result[T]:
        """
        Call an operation, and return its outcome as a value to `match`: errors of the call are
        returned, not raised.
        """
        from .result import Failure, Success

        try:
            data, response = self.with_response(operation, *args, **kwargs)
        except CallError as error:
            return Failure(error)
        return Success(data, response)

    def response(
        self, operation: Callable[P, object], /, *args: P.args, **kwargs: P.kwargs
    ) -> UnreadResponse:
        """Call an operation, and return the response with its body unread, for downloads.

        It raises as the call does. No timeout applies to the body. Use it in a `with` statement.
        """
        call = cast("Callable[..., UnreadResponse]", operation)
        return call(*args, **kwargs, **{TAKE: UNREAD})
