// Made by endpoint-manifest (kotlin-client) from its template Client.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

import kotlinx.coroutines.withContext
import kotlin.coroutines.AbstractCoroutineContextElement
import kotlin.coroutines.CoroutineContext

/** The functions of all clients. A client may be shared by coroutines and threads, and needs no closing. */
public abstract class Client<C : Client<C>> internal constructor(
    private val core: Core,
) {
    internal fun core(): Core = core

    internal abstract fun self(): C

    /** Gives the response beside the value: `withResponse { books.retrieve("1") }`. Of several calls it is the last one's. */
    public suspend fun <T> withResponse(block: suspend C.() -> T): Answered<T> {
        val seen = Seen()
        val value = withContext(seen) { self().block() }
        val answer = checkNotNull(seen.answer) { "the block of withResponse calls no operation" }
        return Answered(value, Response(answer))
    }

    /** Gives the exception that a call ends with as a value. A cancellation passes through, as everywhere. */
    public suspend fun <T> outcome(block: suspend C.() -> T): Outcome<T> =
        try {
            Outcome.Success(self().block())
        } catch (error: CallException) {
            Outcome.Failure(error)
        }

    /**
     * Gives a response before its body is read, and ends it behind its block: `open({ books.scan("1") }) { it.bytes().collect { … } }`.
     *
     * The first block calls one operation, which gives null.
     */
    public suspend fun <T> open(
        call: suspend C.() -> Any?,
        read: suspend (OpenResponse) -> T,
    ): T {
        val opening = Opening(isOn = true)
        try {
            withContext(opening) { self().call() }
            return read(OpenResponse(checkNotNull(opening.reply) { "the block of open calls no operation" }))
        } finally {
            opening.reply?.close()
        }
    }

    /** Calls an endpoint that the API description does not name. */
    public suspend fun request(
        method: String,
        path: String,
        options: RequestOptions.() -> Unit = {},
    ): JsonValue? = core.open(method, path, options)
}

/** Operations that belong together. */
public abstract class Group internal constructor(
    private val core: Core,
) {
    internal fun core(): Core = core
}

/** Remembers the answers of calls. */
internal class Seen : AbstractCoroutineContextElement(Seen) {
    @Volatile
    var answer: Answer<*>? = null

    companion object Key : CoroutineContext.Key<Seen>
}

/** Takes the response of a call before its body is read. */
internal class Opening(
    val isOn: Boolean,
) : AbstractCoroutineContextElement(Opening) {
    @Volatile
    var reply: Reply? = null

    fun opened(sent: Reply) {
        if (reply != null) {
            sent.close()
            throw IllegalStateException("the block of open calls more than one operation")
        }
        reply = sent
    }

    companion object Key : CoroutineContext.Key<Opening>
}
