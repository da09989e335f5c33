package client

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

/** The ways in which the pages of an operation follow each other. */
internal enum class Strategy {
    /**
     * Goes on after the items that were received, however many were asked for: nothing is left out where a service gives
     * fewer. The last page is the one that says so, or else reaches the total, or else is empty.
     */
    OFFSET,

    /** Counts pages. */
    PAGE,

    /** Goes on with the cursor of the page. A page without items may have a successor. */
    CURSOR,

    /** Follows links as they are, and to the origin of the base URL alone: credentials are meant for no other. */
    LINK,
}

/** Where a page has its parts, as JSON Pointers below the root or as `header:name`, and where a request has the position. */
internal class Paging(
    val strategy: Strategy,
    /** Null where the position is a member of the body. */
    val place: Place? = null,
    val name: String = "",
    val first: Long = 0,
    val root: String = "",
    val items: String = "",
    val total: String? = null,
    val next: String? = null,
    val cursor: String? = null,
    val hasMore: String? = null,
) {
    val isCounted: Boolean get() = strategy == Strategy.OFFSET || strategy == Strategy.PAGE
}

/** Reads the places of a page that its paging names. */
internal class PageReader(
    private val paging: Paging,
    pointer: String,
    whole: JsonElement?,
    private val headers: Headers,
) {
    private val root = pointed(whole, pointer)

    val items: JsonArray =
        pointed(root, paging.items).let {
            it as? JsonArray
                ?: throw JsonException("found ${kindOf(it)} at \"$pointer${paging.items}\" instead of a list")
        }

    val total: Long? = textOf(value(paging.total))?.let(::count)

    /** True if the response announces a next page; null where it does not say. */
    val hasMore: Boolean? = more()

    /** The value at a place; null where there is none. */
    fun value(place: String?): JsonElement? {
        if (place.isNullOrEmpty()) return null
        if (!place.startsWith(HEADER)) return pointed(root, place)
        val name = place.removePrefix(HEADER)
        val text = if (name.equals("link", ignoreCase = true)) Links.to("next", headers) else headers[name]
        return (text ?: "".takeIf { headers.all(name).isNotEmpty() })?.let { JsonPrimitive(it) }
    }

    fun link(): JsonElement? = value(paging.next)

    private fun more(): Boolean? {
        val said = textOf(value(paging.hasMore))
        if (said == "true" || said == "false") return said.toBoolean()
        if (paging.next.isNullOrEmpty()) return null
        val link = link()
        // Where there is no link at all, the total decides.
        return if (link == null && total != null) null else !isNone(link)
    }

    /** A number of items, also from a header. */
    private fun count(text: String): Long? = text.takeIf(::isCount)?.toLong()

    private fun textOf(value: JsonElement?): String? = (value as? JsonPrimitive)?.content

    companion object {
        private const val HEADER = "header:"

        fun isNone(value: JsonElement?): Boolean =
            value == null ||
                value is JsonNull ||
                (value is JsonPrimitive && (value.content.isEmpty() || (isBoolean(value) && value.content == "false")))
    }
}

/** True of a whole number that a Long holds. */
internal fun isCount(text: String): Boolean = text.length in 1..18 && text.all { it in '0'..'9' }

/** The value that a JSON Pointer (RFC 6901) leads to; null where it leads nowhere. */
internal fun pointed(
    value: JsonElement?,
    pointer: String,
): JsonElement? =
    pointer.split('/').drop(1).fold(value) { found, token ->
        val name = token.replace("~1", "/").replace("~0", "~")
        when (found) {
            is JsonObject -> {
                found[name]
            }

            is JsonArray -> {
                name
                    .takeIf {
                        it == "0" || (
                            isCount(
                                it,
                            ) && it[0] != '0'
                        )
                    }?.toIntOrNull()
                    ?.let(found::getOrNull)
            }

            else -> {
                null
            }
        }
    }
