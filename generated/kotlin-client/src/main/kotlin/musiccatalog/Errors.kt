// Made by endpoint-manifest (kotlin-client) from its template Errors.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

import kotlin.time.Duration

/** A call that gave no result. All exceptions that a call can end with extend it, but for a cancellation, which is that of any coroutine. */
public sealed class CallException(
    message: String,
    cause: Throwable? = null,
) : RuntimeException(message, cause)

/** A call is invalid. Nothing was sent. */
public class ArgumentException internal constructor(
    /** The name of the operation. */
    public val operation: String,
    message: String,
    cause: Throwable? = null,
) : CallException("$operation: $message", cause)

/** No complete response arrived. */
public class ConnectionException internal constructor(
    /** The request. */
    public val request: RequestSummary,
    why: String,
    cause: Throwable? = null,
) : CallException("$request: no complete response: $why", cause) {
    internal constructor(request: RequestSummary, cause: Throwable) :
        this(request, cause.message ?: cause.javaClass.simpleName, cause)
}

/** An attempt took longer than its timeout, a call than its deadline, or a stream was silent for too long. */
public class CallTimeoutException internal constructor(
    /** The request. */
    public val request: RequestSummary,
    /** The time after which the call was ended. */
    public val after: Duration,
) : CallException("$request: no complete response within ${after.inWholeMilliseconds} ms")

/**
 * The service answered with another status than 2xx. Statuses that the API description names have classes of their own,
 * which extend this one.
 */
public open class ApiException internal constructor(
    private val failure: ApiFailure,
) : CallException(failure.message()) {
    /** The request. */
    public val request: RequestSummary get() = failure.request

    /** The status of the response. */
    public val status: Int get() = failure.status

    /** The headers of the response. */
    public val headers: Headers get() = failure.headers

    /** The body by its media type, or as a text where it is not what it says; null where there is none. */
    public val body: JsonValue? get() = failure.read()

    /** The problem details (RFC 9457), where the body has them. */
    public val problem: ProblemDetails? get() = failure.problem()

    /** The body as it came. */
    public fun bytes(): ByteArray = failure.body.clone()

    /** The body in a form that is known, or null where it has another. */
    internal fun <T : Any> decode(decoder: Decoder<T>): T? =
        try {
            failure.read()?.let(decoder)
        } catch (_: JsonException) {
            null
        }
}

/** A response with status 2xx cannot be decoded: it has an unexpected media type, is not what it says, or is too large. */
public class DecodingException internal constructor(
    /** The request. */
    public val request: RequestSummary,
    /** The status of the response. */
    public val status: Int,
    /** The headers of the response. */
    public val headers: Headers,
    private val body: ByteArray,
    cause: Throwable,
) : CallException("$request: status $status, unreadable body: ${cause.message}", cause) {
    /** The body as it came. */
    public fun bytes(): ByteArray = body.clone()
}

/** A page does not have the expected form, or does not lead to the next page. */
public class PaginationException internal constructor(
    operation: String,
    request: RequestSummary,
    /** The status of the response. */
    public val status: Int,
    /** The headers of the response. */
    public val headers: Headers,
    why: String,
) : CallException("$request: invalid page of $operation: $why")

/** An operation cannot be called, because the API description does not show enough of it. */
public class NotShownException internal constructor(
    /** The name of the operation. */
    public val operation: String,
    missing: String,
    place: String,
) : CallException("$operation cannot be called yet. Not shown: $missing ($place).")

/**
 * An authorization server refused to give tokens: it does not know the application, or the grant of the user has ended.
 * Failures that may pass have the same exceptions as those of a call.
 */
public class TokenException internal constructor(
    request: RequestSummary,
    /** The status of the response. */
    public val status: Int,
    /** The code of the error; null where none came. */
    public val code: String?,
    /** The description of the error; null where none came. */
    public val description: String?,
) : CallException("$request: status $status${refusalText(code, description)}")

/** The user or the server denied an authorization request, or the answer belongs to another request. */
public class AuthorizationException internal constructor(
    message: String,
    /** The code of the error; null where none came. */
    public val code: String?,
    /** The description of the error; null where none came. */
    public val description: String?,
) : CallException("authorization failed: $message${refusalText(code, description)}")

private fun refusalText(
    code: String?,
    description: String?,
): String = listOfNotNull(code, description).joinToString("") { ": $it" }.take(500)

/** Why a delivery has no valid signature. */
public enum class SignatureFault {
    /** A header is missing. */
    MISSING,

    /** A header has another form. */
    MALFORMED,

    /** The signature is that of something else, or was made with another secret. */
    WRONG,

    /** The delivery is older than the tolerance. */
    TOO_OLD,

    /** The delivery comes from the future. */
    TOO_NEW,
}

/** A delivery has no valid signature of the service, so that nothing in it can be trusted. */
public class DeliverySignatureException internal constructor(
    /** The fault of the signature. */
    public val reason: SignatureFault,
    message: String,
) : CallException(message)

/** The body of a delivery cannot be read. */
public class DeliveryPayloadException internal constructor(
    cause: Throwable,
) : CallException("the payload cannot be decoded: ${cause.message}", cause)

/** Thrown by an operation that cannot be called, if its compiler was told to look away. */
internal fun notShown(
    operation: String,
    missing: String,
    place: String,
    given: Array<out Any?>,
): Nothing = throw NotShownException(operation, missing, place)
