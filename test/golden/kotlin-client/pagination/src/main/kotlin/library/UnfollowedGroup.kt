// Made by endpoint-manifest (kotlin-client) from manifest/groups/unfollowed.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library

/** The operations of `unfollowed`: Pages that cannot be followed. */
public class UnfollowedGroup internal constructor(
    core: Core,
) : Group(core) {
    /**
     * Calls `GET /unfollowed/half-known`.
     *
     * Its answers are not shown
     *
     * Its pages cannot be followed: `items` of its answers is not shown; `cursor` of its answers is not
     * shown.
     *
     * Not shown: query parameters, header parameters, cookie parameters, body, responses,
     * authentication, limits, deprecation.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/unfollowed.yaml#operations.half-known` (Handbook).
     *
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun halfKnown(options: HalfKnownOptions.() -> Unit = CallOptions.NONE): JsonValue? =
        core().value(HALF_KNOWN, HalfKnownOptions(), options, Decoders.json)

    /**
     * Calls `GET /unfollowed/no-cursor`.
     *
     * Its cursor is not shown
     *
     * Its pages cannot be followed: `cursor` of its requests is not shown; its answers have no
     * `cursor`.
     *
     * Not shown: query parameters, header parameters, cookie parameters, body, responses,
     * authentication, limits, deprecation.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/unfollowed.yaml#operations.no-cursor` (Handbook).
     *
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun noCursor(options: NoCursorOptions.() -> Unit = CallOptions.NONE): JsonValue? =
        core().value(NO_CURSOR, NoCursorOptions(), options, Decoders.json)

    /**
     * Calls `GET /unfollowed/no-first-page`.
     *
     * The number of its first page is not shown
     *
     * Its pages cannot be followed: the number of the first page is not shown (a default or minimum of
     * `query.page`).
     *
     * Not shown: header parameters, cookie parameters, body, responses, authentication, limits,
     * deprecation.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/unfollowed.yaml#operations.no-first-page` (Handbook).
     *
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun noFirstPage(options: NoFirstPageOptions.() -> Unit = CallOptions.NONE): JsonValue? =
        core().value(NO_FIRST_PAGE, NoFirstPageOptions(), options, Decoders.json)

    /**
     * Calls `GET /unfollowed/{page}`.
     *
     * Its pages are asked for in the path
     *
     * Its pages cannot be followed: `path.page` is part of the path.
     *
     * Not shown: query parameters, header parameters, cookie parameters, body, responses,
     * authentication, limits, deprecation.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/unfollowed.yaml#operations.in-path` (Handbook).
     *
     * @param page the path parameter `page` At least 1.
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun inPath(
        page: String,
        options: InPathOptions.() -> Unit = CallOptions.NONE,
    ): JsonValue? = core().value(IN_PATH, InPathOptions(), options, Decoders.json, page)

    /**
     * Calls `GET /unfollowed/without-body`.
     *
     * It takes no body
     *
     * Its pages cannot be followed: its requests have no body.
     *
     * Not shown: query parameters, header parameters, cookie parameters, body, responses,
     * authentication, limits, deprecation.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/unfollowed.yaml#operations.without-body` (Handbook).
     *
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun withoutBody(options: WithoutBodyOptions.() -> Unit = CallOptions.NONE): JsonValue? =
        core().value(WITHOUT_BODY, WithoutBodyOptions(), options, Decoders.json)

    /**
     * Cannot be called yet. Not shown: its path, to be filled in at
     * `manifest/groups/unfollowed.yaml#operations.uncallable`.
     *
     * Its path is not shown
     *
     * From `manifest/groups/unfollowed.yaml#operations.uncallable` (Handbook).
     *
     * @param given anything: the call is refused
     */
    @UnfollowedNotShown
    public fun uncallable(vararg given: Any?): Nothing =
        notShown("unfollowed.uncallable", "path", "manifest/groups/unfollowed.yaml#operations.uncallable", given)

    /** The parameters and the settings of a call of `client.unfollowed.halfKnown()`. */
    public class HalfKnownOptions internal constructor() : CallOptions()

    /** The parameters and the settings of a call of `client.unfollowed.noCursor()`. */
    public class NoCursorOptions internal constructor() : CallOptions()

    /** The parameters and the settings of a call of `client.unfollowed.noFirstPage()`. */
    public class NoFirstPageOptions internal constructor() : CallOptions()

    /** The parameters and the settings of a call of `client.unfollowed.inPath()`. */
    public class InPathOptions internal constructor() : CallOptions()

    /** The parameters and the settings of a call of `client.unfollowed.withoutBody()`. */
    public class WithoutBodyOptions internal constructor() : CallOptions()
}

/**
 * Marks operations of `unfollowed` that cannot be called yet. Their comments have the places to
 * fill in.
 */
@RequiresOptIn(
    "cannot be called yet: its path is not shown. Fill in what is missing: manifest/groups/unfollowed.yaml",
    RequiresOptIn.Level.ERROR,
)
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION)
public annotation class UnfollowedNotShown

private val HALF_KNOWN = Operation(id = "unfollowed.half-known", method = "GET", path = "/unfollowed/half-known")

private val NO_CURSOR = Operation(id = "unfollowed.no-cursor", method = "GET", path = "/unfollowed/no-cursor")

private val NO_FIRST_PAGE =
    Operation(id = "unfollowed.no-first-page", method = "GET", path = "/unfollowed/no-first-page")

private val IN_PATH = Operation(id = "unfollowed.in-path", method = "GET", path = "/unfollowed/{page}")

private val WITHOUT_BODY = Operation(id = "unfollowed.without-body", method = "GET", path = "/unfollowed/without-body")
