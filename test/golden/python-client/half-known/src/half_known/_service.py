# Made by endpoint-manifest (python-client) from manifest/service.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Facts that all operations of a service whose title is not shown share."""

from __future__ import annotations

from typing import Final

from ._runtime.api_keys import header_key
from ._runtime.client_state import Defaults
from ._runtime.security import bearer, credential_only, requires

DISTRIBUTION: Final = "half-known"
DEFAULTS: Final = Defaults(
    makers={
        "berth-key": lambda key: header_key(key, "X-Berth-Key"),
        "ship-key": credential_only,
        "pilot": bearer,
        "captain": credential_only,
        "harbour-account": bearer,
        "crew-account": bearer,
        "guest-account": bearer,
        "port-authority": bearer,
        "customs": bearer,
    },
)
NEEDS_HARBOUR_ACCOUNT: Final = requires({"harbour-account": ("moor",)}, {"harbour-account": ()})
NEEDS_PILOT_OR_NOTHING: Final = requires({"pilot": ()}, {})
