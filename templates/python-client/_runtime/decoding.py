"""The bodies of responses, read to their end in bounded memory and decoded by their media type."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .errors import DecodeError
from .headers import charset_of, is_json
from .json_text import parse_json

if TYPE_CHECKING:
    from .clock import Clock
    from .content_decoding import ContentDecoder
    from .headers import Headers
    from .io_driver import Driver
    from .operation import Operation
    from .request import OutgoingRequest
    from .transport import TransportResponse


ACCEPTED = "gzip, deflate"
"""Codings that are decoded: the header `accept-encoding`."""


def _decoder_of(headers: Headers) -> ContentDecoder | None:
    """Make the decoder of a response; None = its body is as it comes, or coded as nobody asked."""
    coding = headers.get("content-encoding", "").strip().lower()
    if coding not in ("gzip", "x-gzip", "deflate"):
        return None
    from .content_decoding import ContentDecoder

    return ContentDecoder(coding)


class Chunks:
    """The chunks of a body, decompressed."""

    __slots__ = ("_clock", "_decoder", "_driver", "_pieces", "_response")

    def __init__(self, driver: Driver, response: TransportResponse, clock: Clock) -> None:
        self._driver = driver
        self._response = response
        self._clock = clock
        self._decoder = _decoder_of(response.headers)
        self._pieces: list[bytes] = []

    async def next(self) -> bytes:
        """Read the next chunk; empty = there is none."""
        decoder = self._decoder
        if decoder is None:
            return await self._driver.read(self._response, self._clock)
        while not self._pieces:
            self._pieces = decoder.more()[::-1]
            if self._pieces:
                break
            chunk = await self._driver.read(self._response, self._clock)
            if not chunk:
                decoder.end()
                return b""
            self._pieces = decoder.feed(chunk)[::-1]
        return self._pieces.pop()

    async def close(self) -> None:
        """End the response, wherever it is."""
        await self._driver.close(self._response)


async def read_bytes(
    chunks: Chunks, response: TransportResponse, maximum: int, request: OutgoingRequest
) -> bytes:
    """Read all bytes of a body.

    More than `maximum` is an error; for a failed response the rest is cut off instead.
    """
    first = await chunks.next()
    if not first:
        return b""
    parts = [first]
    size = len(first)
    while size <= maximum:
        chunk = await chunks.next()
        if not chunk:
            return b"".join(parts) if len(parts) > 1 else first
        parts.append(chunk)
        size += len(chunk)
    await chunks.close()
    if 200 <= response.status < 300:
        raise _fault(f"more than {maximum} bytes", request, response)
    return b"".join(parts)[:maximum]


def decoded(
    data: bytes, operation: Operation, response: TransportResponse, request: OutgoingRequest
) -> object:
    """
    Decode a body: JSON or text where its media type says so, else bytes. None = there are no bytes
    at all.

    Without a content type the manifest decides; failing that it is bytes, which can still become
    anything.
    """
    if not data:
        return None
    headers = response.headers
    is_success = 200 <= response.status < 300
    try:
        media_type = headers.get("content-type", "")
        if is_success and operation.reading is not None:
            media_type = operation.reading(
                response.status, headers, request.headers.get("accept", "")
            )
        if is_json(media_type):
            return parse_json(data)
        if media_type[:5].lower() != "text/":
            return data
        return data.decode(charset_of(media_type) or "utf-8-sig", "replace")
    except (ValueError, LookupError) as error:
        text = data.decode("utf-8", "replace")
        # The status of a failure says more than its broken body.
        if not is_success:
            return text
        # The service may have echoed secrets: only the start of a body is shown.
        raise _fault(f"{_reason(error)}: {text[:100]!r}", request, response) from None


def _reason(error: Exception) -> str:
    return "invalid UTF-8" if isinstance(error, UnicodeDecodeError) else str(error)


def _fault(why: str, request: OutgoingRequest, response: TransportResponse) -> DecodeError:
    return DecodeError(why, request.method, request.url, response.status, response.headers)
