# Made by endpoint-manifest (python-client) from manifest/service.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""How often a service whose title is not shown may be called."""

from __future__ import annotations

from typing import Final

from ._runtime.pacing import RateLimit

RATES: Final = (
    RateLimit(60, 60, per="token"),
    RateLimit(5, 1),
    RateLimit(1, 60, per="user", operation="ships.visits.end"),
)
"""The rates that are known: `pacing(*RATES)` keeps them."""
