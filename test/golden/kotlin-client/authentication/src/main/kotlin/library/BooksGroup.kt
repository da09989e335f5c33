// Made by endpoint-manifest (kotlin-client) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library

/** The operations of `books`. */
public class BooksGroup internal constructor(
    core: Core,
) : Group(core) {
    /**
     * Calls `GET /books`.
     *
     * Free for all
     *
     * Needs no authentication.
     *
     * Not shown: query parameters, header parameters, cookie parameters, body, responses, pagination,
     * limits, deprecation.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/books.yaml#operations.list` (Handbook).
     *
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun list(options: ListOptions.() -> Unit = CallOptions.NONE): JsonValue? =
        core().value(LIST, ListOptions(), options, Decoders.json)

    /**
     * Calls `GET /books/{id}`.
     *
     * What is not said holds by default
     *
     * Needs `oauth` (no scope needed).
     *
     * Not shown: query parameters, header parameters, cookie parameters, body, responses, pagination,
     * limits, deprecation.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/books.yaml#operations.retrieve` (Handbook).
     *
     * @param id the path parameter `id`
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun retrieve(
        id: String,
        options: RetrieveOptions.() -> Unit = CallOptions.NONE,
    ): JsonValue? = core().value(RETRIEVE, RetrieveOptions(), options, Decoders.json, id)

    /**
     * Calls `PUT /books/{id}`.
     *
     * All of these, or that one
     *
     * Needs `oauth` with the scopes `library:read` and `library:write` together with `key`, or `basic`.
     *
     * Not shown: query parameters, header parameters, cookie parameters, body, responses, pagination,
     * limits, deprecation.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/books.yaml#operations.save` (Handbook).
     *
     * @param id the path parameter `id`
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun save(
        id: String,
        options: SaveOptions.() -> Unit = CallOptions.NONE,
    ): JsonValue? = core().value(SAVE, SaveOptions(), options, Decoders.json, id)

    /**
     * Calls `POST /books/{id}/signature`.
     *
     * A certificate beside a key, or the certificate alone
     *
     * Needs a certificate of the HTTP client (`certificate`) together with `tokenCookie`, or a
     * certificate of the HTTP client (`certificate`).
     *
     * Not shown: query parameters, header parameters, cookie parameters, body, responses, idempotency,
     * pagination, limits, deprecation.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/books.yaml#operations.sign` (Handbook).
     *
     * @param id the path parameter `id`
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun sign(
        id: String,
        options: SignOptions.() -> Unit = CallOptions.NONE,
    ): JsonValue? = core().value(SIGN, SignOptions(), options, Decoders.json, id)

    /**
     * Calls `POST /books/{id}/certificate`.
     *
     * A certificate is no matter of a request
     *
     * Needs a certificate of the HTTP client (`certificate`).
     *
     * Not shown: query parameters, header parameters, cookie parameters, body, responses, idempotency,
     * pagination, limits, deprecation.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/books.yaml#operations.certify` (Handbook).
     *
     * @param id the path parameter `id`
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun certify(
        id: String,
        options: CertifyOptions.() -> Unit = CallOptions.NONE,
    ): JsonValue? = core().value(CERTIFY, CertifyOptions(), options, Decoders.json, id)

    /**
     * Calls `PATCH /books/{id}`.
     *
     * The same as another operation needs
     *
     * Needs `oauth` with the scopes `library:read` and `library:write` together with `key`, or `basic`.
     *
     * Not shown: query parameters, header parameters, cookie parameters, body, responses, idempotency,
     * pagination, limits, deprecation.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/books.yaml#operations.update` (Handbook).
     *
     * @param id the path parameter `id`
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun update(
        id: String,
        options: UpdateOptions.() -> Unit = CallOptions.NONE,
    ): JsonValue? = core().value(UPDATE, UpdateOptions(), options, Decoders.json, id)

    /**
     * Calls `GET /books/open`.
     *
     * A scope that is not listed, and one that is not known
     *
     * Needs `openScopes` with the scope `unlisted`, or `oauth` (scopes not shown), or
     * `unlisted-scheme`.
     *
     * Not shown: query parameters, header parameters, cookie parameters, body, responses, pagination,
     * limits, deprecation.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/books.yaml#operations.open` (Handbook).
     *
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun open(options: OpenOptions.() -> Unit = CallOptions.NONE): JsonValue? =
        core().value(OPEN, OpenOptions(), options, Decoders.json)

    /**
     * Calls `GET /shelves`.
     *
     * Whoever has credentials is known, and they may be left out
     *
     * Takes `oauth` with the scope `library:read`, or `key`, or no authentication.
     *
     * Not shown: body, responses, pagination, limits, deprecation.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/books.yaml#operations.browse` (Handbook).
     *
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun browse(options: BrowseOptions.() -> Unit = CallOptions.NONE): JsonValue? =
        core().value(BROWSE, BrowseOptions(), options, Decoders.json)

    /**
     * Calls `POST /shelves`.
     *
     * Another way that is not shown
     *
     * Takes `key`, or in a way that is not shown.
     *
     * Not shown: body, responses, idempotency, other ways to authenticate, pagination, limits,
     * deprecation.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/books.yaml#operations.reserve` (Handbook).
     *
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun reserve(options: ReserveOptions.() -> Unit = CallOptions.NONE): JsonValue? =
        core().value(RESERVE, ReserveOptions(), options, Decoders.json)

    /**
     * Calls `PUT /shelves`.
     *
     * Not what holds by default, and no more is known
     *
     * Not shown: body, responses, authentication, pagination, limits, deprecation.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/books.yaml#operations.lend` (Handbook).
     *
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun lend(options: LendOptions.() -> Unit = CallOptions.NONE): JsonValue? =
        core().value(LEND, LendOptions(), options, Decoders.json)

    /** The parameters and the settings of a call of `client.books.list()`. */
    public class ListOptions internal constructor() : CallOptions()

    /** The parameters and the settings of a call of `client.books.retrieve()`. */
    public class RetrieveOptions internal constructor() : CallOptions()

    /** The parameters and the settings of a call of `client.books.save()`. */
    public class SaveOptions internal constructor() : CallOptions()

    /** The parameters and the settings of a call of `client.books.sign()`. */
    public class SignOptions internal constructor() : CallOptions()

    /** The parameters and the settings of a call of `client.books.certify()`. */
    public class CertifyOptions internal constructor() : CallOptions()

    /** The parameters and the settings of a call of `client.books.update()`. */
    public class UpdateOptions internal constructor() : CallOptions()

    /** The parameters and the settings of a call of `client.books.open()`. */
    public class OpenOptions internal constructor() : CallOptions()

    /** The parameters and the settings of a call of `client.books.browse()`. */
    public class BrowseOptions internal constructor() : CallOptions()

    /** The parameters and the settings of a call of `client.books.reserve()`. */
    public class ReserveOptions internal constructor() : CallOptions()

    /** The parameters and the settings of a call of `client.books.lend()`. */
    public class LendOptions internal constructor() : CallOptions()
}

