# Made by endpoint-manifest (python-client) from its template _runtime/problem_details.py.
# Not to be edited: fill the manifest in and run `generate`.
"""Problem details (RFC 9457): a form of error body that many services share."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict, cast

from .headers import bare_type
from .json_pointer import is_object

if TYPE_CHECKING:
    from .errors import APIError


class ProblemDetails(TypedDict, total=False):
    """Members that section 3.1 defines.

    A service may add its own, and leave out or mistype any of these.
    """

    type: object
    title: object
    status: object
    detail: object
    instance: object


def problem_details(error: APIError) -> ProblemDetails | None:
    """Give the body of an error as problem details, where its response has that media type."""
    is_problem = bare_type(error.headers.get("content-type", "")) == "application/problem+json"
    body = error.body
    return cast("ProblemDetails", body) if is_problem and is_object(body) else None
