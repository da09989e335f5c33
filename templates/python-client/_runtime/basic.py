"""A user's name and password (RFC 7617)."""

from __future__ import annotations

import re
from binascii import b2a_base64
from typing import TYPE_CHECKING

from .errors import InvalidArgumentError
from .security import OWNER, AuthorizationHeader, SecretCredential

if TYPE_CHECKING:
    from .security import Credential

_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")


def basic(username: str, password: str) -> Credential:
    """Make a credential of a name and a password, sent as UTF-8 with every request.

    Raises:
        InvalidArgumentError: The name has a colon, or one of them has a control character.
    """
    if ":" in username or _CONTROL.search(username + password):
        raise InvalidArgumentError(
            f"{OWNER}: a user name cannot have a colon, "
            "and neither it nor the password control characters"
        )
    return SecretCredential(basic_text(username, password), AuthorizationHeader("Basic"))


def basic_text(username: str, password: str) -> str:
    """Give the text that follows `Basic` in the header."""
    return b2a_base64(f"{username}:{password}".encode(), newline=False).decode()
