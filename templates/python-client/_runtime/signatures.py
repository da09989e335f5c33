"""
Signatures of requests that the service sends by itself: keyed hashes (HMAC, RFC 2104) over the
bytes received.
"""

from __future__ import annotations

import binascii
import hmac
import re
import time
from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple, TypeAlias

from .errors import CallError

SignatureFault: TypeAlias = Literal["missing", "malformed", "wrong", "too old", "too new"]
"""Why a signature is refused."""

HeaderReader: TypeAlias = "Callable[[str], str | None]"
"""Gives the text of a header of a delivery, whatever the case of its name."""


class SignatureScheme(NamedTuple):
    """How a sender signs."""

    hash: Literal["sha1", "sha256", "sha384", "sha512"]
    header: str
    """The header with the signature.

    It holds several, separated by commas or spaces, while a secret is being rotated.
    """
    encoding: Literal["hex", "base64", "base64url"]
    signs: str
    """The signed text, with `{timestamp}`, `{id}` and `{body}` in their places."""
    prefix: str = ""
    """Text before each signature."""
    timestamp_header: str | None = None
    tolerance_seconds: float | None = None
    """Seconds that a timestamp may be off; None = the manifest does not show it."""


class SignatureError(CallError):
    """A delivery does not have a valid signature of the service: nothing in it can be trusted."""

    def __init__(self, reason: SignatureFault, message: str) -> None:
        super().__init__(message)
        self.reason: SignatureFault = reason


class Claim(NamedTuple):
    """The claims in the headers of a delivery."""

    scheme: SignatureScheme
    signatures: Sequence[bytes]
    timestamp: str
    id: str


_MOST = 10
"""Maximum number of signatures that are checked, because each costs a hash of the body."""


def read_claim(
    scheme: SignatureScheme,
    read: HeaderReader,
    tolerance_seconds: float | None,
    id_header: str | None,
) -> Claim:
    """Read the claims of a delivery. SignatureError = no body could satisfy them."""
    text = _header(read, scheme.header)
    timestamp = ""
    if scheme.timestamp_header is not None:
        timestamp = _header(read, scheme.timestamp_header)
        tolerance = scheme.tolerance_seconds if tolerance_seconds is None else tolerance_seconds
        _check_time(scheme.timestamp_header, timestamp, tolerance)
    signed_id = _header(read, id_header) if id_header and "{id}" in scheme.signs else ""
    decoded = [_decoded(each, scheme.encoding) for each in _signatures_in(text, scheme)[:_MOST]]
    signatures = [each for each in decoded if each is not None]
    if signatures:
        return Claim(scheme, signatures, timestamp, signed_id)
    place = f' after "{scheme.prefix}"' if scheme.prefix else ""
    what = f"the header {scheme.header} has no signature in {scheme.encoding}{place}"
    raise SignatureError("malformed", what)


def is_genuine(claim: Claim, secrets: Sequence[bytes], body: bytes) -> bool:
    """Tell whether a secret made one of the signatures, compared in constant time."""
    for secret in secrets:
        digest = _digest(claim.scheme, secret, body, claim.timestamp, claim.id)
        if any(hmac.compare_digest(digest, each) for each in claim.signatures):
            return True
    return False


def signature_text(
    scheme: SignatureScheme, secret: bytes, body: bytes, timestamp: str = "", signed_id: str = ""
) -> str:
    """Give the signature that a sender puts into the header, with its prefix."""
    digest = _digest(scheme, secret, body, timestamp, signed_id)
    if scheme.encoding == "hex":
        return scheme.prefix + digest.hex()
    text = binascii.b2a_base64(digest, newline=False).decode()
    if scheme.encoding == "base64url":
        text = text.replace("+", "-").replace("/", "_").rstrip("=")
    return scheme.prefix + text


def _digest(
    scheme: SignatureScheme, secret: bytes, body: bytes, timestamp: str, signed_id: str
) -> bytes:
    values = {"{timestamp}": timestamp.encode(), "{id}": signed_id.encode(), "{body}": body}
    parts = re.split(r"(\{(?:timestamp|id|body)\})", scheme.signs)
    message = b"".join(values[part] if part in values else part.encode() for part in parts)
    return hmac.digest(secret, message, scheme.hash)


def _header(read: HeaderReader, name: str) -> str:
    text = read(name)
    if text:
        return text
    raise SignatureError("missing", f"the header {name} is missing")


def _check_time(header: str, text: str, tolerance: float | None) -> None:
    seconds = _seconds(text)
    if seconds is None:
        raise SignatureError("malformed", f"the header {header} is no time")
    age = time.time() - seconds
    # Not "age > tolerance": a tolerance that is not a number must allow nothing.
    if tolerance is not None and abs(age) <= tolerance:
        return
    reason: SignatureFault = "too old" if age > 0 else "too new"
    raise SignatureError(reason, f"the delivery is {reason}: its time is {text}")


def _seconds(text: str) -> float | None:
    """Read a time, in seconds since 1970.

    Its form shows its unit: a current time has ten digits in seconds and thirteen in milliseconds,
    and one mistaken for the other is beyond any tolerance.
    """
    if re.fullmatch(r"\d{1,11}(?:\.\d+)?", text, re.ASCII):
        return float(text)
    if re.fullmatch(r"\d{12,14}", text, re.ASCII):
        return int(text) / 1000
    if not re.match(r"\d{4}-\d\d-\d\dT", text, re.ASCII):
        return None
    from datetime import UTC, datetime

    try:
        date = datetime.fromisoformat(text)
    except ValueError:
        return None
    return (date if date.tzinfo else date.replace(tzinfo=UTC)).timestamp()


def _signatures_in(text: str, scheme: SignatureScheme) -> list[str]:
    """Find the signatures in a header. A prefix may contain a comma itself: `v1,`."""
    return re.findall(rf"(?:^|[\s,]){re.escape(scheme.prefix)}([^\s,]+)", text)


def _decoded(text: str, encoding: str) -> bytes | None:
    try:
        if encoding == "hex":
            return bytes.fromhex(text) if text.isalnum() else None
        # Both alphabets are accepted: only the bytes matter (RFC 4648, sections 4 and 5).
        plain = text.replace("-", "+").replace("_", "/").rstrip("=")
        if len(text) - len(plain) > 2:
            return None
        return binascii.a2b_base64(plain + "=" * (-len(plain) % 4), strict_mode=True)
    except (ValueError, binascii.Error):
        return None
