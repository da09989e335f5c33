"""How the client asks an operation for more than its data: by an argument that no type shows."""

from __future__ import annotations

from typing import Final

TAKE: Final = "take_"
"""Name of the argument."""
RESPONSE: Final = "response"
"""Give the data with the response."""
UNREAD: Final = "unread"
"""Give the response with its body unread."""
