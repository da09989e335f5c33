package client

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.flow
import kotlinx.serialization.json.JsonPrimitive
import java.io.ByteArrayOutputStream
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds

/** An event of a stream. */
public class Event<out T> internal constructor(
    /** The name, "message" where the service gives none. */
    public val name: String,
    /** The data. */
    public val data: T,
    /** The id of the last event that has one; an empty text where none has. */
    public val id: String,
    /** The wait before the stream is opened again, where the service asks for one. */
    public val retry: Duration?,
)

/** Gives the next item, and null behind the last. */
internal fun interface ItemSource<out T> {
    suspend fun next(): Item<T>?
}

/** An item, which may be null. */
internal class Item<out T>(
    val value: T,
)

internal fun <O : CallOptions, T> Core.events(
    operation: Operation,
    options: O,
    block: O.() -> Unit,
    data: Decoder<T>,
    vararg path: Any?,
): Flow<Event<T>> {
    val request = request(operation, options, block, path)
    return streamed(request) { EventSource(LineReader(it, 0), operation.framing == Framing.TEXT_EVENTS, data) }
}

internal fun <O : CallOptions, T> Core.lines(
    operation: Operation,
    options: O,
    block: O.() -> Unit,
    item: Decoder<T>,
    vararg path: Any?,
): Flow<T> {
    val request = request(operation, options, block, path)
    val isSequence = operation.framing == Framing.SEQUENCE
    return streamed(
        request,
    ) { LineSource(LineReader(it, if (isSequence) LineReader.SEPARATOR else LineReader.NEW_LINE), isSequence, item) }
}

/**
 * The items of a stream. A failure before the first item is that of any call, and is tried again; one within the stream ends
 * it. The response is closed with the flow.
 */
private fun <T> Core.streamed(
    request: Request,
    source: (OpenBody) -> ItemSource<T>,
): Flow<T> =
    flow {
        val reply = opened(request)
        try {
            val items =
                reading(reply) {
                    reply.dueType(request.operation)
                    source(reply.opened())
                }
            while (true) emit((reading(reply) { items.next() } ?: break).value)
        } finally {
            reply.close()
        }
    }

private inline fun <R> reading(
    reply: Reply,
    read: () -> R,
): R =
    try {
        read()
    } catch (error: JsonException) {
        throw reply.unreadable(ByteArray(0), error)
    }

/** Reads a response line by line, in bounded memory. A byte order mark at its begin is passed over. */
internal class LineReader(
    private val source: OpenBody,
    /** The byte that ends a line; 0 for CR, LF, or both. */
    private val end: Byte,
) {
    private var buffer = ByteArray(8 shl 10)
    private var at = 0
    private var filled = 0
    private var isAfterReturn = false
    private var isBegun = false

    /** True if the last line had an end. */
    var isWhole: Boolean = false
        private set

    /** A line without its end, and null behind the last. A last line without an end is given, unless it is empty. */
    suspend fun next(): ByteArray? {
        var searched = at
        while (true) {
            if (isAfterReturn && at < filled) {
                isAfterReturn = false
                // An LF behind a CR is of the same end.
                if (buffer[at] == NEW_LINE) at++
                searched = maxOf(searched, at)
            }
            val found = endFrom(searched)
            if (found >= 0) {
                isAfterReturn = buffer[found] == RETURN && end == 0.toByte()
                isWhole = true
                return begun(at, found).also { at = found + 1 }
            }
            val length = filled - at
            if (length > LONGEST) throw JsonException("a line of more than $LONGEST bytes")
            if (!fill()) {
                isWhole = false
                return begun(at, filled).also { at = filled }.takeIf { it.isNotEmpty() }
            }
            searched = at + length
        }
    }

    private fun endFrom(start: Int): Int {
        for (index in start..<filled) {
            val next = buffer[index]
            if (if (end == 0.toByte()) next == NEW_LINE || next == RETURN else next == end) return index
        }
        return -1
    }

    private fun begun(
        from: Int,
        to: Int,
    ): ByteArray {
        val isMarked = !isBegun && to - from > 2 && MARK.indices.all { buffer[from + it] == MARK[it] }
        isBegun = true
        return buffer.copyOfRange(if (isMarked) from + 3 else from, to)
    }

    /** Reads on, to the begin of the buffer. */
    private suspend fun fill(): Boolean {
        val more = source.next() ?: return false
        val length = filled - at
        val needed = length + more.size
        val into = if (needed > buffer.size) ByteArray(maxOf(needed, 2 * buffer.size)) else buffer
        buffer.copyInto(into, 0, at, filled)
        more.copyInto(into, length)
        buffer = into
        at = 0
        filled = needed
        return true
    }

    companion object {
        /** The largest number of bytes of a line or an event: a service must not fill the memory of its caller. */
        const val LONGEST = 16 shl 20
        const val NEW_LINE: Byte = 0x0a
        const val SEPARATOR: Byte = 0x1e
        private const val RETURN: Byte = 0x0d
        private val MARK = byteArrayOf(0xef.toByte(), 0xbb.toByte(), 0xbf.toByte())
    }
}

