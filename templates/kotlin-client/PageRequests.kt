package client

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import java.net.URI

/** Where a page begins, to go on from there later. */
public class PageStart(
    /** The position: a number, a cursor, or a whole URL. */
    public val position: String,
    /** The number of items on the pages before it. */
    public val received: Long,
)

/** The requests of a walk: the call, with the position of a page in the place of its own. */
internal class PageRequests(
    val request: Request,
    val paging: Paging,
    /** Where the walk begins; null = where the call does. */
    val start: PageStart?,
) {
    suspend fun answer(start: PageStart?): Answer<JsonValue> = request.core.answer(requestOf(start), Decoders.json)

    fun base(): URI =
        refusing(request.operation.id) {
            Urls.parse(request.core.baseOf(request.operation)) ?: throw Refusal("the base URL has no host")
        }

    private fun requestOf(start: PageStart?): Request {
        if (start == null) return request
        if (request.content?.isOnce == true) {
            throw request.refusal("the body can be read only once, but each page needs it")
        }
        val position = start.position
        if (paging.strategy == Strategy.LINK) {
            val target = Urls.parse(position)
            if (target == null || !Urls.isSameOrigin(target, base())) {
                throw request.refusal("the page is not at the origin of the base URL")
            }
            return request.copy(link = position, settings = request.settings.copy(queries = emptyList()))
        }
        if (paging.place == null) return inBody(position)
        val value = GivenValue(paging.place, paging.name, JsonPrimitive(position))
        val isGiven = request.values.any(::isOwn)
        val values = if (isGiven) request.values.map { if (isOwn(it)) value else it } else request.values + value
        return request.copy(values = values, settings = withoutOwn(paging.place))
    }

    private fun isOwn(value: GivenValue): Boolean =
        value.place == paging.place && value.name.equals(paging.name, value.place == Place.HEADER)

    private fun withoutOwn(place: Place): Settings {
        val own = request.settings
        return when (place) {
            Place.QUERY -> own.copy(queries = own.queries.filter { it.name != paging.name })
            Place.COOKIE -> own.copy(cookies = own.cookies.filter { it.name != paging.name })
            else -> own.copy(headers = own.headers.filter { !it.first.equals(paging.name, ignoreCase = true) })
        }
    }

    /** Puts a position into a body of JSON. */
    private fun inBody(position: String): Request {
        val members = LinkedHashMap<String, JsonElement>()
        val content = request.content
        if (content != null) {
            val before =
                content.json as? JsonObject
                    ?: throw request.refusal("the body must be a JSON object for the next page to be found")
            members.putAll(before)
        }
        members[paging.name] = if (isCount(position)) numberOf(position) else JsonPrimitive(position)
        return request.copy(content = Content.json(JsonObject(members)))
    }

    /** The position that the call or the client gives; null where they give none. */
    fun positionGiven(): String? {
        val shared = request.core.settings
        val own = request.settings
        val values = request.values.filter(::isOwn).mapNotNull { textOf(it.json) }
        val name = paging.name
        return when (paging.place) {
            null -> listOfNotNull(textOf((request.content?.json as? JsonObject)?.get(name)))
            Place.QUERY -> queried(shared.queries) + values + queried(own.queries)
            Place.HEADER -> lines(shared.headers) + values + lines(own.headers)
            else -> emptyList()
        }.lastOrNull()
    }

    private fun queried(all: List<OwnValues>): List<String> =
        all.filter { it.name == paging.name }.flatMap { each -> each.values.mapNotNull(::textOf) }

    private fun lines(all: List<Pair<String, String?>>): List<String> =
        all.filter { it.first.equals(paging.name, ignoreCase = true) }.mapNotNull { it.second }

    private fun textOf(value: JsonElement?): String? =
        when (value) {
            null, is JsonNull -> null
            is JsonPrimitive -> value.content
            else -> value.toString()
        }
}
