# Made by endpoint-manifest (python-client) from its template _runtime/stream_decoders.py.
# Not to be edited: fill the manifest in and run `generate`.
"""Decoders of streams: each takes the bytes as they come, and gives the items that are complete.

It waits for nothing itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol, TypeAlias


class ItemReader(Protocol):
    """Reads the items of one stream. ValueError = what came is none."""

    def feed(self, chunk: bytes) -> Iterator[object]:
        """Take a chunk, and give the items that it completes."""
        ...

    def end(self) -> Iterator[object]:
        """Give the item that the end of the stream completes, if any."""
        ...


StreamDecoder: TypeAlias = Callable[[], ItemReader]
"""Makes the reader of a stream."""
