# Made by endpoint-manifest (python-client) from manifest/groups/artists.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Artists."""

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
_RETRIEVE: Final = Operation("artists.retrieve", "GET", "/artists/{id}")
_BULK_RETRIEVE: Final = Operation("artists.bulk-retrieve", "GET", "/artists")
_LIST_ALBUMS: Final = Operation("artists.list-albums", "GET", "/artists/{id}/albums")
_TOP_TRACKS: Final = Operation("artists.top-tracks", "GET", "/artists/{id}/top-tracks")
_LIST_RELATED_ARTISTS: Final = Operation(
    "artists.list-related-artists", "GET", "/artists/{id}/related-artists", deprecated=Deprecation()
)


class _Artists:
    """The operations of `Artists` and `AsyncArtists`, described once for both."""

    __slots__ = ()

    def retrieve(self, id: PathValue, /, **given: Unpack[RequestOptions]) -> Any:
        """Get Artist: single artist.

        `GET /artists/{id}`. Not shown: query parameters, header parameters, cookie parameters,
        body, responses, authentication, pagination, limits. From
        `manifest/groups/artists.yaml#operations.retrieve` (Music Catalog and Playback Service:
        Interface Specification).

        Args:
            id: identifier of the artist.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def bulk_retrieve(self, **given: Unpack[RequestOptions]) -> Any:
        """Get Several Artists: several artists in one call.

        `GET /artists`. Not shown: query parameters, header parameters, cookie parameters, body,
        responses, authentication, pagination, limits. From
        `manifest/groups/artists.yaml#operations.bulk-retrieve` (Music Catalog and Playback
        Service: Interface Specification).

        Args:
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def list_albums(self, id: PathValue, /, **given: Unpack[RequestOptions]) -> Any:
        """Get Artist's Albums: albums of the artist.

        `GET /artists/{id}/albums`. Not shown: query parameters, header parameters, cookie
        parameters, body, responses, authentication, pagination, limits. From
        `manifest/groups/artists.yaml#operations.list-albums` (Music Catalog and Playback
        Service: Interface Specification).

        Args:
            id: identifier of the artist.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def top_tracks(self, id: PathValue, /, **given: Unpack[RequestOptions]) -> Any:
        """Get Artist's Top Tracks: top tracks of the artist.

        `GET /artists/{id}/top-tracks`. Not shown: query parameters, header parameters, cookie
        parameters, body, responses, authentication, pagination, limits. From
        `manifest/groups/artists.yaml#operations.top-tracks` (Music Catalog and Playback
        Service: Interface Specification).

        Args:
            id: identifier of the artist.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def list_related_artists(self, id: PathValue, /, **given: Unpack[RequestOptions]) -> Any:
        """Get Artist's Related Artists.

        Deprecated. Not shown: since when, until when it works, what replaces it and why.

        `GET /artists/{id}/related-artists`. Not shown: query parameters, header parameters,
        cookie parameters, body, responses, authentication, pagination, limits. From
        `manifest/groups/artists.yaml#operations.list-related-artists` (Music Catalog and
        Playback Service: Interface Specification).

        Args:
            id: identifier of the artist.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """


class Artists(_Artists, Group):
    """Artists."""

    __slots__ = ()

    @overload
    def retrieve(self, id: PathValue, /, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    def retrieve(self, id: PathValue, /, **given: Unpack[RequestOptions]) -> object: ...
    def retrieve(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_RETRIEVE, (id,), as_, given)

    @overload
    def bulk_retrieve(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    def bulk_retrieve(self, **given: Unpack[RequestOptions]) -> object: ...
    def bulk_retrieve(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_BULK_RETRIEVE, (), as_, given)

    @overload
    def list_albums(
        self, id: PathValue, /, *, as_: As[T], **given: Unpack[RequestOptions]
    ) -> T: ...
    @overload
    def list_albums(self, id: PathValue, /, **given: Unpack[RequestOptions]) -> object: ...
    def list_albums(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_LIST_ALBUMS, (id,), as_, given)

    @overload
    def top_tracks(self, id: PathValue, /, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    def top_tracks(self, id: PathValue, /, **given: Unpack[RequestOptions]) -> object: ...
    def top_tracks(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_TOP_TRACKS, (id,), as_, given)

    @overload
    def list_related_artists(
        self, id: PathValue, /, *, as_: As[T], **given: Unpack[RequestOptions]
    ) -> T: ...
    @overload
    def list_related_artists(self, id: PathValue, /, **given: Unpack[RequestOptions]) -> object: ...
    @deprecated(
        "artists.list-related-artists is deprecated. Not shown: since when, until when it works, what replaces it and why.",
    )
    def list_related_artists(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_LIST_RELATED_ARTISTS, (id,), as_, given)


class AsyncArtists(_Artists, AsyncGroup):
    """Artists."""

    __slots__ = ()

    @overload
    async def retrieve(
        self, id: PathValue, /, *, as_: As[T], **given: Unpack[RequestOptions]
    ) -> T: ...
    @overload
    async def retrieve(self, id: PathValue, /, **given: Unpack[RequestOptions]) -> object: ...
    async def retrieve(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_RETRIEVE, (id,), as_, given)

    @overload
    async def bulk_retrieve(self, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    async def bulk_retrieve(self, **given: Unpack[RequestOptions]) -> object: ...
    async def bulk_retrieve(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_BULK_RETRIEVE, (), as_, given)

    @overload
    async def list_albums(
        self, id: PathValue, /, *, as_: As[T], **given: Unpack[RequestOptions]
    ) -> T: ...
    @overload
    async def list_albums(self, id: PathValue, /, **given: Unpack[RequestOptions]) -> object: ...
    async def list_albums(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_LIST_ALBUMS, (id,), as_, given)

    @overload
    async def top_tracks(
        self, id: PathValue, /, *, as_: As[T], **given: Unpack[RequestOptions]
    ) -> T: ...
    @overload
    async def top_tracks(self, id: PathValue, /, **given: Unpack[RequestOptions]) -> object: ...
    async def top_tracks(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_TOP_TRACKS, (id,), as_, given)

    @overload
    async def list_related_artists(
        self, id: PathValue, /, *, as_: As[T], **given: Unpack[RequestOptions]
    ) -> T: ...
    @overload
    async def list_related_artists(
        self, id: PathValue, /, **given: Unpack[RequestOptions]
    ) -> object: ...
    @deprecated(
        "artists.list-related-artists is deprecated. Not shown: since when, until when it works, what replaces it and why.",
    )
    async def list_related_artists(
        self, id: PathValue, /, *, as_: Any = None, **given: Any
    ) -> object:
        return await self._core.call(_LIST_RELATED_ARTISTS, (id,), as_, given)
