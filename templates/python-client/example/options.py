"""Options of a client of the Library. Loaded by checkers, and by whoever imports a name of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ._runtime.options import ClientOptions

if TYPE_CHECKING:
    from ._runtime.security import Credential, Secret
    from ._runtime.values import Omit


class Auth(TypedDict, total=False):
    """Credentials, by the names of their schemes."""

    bearer: Credential | Secret | Omit
    header_key: Credential | Secret | Omit


class LibraryOptions(ClientOptions, total=False):
    """Options of a client of the Library."""

    auth: Auth


class ChangedOptions(LibraryOptions, total=False):
    """Options of `with_options`."""

    base_url: str
