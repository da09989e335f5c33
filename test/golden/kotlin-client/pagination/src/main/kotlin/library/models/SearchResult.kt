// Made by endpoint-manifest (kotlin-client) from manifest/schemas/.
// Not to be edited: fill the manifest in and run `generate`.
package library.models

import library.JsonModel
import library.JsonValue

/** The schema `search-result`. */
public class SearchResult(
    json: JsonValue,
) : JsonModel(json) {
    /** The property `books`. */
    public val books: BookPage?
        get() = view("books") { BookPage(it) }

    /** The property `authors`. */
    public val authors: AuthorPage?
        get() = view("authors") { AuthorPage(it) }

    /** The property `more/less`. */
    public val moreLess: SearchResult.MoreLess?
        get() = view("more/less") { SearchResult.MoreLess(it) }

    /**
     * The type of `more/less` in `SearchResult`.
     *
     * Read by their names alone, as in `value["name"]`: `others`.
     */
    public class MoreLess(
        json: JsonValue,
    ) : JsonModel(json)
}
