# Made by endpoint-manifest (python-client) from manifest/groups/books.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Books."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Required, TypedDict, TypeVar, overload

from .._runtime.body_by_type import body_by_type
from .._runtime.body_encoders import json_body, open_body, raw_body
from .._runtime.deep_object import deep_object
from .._runtime.form_body import form_body
from .._runtime.form_fields import FormPart
from .._runtime.group import AsyncGroup, Group
from .._runtime.multipart_body import multipart_body
from .._runtime.operation import FormType, Operation
from .._runtime.options import BodyOptions, RequestOptions
from .._runtime.parameters import Parameter
from .._runtime.styles import form

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any, NotRequired, Unpack

    from .._runtime.body_source import BinaryBody
    from .._runtime.file_part import BinaryPart
    from .._runtime.options import AnyRequestOptions, As
    from .._runtime.values import Omit, PathValue, TextValue
    from ..schemas import Book, BooksOrder_FormBody_Address

T = TypeVar("T")
_CREATE: Final = Operation(
    "books.create", "POST", "/books", body=json_body, content_type="application/json"
)
_UPDATE: Final = Operation(
    "books.update",
    "PATCH",
    "/books/{id}",
    body=open_body,
    content_type="application/merge-patch+json",
)
_SEARCH: Final = Operation(
    "books.search",
    "POST",
    "/books/search",
    body=form_body(FormPart("tags", style=Parameter("query", "tags", form, explode=True))),
)
_ATTACH: Final = Operation(
    "books.attach",
    "POST",
    "/books/{id}/attachments",
    body=multipart_body(FormPart("file", "image/png")),
)
_SEARCH_BY_ANYTHING: Final = Operation(
    "books.search-by-anything",
    "POST",
    "/books/search-by-anything",
    body=raw_body,
    content_type="application/x-www-form-urlencoded",
)
_ORDER: Final = Operation(
    "books.order",
    "POST",
    "/orders",
    body=form_body(
        FormPart("shelves", style=Parameter("query", "shelves", form)),
        FormPart("sizes", style=Parameter("query", "sizes", deep_object, explode=True)),
        FormPart("note", "application/json"),
    ),
)
_UPLOAD: Final = Operation(
    "books.upload",
    "POST",
    "/uploads",
    body=multipart_body(
        FormPart("cover", "image/*"),
        FormPart("pages", "image/tiff"),
        FormPart("index", "application/zip"),
        FormPart("sample", "application/pdf"),
        FormPart("signature", "application/octet-stream"),
        FormPart("tags", style=Parameter("query", "tags", form, explode=True)),
    ),
)
_DESCRIBE: Final = Operation(
    "books.describe", "POST", "/books/{id}/description", body=multipart_body()
)
_SUBMIT_FORM: Final = Operation(
    "books.submit-form",
    "POST",
    "/forms",
    body=body_by_type,
    content_type="application/json",
    forms=[
        FormType("application/x-www-form-urlencoded", form_body()),
        FormType(
            "multipart/form-data",
            multipart_body(
                FormPart("cover", "image/png"),
                FormPart("pages", "image/tiff"),
                FormPart("index", "application/zip"),
                FormPart("signature", "application/octet-stream"),
            ),
        ),
    ],
)
_SUBMIT_OPEN_FORM: Final = Operation(
    "books.submit-open-form",
    "POST",
    "/open-forms",
    body=body_by_type,
    content_type="application/x-www-form-urlencoded",
    forms=[FormType("application/x-www-form-urlencoded", form_body())],
)
_SET_SCAN: Final = Operation(
    "books.set-scan", "PUT", "/books/{id}/scan", body=raw_body, content_type="application/pdf"
)
_SET_THUMBNAIL: Final = Operation(
    "books.set-thumbnail", "PUT", "/books/{id}/thumbnail", body=raw_body, content_type="image/png"
)
_ANNOTATE: Final = Operation(
    "books.annotate", "PUT", "/books/{id}/note", body=raw_body, content_type="text/plain"
)
_SET_COVER: Final = Operation("books.set-cover", "PUT", "/books/{id}/cover", body=raw_body)
_IMPORT: Final = Operation(
    "books.import", "POST", "/books/import", body=open_body, content_type="application/json"
)
_IMPORT_ANY: Final = Operation(
    "books.import-any", "POST", "/books/import-any", body=open_body, content_type="application/json"
)
_SUBMIT: Final = Operation("books.submit", "POST", "/books/submit", body=open_body)
_MAYBE: Final = Operation(
    "books.maybe", "POST", "/books/maybe", body=json_body, content_type="application/json"
)
_TOUCH: Final = Operation("books.touch", "POST", "/books/{id}/touch")
_UNKNOWN: Final = Operation("books.unknown", "POST", "/books/unknown", body=open_body)


