// Made by endpoint-manifest (kotlin-client) from manifest/groups/browse.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

/** The operations of `browse`. */
public class BrowseGroup internal constructor(
    core: Core,
) : Group(core) {
    /** The operations of `browse.categories`: Categories. */
    public val categories: BrowseCategoriesGroup
        get() = BrowseCategoriesGroup(core())

    /**
     * Calls `GET /browse/featured-playlists`.
     *
     * Get Featured Playlists
     *
     * Not shown: query parameters, header parameters, cookie parameters, body, responses,
     * authentication, pagination, limits.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/browse.yaml#operations.get-featured-playlists` (Music Catalog and Playback
     * Service: Interface Specification).
     *
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    @Deprecated("Not shown: since when, until when it works, what replaces it and why.")
    public suspend fun getFeaturedPlaylists(
        options: GetFeaturedPlaylistsOptions.() -> Unit = CallOptions.NONE,
    ): JsonValue? = core().value(GET_FEATURED_PLAYLISTS, GetFeaturedPlaylistsOptions(), options, Decoders.json)

    /**
     * Calls `GET /browse/new-releases`.
     *
     * Get New Releases
     *
     * Not shown: query parameters, header parameters, cookie parameters, body, responses,
     * authentication, pagination, limits.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/browse.yaml#operations.get-new-releases` (Music Catalog and Playback
     * Service: Interface Specification).
     *
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun getNewReleases(options: GetNewReleasesOptions.() -> Unit = CallOptions.NONE): JsonValue? =
        core().value(GET_NEW_RELEASES, GetNewReleasesOptions(), options, Decoders.json)

    /** The parameters and the settings of a call of `client.browse.getFeaturedPlaylists()`. */
    public class GetFeaturedPlaylistsOptions internal constructor() : CallOptions()

    /** The parameters and the settings of a call of `client.browse.getNewReleases()`. */
    public class GetNewReleasesOptions internal constructor() : CallOptions()
}

private val GET_FEATURED_PLAYLISTS =
    Operation(
        id = "browse.get-featured-playlists",
        method = "GET",
        path = "/browse/featured-playlists",
        deprecation = Deprecation(),
    )

private val GET_NEW_RELEASES = Operation(id = "browse.get-new-releases", method = "GET", path = "/browse/new-releases")
