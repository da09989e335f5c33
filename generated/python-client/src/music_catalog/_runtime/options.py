# Made by endpoint-manifest (python-client) from its template _runtime/options.py.
# Not to be edited: fill the manifest in and run `generate`.
"""Options of a client, and of one call."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias, TypedDict, TypeVar

if TYPE_CHECKING:
    from .clock import Cancellation
    from .hooks import Hooks
    from .operation import Operation
    from .values import OpenHeaders, OpenParameters

T = TypeVar("T")
As: TypeAlias = Callable[[Any], T]
"""Makes the result of a call from its data, such as `Model.model_validate`."""


class CommonOptions(TypedDict, total=False):
    """Options of a client and of a call alike; those of the call take precedence."""

    timeout: float | None
    """
    Seconds that one attempt may take, to the last byte of its response; 60 unless given, None = no
    limit.
    """
    deadline: float | None
    """Seconds that a call may take with all its attempts and waits; no limit unless given."""
    idle_timeout: float | None
    """Seconds that a stream may be silent; no limit unless given.

    `timeout` and `deadline` do not apply to a stream that has begun.
    """
    max_retries: int
    """Maximum number of retries, where a retry is safe; 2 unless given."""
    max_response_bytes: int
    """Maximum bytes of a response that is decoded whole; 64 MiB unless given."""
    hooks: Sequence[Hooks]
    """Called in order, those of the client before those of the call."""
    follow_redirects: bool | None
    """The redirects that are followed.

    None = those of requests without a header that might tell another origin who calls. True = all,
    and such headers stay at their origin. False = none.
    """


class ClientOptions(CommonOptions, total=False):
    """Options of a client."""

    headers: OpenHeaders
    """Sent with every request. Headers of a call replace those of the same name."""
    query: OpenParameters
    """Sent with every request. Parameters of a call replace those of the same name."""
    own_base_url: Callable[[Operation], str | None]
    """The base URL of an operation that has its own, in place of the manifest's."""


class RequestOptions(CommonOptions, total=False):
    """Options that every call takes."""

    query: OpenParameters
    """
    Query parameters by name, beside those that are arguments: for those that the manifest does not
    show.
    """
    headers: OpenHeaders
    """Headers by name, beside those that are arguments.

    They replace those of the client, and `OMIT` leaves one out.
    """
    cookies: OpenParameters
    """Cookies by name, beside those that are arguments."""
    idempotent: bool
    """True = the call may be repeated whatever its method is, False = never."""
    cancel: Cancellation
    """Ends the call from another thread. Asynchronous calls end with their task."""


class BodyOptions(TypedDict, total=False):
    """Options of calls whose bodies have a media type that the caller may name."""

    content_type: str


class AnyRequestOptions(RequestOptions, total=False):
    """Options of a call of which the manifest shows nothing."""

    body: object
    """
    Text, bytes and streams are sent as they are, everything else as JSON, unless `content_type`
    says otherwise.
    """
    content_type: str


Given = Mapping[str, Any]
"""The arguments of a call that were given by name."""
