# Made by endpoint-manifest (python-client) from manifest/groups/books.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Books."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar, overload

from .._runtime.body_encoders import open_body
from .._runtime.group import AsyncGroup, Group
from .._runtime.operation import Operation
from .._service import (
    NEEDS_KEY_OR_NOTHING,
    NEEDS_OAUTH,
    NEEDS_OAUTH_AND_KEY_OR_BASIC,
    NEEDS_OAUTH_OR_KEY_OR_NOTHING,
    NEEDS_OPEN_SCOPES_OR_OAUTH_OR_UNLISTED_SCHEME,
    NEEDS_TOKEN_COOKIE_OR_NOTHING,
)

if TYPE_CHECKING:
    from typing import Any, Unpack

    from .._runtime.options import AnyRequestOptions, As, RequestOptions
    from .._runtime.values import PathValue

T = TypeVar("T")
_LIST: Final = Operation("books.list", "GET", "/books")
_RETRIEVE: Final = Operation("books.retrieve", "GET", "/books/{id}", security=NEEDS_OAUTH)
_SAVE: Final = Operation(
    "books.save", "PUT", "/books/{id}", security=NEEDS_OAUTH_AND_KEY_OR_BASIC, body=open_body
)
_SIGN: Final = Operation(
    "books.sign",
    "POST",
    "/books/{id}/signature",
    security=NEEDS_TOKEN_COOKIE_OR_NOTHING,
    body=open_body,
)
_CERTIFY: Final = Operation("books.certify", "POST", "/books/{id}/certificate", body=open_body)
_UPDATE: Final = Operation(
    "books.update", "PATCH", "/books/{id}", security=NEEDS_OAUTH_AND_KEY_OR_BASIC, body=open_body
)
_OPEN: Final = Operation(
    "books.open", "GET", "/books/open", security=NEEDS_OPEN_SCOPES_OR_OAUTH_OR_UNLISTED_SCHEME
)
_BROWSE: Final = Operation(
    "books.browse", "GET", "/shelves", security=NEEDS_OAUTH_OR_KEY_OR_NOTHING
)
_RESERVE: Final = Operation(
    "books.reserve", "POST", "/shelves", security=NEEDS_KEY_OR_NOTHING, body=open_body
)
_LEND: Final = Operation("books.lend", "PUT", "/shelves", body=open_body)


