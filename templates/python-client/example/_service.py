"""What holds for every operation of the Library."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict

from ._runtime.api_keys import header_key
from ._runtime.client_state import Defaults
from ._runtime.options import ClientOptions
from ._runtime.secret import bearer
from ._runtime.security import requires

if TYPE_CHECKING:
    from ._runtime.omit import Omit
    from ._runtime.secret import Secret
    from ._runtime.security import Credential


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


DEFAULTS: Final = Defaults(
    makers={"bearer": bearer, "header_key": lambda key: header_key(key, "X-Key")}
)
NEEDS_BEARER: Final = requires({"bearer": ()})
NEEDS_EITHER: Final = requires({"header_key": ()}, {"bearer": ()})
