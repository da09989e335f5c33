package client

import kotlinx.coroutines.CancellationException

/** An exception, in the words of the protocol. */
internal fun failureOf(error: Exception): Map<String, Any?> {
    val status =
        when (error) {
            is ApiException -> error.status
            is DecodingException -> error.status
            is PaginationException -> error.status
            is TokenException -> error.status
            else -> null
        }
    val told = linkedMapOf<String, Any?>("kind" to kindOf(error), "text" to error.stackTraceToString())
    if (status != null) told["status"] = status
    if (error is ApiException) {
        told["body"] = answeredValue(error.body)
        told["ofStatus"] = error.javaClass != ApiException::class.java
    }
    if (error is DeliverySignatureException) {
        told["reason"] =
            error.reason.name
                .lowercase()
                .replace('_', ' ')
    }
    return told
}

private fun kindOf(error: Exception): String =
    when (error) {
        is CancellationException -> {
            "aborted"
        }

        // A value that nobody can write down, such as a number that is none.
        is IllegalArgumentException -> {
            "argument"
        }

        is CallException -> {
            when (error) {
                is ApiException -> "status"
                is ArgumentException -> "argument"
                is AuthorizationException -> "authorization"
                is CallTimeoutException -> "timeout"
                is ConnectionException -> "connection"
                is DecodingException -> "decoding"
                is DeliveryPayloadException -> "payload"
                is DeliverySignatureException -> "signature"
                is NotShownException -> "not-shown"
                is PaginationException -> "pagination"
                is TokenException -> "token"
            }
        }

        else -> {
            "other"
        }
    }
