package client

import kotlinx.coroutines.flow.Flow

/** An emitted package, by its public declarations alone: made of its plan for each service. */
internal interface DrivenPackage<C : Client<C>> {
    /** The calls of all operations, by their ids. */
    val calls: Map<String, TypedCall<C, *>>

    /** Makes a client; `options` sets what all clients can be told. */
    fun client(
        auth: Map<String, GivenSecret>,
        options: (ClientOptions) -> Unit,
    ): C

    /** A client that this package has made. */
    fun own(client: Any): C

    /** The token endpoint of a scheme, with its URL if the package shows that. */
    fun endpoint(
        scheme: String,
        role: String,
        options: TokenEndpoint.Builder.() -> Unit,
    ): TokenEndpoint

    fun refusesProofKey(scheme: String): Boolean

    fun receiver(options: ReceiverOptions.() -> Unit): Receiver

    /** Takes a delivery of one event by its own function. */
    fun received(
        receiver: Receiver,
        event: String,
        headers: Map<String, List<String>>,
        body: ByteArray,
    ): JsonValue?
}

/** What a caller gives for a scheme. */
internal sealed interface GivenSecret {
    class Text(
        val text: String,
    ) : GivenSecret

    class Source(
        val source: suspend (SecretNeed) -> String,
    ) : GivenSecret

    class User(
        val name: String,
        val password: String,
    ) : GivenSecret

    class Tokens(
        val credential: Credential,
    ) : GivenSecret
}

/** The values of a path, in its order. */
internal typealias PathValues = List<JsonValue?>

/** The functions of an operation. */
internal class TypedCall<C : Client<C>, O : CallOptions>(
    val value: suspend C.(PathValues, O.() -> Unit) -> Any?,
    /** The names of the values of the path. */
    val path: List<String> = emptyList(),
    val items: (C.(PathValues, O.() -> Unit) -> Flow<Any?>)? = null,
    val pages: (C.(PathValues, O.() -> Unit) -> Flow<Page<Any?>>)? = null,
    val events: (C.(PathValues, O.() -> Unit) -> Flow<Event<Any?>>)? = null,
    /** The walks of its lists, by the names of these. */
    val walks: (suspend C.(PathValues, O.() -> Unit) -> Map<String, Walk<Any?>>)? = null,
    /** Sets the property of a parameter, such as `query.limit`; false if there is none. */
    val parameter: (O, String, JsonValue) -> Boolean = { _, _, _ -> false },
    val bodies: List<TypedBody<O>> = emptyList(),
    /** The media type that a body has unless its caller names one. */
    val contentType: String? = null,
    /** The value is that of one response, and others may succeed, too. */
    val isOneOf: Boolean = false,
) {
    fun driven(
        client: C,
        told: JsonValue,
        options: (CallOptions) -> Unit,
    ): DrivenCall = EmittedCall(this, client, told, options)
}

/** A representation of a body. `set` sets its property, where it has one. */
internal class TypedBody<O : CallOptions>(
    val mediaType: String,
    val isJson: Boolean,
    val set: (O.(JsonValue) -> Unit)? = null,
)
