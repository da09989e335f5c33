package client

/** A service by the public functions of its package. */
internal class EmittedService<C : Client<C>>(
    private val own: DrivenPackage<C>,
) : Service() {
    override fun client(
        given: JsonValue,
        options: (ClientOptions) -> Unit,
    ): Any = own.client(given.membersAt("auth").mapValues { (scheme, each) -> secret(scheme, each) }, options)

    private fun secret(
        scheme: String,
        given: JsonValue,
    ): GivenSecret {
        tokens(scheme, given)?.let { return GivenSecret.Tokens(it) }
        rotating(given)?.let { return GivenSecret.Source(it) }
        if (given.has("username")) return GivenSecret.User(given.textAt("username"), given.textAt("password"))
        return GivenSecret.Text(given.textAt("secret"))
    }

    override fun call(
        client: Any,
        told: JsonValue,
        options: (CallOptions) -> Unit,
    ): DrivenCall {
        val typed = told["request"]?.let { untyped(it.text()) } ?: own.calls.getValue(told.textAt("call"))
        return typed.driven(own.own(client), told, options)
    }

    private fun untyped(request: String): TypedCall<C, RequestOptions> {
        val (method, path) = request.split(" ", limit = 2)
        return TypedCall({ _, block -> request(method, path, block) })
    }

    override fun endpoint(
        scheme: String,
        role: String,
        options: TokenEndpoint.Builder.() -> Unit,
    ): TokenEndpoint = own.endpoint(scheme, role, options)

    override fun refusesProofKey(scheme: String): Boolean = own.refusesProofKey(scheme)

    override fun received(
        options: ReceiverOptions.() -> Unit,
        event: JsonValue,
        headers: Map<String, List<String>>,
        body: ByteArray,
    ): Any? {
        val receiver = own.receiver(options)
        val wanted = eventNames(event)
        if (wanted.size != 1) return receiver.receive(headers, body, *wanted).json()
        return own.received(receiver, wanted[0], headers, body)
    }
}