class CreateParameters(RequestOptions, total=False):
    """Arguments of `books.create`."""

    body: Required[Book]


class UpdateParameters(RequestOptions, total=False):
    """Arguments of `books.update`."""

    body: object | Omit


class SearchForm(TypedDict):
    """The form of `books.search`."""

    tags: NotRequired[Sequence[TextValue]]


class SearchParameters(RequestOptions, total=False):
    """Arguments of `books.search`."""

    body: Required[SearchForm]


class AttachForm(TypedDict):
    """The form of `books.attach`."""

    file: NotRequired[BinaryPart]
    """Media type: `image/png`."""


class AttachParameters(RequestOptions, total=False):
    """Arguments of `books.attach`."""

    body: Required[AttachForm]


class SearchByAnythingParameters(RequestOptions, total=False):
    """Arguments of `books.search-by-anything`."""

    body: Required[str | BinaryBody]


class OrderForm(TypedDict):
    """The form of `books.order`."""

    reader: TextValue
    copies: NotRequired[int]
    """At least 1."""
    books: NotRequired[Sequence[Book]]
    address: NotRequired[BooksOrder_FormBody_Address]
    shelves: NotRequired[Sequence[int]]
    sizes: NotRequired[Mapping[str, int]]
    note: NotRequired[TextValue]


class OrderParameters(RequestOptions, total=False):
    """Arguments of `books.order`."""

    body: Required[OrderForm]


class UploadForm(TypedDict):
    """The form of `books.upload`."""

    title: TextValue
    text: BinaryPart
    """The text.

    Format: `binary`.
    """
    cover: NotRequired[BinaryPart]
    """Media type: `image/png`."""
    pages: NotRequired[Sequence[BinaryPart]]
    index: NotRequired[BinaryPart]
    sample: NotRequired[str | BinaryPart]
    signature: NotRequired[TextValue]
    """Encoding: `base64`."""
    book: NotRequired[Book]
    tags: NotRequired[Sequence[TextValue]]


class UploadParameters(RequestOptions, total=False):
    """Arguments of `books.upload`."""

    body: Required[UploadForm]


class DescribeForm(TypedDict):
    """The form of `books.describe`."""

    title: TextValue


class DescribeParameters(RequestOptions, total=False):
    """Arguments of `books.describe`."""

    body: Required[DescribeForm]


class SubmitFormForm(TypedDict):
    """The form of `books.submit-form`."""

    title: TextValue


class SubmitFormParameters(RequestOptions, BodyOptions, total=False):
    """Arguments of `books.submit-form`."""

    body: Required[Book | SubmitFormForm | Mapping[str, object] | str | BinaryBody]


class SubmitOpenFormForm(TypedDict):
    """The form of `books.submit-open-form`."""

    title: TextValue


class SubmitOpenFormParameters(RequestOptions, BodyOptions, total=False):
    """Arguments of `books.submit-open-form`."""

    body: object | Omit


class SetScanParameters(RequestOptions, total=False):
    """Arguments of `books.set-scan`."""

    body: Required[str | BinaryBody]


class SetThumbnailParameters(RequestOptions, total=False):
    """Arguments of `books.set-thumbnail`."""

    body: Required[str | BinaryBody]


class AnnotateParameters(RequestOptions, total=False):
    """Arguments of `books.annotate`."""

    body: Required[str | BinaryBody]


class SetCoverParameters(RequestOptions, BodyOptions, total=False):
    """Arguments of `books.set-cover`."""

    body: Required[str | BinaryBody]


