# Made by endpoint-manifest (python-client) from manifest/groups/loans.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Loans."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar, overload

from .._runtime.body_encoders import json_body
from .._runtime.event_stream import json_events, text_events
from .._runtime.group import AsyncGroup, Group
from .._runtime.json_lines import json_lines, json_sequence
from .._runtime.operation import Operation
from .._runtime.options import RequestOptions
from .._runtime.reading import listed
from ..errors import NotFoundError

if TYPE_CHECKING:
    from typing import Any, Unpack

    from .._runtime.async_reading import AsyncStream
    from .._runtime.event_stream import ServerSentEvent
    from .._runtime.options import As
    from .._runtime.sync_reading import Stream
    from .._runtime.values import Omit
    from ..schemas import Loan, LoansExportInline_Answer

T = TypeVar("T")
_WATCH: Final = Operation(
    "loans.watch",
    "GET",
    "/loans/events",
    accept="text/event-stream",
    reading=listed("text/event-stream"),
    stream={"text/event-stream": json_events},
)
_WATCH_FIELDS: Final = Operation(
    "loans.watch-fields",
    "GET",
    "/loans/fields",
    accept="text/event-stream",
    reading=listed("text/event-stream"),
    stream={"text/event-stream": json_events},
)
_WATCH_TEXT: Final = Operation(
    "loans.watch-text",
    "GET",
    "/loans/text",
    accept="text/event-stream",
    reading=listed("text/event-stream"),
    stream={"text/event-stream": text_events},
)
_WATCH_EITHER: Final = Operation(
    "loans.watch-either",
    "GET",
    "/loans/either",
    accept="text/event-stream",
    reading=listed("text/event-stream"),
    stream={"text/event-stream": text_events},
)
_WATCH_UNKNOWN: Final = Operation(
    "loans.watch-unknown",
    "GET",
    "/loans/unknown",
    accept="text/event-stream",
    reading=listed("text/event-stream"),
    stream={"text/event-stream": text_events},
)
_EXPORT: Final = Operation(
    "loans.export",
    "GET",
    "/loans/export",
    accept="application/x-ndjson",
    reading=listed("application/x-ndjson"),
    stream={"application/x-ndjson": json_lines},
    failures={404: NotFoundError},
)
_EXPORT_LIST: Final = Operation(
    "loans.export-list",
    "GET",
    "/loans/export-list",
    accept="application/jsonl",
    reading=listed("application/jsonl"),
    stream={"application/jsonl": json_lines},
)
_EXPORT_INLINE: Final = Operation(
    "loans.export-inline",
    "GET",
    "/loans/export-inline",
    accept="application/jsonl",
    reading=listed("application/jsonl"),
    stream={"application/jsonl": json_lines},
)
_EXPORT_SEQUENCE: Final = Operation(
    "loans.export-sequence",
    "GET",
    "/loans/export-sequence",
    accept="application/json-seq",
    reading=listed("application/json-seq"),
    stream={"application/json-seq": json_sequence},
)
_ANSWER: Final = Operation(
    "loans.answer",
    "POST",
    "/loans/answer",
    accept="application/json, text/event-stream",
    reading=listed("application/json", "text/event-stream"),
    body=json_body,
    content_type="application/json",
)


class AnswerParameters(RequestOptions, total=False):
    """Arguments of `loans.answer`."""

    body: Loan | Omit
    accept: str | Omit


class _Loans:
    """The operations of `Loans` and `AsyncLoans`, described once for both."""

    __slots__ = ()

    def watch(self, **given: Unpack[RequestOptions]) -> Any:
        """Events whose data is a loan.

        `GET /loans/events`. Not shown: query parameters, header parameters, cookie parameters,
        body, authentication, pagination, limits, deprecation. From
        `manifest/groups/loans.yaml#operations.watch` (Handbook).

        Args:
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def watch_fields(self, **given: Unpack[RequestOptions]) -> Any:
        """Events with their fields, the data of which holds a loan.

        `GET /loans/fields`. Not shown: query parameters, header parameters, cookie parameters,
        body, authentication, pagination, limits, deprecation. From
        `manifest/groups/loans.yaml#operations.watch-fields` (Handbook).

        Args:
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def watch_text(self, **given: Unpack[RequestOptions]) -> Any:
        """Events whose data is text.

        `GET /loans/text`. Not shown: query parameters, header parameters, cookie parameters,
        body, authentication, pagination, limits, deprecation. From
        `manifest/groups/loans.yaml#operations.watch-text` (Handbook).

        Args:
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def watch_either(self, **given: Unpack[RequestOptions]) -> Any:
        """Events whose data may be text, which is then left to the caller.

        `GET /loans/either`. Not shown: query parameters, header parameters, cookie parameters,
        body, authentication, pagination, limits, deprecation. From
        `manifest/groups/loans.yaml#operations.watch-either` (Handbook).

        Args:
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def watch_unknown(self, **given: Unpack[RequestOptions]) -> Any:
        """Events whose data is not shown.

        `GET /loans/unknown`. Not shown: query parameters, header parameters, cookie parameters,
        body, authentication, pagination, limits, deprecation. From
        `manifest/groups/loans.yaml#operations.watch-unknown` (Handbook).

        Args:
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def export(self, **given: Unpack[RequestOptions]) -> Any:
        """A loan a line.

        `GET /loans/export`. Not shown: query parameters, header parameters, cookie parameters,
        body, authentication, pagination, limits, deprecation. From
        `manifest/groups/loans.yaml#operations.export` (Handbook).

        Args:
            **given: Options of this call, such as `timeout`: see `RequestOptions`.

        Raises:
            NotFoundError: 404
        """

    def export_list(self, **given: Unpack[RequestOptions]) -> Any:
        """All lines are one list.

        `GET /loans/export-list`. Not shown: query parameters, header parameters, cookie
        parameters, body, authentication, pagination, limits, deprecation. From
        `manifest/groups/loans.yaml#operations.export-list` (Handbook).

        Args:
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def export_inline(self, **given: Unpack[RequestOptions]) -> Any:
        """Lines of a shape that has no name.

        `GET /loans/export-inline`. Not shown: query parameters, header parameters, cookie
        parameters, body, authentication, pagination, limits, deprecation. From
        `manifest/groups/loans.yaml#operations.export-inline` (Handbook).

        Args:
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def export_sequence(self, **given: Unpack[RequestOptions]) -> Any:
        """A sequence of texts.

        `GET /loans/export-sequence`. Not shown: query parameters, header parameters, cookie
        parameters, body, authentication, pagination, limits, deprecation. From
        `manifest/groups/loans.yaml#operations.export-sequence` (Handbook).

        Args:
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def answer(self, **given: Unpack[AnswerParameters]) -> Any:
        """One answer at once or many events.

        `POST /loans/answer`. Not shown: query parameters, header parameters, cookie parameters,
        idempotency, authentication, pagination, limits, deprecation. The result depends on the
        response: it may be the `application/json` of status 200, or another. The result is None
        if the response has no body. From `manifest/groups/loans.yaml#operations.answer`
        (Handbook).

        Args:
            body: Sent as `application/json`.
            accept: The media type to request: `application/json`, `text/event-stream`; any
                of them unless given.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """


