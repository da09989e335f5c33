// Made by endpoint-manifest (kotlin-client) from its template Hook.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

import java.net.URI
import java.util.Locale
import kotlin.time.Duration
import kotlin.time.TimeSource

/** Is told of each attempt of a call. If it throws an exception, the call ends with it. It must not block. */
public interface Hook {
    /** An attempt begins. Headers can still be changed. */
    public fun onRequest(event: RequestEvent) {}

    /** The head of a response has come. */
    public fun onResponse(event: ResponseEvent) {}

    /** An attempt has failed. */
    public fun onError(event: ErrorEvent) {}

    /** Makes hooks. */
    public companion object {
        /** Logs all that happens, without secrets. */
        public fun logging(log: (String) -> Unit): Hook = LoggingHook(LogLevel.DEBUG, log)

        /** Logs what happens from a level on, without secrets. */
        public fun logging(
            least: LogLevel,
            log: (String) -> Unit,
        ): Hook = LoggingHook(least, log)
    }
}

/** How much a log tells. */
public enum class LogLevel {
    /** Each request with its headers, and the headers of responses. */
    DEBUG,

    /** Each response. */
    INFO,

    /** Attempts that failed and are repeated. */
    WARNING,

    /** Calls that failed. */
    ERROR,
}

/** An attempt of a call. */
public class RequestEvent internal constructor(
    /** The name of the operation. */
    public val operation: String,
    /** The number of the attempt, from 1. */
    public val attempt: Int,
    private val outgoing: Outgoing,
) {
    private val began = TimeSource.Monotonic.markNow()

    /** The method. */
    public val method: String get() = outgoing.method

    /** The URL with all of its values. */
    public val url: URI get() = outgoing.url()

    /** The headers, among them those of credentials. */
    public val headers: Headers get() = outgoing.sentHeaders()

    /** The time since the attempt began. */
    public val elapsed: Duration get() = began.elapsedNow()

    /** Sends another header; null removes it. */
    public fun setHeader(
        name: String,
        value: String?,
    ) {
        HeaderText.checked(name, value.orEmpty())
        outgoing.headers[name] = value
    }

    internal fun isSecret(header: String): Boolean = header.lowercase(Locale.ROOT) in outgoing.secretHeaders

    internal fun shownUrl(): String = Urls.redacted(outgoing.target)
}

/** An attempt that got a response. */
public class ResponseEvent internal constructor(
    /** The attempt. */
    public val request: RequestEvent,
    /** The status of the response. */
    public val status: Int,
    /** The headers of the response. */
    public val headers: Headers,
    private val deprecation: Deprecation?,
) {
    internal fun deprecation(): Deprecation? = deprecation
}

/** An attempt that failed. */
public class ErrorEvent internal constructor(
    /** The attempt. */
    public val request: RequestEvent,
    /** The error that it failed with. */
    public val error: CallException,
    /** The wait before the next attempt; null where there is none. */
    public val retryIn: Duration?,
)

/** Logs the attempts of calls, without secrets. */
private class LoggingHook(
    private val least: LogLevel,
    private val log: (String) -> Unit,
) : Hook {
    override fun onRequest(event: RequestEvent) {
        if (least > LogLevel.DEBUG) return
        log("DEBUG request ${shown(event)} ${headers(event, event.headers)}")
    }

    override fun onResponse(event: ResponseEvent) {
        if (least > LogLevel.INFO) return
        val request = event.request
        val text = "response ${shown(request)} status=${event.status} ms=${request.elapsed.inWholeMilliseconds}"
        log(if (least > LogLevel.DEBUG) "INFO $text" else "INFO $text ${headers(request, event.headers)}")
    }

    override fun onError(event: ErrorEvent) {
        val wait = event.retryIn
        val text = "${shown(event.request)} error=\"${faultOf(event.error)}\""
        if (wait == null) {
            log("ERROR call failed $text")
        } else if (least <= LogLevel.WARNING) {
            log("WARNING attempt failed $text retryInMs=${wait.inWholeMilliseconds}")
        }
    }

    private fun shown(event: RequestEvent): String =
        "${event.operation} ${event.method} ${event.shownUrl()} attempt=${event.attempt}"

    private fun headers(
        event: RequestEvent,
        headers: Headers,
    ): String =
        headers.toMap().entries.joinToString(prefix = "headers={", postfix = "}") { (name, lines) ->
            val isSecret = event.isSecret(name) || SECRETS.any { it in name.lowercase(Locale.ROOT) }
            "$name: ${if (isSecret) "***" else Urls.redacted(lines.joinToString())}"
        }

    /** Those of whole responses quote their bodies: these are left out. */
    private fun faultOf(error: CallException): String =
        when (error) {
            is ApiException -> "status ${error.status}"
            is DecodingException -> "status ${error.status}, unreadable body"
            else -> error.message.orEmpty()
        }

    private companion object {
        val SECRETS =
            listOf(
                "auth",
                "cookie",
                "credential",
                "key",
                "password",
                "passwd",
                "secret",
                "session",
                "signature",
                "token",
            )
    }
}
