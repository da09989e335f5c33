"""Media types (RFC 9110, section 8.3.1), as far as bodies need them."""

from __future__ import annotations


def bare_type(media_type: str) -> str:
    """Give a media type in lower case, without its parameters."""
    return media_type.partition(";")[0].strip().lower()


def is_json(media_type: str) -> bool:
    """
    Whether it is `application/json`, or a type with the suffix `+json`
    (RFC 6839, section 3.1).
    """
    return bare_type(media_type).endswith(("/json", "+json"))


def is_same_type(said: str, due: str) -> bool:
    """Whether two types are one.

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
