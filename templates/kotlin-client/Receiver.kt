package client

import java.time.Instant
import kotlin.time.Duration

/** An event that the service delivers. */
internal class Webhook(
    val name: String,
    val contentType: String?,
    val signature: Signature,
)

/** The settings of a receiver. */
@ClientDsl
public class ReceiverOptions internal constructor() {
    private val secrets = mutableListOf<ByteArray>()

    /** How old a delivery may be, in place of what the API description says. */
    public var tolerance: Duration? = null
        set(value) {
            val isNegative = value?.isNegative() == true
            if (isNegative) throw ArgumentException("Receiver", "a tolerance must not be negative")
            field = value
        }

    /** The name of the header with the id of a delivery, where that is signed. */
    public var idHeader: String? = null

    internal fun secrets(): List<ByteArray> = secrets

    /** Adds a secret. Several may hold at once, while one takes the place of another. */
    public fun secret(secret: String) {
        // With an empty key anybody could sign.
        if (secret.isEmpty()) throw ArgumentException("Receiver", "a secret must not be empty")
        secrets += secret.toByteArray()
    }
}

/** Verifies and reads deliveries of events. Its text shows no secret. */
public abstract class Receiver internal constructor(
    options: ReceiverOptions.() -> Unit,
    private vararg val events: Webhook,
) {
    private val given = ReceiverOptions().apply(options)

    init {
        if (given.secrets().isEmpty()) throw ArgumentException("Receiver", "a secret is required")
        for (signature in events.map { it.signature }) {
            if (signature.timestampHeader != null && signature.tolerance == null && given.tolerance == null) {
                throw ArgumentException("Receiver", "a tolerance is required: the API description does not show it")
            }
            if (signature.signsId && given.idHeader == null) {
                throw ArgumentException(
                    "Receiver",
                    "an idHeader is required: the name of the header with the signed id",
                )
            }
        }
    }

    /** Takes a delivery of the events with some names, or of any, and refuses one that the service has not signed. */
    public fun receive(
        headers: Map<String, List<String>>,
        body: ByteArray,
        vararg names: String,
    ): Delivery {
        val wanted = events.filter { names.isEmpty() || it.name in names }
        val lines = Headers(headers)
        for (each in claims(wanted, lines)) {
            if (each.isGenuine(given.secrets(), body)) return Delivery(lines, body, mediaType(wanted, each.by, lines))
        }
        throw DeliverySignatureException(SignatureFault.WRONG, "the signature does not match the body and the secrets")
    }

    /** The claims of the headers, one for each way to sign. */
    private fun claims(
        wanted: List<Webhook>,
        headers: Headers,
    ): List<Signature.Claim> {
        var first: DeliverySignatureException? = null
        val claims =
            wanted.map { it.signature }.distinct().mapNotNull { each ->
                try {
                    each.claimIn(headers, given.tolerance, given.idHeader, Instant.now())
                } catch (error: DeliverySignatureException) {
                    first = first ?: error
                    null
                }
            }
        return claims.ifEmpty { throw first ?: ArgumentException("Receiver", "no such event can be received") }
    }

    private fun mediaType(
        wanted: List<Webhook>,
        by: Signature,
        headers: Headers,
    ): String {
        val said = headers.joined("content-type")
        val only =
            wanted
                .filter { it.signature == by }
                .map { it.contentType }
                .distinct()
                .singleOrNull()
        return if (only != null && MediaType.bare(only) != MediaType.bare(said)) only else said
    }

    /** Signs a delivery as the service does, for tests: the headers that it has. */
    public fun sign(
        event: String,
        body: ByteArray,
        id: String,
    ): Map<String, List<String>> {
        val found =
            events.find { it.name == event } ?: throw ArgumentException("Receiver", "no such event can be received")
        val by = found.signature
        val timestamp = Instant.now().epochSecond.toString()
        val idHeader = given.idHeader
        val headers =
            linkedMapOf(by.header to by.prefix + by.encode(by.hashOf(given.secrets()[0], timestamp, id, body)))
        if (by.timestampHeader != null) headers[by.timestampHeader] = timestamp
        if (idHeader != null && by.signsId) headers[idHeader] = id
        if (found.contentType != null) headers["Content-Type"] = found.contentType
        return headers.mapValues { listOf(it.value) }
    }

    /** No secret. */
    final override fun toString(): String = "Receiver(***)"
}

/**
 * A delivery with a valid signature. It may arrive more than once: services repeat deliveries that were not accepted, and
 * anyone who records one can send it again while its time is within the tolerance. Remember an id for everything that must
 * happen only once.
 */
public class Delivery internal constructor(
    /** The headers. */
    public val headers: Headers,
    private val body: ByteArray,
    private val mediaType: String,
) {
    /** The body as it came. */
    public fun bytes(): ByteArray = body.clone()

    /** The body by its media type; null where there is none. */
    public fun json(): JsonValue? = decode { it }

    /** Makes a value of yours; null where there is no body. */
    public fun <T> decode(decoder: (JsonValue) -> T): T? {
        if (body.isEmpty()) return null
        try {
            return decoder(bodyOf(body, mediaType))
        } catch (error: JsonException) {
            throw DeliveryPayloadException(error)
        }
    }
}