private val LIST = Operation(id = "books.list", method = "GET", path = "/books")

private val RETRIEVE = Operation(id = "books.retrieve", method = "GET", path = "/books/{id}", need = Needs.OAUTH)

private val SAVE =
    Operation(id = "books.save", method = "PUT", path = "/books/{id}", need = Needs.OAUTH_KEY_BASIC, sends = true)

private val SIGN =
    Operation(
        id = "books.sign",
        method = "POST",
        path = "/books/{id}/signature",
        need = Needs.TOKEN_COOKIE,
        sends = true,
    )

private val CERTIFY = Operation(id = "books.certify", method = "POST", path = "/books/{id}/certificate", sends = true)

private val UPDATE =
    Operation(id = "books.update", method = "PATCH", path = "/books/{id}", need = Needs.OAUTH_KEY_BASIC, sends = true)

private val OPEN =
    Operation(id = "books.open", method = "GET", path = "/books/open", need = Needs.OPEN_SCOPES_OAUTH_UNLISTED_SCHEME)

private val BROWSE = Operation(id = "books.browse", method = "GET", path = "/shelves", need = Needs.OAUTH_KEY)

private val RESERVE =
    Operation(id = "books.reserve", method = "POST", path = "/shelves", need = Needs.KEY, sends = true)

private val LEND = Operation(id = "books.lend", method = "PUT", path = "/shelves", sends = true)
