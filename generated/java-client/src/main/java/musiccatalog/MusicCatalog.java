// Made by endpoint-manifest (java-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/**
 * A client of Music Catalog and Playback Service. It may be shared by threads.
 *
 * <p>The service is an HTTP API, addressed at {base_url}, for a music and spoken-audio platform. It
 * is organised into groups of operations.
 */
public final class MusicCatalog {
  private final Core core;

  private MusicCatalog(Core core) {
    this.core = core;
  }

  /**
   * Makes a client.
   *
   * @return a builder
   */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * Makes a changed client.
   *
   * @return a builder with the settings of this client
   */
  public Builder toBuilder() {
    return new Builder().of(core);
  }

  /**
   * The operations of {@code albums}.
   *
   * @return the group
   */
  public AlbumsGroup albums() {
    return new AlbumsGroup(core);
  }

  /**
   * The operations of {@code artists}.
   *
   * @return the group
   */
  public ArtistsGroup artists() {
    return new ArtistsGroup(core);
  }

  /**
   * The operations of {@code shows}.
   *
   * @return the group
   */
  public ShowsGroup shows() {
    return new ShowsGroup(core);
  }

  /**
   * The operations of {@code episodes}.
   *
   * @return the group
   */
  public EpisodesGroup episodes() {
    return new EpisodesGroup(core);
  }

  /**
   * The operations of {@code audiobooks}.
   *
   * @return the group
   */
  public AudiobooksGroup audiobooks() {
    return new AudiobooksGroup(core);
  }

  /**
   * The operations of {@code chapters}.
   *
   * @return the group
   */
  public ChaptersGroup chapters() {
    return new ChaptersGroup(core);
  }

  /**
   * The operations of {@code tracks}.
   *
   * @return the group
   */
  public TracksGroup tracks() {
    return new TracksGroup(core);
  }

  /**
   * The operations of {@code me}: Me (current user).
   *
   * @return the group
   */
  public MeGroup me() {
    return new MeGroup(core);
  }

  /**
   * The operations of {@code player}.
   *
   * @return the group
   */
  public PlayerGroup player() {
    return new PlayerGroup(core);
  }

  /**
   * The operations of {@code search}.
   *
   * @return the group
   */
  public SearchGroup search() {
    return new SearchGroup(core);
  }

  /**
   * The operations of {@code playlists}.
   *
   * @return the group
   */
  public PlaylistsGroup playlists() {
    return new PlaylistsGroup(core);
  }

  /**
   * The operations of {@code users}.
   *
   * @return the group
   */
  public UsersGroup users() {
    return new UsersGroup(core);
  }

  /**
   * The operations of {@code browse}.
   *
   * @return the group
   */
  public BrowseGroup browse() {
    return new BrowseGroup(core);
  }

  /**
   * The operations of {@code audio-features}.
   *
   * @return the group
   */
  public AudioFeaturesGroup audioFeatures() {
    return new AudioFeaturesGroup(core);
  }

  /**
   * The operations of {@code audio-analysis}.
   *
   * @return the group
   */
  public AudioAnalysisGroup audioAnalysis() {
    return new AudioAnalysisGroup(core);
  }

  /**
   * The operations of {@code recommendations}.
   *
   * @return the group
   */
  public RecommendationsGroup recommendations() {
    return new RecommendationsGroup(core);
  }

  /**
   * The operations of {@code markets}.
   *
   * @return the group
   */
  public MarketsGroup markets() {
    return new MarketsGroup(core);
  }

  /**
   * Calls an endpoint that has no method here. The path is relative to the base URL, and
   * percent-encoded.
   *
   * @param method the method
   * @param path the path, which begins with a slash and may have a query
   * @return the call, which {@code execute} sends
   */
  public OpenCall request(String method, String path) {
    return core.open(method, path);
  }

  /**
   * Makes clients.
   *
   * <p>Not shown: the base URL of the service, so that it has to be given.
   */
  public static final class Builder extends ClientBuilder<Builder> {
    private Builder() {}

    /**
     * Makes the client.
     *
     * @return the client
     */
    public MusicCatalog build() {
      return new MusicCatalog(core());
    }
  }
}
