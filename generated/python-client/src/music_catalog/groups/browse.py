# Made by endpoint-manifest (python-client) from manifest/groups/browse.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Browse."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar, overload

from .._runtime.group import AsyncGroup, Group
from .._runtime.marks import deprecated
from .._runtime.operation import Deprecation, Operation

if TYPE_CHECKING:
    from typing import Any, Unpack

    from .._runtime.options import As, RequestOptions
    from .._runtime.values import PathValue

T = TypeVar("T")
_GET_FEATURED_PLAYLISTS: Final = Operation(
    "browse.get-featured-playlists", "GET", "/browse/featured-playlists", deprecated=Deprecation()
)
_GET_NEW_RELEASES: Final = Operation("browse.get-new-releases", "GET", "/browse/new-releases")
_CATEGORIES_LIST: Final = Operation("browse.categories.list", "GET", "/browse/categories")
_CATEGORIES_RETRIEVE: Final = Operation(
    "browse.categories.retrieve", "GET", "/browse/categories/{category_id}"
)
_CATEGORIES_GET_PLAYLISTS: Final = Operation(
    "browse.categories.get-playlists",
    "GET",
    "/browse/categories/{category_id}/playlists",
    deprecated=Deprecation(),
)


class _Browse:
    """The operations of `Browse` and `AsyncBrowse`, described once for both."""

    __slots__ = ()

    def get_featured_playlists(self, **given: Unpack[RequestOptions]) -> Any:
        """Get Featured Playlists.

        Deprecated. Not shown: since when, until when it works, what replaces it and why.

        `GET /browse/featured-playlists`. Not shown: query parameters, header parameters, cookie
        parameters, body, responses, authentication, pagination, limits. From
        `manifest/groups/browse.yaml#operations.get-featured-playlists` (Music Catalog and
        Playback Service: Interface Specification).

        Args:
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def get_new_releases(self, **given: Unpack[RequestOptions]) -> Any:
        """Get New Releases.

        `GET /browse/new-releases`. Not shown: query parameters, header parameters, cookie
        parameters, body, responses, authentication, pagination, limits. From
        `manifest/groups/browse.yaml#operations.get-new-releases` (Music Catalog and Playback
        Service: Interface Specification).

        Args:
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """


class Browse(_Browse, Group):
    """Browse."""

    __slots__ = ()

    @property
    def categories(self) -> Categories:
        """Categories."""
        return Categories(self._core)

    @overload
    def get_featured_playlists(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    def get_featured_playlists(self, **given: Unpack[RequestOptions]) -> object: ...
    @deprecated(
        "browse.get-featured-playlists is deprecated. Not shown: since when, until when it works, what replaces it and why.",
    )
    def get_featured_playlists(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_GET_FEATURED_PLAYLISTS, (), as_, given)

    @overload
    def get_new_releases(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    def get_new_releases(self, **given: Unpack[RequestOptions]) -> object: ...
    def get_new_releases(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_GET_NEW_RELEASES, (), as_, given)


class AsyncBrowse(_Browse, AsyncGroup):
    """Browse."""

    __slots__ = ()

    @property
    def categories(self) -> AsyncCategories:
        """Categories."""
        return AsyncCategories(self._core)

    @overload
    async def get_featured_playlists(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    async def get_featured_playlists(self, **given: Unpack[RequestOptions]) -> object: ...
    @deprecated(
        "browse.get-featured-playlists is deprecated. Not shown: since when, until when it works, what replaces it and why.",
    )
    async def get_featured_playlists(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_GET_FEATURED_PLAYLISTS, (), as_, given)

    @overload
    async def get_new_releases(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    async def get_new_releases(self, **given: Unpack[RequestOptions]) -> object: ...
    async def get_new_releases(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_GET_NEW_RELEASES, (), as_, given)


class _Categories:
    """The operations of `Categories` and `AsyncCategories`, described once for both."""

    __slots__ = ()

    def list(self, **given: Unpack[RequestOptions]) -> Any:
        """Get Several Browse Categories.

        `GET /browse/categories`. Not shown: query parameters, header parameters, cookie
        parameters, body, responses, authentication, pagination, limits. From
        `manifest/groups/browse.yaml#subgroups.categories.operations.list` (Music Catalog and
        Playback Service: Interface Specification).

        Args:
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def retrieve(self, category_id: PathValue, /, **given: Unpack[RequestOptions]) -> Any:
        """Get Single Browse Category.

        `GET /browse/categories/{category_id}`. Not shown: query parameters, header parameters,
        cookie parameters, body, responses, authentication, pagination, limits. From
        `manifest/groups/browse.yaml#subgroups.categories.operations.retrieve` (Music Catalog
        and Playback Service: Interface Specification).

        Args:
            category_id: identifier of the browse category.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def get_playlists(self, category_id: PathValue, /, **given: Unpack[RequestOptions]) -> Any:
        """Get Category's Playlists.

        Deprecated. Not shown: since when, until when it works, what replaces it and why.

        `GET /browse/categories/{category_id}/playlists`. Not shown: query parameters, header
        parameters, cookie parameters, body, responses, authentication, pagination, limits. From
        `manifest/groups/browse.yaml#subgroups.categories.operations.get-playlists` (Music
        Catalog and Playback Service: Interface Specification).

        Args:
            category_id: identifier of the browse category.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """


class Categories(_Categories, Group):
    """Categories."""

    __slots__ = ()

    @overload
    def list(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    def list(self, **given: Unpack[RequestOptions]) -> object: ...
    def list(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_CATEGORIES_LIST, (), as_, given)

    @overload
    def retrieve(
        self, category_id: PathValue, /, *, as_: As[T], **given: Unpack[RequestOptions]
    ) -> T: ...
    @overload
    def retrieve(self, category_id: PathValue, /, **given: Unpack[RequestOptions]) -> object: ...
    def retrieve(self, category_id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_CATEGORIES_RETRIEVE, (category_id,), as_, given)

    @overload
    def get_playlists(
        self, category_id: PathValue, /, *, as_: As[T], **given: Unpack[RequestOptions]
    ) -> T: ...
    @overload
    def get_playlists(
        self, category_id: PathValue, /, **given: Unpack[RequestOptions]
    ) -> object: ...
    @deprecated(
        "browse.categories.get-playlists is deprecated. Not shown: since when, until when it works, what replaces it and why.",
    )
    def get_playlists(self, category_id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_CATEGORIES_GET_PLAYLISTS, (category_id,), as_, given)


class AsyncCategories(_Categories, AsyncGroup):
    """Categories."""

    __slots__ = ()

    @overload
    async def list(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    async def list(self, **given: Unpack[RequestOptions]) -> object: ...
    async def list(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_CATEGORIES_LIST, (), as_, given)

    @overload
    async def retrieve(
        self, category_id: PathValue, /, *, as_: As[T], **given: Unpack[RequestOptions]
    ) -> T: ...
    @overload
    async def retrieve(
        self, category_id: PathValue, /, **given: Unpack[RequestOptions]
    ) -> object: ...
    async def retrieve(self, category_id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_CATEGORIES_RETRIEVE, (category_id,), as_, given)

    @overload
    async def get_playlists(
        self, category_id: PathValue, /, *, as_: As[T], **given: Unpack[RequestOptions]
    ) -> T: ...
    @overload
    async def get_playlists(
        self, category_id: PathValue, /, **given: Unpack[RequestOptions]
    ) -> object: ...
    @deprecated(
        "browse.categories.get-playlists is deprecated. Not shown: since when, until when it works, what replaces it and why.",
    )
    async def get_playlists(
        self, category_id: PathValue, /, *, as_: Any = None, **given: Any
    ) -> object:
        return await self._core.call(_CATEGORIES_GET_PLAYLISTS, (category_id,), as_, given)
