package client

import java.time.DateTimeException
import java.time.Instant
import java.time.OffsetDateTime
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds

/** How the deliveries of an event are signed. */
internal data class Signature(
    val hash: String,
    val header: String,
    val encoding: String,
    /** The text that is signed, with {timestamp}, {id} and {body}. */
    val signs: String,
    val prefix: String = "",
    val timestampHeader: String? = null,
    /** How old a delivery may be: infinite where its time does not matter, null where that is not shown. */
    val tolerance: Duration? = null,
) {
    /** The signatures of a delivery, and what else is signed. */
    class Claim(
        val by: Signature,
        private val signatures: List<ByteArray>,
        private val timestamp: String,
        private val id: String,
    ) {
        /** True if one of the secrets made one of the signatures. They are compared in constant time. */
        fun isGenuine(
            secrets: List<ByteArray>,
            body: ByteArray,
        ): Boolean =
            secrets.any { secret ->
                val right = by.hashOf(secret, timestamp, id, body)
                signatures.any { areEqual(right, it) }
            }
    }

    val signsId: Boolean get() = "{id}" in signs

    /** Reads the claim of a delivery, and refuses one that no body can fulfil. */
    fun claimIn(
        headers: Headers,
        ownTolerance: Duration?,
        idHeader: String?,
        now: Instant,
    ): Claim {
        val text = given(headers, header)
        val timestamp = timestampHeader?.let { given(headers, it) }.orEmpty()
        if (timestampHeader != null) checkTime(timestamp, ownTolerance ?: tolerance ?: Duration.INFINITE, now)
        val id = if (idHeader == null || !signsId) "" else given(headers, idHeader)
        // A prefix may have a comma of its own: "v1,".
        val found = Regex("(?:^|[\\s,])${Regex.escape(prefix)}([^\\s,]+)").findAll(text)
        val signatures = found.take(MOST).mapNotNull { decode(it.groupValues[1]) }.toList()
        if (signatures.isEmpty()) {
            val wanted = "no signature in $encoding with the prefix \"$prefix\""
            throw DeliverySignatureException(SignatureFault.MALFORMED, "the header $header has $wanted")
        }
        return Claim(this, signatures, timestamp, id)
    }

    private fun given(
        headers: Headers,
        name: String,
    ): String =
        headers.joined(name).ifEmpty {
            throw DeliverySignatureException(SignatureFault.MISSING, "the header $name is missing")
        }

    private fun checkTime(
        text: String,
        most: Duration,
        now: Instant,
    ) {
        val time =
            timeOf(text)
                ?: throw DeliverySignatureException(
                    SignatureFault.MALFORMED,
                    "the header $timestampHeader is not a time",
                )
        val age = (now.toEpochMilli() - time.toEpochMilli()).milliseconds
        if (age > most) {
            throw DeliverySignatureException(SignatureFault.TOO_OLD, "the delivery is too old: its time is $text")
        }
        if (-age > most) {
            throw DeliverySignatureException(SignatureFault.TOO_NEW, "the delivery is too new: its time is $text")
        }
    }

    /** A time. Its form shows its unit: a time of now has ten digits in seconds and thirteen in milliseconds. */
    private fun timeOf(text: String): Instant? {
        if (NUMBER.matches(text)) {
            val isMillis = text.substringBefore('.').length > 11
            return Instant.ofEpochMilli((text.toDouble() * if (isMillis) 1 else 1000).toLong())
        }
        return try {
            OffsetDateTime.parse(text.uppercase()).toInstant()
        } catch (_: DateTimeException) {
            null
        }
    }

    /** The signature of a delivery. The bytes of the body are signed as they are. */
    fun hashOf(
        secret: ByteArray,
        timestamp: String,
        id: String,
        body: ByteArray,
    ): ByteArray {
        var at = 0
        val parts = mutableListOf<ByteArray>()
        for (part in PART.findAll(signs)) {
            parts += signs.substring(at, part.range.first).toByteArray()
            at = part.range.last + 1
            parts +=
                when (part.groupValues[1]) {
                    "timestamp" -> timestamp.toByteArray(Charsets.ISO_8859_1)
                    "id" -> id.toByteArray(Charsets.ISO_8859_1)
                    else -> body
                }
        }
        return hmac(hash, secret, parts + signs.substring(at).toByteArray())
    }

    private fun decode(text: String): ByteArray? {
        if (encoding != "hex") return fromBase64(text)
        if (text.length % 2 != 0 || !text.all(::isHex)) return null
        return ByteArray(text.length / 2) { text.substring(2 * it, 2 * it + 2).toInt(16).toByte() }
    }

    fun encode(bytes: ByteArray): String =
        when (encoding) {
            "hex" -> bytes.joinToString("") { (it.toInt() and 255).toString(16).padStart(2, '0') }
            "base64" -> base64(bytes)
            else -> base64Url(bytes)
        }

    private companion object {
        /** How many of them are looked at: each costs a hash of the body. */
        const val MOST = 10
        val PART = Regex("""\{(timestamp|id|body)\}""")
        val NUMBER = Regex("""\d{1,14}(\.\d{0,9})?""")
    }
}
