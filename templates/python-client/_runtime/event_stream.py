"""Server-sent events: responses of type `text/event-stream` (HTML standard, section 9.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from .json_lines import json_item
from .text_lines import LONGEST_LINE, LineReader

if TYPE_CHECKING:
    from collections.abc import Iterator

T = TypeVar("T")


class ServerSentEvent(NamedTuple, Generic[T]):
    """An event that a service sent."""

    event: str
    """`message` where the service names no other."""
    data: T
    id: str
    """Id of this event, or of the latest that had one; empty = none had one.

    Send it as `last-event-id` to continue later.
    """
    retry: int | None
    """Milliseconds that the service asks clients to wait before they reconnect, if it does."""


class EventReader:
    """Reads events; invalid UTF-8 becomes U+FFFD, as the standard requires."""

    __slots__ = ("_data", "_event", "_id", "_is_json", "_lines", "_retry", "_size")

    def __init__(self, *, is_json: bool) -> None:
        self._is_json = is_json
        self._lines = LineReader(None, strict=False)
        self._data: list[str] = []
        self._size = 0
        self._event = ""
        self._id = ""
        self._retry: int | None = None

    def feed(self, chunk: bytes) -> Iterator[ServerSentEvent[object]]:
        """Take a chunk, and give the events that it completes."""
        for line in self._lines.feed(chunk):
            if line:
                self._take(line)
                continue
            # An event without data is dropped, and so is one that the end of the stream cuts off.
            if self._data:
                text = "\n".join(self._data)
                data = json_item(text, "the data of an event") if self._is_json else text
                yield ServerSentEvent(self._event or "message", data, self._id, self._retry)
            self._data, self._size, self._event = [], 0, ""

    def end(self) -> Iterator[ServerSentEvent[object]]:
        """Give nothing: an event ends with an empty line."""
        return iter(())

    def _take(self, line: str) -> None:
        # A comment begins with a colon: it is a field without a name.
        field, _, value = line.partition(":")
        value = value.removeprefix(" ")
        if field == "data":
            # The line feed that joins it to the next line counts too: empty lines can also be many.
            self._size += len(value) + 1
            if self._size > LONGEST_LINE:
                raise ValueError(f"an event of more than {LONGEST_LINE} characters")
            self._data.append(value)
        elif field == "event":
            self._event = value
        elif field == "id":
            if "\0" not in value:
                self._id = value
        elif field == "retry" and value.isascii() and value.isdigit() and len(value) < 16:
            self._retry = int(value)


def text_events() -> EventReader:
    """Read events whose data is text."""
    return EventReader(is_json=False)


def json_events() -> EventReader:
    """Read events whose data is JSON."""
    return EventReader(is_json=True)
