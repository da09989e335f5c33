package client

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.flow
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonPrimitive
import java.util.concurrent.ConcurrentHashMap

/** A page of a walk. */
public class Page<out T> internal constructor(
    private val answered: AnsweredPage,
    private val decoder: Decoder<T>,
) {
    /** The items. */
    public val items: List<T> = answered.items(decoder)

    /** The number of items of all pages, where the service says it. */
    public val total: Long? get() = answered.page.total

    /** The status of the response. */
    public val status: Int get() = answered.reply.status

    /** The headers of the response. */
    public val headers: Headers get() = answered.reply.headers

    /** The whole response. */
    public fun json(): JsonValue? = answered.answer.json

    /** Where the next page begins, for `from` of another call; null if this is the last one. */
    public fun nextStart(): PageStart? = answered.nextStart()

    /** Asks for the next page; null if this is the last one. */
    public suspend fun next(): Page<T>? = answered.follow()?.let { Page(it, decoder) }

    internal fun hasNext(): Boolean = answered.hasNext

    internal fun fault(why: String): PaginationException = answered.fault(why)
}

/** A walk through pages. Nothing is sent until a flow is collected. */
public class Walk<out T> internal constructor(
    private val requests: PageRequests,
    private val root: String,
    private val decoder: Decoder<T>,
    /** A response that the walk begins with, if it has come already. */
    private val begun: Answer<*>?,
) {
    /** The pages. */
    public fun pages(): Flow<Page<T>> =
        flow {
            var empty = 0
            val start = requests.start
            val first = begun ?: requests.answer(start)
            var page: Page<T>? = Page(AnsweredPage(requests, root, 0, start, ConcurrentHashMap(), first), decoder)
            while (page != null) {
                emit(page)
                empty = if (page.items.isEmpty()) empty + 1 else 0
                if (empty >= MOST_EMPTY_PAGES && page.hasNext()) {
                    throw page.fault("$empty pages in a row have no items; a walk from nextStart() goes on")
                }
                page = page.next()
            }
        }

    /** The items of all pages. */
    public fun items(): Flow<T> =
        flow {
            pages().collect { page -> page.items.forEach { emit(it) } }
        }

    private companion object {
        /** A series of pages without items that does not end would never end the walk. */
        const val MOST_EMPTY_PAGES = 1000
    }
}

/** A response with several lists, each of which is the begin of a walk. */
internal class WalkStart<T>(
    private val requests: PageRequests,
    private val first: Answer<T>,
) {
    fun first(): Answered<T?> = Answered(first.value, Response(first))

    /** The list at a place of the response. */
    fun <I> at(
        root: String,
        item: Decoder<I>,
    ): Walk<I> = Walk(requests, root, item, first)
}

/** A page that has come, and what leads on from it. */
internal class AnsweredPage(
    private val requests: PageRequests,
    private val root: String,
    /** The number of the page on its walk, from 0. */
    private val index: Int,
    /** Null for the first page, which the call itself asked for. */
    private val start: PageStart?,
    /** The positions and URLs that were asked for, and by which page: to meet one again is to go in a circle. */
    private val seen: MutableMap<String, Int>,
    val answer: Answer<*>,
) {
    val reply: Reply = answer.reply
    private val paging = requests.paging
    private val received = start?.received ?: 0

    val page: PageReader =
        try {
            PageReader(paging, root, answer.json?.element(), reply.headers)
        } catch (error: JsonException) {
            throw fault(error.message.orEmpty())
        }

    private val next: String? = if (page.hasMore == false) null else nextPosition()

    init {
        if (page.hasMore == true && next == null) throw fault("it announces a next page, but does not say where it is")
        seen[reply.url.toString()] = index
    }

    val hasNext: Boolean get() = next != null

    fun <T> items(decoder: Decoder<T>): List<T> =
        page.items.mapIndexed { index, each ->
            try {
                readAt("item $index") { decoder(JsonValue(each)) }
            } catch (error: JsonException) {
                throw reply.unreadable(reply.body, error)
            }
        }

    private fun nextPosition(): String? =
        when (paging.strategy) {
            Strategy.CURSOR -> textOf(page.value(paging.cursor), "its cursor is neither a string nor a number")
            Strategy.LINK -> textOf(page.link(), "its link to the next page is not a string")
            else -> counted()
        }

    private fun counted(): String? {
        val number = number()
        val count = page.items.size
        val saysMore = page.hasMore == true
        if (paging.strategy == Strategy.OFFSET) {
            val after = number + count
            return if (count == 0 || (!saysMore && page.total == after - paging.first)) null else "$after"
        }
        // The pages before the first of a walk are taken to be as large as it is.
        val before = if (start == null) (number - paging.first) * count else received
        val isLast = !saysMore && (count == 0 || page.total == before + count)
        return if (isLast) null else "${number + 1}"
    }

    /** The position of the page: that of its call, or else the default of the client, or else the first. */
    private fun number(): Long {
        val given = start?.position ?: requests.positionGiven() ?: return paging.first
        if (!isCount(given)) {
            throw requests.request.refusal("\"${paging.name}\" must be a whole number for the next page to be found")
        }
        return given.toLong()
    }

    /** A cursor or a link; null, nothing and an empty text are none. */
    private fun textOf(
        found: JsonElement?,
        otherwise: String,
    ): String? {
        if (PageReader.isNone(found)) return null
        if (found !is JsonPrimitive) throw fault(otherwise)
        if (found.isString) return found.content
        if (!isNumber(found) || paging.strategy != Strategy.CURSOR) throw fault(otherwise)
        return found.content.takeIf { it != "0" }
    }

    /** Where the next page begins, a link as a whole URL; null if this is the last one. */
    fun nextStart(): PageStart? {
        val found = next ?: return null
        val position = if (paging.strategy == Strategy.LINK) linked(found) else found
        return PageStart(position, received + page.items.size)
    }

    private fun linked(link: String): String {
        val target = Urls.resolve(reply.url, link)
        if (target == null || target.rawUserInfo != null) throw fault("its link to the next page is no URL")
        val base = requests.base()
        if (!Urls.isSameOrigin(target, base)) {
            val (found, wanted) = Urls.origin(target) to Urls.origin(base)
            throw fault("its link to the next page leads to $found, but requests go only to $wanted")
        }
        return target.toString()
    }

    /** Asks for the next page; null where there is none. */
    suspend fun follow(): AnsweredPage? {
        val start = startToFollow() ?: return null
        val made = AnsweredPage(requests, root, index + 1, start, seen, requests.answer(start))
        if (paging.isCounted && made.repeats(this)) throw made.fault("it repeats the page before it")
        return made
    }

    private fun startToFollow(): PageStart? {
        val following = nextStart() ?: return null
        val before = seen[following.position]
        // The same page may be asked for its successor twice.
        if (before != null && before <= index) {
            val leadsToItself = following.position == start?.position || before == index
            val saysMore = paging.hasMore != null && page.hasMore == true
            if (page.items.isEmpty() && leadsToItself && !saysMore) return null
            throw fault("it leads back to a page before it")
        }
        seen[following.position] = index + 1
        return following
    }

    /**
     * True if a page is the one before it once more: then the service ignores the position that is asked for. Two pages may
     * have equal items, such as a list of numbers; their links differ.
     */
    private fun repeats(before: AnsweredPage): Boolean =
        page.items == before.page.items && page.link() == before.page.link()

    fun fault(why: String): PaginationException =
        PaginationException(requests.request.operation.id, reply.request, reply.status, reply.headers, why)
}
