# Made by endpoint-manifest (python-client) from its template _runtime/client_state.py.
# Not to be edited: fill the manifest in and run `generate`.
"""The options of a client, which all of its calls read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .errors import InvalidArgumentError
from .headers import put_header
from .urls import checked_base_url
from .values import Omit, single_text

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from .hooks import Hooks
    from .io_driver import Driver
    from .operation import Operation
    from .security import CredentialMaker


class Defaults:
    """The manifest's facts on every call."""

    __slots__ = ("headers", "makers", "query")

    def __init__(
        self,
        *,
        headers: Mapping[str, str] | None = None,
        query: Mapping[str, str] | None = None,
        makers: Mapping[str, CredentialMaker] | None = None,
    ) -> None:
        self.headers = headers or {}
        self.query = query or {}
        self.makers = makers or {}
        """The makers of credentials from plain secrets, by the names of schemes."""


class ClientState:
    """Options of a client. It does not change."""

    __slots__ = ("auth", "base_url", "defaults", "driver", "given", "headers", "hooks", "query")

    def __init__(
        self, driver: Driver, defaults: Defaults, base_url: str, given: Mapping[str, Any]
    ) -> None:
        self.driver = driver
        self.defaults = defaults
        self.base_url = checked_base_url(base_url)
        self.given = given
        self.headers: dict[str, str] = {}
        headers: dict[str, object] = {**defaults.headers, **_mapping(given, "headers")}
        for name, value in headers.items():
            if isinstance(value, Omit):
                self.headers.pop(name.lower(), None)
            else:
                put_header(self.headers, name, single_text(value, f'header "{name}"'), "the client")
        self.query: dict[str, object] = {**defaults.query, **_mapping(given, "query")}
        self.hooks: Sequence[Hooks] = list(given.get("hooks", ()))
        auth = _mapping(given, "auth")
        self.auth = {
            name: self._credential(name, own)
            for name, own in auth.items()
            if own is not None and not isinstance(own, Omit)
        }

    def _credential(self, name: str, given: Any) -> Any:
        if hasattr(given, "authenticate"):
            return given
        make = self.defaults.makers.get(name)
        if make is None:
            raise InvalidArgumentError(f'auth: there is no scheme "{name}"')
        return make(given)

    def option(self, given: Mapping[str, Any], name: str, default: Any) -> Any:
        """Give an option of a call, else of the client, else the default."""
        if name in given and not isinstance(given[name], Omit):
            return given[name]
        own = self.given.get(name, default)
        return default if isinstance(own, Omit) else own

    def with_options(self, given: Mapping[str, Any]) -> ClientState:
        """Give the state with other options.

        Headers, query and credentials are merged by name, hooks are added.
        """
        merged: dict[str, Any] = {**self.given, **given}
        for name in ("headers", "query", "auth"):
            if name in given:
                merged[name] = {**_mapping(self.given, name), **_mapping(given, name)}
        if "headers" in given:
            lowered: dict[str, object] = {}
            for name, value in merged["headers"].items():
                lowered[name.lower()] = value
            merged["headers"] = lowered
        if "hooks" in given:
            merged["hooks"] = [*self.hooks, *given["hooks"]]
        base_url = merged.pop("base_url", self.base_url)
        return ClientState(self.driver, self.defaults, base_url, merged)

    def base_url_of(self, operation: Operation) -> str:
        """Give the base URL of an operation.

        One of its own holds as long as the client goes to the base URL that the manifest shows for
        the service. A client with another one, of a mock or a proxy, sends everything there, so
        that neither test data nor credentials reach the service by mistake.
        """
        own = operation.base_url
        if own is None:
            return self.base_url
        ask: Callable[[Operation], str | None] | None = self.given.get("own_base_url")
        said = ask(operation) if ask is not None else None
        if said is not None:
            return checked_base_url(said)
        if own.usual is not None and self.base_url != own.usual:
            return self.base_url
        if own.url is None:
            raise InvalidArgumentError(
                f"{operation.id}: its own base URL is not shown; own_base_url gives it"
            )
        return own.url


def _mapping(given: Mapping[str, Any], name: str) -> dict[str, Any]:
    value = given.get(name)
    if value is None:
        return {}
    if not hasattr(value, "items"):
        raise InvalidArgumentError(f"{name} must be a mapping")
    return dict(value)
