// Made by endpoint-manifest (kotlin-client) from manifest/groups/shows.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

/** The operations of `shows`. */
public class ShowsGroup internal constructor(
    core: Core,
) : Group(core) {
    /**
     * Calls `GET /shows/{id}`.
     *
     * Get Show: single show
     *
     * Not shown: query parameters, header parameters, cookie parameters, body, responses,
     * authentication, pagination, limits.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/shows.yaml#operations.retrieve` (Music Catalog and Playback Service:
     * Interface Specification).
     *
     * @param id identifier of the show
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun retrieve(
        id: String,
        options: RetrieveOptions.() -> Unit = CallOptions.NONE,
    ): JsonValue? = core().value(RETRIEVE, RetrieveOptions(), options, Decoders.json, id)

    /**
     * Calls `GET /shows`.
     *
     * Get Several Shows: several shows in one call
     *
     * Not shown: query parameters, header parameters, cookie parameters, body, responses,
     * authentication, pagination, limits.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/shows.yaml#operations.bulk-retrieve` (Music Catalog and Playback Service:
     * Interface Specification).
     *
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun bulkRetrieve(options: BulkRetrieveOptions.() -> Unit = CallOptions.NONE): JsonValue? =
        core().value(BULK_RETRIEVE, BulkRetrieveOptions(), options, Decoders.json)

    /**
     * Calls `GET /shows/{id}/episodes`.
     *
     * Get Show Episodes: episodes of the show
     *
     * Not shown: query parameters, header parameters, cookie parameters, body, responses,
     * authentication, pagination, limits.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/shows.yaml#operations.list-episodes` (Music Catalog and Playback Service:
     * Interface Specification).
     *
     * @param id identifier of the show
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun listEpisodes(
        id: String,
        options: ListEpisodesOptions.() -> Unit = CallOptions.NONE,
    ): JsonValue? = core().value(LIST_EPISODES, ListEpisodesOptions(), options, Decoders.json, id)

    /** The parameters and the settings of a call of `client.shows.retrieve()`. */
    public class RetrieveOptions internal constructor() : CallOptions()

    /** The parameters and the settings of a call of `client.shows.bulkRetrieve()`. */
    public class BulkRetrieveOptions internal constructor() : CallOptions()

    /** The parameters and the settings of a call of `client.shows.listEpisodes()`. */
    public class ListEpisodesOptions internal constructor() : CallOptions()
}

private val RETRIEVE = Operation(id = "shows.retrieve", method = "GET", path = "/shows/{id}")

private val BULK_RETRIEVE = Operation(id = "shows.bulk-retrieve", method = "GET", path = "/shows")

private val LIST_EPISODES = Operation(id = "shows.list-episodes", method = "GET", path = "/shows/{id}/episodes")
