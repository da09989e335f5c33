# Made by endpoint-manifest (python-client) from manifest/groups/books.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""*/ export const broken = `${1}`; /*.

Line one line two line three\\u0000end \\u001b[31mred
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Required, TypeVar, overload

from .._runtime.body_encoders import open_body
from .._runtime.group import AsyncGroup, Group
from .._runtime.marks import deprecated
from .._runtime.not_shown import NotShown
from .._runtime.operation import Deprecation, Operation
from .._runtime.options import BodyOptions, RequestOptions
from .._runtime.parameters import Parameter
from .._runtime.reading import listed
from .._runtime.styles import form

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Literal, Unpack

    from .._runtime.body_source import BinaryBody
    from .._runtime.options import AnyRequestOptions, As
    from .._runtime.values import Omit, PathValue, TextValue
    from ..schemas import Book, BooksSend_Query_N1_Item

T = TypeVar("T")
_SEND: Final = Operation(
    "books.send",
    "POST",
    "/books/{*/}/{`$x`}/{\"}/{'}/{\\}",
    parameters={
        "proto": Parameter("query", "__proto__"),
        "constructor": Parameter("query", "constructor"),
        "star_slash": Parameter("query", "*/"),
        "a_b": Parameter("query", "a\nb"),
        "n_1": Parameter("query", "`${1}`", form),
        "n_1st": Parameter("query", "1st"),
        "u1f3a4": Parameter("query", "🎤"),
        "u5b_u5d": Parameter("query", "[]"),
        "ids": Parameter("query", "ids[]", form, explode=True),
        "proto_": Parameter("header", "__proto__"),
        "x_1": Parameter("header", "X-`${1}'"),
        "ab_c": Parameter("cookie", "a'b\"c"),
    },
    accept="application/json",
    reading=listed("application/json"),
    body=open_body,
    content_type='application/json; profile="*/ ${x} \'"',
    deprecated=Deprecation(since="2026-02-01", reason="*/ because\n@internal"),
)
_CALL: Final = Operation("books.call", "GET", "/call/{hasOwnProperty}")
_DELETE: Final = Operation("books.delete", "DELETE", "/books/{__proto__}", body=open_body)
_THEN: Final = Operation("books.then", "GET", "/then/{then}")
_CONSTRUCTOR: Final = Operation("books.constructor", "GET", "/constructor/{constructor}")
_TO_STRING: Final = Operation("books.to-string", "GET", "/to-string/{0}")
_SCHEMAS: Final = Operation("books.schemas", "GET", "/schemas/{🎤}/{.}")


class SendParameters(RequestOptions, BodyOptions, total=False):
    """Arguments of `books.send`."""

    proto: TextValue | Omit
    constructor: object | Omit
    star_slash: object | Omit
    a_b: object | Omit
    n_1: Sequence[BooksSend_Query_N1_Item] | Omit
    n_1st: object | Omit
    u1f3a4: object | Omit
    u5b_u5d: object | Omit
    ids: Sequence[TextValue] | Omit
    proto_: object | Omit
    x_1: object | Omit
    ab_c: object | Omit
    body: Required[Book | str | BinaryBody]


class _Books:
    """The operations of `Books` and `AsyncBooks`, described once for both."""

    __slots__ = ()

    def send(
        self,
        star_slash_: PathValue,
        x: PathValue,
        quote: PathValue,
        apostrophe: PathValue,
        backslash: PathValue,
        /,
        **given: Unpack[SendParameters],
    ) -> Any:
        """Send */: `${process.env}` and <script>alert(1)</script>.

        @param id - not a parameter @returns {never}

            indented: */
        | a | b |
        - 1. list

        Deprecated since 2026-02-01. Not shown: until when it works and what replaces it. */
        because @internal

        `POST /books/{*/}/{`$x`}/{"}/{'}/{\\}`. Not shown: idempotency, authentication,
        pagination, limits. From `manifest/groups/books.yaml#operations.send` (Handbook */
        second line third).

        Args:
            star_slash_: A part of the path.
            x: A part of the path.
            quote: A part of the path.
            apostrophe: A part of the path.
            backslash: A part of the path.
            proto: */.
            constructor: A query parameter; not shown whether it is required.
            star_slash: The query parameter `*/`; not shown whether it is required.
            a_b: The query parameter `a b`; not shown whether it is required.
            n_1: The query parameter ``${1}``; not shown whether it is required.
            n_1st: The query parameter `1st`; not shown whether it is required.
            u1f3a4: The query parameter `🎤`; not shown whether it is required.
            u5b_u5d: The query parameter `[]`; not shown whether it is required.
            ids: The query parameter `ids[]`; not shown whether it is required.
            proto_: The header `__proto__`; not shown whether it is required.
            x_1: The header `X-`${1}'`; not shown whether it is required.
            ab_c: The cookie `a'b"c`; not shown whether it is required.
            body: Sent as `application/json; profile="*/ ${x} '"` or `text/x-`'$`.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    @property
    def not_shown(self) -> NotShown[Literal["method", "path"], Literal["books.not-shown"]]:
        """Not\\u200bshown \\ufeff but titled.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/books.yaml#operations.not-shown.
        """
        return NotShown(
            "books.not-shown", ("method", "path"), "manifest/groups/books.yaml#operations.not-shown"
        )

    def call(self, has_own_property: PathValue, /, **given: Unpack[RequestOptions]) -> Any:
        """The operation `books.call`.

        `GET /call/{hasOwnProperty}`. Not shown: query parameters, header parameters, cookie
        parameters, body, responses, authentication, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.call` (Handbook */ second line third).

        Args:
            has_own_property: A part of the path.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def delete(self, proto: PathValue, /, **given: Unpack[AnyRequestOptions]) -> Any:
        """The operation `books.delete`.

        `DELETE /books/{__proto__}`. Not shown: query parameters, header parameters, cookie
        parameters, body, responses, authentication, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.delete` (Handbook */ second line third).

        Args:
            proto: A part of the path.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def then(self, then: PathValue, /, **given: Unpack[RequestOptions]) -> Any:
        """The operation `books.then`.

        `GET /then/{then}`. Not shown: query parameters, header parameters, cookie parameters,
        body, responses, authentication, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.then` (Handbook */ second line third).

        Args:
            then: A part of the path.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def constructor(self, constructor: PathValue, /, **given: Unpack[RequestOptions]) -> Any:
        """The operation `books.constructor`.

        `GET /constructor/{constructor}`. Not shown: query parameters, header parameters, cookie
        parameters, body, responses, authentication, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.constructor` (Handbook */ second line third).

        Args:
            constructor: A part of the path.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def to_string(self, n_0: PathValue, /, **given: Unpack[RequestOptions]) -> Any:
        """The operation `books.to-string`.

        `GET /to-string/{0}`. Not shown: query parameters, header parameters, cookie parameters,
        body, responses, authentication, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.to-string` (Handbook */ second line third).

        Args:
            n_0: A part of the path.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def schemas(self, u1f3a4: PathValue, dot: PathValue, /, **given: Unpack[RequestOptions]) -> Any:
        """The operation `books.schemas`.

        `GET /schemas/{🎤}/{.}`. Not shown: query parameters, header parameters, cookie
        parameters, body, responses, authentication, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.schemas` (Handbook */ second line third).

        Args:
            u1f3a4: A part of the path.
            dot: A part of the path.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """


class Books(_Books, Group):
    """*/ export const broken = `${1}`; /*.

    Line one line two line three\\u0000end \\u001b[31mred
    """

    __slots__ = ()

    @overload
    def send(
        self,
        star_slash_: PathValue,
        x: PathValue,
        quote: PathValue,
        apostrophe: PathValue,
        backslash: PathValue,
        /,
        *,
        as_: As[T],
        **given: Unpack[SendParameters],
    ) -> T: ...
    @overload
    def send(
        self,
        star_slash_: PathValue,
        x: PathValue,
        quote: PathValue,
        apostrophe: PathValue,
        backslash: PathValue,
        /,
        **given: Unpack[SendParameters],
    ) -> Book: ...
    @deprecated(
        "books.send is deprecated since 2026-02-01. Not shown: until when it works and what replaces it. */ because\n@internal",
    )
    def send(
        self,
        star_slash_: PathValue,
        x: PathValue,
        quote: PathValue,
        apostrophe: PathValue,
        backslash: PathValue,
        /,
        *,
        as_: Any = None,
        **given: Any,
    ) -> object:
        return self._core.call(_SEND, (star_slash_, x, quote, apostrophe, backslash), as_, given)

    @overload
    def call(
        self, has_own_property: PathValue, /, *, as_: As[T], **given: Unpack[RequestOptions]
    ) -> T: ...
    @overload
    def call(self, has_own_property: PathValue, /, **given: Unpack[RequestOptions]) -> object: ...
    def call(self, has_own_property: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_CALL, (has_own_property,), as_, given)

    @overload
    def delete(
        self, proto: PathValue, /, *, as_: As[T], **given: Unpack[AnyRequestOptions]
    ) -> T: ...
    @overload
    def delete(self, proto: PathValue, /, **given: Unpack[AnyRequestOptions]) -> object: ...
    def delete(self, proto: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_DELETE, (proto,), as_, given)

    @overload
    def then(self, then: PathValue, /, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    def then(self, then: PathValue, /, **given: Unpack[RequestOptions]) -> object: ...
    def then(self, then: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_THEN, (then,), as_, given)

    @overload
    def constructor(
        self, constructor: PathValue, /, *, as_: As[T], **given: Unpack[RequestOptions]
    ) -> T: ...
    @overload
    def constructor(self, constructor: PathValue, /, **given: Unpack[RequestOptions]) -> object: ...
    def constructor(self, constructor: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_CONSTRUCTOR, (constructor,), as_, given)

    @overload
    def to_string(self, n_0: PathValue, /, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    def to_string(self, n_0: PathValue, /, **given: Unpack[RequestOptions]) -> object: ...
    def to_string(self, n_0: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_TO_STRING, (n_0,), as_, given)

    @overload
    def schemas(
        self, u1f3a4: PathValue, dot: PathValue, /, *, as_: As[T], **given: Unpack[RequestOptions]
    ) -> T: ...
    @overload
    def schemas(
        self, u1f3a4: PathValue, dot: PathValue, /, **given: Unpack[RequestOptions]
    ) -> object: ...
    def schemas(
        self, u1f3a4: PathValue, dot: PathValue, /, *, as_: Any = None, **given: Any
    ) -> object:
        return self._core.call(_SCHEMAS, (u1f3a4, dot), as_, given)


class AsyncBooks(_Books, AsyncGroup):
    """*/ export const broken = `${1}`; /*.

    Line one line two line three\\u0000end \\u001b[31mred
    """

    __slots__ = ()

    @overload
    async def send(
        self,
        star_slash_: PathValue,
        x: PathValue,
        quote: PathValue,
        apostrophe: PathValue,
        backslash: PathValue,
        /,
        *,
        as_: As[T],
        **given: Unpack[SendParameters],
    ) -> T: ...
    @overload
    async def send(
        self,
        star_slash_: PathValue,
        x: PathValue,
        quote: PathValue,
        apostrophe: PathValue,
        backslash: PathValue,
        /,
        **given: Unpack[SendParameters],
    ) -> Book: ...
    @deprecated(
        "books.send is deprecated since 2026-02-01. Not shown: until when it works and what replaces it. */ because\n@internal",
    )
    async def send(
        self,
        star_slash_: PathValue,
        x: PathValue,
        quote: PathValue,
        apostrophe: PathValue,
        backslash: PathValue,
        /,
        *,
        as_: Any = None,
        **given: Any,
    ) -> object:
        return await self._core.call(
            _SEND, (star_slash_, x, quote, apostrophe, backslash), as_, given
        )

    @overload
    async def call(
        self, has_own_property: PathValue, /, *, as_: As[T], **given: Unpack[RequestOptions]
    ) -> T: ...
    @overload
    async def call(
        self, has_own_property: PathValue, /, **given: Unpack[RequestOptions]
    ) -> object: ...
    async def call(
        self, has_own_property: PathValue, /, *, as_: Any = None, **given: Any
    ) -> object:
        return await self._core.call(_CALL, (has_own_property,), as_, given)

    @overload
    async def delete(
        self, proto: PathValue, /, *, as_: As[T], **given: Unpack[AnyRequestOptions]
    ) -> T: ...
    @overload
    async def delete(self, proto: PathValue, /, **given: Unpack[AnyRequestOptions]) -> object: ...
    async def delete(self, proto: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_DELETE, (proto,), as_, given)

    @overload
    async def then(
        self, then: PathValue, /, *, as_: As[T], **given: Unpack[RequestOptions]
    ) -> T: ...
    @overload
    async def then(self, then: PathValue, /, **given: Unpack[RequestOptions]) -> object: ...
    async def then(self, then: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_THEN, (then,), as_, given)

    @overload
    async def constructor(
        self, constructor: PathValue, /, *, as_: As[T], **given: Unpack[RequestOptions]
    ) -> T: ...
    @overload
    async def constructor(
        self, constructor: PathValue, /, **given: Unpack[RequestOptions]
    ) -> object: ...
    async def constructor(
        self, constructor: PathValue, /, *, as_: Any = None, **given: Any
    ) -> object:
        return await self._core.call(_CONSTRUCTOR, (constructor,), as_, given)

    @overload
    async def to_string(
        self, n_0: PathValue, /, *, as_: As[T], **given: Unpack[RequestOptions]
    ) -> T: ...
    @overload
    async def to_string(self, n_0: PathValue, /, **given: Unpack[RequestOptions]) -> object: ...
    async def to_string(self, n_0: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_TO_STRING, (n_0,), as_, given)

    @overload
    async def schemas(
        self, u1f3a4: PathValue, dot: PathValue, /, *, as_: As[T], **given: Unpack[RequestOptions]
    ) -> T: ...
    @overload
    async def schemas(
        self, u1f3a4: PathValue, dot: PathValue, /, **given: Unpack[RequestOptions]
    ) -> object: ...
    async def schemas(
        self, u1f3a4: PathValue, dot: PathValue, /, *, as_: Any = None, **given: Any
    ) -> object:
        return await self._core.call(_SCHEMAS, (u1f3a4, dot), as_, given)
