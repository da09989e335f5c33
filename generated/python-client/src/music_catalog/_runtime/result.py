# Made by endpoint-manifest (python-client) from its template _runtime/result.py.
# Not to be edited: fill the manifest in and run `generate`.
"""The outcome of a call with its response, or as a value in place of a raised error."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, NamedTuple, TypeAlias, TypeVar

if TYPE_CHECKING:
    from .errors import CallError
    from .transport import Response

T = TypeVar("T")
S = TypeVar("S")


class WithResponse(NamedTuple, Generic[T]):
    """Data together with the response that carried them."""

    data: T
    response: Response


class Success(Generic[T]):
    """The service responded with a success: `case Success(data)`."""

    __match_args__ = ("data", "response")
    __slots__ = ("data", "response")

    def __init__(self, data: T, response: Response) -> None:
        self.data = data
        self.response = response

    def __repr__(self) -> str:
        return f"Success({self.data!r}, {self.response!r})"


class Failure:
    """The call failed: `case Failure(error)`."""

    __match_args__ = ("error",)
    __slots__ = ("error",)

    def __init__(self, error: CallError) -> None:
        self.error = error

    def __repr__(self) -> str:
        return f"Failure({self.error!r})"


Result: TypeAlias = Success[S] | Failure
"""The outcome of a call, which `client.result` returns."""
