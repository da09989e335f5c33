"""
JSON lines (`application/jsonl`, `application/x-ndjson`) and sequences of JSON texts
(`application/json-seq`, RFC 7464).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .json_text import parse_json
from .text_lines import LineReader

if TYPE_CHECKING:
    from collections.abc import Iterator


def json_item(text: str, what: str) -> object:
    """Give the value of a JSON text; `what` begins the message where it is none."""
    try:
        return parse_json(text.encode(errors="surrogatepass"))
    except ValueError:
        raise ValueError(f"{what} is no JSON: {text[:100]!r}") from None


class ItemsReader:
    """Reads values between separators. JSON is always UTF-8."""

    __slots__ = ("_count", "_lines", "_needs_end", "_what")

    def __init__(self, what: str, end: str, *, needs_end: bool) -> None:
        self._what = what
        self._lines = LineReader(end, strict=True)
        self._needs_end = needs_end
        self._count = 0

    def feed(self, chunk: bytes) -> Iterator[object]:
        """Take a chunk, and give the values that it completes."""
        return self._items(self._lines.feed(chunk))

    def end(self) -> Iterator[object]:
        """Give the value that the end of the stream completes."""
        yield from self._items(self._lines.feed(b"", is_last=True))
        yield from self._items(iter([self._lines.rest()]))

    def _items(self, texts: Iterator[str]) -> Iterator[object]:
        for text in texts:
            if not text.strip():
                continue
            self._count += 1
            # A text that does not show its own end may have been cut off (RFC 7464, section 2.4).
            is_whole = not self._needs_end or text[-1].isspace() or text[-1] in '"]}'
            yield json_item(text if is_whole else f"{text}…", f"{self._what} {self._count}")


def json_lines() -> ItemsReader:
    """Read a value on each line; empty lines are skipped."""
    return ItemsReader("line", "\n", needs_end=False)


def json_sequence() -> ItemsReader:
    """Read a value after each record separator."""
    return ItemsReader("text", "\x1e", needs_end=True)