class ImportParameters(RequestOptions, BodyOptions, total=False):
    """Arguments of `books.import`."""

    body: Required[str | BinaryBody | Sequence[Book]]


class ImportAnyParameters(RequestOptions, BodyOptions, total=False):
    """Arguments of `books.import-any`."""

    body: Required[object]


class SubmitParameters(RequestOptions, BodyOptions, total=False):
    """Arguments of `books.submit`."""

    body: Required[object]


class MaybeParameters(RequestOptions, total=False):
    """Arguments of `books.maybe`."""

    body: Book | Omit


class _Books:
    """The operations of `Books` and `AsyncBooks`, described once for both."""

    __slots__ = ()

    def create(self, **given: Unpack[CreateParameters]) -> Any:
        """Add a book.

        `POST /books`. Not shown: query parameters, header parameters, cookie parameters,
        responses, idempotency, authentication, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.create` (Handbook).

        Args:
            body: The book to be added. Sent as `application/json`.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def update(self, id: PathValue, /, **given: Unpack[UpdateParameters]) -> Any:
        """Change a book.

        `PATCH /books/{id}`. Not shown: query parameters, header parameters, cookie parameters,
        responses, idempotency, authentication, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.update` (Handbook).

        Args:
            id: A part of the path.
            body: Sent as `application/merge-patch+json`.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def search(self, **given: Unpack[SearchParameters]) -> Any:
        """Search by a form.

        `POST /books/search`. Not shown: query parameters, header parameters, cookie parameters,
        responses, idempotency, authentication, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.search` (Handbook).

        Args:
            body: Sent as `application/x-www-form-urlencoded`.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def attach(self, id: PathValue, /, **given: Unpack[AttachParameters]) -> Any:
        """Attach files.

        `POST /books/{id}/attachments`. Not shown: query parameters, header parameters, cookie
        parameters, responses, idempotency, authentication, pagination, limits, deprecation.
        From `manifest/groups/books.yaml#operations.attach` (Handbook).

        Args:
            id: A part of the path.
            body: Sent as `multipart/form-data`.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def search_by_anything(self, **given: Unpack[SearchByAnythingParameters]) -> Any:
        """A form whose properties nobody has seen.

        `POST /books/search-by-anything`. Not shown: query parameters, header parameters, cookie
        parameters, responses, idempotency, authentication, pagination, limits, deprecation.
        From `manifest/groups/books.yaml#operations.search-by-anything` (Handbook).

        Args:
            body: Sent as `application/x-www-form-urlencoded`.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def order(self, **given: Unpack[OrderParameters]) -> Any:
        """Order books by a form, each property written as OpenAPI has it.

        `POST /orders`. Not shown: query parameters, header parameters, cookie parameters,
        responses, idempotency, authentication, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.order` (Handbook).

        Args:
            body: The order. Sent as `application/x-www-form-urlencoded`.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def upload(self, **given: Unpack[UploadParameters]) -> Any:
        """Upload a book, its named schema with bytes in it.

        `POST /uploads`. Not shown: query parameters, header parameters, cookie parameters,
        responses, idempotency, authentication, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.upload` (Handbook).

        Args:
            body: Sent as `multipart/form-data`.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def describe(self, id: PathValue, /, **given: Unpack[DescribeParameters]) -> Any:
        """Describe a book by a form of several parts, none of them bytes.

        `POST /books/{id}/description`. Not shown: query parameters, header parameters, cookie
        parameters, responses, idempotency, authentication, pagination, limits, deprecation.
        From `manifest/groups/books.yaml#operations.describe` (Handbook).

        Args:
            id: A part of the path.
            body: Sent as `multipart/form-data`.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def submit_form(self, **given: Unpack[SubmitFormParameters]) -> Any:
        """A form of one kind or the other, or JSON.

        `POST /forms`. Not shown: query parameters, header parameters, cookie parameters,
        responses, idempotency, authentication, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.submit-form` (Handbook).

        Args:
            body: Sent as `application/json` or `application/x-www-form-urlencoded` or
                `multipart/form-data` or `text/csv`.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def submit_open_form(self, **given: Unpack[SubmitOpenFormParameters]) -> Any:
        """A form, or something else that is not shown.

        `POST /open-forms`. Not shown: query parameters, header parameters, cookie parameters,
        responses, idempotency, authentication, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.submit-open-form` (Handbook).

        Args:
            body: Sent as `application/x-www-form-urlencoded`.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def set_scan(self, id: PathValue, /, **given: Unpack[SetScanParameters]) -> Any:
        """Set the scan.

        `PUT /books/{id}/scan`. Not shown: query parameters, header parameters, cookie
        parameters, responses, authentication, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.set-scan` (Handbook).

        Args:
            id: A part of the path.
            body: Sent as `application/pdf`.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def set_thumbnail(self, id: PathValue, /, **given: Unpack[SetThumbnailParameters]) -> Any:
        """Set the thumbnail, as base64 text.

        `PUT /books/{id}/thumbnail`. Not shown: query parameters, header parameters, cookie
        parameters, responses, authentication, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.set-thumbnail` (Handbook).

        Args:
            id: A part of the path.
            body: Sent as `image/png`.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def annotate(self, id: PathValue, /, **given: Unpack[AnnotateParameters]) -> Any:
        """Leave a note.

        `PUT /books/{id}/note`. Not shown: query parameters, header parameters, cookie
        parameters, responses, authentication, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.annotate` (Handbook).

        Args:
            id: A part of the path.
            body: Sent as `text/plain`.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def set_cover(self, id: PathValue, /, **given: Unpack[SetCoverParameters]) -> Any:
        """Set the cover.

        `PUT /books/{id}/cover`. Not shown: query parameters, header parameters, cookie
        parameters, responses, authentication, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.set-cover` (Handbook).

        Args:
            id: A part of the path.
            body: Sent as `image/jpeg` or `image/*`.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def import_(self, **given: Unpack[ImportParameters]) -> Any:
        """Import books in one of several forms.

        `POST /books/import`. Not shown: query parameters, header parameters, cookie parameters,
        responses, idempotency, authentication, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.import` (Handbook).

        Args:
            body: Sent as `text/csv` or `application/json` or `application/octet-stream`.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def import_any(self, **given: Unpack[ImportAnyParameters]) -> Any:
        """Import books in these forms or another.

        `POST /books/import-any`. Not shown: query parameters, header parameters, cookie
        parameters, responses, idempotency, authentication, pagination, limits, deprecation.
        From `manifest/groups/books.yaml#operations.import-any` (Handbook).

        Args:
            body: Sent as `application/json`.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def submit(self, **given: Unpack[SubmitParameters]) -> Any:
        """Something is sent.

        `POST /books/submit`. Not shown: query parameters, header parameters, cookie parameters,
        responses, idempotency, authentication, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.submit` (Handbook).

        Args:
            body: The body.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def maybe(self, **given: Unpack[MaybeParameters]) -> Any:
        """Whether a body is needed is not shown.

        `POST /books/maybe`. Not shown: query parameters, header parameters, cookie parameters,
        responses, idempotency, authentication, pagination, limits, deprecation. From
        `manifest/groups/books.yaml#operations.maybe` (Handbook).

        Args:
            body: Sent as `application/json`.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def touch(self, id: PathValue, /, **given: Unpack[RequestOptions]) -> Any:
        """No body.

        `POST /books/{id}/touch`. Not shown: query parameters, header parameters, cookie
        parameters, responses, idempotency, authentication, pagination, limits, deprecation.
        From `manifest/groups/books.yaml#operations.touch` (Handbook).

        Args:
            id: A part of the path.
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """

    def unknown(self, **given: Unpack[AnyRequestOptions]) -> Any:
        """A body that nobody has seen.

        `POST /books/unknown`. Not shown: query parameters, header parameters, cookie
        parameters, body, responses, idempotency, authentication, pagination, limits,
        deprecation. From `manifest/groups/books.yaml#operations.unknown` (Handbook).

        Args:
            as_: Makes the result from the data, such as `Model.model_validate`.
            **given: Options of this call, such as `timeout`: see `RequestOptions`.
        """


