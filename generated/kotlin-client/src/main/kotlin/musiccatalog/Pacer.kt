// Made by endpoint-manifest (kotlin-client) from its template Pacer.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.delay
import java.util.TreeMap
import kotlin.time.Duration
import kotlin.time.Duration.Companion.nanoseconds

/** A number of requests in a time: all of a client, those of one operation, or those of each operation. */
public class RateLimit private constructor(
    internal val requests: Int,
    internal val per: Duration,
    internal val operation: String?,
    internal val isOfEach: Boolean,
) {
    /** A limit on all requests. */
    public constructor(requests: Int, per: Duration) : this(requests, per, null, false)

    init {
        require(requests > 0 && per.isPositive()) { "$requests requests per $per is no rate limit" }
    }

    /** The same limit for the requests of one operation alone. */
    public fun of(operation: String): RateLimit = RateLimit(requests, per, operation, isOfEach)

    /** The same limit for the requests of each operation by itself. */
    public fun ofEachOperation(): RateLimit = RateLimit(requests, per, operation, true)
}

/** Keeps calls within rate limits: each request waits until the service would accept it. Clients that share a limit should share it. */
public class Pacer(
    private val limits: List<RateLimit>,
) {
    /** Of limits that are given one by one. */
    public constructor(vararg limits: RateLimit) : this(limits.toList())

    private val windows = HashMap<Pair<RateLimit, String?>, Window>()

    /**
     * The times of the requests of a limit, also of those that wait. No time of its length has more requests than the limit
     * allows.
     */
    private class Window(
        val limit: RateLimit,
    ) {
        private val length = limit.per.inWholeNanoseconds
        private val times = TreeMap<Long, Int>()

        val isEmpty: Boolean get() = times.isEmpty()

        fun forget(now: Long) {
            while (times.isNotEmpty() && times.firstKey() + length <= now) times.pollFirstEntry()
        }

        /** When there is room for one more. */
        fun freeAt(now: Long): Long {
            var left = times.values.sum() - limit.requests
            if (left < 0) return now
            for ((time, count) in times) {
                left -= count
                if (left < 0) return time + length
            }
            return now
        }

        fun add(
            time: Long,
            change: Int,
        ) {
            times.merge(time, change) { one, other -> (one + other).takeIf { it != 0 } }
        }
    }

    /** Waits until there is room for a request. If the wait is canceled, the room is given back. */
    internal suspend fun room(operation: String) {
        val now = System.nanoTime()
        val own: List<Window>
        val time: Long
        synchronized(windows) {
            own = windowsOf(operation, now)
            time = own.maxOfOrNull { it.freeAt(now) } ?: now
            own.forEach { it.add(time, 1) }
        }
        try {
            delay((time - now).nanoseconds)
        } catch (error: CancellationException) {
            synchronized(windows) { own.forEach { it.add(time, -1) } }
            throw error
        }
    }

    /** Of operations that are not called any more nothing is kept. */
    private fun windowsOf(
        operation: String,
        now: Long,
    ): List<Window> {
        windows.values.removeIf { each ->
            each.forget(now)
            each.isEmpty
        }
        return limits
            .filter { it.operation == null || it.operation == operation }
            .map { each -> windows.getOrPut(each to operation.takeIf { each.isOfEach }) { Window(each) } }
    }
}
