// Made by endpoint-manifest (kotlin-client) from manifest/groups/shelves.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library

import kotlinx.coroutines.flow.Flow
import library.models.ShelvesByLink_Answer
import library.models.ShelvesByLinkedPages_Answer
import library.models.ShelvesList_Answer

/** The operations of `shelves`. */
public class ShelvesGroup internal constructor(
    core: Core,
) : Group(core) {
    /**
     * Calls `GET /shelves`.
     *
     * By page numbers
     *
     * Pages by `query.page`.
     *
     * Not shown: header parameters, cookie parameters, body, authentication, limits, deprecation.
     *
     * From `manifest/groups/shelves.yaml#operations.list` (Handbook).
     *
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun list(options: ListOptions.() -> Unit = CallOptions.NONE): ShelvesList_Answer? =
        core().value(LIST, ListOptions(), options, { ShelvesList_Answer(it) })

    /**
     * The items of all pages of `list`. A page is requested when its items are collected.
     *
     * @param options the parameters and the settings of the call
     */
    public fun listItems(options: ListOptions.() -> Unit = CallOptions.NONE): Flow<JsonText> =
        core().items(LIST, ListOptions(), options, LIST_PAGING, Decoders.text)

    /**
     * All pages of `list`. Each is requested when it is collected.
     *
     * @param options the parameters and the settings of the call
     */
    public fun listPages(options: ListOptions.() -> Unit = CallOptions.NONE): Flow<Page<JsonText>> =
        core().pages(LIST, ListOptions(), options, LIST_PAGING, Decoders.text)

    /**
     * Calls `GET /shelves/by-token`.
     *
     * By cursors in headers
     *
     * Pages by `header.X-Page-Token`.
     *
     * Not shown: query parameters, cookie parameters, body, authentication, limits, deprecation.
     *
     * From `manifest/groups/shelves.yaml#operations.by-token` (Handbook).
     *
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun byToken(options: ByTokenOptions.() -> Unit = CallOptions.NONE): JsonList<String>? =
        core().value(BY_TOKEN, ByTokenOptions(), options, Decoders.list({ it.text() }))

    /**
     * The items of all pages of `byToken`. A page is requested when its items are collected.
     *
     * @param options the parameters and the settings of the call
     */
    public fun byTokenItems(options: ByTokenOptions.() -> Unit = CallOptions.NONE): Flow<JsonText> =
        core().items(BY_TOKEN, ByTokenOptions(), options, BY_TOKEN_PAGING, Decoders.text)

    /**
     * All pages of `byToken`. Each is requested when it is collected.
     *
     * @param options the parameters and the settings of the call
     */
    public fun byTokenPages(options: ByTokenOptions.() -> Unit = CallOptions.NONE): Flow<Page<JsonText>> =
        core().pages(BY_TOKEN, ByTokenOptions(), options, BY_TOKEN_PAGING, Decoders.text)

    /**
     * Calls `GET /shelves/by-link`.
     *
     * By links
     *
     * Pages by its links.
     *
     * Not shown: query parameters, header parameters, cookie parameters, body, authentication, limits,
     * deprecation.
     *
     * From `manifest/groups/shelves.yaml#operations.by-link` (Handbook).
     *
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun byLink(options: ByLinkOptions.() -> Unit = CallOptions.NONE): ShelvesByLink_Answer? =
        core().value(BY_LINK, ByLinkOptions(), options, { ShelvesByLink_Answer(it) })

    /**
     * The items of all pages of `byLink`. A page is requested when its items are collected.
     *
     * @param options the parameters and the settings of the call
     */
    public fun byLinkItems(options: ByLinkOptions.() -> Unit = CallOptions.NONE): Flow<JsonValue> =
        core().items(BY_LINK, ByLinkOptions(), options, BY_LINK_PAGING, Decoders.json)

    /**
     * All pages of `byLink`. Each is requested when it is collected.
     *
     * @param options the parameters and the settings of the call
     */
    public fun byLinkPages(options: ByLinkOptions.() -> Unit = CallOptions.NONE): Flow<Page<JsonValue>> =
        core().pages(BY_LINK, ByLinkOptions(), options, BY_LINK_PAGING, Decoders.json)

    /**
     * Calls `GET /shelves/by-linked-pages`.
     *
     * By links to pages that have numbers
     *
     * Pages by its links.
     *
     * Not shown: header parameters, cookie parameters, body, authentication, limits, deprecation.
     *
     * From `manifest/groups/shelves.yaml#operations.by-linked-pages` (Handbook).
     *
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun byLinkedPages(
        options: ByLinkedPagesOptions.() -> Unit = CallOptions.NONE,
    ): ShelvesByLinkedPages_Answer? =
        core().value(BY_LINKED_PAGES, ByLinkedPagesOptions(), options, { ShelvesByLinkedPages_Answer(it) })

    /**
     * The items of all pages of `byLinkedPages`. A page is requested when its items are collected.
     *
     * @param options the parameters and the settings of the call
     */
    public fun byLinkedPagesItems(options: ByLinkedPagesOptions.() -> Unit = CallOptions.NONE): Flow<JsonText> =
        core().items(BY_LINKED_PAGES, ByLinkedPagesOptions(), options, BY_LINKED_PAGES_PAGING, Decoders.text)

    /**
     * All pages of `byLinkedPages`. Each is requested when it is collected.
     *
     * @param options the parameters and the settings of the call
     */
    public fun byLinkedPagesPages(options: ByLinkedPagesOptions.() -> Unit = CallOptions.NONE): Flow<Page<JsonText>> =
        core().pages(BY_LINKED_PAGES, ByLinkedPagesOptions(), options, BY_LINKED_PAGES_PAGING, Decoders.text)

    /**
     * Calls `GET /shelves/by-link-header`.
     *
     * By the header Link
     *
     * Pages by its links.
     *
     * Not shown: query parameters, header parameters, cookie parameters, body, responses,
     * authentication, limits, deprecation.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/shelves.yaml#operations.by-link-header` (Handbook).
     *
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun byLinkHeader(options: ByLinkHeaderOptions.() -> Unit = CallOptions.NONE): JsonValue? =
        core().value(BY_LINK_HEADER, ByLinkHeaderOptions(), options, Decoders.json)

    /**
     * The items of all pages of `byLinkHeader`. A page is requested when its items are collected.
     *
     * @param options the parameters and the settings of the call
     */
    public fun byLinkHeaderItems(options: ByLinkHeaderOptions.() -> Unit = CallOptions.NONE): Flow<JsonValue> =
        core().items(BY_LINK_HEADER, ByLinkHeaderOptions(), options, BY_LINK_HEADER_PAGING, Decoders.json)

    /**
     * All pages of `byLinkHeader`. Each is requested when it is collected.
     *
     * @param options the parameters and the settings of the call
     */
    public fun byLinkHeaderPages(options: ByLinkHeaderOptions.() -> Unit = CallOptions.NONE): Flow<Page<JsonValue>> =
        core().pages(BY_LINK_HEADER, ByLinkHeaderOptions(), options, BY_LINK_HEADER_PAGING, Decoders.json)

    /**
     * Calls `GET /shelves/paging`.
     *
     * How shelves are paged
     *
     * Not shown: query parameters, header parameters, cookie parameters, body, responses,
     * authentication, limits, deprecation.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/shelves.yaml#operations.list-paging` (Handbook).
     *
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun listPaging(options: ListPagingOptions.() -> Unit = CallOptions.NONE): JsonValue? =
        core().value(LIST_PAGING_, ListPagingOptions(), options, Decoders.json)

    /** The parameters and the settings of a call of `client.shelves.list()`. */
    public class ListOptions internal constructor() : PagedOptions() {
        /**
         * The query parameter `page`.
         *
         * At least 1.
         *
         * Not shown: whether it is required.
         */
        public var page: Long? = null
            set(value) {
                field = value
                put(Place.QUERY, "page", value)
            }
    }

    /** The parameters and the settings of a call of `client.shelves.byToken()`. */
    public class ByTokenOptions internal constructor() : PagedOptions() {
        /**
         * The header parameter `X-Page-Token`.
         *
         * Not shown: whether it is required.
         */
        public var xPageToken: String? = null
            set(value) {
                field = value
                put(Place.HEADER, "X-Page-Token", value)
            }
    }

    /** The parameters and the settings of a call of `client.shelves.byLink()`. */
    public class ByLinkOptions internal constructor() : PagedOptions()

    /** The parameters and the settings of a call of `client.shelves.byLinkedPages()`. */
    public class ByLinkedPagesOptions internal constructor() : PagedOptions() {
        /**
         * The query parameter `page`.
         *
         * At least 1.
         */
        public var page: Long? = null
            set(value) {
                field = value
                put(Place.QUERY, "page", value)
            }

        /**
         * The query parameter `limit`.
         *
         * 1 to 50.
         */
        public var limit: Long? = null
            set(value) {
                field = value
                put(Place.QUERY, "limit", value)
            }
    }

    /** The parameters and the settings of a call of `client.shelves.byLinkHeader()`. */
    public class ByLinkHeaderOptions internal constructor() : PagedOptions()

    /** The parameters and the settings of a call of `client.shelves.listPaging()`. */
    public class ListPagingOptions internal constructor() : CallOptions()
}

