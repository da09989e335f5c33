package client

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.map
import java.io.InputStream

/** What all operations may send. */
private class PlannedOptions : PagedOptions()

/** A call by an operation that is made from the plan. */
internal class PlannedCall(
    private val service: PlannedService,
    private val client: PlannedClient,
    private val told: JsonValue,
    private val options: (CallOptions) -> Unit,
) : DrivenCall {
    private val input = told["input"] ?: JsonValue.parse("{}")
    private val plan = told["call"]?.let { service.plans[it.text()] }

    private fun operation(): Operation {
        val id = told.textAt("call")
        return service.made[id] ?: throw service.notShown(id)
    }

    override suspend fun value(): Any? {
        val request = told["request"] ?: return called()
        val (method, path) = request.text().split(" ", limit = 2)
        return client.request(method, path) { fill(this) }
    }

    private suspend fun called(): JsonValue? {
        val operation = operation()
        return client.core().value(operation, PlannedOptions(), { fill(this) }, Decoders.json, *path(operation))
    }

    override suspend fun answered(): Answered<Any?> = client.withResponse { value() }

    override suspend fun open(read: suspend (OpenResponse) -> Unit) = client.open({ value() }, read)

    override fun items(): Flow<Any?> {
        val operation = operation()
        return when (operation.framing) {
            null -> {
                client.core().items(
                    operation,
                    PlannedOptions(),
                    { fill(this) },
                    paging(),
                    Decoders.json,
                    *path(operation),
                )
            }

            Framing.EVENTS, Framing.TEXT_EVENTS -> {
                events().map { it.data }
            }

            else -> {
                client.core().lines(operation, PlannedOptions(), { fill(this) }, Decoders.json, *path(operation))
            }
        }
    }

    override fun pages(): Flow<Page<Any?>> {
        val operation = operation()
        return client.core().pages(
            operation,
            PlannedOptions(),
            { fill(this) },
            paging(),
            Decoders.json,
            *path(operation),
        )
    }

    override fun events(): Flow<Event<Any?>> {
        val operation = operation()
        return client.core().events(operation, PlannedOptions(), { fill(this) }, Decoders.json, *path(operation))
    }

    override suspend fun walks(names: List<String>): Map<String, Flow<Any?>> {
        val operation = operation()
        val start =
            client.core().walks(operation, PlannedOptions(), { fill(this) }, paging(), Decoders.json, *path(operation))
        val roots =
            plan
                ?.get("paging")
                ?.get("roots")
                ?.items()
                .orEmpty()
        val pointers = roots.associate { it.textAt("name") to it.textAt("pointer") }
        return names.associateWith { start.at(pointers.getValue(it), Decoders.json).items() }
    }

    private fun paging(): Paging = service.operations.paging(checkNotNull(plan?.get("paging")) { "it has no pages" })

    private fun path(operation: Operation): Array<Any?> {
        val given = input.membersAt("path")
        val names = Regex("\\{([^{}]*)\\}").findAll(operation.path).map { it.groupValues[1] }
        return names.map { given[it]?.takeIf { value -> !isNothing(value) }?.let(::givenValue) }.toList().toTypedArray()
    }

    /** What an operation has no parameter for goes by the untyped way. */
    private fun fill(call: CallOptions) {
        options(call)
        for ((part, place) in PLACES) {
            for ((name, value) in input.membersAt(part)) add(call, place, name, value)
        }
        told["options"]?.membersAt("headers")?.forEach { (name, value) -> call.header(name, value.text()) }
        input.textOrNull("contentType")?.let { call.contentType = it }
        input.textOrNull("accept")?.let { call.accept = it }
        val body = input["body"]?.takeIf { !isNothing(it) } ?: return
        val contents = plan?.get("contents")?.items().orEmpty()
        if (contents.isEmpty()) addOpen(call, givenValue(body)) else addTyped(call, contents, givenValue(body))
    }

    private fun add(
        call: CallOptions,
        place: Place,
        name: String,
        value: JsonValue,
    ) {
        val isKnown =
            plan?.get("parameters")?.items().orEmpty().any {
                it.textAt("place") == place.word() && it.textAt("name") == name
            }
        val given = if (isNothing(value)) null else givenValue(value)
        when {
            isKnown -> call.put(place, name, given)
            place == Place.HEADER -> call.header(name, given?.let { ParameterWriter.single(elementOf(it)) })
            place == Place.QUERY -> call.query(name to given)
            else -> call.cookie(name, given)
        }
    }

    private fun addOpen(
        call: CallOptions,
        body: Any?,
    ) {
        val type = input.textOrNull("contentType") ?: plan?.textOrNull("contentType")
        call.body(openBody(body, type))
    }

    private fun addTyped(
        call: CallOptions,
        contents: List<JsonValue>,
        body: Any?,
    ) {
        val wanted = input.textOrNull("contentType")
        val content =
            if (wanted == null) {
                contents.findLast { it.textAt("mediaType") == plan?.textOrNull("contentType") } ?: contents.first()
            } else {
                contents.find { MediaType.isOf(wanted, it.textAt("mediaType")) }
            }
        if (content == null) return addOpen(call, body)
        val type = content.textAt("mediaType")
        val typed = type.takeIf { !MediaType.isRange(it) }
        when (content.textAt("codec")) {
            "form" -> {
                call.form(form(body), typed)
            }

            "multipart" -> {
                call.multipart(form(body), typed)
            }

            "value" -> {
                if (body is ByteArray) throw IllegalArgumentException("bytes are no JSON")
                if (body is InputStream) addOpen(call, body) else call.json(body, typed)
            }

            else -> {
                call.content(openBody(body, type), typed)
            }
        }
    }

    private fun form(body: Any?): Form {
        if (body !is Map<*, *>) throw IllegalArgumentException("a form has fields")
        return Form.of(body.map { (name, value) -> name.toString() to value }.toTypedArray())
    }

    private companion object {
        val PLACES = listOf("query" to Place.QUERY, "headers" to Place.HEADER, "cookies" to Place.COOKIE)
    }
}
