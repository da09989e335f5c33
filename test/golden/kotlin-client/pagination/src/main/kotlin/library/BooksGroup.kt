// Made by endpoint-manifest (kotlin-client) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library

import kotlinx.coroutines.flow.Flow
import library.models.Author
import library.models.Book
import library.models.BookPage
import library.models.BooksBrowse_Answer
import library.models.BooksFind_Answer
import library.models.BooksFind_Body
import library.models.BooksRecent_Answer
import library.models.SearchResult

/** The operations of `books`. */
public class BooksGroup internal constructor(
    core: Core,
) : Group(core) {
    /**
     * Calls `GET /books`.
     *
     * List books
     *
     * Pages by `query.offset`.
     *
     * Not shown: body, authentication, limits, deprecation.
     *
     * From `manifest/groups/books.yaml#operations.list` (Handbook).
     *
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun list(options: ListOptions.() -> Unit = CallOptions.NONE): BookPage? =
        core().value(LIST, ListOptions(), options, { BookPage(it) })

    /**
     * The items of all pages of `list`. A page is requested when its items are collected.
     *
     * @param options the parameters and the settings of the call
     */
    public fun listItems(options: ListOptions.() -> Unit = CallOptions.NONE): Flow<Book> =
        core().items(LIST, ListOptions(), options, LIST_PAGING, { Book(it) })

    /**
     * All pages of `list`. Each is requested when it is collected.
     *
     * @param options the parameters and the settings of the call
     */
    public fun listPages(options: ListOptions.() -> Unit = CallOptions.NONE): Flow<Page<Book>> =
        core().pages(LIST, ListOptions(), options, LIST_PAGING, { Book(it) })

    /**
     * Calls `GET /browse/{theme}`.
     *
     * Pages under a key
     *
     * Pages by `query.offset`.
     *
     * Not shown: query parameters, header parameters, cookie parameters, body, authentication, limits,
     * deprecation.
     *
     * From `manifest/groups/books.yaml#operations.browse` (Handbook).
     *
     * @param theme the path parameter `theme`
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun browse(
        theme: String,
        options: BrowseOptions.() -> Unit = CallOptions.NONE,
    ): BooksBrowse_Answer? = core().value(BROWSE, BrowseOptions(), options, { BooksBrowse_Answer(it) }, theme)

    /**
     * The items of all pages of `browse`. A page is requested when its items are collected.
     *
     * @param theme the path parameter `theme`
     * @param options the parameters and the settings of the call
     */
    public fun browseItems(
        theme: String,
        options: BrowseOptions.() -> Unit = CallOptions.NONE,
    ): Flow<Book> = core().items(BROWSE, BrowseOptions(), options, BROWSE_PAGING, { Book(it) }, theme)

    /**
     * All pages of `browse`. Each is requested when it is collected.
     *
     * @param theme the path parameter `theme`
     * @param options the parameters and the settings of the call
     */
    public fun browsePages(
        theme: String,
        options: BrowseOptions.() -> Unit = CallOptions.NONE,
    ): Flow<Page<Book>> = core().pages(BROWSE, BrowseOptions(), options, BROWSE_PAGING, { Book(it) }, theme)

    /**
     * Calls `GET /search`.
     *
     * Several pages in one answer
     *
     * Several pages in one response, by `query.offset`.
     *
     * Not shown: header parameters, cookie parameters, body, authentication, limits, deprecation.
     *
     * From `manifest/groups/books.yaml#operations.search` (Handbook).
     *
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun search(options: SearchOptions.() -> Unit = CallOptions.NONE): SearchResult? =
        core().value(SEARCH, SearchOptions(), options, { SearchResult(it) })

    /**
     * Calls `search`, and follows each list in its response by itself.
     *
     * @param options the parameters and the settings of the call
     * @return the first response, and a walk for each list
     */
    public suspend fun searchWalks(options: SearchOptions.() -> Unit = CallOptions.NONE): SearchWalks =
        SearchWalks(core().walks(SEARCH, SearchOptions(), options, SEARCH_PAGING, { SearchResult(it) }))

    /**
     * Calls `POST /books/find`.
     *
     * Counted from 1, in the body
     *
     * Pages by `body.start`.
     *
     * Not shown: query parameters, header parameters, cookie parameters, idempotency, authentication,
     * limits, deprecation.
     *
     * From `manifest/groups/books.yaml#operations.find` (Handbook).
     *
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun find(options: FindOptions.() -> Unit = CallOptions.NONE): BooksFind_Answer? =
        core().value(FIND, FindOptions(), options, { BooksFind_Answer(it) })

    /**
     * The items of all pages of `find`. A page is requested when its items are collected.
     *
     * @param options the parameters and the settings of the call
     */
    public fun findItems(options: FindOptions.() -> Unit = CallOptions.NONE): Flow<BooksFind_Answer.Resources_Item> =
        core().items(FIND, FindOptions(), options, FIND_PAGING, { BooksFind_Answer.Resources_Item(it) })

    /**
     * All pages of `find`. Each is requested when it is collected.
     *
     * @param options the parameters and the settings of the call
     */
    public fun findPages(
        options: FindOptions.() -> Unit = CallOptions.NONE,
    ): Flow<Page<BooksFind_Answer.Resources_Item>> =
        core().pages(FIND, FindOptions(), options, FIND_PAGING, { BooksFind_Answer.Resources_Item(it) })

    /**
     * Calls `GET /books/recent`.
     *
     * By cursors
     *
     * Pages by `query.after`.
     *
     * Not shown: header parameters, cookie parameters, body, authentication, limits, deprecation.
     *
     * From `manifest/groups/books.yaml#operations.recent` (Handbook).
     *
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun recent(options: RecentOptions.() -> Unit = CallOptions.NONE): BooksRecent_Answer? =
        core().value(RECENT, RecentOptions(), options, { BooksRecent_Answer(it) })

    /**
     * The items of all pages of `recent`. A page is requested when its items are collected.
     *
     * @param options the parameters and the settings of the call
     */
    public fun recentItems(options: RecentOptions.() -> Unit = CallOptions.NONE): Flow<Book> =
        core().items(RECENT, RecentOptions(), options, RECENT_PAGING, { Book(it) })

    /**
     * All pages of `recent`. Each is requested when it is collected.
     *
     * @param options the parameters and the settings of the call
     */
    public fun recentPages(options: RecentOptions.() -> Unit = CallOptions.NONE): Flow<Page<Book>> =
        core().pages(RECENT, RecentOptions(), options, RECENT_PAGING, { Book(it) })

    /**
     * The former name of `recent`.
     *
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    @Deprecated("Use `recent`.")
    public suspend fun latest(options: RecentOptions.() -> Unit = CallOptions.NONE): BooksRecent_Answer? =
        core().value(RECENT, RecentOptions(), options, { BooksRecent_Answer(it) })

    /** The parameters and the settings of a call of `client.books.list()`. */
    public class ListOptions internal constructor() : PagedOptions() {
        /**
         * The query parameter `offset`.
         *
         * At least 0.
         */
        public var offset: Long? = null
            set(value) {
                field = value
                put(Place.QUERY, "offset", value)
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

    /** The parameters and the settings of a call of `client.books.browse()`. */
    public class BrowseOptions internal constructor() : PagedOptions()

    /** The parameters and the settings of a call of `client.books.search()`. */
    public class SearchOptions internal constructor() : PagedOptions() {
        /**
         * The query parameter `q`.
         *
         * Required.
         */
        public var q: String? = null
            set(value) {
                field = value
                put(Place.QUERY, "q", value)
            }
    }

    /** The first response, and a walk for each list in it. */
    public class SearchWalks internal constructor(
        private val start: WalkStart<SearchResult>,
    ) {
        /** The first response: its value, its status and its headers. */
        public val first: Answered<SearchResult?>
            get() = start.first()

        /** A walk through all pages of the list at `/books`. */
        public val books: Walk<Book>
            get() = start.at("/books", { Book(it) })

        /** A walk through all pages of the list at `/authors`. */
        public val authors: Walk<Author?>
            get() = start.at("/authors", Decoders.nullable({ Author(it) }))

        /** A walk through all pages of the list at `/more~1less/others`. */
        public val others: Walk<JsonValue>
            get() = start.at("/more~1less/others", Decoders.json)
    }

    /** The parameters and the settings of a call of `client.books.find()`. */
    public class FindOptions internal constructor() : PagedOptions() {
        /**
         * The request body, sent as `application/json`.
         *
         * Required.
         */
        public var body: BooksFind_Body? = null
            set(value) {
                field = value
                json(value)
            }
    }

    /** The parameters and the settings of a call of `client.books.recent()`. */
    public class RecentOptions internal constructor() : PagedOptions()
}

private val LIST =
    Operation(
        id = "books.list",
        method = "GET",
        path = "/books",
        accept = "application/json",
        reads = listOf(Reading("application/json")),
    )

private val LIST_PAGING =
    Paging(
        strategy = Strategy.OFFSET,
        place = Place.QUERY,
        name = "offset",
        items = "/items",
        total = "/total",
        next = "/next",
    )

private val BROWSE =
    Operation(
        id = "books.browse",
        method = "GET",
        path = "/browse/{theme}",
        accept = "application/json",
        reads = listOf(Reading("application/json")),
    )

private val BROWSE_PAGING =
    Paging(
        strategy = Strategy.OFFSET,
        place = Place.QUERY,
        name = "offset",
        root = "/books",
        items = "/items",
        total = "/total",
        next = "/next",
    )

private val SEARCH =
    Operation(
        id = "books.search",
        method = "GET",
        path = "/search",
        accept = "application/json",
        reads = listOf(Reading("application/json")),
    )

private val SEARCH_PAGING =
    Paging(
        strategy = Strategy.OFFSET,
        place = Place.QUERY,
        name = "offset",
        items = "/items",
        total = "/total",
        next = "/next",
    )

private val FIND =
    Operation(
        id = "books.find",
        method = "POST",
        path = "/books/find",
        accept = "application/json",
        reads = listOf(Reading("application/json")),
        sends = true,
        contentType = "application/json",
    )

private val FIND_PAGING =
    Paging(strategy = Strategy.OFFSET, name = "start", first = 1L, items = "/resources", total = "/count")

private val RECENT =
    Operation(
        id = "books.recent",
        method = "GET",
        path = "/books/recent",
        accept = "application/json",
        reads = listOf(Reading("application/json")),
    )

private val RECENT_PAGING =
    Paging(
        strategy = Strategy.CURSOR,
        place = Place.QUERY,
        name = "after",
        items = "/items",
        cursor = "/cursors/after",
        hasMore = "/more",
    )
