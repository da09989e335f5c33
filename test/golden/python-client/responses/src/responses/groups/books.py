# Made by endpoint-manifest (python-client) from manifest/groups/books.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Books."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar, overload

from .._runtime.body_encoders import open_body
from .._runtime.group import AsyncGroup, Group
from .._runtime.operation import Operation
from .._runtime.options import RequestOptions
from .._runtime.reading import listed
from ..errors import (
    COMMON,
    ClientError,
    ConflictError,
    InternalServerError,
    NotFoundError,
    NotModifiedError,
    RequestTimeoutError,
    ServerError,
    Status499Error,
    UnauthorizedError,
    UnavailableForLegalReasonsError,
    UnprocessableContentError,
)

if TYPE_CHECKING:
    from typing import Any, Unpack

    from .._runtime.options import AnyRequestOptions, As
    from .._runtime.values import Omit, PathValue
    from ..schemas import Book

T = TypeVar("T")
_RETRIEVE: Final = Operation(
    "books.retrieve",
    "GET",
    "/books/{id}",
    accept="application/json",
    reading=listed("application/json"),
    failures={401: UnauthorizedError, 404: NotFoundError, "5XX": ServerError},
)
_SAVE: Final = Operation("books.save", "PUT", "/books/{id}", failures=COMMON, body=open_body)
_REMOVE: Final = Operation("books.remove", "DELETE", "/books/{id}", failures=COMMON, body=open_body)
_BORROW: Final = Operation(
    "books.borrow", "POST", "/books/{id}/borrow", failures=COMMON, body=open_body
)
_ANY_SUCCESS: Final = Operation(
    "books.any-success", "GET", "/books/any", failures={**COMMON, "4XX": ClientError}
)
_READ: Final = Operation(
    "books.read",
    "GET",
    "/books/{id}/text",
    accept="text/plain, application/epub+zip, application/vnd.library.book+json",
    reading=listed("text/plain", "application/epub+zip", "application/vnd.library.book+json"),
    failures=COMMON,
)
_DESCRIBED_ONLY: Final = Operation(
    "books.described-only", "GET", "/books/described", failures=COMMON
)
_FAILURES_ONLY: Final = Operation(
    "books.failures-only", "GET", "/books/failures", failures={**COMMON, 404: NotFoundError}
)
_LEND: Final = Operation(
    "books.lend",
    "POST",
    "/books/{id}/lend",
    accept="application/json",
    reading=listed("application/json"),
    failures={
        **COMMON,
        304: NotModifiedError,
        408: RequestTimeoutError,
        409: ConflictError,
        422: UnprocessableContentError,
        451: UnavailableForLegalReasonsError,
        499: Status499Error,
        500: InternalServerError,
    },
    body=open_body,
)
_EXTEND: Final = Operation(
    "books.extend",
    "POST",
    "/books/{id}/extend",
    accept="application/json",
    reading=listed("application/json"),
    failures={**COMMON, 404: NotFoundError, 408: RequestTimeoutError, 409: ConflictError},
    body=open_body,
)
_COMMON_ONLY: Final = Operation(
    "books.common-only",
    "GET",
    "/books/common",
    accept="application/json",
    reading=listed("application/json"),
    failures=COMMON,
)
_NOT_FOUND: Final = Operation(
    "books.not-found", "GET", "/books/not-found", failures={**COMMON, 404: NotFoundError}
)
_NONE_OF_THEM: Final = Operation(
    "books.none-of-them",
    "GET",
    "/books/none",
    accept="application/json",
    reading=listed("application/json"),
)
_UNKNOWN: Final = Operation("books.unknown", "GET", "/books/unknown", failures=COMMON)
_RELOCATE: Final = Operation("books.relocate", "POST", "/books/relocated", failures=COMMON)


class ReadParameters(RequestOptions, total=False):
    """Arguments of `books.read`."""

    accept: str | Omit


