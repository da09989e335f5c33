package client

/** Makes the constants of operations from the plan, as an emitter would write them. */
internal class Operations(
    private val service: JsonValue,
) {
    fun of(plan: JsonValue): Operation =
        Operation(
            id = plan.textAt("id"),
            method = plan.textAt("method"),
            path = plan.textAt("path"),
            base = plan["base"]?.let { OwnBase(it.textOrNull("url"), it.textOrNull("usual")) },
            parameters = each(plan, "parameters").filter { it.has("style") }.map { parameter(it, it.textAt("place")) },
            accept = plan.textOrNull("accept"),
            reads = each(plan, "reads").map(::reading),
            failures = each(plan, "failures").map { status -> Failure(status.int()) { StatusException(it) } },
            need = plan["need"]?.let { need(service.getValue("needs").items()[it.int()]) },
            repeats = plan["repeats"]?.boolean(),
            keyHeader = plan.textOrNull("keyHeader"),
            limits = each(plan, "limits").map(::limit),
            deprecation = plan["deprecated"]?.let(::deprecation),
            sends = plan.getValue("sends").boolean(),
            contentType = plan.textOrNull("contentType"),
            fields = each(plan, "fields").map(::field),
            framing = plan.textOrNull("framing")?.let(Framing::valueOf),
        )

    private fun reading(plan: JsonValue): Reading {
        val status = plan.getValue("status").int()
        if (plan.has("listed")) return Reading(status, *plan.textsAt("listed").toTypedArray())
        return Reading(status, ReadAs.valueOf(plan.textAt("any").uppercase()))
    }

    private fun parameter(
        plan: JsonValue,
        place: String,
    ): Parameter =
        Parameter(
            Place.valueOf(place.uppercase()),
            plan.textAt("name"),
            Style.valueOf(snake(plan.textAt("style"))),
            explode = plan.getValue("explode").boolean(),
            arrays = ArrayNotation.valueOf((plan.textOrNull("arrays") ?: "brackets").uppercase()),
            encode = Encode.valueOf(snake(plan.textOrNull("encode") ?: "all")),
        )

    private fun field(plan: JsonValue): FormField =
        if (plan.has("style")) {
            FormField(parameter(plan, "query"))
        } else {
            FormField(plan.textAt("name"), plan.textAt("contentType"))
        }

    private fun need(plan: JsonValue): Need {
        val alternatives =
            plan.items().map { each ->
                each.items().map { Scheme(it.textAt("scheme"), *it.textsAt("scopes").toTypedArray()) }
            }
        return Need(*alternatives.toTypedArray())
    }

    private fun limit(plan: JsonValue): Limit =
        Limit(
            plan.textsAt("of"),
            plan.textAt("by"),
            most = plan["maxItems"]?.int() ?: 0,
            least = plan["minItems"]?.int() ?: 0,
            maximum = plan["maximum"]?.double(),
        )

    private fun deprecation(plan: JsonValue): Deprecation =
        Deprecation(
            plan.textOrNull("since"),
            plan.textOrNull("sunset"),
            plan.textOrNull("replacement"),
            plan.textOrNull("reason"),
        )

    fun paging(plan: JsonValue): Paging {
        val parameter = plan["parameter"]
        val places = plan.getValue("places")
        return Paging(
            strategy = Strategy.valueOf(plan.textAt("strategy").uppercase()),
            place = parameter?.textAt("place")?.takeIf { it != "body" }?.let { Place.valueOf(it.uppercase()) },
            name = parameter?.textAt("name").orEmpty(),
            first = plan.getValue("first").long(),
            root = if (plan.getValue("isSingle").boolean()) plan.getValue("roots").items()[0].textAt("pointer") else "",
            items = places.textOrNull("items").orEmpty(),
            total = places.textOrNull("total"),
            next = places.textOrNull("next"),
            cursor = places.textOrNull("cursor"),
            hasMore = places.textOrNull("hasMore"),
        )
    }

    private fun each(
        plan: JsonValue,
        name: String,
    ): List<JsonValue> = plan.getValue(name).items()

    private fun snake(camel: String): String = camel.replace(Regex("([A-Z])"), "_$1").uppercase()
}

/** The exception of a status that the API description names. */
internal class StatusException(
    failure: ApiFailure,
) : ApiException(failure)
