// Made by endpoint-manifest (kotlin-client) from its template Request.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import java.util.UUID

/** The content of one call. It never changes. */
internal data class Request(
    val core: Core,
    val operation: Operation,
    val settings: Settings,
    /** The values of parameters, in their order. */
    val values: List<GivenValue>,
    val content: Content?,
    /** The media type of the body that the call's values say. */
    val typed: String?,
    /** The path with its values. */
    val path: String,
    /** A whole URL in place of base URL, path and query. */
    val link: String? = null,
) {
    fun refusal(why: String): ArgumentException = ArgumentException(operation.id, why)

    /** A value by the style of its parameter; null where nothing is sent. */
    private fun written(
        place: Place,
        name: String,
        value: JsonElement,
    ): String? = writtenValue(operation, place, name, value)

    /** Makes what is sent, and refuses what cannot be sent. */
    fun prepared(): Outgoing {
        checkLimits()
        val target = target()
        val headers = headers()
        addContentType(headers)
        return Outgoing(operation.method, target, headers, content)
    }

    private fun checkLimits() {
        if (operation.limits.isEmpty()) return
        val given =
            values.map { Limited("${it.place.word()}.${it.name}", it.json) } +
                settings.queries.map { Limited("query.${it.name}", JsonArray(it.values)) } +
                (content?.json as? JsonObject).orEmpty().map { (name, value) -> Limited("body.$name", value) }
        operation.limits.forEach { it.check(given) }
    }

    /** Parameters of the client come first, without those that the call has itself. */
    private fun target(): String {
        if (link != null) return link
        val base = core.baseOf(operation)
        val pairs = LinkedHashMap<String, String>()
        core.settings.queries.forEach { add(pairs, it) }
        val own = LinkedHashMap<String, String>()
        values.filter { it.place == Place.QUERY }.forEach { each ->
            written(Place.QUERY, each.name, each.json)?.let { own[each.name] = it }
        }
        settings.queries.forEach { add(own, it) }
        pairs.keys.removeAll(own.keys)
        val all = pairs.values + own.values
        if (all.isEmpty()) return base + path
        return base + path + (if ('?' in path) "&" else "?") + all.joinToString("&")
    }

    private fun add(
        pairs: MutableMap<String, String>,
        query: OwnValues,
    ) {
        val all = query.values.mapNotNull { written(Place.QUERY, query.name, it) }
        if (all.isNotEmpty()) pairs[query.name] = all.joinToString("&")
    }

    /** Those of the client, those of the values, and those of the caller, of which the later replace the earlier. */
    private fun headers(): HeaderMap {
        val headers = headerMap()
        core.settings.headers.forEach { (name, value) -> set(headers, name, value) }
        values.filter { it.place == Place.HEADER }.forEach { each ->
            written(Place.HEADER, each.name, each.json)?.let { set(headers, each.name, it) }
        }
        settings.headers.forEach { (name, value) -> set(headers, name, value) }
        val cookies = cookies()
        if (cookies.isNotEmpty()) {
            val before = headers["Cookie"]?.takeIf { it.isNotEmpty() }
            headers["Cookie"] = (listOfNotNull(before) + cookies).joinToString("; ")
        }
        settings.accept?.let { set(headers, "Accept", it) }
        operation.headers.forEach { (name, value) -> if (name !in headers) headers[name] = value }
        if (operation.accept != null && "Accept" !in headers) headers["Accept"] = operation.accept
        // An empty key is none; one that is left out has no value at all.
        val key = operation.keyHeader
        if (key != null && (key !in headers || headers[key] == "")) headers[key] = UUID.randomUUID().toString()
        return headers
    }

    private fun cookies(): List<String> =
        values.filter { it.place == Place.COOKIE }.mapNotNull { cookie(it.name, it.json) } +
            settings.cookies.flatMap { each -> each.values.mapNotNull { cookie(each.name, it) } }

    private fun cookie(
        name: String,
        value: JsonElement,
    ): String? {
        val text = written(Place.COOKIE, name, value) ?: return null
        if (operation.parameter(Place.COOKIE, name) != null) return text
        return about(Place.COOKIE.subject(name)) { HeaderText.cookie(name, text) }
    }

    private fun set(
        headers: HeaderMap,
        name: String,
        value: String?,
    ) {
        val shown = name.map { if (it in ' '..'~') it else '?' }.joinToString("")
        about(Place.HEADER.subject(shown)) { HeaderText.checked(name, value.orEmpty()) }
        headers[name] = value
    }

    /** The media type of the call goes before that of a header, of the body itself and of the API description. */
    private fun addContentType(headers: HeaderMap) {
        if (content == null) return
        if (!operation.sends) throw Refusal("has no body")
        if ("Content-Type" in headers && headers["Content-Type"] == null) return
        val candidates =
            listOf(
                settings.contentType,
                headers["Content-Type"],
                typed,
                exact(content.ownType),
                exact(operation.contentType),
                content.usualType,
            )
        val said = if (content.isFixed) content.ownType else candidates.firstOrNull { !it.isNullOrEmpty() }
        if (said != null) set(headers, "Content-Type", said)
    }

    private fun exact(mediaType: String?): String? = mediaType?.takeIf { !MediaType.isRange(it) }
}

/** A value by the style of its parameter; null where nothing is sent. */
internal fun writtenValue(
    operation: Operation,
    place: Place,
    name: String,
    value: JsonElement,
): String? =
    about(place.subject(name)) {
        val style = operation.parameter(place, name)
        if (style == null) ParameterWriter.alone(place, name, value) else ParameterWriter(style).write(value)
    }
