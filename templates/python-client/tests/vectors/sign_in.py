"""Credentials as the protocol gives them, and a user who signs in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from example._runtime.authorization_code import (
    authorization_request,
    exchange_code,
    exchange_code_async,
)
from example._runtime.basic import basic
from example._runtime.client_credentials import client_credentials
from example._runtime.refresh_token import refresh_token
from example._runtime.tokens import Tokens


def credential_of(scheme: str, given: dict[str, Any]) -> Any:
    """Make the credential of a scheme, or give the plain secret."""
    if "secret" in given:
        return given["secret"]
    if "username" in given:
        return basic(given["username"], given["password"])
    options = given.get("clientCredentials") or given["refreshToken"]
    snake = {
        {
            "tokenUrl": "token_url",
            "clientId": "client_id",
            "clientSecret": "client_secret",
            "clientAuthentication": "client_authentication",
        }.get(name, name): value
        for name, value in options.items()
    }
    if "clientCredentials" in given:
        return client_credentials(**snake)
    import time

    lasts = snake.pop("expiresInSeconds", None)
    tokens = Tokens(
        snake.pop("accessToken"),
        snake.pop("refreshToken", None),
        None if lasts is None else time.time() + lasts,
    )
    return refresh_token(tokens=tokens, **snake)


def rotating(texts: list[str]) -> Callable[[Any], str]:
    """Give the first secret, and the next when one was refused."""
    at = 0

    def ask(need: Any) -> str:
        nonlocal at
        if need.refused == texts[at] and at + 1 < len(texts):
            at += 1
        return texts[at]

    return ask


def consent(job: Any, given: dict[str, Any]) -> Any:
    options = {
        "authorization_url": given["authorizationUrl"],
        "client_id": given["clientId"],
        "redirect_uri": given["redirectUri"],
        **{name: given[name] for name in ("scopes", "parameters") if name in given},
    }
    return authorization_request(**options, pkce=job.package.proof_keys.get(given["scheme"], True))


def exchange_options(given: dict[str, Any], request: Any, callback: str) -> dict[str, Any]:
    secret = {"client_secret": given["clientSecret"]} if "clientSecret" in given else {}
    return {
        "request": request,
        "callback_url": callback,
        "token_url": given["tokenUrl"],
        "client_id": given["clientId"],
        **secret,
    }


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


def tokens_of(tokens: Any) -> dict[str, Any]:
    told = {"accessToken": tokens.access_token, "refreshToken": tokens.refresh_token}
    return {name: text for name, text in told.items() if text is not None}


def sign_in(job: Any, given: dict[str, Any]) -> dict[str, Any]:
    request = consent(job, given)
    return tokens_of(exchange_code(**exchange_options(given, request, visited(request.url))))


async def sign_in_async(job: Any, given: dict[str, Any]) -> dict[str, Any]:
    request = consent(job, given)
    callback = await asyncio.to_thread(visited, request.url)
    return tokens_of(await exchange_code_async(**exchange_options(given, request, callback)))
