package client

import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds

/** The driver of the runtime by itself: `java client.PlannedServiceKt DATA MODE`. */
internal fun main(given: Array<String>) {
    drive(PlannedService(dataIn(given[0])), given[1])
}

/** A client whose operations are made from the plan. */
internal class PlannedClient(
    core: Core,
) : Client<PlannedClient>(core) {
    override fun self(): PlannedClient = this
}

private class PlannedClientOptions : ClientOptions(null)

/** A service whose operations are made from the plan. */
internal class PlannedService(
    private val data: JsonValue,
) : Service() {
    val operations = Operations(data)
    val plans = data.getValue("operations").items().associateBy { it.textAt("id") }
    val made = plans.mapValues { operations.of(it.value) }

    override fun client(
        given: JsonValue,
        options: (ClientOptions) -> Unit,
    ): Any {
        val made = PlannedClientOptions()
        val defaults = data.getValue("defaults")
        defaults["headers"]?.let { made.header(it.textAt("name"), it.textAt("value")) }
        defaults["query"]?.let { made.query(it.textAt("name") to it.textAt("value")) }
        options(made)
        given.membersAt("auth").forEach { (name, each) -> made.credential(name, credential(name, each)) }
        return PlannedClient(made.core())
    }

    override fun call(
        client: Any,
        told: JsonValue,
        options: (CallOptions) -> Unit,
    ): DrivenCall = PlannedCall(this, client as PlannedClient, told, options)

    fun notShown(id: String): NotShownException {
        val plan = data.getValue("notShown").items().first { it.textAt("id") == id }
        return NotShownException(id, plan.textsAt("missing").joinToString(" and "), plan.textAt("place"))
    }

    private fun scheme(name: String): JsonValue =
        data
            .getValue("schemes")
            .items()
            .first { it.textAt("name") == name }
            .getValue("means")

    private fun credential(
        name: String,
        given: JsonValue,
    ): Credential {
        if (given.has("username")) return Credential.basic(given.textAt("username"), given.textAt("password"))
        tokens(name, given)?.let { return it }
        val secret = rotating(given)
        val means = scheme(name)
        return when (means.textAt("kind")) {
            "key" -> {
                val place = KeyPlace.valueOf(means.textAt("place").uppercase())
                val own = means.textAt("name")
                if (secret ==
                    null
                ) {
                    Credential.key(place, own, given.textAt("secret"))
                } else {
                    Credential.key(place, own, secret)
                }
            }

            "authorization" -> {
                val own = means.textAt("scheme")
                if (secret == null) {
                    Credential.authorization(own, given.textAt("secret"))
                } else {
                    Credential.authorization(own, secret)
                }
            }

            else -> {
                if (secret == null) Credential.bearer(given.textAt("secret")) else Credential.bearer(secret)
            }
        }
    }

    override fun endpoint(
        scheme: String,
        role: String,
        options: TokenEndpoint.Builder.() -> Unit,
    ): TokenEndpoint = TokenEndpoint(options)

    override fun refusesProofKey(scheme: String): Boolean =
        scheme(scheme)
            .getValue("flows")
            .items()
            .find { it.textAt("name") == "authorizationCode" }
            ?.get("refusesProofKey")
            ?.boolean() == true

    override fun received(
        options: ReceiverOptions.() -> Unit,
        event: JsonValue,
        headers: Map<String, List<String>>,
        body: ByteArray,
    ): Any? = PlannedReceiver(options, events()).receive(headers, body, *eventNames(event)).json()

    private fun events(): Array<Webhook> =
        data
            .getValue("events")
            .items()
            .map { Webhook(it.textAt("name"), it.textOrNull("contentType"), signature(it.getValue("signature"))) }
            .toTypedArray()

    private fun signature(plan: JsonValue): Signature {
        val tolerance = plan["toleranceSeconds"]
        return Signature(
            plan.textAt("hash"),
            plan.textAt("header"),
            plan.textAt("encoding"),
            plan.textAt("signs"),
            prefix = plan.textOrNull("prefix").orEmpty(),
            timestampHeader = plan.textOrNull("timestampHeader"),
            tolerance = tolerance?.let { if (isSeconds(it)) it.long().seconds else Duration.INFINITE },
        )
    }

    private fun isSeconds(tolerance: JsonValue): Boolean = tolerance.toString().first().isDigit()
}

private class PlannedReceiver(
    options: ReceiverOptions.() -> Unit,
    events: Array<Webhook>,
) : Receiver(options, *events)
