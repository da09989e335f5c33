# Made by endpoint-manifest (python-client) from manifest/service.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Errors by status: responses of the service that are no successes."""

from __future__ import annotations

from typing import Final

from ._runtime.errors import APIError


class NotModifiedError(APIError):
    """304 (not modified error)."""


class UnauthorizedError(APIError):
    """401 (unauthorized error)."""


class ForbiddenError(APIError):
    """403 (forbidden error)."""


class NotFoundError(APIError):
    """404 (not found error)."""


class RequestTimeoutError(APIError):
    """408 (request timeout error)."""


class ConflictError(APIError):
    """409 (conflict error)."""


class UnprocessableContentError(APIError):
    """422 (unprocessable content error)."""


class UnavailableForLegalReasonsError(APIError):
    """451 (unavailable for legal reasons error)."""


class Status499Error(APIError):
    """499 (status 499 error)."""


class ClientError(APIError):
    """Any status from 400 to 499 without a class of its own (client error)."""


class InternalServerError(APIError):
    """500 (internal server error)."""


class ServerError(APIError):
    """Any status from 500 to 599 without a class of its own (server error)."""


COMMON: Final[dict[int | str, type[APIError]]] = {
    401: UnauthorizedError,
    403: ForbiddenError,
    "5XX": ServerError,
}
"""Errors that any operation may raise, by status."""
