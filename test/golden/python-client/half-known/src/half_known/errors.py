# Made by endpoint-manifest (python-client) from manifest/service.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Errors by status: responses of the service that are no successes."""

from __future__ import annotations

from typing import Final

from ._runtime.errors import APIError


class NotFoundError(APIError):
    """404 (not found error)."""


class ConflictError(APIError):
    """409 (conflict error)."""


class ClientError(APIError):
    """Any status from 400 to 499 without a class of its own (client error)."""


class ServerError(APIError):
    """Any status from 500 to 599 without a class of its own (server error)."""


COMMON: Final[dict[int | str, type[APIError]]] = {404: NotFoundError, "4XX": ClientError}
"""Errors that any operation may raise, by status."""
