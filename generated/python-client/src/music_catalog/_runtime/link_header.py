# Made by endpoint-manifest (python-client) from its template _runtime/link_header.py.
# Not to be edited: fill the manifest in and run `generate`.
"""The `Link` header of a response (RFC 8288)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .headers import Headers
    from .transport import Response

# An unclosed quote extends to the end: looking for its end from each quote would be quadratic.
_LINKS = re.compile(r'<([^<>]*)>((?:[^",<]|"(?:[^"\\]|\\.)*(?:"|\\?$))*)')
"""A link's target, then its parameters. A comma inside quotes does not end the link."""
_PARAMETERS = re.compile(r';\s*([^\s=;",]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)(?:"|\\?$)|([^\s;",]*))')
"""A parameter's name, then its value, quoted or not."""
_ESCAPED = re.compile(r"\\(.)")


def next_in_link_header(response: Response) -> str | None:
    """Give the target of the first link whose relation is `next`."""
    return link_to("next", response.headers)


def link_to(relation: str, headers: Headers) -> str | None:
    """Give the target of the first link of a relation; its name is in lower case."""
    for target, text in _LINKS.findall(headers.get("link", "")):
        given: dict[str, str] = {}
        for name, quoted, token in _PARAMETERS.findall(text):
            # Only the first `rel` counts (section 3.3).
            given.setdefault(name.lower(), _ESCAPED.sub(r"\1", quoted or token))
        # With an anchor, the link belongs to another resource (section 3.2).
        if relation in given.get("rel", "").lower().split() and "anchor" not in given:
            return str(target)
    return None
