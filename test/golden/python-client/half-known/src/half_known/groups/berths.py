# Made by endpoint-manifest (python-client) from manifest/groups/berths.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Berths."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Required, TypedDict, TypeVar, overload

from .._runtime.body_by_type import body_by_type
from .._runtime.counted_pages import by_offset
from .._runtime.deep_object import deep_object
from .._runtime.form_body import form_body
from .._runtime.form_fields import FormPart
from .._runtime.group import AsyncGroup, Group
from .._runtime.json_parameters import json_or_text
from .._runtime.marks import deprecated
from .._runtime.multipart_body import multipart_body
from .._runtime.not_shown import NotShown
from .._runtime.operation import Deprecation, FormType, Operation
from .._runtime.options import BodyOptions, RequestOptions
from .._runtime.paging import Paging
from .._runtime.parameters import Parameter
from .._runtime.reading import listed
from .._runtime.styles import form
from .._service import NEEDS_HARBOUR_ACCOUNT, NEEDS_PILOT_OR_NOTHING
from ..errors import COMMON, ConflictError, ServerError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from typing import Any, Literal, NotRequired, Unpack

    from .._runtime.options import As
    from .._runtime.pages import Page
    from .._runtime.values import Omit, PathValue, TextValue
    from ..schemas import (
        Berth,
        BerthsList_Answer,
        BerthsMoor_MultipartBody_Holds,
        BerthsMoor_Query_Tied,
        Cargo,
    )

T = TypeVar("T")
_MOOR: Final = Operation(
    "berths.moor",
    "POST",
    "/berths/{berth}/ships/{ship}",
    parameters={
        "since": Parameter("query", "since"),
        "tide": Parameter("query", "tide"),
        "tied": Parameter("query", "tied", deep_object, explode=True, arrays="indices"),
        "manifest": Parameter("query", "manifest", json_or_text),
        "remarks": Parameter("query", "remarks", json_or_text),
        "x_pilot": Parameter("header", "X-Pilot"),
        "x_flag": Parameter("header", "X-Flag"),
        "berth": Parameter("cookie", "berth"),
    },
    failures={**COMMON, 409: ConflictError, "5XX": ServerError},
    security=NEEDS_HARBOUR_ACCOUNT,
    body=body_by_type,
    content_type="application/json",
    forms=[
        FormType(
            "multipart/form-data",
            multipart_body(
                FormPart("papers", style=Parameter("query", "papers", form)),
                FormPart(
                    "holds",
                    style=Parameter("query", "holds", deep_object, explode=True, arrays="repeat"),
                ),
            ),
        ),
        FormType("application/x-www-form-urlencoded", form_body(FormPart("captain", "text/plain"))),
    ],
    idempotent=True,
    key_header="X-Call",
    deprecated=Deprecation(since="2026-03-01", replacement="ships.visits.begin"),
)
_LIST: Final = Operation(
    "berths.list",
    "GET",
    "/berths",
    parameters={
        "offset": Parameter("query", "offset"),
        "limit": Parameter("query", "limit"),
        "free": Parameter("query", "free"),
        "x_harbour_pilot": Parameter("header", "X-Harbour-Pilot"),
        "tide": Parameter("cookie", "tide"),
    },
    accept="application/json",
    reading=listed("application/json"),
    failures=COMMON,
)
_LIST_PAGING: Final = Paging(by_offset, "/berths", ("query", "offset"))
_INSPECT: Final = Operation(
    "berths.inspect",
    "GET",
    "/berths/{berth}",
    parameters={"deep": Parameter("query", "deep")},
    failures=COMMON,
    security=NEEDS_PILOT_OR_NOTHING,
)


class MoorForm(TypedDict):
    """The form of `berths.moor`."""

    papers: NotRequired[TextValue]
    """Encoding: `base64`."""
    crew: NotRequired[object]
    holds: NotRequired[BerthsMoor_MultipartBody_Holds]


