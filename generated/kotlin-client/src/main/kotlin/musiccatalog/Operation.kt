// Made by endpoint-manifest (kotlin-client) from its template Operation.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

/** The facts that all calls of one operation have in common, as plain data. */
internal class Operation(
    /** That of the API description, such as "me.saved-books.save". */
    val id: String,
    val method: String,
    /** Below the base URL, with parameters in braces. */
    val path: String,
    val base: OwnBase? = null,
    /** Those whose style is shown. */
    val parameters: List<Parameter> = emptyList(),
    /** The header of calls that ask for nothing else. */
    val accept: String? = null,
    val reads: List<Reading> = emptyList(),
    /** From which successes a value is decoded; from all, where there is none. */
    val values: List<Reading> = emptyList(),
    val failures: List<Failure> = emptyList(),
    val need: Need? = null,
    /** The API description's word on repeated calls; null = the method decides (RFC 9110, section 9.2.2). */
    val repeats: Boolean? = null,
    /** Carries a key by which the service knows repeated calls. */
    val keyHeader: String? = null,
    /** Headers of calls that do not set them. */
    val headers: List<Pair<String, String>> = emptyList(),
    val limits: List<Limit> = emptyList(),
    val deprecation: Deprecation? = null,
    /** True if calls may have a body. */
    val sends: Boolean = false,
    /** The media type of a body that names none. */
    val contentType: String? = null,
    val fields: List<FormField> = emptyList(),
    val framing: Framing? = null,
) {
    fun parameter(
        place: Place,
        name: String,
    ): Parameter? = parameters.find { it.place == place && it.name == name }

    fun field(name: String): FormField? = fields.find { it.name == name }

    /** Makes the exception of a status. */
    fun failure(failed: ApiFailure): ApiException {
        val named =
            failures.find { it.status == failed.status } ?: failures.find { it.status == failed.status / 100 }
        return named?.make?.invoke(failed) ?: ApiException(failed)
    }

    /** True if a call does no harm when it reaches the service twice. */
    fun mayRepeat(): Boolean = repeats ?: (method in setOf("GET", "HEAD", "OPTIONS", "TRACE", "PUT", "DELETE", "QUERY"))

    /** True if a value is decoded from a success. */
    fun hasValue(
        status: Int,
        mediaType: String,
    ): Boolean {
        if (values.isEmpty()) return true
        val wanted = Reading.of(values, status) ?: return false
        return wanted.types.isEmpty() || wanted.types.any { MediaType.isOf(mediaType, it) }
    }
}

/** A base URL in place of the usual one: `url` is null where it is not shown, and `usual` is that of the service. */
internal class OwnBase(
    val url: String?,
    val usual: String?,
)

/** How the values of one parameter are written. */
internal class Parameter(
    val place: Place,
    val name: String,
    val style: Style,
    val explode: Boolean = false,
    val arrays: ArrayNotation = ArrayNotation.BRACKETS,
    val encode: Encode = Encode.ALL,
)

/** Where a parameter stands in a request (OpenAPI 3.1.1, section 4.8.12.1). */
internal enum class Place {
    PATH,
    QUERY,
    HEADER,
    COOKIE,
    ;

    /** The word of OpenAPI. */
    fun word(): String = name.lowercase()

    fun subject(name: String): String = "${word()} parameter \"$name\""
}

/** How the items of arrays are told apart in deep objects. */
internal enum class ArrayNotation { BRACKETS, INDICES, REPEAT }

/** How the responses of a status are read: one status, 2 = all of 2XX, 0 = all. Of several media types one is right. */
internal class Reading private constructor(
    val status: Int,
    val types: List<String>,
    val way: ReadAs?,
) {
    constructor(vararg types: String) : this(0, types.asList(), null)

    constructor(status: Int, vararg types: String) : this(status, types.asList(), null)

    constructor(status: Int, way: ReadAs) : this(status, emptyList(), way)

    companion object {
        fun of(
            all: List<Reading>,
            status: Int,
        ): Reading? =
            sequenceOf(status, status / 100, 0).firstNotNullOfOrNull { wanted ->
                all.find { it.status == wanted }
            }
    }
}

/** Ways to read a response, whatever its media type. */
internal enum class ReadAs { JSON, TEXT, BYTES }

/** Makes the exception of a status; 4 = all of 4XX. */
internal class Failure(
    val status: Int,
    val make: (ApiFailure) -> ApiException,
)

/** How a property of a form is written (OpenAPI 3.1.1, section 4.8.15): by a media type, or by a style. */
internal class FormField private constructor(
    val name: String,
    /** A range where each value names its own. */
    val contentType: String?,
    val style: Parameter?,
) {
    constructor(name: String, contentType: String) : this(name, contentType, null)

    constructor(style: Parameter) : this(style.name, null, style)
}

/** How the items of a stream are told apart. */
internal enum class Framing {
    /** Server-sent events with data of JSON. */
    EVENTS,

    /** Server-sent events with data of text. */
    TEXT_EVENTS,

    /** A value on each line. */
    LINES,

    /** A value after each record separator (RFC 7464). */
    SEQUENCE,
}

/** The alternatives of credentials that an operation needs; an empty one needs none. */
internal class Need(
    vararg alternatives: List<Scheme>,
) {
    val alternatives: List<List<Scheme>> = alternatives.asList()

    /** The names of the credentials that are needed. */
    fun names(): String =
        alternatives
            .map { each -> each.joinToString(" and ") { it.name } }
            .filter { it.isNotEmpty() }
            .distinct()
            .joinToString(", or ")
}

/** A credential, and what its token has to be allowed. */
internal class Scheme(
    val name: String,
    vararg scopes: String,
) {
    val scopes: List<String> = scopes.asList()
}

/** The deprecation of an operation in the API description. Days are YYYY-MM-DD. */
internal class Deprecation(
    val since: String? = null,
    val sunset: String? = null,
    val replacement: String? = null,
    val reason: String? = null,
)
