# Made by endpoint-manifest (python-client) from manifest/groups/player.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime.group import AsyncGroup, Group
from .._runtime.not_shown import NotShown

if TYPE_CHECKING:
    from typing import Literal


class _Player:
    """The operations of `Player` and `AsyncPlayer`, described once for both."""

    __slots__ = ()

    @property
    def get_state(self) -> NotShown[Literal["method", "path"], Literal["player.get-state"]]:
        """The operation `player.get-state`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/player.yaml#operations.get-state.
        """
        return NotShown(
            "player.get-state",
            ("method", "path"),
            "manifest/groups/player.yaml#operations.get-state",
        )

    @property
    def transfer(self) -> NotShown[Literal["method", "path"], Literal["player.transfer"]]:
        """The operation `player.transfer`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/player.yaml#operations.transfer.
        """
        return NotShown(
            "player.transfer", ("method", "path"), "manifest/groups/player.yaml#operations.transfer"
        )

    @property
    def get_devices(self) -> NotShown[Literal["method", "path"], Literal["player.get-devices"]]:
        """The operation `player.get-devices`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/player.yaml#operations.get-devices.
        """
        return NotShown(
            "player.get-devices",
            ("method", "path"),
            "manifest/groups/player.yaml#operations.get-devices",
        )

    @property
    def get_currently_playing(
        self,
    ) -> NotShown[Literal["method", "path"], Literal["player.get-currently-playing"]]:
        """The operation `player.get-currently-playing`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/player.yaml#operations.get-currently-playing.
        """
        return NotShown(
            "player.get-currently-playing",
            ("method", "path"),
            "manifest/groups/player.yaml#operations.get-currently-playing",
        )

    @property
    def start_playback(
        self,
    ) -> NotShown[Literal["method", "path"], Literal["player.start-playback"]]:
        """The operation `player.start-playback`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/player.yaml#operations.start-playback.
        """
        return NotShown(
            "player.start-playback",
            ("method", "path"),
            "manifest/groups/player.yaml#operations.start-playback",
        )

    @property
    def pause_playback(
        self,
    ) -> NotShown[Literal["method", "path"], Literal["player.pause-playback"]]:
        """The operation `player.pause-playback`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/player.yaml#operations.pause-playback.
        """
        return NotShown(
            "player.pause-playback",
            ("method", "path"),
            "manifest/groups/player.yaml#operations.pause-playback",
        )

    @property
    def skip_next(self) -> NotShown[Literal["method", "path"], Literal["player.skip-next"]]:
        """The operation `player.skip-next`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/player.yaml#operations.skip-next.
        """
        return NotShown(
            "player.skip-next",
            ("method", "path"),
            "manifest/groups/player.yaml#operations.skip-next",
        )

    @property
    def skip_previous(self) -> NotShown[Literal["method", "path"], Literal["player.skip-previous"]]:
        """The operation `player.skip-previous`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/player.yaml#operations.skip-previous.
        """
        return NotShown(
            "player.skip-previous",
            ("method", "path"),
            "manifest/groups/player.yaml#operations.skip-previous",
        )

    @property
    def seek_to_position(
        self,
    ) -> NotShown[Literal["method", "path"], Literal["player.seek-to-position"]]:
        """The operation `player.seek-to-position`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/player.yaml#operations.seek-to-position.
        """
        return NotShown(
            "player.seek-to-position",
            ("method", "path"),
            "manifest/groups/player.yaml#operations.seek-to-position",
        )

    @property
    def set_repeat_mode(
        self,
    ) -> NotShown[Literal["method", "path"], Literal["player.set-repeat-mode"]]:
        """The operation `player.set-repeat-mode`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/player.yaml#operations.set-repeat-mode.
        """
        return NotShown(
            "player.set-repeat-mode",
            ("method", "path"),
            "manifest/groups/player.yaml#operations.set-repeat-mode",
        )

    @property
    def set_volume(self) -> NotShown[Literal["method", "path"], Literal["player.set-volume"]]:
        """The operation `player.set-volume`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/player.yaml#operations.set-volume.
        """
        return NotShown(
            "player.set-volume",
            ("method", "path"),
            "manifest/groups/player.yaml#operations.set-volume",
        )

    @property
    def toggle_shuffle(
        self,
    ) -> NotShown[Literal["method", "path"], Literal["player.toggle-shuffle"]]:
        """The operation `player.toggle-shuffle`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/player.yaml#operations.toggle-shuffle.
        """
        return NotShown(
            "player.toggle-shuffle",
            ("method", "path"),
            "manifest/groups/player.yaml#operations.toggle-shuffle",
        )

    @property
    def list_recently_played(
        self,
    ) -> NotShown[Literal["method", "path"], Literal["player.list-recently-played"]]:
        """The operation `player.list-recently-played`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/player.yaml#operations.list-recently-played.
        """
        return NotShown(
            "player.list-recently-played",
            ("method", "path"),
            "manifest/groups/player.yaml#operations.list-recently-played",
        )


class Player(_Player, Group):
    """Player."""

    __slots__ = ()

    @property
    def queue(self) -> Queue:
        """Queue."""
        return Queue(self._core)


class AsyncPlayer(_Player, AsyncGroup):
    """Player."""

    __slots__ = ()

    @property
    def queue(self) -> AsyncQueue:
        """Queue."""
        return AsyncQueue(self._core)


class _Queue:
    """The operations of `Queue` and `AsyncQueue`, described once for both."""

    __slots__ = ()

    @property
    def get(self) -> NotShown[Literal["method", "path"], Literal["player.queue.get"]]:
        """The operation `player.queue.get`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/player.yaml#subgroups.queue.operations.get.
        """
        return NotShown(
            "player.queue.get",
            ("method", "path"),
            "manifest/groups/player.yaml#subgroups.queue.operations.get",
        )

    @property
    def add(self) -> NotShown[Literal["method", "path"], Literal["player.queue.add"]]:
        """The operation `player.queue.add`.

        Cannot be called yet: its method and path are not shown. Fill in
        manifest/groups/player.yaml#subgroups.queue.operations.add.
        """
        return NotShown(
            "player.queue.add",
            ("method", "path"),
            "manifest/groups/player.yaml#subgroups.queue.operations.add",
        )


class Queue(_Queue, Group):
    """Queue."""

    __slots__ = ()


class AsyncQueue(_Queue, AsyncGroup):
    """Queue."""

    __slots__ = ()
