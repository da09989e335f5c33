# Made by endpoint-manifest (python-client) from its template _runtime/marks.py.
# Not to be edited: fill the manifest in and run `generate`.
"""What type checkers are told of a function, and Python is not: it costs nothing at run time."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing_extensions import deprecated as deprecated
else:

    def deprecated(_message: str):  # noqa: ANN202
        """Mark a function as deprecated (PEP 702).

        The hook `deprecations` tells of it at run time.
        """
        return lambda function: function
