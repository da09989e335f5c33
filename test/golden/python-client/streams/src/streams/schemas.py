# Made by endpoint-manifest (python-client) from manifest/schemas/.
# Not to be edited: fill the manifest in and run `generate`.
"""Types of Library: what `json` gives, and what is sent as JSON."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict


class Loan(TypedDict):
    """The schema `loan`."""

    book: str
    returned: NotRequired[bool]


class LoansExportInline_Answer(TypedDict):
    """The type of `answer` of `loans.export-inline`."""

    due: str


LoansWatchEither_Answer: TypeAlias = Loan | Literal["[DONE]"]
"""The type of `answer` of `loans.watch-either`."""
