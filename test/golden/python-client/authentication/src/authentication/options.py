# Made by endpoint-manifest (python-client) from manifest/service.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Options of a client of Library."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ._runtime.options import ClientOptions

if TYPE_CHECKING:
    from ._runtime.security import Credential, Secret
    from ._runtime.values import Omit

Auth = TypedDict(
    "Auth",
    {
        "oauth": "Credential | Secret | Omit",
        "closed-oauth": "Credential | Secret | Omit",
        "open-scopes": "Credential | Secret | Omit",
        "key": "Credential | Secret | Omit",
        "query-key": "Credential | Secret | Omit",
        "session": "Credential | Omit",
        "somewhere": "Credential | Omit",
        "token-cookie": "Credential | Secret | Omit",
        "basic": "Credential | Omit",
        "bearer": "Credential | Secret | Omit",
        "digest": "Credential | Secret | Omit",
        "unnamed": "Credential | Omit",
        "user-tokens": "Credential | Secret | Omit",
        "openid": "Credential | Secret | Omit",
    },
    total=False,
)
"""Credentials, by the names of their schemes."""


class AuthenticationOptions(ClientOptions, total=False):
    """Options of a client of Library."""

    auth: Auth
    """Credentials, by the names of their schemes."""


class ChangedOptions(AuthenticationOptions, total=False):
    """Options of `with_options`."""

    base_url: str
