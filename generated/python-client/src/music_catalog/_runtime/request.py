# Made by endpoint-manifest (python-client) from its template _runtime/request.py.
# Not to be edited: fill the manifest in and run `generate`.
"""From an operation and its arguments to a request."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

from .body_source import BodySource
from .errors import InvalidArgumentError
from .headers import put_default, put_header
from .values import Omit, percent_encode, properties_of, single_text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from .body_source import Body
    from .operation import Operation
    from .options import Given
    from .parameters import Place

_DOTS = r"/(\.|%2[eE]){1,2}(/|$)"

_OPTIONS = frozenset(
    {
        *("timeout", "deadline", "idle_timeout", "max_retries", "max_response_bytes", "hooks"),
        *("follow_redirects", "query", "headers", "cookies", "idempotent", "cancel"),
        *("body", "content_type", "accept"),
    }
)
_PLACES: dict[str, Place] = {"query": "query", "headers": "header", "cookies": "cookie"}


class OutgoingRequest:
    """A request on its way to the transport."""

    __slots__ = ("body", "carried", "headers", "method", "secret_headers", "url")

    def __init__(self, method: str, url: str, headers: dict[str, str], body: Body | None) -> None:
        self.method = method
        self.url = url
        self.headers = headers
        """Names in lower case."""
        self.body = body
        self.secret_headers: frozenset[str] = frozenset()
        """Names of headers that hold keys although their names may not show it.

        They must not be logged.
        """
        self.carried: dict[object, str] = {}
        """The secrets in it, by their credentials."""

    def copy(self) -> OutgoingRequest:
        """Copy it, with headers of its own."""
        return OutgoingRequest(self.method, self.url, dict(self.headers), self.body)

    def __repr__(self) -> str:
        return f"<OutgoingRequest {self.method}>"

    @property
    def is_repeatable(self) -> bool:
        """Tell whether its body can be sent again."""
        return not isinstance(self.body, BodySource) or self.body.is_repeatable


class Arguments:
    """The values of a call, by place and name on the wire, in the order given."""

    __slots__ = ("body", "values")

    def __init__(self, operation: Operation, given: Given) -> None:
        self.values: dict[tuple[Place, str], object] = {}
        self.body: object = given.get("body", _NOTHING)
        known = operation.parameters
        for name, value in given.items():
            if name in known:
                parameter = known[name]
                if not isinstance(value, Omit):
                    self._add(operation, parameter.place, parameter.name, value)
            elif name in _PLACES:
                place = _PLACES[name]
                for own, each in _entries(value, f"{operation.id}: {name}"):
                    if place == "header" or not isinstance(each, Omit):
                        self._add(operation, place, own, each)
            elif name not in _OPTIONS:
                raise InvalidArgumentError(f'{operation.id} takes no argument "{name}"')

    def _add(self, operation: Operation, place: Place, name: str, value: object) -> None:
        key: tuple[Place, str] = (place, name.lower() if place == "header" else name)
        if key in self.values:
            raise InvalidArgumentError(f'{operation.id}: {place} parameter "{name}" is given twice')
        self.values[key] = value

    @property
    def has_body(self) -> bool:
        """Tell whether there is a body; null is one."""
        return self.body is not _NOTHING and not isinstance(self.body, Omit)


_NOTHING = object()


def _entries(value: object, subject: str) -> list[tuple[str, object]]:
    if value is None or isinstance(value, Omit):
        return []
    if hasattr(value, "items"):
        return [(str(name), each) for name, each in cast("Mapping[str, object]", value).items()]
    raise InvalidArgumentError(f"{subject} must be a mapping")


def path_of(operation: Operation, values: Sequence[object]) -> str:
    """Fill in `/authors/{id}` from values in the order of the template."""
    pieces = operation.pieces
    if len(pieces) == 1:
        return operation.path
    filled = list(pieces)
    for index in range(1, len(pieces), 2):
        name = pieces[index]
        at = index // 2
        text = None
        if at < len(values) and not isinstance(values[at], Omit):
            subject = f'{operation.id}: path parameter "{name}"'
            styled = operation.path_parameters.get(name)
            if styled is None or styled.style is None:
                text = percent_encode(single_text(values[at], subject), subject)
            else:
                text = styled.style(styled, values[at], subject)
        if not text:
            raise InvalidArgumentError(f'{operation.id}: path parameter "{name}" cannot be empty')
        filled[index] = text
    path = "".join(filled)
    if has_dots(path):
        raise InvalidArgumentError(f'{operation.id}: path has a segment "." or ".."')
    return path


def has_dots(path: str) -> bool:
    """
    Whether a path has segments, percent-encoded or not, by which it leaves the base URL (RFC 3986,
    section 5.2.4).
    """
    return ("/." in path or "/%2" in path) and bool(re.search(_DOTS, path.partition("?")[0]))


def query_of(
    operation: Operation, values: Mapping[tuple[Place, str], object], defaults: Mapping[str, object]
) -> str:
    """Give `market=SE&limit=20`, without `?`; empty where nothing is given."""
    given = {name: value for (place, name), value in values.items() if place == "query"}
    if defaults:
        given = {**dict(properties_of(defaults, "query")), **given}
    pairs: list[str] = []
    for name, value in given.items():
        subject = f'{operation.id}: query parameter "{name}"'
        parameter = operation.styled.get(("query", name))
        if parameter is not None and parameter.style is not None:
            styled = parameter.style(parameter, value, subject)
            if styled is not None:
                pairs.append(styled)
        else:
            text = percent_encode(single_text(value, subject), subject)
            pairs.append(f"{percent_encode(name, subject)}={text}")
    return "&".join(pairs)


def headers_of(
    operation: Operation, values: Mapping[tuple[Place, str], object], defaults: Mapping[str, str]
) -> dict[str, str]:
    """
    Give the headers of a call, its cookies among them, before those that the
    client sets itself.
    """
    headers = dict(defaults)
    cookies: list[str] = []
    for (place, name), value in values.items():
        if place == "header":
            _put_parameter(operation, name, value, headers)
        elif place == "cookie":
            # Loaded here: few calls have any.
            from .cookies import cookie_of

            cookie = cookie_of(operation, name, value)
            cookies += [] if cookie is None else [cookie]
    if cookies:
        before = headers.get("cookie")
        headers["cookie"] = "; ".join(cookies if before is None else [before, *cookies])
    return headers


def _put_parameter(operation: Operation, name: str, value: object, headers: dict[str, str]) -> None:
    if isinstance(value, Omit):
        headers.pop(name, None)
        return
    subject = f'{operation.id}: header parameter "{name}"'
    parameter = operation.styled.get(("header", name))
    if parameter is not None and parameter.style is not None:
        text = parameter.style(parameter, value, subject)
    else:
        text = single_text(value, subject)
    if text is not None:
        put_header(headers, name, text, operation.id)


def body_of(
    operation: Operation, arguments: Arguments, given: Given, headers: dict[str, str]
) -> Body | None:
    """
    Write the body of a call, and the headers that the manifest and the client set where nobody else
    does.
    """
    if operation.accept is not None and "accept" not in headers:
        headers["accept"] = operation.accept
    accept = given.get("accept")
    if accept is not None and not isinstance(accept, Omit):
        put_header(headers, "accept", str(accept), operation.id)
    if operation.fixed:
        for name, text in operation.fixed.items():
            put_default(headers, name, text, operation.id)
    # An empty key is none: with it, the service would take all calls for one.
    if operation.key_header and not headers.get(operation.key_header.lower()):
        # Imported here: few operations have one.
        from uuid import uuid4

        put_header(headers, operation.key_header, str(uuid4()), operation.id)
    body: Body | None = None
    if arguments.has_body:
        if operation.body is None:
            raise InvalidArgumentError(f"{operation.id} takes no body")
        content_type = given.get("content_type")
        named = (
            None if content_type is None or isinstance(content_type, Omit) else str(content_type)
        )
        body = operation.body(operation, arguments.body, named, headers)
    if body is not None:
        length = len(body) if isinstance(body, bytes) else body.length
        if length is not None:
            headers["content-length"] = str(length)
    elif operation.method in _BODIED:
        # RFC 9110, section 8.6.
        headers["content-length"] = "0"
    return body


_BODIED = frozenset({"POST", "PUT", "PATCH"})
