"""What holds for every operation of the Library."""

from __future__ import annotations

from typing import Final

from ._runtime.api_keys import header_key
from ._runtime.client_state import Defaults
from ._runtime.security import bearer, requires

DEFAULTS: Final = Defaults(
    makers={"bearer": bearer, "header_key": lambda key: header_key(key, "X-Key")}
)
NEEDS_BEARER: Final = requires({"bearer": ()})
NEEDS_EITHER: Final = requires({"header_key": ()}, {"bearer": ()})
