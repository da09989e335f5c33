# Made by endpoint-manifest (python-client) from manifest/groups/unfollowed.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Pages that cannot be followed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar, overload

from .._runtime.group import AsyncGroup, Group
from .._runtime.not_shown import NotShown
from .._runtime.operation import Operation
from .._runtime.options import RequestOptions
from .._runtime.parameters import Parameter

if TYPE_CHECKING:
    from typing import Any, Literal, Unpack

    from .._runtime.options import As
    from .._runtime.values import Omit, PathValue

T = TypeVar("T")
_HALF_KNOWN: Final = Operation("unfollowed.half-known", "GET", "/unfollowed/half-known")
_NO_CURSOR: Final = Operation("unfollowed.no-cursor", "GET", "/unfollowed/no-cursor")
_NO_FIRST_PAGE: Final = Operation(
    "unfollowed.no-first-page",
    "GET",
    "/unfollowed/no-first-page",
    parameters={"page": Parameter("query", "page"), "limit": Parameter("query", "limit")},
)
_IN_PATH: Final = Operation("unfollowed.in-path", "GET", "/unfollowed/{page}")
_WITHOUT_BODY: Final = Operation("unfollowed.without-body", "GET", "/unfollowed/without-body")


class NoFirstPageParameters(RequestOptions, total=False):
    """Arguments of `unfollowed.no-first-page`."""

    page: object | Omit
    limit: object | Omit


class _Unfollowed:
    """The operations of `Unfollowed` and `AsyncUnfollowed`, described once for both."""

    __slots__ = ()

    def half_known(self, **given: Unpack[RequestOptions]) -> Any:
        """Its answers are not shown.

        `GET /unfollowed/half-known`. Its pages cannot be followed: `items` of its answers is
        not shown; `cursor` of its answers is not shown. Not shown: query parameters, header
        parameters, cookie parameters, body, responses, authentication, limits, deprecation.
        From `manifest/groups/unfollowed.yaml#operations.half-known` (Handbook).

        Args:
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def no_cursor(self, **given: Unpack[RequestOptions]) -> Any:
        """Its cursor is not shown.

        `GET /unfollowed/no-cursor`. Its pages cannot be followed: `cursor` of its requests is
        not shown; its answers have no `cursor`. Not shown: query parameters, header parameters,
        cookie parameters, body, responses, authentication, limits, deprecation. From
        `manifest/groups/unfollowed.yaml#operations.no-cursor` (Handbook).

        Args:
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def no_first_page(self, **given: Unpack[NoFirstPageParameters]) -> Any:
        """The number of its first page is not shown.

        `GET /unfollowed/no-first-page`. Its pages cannot be followed: the number of the first
        page is not shown (a default or minimum of `query.page`). Not shown: header parameters,
        cookie parameters, body, responses, authentication, limits, deprecation. From
        `manifest/groups/unfollowed.yaml#operations.no-first-page` (Handbook).

        Args:
            page: A query parameter; not shown whether it is required.
            limit: A query parameter; not shown whether it is required.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def in_path(self, page: PathValue, /, **given: Unpack[RequestOptions]) -> Any:
        """Its pages are asked for in the path.

        `GET /unfollowed/{page}`. Its pages cannot be followed: `path.page` is part of the path.
        Not shown: query parameters, header parameters, cookie parameters, body, responses,
        authentication, limits, deprecation. From
        `manifest/groups/unfollowed.yaml#operations.in-path` (Handbook).

        Args:
            page: At least 1.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def without_body(self, **given: Unpack[RequestOptions]) -> Any:
        """It takes no body.

        `GET /unfollowed/without-body`. Its pages cannot be followed: its requests have no body.
        Not shown: query parameters, header parameters, cookie parameters, body, responses,
        authentication, limits, deprecation. From
        `manifest/groups/unfollowed.yaml#operations.without-body` (Handbook).

        Args:
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    @property
    def uncallable(self) -> NotShown[Literal["path"], Literal["unfollowed.uncallable"]]:
        """Its path is not shown.

        Cannot be called yet: its path is not shown. Fill in
        manifest/groups/unfollowed.yaml#operations.uncallable.
        """
        return NotShown(
            "unfollowed.uncallable",
            ("path",),
            "manifest/groups/unfollowed.yaml#operations.uncallable",
        )


class Unfollowed(_Unfollowed, Group):
    """Pages that cannot be followed."""

    __slots__ = ()

    @overload
    def half_known(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    def half_known(self, **given: Unpack[RequestOptions]) -> object: ...
    def half_known(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_HALF_KNOWN, (), as_, given)

    @overload
    def no_cursor(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    def no_cursor(self, **given: Unpack[RequestOptions]) -> object: ...
    def no_cursor(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_NO_CURSOR, (), as_, given)

    @overload
    def no_first_page(self, *, as_: As[T], **given: Unpack[NoFirstPageParameters]) -> T: ...
    @overload
    def no_first_page(self, **given: Unpack[NoFirstPageParameters]) -> object: ...
    def no_first_page(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_NO_FIRST_PAGE, (), as_, given)

    @overload
    def in_path(self, page: PathValue, /, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    def in_path(self, page: PathValue, /, **given: Unpack[RequestOptions]) -> object: ...
    def in_path(self, page: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_IN_PATH, (page,), as_, given)

    @overload
    def without_body(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    def without_body(self, **given: Unpack[RequestOptions]) -> object: ...
    def without_body(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_WITHOUT_BODY, (), as_, given)


class AsyncUnfollowed(_Unfollowed, AsyncGroup):
    """Pages that cannot be followed."""

    __slots__ = ()

    @overload
    async def half_known(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    async def half_known(self, **given: Unpack[RequestOptions]) -> object: ...
    async def half_known(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_HALF_KNOWN, (), as_, given)

    @overload
    async def no_cursor(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    async def no_cursor(self, **given: Unpack[RequestOptions]) -> object: ...
    async def no_cursor(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_NO_CURSOR, (), as_, given)

    @overload
    async def no_first_page(self, *, as_: As[T], **given: Unpack[NoFirstPageParameters]) -> T: ...
    @overload
    async def no_first_page(self, **given: Unpack[NoFirstPageParameters]) -> object: ...
    async def no_first_page(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_NO_FIRST_PAGE, (), as_, given)

    @overload
    async def in_path(
        self, page: PathValue, /, *, as_: As[T], **given: Unpack[RequestOptions]
    ) -> T: ...
    @overload
    async def in_path(self, page: PathValue, /, **given: Unpack[RequestOptions]) -> object: ...
    async def in_path(self, page: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_IN_PATH, (page,), as_, given)

    @overload
    async def without_body(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    async def without_body(self, **given: Unpack[RequestOptions]) -> object: ...
    async def without_body(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_WITHOUT_BODY, (), as_, given)
