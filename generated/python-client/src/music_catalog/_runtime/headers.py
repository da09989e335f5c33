# Made by endpoint-manifest (python-client) from its template _runtime/headers.py.
# Not to be edited: fill the manifest in and run `generate`.
"""Headers of requests and responses, and the media types in them (RFC 9110)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from .errors import InvalidArgumentError

if TYPE_CHECKING:
    from typing_extensions import TypeIs

_NAME = r"[\w!#$%&'*+.^`|~-]+"
_VALUE = r"[\t -~\x80-\xff]*"


def is_mapping(
    lines: Mapping[str, str] | Iterable[tuple[str, str]],
) -> TypeIs[Mapping[str, str]]:
    """Tell whether headers are a mapping."""
    return isinstance(lines, Mapping)


class Headers(Mapping[str, str]):
    """The headers of a response.

    Names have no case; lines of one name are joined with commas (RFC 9110, section 5.3).
    """

    __slots__ = ("_joined", "_lines")

    def __init__(self, lines: Mapping[str, str] | Iterable[tuple[str, str]] = ()) -> None:
        pairs = lines.items() if is_mapping(lines) else lines
        self._lines = [(name.lower(), value) for name, value in pairs]
        joined: dict[str, str] = {}
        for name, value in self._lines:
            before = joined.get(name)
            joined[name] = value if before is None else f"{before}, {value}"
        self._joined = joined

    def __getitem__(self, name: str) -> str:
        return self._joined[name.lower()]

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and name.lower() in self._joined

    def __iter__(self) -> Iterator[str]:
        return iter(self._joined)

    def __len__(self) -> int:
        return len(self._joined)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self._lines,)

    def __repr__(self) -> str:
        return f"<Headers: {', '.join(self._joined)}>"

    def get_all(self, name: str) -> list[str]:
        """Give each line of a name by itself, as `set-cookie` needs it."""
        wanted = name.lower()
        return [value for own, value in self._lines if own == wanted]


def put_header(headers: dict[str, str], name: str, value: str, subject: str) -> None:
    """Set a header of a request, as RFC 9110, section 5 allows it.

    `subject` begins the message where it does not.
    """
    # Most are plain; only for the others is the pattern compiled.
    if not _is_plain(name) and not re.fullmatch(_NAME, name, re.ASCII):
        raise InvalidArgumentError(
            f"{subject}: a name of a header has a character that HTTP forbids"
        )
    if not (value.isascii() and value.isprintable()) and not re.fullmatch(_VALUE, value):
        # The message leaves the value out, because it may be a credential.
        raise InvalidArgumentError(f'{subject}: header "{name}" has a character that HTTP forbids')
    headers[name.lower()] = value


def _is_plain(name: str) -> bool:
    return name.isascii() and name.replace("-", "a").isalnum()


def put_default(headers: dict[str, str], name: str, value: str, subject: str) -> None:
    """Set a header that is not there yet."""
    if name.lower() not in headers:
        put_header(headers, name, value, subject)


def bare_type(media_type: str) -> str:
    """Give a media type in lower case, without its parameters."""
    return media_type.partition(";")[0].strip().lower()


def is_json(media_type: str) -> bool:
    """
    Whether it is `application/json`, or a type with the suffix `+json` (RFC
    6839, section 3.1).
    """
    return bare_type(media_type).endswith(("/json", "+json"))


def is_same_type(said: str, due: str) -> bool:
    """Tell whether two types are one.

    All kinds of JSON count as one: services that promise `application/json` send many.
    """
    return bare_type(said) == bare_type(due) or (is_json(said) and is_json(due))


def charset_of(media_type: str) -> str | None:
    """Give the charset that a media type names."""
    for parameter in media_type.split(";")[1:]:
        name, _, value = parameter.partition("=")
        if name.strip().lower() == "charset":
            return value.strip().strip('"')
    return None
