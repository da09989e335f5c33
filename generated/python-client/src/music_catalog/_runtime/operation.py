# Made by endpoint-manifest (python-client) from its template _runtime/operation.py.
# Not to be edited: fill the manifest in and run `generate`.
"""An operation of the manifest, as far as a request needs it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from .body_source import Body
    from .errors import APIError
    from .parameters import Parameter, Place
    from .reading import Reading
    from .security import Security
    from .stream_decoders import StreamDecoder

BodyEncoder: TypeAlias = "Callable[[Operation, object, str | None, dict[str, str]], Body]"
"""
Writes a body, and its media type into the headers; the text is the media type
that the call names.
"""

Check: TypeAlias = "Callable[[Operation, Mapping[tuple[Place, str], object], object], None]"
"""
Raises an `InvalidArgumentError` where parameters, by place and name, or the body exceed a limit of
the manifest.
"""


class Deprecation:
    """A deprecation, as the manifest describes it. Dates are `YYYY-MM-DD`."""

    __slots__ = ("reason", "replacement", "since", "sunset")

    def __init__(
        self,
        since: str | None = None,
        sunset: str | None = None,
        replacement: str | None = None,
        reason: str | None = None,
    ) -> None:
        self.since = since
        self.sunset = sunset
        """The date on which the operation ends."""
        self.replacement = replacement
        """Id of the operation to use instead."""
        self.reason = reason


class OwnBaseURL:
    """A base URL of an operation's own, without a trailing slash."""

    __slots__ = ("url", "usual")

    def __init__(self, url: str | None = None, usual: str | None = None) -> None:
        self.url = url
        """None = not shown."""
        self.usual = usual
        """The base URL of the service, which it replaces; None = not shown."""


class FormType:
    """A form that is one of several media types of a body."""

    __slots__ = ("content_type", "write")

    def __init__(self, content_type: str, write: BodyEncoder) -> None:
        self.content_type = content_type
        self.write = write


class Operation:
    """One operation of the service, as data.

    Its functions are those of the files that its facts ask for.
    """

    __slots__ = (
        "accept",
        "base_url",
        "body",
        "check",
        "content_type",
        "deprecated",
        "failures",
        "fixed",
        "forms",
        "id",
        "idempotent",
        "key_header",
        "method",
        "parameters",
        "path",
        "path_parameters",
        "pieces",
        "reading",
        "security",
        "stream",
        "styled",
    )

    def __init__(
        self,
        id: str,
        method: str,
        path: str,
        *,
        parameters: Mapping[str, Parameter] | None = None,
        path_parameters: Sequence[Parameter] = (),
        accept: str | None = None,
        reading: Reading | None = None,
        stream: Mapping[str, StreamDecoder] | None = None,
        failures: Mapping[int | str, type[APIError]] | None = None,
        security: Security | None = None,
        body: BodyEncoder | None = None,
        content_type: str | None = None,
        forms: Sequence[FormType] = (),
        check: Check | None = None,
        idempotent: bool | None = None,
        fixed: Mapping[str, str] | None = None,
        key_header: str | None = None,
        base_url: OwnBaseURL | None = None,
        deprecated: Deprecation | None = None,
    ) -> None:
        self.id = id
        """The operation's id in the manifest: `me.saved-books.save`."""
        self.method = method
        self.path = path
        """Path below the base URL, with its parameters in braces: `/authors/{id}`."""
        self.pieces = path.replace("}", "{").split("{")
        """Texts of the path, and between them the names of its parameters."""
        self.parameters = parameters or {}
        """Those of all places but the path, by the names of their arguments."""
        self.path_parameters = {each.name: each for each in path_parameters}
        """Those with a style."""
        self.styled = {
            (each.place, each.name.lower() if each.place == "header" else each.name): each
            for each in self.parameters.values()
        }
        self.accept = accept
        """The header of that name, where the manifest names media types of the responses."""
        self.reading = reading
        """None = as each response says itself."""
        self.stream = stream
        """The decoders of responses that are streams, by media type."""
        self.failures = failures
        """Classes of errors by status, `404`, or by range, `"5XX"`."""
        self.security = security
        self.body = body
        """None = there can be none: GET, HEAD, and `body: none`."""
        self.content_type = content_type
        """Media type of a body that names none."""
        self.forms = forms
        self.check = check
        self.idempotent = idempotent
        """
        Whether a call may be repeated, where its method does not say so (RFC
        9110, section 9.2.2).
        """
        self.fixed = fixed
        """Headers of every call that does not set them."""
        self.key_header = key_header
        """The header in which all attempts of a call have one key."""
        self.base_url = base_url
        self.deprecated = deprecated

    def __repr__(self) -> str:
        return f"<Operation {self.id}: {self.method} {self.path}>"
