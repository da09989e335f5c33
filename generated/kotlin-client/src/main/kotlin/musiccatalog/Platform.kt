// Made by endpoint-manifest (kotlin-client) from its template Platform.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

import java.security.GeneralSecurityException
import java.security.MessageDigest
import java.security.SecureRandom
import java.util.Base64
import javax.crypto.Mac
import javax.crypto.spec.SecretKeySpec

// What only the JVM has, but for files and streams: another platform has another file in the place of this one.

internal fun base64(bytes: ByteArray): String = Base64.getEncoder().encodeToString(bytes)

internal fun base64Url(bytes: ByteArray): String = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes)

/** Reads both alphabets of base64, since only the bytes matter (RFC 4648, sections 4 and 5); null where it is none. */
internal fun fromBase64(text: String): ByteArray? =
    try {
        Base64.getDecoder().decode(text.trimEnd('=').replace('-', '+').replace('_', '/'))
    } catch (_: IllegalArgumentException) {
        null
    }

internal fun sha256(text: String): ByteArray = MessageDigest.getInstance("SHA-256").digest(text.toByteArray())

/** A keyed hash of several parts (RFC 2104). */
internal fun hmac(
    hash: String,
    secret: ByteArray,
    parts: List<ByteArray>,
): ByteArray =
    try {
        val name = "Hmac" + hash.replace("-", "")
        val mac = Mac.getInstance(name)
        mac.init(SecretKeySpec(secret, name))
        parts.forEach(mac::update)
        mac.doFinal()
    } catch (error: GeneralSecurityException) {
        throw IllegalStateException("this platform has no HMAC with $hash", error)
    }

/** Compares in constant time. */
internal fun areEqual(
    one: ByteArray,
    other: ByteArray,
): Boolean = MessageDigest.isEqual(one, other)

/** The source of random texts, made when the first one is needed. */
private object Randoms {
    val source = SecureRandom()
}

/** A text of 32 letters, digits, "-" and "_" that nobody can guess, from 192 random bits. */
internal fun randomText(): String = base64Url(ByteArray(24).also(Randoms.source::nextBytes))
