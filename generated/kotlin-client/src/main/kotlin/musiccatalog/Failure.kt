// Made by endpoint-manifest (kotlin-client) from its template Failure.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

/** A response with another status than 2xx. */
internal class ApiFailure(
    val request: RequestSummary,
    val status: Int,
    val headers: Headers,
    val body: ByteArray,
) {
    /** The body by its media type, as text where it is not what it says; null where there is none. */
    fun read(): JsonValue? {
        if (body.isEmpty()) return null
        return try {
            bodyOf(body, headers.joined("content-type"))
        } catch (_: JsonException) {
            JsonValue(JsonPrimitive(body.decodeToString()))
        }
    }

    fun problem(): ProblemDetails? {
        if (MediaType.bare(headers.joined("content-type")) != "application/problem+json") return null
        return read()?.takeIf { it.element() is JsonObject }?.let { ProblemDetails(it) }
    }

    /** The request, the status, and the message for people. */
    fun message(): String {
        val said = saidIn(read()).take(LONGEST_MESSAGE)
        return "$request: status $status" + if (said.isEmpty()) "" else ": $said"
    }

    /** The detail of problem details (RFC 9457), or another common member. */
    private fun saidIn(body: JsonValue?): String {
        var said = body?.element()
        while (said is JsonObject) {
            val members: JsonObject = said
            said = MEMBERS.firstNotNullOfOrNull { name -> members[name]?.takeIf { it !is JsonNull } }
        }
        return (said as? JsonPrimitive)?.takeIf { it.isString }?.content.orEmpty()
    }

    private companion object {
        const val LONGEST_MESSAGE = 500
        val MEMBERS = listOf("detail", "message", "title", "error")
    }
}

/**
 * A body of failures that many services share (RFC 9457). Members that are missing, or have another type, are null. Further
 * members are read by name.
 */
public class ProblemDetails internal constructor(
    json: JsonValue,
) : JsonModel(json) {
    /** Identifies the kind of problem. */
    public val type: String? get() = member("type")

    /** A short summary of the kind of problem. */
    public val title: String? get() = member("title")

    /** The status, as the server has written it. */
    public val status: Int? get() =
        members()["status"]
            .let {
                it as? JsonPrimitive
            }?.takeIf(::isNumber)
            ?.content
            ?.toIntOrNull()

    /** An explanation of this occurrence. */
    public val detail: String? get() = member("detail")

    /** Identifies this occurrence. */
    public val instance: String? get() = member("instance")

    private fun member(name: String): String? = (members()[name] as? JsonPrimitive)?.takeIf { it.isString }?.content
}
