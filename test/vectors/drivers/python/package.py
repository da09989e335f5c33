"""What differs from service to service: the generated `driven.py` says it of its package."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any


@dataclass
class Called:
    """The typed public call of an operation: members of its group, and what they take."""

    of: Callable[[Any], Any]
    items: Callable[[Any], Any] | None = None
    pages: Callable[[Any], Any] | None = None
    roots: Callable[[Any], Any] | None = None
    path: Sequence[str] = ()
    """Values of the path, in the order in which the method takes them."""
    fields: Mapping[str, str] = field(default_factory=dict)
    """Arguments by place and name of their parameters: `query.limit`."""
    lists: Mapping[str, str] = field(default_factory=dict)
    """Members that have the pages of several lists in one answer, by the names of these."""


@dataclass
class Scheme:
    """The emitted functions that make the credentials of a scheme."""

    client_credentials: Callable[..., Any] | None = None
    refresh_token: Callable[..., Any] | None = None
    authorization_request: Callable[..., Any] | None = None
    exchange_code: Callable[..., Any] | None = None
    exchange_code_async: Callable[..., Any] | None = None


@dataclass
class Package:
    """An emitted package."""

    sdk: ModuleType
    client: Callable[..., Any]
    async_client: Callable[..., Any]
    calls: Mapping[str, Called]
    schemes: Mapping[str, Scheme]
    events: Mapping[str, str]
    """Methods of a receiver, by the names of events."""
