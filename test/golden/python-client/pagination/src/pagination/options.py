# Made by endpoint-manifest (python-client) from manifest/service.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Options of a client of Library."""

from __future__ import annotations

from ._runtime.options import ClientOptions


class PaginationOptions(ClientOptions, total=False):
    """Options of a client of Library."""


class ChangedOptions(PaginationOptions, total=False):
    """Options of `with_options`."""

    base_url: str
