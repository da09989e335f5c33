// Made by endpoint-manifest (java-client) from manifest/groups/browse.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import org.jspecify.annotations.Nullable;

/** The operations of {@code browse}. */
public final class BrowseGroup {
  private final Core core;

  BrowseGroup(Core core) {
    this.core = core;
  }

  /**
   * The operations of {@code browse.categories}: Categories.
   *
   * @return the group
   */
  public BrowseCategoriesGroup categories() {
    return new BrowseCategoriesGroup(core);
  }

  /**
   * Calls {@code GET /browse/featured-playlists}.
   *
   * <p>Get Featured Playlists
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/browse.yaml#operations.get-featured-playlists} (Music Catalog
   * and Playback Service: Interface Specification).
   *
   * @return the call, which {@code execute} sends
   * @deprecated Not shown: since when, until when it works, what replaces it and why.
   */
  @Deprecated
  public GetFeaturedPlaylistsCall getFeaturedPlaylists() {
    return new GetFeaturedPlaylistsCall(core.request(GetFeaturedPlaylistsCall.OPERATION));
  }

  /**
   * Calls {@code GET /browse/new-releases}.
   *
   * <p>Get New Releases
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/browse.yaml#operations.get-new-releases} (Music Catalog and
   * Playback Service: Interface Specification).
   *
   * @return the call, which {@code execute} sends
   */
  public GetNewReleasesCall getNewReleases() {
    return new GetNewReleasesCall(core.request(GetNewReleasesCall.OPERATION));
  }

  /**
   * A call of {@code client.browse().getFeaturedPlaylists()}. Nothing is sent until it is executed.
   */
  @CheckReturnValue
  public static final class GetFeaturedPlaylistsCall
      extends Call<@Nullable JsonValue, GetFeaturedPlaylistsCall> {
    private static final Operation OPERATION =
        Operation.of("browse.get-featured-playlists", "GET", "/browse/featured-playlists")
            .deprecated(Deprecation.of(null, null, null, null))
            .build();

    private GetFeaturedPlaylistsCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    GetFeaturedPlaylistsCall with(Request request) {
      return new GetFeaturedPlaylistsCall(request);
    }
  }

  /** A call of {@code client.browse().getNewReleases()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class GetNewReleasesCall
      extends Call<@Nullable JsonValue, GetNewReleasesCall> {
    private static final Operation OPERATION =
        Operation.of("browse.get-new-releases", "GET", "/browse/new-releases").build();

    private GetNewReleasesCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    GetNewReleasesCall with(Request request) {
      return new GetNewReleasesCall(request);
    }
  }
}
