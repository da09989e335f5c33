"""Credentials as the protocol gives them, and a user who signs in."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from driven import PACKAGE
from package import Scheme

SDK: Any = PACKAGE.sdk
NAMES = {
    "tokenUrl": "token_url",
    "clientId": "client_id",
    "clientSecret": "client_secret",
    "clientAuthentication": "client_authentication",
    "authorizationUrl": "authorization_url",
    "redirectUri": "redirect_uri",
}


def named(given: dict[str, Any], *left_out: str) -> dict[str, Any]:
    """Give options by their names in Python."""
    return {NAMES.get(name, name): value for name, value in given.items() if name not in left_out}


def made(scheme: Scheme, name: str) -> Callable[..., Any]:
    """Give a function of a scheme."""
    found = getattr(scheme, name)
    if found is None:
        raise LookupError(f"the package has no {name}")
    return found  # type: ignore[no-any-return]


def credential_of(name: str, given: dict[str, Any]) -> Any:
    """Make the credential of a scheme, or give the plain secret."""
    if "secret" in given:
        return given["secret"]
    if "username" in given:
        return SDK.basic(given["username"], given["password"])
    scheme = PACKAGE.schemes[name]
    if "clientCredentials" in given:
        return made(scheme, "client_credentials")(**named(given["clientCredentials"]))
    options = given["refreshToken"]
    lasts = options.get("expiresInSeconds")
    tokens = SDK.Tokens(
        options["accessToken"],
        options.get("refreshToken"),
        None if lasts is None else time.time() + lasts,
    )
    others = named(options, "accessToken", "refreshToken", "expiresInSeconds")
    return made(scheme, "refresh_token")(tokens=tokens, **others)


def rotating(texts: list[str]) -> Callable[[Any], str]:
    """Give the first secret, and the next when one was refused."""
    at = 0

    def ask(need: Any) -> str:
        nonlocal at
        if need.refused == texts[at] and at + 1 < len(texts):
            at += 1
        return texts[at]

    return ask


def visited(url: str) -> str:
    """Follow the user's browser to where it is sent back to."""
    from urllib.error import HTTPError
    from urllib.request import HTTPRedirectHandler, build_opener

    class Stay(HTTPRedirectHandler):
        def redirect_request(self, *_: Any) -> None:
            return None

    try:
        with build_opener(Stay).open(url) as response:
            return response.headers["location"] or ""
    except HTTPError as error:
        with error:
            return error.headers["location"] or ""


def sign_in(given: dict[str, Any]) -> dict[str, Any]:
    """Sign a user in."""
    scheme, request = consent(given)
    options = exchange_options(given, request, visited(request.url))
    return tokens_of(made(scheme, "exchange_code")(**options))


async def sign_in_async(given: dict[str, Any]) -> dict[str, Any]:
    """Sign a user in, without blocking."""
    scheme, request = consent(given)
    options = exchange_options(given, request, await asyncio.to_thread(visited, request.url))
    return tokens_of(await made(scheme, "exchange_code_async")(**options))


def consent(given: dict[str, Any]) -> tuple[Scheme, Any]:
    """Give the scheme, and where its user is sent."""
    scheme = PACKAGE.schemes[given["scheme"]]
    options = named(given, "scheme", "tokenUrl", "clientSecret")
    return scheme, made(scheme, "authorization_request")(**options)


def exchange_options(given: dict[str, Any], request: Any, callback: str) -> dict[str, Any]:
    """Give what a code is exchanged with."""
    others = ("scheme", "authorizationUrl", "redirectUri", "scopes", "parameters")
    return {"request": request, "callback_url": callback, **named(given, *others)}


def tokens_of(tokens: Any) -> dict[str, Any]:
    """Give tokens in the words of the protocol."""
    told = {"accessToken": tokens.access_token, "refreshToken": tokens.refresh_token}
    return {name: text for name, text in told.items() if text is not None}
