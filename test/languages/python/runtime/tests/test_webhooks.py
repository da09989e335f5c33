"""Receivers of events, with headers that the package signs itself; the vectors have those of others."""

from __future__ import annotations

import pickle

import pytest

import example as lib
from example._runtime.signatures import SignatureError, SignatureScheme
from example._runtime.webhooks import PayloadError, Webhook, WebhookReceiver, signed_headers

SCHEME = SignatureScheme(
    "sha256", "X-Signature", "base64url", "{id}.{timestamp}.{body}", "v1,", "X-Time", 300
)
EVENTS = {"returned": Webhook(SCHEME, "application/json")}


def receiver(**options) -> WebhookReceiver:
    return WebhookReceiver(EVENTS, {"secret": ["new", "old"], "id_header": "X-Id", **options})


def signed(body: bytes, secret: str = "old", timestamp: str | None = None) -> dict[str, str]:
    return signed_headers(
        EVENTS["returned"], body, secret, timestamp=timestamp, signed_id="m", id_header="X-Id"
    )


def test_what_is_signed_is_received() -> None:
    body = b'{"title":"Sea"}'
    assert receiver().receive(signed(body), body, "returned") == {"title": "Sea"}
    several = {name.upper(): [text] for name, text in signed(body).items()}
    assert receiver().receive(several, body) == {"title": "Sea"}


def test_what_is_not_is_refused() -> None:
    body = b"{}"
    for headers, reason in [
        ({}, "missing"),
        (signed(body, "guess"), "wrong"),
        (signed(body, timestamp="1000000000"), "too old"),
        (signed(body, timestamp="9999999999"), "too new"),
        (signed(body, timestamp="2001-09-09T01:46:40Z"), "too old"),
        ({**signed(body), "X-Signature": "v1,!!"}, "malformed"),
        ({**signed(body), "X-Id": "other"}, "wrong"),
    ]:
        with pytest.raises(SignatureError) as caught:
            receiver().receive(headers, body)
        assert caught.value.reason == reason
        assert pickle.loads(pickle.dumps(caught.value)).reason == reason
    with pytest.raises(PayloadError, match="more than 1 bytes"):
        receiver(max_bytes=1).receive(signed(body), body)
    with pytest.raises(PayloadError, match="not application/json"):
        receiver().receive(signed(b"{"), b"{")
    with pytest.raises(lib.InvalidArgumentError, match="no event"):
        receiver().receive(signed(body), body, "nobody")


def test_receivers_that_could_not_refuse_anything() -> None:
    for options in ({"secret": ""}, {"secret": []}, {"tolerance_seconds": float("nan")}):
        with pytest.raises(lib.InvalidArgumentError):
            receiver(**options)
    with pytest.raises(lib.InvalidArgumentError, match="id_header"):
        WebhookReceiver(EVENTS, {"secret": "s"})
