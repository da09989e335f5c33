"""What is told of a response beside its data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from .headers import Headers

T = TypeVar("T")


class Response:
    """The head of a response."""

    __slots__ = ("headers", "reason", "status", "url")

    def __init__(self, status: int, headers: Headers, reason: str, url: str) -> None:
        self.status = status
        self.headers = headers
        self.reason = reason
        self.url = url
        """The URL that answered, after redirects."""

    def __repr__(self) -> str:
        return f"<Response {self.status}>"


class WithResponse(NamedTuple, Generic[T]):
    """Data together with the response that carried them."""

    data: T
    response: Response
