// Made by endpoint-manifest (kotlin-client) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library

import library.models.Book
import library.models.Field
import java.time.LocalDate

/** The operations of `books`. */
public class BooksGroup internal constructor(
    core: Core,
) : Group(core) {
    /**
     * Calls `GET /books/{id}`.
     *
     * Get a book
     *
     * Not shown: header parameters, cookie parameters, body, authentication, pagination, limits,
     * deprecation.
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
    ): Book? = core().value(RETRIEVE, RetrieveOptions(), options, { Book(it) }, id)

    /** The parameters and the settings of a call of `client.books.retrieve()`. */
    public class RetrieveOptions internal constructor() : CallOptions() {
        /**
         * The query parameter `fields`.
         *
         * Unique items.
         *
         * Not shown: whether it is required.
         */
        public var fields: List<Field>? = null
            set(value) {
                field = value
                put(Place.QUERY, "fields", value)
            }

        /**
         * The query parameter `since`.
         *
         * Format: `date`.
         *
         * Not shown: whether it is required.
         */
        public var since: LocalDate? = null
            set(value) {
                field = value
                put(Place.QUERY, "since", value)
            }
    }
}

private val RETRIEVE =
    Operation(
        id = "books.retrieve",
        method = "GET",
        path = "/books/{id}",
        parameters = listOf(Parameter(Place.QUERY, "fields", Style.FORM)),
        accept = "application/json",
        reads = listOf(Reading("application/json")),
    )
