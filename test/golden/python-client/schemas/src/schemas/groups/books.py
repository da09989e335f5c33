# Made by endpoint-manifest (python-client) from manifest/groups/books.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Books."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar, overload

from .._runtime.group import AsyncGroup, Group
from .._runtime.operation import Operation
from .._runtime.options import RequestOptions
from .._runtime.parameters import Parameter
from .._runtime.reading import listed
from .._runtime.styles import form

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Unpack

    from .._runtime.options import As
    from .._runtime.values import Omit, PathValue, TextValue
    from ..schemas import Book, Field

T = TypeVar("T")
_RETRIEVE: Final = Operation(
    "books.retrieve",
    "GET",
    "/books/{id}",
    parameters={"fields": Parameter("query", "fields", form), "since": Parameter("query", "since")},
    accept="application/json",
    reading=listed("application/json"),
)


class RetrieveParameters(RequestOptions, total=False):
    """Arguments of `books.retrieve`."""

    fields: Sequence[Field] | Omit
    since: TextValue | Omit


class _Books:
    """The operations of `Books` and `AsyncBooks`, described once for both."""

    __slots__ = ()

    def retrieve(self, id: PathValue, /, **given: Unpack[RetrieveParameters]) -> Any:
        """Get a book.

        `GET /books/{id}`. Not shown: header parameters, cookie parameters, body,
        authentication, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.retrieve` (Handbook).

        Args:
            id: A part of the path.
            fields: Unique items.
            since: Format: `date`.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """


class Books(_Books, Group):
    """Books."""

    __slots__ = ()

    @overload
    def retrieve(
        self, id: PathValue, /, *, as_: As[T], **given: Unpack[RetrieveParameters]
    ) -> T: ...
    @overload
    def retrieve(self, id: PathValue, /, **given: Unpack[RetrieveParameters]) -> Book: ...
    def retrieve(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_RETRIEVE, (id,), as_, given)


class AsyncBooks(_Books, AsyncGroup):
    """Books."""

    __slots__ = ()

    @overload
    async def retrieve(
        self, id: PathValue, /, *, as_: As[T], **given: Unpack[RetrieveParameters]
    ) -> T: ...
    @overload
    async def retrieve(self, id: PathValue, /, **given: Unpack[RetrieveParameters]) -> Book: ...
    async def retrieve(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_RETRIEVE, (id,), as_, given)