class _Books:
    """The operations of `Books` and `AsyncBooks`, described once for both."""

    __slots__ = ()

    def retrieve(self, id: PathValue, /, **given: Unpack[RequestOptions]) -> Any:
        """Get a book.

        `GET /books/{id}`. Not shown: query parameters, header parameters, cookie parameters,
        body, authentication, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.retrieve` (Handbook).

        Args:
            id: A part of the path.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.

        Raises:
            NotFoundError: 404: No such book
        """

    def save(self, id: PathValue, /, **given: Unpack[AnyRequestOptions]) -> Any:
        """Save a book.

        `PUT /books/{id}`. Not shown: query parameters, header parameters, cookie parameters,
        body, authentication, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.save` (Handbook).

        Args:
            id: A part of the path.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def remove(self, id: PathValue, /, **given: Unpack[AnyRequestOptions]) -> Any:
        """Remove a book.

        `DELETE /books/{id}`. Not shown: query parameters, header parameters, cookie parameters,
        body, authentication, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.remove` (Handbook).

        Args:
            id: A part of the path.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def borrow(self, id: PathValue, /, **given: Unpack[AnyRequestOptions]) -> Any:
        """Two different successes.

        `POST /books/{id}/borrow`. Not shown: query parameters, header parameters, cookie
        parameters, body, idempotency, authentication, pagination, limits, deprecation. The
        result is None if the response has no body. From
        `manifest/groups/books.yaml#operations.borrow` (Handbook).

        Args:
            id: A part of the path.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def any_success(self, **given: Unpack[RequestOptions]) -> Any:
        """A range.

        `GET /books/any`. Not shown: query parameters, header parameters, cookie parameters,
        body, authentication, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.any-success` (Handbook).

        Args:
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.

        Raises:
            ClientError: 4XX
        """

    def read(self, id: PathValue, /, **given: Unpack[ReadParameters]) -> Any:
        """One answer in several forms.

        `GET /books/{id}/text`. Not shown: query parameters, header parameters, cookie
        parameters, body, authentication, pagination, limits, deprecation. The result depends on
        the response: it may be the `text/plain` of status 200, or another. From
        `manifest/groups/books.yaml#operations.read` (Handbook).

        Args:
            id: A part of the path.
            accept: The media type to request: `text/plain`, `application/epub+zip`,
                `application/vnd.library.book+json`; any of them unless given.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def described_only(self, **given: Unpack[RequestOptions]) -> Any:
        """Of the answer only the status is known.

        `GET /books/described`. Not shown: query parameters, header parameters, cookie
        parameters, body, authentication, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.described-only` (Handbook).

        Args:
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def failures_only(self, **given: Unpack[RequestOptions]) -> Any:
        """Only a failure is known.

        `GET /books/failures`. Not shown: query parameters, header parameters, cookie
        parameters, body, authentication, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.failures-only` (Handbook).

        Args:
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.

        Raises:
            NotFoundError: 404: No such book
        """

    def lend(self, id: PathValue, /, **given: Unpack[AnyRequestOptions]) -> Any:
        """Failures of many kinds.

        `POST /books/{id}/lend`. Not shown: query parameters, header parameters, cookie
        parameters, body, idempotency, authentication, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.lend` (Handbook).

        Args:
            id: A part of the path.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.

        Raises:
            NotModifiedError: 304
            RequestTimeoutError: 408
            ConflictError: 409
            UnprocessableContentError: 422
            UnavailableForLegalReasonsError: 451
            Status499Error: 499
            InternalServerError: 500: It failed.
        """

    def extend(self, id: PathValue, /, **given: Unpack[AnyRequestOptions]) -> Any:
        """Another body for a status.

        `POST /books/{id}/extend`. Not shown: query parameters, header parameters, cookie
        parameters, body, idempotency, authentication, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.extend` (Handbook).

        Args:
            id: A part of the path.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.

        Raises:
            NotFoundError: 404
            RequestTimeoutError: 408
            ConflictError: 409
        """

    def common_only(self, **given: Unpack[RequestOptions]) -> Any:
        """What any operation may answer is all.

        `GET /books/common`. Not shown: query parameters, header parameters, cookie parameters,
        body, authentication, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.common-only` (Handbook).

        Args:
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def not_found(self, **given: Unpack[RequestOptions]) -> Any:
        """An operation with the name of an error.

        `GET /books/not-found`. Not shown: query parameters, header parameters, cookie
        parameters, body, authentication, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.not-found` (Handbook).

        Args:
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.

        Raises:
            NotFoundError: 404
        """

    def none_of_them(self, **given: Unpack[RequestOptions]) -> Any:
        """Nothing that any operation may answer.

        `GET /books/none`. Not shown: query parameters, header parameters, cookie parameters,
        body, authentication, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.none-of-them` (Handbook).

        Args:
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def unknown(self, **given: Unpack[RequestOptions]) -> Any:
        """Nothing is known.

        `GET /books/unknown`. Not shown: query parameters, header parameters, cookie parameters,
        body, responses, authentication, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.unknown` (Handbook).

        Args:
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def relocate(self, **given: Unpack[RequestOptions]) -> Any:
        """Its headers are known, and its body is not.

        `POST /books/relocated`. Not shown: query parameters, header parameters, cookie
        parameters, idempotency, authentication, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.relocate` (Handbook).

        Args:
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """


