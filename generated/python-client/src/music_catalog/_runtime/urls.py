# Made by endpoint-manifest (python-client) from its template _runtime/urls.py.
# Not to be edited: fill the manifest in and run `generate`.
"""URLs: the base of a service, and links in its responses."""

from __future__ import annotations

import re
from urllib.parse import quote, urljoin, urlsplit

from .errors import InvalidArgumentError

_BASE = r"[Hh][Tt][Tt][Pp][Ss]?://[!-.0-9:;=A-Z\[\]_a-z~]+(/[!-~]*)?"
_SAFE = "!#$%&'()*+,/:;=?@[]~"


def checked_base_url(url: str) -> str:
    """Give a base URL without a slash at its end; a path is appended to it unchanged."""
    if re.fullmatch(_BASE, url) and not any(mark in url for mark in '?#\\@"<>'):
        try:
            urlsplit(url).port  # noqa: B018 - raises where it is no number
        except ValueError:
            pass
        else:
            return url.rstrip("/")
    # The message does not repeat the URL, because it may hold a secret.
    raise InvalidArgumentError('base_url must be "https://host/path", in ASCII')


def origin_of(url: str) -> str:
    """Give the origin of a URL (RFC 6454); empty where it is none of HTTP."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return ""
    if parts.scheme not in ("http", "https") or not parts.hostname:
        return ""
    return f"{parts.scheme}://{parts.hostname}:{port or (443 if parts.scheme == 'https' else 80)}"


def resolved(link: str, base: str) -> str:
    """Give a link as a whole URL without a fragment, what no URL can hold percent-encoded.

    ValueError = it is none.
    """
    url = urljoin(base, link.strip("\t\n\r\f "))
    urlsplit(url)
    return quote(url.partition("#")[0], safe=_SAFE)
