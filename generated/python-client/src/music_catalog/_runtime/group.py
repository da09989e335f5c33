# Made by endpoint-manifest (python-client) from its template _runtime/group.py.
# Not to be edited: fill the manifest in and run `generate`.
"""The bases of all groups of operations, of which a module has both."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .async_core import AsyncCore
    from .sync_core import SyncCore


class Group:
    """Operations of the synchronous client."""

    __slots__ = ("_core",)

    def __init__(self, core: SyncCore) -> None:
        self._core = core


class AsyncGroup:
    """Operations of the asynchronous client."""

    __slots__ = ("_core",)

    def __init__(self, core: AsyncCore) -> None:
        self._core = core
