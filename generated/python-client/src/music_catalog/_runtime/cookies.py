# Made by endpoint-manifest (python-client) from its template _runtime/cookies.py.
# Not to be edited: fill the manifest in and run `generate`.
"""The cookies of a request."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from .errors import InvalidArgumentError
from .values import single_text

if TYPE_CHECKING:
    from .operation import Operation

_NAME = re.compile(r"[\w!#$%&'*+.^`|~-]+", re.ASCII)
_VALUE = re.compile(r'("?)[!#-+\--:<-\[\]-~]*\1')


def cookie_of(operation: Operation, name: str, value: object) -> str | None:
    """
    Write a cookie unchanged, or refuse it: RFC 6265 has no escape, so only
    the caller knows one.
    """
    subject = f'{operation.id}: cookie parameter "{name}"'
    parameter = operation.styled.get(("cookie", name))
    if parameter is not None and parameter.style is not None:
        return parameter.style(parameter, value, subject)
    return cookie_pair(name, single_text(value, subject), subject)


def cookie_pair(name: str, text: str, subject: str) -> str:
    """
    Give `name=text` as RFC 6265, section 4.1.1 allows it: without a space, quotes, `,`, `;` or a
    backslash.
    """
    if not _NAME.fullmatch(name) or not _VALUE.fullmatch(text):
        raise InvalidArgumentError(f"{subject} has a character that HTTP forbids")
    return f"{name}={text}"
