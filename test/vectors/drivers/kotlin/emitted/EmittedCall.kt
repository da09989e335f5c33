package client

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.map
import java.io.InputStream

/** A call by the public functions of an operation. */
internal class EmittedCall<C : Client<C>, O : CallOptions>(
    private val typed: TypedCall<C, O>,
    private val client: C,
    private val told: JsonValue,
    private val options: (CallOptions) -> Unit,
) : DrivenCall {
    private val input = told["input"] ?: JsonValue.parse("{}")
    private val path: PathValues = input.membersAt("path").let { given -> typed.path.map { given[it] } }
    private val block: O.() -> Unit = { fill(this) }

    /** Of several responses that may succeed, the value is that of one: a caller who wants those of others, too, reads them. */
    override suspend fun value(): Any? = if (typed.isOneOf) answered().value else called()

    private suspend fun called(): Any? = typed.value(client, path, block)

    override suspend fun answered(): Answered<Any?> {
        val answered = client.withResponse { called() }
        return if (typed.isOneOf) Answered(answered.response.json(), answered.response) else answered
    }

    override suspend fun open(read: suspend (OpenResponse) -> Unit) = client.open({ called() }, read)

    override fun items(): Flow<Any?> {
        val items = typed.items ?: return events().map { it.data }
        return items(client, path, block)
    }

    override fun pages(): Flow<Page<Any?>> = checkNotNull(typed.pages) { "it has no pages" }(client, path, block)

    override fun events(): Flow<Event<Any?>> = checkNotNull(typed.events) { "it has no events" }(client, path, block)

    override suspend fun walks(names: List<String>): Map<String, Flow<Any?>> {
        val walks = checkNotNull(typed.walks) { "it has no lists" }(client, path, block)
        return names.associateWith { walks.getValue(it).items() }
    }

    /** What has no property goes by the untyped way, and so does a value that nobody could write for its property. */
    private fun fill(call: O) {
        options(call)
        for ((part, place) in PLACES) {
            for ((name, value) in input.membersAt(part)) {
                if (!isSet { typed.parameter(call, "$place.$name", value) }) add(call, place, name, value)
            }
        }
        told["options"]?.membersAt("headers")?.forEach { (name, value) -> call.header(name, value.text()) }
        input.textOrNull("contentType")?.let { call.contentType = it }
        input.textOrNull("accept")?.let { call.accept = it }
        input["body"]?.takeIf { !isNothing(it) }?.let { send(call, it) }
    }

    private fun add(
        call: O,
        place: String,
        name: String,
        value: JsonValue,
    ) {
        val given = if (isNothing(value)) null else givenValue(value)
        when (place) {
            "header" -> call.header(name, given?.let { ParameterWriter.single(elementOf(it)) })
            "query" -> call.query(name to given)
            else -> call.cookie(name, given)
        }
    }

    private fun send(
        call: O,
        body: JsonValue,
    ) {
        val wanted = input.textOrNull("contentType")
        val content = contentOf(wanted)
        val given = givenValue(body)
        val set = content?.set
        if (set != null && given !is InputStream && isSet { set(call, body).let { true } }) return
        if (given is ByteArray && content?.isJson == true) throw IllegalArgumentException("bytes are no JSON")
        call.body(openBody(given, wanted ?: content?.mediaType))
    }

    /** The representation of a media type; without one that of the operation, or the first. */
    private fun contentOf(wanted: String?): TypedBody<O>? =
        if (wanted == null) {
            typed.bodies.findLast { it.mediaType == typed.contentType } ?: typed.bodies.firstOrNull()
        } else {
            typed.bodies.find { MediaType.isOf(wanted, it.mediaType) }
        }

    private companion object {
        val PLACES = listOf("query" to "query", "headers" to "header", "cookies" to "cookie")
    }
}