class MoorParameters(RequestOptions, BodyOptions, total=False):
    """Arguments of `berths.moor`."""

    since: TextValue | Omit
    tide: object | Omit
    tied: BerthsMoor_Query_Tied | Omit
    manifest: Required[Cargo]
    remarks: object | Omit
    x_pilot: TextValue | Omit
    x_flag: object | Omit
    berth: object | Omit
    body: Required[object]


class ListParameters(RequestOptions, total=False):
    """Arguments of `berths.list`."""

    offset: int | Omit
    limit: object | Omit
    free: object | Omit
    x_harbour_pilot: object | Omit
    tide: object | Omit


class InspectParameters(RequestOptions, total=False):
    """Arguments of `berths.inspect`."""

    deep: object | Omit


class _Berths:
    """The operations of `Berths` and `AsyncBerths`, described once for both."""

    __slots__ = ()

    def moor(self, berth_: PathValue, ship: PathValue, /, **given: Unpack[MoorParameters]) -> Any:
        """Moor a ship: Takes a berth.

        A ship takes a berth, and stays.

        Deprecated since 2026-03-01. Use `client.ships.visits.begin` in its place. Not shown:
        until when it works and why.

        `POST /berths/{berth}/ships/{ship}`. Needs `auth["harbour-account"]` with the scope
        `moor` together with a certificate of the connection (`pier`), or
        `auth["harbour-account"]` (scopes not shown). Calls with the same `X-Call` count as one.
        The client makes one for each call, and retries a failed call with the same one. Limits:
        At most 12 ids in a call. The result has no type: a 201 response may have media types
        other than `application/json`. If it has none, remove `(others): not shown` from its
        content in the manifest. From `manifest/groups/berths.yaml#operations.moor` (Harbour
        handbook).

        Args:
            berth_: Its number. At least 1.
            ship: A part of the path.
            since: Format: `date`.
            tide: A query parameter; not shown whether it is required.
            tied: A query parameter; not shown whether it is required.
            manifest: An array whose first 2 items each have a schema of their own. It is
                sent as JSON.
            remarks: It is sent as JSON.
            x_pilot: The header `X-Pilot`; not shown whether it is required.
            x_flag: The header `X-Flag`; not shown whether it is required.
            berth: A cookie; not shown whether it is required.
            body: What the ship brings. Sent as `multipart/form-data` or
                `application/x-www-form-urlencoded` or `application/json`.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.

        Raises:
            ConflictError: 409: Taken
            ServerError: 5XX
        """

    def list(self, **given: Unpack[ListParameters]) -> Any:
        """List berths.

        `GET /berths`. Pages by `query.offset`: `list_items` iterates over all items,
        `list_pages` over all pages. Limits: 10 items on a page by default. Not shown:
        authentication, deprecation. From `manifest/groups/berths.yaml#operations.list` (Harbour
        handbook).

        Args:
            offset: A query parameter; not shown whether it is required.
            limit: A query parameter; not shown whether it is required.
            free: Deprecated.
            x_harbour_pilot: The header `X-Harbour-Pilot`; not shown whether it is required.
            tide: A cookie; not shown whether it is required.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    @property
    def sound(self) -> NotShown[Literal["method", "path"], Literal["berths.sound"]]:
        """The operation `berths.sound`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/berths.yaml#operations.sound.
        """
        return NotShown(
            "berths.sound", ("method", "path"), "manifest/groups/berths.yaml#operations.sound"
        )

    def inspect(self, berth: PathValue, /, **given: Unpack[InspectParameters]) -> Any:
        """Inspect a berth.

        `GET /berths/{berth}`. Takes `auth["pilot"]`, or in a way that is not shown, or no
        authentication. The result has no type: a 200 response may have media types other than
        `application/json`. If it has none, remove `(others): not shown` from its content in the
        manifest. Not shown: body, other ways to authenticate, pagination, limits, deprecation.
        From `manifest/groups/berths.yaml#operations.inspect` (Log books of the pilots).

        Args:
            berth: A part of the path.
            deep: A query parameter; not shown whether it is required.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """


class Berths(_Berths, Group):
    """Berths."""

    __slots__ = ()

    @overload
    def moor(
        self, berth_: PathValue, ship: PathValue, /, *, as_: As[T], **given: Unpack[MoorParameters]
    ) -> T: ...
    @overload
    def moor(
        self, berth_: PathValue, ship: PathValue, /, **given: Unpack[MoorParameters]
    ) -> object: ...
    @deprecated(
        "berths.moor is deprecated since 2026-03-01. Use `client.ships.visits.begin` in its place. Not shown: until when it works and why.",
    )
    def moor(
        self, berth_: PathValue, ship: PathValue, /, *, as_: Any = None, **given: Any
    ) -> object:
        return self._core.call(_MOOR, (berth_, ship), as_, given)

    dock = moor  # pyright: ignore[reportDeprecated]
    """Former name of `moor`."""

    @overload
    def list(self, *, as_: As[T], **given: Unpack[ListParameters]) -> T: ...
    @overload
    def list(self, **given: Unpack[ListParameters]) -> BerthsList_Answer: ...
    def list(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_LIST, (), as_, given)

    def list_items(self, **given: Unpack[ListParameters]) -> Iterator[Berth]:
        """Iterate over the items of all pages of `list`. A page is requested when it is needed."""
        return self._core.items(_LIST, _LIST_PAGING, (), dict(given))

    def list_pages(
        self, **given: Unpack[ListParameters]
    ) -> Iterator[Page[BerthsList_Answer, Berth]]:
        """Iterate over all pages of `list`. A page is requested when it is needed."""
        return self._core.pages(_LIST, _LIST_PAGING, (), dict(given))

    @overload
    def inspect(
        self, berth: PathValue, /, *, as_: As[T], **given: Unpack[InspectParameters]
    ) -> T: ...
    @overload
    def inspect(self, berth: PathValue, /, **given: Unpack[InspectParameters]) -> object: ...
    def inspect(self, berth: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_INSPECT, (berth,), as_, given)


class AsyncBerths(_Berths, AsyncGroup):
    """Berths."""

    __slots__ = ()

    @overload
    async def moor(
        self, berth_: PathValue, ship: PathValue, /, *, as_: As[T], **given: Unpack[MoorParameters]
    ) -> T: ...
    @overload
    async def moor(
        self, berth_: PathValue, ship: PathValue, /, **given: Unpack[MoorParameters]
    ) -> object: ...
    @deprecated(
        "berths.moor is deprecated since 2026-03-01. Use `client.ships.visits.begin` in its place. Not shown: until when it works and why.",
    )
    async def moor(
        self, berth_: PathValue, ship: PathValue, /, *, as_: Any = None, **given: Any
    ) -> object:
        return await self._core.call(_MOOR, (berth_, ship), as_, given)

    dock = moor  # pyright: ignore[reportDeprecated]
    """Former name of `moor`."""

    @overload
    async def list(self, *, as_: As[T], **given: Unpack[ListParameters]) -> T: ...
    @overload
    async def list(self, **given: Unpack[ListParameters]) -> BerthsList_Answer: ...
    async def list(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_LIST, (), as_, given)

    def list_items(self, **given: Unpack[ListParameters]) -> AsyncIterator[Berth]:
        """Iterate over the items of all pages of `list`. A page is requested when it is needed."""
        return self._core.items(_LIST, _LIST_PAGING, (), dict(given))

    def list_pages(
        self, **given: Unpack[ListParameters]
    ) -> AsyncIterator[Page[BerthsList_Answer, Berth]]:
        """Iterate over all pages of `list`. A page is requested when it is needed."""
        return self._core.pages(_LIST, _LIST_PAGING, (), dict(given))

    @overload
    async def inspect(
        self, berth: PathValue, /, *, as_: As[T], **given: Unpack[InspectParameters]
    ) -> T: ...
    @overload
    async def inspect(self, berth: PathValue, /, **given: Unpack[InspectParameters]) -> object: ...
    async def inspect(self, berth: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_INSPECT, (berth,), as_, given)
