"""The lines of a stream, in bounded memory."""

from __future__ import annotations

import codecs
import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

LONGEST_LINE: Final = 16_777_216
"""Maximum characters of a line or an event: a service must not fill its caller's memory."""

_ANY_END = re.compile(r"\r\n|\r|\n")


class LineReader:
    """Gives lines without their ends. A byte order mark is dropped."""

    __slots__ = ("_decode", "_end", "_is_after_return", "_is_first", "_parts", "_size")

    def __init__(self, end: str | None, *, strict: bool) -> None:
        self._end = end
        """None = CR, LF, or both."""
        self._decode = codecs.getincrementaldecoder("utf-8")(
            "strict" if strict else "replace"
        ).decode
        self._is_after_return = False
        self._is_first = True
        self._parts: list[str] = []
        self._size = 0

    def feed(self, chunk: bytes, *, is_last: bool = False) -> Iterator[str]:
        """Take a chunk, and give the lines that it ends.

        ValueError = it is no UTF-8, or a line is too long.
        """
        text = self._text(chunk, is_last=is_last)
        if not text:
            return
        if self._end is None:
            # A chunk may end between CR and LF: the CR has ended the line, which was given at once.
            if self._is_after_return and text[0] == "\n":
                text = text[1:]
            self._is_after_return = text[-1:] == "\r"
            first, *others = _ANY_END.split(text)
        else:
            first, *others = text.split(self._end)
        self._add(first)
        for each in others:
            line = "".join(self._parts)
            self._parts, self._size = [], 0
            yield line
            self._add(each)

    def rest(self) -> str:
        """Give what came after the last end of a line."""
        return "".join(self._parts)

    def _text(self, chunk: bytes, *, is_last: bool) -> str:
        try:
            text = self._decode(chunk, is_last)
        except UnicodeDecodeError:
            raise ValueError("invalid UTF-8") from None
        if self._is_first and text:
            self._is_first = False
            text = text.removeprefix("\ufeff")
        return text

    def _add(self, text: str) -> None:
        if text:
            self._parts.append(text)
            self._size += len(text)
            if self._size > LONGEST_LINE:
                raise ValueError(f"a line of more than {LONGEST_LINE} characters")