class _Books:
    """The operations of `Books` and `AsyncBooks`, described once for both."""

    __slots__ = ()

    def list(self, **given: Unpack[RequestOptions]) -> Any:
        """Free for all.

        `GET /books`. Needs no authentication. Not shown: query parameters, header parameters,
        cookie parameters, body, responses, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.list` (Handbook).

        Args:
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def retrieve(self, id: PathValue, /, **given: Unpack[RequestOptions]) -> Any:
        """What is not said holds by default.

        `GET /books/{id}`. Needs `auth["oauth"]` (no scope needed). Not shown: query parameters,
        header parameters, cookie parameters, body, responses, pagination, limits, deprecation.
        From `manifest/groups/books.yaml#operations.retrieve` (Handbook).

        Args:
            id: A part of the path.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def save(self, id: PathValue, /, **given: Unpack[AnyRequestOptions]) -> Any:
        """All of these, or that one.

        `PUT /books/{id}`. Needs `auth["oauth"]` with the scopes `library:read` and
        `library:write` together with `auth["key"]`, or `auth["basic"]`. Not shown: query
        parameters, header parameters, cookie parameters, body, responses, pagination, limits,
        deprecation. From `manifest/groups/books.yaml#operations.save` (Handbook).

        Args:
            id: A part of the path.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def sign(self, id: PathValue, /, **given: Unpack[AnyRequestOptions]) -> Any:
        """A certificate beside a key, or the certificate alone.

        `POST /books/{id}/signature`. Needs a certificate of the connection (`certificate`)
        together with `auth["token-cookie"]`, or a certificate of the connection
        (`certificate`). Not shown: query parameters, header parameters, cookie parameters,
        body, responses, idempotency, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.sign` (Handbook).

        Args:
            id: A part of the path.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def certify(self, id: PathValue, /, **given: Unpack[AnyRequestOptions]) -> Any:
        """A certificate is no matter of a request.

        `POST /books/{id}/certificate`. Needs a certificate of the connection (`certificate`).
        Not shown: query parameters, header parameters, cookie parameters, body, responses,
        idempotency, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.certify` (Handbook).

        Args:
            id: A part of the path.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def update(self, id: PathValue, /, **given: Unpack[AnyRequestOptions]) -> Any:
        """The same as another operation needs.

        `PATCH /books/{id}`. Needs `auth["oauth"]` with the scopes `library:read` and
        `library:write` together with `auth["key"]`, or `auth["basic"]`. Not shown: query
        parameters, header parameters, cookie parameters, body, responses, idempotency,
        pagination, limits, deprecation. From `manifest/groups/books.yaml#operations.update`
        (Handbook).

        Args:
            id: A part of the path.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def open(self, **given: Unpack[RequestOptions]) -> Any:
        """A scope that is not listed, and one that is not known.

        `GET /books/open`. Needs `auth["open-scopes"]` with the scope `unlisted`, or
        `auth["oauth"]` (scopes not shown), or `auth["unlisted-scheme"]`. Not shown: query
        parameters, header parameters, cookie parameters, body, responses, pagination, limits,
        deprecation. From `manifest/groups/books.yaml#operations.open` (Handbook).

        Args:
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def browse(self, **given: Unpack[RequestOptions]) -> Any:
        """Whoever has credentials is known, and they may be left out.

        `GET /shelves`. Takes `auth["oauth"]` with the scope `library:read`, or `auth["key"]`,
        or no authentication. Not shown: body, responses, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.browse` (Handbook).

        Args:
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def reserve(self, **given: Unpack[AnyRequestOptions]) -> Any:
        """Another way that is not shown.

        `POST /shelves`. Takes `auth["key"]`, or in a way that is not shown. Not shown: body,
        responses, idempotency, other ways to authenticate, pagination, limits, deprecation.
        From `manifest/groups/books.yaml#operations.reserve` (Handbook).

        Args:
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def lend(self, **given: Unpack[AnyRequestOptions]) -> Any:
        """Not what holds by default, and no more is known.

        `PUT /shelves`. Not shown: body, responses, authentication, pagination, limits,
        deprecation. From `manifest/groups/books.yaml#operations.lend` (Handbook).

        Args:
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """


