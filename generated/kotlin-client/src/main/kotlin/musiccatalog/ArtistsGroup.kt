// Made by endpoint-manifest (kotlin-client) from manifest/groups/artists.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

/** The operations of `artists`. */
public class ArtistsGroup internal constructor(
    core: Core,
) : Group(core) {
    /**
     * Calls `GET /artists/{id}`.
     *
     * Get Artist: single artist
     *
     * Not shown: query parameters, header parameters, cookie parameters, body, responses,
     * authentication, pagination, limits.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/artists.yaml#operations.retrieve` (Music Catalog and Playback Service:
     * Interface Specification).
     *
     * @param id identifier of the artist
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun retrieve(
        id: String,
        options: RetrieveOptions.() -> Unit = CallOptions.NONE,
    ): JsonValue? = core().value(RETRIEVE, RetrieveOptions(), options, Decoders.json, id)

    /**
     * Calls `GET /artists`.
     *
     * Get Several Artists: several artists in one call
     *
     * Not shown: query parameters, header parameters, cookie parameters, body, responses,
     * authentication, pagination, limits.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/artists.yaml#operations.bulk-retrieve` (Music Catalog and Playback Service:
     * Interface Specification).
     *
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun bulkRetrieve(options: BulkRetrieveOptions.() -> Unit = CallOptions.NONE): JsonValue? =
        core().value(BULK_RETRIEVE, BulkRetrieveOptions(), options, Decoders.json)

    /**
     * Calls `GET /artists/{id}/albums`.
     *
     * Get Artist's Albums: albums of the artist
     *
     * Not shown: query parameters, header parameters, cookie parameters, body, responses,
     * authentication, pagination, limits.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/artists.yaml#operations.list-albums` (Music Catalog and Playback Service:
     * Interface Specification).
     *
     * @param id identifier of the artist
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun listAlbums(
        id: String,
        options: ListAlbumsOptions.() -> Unit = CallOptions.NONE,
    ): JsonValue? = core().value(LIST_ALBUMS, ListAlbumsOptions(), options, Decoders.json, id)

    /**
     * Calls `GET /artists/{id}/top-tracks`.
     *
     * Get Artist's Top Tracks: top tracks of the artist
     *
     * Not shown: query parameters, header parameters, cookie parameters, body, responses,
     * authentication, pagination, limits.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/artists.yaml#operations.top-tracks` (Music Catalog and Playback Service:
     * Interface Specification).
     *
     * @param id identifier of the artist
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun topTracks(
        id: String,
        options: TopTracksOptions.() -> Unit = CallOptions.NONE,
    ): JsonValue? = core().value(TOP_TRACKS, TopTracksOptions(), options, Decoders.json, id)

    /**
     * Calls `GET /artists/{id}/related-artists`.
     *
     * Get Artist's Related Artists
     *
     * Not shown: query parameters, header parameters, cookie parameters, body, responses,
     * authentication, pagination, limits.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/artists.yaml#operations.list-related-artists` (Music Catalog and Playback
     * Service: Interface Specification).
     *
     * @param id identifier of the artist
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    @Deprecated("Not shown: since when, until when it works, what replaces it and why.")
    public suspend fun listRelatedArtists(
        id: String,
        options: ListRelatedArtistsOptions.() -> Unit = CallOptions.NONE,
    ): JsonValue? = core().value(LIST_RELATED_ARTISTS, ListRelatedArtistsOptions(), options, Decoders.json, id)

    /** The parameters and the settings of a call of `client.artists.retrieve()`. */
    public class RetrieveOptions internal constructor() : CallOptions()

    /** The parameters and the settings of a call of `client.artists.bulkRetrieve()`. */
    public class BulkRetrieveOptions internal constructor() : CallOptions()

    /** The parameters and the settings of a call of `client.artists.listAlbums()`. */
    public class ListAlbumsOptions internal constructor() : CallOptions()

    /** The parameters and the settings of a call of `client.artists.topTracks()`. */
    public class TopTracksOptions internal constructor() : CallOptions()

    /** The parameters and the settings of a call of `client.artists.listRelatedArtists()`. */
    public class ListRelatedArtistsOptions internal constructor() : CallOptions()
}

private val RETRIEVE = Operation(id = "artists.retrieve", method = "GET", path = "/artists/{id}")

private val BULK_RETRIEVE = Operation(id = "artists.bulk-retrieve", method = "GET", path = "/artists")

private val LIST_ALBUMS = Operation(id = "artists.list-albums", method = "GET", path = "/artists/{id}/albums")

private val TOP_TRACKS = Operation(id = "artists.top-tracks", method = "GET", path = "/artists/{id}/top-tracks")

private val LIST_RELATED_ARTISTS =
    Operation(
        id = "artists.list-related-artists",
        method = "GET",
        path = "/artists/{id}/related-artists",
        deprecation = Deprecation(),
    )
