"""
How lists and objects are written in a request: the table "Style Examples" of OpenAPI 3.1.1, section
4.8.12.4.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .errors import InvalidArgumentError
from .values import is_list, is_record, percent_encode, properties_of, single_text

if TYPE_CHECKING:
    from .parameters import Parameter, Style


def _style(
    separator: str,
    prefix: str = "",
    delimiter: str = ",",
    *,
    named: bool = False,
    if_empty: str = "=",
) -> Style:
    """Make a style from a row of the table; `if_empty` is `ifemp` of RFC 6570, appendix A."""

    def pair(name: str, text: str) -> str:
        return f"{name}={text}" if text else name + if_empty

    def write(parameter: Parameter, value: object, subject: str) -> str | None:
        explode = parameter.explode

        def with_name(text: str) -> str:
            return pair(percent_encode(parameter.name, subject), text) if named else text

        if is_list(value):
            texts = [item_text(parameter, item, subject) for item in value]
            parts = [with_name(text) for text in texts] if explode else texts
        elif is_record(value):
            pairs = [
                (item_text(parameter, name, subject), item_text(parameter, each, subject))
                for name, each in properties_of(value, subject)
            ]
            parts = [pair(*each) for each in pairs] if explode else [t for p in pairs for t in p]
        else:
            text = single_text(value, subject)
            return prefix + with_name(
                text if parameter.place == "header" else parameter.encode(text, subject)
            )
        if not parts:
            return None
        # In a cookie "&" would be part of the value: each pair is a separate cookie.
        between = "; " if parameter.place == "cookie" else separator
        return prefix + (between.join(parts) if explode else with_name(delimiter.join(parts)))

    return write


def item_text(parameter: Parameter, item: object, subject: str) -> str:
    """Write one item, or the name of a property."""
    text = single_text(item, subject)
    if parameter.place != "header":
        return parameter.encode(text, subject)
    # Headers are not percent-encoded (OpenAPI 3.1.1, appendix D), so a comma would split the item.
    if "," in text:
        raise InvalidArgumentError(f"{subject} cannot carry a comma inside an item")
    return text


def single(parameter: Parameter, value: object, subject: str) -> str | None:
    """Write one value alone: `color=blue`."""
    text = item_text(parameter, value, subject)
    return (
        f"{percent_encode(parameter.name, subject)}={text}" if parameter.place == "query" else text
    )


simple: Final = _style(",")
"""`blue,black,brown`, in a path or a header."""
label: Final = _style(".", ".")
"""`.blue.black.brown`, in a path."""
matrix: Final = _style(";", ";", named=True, if_empty="")
"""`;color=blue;color=black`, in a path."""
form: Final = _style("&", named=True)
"""`color=blue&color=black`, in a query or a cookie."""
space_delimited: Final = _style("&", delimiter="%20", named=True)
"""`color=blue%20black`, in a query.

The table leaves the exploded form undefined; it is that of `form`.
"""
pipe_delimited: Final = _style("&", delimiter="%7C", named=True)
"""`color=blue%7Cblack`, in a query.

The table leaves the exploded form undefined; it is that of `form`.
"""
