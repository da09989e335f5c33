# Made by endpoint-manifest (python-client) from manifest/groups/shows.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar, overload

from .._runtime.group import AsyncGroup, Group
from .._runtime.operation import Operation

if TYPE_CHECKING:
    from typing import Any, Unpack

    from .._runtime.options import As, RequestOptions
    from .._runtime.values import PathValue

T = TypeVar("T")
_RETRIEVE: Final = Operation("shows.retrieve", "GET", "/shows/{id}")
_BULK_RETRIEVE: Final = Operation("shows.bulk-retrieve", "GET", "/shows")
_LIST_EPISODES: Final = Operation("shows.list-episodes", "GET", "/shows/{id}/episodes")


class _Shows:
    """The operations of `Shows` and `AsyncShows`, described once for both."""

    __slots__ = ()

    def retrieve(self, id: PathValue, /, **given: Unpack[RequestOptions]) -> Any:
        """Get Show: single show.

        `GET /shows/{id}`. Not shown: query parameters, header parameters, cookie parameters,
        body, responses, authentication, pagination, limits. From
        `manifest/groups/shows.yaml#operations.retrieve` (Music Catalog and Playback Service:
        Interface Specification).

        Args:
            id: identifier of the show.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def bulk_retrieve(self, **given: Unpack[RequestOptions]) -> Any:
        """Get Several Shows: several shows in one call.

        `GET /shows`. Not shown: query parameters, header parameters, cookie parameters, body,
        responses, authentication, pagination, limits. From
        `manifest/groups/shows.yaml#operations.bulk-retrieve` (Music Catalog and Playback
        Service: Interface Specification).

        Args:
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def list_episodes(self, id: PathValue, /, **given: Unpack[RequestOptions]) -> Any:
        """Get Show Episodes: episodes of the show.

        `GET /shows/{id}/episodes`. Not shown: query parameters, header parameters, cookie
        parameters, body, responses, authentication, pagination, limits. From
        `manifest/groups/shows.yaml#operations.list-episodes` (Music Catalog and Playback
        Service: Interface Specification).

        Args:
            id: identifier of the show.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """


class Shows(_Shows, Group):
    """Shows."""

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
    def list_episodes(
        self, id: PathValue, /, *, as_: As[T], **given: Unpack[RequestOptions]
    ) -> T: ...
    @overload
    def list_episodes(self, id: PathValue, /, **given: Unpack[RequestOptions]) -> object: ...
    def list_episodes(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_LIST_EPISODES, (id,), as_, given)


class AsyncShows(_Shows, AsyncGroup):
    """Shows."""

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
    async def list_episodes(
        self, id: PathValue, /, *, as_: As[T], **given: Unpack[RequestOptions]
    ) -> T: ...
    @overload
    async def list_episodes(self, id: PathValue, /, **given: Unpack[RequestOptions]) -> object: ...
    async def list_episodes(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_LIST_EPISODES, (id,), as_, given)