class Books(_Books, Group):
    """Books."""

    __slots__ = ()

    @overload
    def create(self, *, as_: As[T], **given: Unpack[CreateParameters]) -> T: ...
    @overload
    def create(self, **given: Unpack[CreateParameters]) -> object: ...
    def create(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_CREATE, (), as_, given)

    @overload
    def update(self, id: PathValue, /, *, as_: As[T], **given: Unpack[UpdateParameters]) -> T: ...
    @overload
    def update(self, id: PathValue, /, **given: Unpack[UpdateParameters]) -> object: ...
    def update(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_UPDATE, (id,), as_, given)

    @overload
    def search(self, *, as_: As[T], **given: Unpack[SearchParameters]) -> T: ...
    @overload
    def search(self, **given: Unpack[SearchParameters]) -> object: ...
    def search(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_SEARCH, (), as_, given)

    @overload
    def attach(self, id: PathValue, /, *, as_: As[T], **given: Unpack[AttachParameters]) -> T: ...
    @overload
    def attach(self, id: PathValue, /, **given: Unpack[AttachParameters]) -> object: ...
    def attach(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_ATTACH, (id,), as_, given)

    @overload
    def search_by_anything(
        self, *, as_: As[T], **given: Unpack[SearchByAnythingParameters]
    ) -> T: ...
    @overload
    def search_by_anything(self, **given: Unpack[SearchByAnythingParameters]) -> object: ...
    def search_by_anything(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_SEARCH_BY_ANYTHING, (), as_, given)

    @overload
    def order(self, *, as_: As[T], **given: Unpack[OrderParameters]) -> T: ...
    @overload
    def order(self, **given: Unpack[OrderParameters]) -> object: ...
    def order(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_ORDER, (), as_, given)

    @overload
    def upload(self, *, as_: As[T], **given: Unpack[UploadParameters]) -> T: ...
    @overload
    def upload(self, **given: Unpack[UploadParameters]) -> object: ...
    def upload(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_UPLOAD, (), as_, given)

    @overload
    def describe(
        self, id: PathValue, /, *, as_: As[T], **given: Unpack[DescribeParameters]
    ) -> T: ...
    @overload
    def describe(self, id: PathValue, /, **given: Unpack[DescribeParameters]) -> object: ...
    def describe(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_DESCRIBE, (id,), as_, given)

    @overload
    def submit_form(self, *, as_: As[T], **given: Unpack[SubmitFormParameters]) -> T: ...
    @overload
    def submit_form(self, **given: Unpack[SubmitFormParameters]) -> object: ...
    def submit_form(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_SUBMIT_FORM, (), as_, given)

    @overload
    def submit_open_form(self, *, as_: As[T], **given: Unpack[SubmitOpenFormParameters]) -> T: ...
    @overload
    def submit_open_form(self, **given: Unpack[SubmitOpenFormParameters]) -> object: ...
    def submit_open_form(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_SUBMIT_OPEN_FORM, (), as_, given)

    @overload
    def set_scan(
        self, id: PathValue, /, *, as_: As[T], **given: Unpack[SetScanParameters]
    ) -> T: ...
    @overload
    def set_scan(self, id: PathValue, /, **given: Unpack[SetScanParameters]) -> object: ...
    def set_scan(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_SET_SCAN, (id,), as_, given)

    @overload
    def set_thumbnail(
        self, id: PathValue, /, *, as_: As[T], **given: Unpack[SetThumbnailParameters]
    ) -> T: ...
    @overload
    def set_thumbnail(
        self, id: PathValue, /, **given: Unpack[SetThumbnailParameters]
    ) -> object: ...
    def set_thumbnail(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_SET_THUMBNAIL, (id,), as_, given)

    @overload
    def annotate(
        self, id: PathValue, /, *, as_: As[T], **given: Unpack[AnnotateParameters]
    ) -> T: ...
    @overload
    def annotate(self, id: PathValue, /, **given: Unpack[AnnotateParameters]) -> object: ...
    def annotate(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_ANNOTATE, (id,), as_, given)

    @overload
    def set_cover(
        self, id: PathValue, /, *, as_: As[T], **given: Unpack[SetCoverParameters]
    ) -> T: ...
    @overload
    def set_cover(self, id: PathValue, /, **given: Unpack[SetCoverParameters]) -> object: ...
    def set_cover(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_SET_COVER, (id,), as_, given)

    @overload
    def import_(self, *, as_: As[T], **given: Unpack[ImportParameters]) -> T: ...
    @overload
    def import_(self, **given: Unpack[ImportParameters]) -> object: ...
    def import_(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_IMPORT, (), as_, given)

    @overload
    def import_any(self, *, as_: As[T], **given: Unpack[ImportAnyParameters]) -> T: ...
    @overload
    def import_any(self, **given: Unpack[ImportAnyParameters]) -> object: ...
    def import_any(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_IMPORT_ANY, (), as_, given)

    @overload
    def submit(self, *, as_: As[T], **given: Unpack[SubmitParameters]) -> T: ...
    @overload
    def submit(self, **given: Unpack[SubmitParameters]) -> object: ...
    def submit(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_SUBMIT, (), as_, given)

    @overload
    def maybe(self, *, as_: As[T], **given: Unpack[MaybeParameters]) -> T: ...
    @overload
    def maybe(self, **given: Unpack[MaybeParameters]) -> object: ...
    def maybe(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_MAYBE, (), as_, given)

    @overload
    def touch(self, id: PathValue, /, *, as_: As[T], **given: Unpack[RequestOptions]) -> T: ...
    @overload
    def touch(self, id: PathValue, /, **given: Unpack[RequestOptions]) -> object: ...
    def touch(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_TOUCH, (id,), as_, given)

    @overload
    def unknown(self, *, as_: As[T], **given: Unpack[AnyRequestOptions]) -> T: ...
    @overload
    def unknown(self, **given: Unpack[AnyRequestOptions]) -> object: ...
    def unknown(self, *, as_: Any = None, **given: Any) -> object:
        return self._core.call(_UNKNOWN, (), as_, given)


