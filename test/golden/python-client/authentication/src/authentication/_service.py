# Made by endpoint-manifest (python-client) from manifest/service.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Facts that all operations of Library share."""

from __future__ import annotations

from typing import Final

from ._runtime.api_keys import cookie_key, header_key, query_key
from ._runtime.client_state import Defaults
from ._runtime.security import authorization, bearer, credential_only, requires

DISTRIBUTION: Final = "authentication"
DEFAULTS: Final = Defaults(
    makers={
        "oauth": bearer,
        "closed-oauth": bearer,
        "open-scopes": bearer,
        "key": lambda key: header_key(key, "X-Key"),
        "query-key": lambda key: query_key(key, "key"),
        "session": credential_only,
        "somewhere": credential_only,
        "token-cookie": lambda key: cookie_key(key, "token"),
        "basic": credential_only,
        "bearer": bearer,
        "digest": lambda key: authorization(key, "Digest"),
        "unnamed": credential_only,
        "user-tokens": bearer,
        "openid": bearer,
    },
)
NEEDS_OAUTH: Final = requires({"oauth": ()})
NEEDS_OAUTH_AND_KEY_OR_BASIC: Final = requires(
    {"oauth": ("library:read", "library:write"), "key": ()}, {"basic": ()}
)
NEEDS_TOKEN_COOKIE_OR_NOTHING: Final = requires({"token-cookie": ()}, {})
NEEDS_OPEN_SCOPES_OR_OAUTH_OR_UNLISTED_SCHEME: Final = requires(
    {"open-scopes": ("unlisted",)}, {"oauth": ()}, {"unlisted-scheme": ()}
)
NEEDS_OAUTH_OR_KEY_OR_NOTHING: Final = requires({}, {"oauth": ("library:read",)}, {"key": ()})
NEEDS_KEY_OR_NOTHING: Final = requires({"key": ()}, {})
