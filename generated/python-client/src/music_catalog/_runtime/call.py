# Made by endpoint-manifest (python-client) from its template _runtime/call.py.
# Not to be edited: fill the manifest in and run `generate`.
"""
Calls of operations, up to their outcomes: what the synchronous and the
asynchronous client share.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from .errors import InvalidArgumentError
from .exchange import Exchange, Outcome
from .operation import Operation
from .request import Arguments, OutgoingRequest, body_of, has_dots, headers_of, path_of, query_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .client_state import ClientState
    from .options import Given

TAKE: Final = "take_"
"""Name of the argument by which a client asks for more than data; no type shows it."""
RESPONSE: Final = "response"
"""Give the data with the response."""
UNREAD: Final = "unread"
"""Give the response with its body unread."""

_TARGET = r"/[!$-;=?-\[\]_a-z~]*"
_METHOD = r"[\w-]+"


def prepared(
    state: ClientState,
    operation: Operation,
    path: Sequence[object],
    given: Given,
    link: str | None = None,
) -> OutgoingRequest:
    """Make the request of a call; `link`, a whole URL, replaces path and query."""
    arguments = Arguments(operation, given)
    if operation.check is not None:
        operation.check(operation, arguments.values, arguments.body if arguments.has_body else None)
    if link is None:
        target = path_of(operation, path)
        query = query_of(operation, arguments.values, state.query)
        if query:
            target += ("&" if "?" in target else "?") + query
        url = (
            state.base_url if operation.base_url is None else state.base_url_of(operation)
        ) + target
    else:
        url = link
    headers = headers_of(operation, arguments.values, state.headers)
    body = body_of(operation, arguments, given, headers)
    return OutgoingRequest(operation.method, url, headers, body)


async def begin(
    state: ClientState,
    operation: Operation,
    path: Sequence[object],
    given: Given,
    *,
    link: str | None = None,
    is_raw: bool = False,
) -> Outcome:
    """Make a call."""
    request = prepared(state, operation, path, given, link)
    return await Exchange(state, operation, given, request, is_raw=is_raw).perform()


def untyped(method: str, path: str) -> Operation:
    """
    Give an operation that the manifest does not name; its path is percent-encoded already, and may
    have a query.
    """
    from .body_encoders import open_body

    upper = method.upper()
    name = f"{upper} {path.partition('?')[0]}"
    if not re.fullmatch(_TARGET, path) or not re.fullmatch(_METHOD, upper, re.ASCII):
        raise InvalidArgumentError(
            f'{name}: needs a method and a path that begins with "/" and is percent-encoded'
        )
    if has_dots(path):
        raise InvalidArgumentError(f'{name}: path has a segment "." or ".."')
    bodiless = upper in ("GET", "HEAD")
    operation = Operation(name, upper, "", body=None if bodiless else open_body)
    operation.path = path
    operation.pieces = [path]
    return operation


def validated(value: Any, as_: Any) -> Any:
    """Give a value as the caller wants it."""
    return value if as_ is None else as_(value)