class AsyncBooks(_Books, AsyncGroup):
    """Books."""

    __slots__ = ()

    @overload
    async def create(self, *, as_: As[T], **given: Unpack[CreateParameters]) -> T: ...
    @overload
    async def create(self, **given: Unpack[CreateParameters]) -> object: ...
    async def create(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_CREATE, (), as_, given)

    @overload
    async def update(
        self, id: PathValue, /, *, as_: As[T], **given: Unpack[UpdateParameters]
    ) -> T: ...
    @overload
    async def update(self, id: PathValue, /, **given: Unpack[UpdateParameters]) -> object: ...
    async def update(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_UPDATE, (id,), as_, given)

    @overload
    async def search(self, *, as_: As[T], **given: Unpack[SearchParameters]) -> T: ...
    @overload
    async def search(self, **given: Unpack[SearchParameters]) -> object: ...
    async def search(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_SEARCH, (), as_, given)

    @overload
    async def attach(
        self, id: PathValue, /, *, as_: As[T], **given: Unpack[AttachParameters]
    ) -> T: ...
    @overload
    async def attach(self, id: PathValue, /, **given: Unpack[AttachParameters]) -> object: ...
    async def attach(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_ATTACH, (id,), as_, given)

    @overload
    async def search_by_anything(
        self, *, as_: As[T], **given: Unpack[SearchByAnythingParameters]
    ) -> T: ...
    @overload
    async def search_by_anything(self, **given: Unpack[SearchByAnythingParameters]) -> object: ...
    async def search_by_anything(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_SEARCH_BY_ANYTHING, (), as_, given)

    @overload
    async def order(self, *, as_: As[T], **given: Unpack[OrderParameters]) -> T: ...
    @overload
    async def order(self, **given: Unpack[OrderParameters]) -> object: ...
    async def order(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_ORDER, (), as_, given)

    @overload
    async def upload(self, *, as_: As[T], **given: Unpack[UploadParameters]) -> T: ...
    @overload
    async def upload(self, **given: Unpack[UploadParameters]) -> object: ...
    async def upload(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_UPLOAD, (), as_, given)

    @overload
    async def describe(
        self, id: PathValue, /, *, as_: As[T], **given: Unpack[DescribeParameters]
    ) -> T: ...
    @overload
    async def describe(self, id: PathValue, /, **given: Unpack[DescribeParameters]) -> object: ...
    async def describe(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_DESCRIBE, (id,), as_, given)

    @overload
    async def submit_form(self, *, as_: As[T], **given: Unpack[SubmitFormParameters]) -> T: ...
    @overload
    async def submit_form(self, **given: Unpack[SubmitFormParameters]) -> object: ...
    async def submit_form(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_SUBMIT_FORM, (), as_, given)

    @overload
    async def submit_open_form(
        self, *, as_: As[T], **given: Unpack[SubmitOpenFormParameters]
    ) -> T: ...
    @overload
    async def submit_open_form(self, **given: Unpack[SubmitOpenFormParameters]) -> object: ...
    async def submit_open_form(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_SUBMIT_OPEN_FORM, (), as_, given)

    @overload
    async def set_scan(
        self, id: PathValue, /, *, as_: As[T], **given: Unpack[SetScanParameters]
    ) -> T: ...
    @overload
    async def set_scan(self, id: PathValue, /, **given: Unpack[SetScanParameters]) -> object: ...
    async def set_scan(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_SET_SCAN, (id,), as_, given)

    @overload
    async def set_thumbnail(
        self, id: PathValue, /, *, as_: As[T], **given: Unpack[SetThumbnailParameters]
    ) -> T: ...
    @overload
    async def set_thumbnail(
        self, id: PathValue, /, **given: Unpack[SetThumbnailParameters]
    ) -> object: ...
    async def set_thumbnail(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_SET_THUMBNAIL, (id,), as_, given)

    @overload
    async def annotate(
        self, id: PathValue, /, *, as_: As[T], **given: Unpack[AnnotateParameters]
    ) -> T: ...
    @overload
    async def annotate(self, id: PathValue, /, **given: Unpack[AnnotateParameters]) -> object: ...
    async def annotate(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_ANNOTATE, (id,), as_, given)

    @overload
    async def set_cover(
        self, id: PathValue, /, *, as_: As[T], **given: Unpack[SetCoverParameters]
    ) -> T: ...
    @overload
    async def set_cover(self, id: PathValue, /, **given: Unpack[SetCoverParameters]) -> object: ...
    async def set_cover(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_SET_COVER, (id,), as_, given)

    @overload
    async def import_(self, *, as_: As[T], **given: Unpack[ImportParameters]) -> T: ...
    @overload
    async def import_(self, **given: Unpack[ImportParameters]) -> object: ...
    async def import_(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_IMPORT, (), as_, given)

    @overload
    async def import_any(self, *, as_: As[T], **given: Unpack[ImportAnyParameters]) -> T: ...
    @overload
    async def import_any(self, **given: Unpack[ImportAnyParameters]) -> object: ...
    async def import_any(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_IMPORT_ANY, (), as_, given)

    @overload
    async def submit(self, *, as_: As[T], **given: Unpack[SubmitParameters]) -> T: ...
    @overload
    async def submit(self, **given: Unpack[SubmitParameters]) -> object: ...
    async def submit(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_SUBMIT, (), as_, given)

    @overload
    async def maybe(self, *, as_: As[T], **given: Unpack[MaybeParameters]) -> T: ...
    @overload
    async def maybe(self, **given: Unpack[MaybeParameters]) -> object: ...
    async def maybe(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_MAYBE, (), as_, given)

    @overload
    async def touch(
        self, id: PathValue, /, *, as_: As[T], **given: Unpack[RequestOptions]
    ) -> T: ...
    @overload
    async def touch(self, id: PathValue, /, **given: Unpack[RequestOptions]) -> object: ...
    async def touch(self, id: PathValue, /, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_TOUCH, (id,), as_, given)

    @overload
    async def unknown(self, *, as_: As[T], **given: Unpack[AnyRequestOptions]) -> T: ...
    @overload
    async def unknown(self, **given: Unpack[AnyRequestOptions]) -> object: ...
    async def unknown(self, *, as_: Any = None, **given: Any) -> object:
        return await self._core.call(_UNKNOWN, (), as_, given)
