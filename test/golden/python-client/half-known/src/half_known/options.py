# Made by endpoint-manifest (python-client) from manifest/service.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Options of a client of a service whose title is not shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ._runtime.options import ClientOptions

if TYPE_CHECKING:
    from ._runtime.security import Credential, Secret
    from ._runtime.values import Omit

Auth = TypedDict(
    "Auth",
    {
        "berth-key": "Credential | Secret | Omit",
        "ship-key": "Credential | Omit",
        "pilot": "Credential | Secret | Omit",
        "captain": "Credential | Omit",
        "harbour-account": "Credential | Secret | Omit",
        "crew-account": "Credential | Secret | Omit",
        "guest-account": "Credential | Secret | Omit",
        "port-authority": "Credential | Secret | Omit",
        "customs": "Credential | Secret | Omit",
    },
    total=False,
)
"""Credentials, by the names of their schemes."""


class HalfKnownOptions(ClientOptions, total=False):
    """Options of a client of a service whose title is not shown."""

    auth: Auth
    """Credentials, by the names of their schemes."""


class ChangedOptions(HalfKnownOptions, total=False):
    """Options of `with_options`."""

    base_url: str
