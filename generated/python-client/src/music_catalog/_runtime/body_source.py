# Made by endpoint-manifest (python-client) from its template _runtime/body_source.py.
# Not to be edited: fill the manifest in and run `generate`.
"""The bytes of a body: at once, from a file, or as they come."""

from __future__ import annotations

import os
from collections.abc import AsyncIterable, AsyncIterator, Callable, Iterable, Iterator
from typing import IO, TypeAlias, cast

BinaryBody: TypeAlias = (
    bytes
    | bytearray
    | memoryview
    | os.PathLike[str]
    | IO[bytes]
    | Iterator[bytes]
    | AsyncIterable[bytes]
)
"""Bytes, a path or an open file, or chunks as they come.

Chunks can be sent only once, so their call is never repeated.
"""

_CHUNK = 65_536


class BodySource:
    """Bytes that are not held in memory."""

    __slots__ = ("is_repeatable", "length", "open")

    def __init__(
        self,
        open: Callable[[], Iterable[bytes] | AsyncIterable[bytes]],
        length: int | None = None,
        *,
        is_repeatable: bool = False,
    ) -> None:
        self.open = open
        """Gives the chunks, from the first on."""
        self.length = length
        """Number of bytes; None = nobody knows."""
        self.is_repeatable = is_repeatable


Body: TypeAlias = bytes | BodySource
"""A body that is ready to be sent."""


def binary_body(value: object) -> Body | None:
    """Give the bytes of a value; None = it is no bytes."""
    if isinstance(value, bytes):
        return value
    if isinstance(value, bytearray):
        return bytes(value)
    if isinstance(value, memoryview):
        return cast("memoryview[int]", value).tobytes()
    if isinstance(value, os.PathLike):
        return _path_body(os.fspath(cast("os.PathLike[str]", value)))
    read = getattr(value, "read", None)
    if callable(read):
        return _file_body(value, cast("Callable[[int], bytes]", read))
    if isinstance(value, AsyncIterable):
        chunks = cast("AsyncIterable[bytes]", value)
        return BodySource(lambda: chunks)
    # Of iterables only iterators: a list or a set is no stream of bytes.
    if not isinstance(value, Iterator):
        return None
    several = cast("Iterator[bytes]", value)
    return BodySource(lambda: several)


def _path_body(path: str) -> BodySource:
    def chunks() -> Iterator[bytes]:
        with open(path, "rb") as file:  # noqa: PTH123 - of any PathLike
            while chunk := file.read(_CHUNK):
                yield chunk

    return BodySource(chunks, os.stat(path).st_size, is_repeatable=True)  # noqa: PTH116


def _file_body(file: object, read: Callable[[int], bytes]) -> BodySource:
    """Begin where the file stands; what cannot seek is sent only once."""
    seek, tell = getattr(file, "seek", None), getattr(file, "tell", None)
    seekable = getattr(file, "seekable", None)
    can_seek = callable(seekable) and bool(seekable())
    if not (can_seek and callable(seek) and callable(tell)):
        return BodySource(lambda: iter(lambda: read(_CHUNK), b""))
    start = int(str(tell()))
    seek(0, os.SEEK_END)
    length = int(str(tell())) - start
    seek(start)

    def chunks() -> Iterator[bytes]:
        seek(start)
        return iter(lambda: read(_CHUNK), b"")

    return BodySource(chunks, length, is_repeatable=True)


def joined(parts: list[Body]) -> Body:
    """Put bodies one after the other."""
    if all(isinstance(part, bytes) for part in parts):
        return b"".join(part for part in parts if isinstance(part, bytes))
    lengths = [len(part) if isinstance(part, bytes) else part.length for part in parts]
    known = [length for length in lengths if length is not None]
    return BodySource(
        lambda: _chained(parts),
        sum(known) if len(known) == len(parts) else None,
        is_repeatable=all(isinstance(part, bytes) or part.is_repeatable for part in parts),
    )


def _chained(parts: list[Body]) -> Iterable[bytes] | AsyncIterable[bytes]:
    opened = [[part] if isinstance(part, bytes) else part.open() for part in parts]
    plain = [each for each in opened if not isinstance(each, AsyncIterable)]
    if len(plain) == len(opened):
        return (chunk for each in plain for chunk in each)
    return _chained_async(opened)


async def _chained_async(
    opened: list[list[bytes] | Iterable[bytes] | AsyncIterable[bytes]],
) -> AsyncIterator[bytes]:
    for each in opened:
        if isinstance(each, AsyncIterable):
            async for chunk in each:
                yield chunk
        else:
            for chunk in each:
                yield chunk