/** Reads server-sent events (HTML standard, section 9.2). */
internal class EventSource<T>(
    private val lines: LineReader,
    private val isText: Boolean,
    private val decoder: Decoder<T>,
) : ItemSource<Event<T>> {
    private var id = ""
    private var retry: Duration? = null

    /** The next event. One without data is none, and so is one in which the stream ends. */
    override suspend fun next(): Item<Event<T>>? {
        val data = ByteArrayOutputStream()
        var name = ""
        var isGiven = false
        while (true) {
            val line = lines.next()
            if (line == null || !lines.isWhole) return null
            if (line.isEmpty()) {
                if (isGiven) return Item(event(name, data.toByteArray().decodeToString()))
                name = ""
                continue
            }
            val colon = line.indexOf(COLON).let { if (it < 0) line.size else it }
            var start = minOf(line.size, colon + 1)
            if (start < line.size && line[start] == SPACE) start++
            // A comment begins with a colon: it is a field without a name.
            when (line.decodeToString(0, colon)) {
                "data" -> {
                    if (isGiven) data.write(LineReader.NEW_LINE.toInt())
                    isGiven = true
                    data.write(line, start, line.size - start)
                    if (data.size() >
                        LineReader.LONGEST
                    ) {
                        throw JsonException("an event of more than ${LineReader.LONGEST} bytes")
                    }
                }

                "event" -> {
                    name = line.decodeToString(start)
                }

                "id" -> {
                    line.decodeToString(start).let { if ('\u0000' !in it) id = it }
                }

                "retry" -> {
                    retry(line.decodeToString(start))
                }
            }
        }
    }

    private fun retry(text: String) {
        if (text.length in 1..12 && text.all { it in '0'..'9' }) retry = text.toLong().milliseconds
    }

    private fun event(
        name: String,
        data: String,
    ): Event<T> {
        val value =
            readAt("the data of an event") {
                decoder(if (isText) JsonValue(JsonPrimitive(data)) else JsonValue.parse(data))
            }
        return Event(name.ifEmpty { "message" }, value, id, retry)
    }

    private companion object {
        const val COLON: Byte = 0x3a
        const val SPACE: Byte = 0x20
    }
}

/** Reads a value on each line, or texts of JSON in a sequence (RFC 7464). */
internal class LineSource<T>(
    private val lines: LineReader,
    private val isSequence: Boolean,
    private val decoder: Decoder<T>,
) : ItemSource<T> {
    private var count = 0

    override suspend fun next(): Item<T>? {
        while (true) {
            val line = lines.next() ?: return null
            if (line.all { it in 0..' '.code }) continue
            count++
            return readAt((if (isSequence) "text " else "line ") + count) {
                // A value at the very end may have been cut off, if its own end does not show (section 2.4).
                if (isSequence && line.last().toInt().toChar() !in " \t\r\n\"]}") {
                    throw JsonException("the last value may be truncated")
                }
                Item(decoder(jsonOf(line)))
            }
        }
    }
}
