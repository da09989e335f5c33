"""
Receives requests that the service sends by itself: a delivery is trusted only when its signature is
right.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple, NotRequired, TypeAlias, TypedDict

from .errors import CallError, InvalidArgumentError
from .headers import bare_type, charset_of, is_json
from .json_text import parse_json
from .signatures import (
    Claim,
    HeaderReader,
    SignatureError,
    SignatureScheme,
    is_genuine,
    read_claim,
    signature_text,
)


class Webhook(NamedTuple):
    """The deliveries of one event, as the manifest describes them."""

    signature: SignatureScheme
    content_type: str | None = None
    """
    Media type of every delivery, whatever its header says; None = the manifest shows none, or
    several.
    """


class PayloadError(CallError):
    """The body of a delivery cannot be accepted."""

    def __init__(self, reason: Literal["too large", "undecodable"], message: str) -> None:
        super().__init__(message)
        self.reason = reason


DeliveryHeaders: TypeAlias = "Mapping[str, str] | Mapping[str, Sequence[str]]"
"""Headers as a framework gives them; the case of their names does not matter."""


class ReceiverOptions(TypedDict):
    """Options of a receiver."""

    secret: str | bytes | Sequence[str | bytes]
    """The key of the signatures, text as its bytes in UTF-8; several while secrets are rotated."""
    tolerance_seconds: NotRequired[float]
    """
    Seconds that the time of a delivery may differ from now, in place of the
    manifest's tolerance.
    """
    id_header: NotRequired[str]
    """Name of the header with the signed id, which no manifest shows."""
    max_bytes: NotRequired[int]
    """Maximum bytes of a body; 1 MiB unless given."""


class WebhookReceiver:
    """Receives events.

    Anyone who records a delivery can send it again as long as its time is near enough, and a
    service repeats deliveries that were not accepted: remember an id for everything that must
    happen only once.
    """

    __slots__ = ("_options", "_secrets", "_webhooks")

    def __init__(self, webhooks: Mapping[str, Webhook], options: ReceiverOptions) -> None:
        self._webhooks = webhooks
        self._options = options
        self._secrets = _secrets(options["secret"])
        for webhook in webhooks.values():
            _check_options(webhook.signature, options)

    def receive(self, headers: DeliveryHeaders, body: bytes, *events: str) -> object:
        """
        Give the payload of a delivery with a valid signature: of one of the named events, or of any
        where none is named.

        Args:
            headers: The headers of the delivery.
            body: The very bytes that were received: the signature covers these, not the parsed
                value.
            *events: Names of events.

        Raises:
            SignatureError: Nothing in the delivery can be trusted.
            PayloadError: Its body cannot be accepted.
        """
        read = _reader(headers)
        for name in events:
            if name not in self._webhooks:
                raise InvalidArgumentError(f'there is no event "{name}" that can be received')
        wanted = [self._webhooks[name] for name in events or self._webhooks]
        claims = self._claims(wanted, read)
        maximum = self._options.get("max_bytes", 1_048_576)
        if len(body) > maximum:
            raise PayloadError("too large", f"the body has more than {maximum} bytes")
        for claim, content_type in claims:
            if is_genuine(claim, self._secrets, body):
                return _payload(body, read("content-type") or "", content_type)
        raise SignatureError("wrong", "the signature is not that of the body and the secret")

    def _claims(
        self, wanted: Sequence[Webhook], read: HeaderReader
    ) -> list[tuple[Claim, str | None]]:
        """
        Read the claims for each signature scheme, with the media type that
        all of its events share.
        """
        faults: list[SignatureError] = []
        claims: list[tuple[Claim, str | None]] = []
        for scheme in dict.fromkeys(webhook.signature for webhook in wanted):
            types = {each.content_type for each in wanted if each.signature == scheme}
            tolerance = self._options.get("tolerance_seconds")
            try:
                claim = read_claim(scheme, read, tolerance, self._options.get("id_header"))
            except SignatureError as fault:
                faults.append(fault)
            else:
                claims.append((claim, types.pop() if len(types) == 1 else None))
        if not claims:
            raise faults[0]
        return claims


def signed_headers(
    webhook: Webhook,
    body: bytes,
    secret: str | bytes,
    *,
    timestamp: str | None = None,
    signed_id: str = "",
    id_header: str | None = None,
) -> dict[str, str]:
    """Make the headers of a valid delivery, for tests of receivers."""
    scheme = webhook.signature
    time_text = timestamp or str(int(time.time()))
    headers = {scheme.header: signature_text(scheme, _bytes(secret), body, time_text, signed_id)}
    if webhook.content_type:
        headers["Content-Type"] = webhook.content_type
    if scheme.timestamp_header:
        headers[scheme.timestamp_header] = time_text
    if id_header and "{id}" in scheme.signs:
        headers[id_header] = signed_id
    return headers


def _bytes(secret: str | bytes) -> bytes:
    return secret.encode() if isinstance(secret, str) else secret


def _secrets(given: str | bytes | Sequence[str | bytes]) -> list[bytes]:
    """Give the keys; with an empty one, anyone could sign."""
    several = [given] if isinstance(given, str | bytes) else given
    secrets = [_bytes(each) for each in several]
    if secrets and all(secrets):
        return secrets
    raise InvalidArgumentError("a receiver needs a secret that is not empty")


def _check_options(scheme: SignatureScheme, options: ReceiverOptions) -> None:
    tolerance = options.get("tolerance_seconds", scheme.tolerance_seconds)
    # Also refuses NaN.
    if scheme.timestamp_header and not (tolerance is not None and tolerance >= 0):
        raise InvalidArgumentError("a receiver needs tolerance_seconds: 0 or more")
    if "{id}" in scheme.signs and not options.get("id_header"):
        raise InvalidArgumentError("a receiver needs id_header: the header of the signed id")


def _reader(headers: DeliveryHeaders) -> HeaderReader:
    found: dict[str, list[str]] = {}
    for name, value in headers.items():
        found.setdefault(name.lower(), []).extend([value] if isinstance(value, str) else value)
    return lambda name: ", ".join(found[name.lower()]) if name.lower() in found else None


def _payload(body: bytes, said: str, content_type: str | None) -> object:
    """Decode a body by its media type, like that of a response."""
    if not body:
        return None
    media_type = content_type or said
    try:
        if is_json(media_type):
            return parse_json(body)
        if not bare_type(media_type).startswith("text/"):
            return body
        return body.decode(charset_of(said) or "utf-8-sig", "replace")
    except (ValueError, LookupError):
        raise PayloadError("undecodable", f"the body is not {media_type}") from None
