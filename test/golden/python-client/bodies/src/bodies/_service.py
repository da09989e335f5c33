# Made by endpoint-manifest (python-client) from manifest/service.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Facts that all operations of Library share."""

from __future__ import annotations

from typing import Final

from ._runtime.client_state import Defaults

DISTRIBUTION: Final = "bodies"
DEFAULTS: Final = Defaults()
