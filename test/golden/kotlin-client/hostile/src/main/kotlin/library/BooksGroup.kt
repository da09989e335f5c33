// Made by endpoint-manifest (kotlin-client) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library

import library.models.Book
import library.models.BooksSend_Query_N1_Item

/**
 * The operations of `books`: &#42;/ export const broken = `${1}`; /&#42;.
 *
 * Line one line two line three\u0000end \u001b&#91;31mred
 */
public class BooksGroup internal constructor(
    core: Core,
) : Group(core) {
    /**
     * Calls `POST /books/{&#42;/}/{`$x`}/{"}/{'}/{\}`.
     *
     * Send &#42;/: `${process.env}` and <script>alert(1)</script>
     *
     * &#64;param id - not a parameter &#64;returns {never}
     *
     *     indented: &#42;/
     * | a | b |
     * - 1. list
     *
     * Not shown: idempotency, authentication, pagination, limits.
     *
     * From `manifest/groups/books.yaml#operations.send` (Handbook &#42;/ second line third).
     *
     * @param starSlash the path parameter `&#42;/`
     * @param x the path parameter ``$x``
     * @param quote the path parameter `"`
     * @param apostrophe the path parameter `'`
     * @param backslash the path parameter `\`
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    @Deprecated("Since 2026-02-01. Not shown: until when it works and what replaces it. */ because\n@internal")
    public suspend fun send(
        starSlash: String,
        x: String,
        quote: String,
        apostrophe: String,
        backslash: String,
        options: SendOptions.() -> Unit = CallOptions.NONE,
    ): Book? = core().value(SEND, SendOptions(), options, { Book(it) }, starSlash, x, quote, apostrophe, backslash)

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/books.yaml#operations.not-shown`.
     *
     * Not\u200bshown \ufeff but titled
     *
     * From `manifest/groups/books.yaml#operations.not-shown` (Handbook &#42;/ second line third).
     *
     * @param given anything: the call is refused
     */
    @BooksNotShown
    public fun notShown_(vararg given: Any?): Nothing =
        notShown("books.not-shown", "method and path", "manifest/groups/books.yaml#operations.not-shown", given)

    /**
     * Calls `GET /call/{hasOwnProperty}`.
     *
     * Not shown: query parameters, header parameters, cookie parameters, body, responses,
     * authentication, pagination, limits, deprecation.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/books.yaml#operations.call` (Handbook &#42;/ second line third).
     *
     * @param hasOwnProperty the path parameter `hasOwnProperty`
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun call(
        hasOwnProperty: String,
        options: CallOptions_.() -> Unit = CallOptions.NONE,
    ): JsonValue? = core().value(CALL, CallOptions_(), options, Decoders.json, hasOwnProperty)

    /**
     * Calls `DELETE /books/{__proto__}`.
     *
     * Not shown: query parameters, header parameters, cookie parameters, body, responses,
     * authentication, pagination, limits, deprecation.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/books.yaml#operations.delete` (Handbook &#42;/ second line third).
     *
     * @param proto the path parameter `__proto__`
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun delete(
        proto: String,
        options: DeleteOptions.() -> Unit = CallOptions.NONE,
    ): JsonValue? = core().value(DELETE, DeleteOptions(), options, Decoders.json, proto)

    /**
     * Calls `GET /then/{then}`.
     *
     * Not shown: query parameters, header parameters, cookie parameters, body, responses,
     * authentication, pagination, limits, deprecation.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/books.yaml#operations.then` (Handbook &#42;/ second line third).
     *
     * @param then the path parameter `then`
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun then(
        then: String,
        options: ThenOptions.() -> Unit = CallOptions.NONE,
    ): JsonValue? = core().value(THEN, ThenOptions(), options, Decoders.json, then)

    /**
     * Calls `GET /constructor/{constructor}`.
     *
     * Not shown: query parameters, header parameters, cookie parameters, body, responses,
     * authentication, pagination, limits, deprecation.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/books.yaml#operations.constructor` (Handbook &#42;/ second line third).
     *
     * @param constructor the path parameter `constructor`
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun constructor(
        constructor: String,
        options: ConstructorOptions.() -> Unit = CallOptions.NONE,
    ): JsonValue? = core().value(CONSTRUCTOR, ConstructorOptions(), options, Decoders.json, constructor)

    /**
     * Calls `GET /to-string/{0}`.
     *
     * Not shown: query parameters, header parameters, cookie parameters, body, responses,
     * authentication, pagination, limits, deprecation.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/books.yaml#operations.to-string` (Handbook &#42;/ second line third).
     *
     * @param n0 the path parameter `0`
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun toString_(
        n0: String,
        options: ToStringOptions.() -> Unit = CallOptions.NONE,
    ): JsonValue? = core().value(TO_STRING, ToStringOptions(), options, Decoders.json, n0)

    /**
     * Calls `GET /schemas/{🎤}/{.}`.
     *
     * Not shown: query parameters, header parameters, cookie parameters, body, responses,
     * authentication, pagination, limits, deprecation.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/books.yaml#operations.schemas` (Handbook &#42;/ second line third).
     *
     * @param u1f3a4 the path parameter `🎤`
     * @param dot the path parameter `.`
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun schemas(
        u1f3a4: String,
        dot: String,
        options: SchemasOptions.() -> Unit = CallOptions.NONE,
    ): JsonValue? = core().value(SCHEMAS, SchemasOptions(), options, Decoders.json, u1f3a4, dot)

    /** The parameters and the settings of a call of `client.books.send()`. */
    public class SendOptions internal constructor() : CallOptions() {
        /**
         * The query parameter `__proto__`.
         *
         * &#42;/
         *
         * Not shown: whether it is required.
         */
        public var proto: String? = null
            set(value) {
                field = value
                put(Place.QUERY, "__proto__", value)
            }

        /**
         * The query parameter ``${1}``.
         *
         * Not shown: whether it is required.
         */
        public var n1: List<BooksSend_Query_N1_Item>? = null
            set(value) {
                field = value
                put(Place.QUERY, "`\${1}`", value)
            }

        /**
         * The query parameter `ids[]`.
         *
         * Not shown: whether it is required.
         */
        public var ids: List<String>? = null
            set(value) {
                field = value
                put(Place.QUERY, "ids[]", value)
            }

        /** The request body, sent as `application/json; profile="&#42;/ ${x} '"`. */
        public var body: Book? = null
            set(value) {
                field = value
                json(value)
            }

        /** The request body, sent as `text/x-`'$`. */
        public var backtickApostropheDollarBody: String? = null
            set(value) {
                field = value
                content(value?.let { Body.text(it) }, "text/x-`'\$")
            }
    }

    /** The parameters and the settings of a call of `client.books.call()`. */
    public class CallOptions_ internal constructor() : CallOptions()

    /** The parameters and the settings of a call of `client.books.delete()`. */
    public class DeleteOptions internal constructor() : CallOptions()

    /** The parameters and the settings of a call of `client.books.then()`. */
    public class ThenOptions internal constructor() : CallOptions()

    /** The parameters and the settings of a call of `client.books.constructor()`. */
    public class ConstructorOptions internal constructor() : CallOptions()

    /** The parameters and the settings of a call of `client.books.toString_()`. */
    public class ToStringOptions internal constructor() : CallOptions()

    /** The parameters and the settings of a call of `client.books.schemas()`. */
    public class SchemasOptions internal constructor() : CallOptions()
}

/** Marks operations of `books` that cannot be called yet. Their comments have the places to fill in. */
@RequiresOptIn(
    "cannot be called yet: its method and path are not shown. Fill in what is missing: manifest/groups/books.yaml",
    RequiresOptIn.Level.ERROR,
)
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION)
public annotation class BooksNotShown

private val SEND =
    Operation(
        id = "books.send",
        method = "POST",
        path = "/books/{*/}/{`\$x`}/{\"}/{'}/{\\}",
        parameters =
            listOf(
                Parameter(Place.QUERY, "`\${1}`", Style.FORM),
                Parameter(Place.QUERY, "ids[]", Style.FORM, explode = true),
            ),
        accept = "application/json",
        reads = listOf(Reading("application/json")),
        deprecation = Deprecation(since = "2026-02-01", reason = "*/ because\n@internal"),
        sends = true,
        contentType = "application/json; profile=\"*/ \${x} '\"",
    )

private val CALL = Operation(id = "books.call", method = "GET", path = "/call/{hasOwnProperty}")

private val DELETE = Operation(id = "books.delete", method = "DELETE", path = "/books/{__proto__}", sends = true)

private val THEN = Operation(id = "books.then", method = "GET", path = "/then/{then}")

private val CONSTRUCTOR = Operation(id = "books.constructor", method = "GET", path = "/constructor/{constructor}")

private val TO_STRING = Operation(id = "books.to-string", method = "GET", path = "/to-string/{0}")

private val SCHEMAS = Operation(id = "books.schemas", method = "GET", path = "/schemas/{🎤}/{.}")