class Books(_Books, Group):
    """Books."""

    __slots__ = ()

    @overload
    def retrieve(self, id: PathValue, /, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    def retrieve(self, id: PathValue, /, **given: Unpack[RequestOptions]) -> Book: ...
    def retrieve(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_RETRIEVE, (id,), as_, given)

    @overload
    def save(self, id: PathValue, /, *, as_: As[T], **given: Unpack[AnyRequestOptions]) -> T: ...
    @overload
    def save(self, id: PathValue, /, **given: Unpack[AnyRequestOptions]) -> None: ...
    def save(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_SAVE, (id,), as_, given)

    @overload
    def remove(self, id: PathValue, /, *, as_: As[T], **given: Unpack[AnyRequestOptions]) -> T: ...
    @overload
    def remove(self, id: PathValue, /, **given: Unpack[AnyRequestOptions]) -> None: ...
    def remove(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_REMOVE, (id,), as_, given)

    @overload
    def borrow(self, id: PathValue, /, *, as_: As[T], **given: Unpack[AnyRequestOptions]) -> T: ...
    @overload
    def borrow(self, id: PathValue, /, **given: Unpack[AnyRequestOptions]) -> Book | None: ...
    def borrow(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_BORROW, (id,), as_, given)

    @overload
    def any_success(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    def any_success(self, **given: Unpack[RequestOptions]) -> list[Book]: ...
    def any_success(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_ANY_SUCCESS, (), as_, given)

    @overload
    def read(self, id: PathValue, /, *, as_: As[T], **given: Unpack[ReadParameters]) -> T: ...
    @overload
    def read(self, id: PathValue, /, **given: Unpack[ReadParameters]) -> str | bytes | Book: ...
    def read(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_READ, (id,), as_, given)

    @overload
    def described_only(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    def described_only(self, **given: Unpack[RequestOptions]) -> object: ...
    def described_only(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_DESCRIBED_ONLY, (), as_, given)

    @overload
    def failures_only(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    def failures_only(self, **given: Unpack[RequestOptions]) -> object: ...
    def failures_only(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_FAILURES_ONLY, (), as_, given)

    @overload
    def lend(self, id: PathValue, /, *, as_: As[T], **given: Unpack[AnyRequestOptions]) -> T: ...
    @overload
    def lend(self, id: PathValue, /, **given: Unpack[AnyRequestOptions]) -> None: ...
    def lend(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_LEND, (id,), as_, given)

    @overload
    def extend(self, id: PathValue, /, *, as_: As[T], **given: Unpack[AnyRequestOptions]) -> T: ...
    @overload
    def extend(self, id: PathValue, /, **given: Unpack[AnyRequestOptions]) -> Book: ...
    def extend(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_EXTEND, (id,), as_, given)

    @overload
    def common_only(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    def common_only(self, **given: Unpack[RequestOptions]) -> Book: ...
    def common_only(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_COMMON_ONLY, (), as_, given)

    @overload
    def not_found(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    def not_found(self, **given: Unpack[RequestOptions]) -> object: ...
    def not_found(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_NOT_FOUND, (), as_, given)

    @overload
    def none_of_them(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    def none_of_them(self, **given: Unpack[RequestOptions]) -> Book: ...
    def none_of_them(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_NONE_OF_THEM, (), as_, given)

    @overload
    def unknown(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    def unknown(self, **given: Unpack[RequestOptions]) -> object: ...
    def unknown(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_UNKNOWN, (), as_, given)

    @overload
    def relocate(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    def relocate(self, **given: Unpack[RequestOptions]) -> object: ...
    def relocate(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_RELOCATE, (), as_, given)


class AsyncBooks(_Books, AsyncGroup):
    """Books."""

    __slots__ = ()

    @overload
    async def retrieve(
        self, id: PathValue, /, *, as_: As[T], **given: Unpack[RequestOptions]
    ) -> T: ...
    @overload
    async def retrieve(self, id: PathValue, /, **given: Unpack[RequestOptions]) -> Book: ...
    async def retrieve(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_RETRIEVE, (id,), as_, given)

    @overload
    async def save(
        self, id: PathValue, /, *, as_: As[T], **given: Unpack[AnyRequestOptions]
    ) -> T: ...
    @overload
    async def save(self, id: PathValue, /, **given: Unpack[AnyRequestOptions]) -> None: ...
    async def save(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_SAVE, (id,), as_, given)

    @overload
    async def remove(
        self, id: PathValue, /, *, as_: As[T], **given: Unpack[AnyRequestOptions]
    ) -> T: ...
    @overload
    async def remove(self, id: PathValue, /, **given: Unpack[AnyRequestOptions]) -> None: ...
    async def remove(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_REMOVE, (id,), as_, given)

    @overload
    async def borrow(
        self, id: PathValue, /, *, as_: As[T], **given: Unpack[AnyRequestOptions]
    ) -> T: ...
    @overload
    async def borrow(self, id: PathValue, /, **given: Unpack[AnyRequestOptions]) -> Book | None: ...
    async def borrow(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_BORROW, (id,), as_, given)

    @overload
    async def any_success(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    async def any_success(self, **given: Unpack[RequestOptions]) -> list[Book]: ...
    async def any_success(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_ANY_SUCCESS, (), as_, given)

    @overload
    async def read(self, id: PathValue, /, *, as_: As[T], **given: Unpack[ReadParameters]) -> T: ...
    @overload
    async def read(
        self, id: PathValue, /, **given: Unpack[ReadParameters]
    ) -> str | bytes | Book: ...
    async def read(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_READ, (id,), as_, given)

    @overload
    async def described_only(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    async def described_only(self, **given: Unpack[RequestOptions]) -> object: ...
    async def described_only(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_DESCRIBED_ONLY, (), as_, given)

    @overload
    async def failures_only(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    async def failures_only(self, **given: Unpack[RequestOptions]) -> object: ...
    async def failures_only(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_FAILURES_ONLY, (), as_, given)

    @overload
    async def lend(
        self, id: PathValue, /, *, as_: As[T], **given: Unpack[AnyRequestOptions]
    ) -> T: ...
    @overload
    async def lend(self, id: PathValue, /, **given: Unpack[AnyRequestOptions]) -> None: ...
    async def lend(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_LEND, (id,), as_, given)

    @overload
    async def extend(
        self, id: PathValue, /, *, as_: As[T], **given: Unpack[AnyRequestOptions]
    ) -> T: ...
    @overload
    async def extend(self, id: PathValue, /, **given: Unpack[AnyRequestOptions]) -> Book: ...
    async def extend(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_EXTEND, (id,), as_, given)

    @overload
    async def common_only(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    async def common_only(self, **given: Unpack[RequestOptions]) -> Book: ...
    async def common_only(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_COMMON_ONLY, (), as_, given)

    @overload
    async def not_found(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    async def not_found(self, **given: Unpack[RequestOptions]) -> object: ...
    async def not_found(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_NOT_FOUND, (), as_, given)

    @overload
    async def none_of_them(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    async def none_of_them(self, **given: Unpack[RequestOptions]) -> Book: ...
    async def none_of_them(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_NONE_OF_THEM, (), as_, given)

    @overload
    async def unknown(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    async def unknown(self, **given: Unpack[RequestOptions]) -> object: ...
    async def unknown(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_UNKNOWN, (), as_, given)

    @overload
    async def relocate(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    async def relocate(self, **given: Unpack[RequestOptions]) -> object: ...
    async def relocate(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_RELOCATE, (), as_, given)