private val LIST =
    Operation(
        id = "shelves.list",
        method = "GET",
        path = "/shelves",
        accept = "application/json",
        reads = listOf(Reading("application/json")),
    )

private val LIST_PAGING =
    Paging(
        strategy = Strategy.PAGE,
        place = Place.QUERY,
        name = "page",
        first = 1L,
        items = "/data",
        total = "/meta/total",
        hasMore = "/meta/more",
    )

private val BY_TOKEN =
    Operation(
        id = "shelves.by-token",
        method = "GET",
        path = "/shelves/by-token",
        accept = "application/json",
        reads = listOf(Reading("application/json")),
    )

private val BY_TOKEN_PAGING =
    Paging(
        strategy = Strategy.CURSOR,
        place = Place.HEADER,
        name = "X-Page-Token",
        cursor = "header:X-Next-Page-Token",
        hasMore = "header:X-Has-More",
    )

private val BY_LINK =
    Operation(
        id = "shelves.by-link",
        method = "GET",
        path = "/shelves/by-link",
        accept = "application/json",
        reads = listOf(Reading("application/json")),
    )

private val BY_LINK_PAGING = Paging(strategy = Strategy.LINK, items = "/items", next = "/links/next")

private val BY_LINKED_PAGES =
    Operation(
        id = "shelves.by-linked-pages",
        method = "GET",
        path = "/shelves/by-linked-pages",
        accept = "application/json",
        reads = listOf(Reading("application/json")),
    )

private val BY_LINKED_PAGES_PAGING =
    Paging(strategy = Strategy.LINK, first = 1L, items = "/data", total = "/total", next = "/next")

private val BY_LINK_HEADER = Operation(id = "shelves.by-link-header", method = "GET", path = "/shelves/by-link-header")

private val BY_LINK_HEADER_PAGING =
    Paging(strategy = Strategy.LINK, total = "header:X-Total-Count", next = "header:Link")

private val LIST_PAGING_ = Operation(id = "shelves.list-paging", method = "GET", path = "/shelves/paging")
