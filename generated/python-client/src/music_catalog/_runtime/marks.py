# Made by endpoint-manifest (python-client) from its template _runtime/marks.py.
# Not to be edited: fill the manifest in and run `generate`.
"""Marks of functions that only type checkers see: they cost nothing at run time."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing_extensions import deprecated as deprecated
else:

    def deprecated(_message: str) -> object:
        """Mark a function as deprecated (PEP 702).

        The hook `deprecations` tells of it at run time.
        """
        return lambda function: function