class Loans(_Loans, Group):
    """Loans."""

    __slots__ = ()

    def watch(self, **given: Unpack[RequestOptions]) -> Stream[ServerSentEvent[Loan]]:
        return self._core.stream(_WATCH, (), dict(given))

    def watch_fields(self, **given: Unpack[RequestOptions]) -> Stream[ServerSentEvent[Loan]]:
        return self._core.stream(_WATCH_FIELDS, (), dict(given))

    def watch_text(self, **given: Unpack[RequestOptions]) -> Stream[ServerSentEvent[str]]:
        return self._core.stream(_WATCH_TEXT, (), dict(given))

    def watch_either(self, **given: Unpack[RequestOptions]) -> Stream[ServerSentEvent[str]]:
        return self._core.stream(_WATCH_EITHER, (), dict(given))

    def watch_unknown(self, **given: Unpack[RequestOptions]) -> Stream[ServerSentEvent[str]]:
        return self._core.stream(_WATCH_UNKNOWN, (), dict(given))

    def export(self, **given: Unpack[RequestOptions]) -> Stream[Loan]:
        return self._core.stream(_EXPORT, (), dict(given))

    def export_list(self, **given: Unpack[RequestOptions]) -> Stream[Loan]:
        return self._core.stream(_EXPORT_LIST, (), dict(given))

    def export_inline(self, **given: Unpack[RequestOptions]) -> Stream[LoansExportInline_Answer]:
        return self._core.stream(_EXPORT_INLINE, (), dict(given))

    def export_sequence(self, **given: Unpack[RequestOptions]) -> Stream[object]:
        return self._core.stream(_EXPORT_SEQUENCE, (), dict(given))

    @overload
    def answer(self, *, as_: As[T], **given: Unpack[AnswerParameters]) -> T: ...
    @overload
    def answer(self, **given: Unpack[AnswerParameters]) -> object: ...
    def answer(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_ANSWER, (), as_, given)


class AsyncLoans(_Loans, AsyncGroup):
    """Loans."""

    __slots__ = ()

    async def watch(self, **given: Unpack[RequestOptions]) -> AsyncStream[ServerSentEvent[Loan]]:
        return await self._core.stream(_WATCH, (), dict(given))

    async def watch_fields(
        self, **given: Unpack[RequestOptions]
    ) -> AsyncStream[ServerSentEvent[Loan]]:
        return await self._core.stream(_WATCH_FIELDS, (), dict(given))

    async def watch_text(
        self, **given: Unpack[RequestOptions]
    ) -> AsyncStream[ServerSentEvent[str]]:
        return await self._core.stream(_WATCH_TEXT, (), dict(given))

    async def watch_either(
        self, **given: Unpack[RequestOptions]
    ) -> AsyncStream[ServerSentEvent[str]]:
        return await self._core.stream(_WATCH_EITHER, (), dict(given))

    async def watch_unknown(
        self, **given: Unpack[RequestOptions]
    ) -> AsyncStream[ServerSentEvent[str]]:
        return await self._core.stream(_WATCH_UNKNOWN, (), dict(given))

    async def export(self, **given: Unpack[RequestOptions]) -> AsyncStream[Loan]:
        return await self._core.stream(_EXPORT, (), dict(given))

    async def export_list(self, **given: Unpack[RequestOptions]) -> AsyncStream[Loan]:
        return await self._core.stream(_EXPORT_LIST, (), dict(given))

    async def export_inline(
        self, **given: Unpack[RequestOptions]
    ) -> AsyncStream[LoansExportInline_Answer]:
        return await self._core.stream(_EXPORT_INLINE, (), dict(given))

    async def export_sequence(self, **given: Unpack[RequestOptions]) -> AsyncStream[object]:
        return await self._core.stream(_EXPORT_SEQUENCE, (), dict(given))

    @overload
    async def answer(self, *, as_: As[T], **given: Unpack[AnswerParameters]) -> T: ...
    @overload
    async def answer(self, **given: Unpack[AnswerParameters]) -> object: ...
    async def answer(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_ANSWER, (), as_, given)