class Books(_Books, Group):
    """Books."""

    __slots__ = ()

    @overload
    def list(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    def list(self, **given: Unpack[RequestOptions]) -> object: ...
    def list(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_LIST, (), as_, given)

    @overload
    def retrieve(self, id: PathValue, /, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    def retrieve(self, id: PathValue, /, **given: Unpack[RequestOptions]) -> object: ...
    def retrieve(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_RETRIEVE, (id,), as_, given)

    @overload
    def save(self, id: PathValue, /, *, as_: As[T], **given: Unpack[AnyRequestOptions]) -> T: ...
    @overload
    def save(self, id: PathValue, /, **given: Unpack[AnyRequestOptions]) -> object: ...
    def save(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_SAVE, (id,), as_, given)

    @overload
    def sign(self, id: PathValue, /, *, as_: As[T], **given: Unpack[AnyRequestOptions]) -> T: ...
    @overload
    def sign(self, id: PathValue, /, **given: Unpack[AnyRequestOptions]) -> object: ...
    def sign(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_SIGN, (id,), as_, given)

    @overload
    def certify(self, id: PathValue, /, *, as_: As[T], **given: Unpack[AnyRequestOptions]) -> T: ...
    @overload
    def certify(self, id: PathValue, /, **given: Unpack[AnyRequestOptions]) -> object: ...
    def certify(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_CERTIFY, (id,), as_, given)

    @overload
    def update(self, id: PathValue, /, *, as_: As[T], **given: Unpack[AnyRequestOptions]) -> T: ...
    @overload
    def update(self, id: PathValue, /, **given: Unpack[AnyRequestOptions]) -> object: ...
    def update(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_UPDATE, (id,), as_, given)

    @overload
    def open(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    def open(self, **given: Unpack[RequestOptions]) -> object: ...
    def open(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_OPEN, (), as_, given)

    @overload
    def browse(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    def browse(self, **given: Unpack[RequestOptions]) -> object: ...
    def browse(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_BROWSE, (), as_, given)

    @overload
    def reserve(self, *, as_: As[T], **given: Unpack[AnyRequestOptions]) -> T: ...
    @overload
    def reserve(self, **given: Unpack[AnyRequestOptions]) -> object: ...
    def reserve(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_RESERVE, (), as_, given)

    @overload
    def lend(self, *, as_: As[T], **given: Unpack[AnyRequestOptions]) -> T: ...
    @overload
    def lend(self, **given: Unpack[AnyRequestOptions]) -> object: ...
    def lend(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_LEND, (), as_, given)


class AsyncBooks(_Books, AsyncGroup):
    """Books."""

    __slots__ = ()

    @overload
    async def list(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    async def list(self, **given: Unpack[RequestOptions]) -> object: ...
    async def list(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_LIST, (), as_, given)

    @overload
    async def retrieve(
        self, id: PathValue, /, *, as_: As[T], **given: Unpack[RequestOptions]
    ) -> T: ...
    @overload
    async def retrieve(self, id: PathValue, /, **given: Unpack[RequestOptions]) -> object: ...
    async def retrieve(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_RETRIEVE, (id,), as_, given)

    @overload
    async def save(
        self, id: PathValue, /, *, as_: As[T], **given: Unpack[AnyRequestOptions]
    ) -> T: ...
    @overload
    async def save(self, id: PathValue, /, **given: Unpack[AnyRequestOptions]) -> object: ...
    async def save(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_SAVE, (id,), as_, given)

    @overload
    async def sign(
        self, id: PathValue, /, *, as_: As[T], **given: Unpack[AnyRequestOptions]
    ) -> T: ...
    @overload
    async def sign(self, id: PathValue, /, **given: Unpack[AnyRequestOptions]) -> object: ...
    async def sign(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_SIGN, (id,), as_, given)

    @overload
    async def certify(
        self, id: PathValue, /, *, as_: As[T], **given: Unpack[AnyRequestOptions]
    ) -> T: ...
    @overload
    async def certify(self, id: PathValue, /, **given: Unpack[AnyRequestOptions]) -> object: ...
    async def certify(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_CERTIFY, (id,), as_, given)

    @overload
    async def update(
        self, id: PathValue, /, *, as_: As[T], **given: Unpack[AnyRequestOptions]
    ) -> T: ...
    @overload
    async def update(self, id: PathValue, /, **given: Unpack[AnyRequestOptions]) -> object: ...
    async def update(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_UPDATE, (id,), as_, given)

    @overload
    async def open(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    async def open(self, **given: Unpack[RequestOptions]) -> object: ...
    async def open(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_OPEN, (), as_, given)

    @overload
    async def browse(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    async def browse(self, **given: Unpack[RequestOptions]) -> object: ...
    async def browse(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_BROWSE, (), as_, given)

    @overload
    async def reserve(self, *, as_: As[T], **given: Unpack[AnyRequestOptions]) -> T: ...
    @overload
    async def reserve(self, **given: Unpack[AnyRequestOptions]) -> object: ...
    async def reserve(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_RESERVE, (), as_, given)

    @overload
    async def lend(self, *, as_: As[T], **given: Unpack[AnyRequestOptions]) -> T: ...
    @overload
    async def lend(self, **given: Unpack[AnyRequestOptions]) -> object: ...
    async def lend(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_LEND, (), as_, given)
