"""Files of a multipart body."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias, cast

if TYPE_CHECKING:
    from .body_source import BinaryBody


class FilePart:
    """Content with the name and the media type of a file."""

    __slots__ = ("content", "content_type", "name")

    def __init__(
        self, content: BinaryBody, name: str | None = None, content_type: str | None = None
    ) -> None:
        self.content = content
        self.name = name if name is not None else file_name(content)
        self.content_type = content_type

    def __repr__(self) -> str:
        return f"FilePart(…, {self.name!r}, {self.content_type!r})"


BinaryPart: TypeAlias = "BinaryBody | FilePart"
"""A file in a multipart body: bytes, a path, an open file, chunks, or any of these with a name."""


def file_name(content: object) -> str:
    """Give the name of a file; most servers take a part without one as no file."""
    if isinstance(content, os.PathLike):
        return Path(cast("os.PathLike[str]", content)).name
    name: object = getattr(content, "name", None)
    return Path(name).name if isinstance(name, str) else "blob"
