# Made by endpoint-manifest (python-client) from manifest/service.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Events of a service whose title is not shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ._runtime.signatures import SignatureScheme
from ._runtime.webhooks import Webhook, WebhookReceiver

if TYPE_CHECKING:
    from typing import Unpack

    from ._runtime.webhooks import DeliveryHeaders, ReceiverOptions

WEBHOOKS: Final[dict[str, Webhook]] = {
    "ship-arrived": Webhook(
        SignatureScheme(
            "sha256",
            "X-Signature",
            "hex",
            "{timestamp}.{body}",
            prefix="sha256=",
            timestamp_header="X-Timestamp",
            tolerance_seconds=300,
        ),
    ),
}
"""The events that can be received, by name."""


class Receiver(WebhookReceiver):
    """Receives events of a service whose title is not shown, whose signatures it checks.

    `ship-left`: No receiver yet: not shown of its signature: algorithm, header, encoding,
    prefix, text that is signed.

    `fog`: No receiver yet: its signature is not shown.
    """

    __slots__ = ()

    def __init__(self, **options: Unpack[ReceiverOptions]) -> None:
        super().__init__(WEBHOOKS, options)

    def ship_arrived(self, headers: DeliveryHeaders, body: bytes) -> object:
        """Receive `ship-arrived`: the payload of a delivery, whose body is the very bytes that
        came.

        A ship is in.

        It comes as a webhook: a `POST` request to an address that the receiver has registered.
        A delivery that fails is sent again at most 5 times, after 1 second and 10 seconds. Not
        shown: what it carries. From `manifest/service.yaml#events.ship-arrived`.
        """
        return self.receive(headers, body, "ship-arrived")
