# Made by endpoint-manifest (python-client) from its template _runtime/content_decoding.py.
# Not to be edited: fill the manifest in and run `generate`.
"""Bodies that were compressed on their way (RFC 9110, section 8.4)."""

from __future__ import annotations

import zlib

_LARGEST = 65_536


class ContentDecoder:
    """Decompresses chunk by chunk, and no more at once than a reader can bound."""

    __slots__ = ("_is_deflate", "_rest", "_started", "_zlib")

    def __init__(self, coding: str) -> None:
        self._is_deflate = coding == "deflate"
        self._zlib = zlib.decompressobj(zlib.MAX_WBITS if self._is_deflate else 16 + zlib.MAX_WBITS)
        self._rest = b""
        self._started = False

    def feed(self, chunk: bytes) -> list[bytes]:
        """Take a chunk, and give what comes of it in pieces.

        ConnectionError = it is not compressed as it says.
        """
        pieces: list[bytes] = []
        data = chunk
        try:
            while data:
                piece = self._decompress(data)
                if piece:
                    pieces.append(piece)
                data = self._zlib.unconsumed_tail
                if self._zlib.eof:
                    # Several members may follow each other (RFC 1952, section 2.2).
                    data = self._zlib.unused_data
                    if not data or self._is_deflate:
                        break
                    self._zlib = zlib.decompressobj(16 + zlib.MAX_WBITS)
                if len(pieces) >= 16:
                    self._rest = data
                    break
        except zlib.error as error:
            raise ConnectionError(f"the response is not compressed as it says: {error}") from None
        return pieces

    def _decompress(self, data: bytes) -> bytes:
        try:
            piece = self._zlib.decompress(data, _LARGEST)
        except zlib.error:
            if self._started or not self._is_deflate:
                raise
            # Some services send deflate without its frame.
            self._zlib = zlib.decompressobj(-zlib.MAX_WBITS)
            piece = self._zlib.decompress(data, _LARGEST)
        self._started = True
        return piece

    def more(self) -> list[bytes]:
        """Give the pieces that are still to come of the chunks that were taken."""
        data, self._rest = self._rest, b""
        return self.feed(data) if data else []

    def end(self) -> None:
        """Say that no chunk follows. ConnectionError = something is missing."""
        if self._started and not self._zlib.eof:
            raise ConnectionError("the compressed response broke off")
