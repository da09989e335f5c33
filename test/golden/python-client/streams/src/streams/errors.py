# Made by endpoint-manifest (python-client) from manifest/service.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Errors by status: responses of the service that are no successes."""

from __future__ import annotations

from ._runtime.errors import APIError


class NotFoundError(APIError):
    """404 (not found error)."""
