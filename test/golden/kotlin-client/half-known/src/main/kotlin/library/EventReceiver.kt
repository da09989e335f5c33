// Made by endpoint-manifest (kotlin-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library

import kotlin.time.Duration.Companion.seconds

/**
 * Receives the events of the service, and verifies their signatures.
 *
 * `ship-left`: No receiver yet: not shown of its signature: algorithm, header, encoding, prefix,
 * text that is signed.
 *
 * `fog`: No receiver yet: its signature is not shown.
 */
public class EventReceiver(
    options: ReceiverOptions.() -> Unit,
) : Receiver(options, SHIP_ARRIVED) {
    /**
     * Verifies and reads the event `ship-arrived`.
     *
     * A ship is in.
     *
     * It comes as a webhook: a `POST` request to an address that the receiver has registered.
     *
     * A delivery that fails is sent again at most 5 times, after 1 second and 10 seconds.
     *
     * Not shown: its payload.
     *
     * From `manifest/service.yaml#events.ship-arrived`.
     *
     * @param headers the headers of the request
     * @param body the bytes of its body
     * @return the payload; null if there is none
     */
    public fun shipArrived(
        headers: Map<String, List<String>>,
        body: ByteArray,
    ): JsonValue? = receive(headers, body, "ship-arrived").decode(Decoders.json)
}

private val SHIP_ARRIVED =
    Webhook(
        "ship-arrived",
        null,
        Signature(
            "SHA-256",
            "X-Signature",
            "hex",
            "{timestamp}.{body}",
            prefix = "sha256=",
            timestampHeader = "X-Timestamp",
            tolerance = 300.seconds,
        ),
    )
