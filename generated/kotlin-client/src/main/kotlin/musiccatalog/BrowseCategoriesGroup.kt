// Made by endpoint-manifest (kotlin-client) from manifest/groups/browse.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

/** The operations of `browse.categories`: Categories. */
public class BrowseCategoriesGroup internal constructor(
    core: Core,
) : Group(core) {
    /**
     * Calls `GET /browse/categories`.
     *
     * Get Several Browse Categories
     *
     * Not shown: query parameters, header parameters, cookie parameters, body, responses,
     * authentication, pagination, limits.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/browse.yaml#subgroups.categories.operations.list` (Music Catalog and
     * Playback Service: Interface Specification).
     *
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun list(options: ListOptions.() -> Unit = CallOptions.NONE): JsonValue? =
        core().value(LIST, ListOptions(), options, Decoders.json)

    /**
     * Calls `GET /browse/categories/{category_id}`.
     *
     * Get Single Browse Category
     *
     * Not shown: query parameters, header parameters, cookie parameters, body, responses,
     * authentication, pagination, limits.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/browse.yaml#subgroups.categories.operations.retrieve` (Music Catalog and
     * Playback Service: Interface Specification).
     *
     * @param categoryId identifier of the browse category
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun retrieve(
        categoryId: String,
        options: RetrieveOptions.() -> Unit = CallOptions.NONE,
    ): JsonValue? = core().value(RETRIEVE, RetrieveOptions(), options, Decoders.json, categoryId)

    /**
     * Calls `GET /browse/categories/{category_id}/playlists`.
     *
     * Get Category's Playlists
     *
     * Not shown: query parameters, header parameters, cookie parameters, body, responses,
     * authentication, pagination, limits.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/browse.yaml#subgroups.categories.operations.get-playlists` (Music Catalog
     * and Playback Service: Interface Specification).
     *
     * @param categoryId identifier of the browse category
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    @Deprecated("Not shown: since when, until when it works, what replaces it and why.")
    public suspend fun getPlaylists(
        categoryId: String,
        options: GetPlaylistsOptions.() -> Unit = CallOptions.NONE,
    ): JsonValue? = core().value(GET_PLAYLISTS, GetPlaylistsOptions(), options, Decoders.json, categoryId)

    /** The parameters and the settings of a call of `client.browse.categories.list()`. */
    public class ListOptions internal constructor() : CallOptions()

    /** The parameters and the settings of a call of `client.browse.categories.retrieve()`. */
    public class RetrieveOptions internal constructor() : CallOptions()

    /** The parameters and the settings of a call of `client.browse.categories.getPlaylists()`. */
    public class GetPlaylistsOptions internal constructor() : CallOptions()
}

private val LIST = Operation(id = "browse.categories.list", method = "GET", path = "/browse/categories")

private val RETRIEVE =
    Operation(id = "browse.categories.retrieve", method = "GET", path = "/browse/categories/{category_id}")

private val GET_PLAYLISTS =
    Operation(
        id = "browse.categories.get-playlists",
        method = "GET",
        path = "/browse/categories/{category_id}/playlists",
        deprecation = Deprecation(),
    )
