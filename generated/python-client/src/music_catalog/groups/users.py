# Made by endpoint-manifest (python-client) from manifest/groups/users.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Users."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime.group import AsyncGroup, Group
from .._runtime.not_shown import NotShown

if TYPE_CHECKING:
    from typing import Literal


class _Users:
    """The operations of `Users` and `AsyncUsers`, described once for both."""

    __slots__ = ()

    @property
    def retrieve_profile(
        self,
    ) -> NotShown[Literal["method", "path"], Literal["users.retrieve-profile"]]:
        """The operation `users.retrieve-profile`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/users.yaml#operations.retrieve-profile.
        """
        return NotShown(
            "users.retrieve-profile",
            ("method", "path"),
            "manifest/groups/users.yaml#operations.retrieve-profile",
        )


class Users(_Users, Group):
    """Users."""

    __slots__ = ()

    @property
    def playlists(self) -> Playlists:
        """Playlists."""
        return Playlists(self._core)


class AsyncUsers(_Users, AsyncGroup):
    """Users."""

    __slots__ = ()

    @property
    def playlists(self) -> AsyncPlaylists:
        """Playlists."""
        return AsyncPlaylists(self._core)


class _Playlists:
    """The operations of `Playlists` and `AsyncPlaylists`, described once for both."""

    __slots__ = ()

    @property
    def list(self) -> NotShown[Literal["method", "path"], Literal["users.playlists.list"]]:
        """The operation `users.playlists.list`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/users.yaml#subgroups.playlists.operations.list.
        """
        return NotShown(
            "users.playlists.list",
            ("method", "path"),
            "manifest/groups/users.yaml#subgroups.playlists.operations.list",
        )

    @property
    def create(self) -> NotShown[Literal["method", "path"], Literal["users.playlists.create"]]:
        """The operation `users.playlists.create`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/users.yaml#subgroups.playlists.operations.create.
        """
        return NotShown(
            "users.playlists.create",
            ("method", "path"),
            "manifest/groups/users.yaml#subgroups.playlists.operations.create",
        )


class Playlists(_Playlists, Group):
    """Playlists."""

    __slots__ = ()


class AsyncPlaylists(_Playlists, AsyncGroup):
    """Playlists."""

    __slots__ = ()
