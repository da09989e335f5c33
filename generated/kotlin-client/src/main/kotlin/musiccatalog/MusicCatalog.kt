// Made by endpoint-manifest (kotlin-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

/**
 * A client of Music Catalog and Playback Service. Threads and coroutines may share it.
 *
 * The service is an HTTP API, addressed at {base_url}, for a music and spoken-audio platform. It is
 * organised into groups of operations.
 */
public class MusicCatalog private constructor(
    core: Core,
) : Client<MusicCatalog>(core) {
    /** Makes a client with the settings of the block. */
    public constructor(options: Options.() -> Unit) : this(Options().apply(options).core())

    override fun self(): MusicCatalog = this

    /** Makes a client with the settings of this one, and those of the block. */
    public fun with(options: Options.() -> Unit): MusicCatalog =
        MusicCatalog(Options().of(core()).apply(options).core())

    /** The operations of `albums`. */
    public val albums: AlbumsGroup
        get() = AlbumsGroup(core())

    /** The operations of `artists`. */
    public val artists: ArtistsGroup
        get() = ArtistsGroup(core())

    /** The operations of `shows`. */
    public val shows: ShowsGroup
        get() = ShowsGroup(core())

    /** The operations of `episodes`. */
    public val episodes: EpisodesGroup
        get() = EpisodesGroup(core())

    /** The operations of `audiobooks`. */
    public val audiobooks: AudiobooksGroup
        get() = AudiobooksGroup(core())

    /** The operations of `chapters`. */
    public val chapters: ChaptersGroup
        get() = ChaptersGroup(core())

    /** The operations of `tracks`. */
    public val tracks: TracksGroup
        get() = TracksGroup(core())

    /** The operations of `me`: Me (current user). */
    public val me: MeGroup
        get() = MeGroup(core())

    /** The operations of `player`. */
    public val player: PlayerGroup
        get() = PlayerGroup(core())

    /** The operations of `search`. */
    public val search: SearchGroup
        get() = SearchGroup(core())

    /** The operations of `playlists`. */
    public val playlists: PlaylistsGroup
        get() = PlaylistsGroup(core())

    /** The operations of `users`. */
    public val users: UsersGroup
        get() = UsersGroup(core())

    /** The operations of `browse`. */
    public val browse: BrowseGroup
        get() = BrowseGroup(core())

    /** The operations of `audio-features`. */
    public val audioFeatures: AudioFeaturesGroup
        get() = AudioFeaturesGroup(core())

    /** The operations of `audio-analysis`. */
    public val audioAnalysis: AudioAnalysisGroup
        get() = AudioAnalysisGroup(core())

    /** The operations of `recommendations`. */
    public val recommendations: RecommendationsGroup
        get() = RecommendationsGroup(core())

    /** The operations of `markets`. */
    public val markets: MarketsGroup
        get() = MarketsGroup(core())

    /**
     * The settings of a client.
     *
     * Not shown: the base URL of the service, so that it has to be given.
     */
    public class Options internal constructor() : ClientOptions(null)
}
