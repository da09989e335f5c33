// Made by endpoint-manifest (java-client) from manifest/groups/artists.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import org.jspecify.annotations.Nullable;

/** The operations of {@code artists}. */
public final class ArtistsGroup {
  private final Core core;

  ArtistsGroup(Core core) {
    this.core = core;
  }

  /**
   * Calls {@code GET /artists/{id}}.
   *
   * <p>Get Artist: single artist
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/artists.yaml#operations.retrieve} (Music Catalog and Playback
   * Service: Interface Specification).
   *
   * @param id identifier of the artist
   * @return the call, which {@code execute} sends
   */
  public RetrieveCall retrieve(String id) {
    return new RetrieveCall(core.request(RetrieveCall.OPERATION).path(id));
  }

  /**
   * Calls {@code GET /artists}.
   *
   * <p>Get Several Artists: several artists in one call
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/artists.yaml#operations.bulk-retrieve} (Music Catalog and
   * Playback Service: Interface Specification).
   *
   * @return the call, which {@code execute} sends
   */
  public BulkRetrieveCall bulkRetrieve() {
    return new BulkRetrieveCall(core.request(BulkRetrieveCall.OPERATION));
  }

  /**
   * Calls {@code GET /artists/{id}/albums}.
   *
   * <p>Get Artist's Albums: albums of the artist
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/artists.yaml#operations.list-albums} (Music Catalog and Playback
   * Service: Interface Specification).
   *
   * @param id identifier of the artist
   * @return the call, which {@code execute} sends
   */
  public ListAlbumsCall listAlbums(String id) {
    return new ListAlbumsCall(core.request(ListAlbumsCall.OPERATION).path(id));
  }

  /**
   * Calls {@code GET /artists/{id}/top-tracks}.
   *
   * <p>Get Artist's Top Tracks: top tracks of the artist
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/artists.yaml#operations.top-tracks} (Music Catalog and Playback
   * Service: Interface Specification).
   *
   * @param id identifier of the artist
   * @return the call, which {@code execute} sends
   */
  public TopTracksCall topTracks(String id) {
    return new TopTracksCall(core.request(TopTracksCall.OPERATION).path(id));
  }

  /**
   * Calls {@code GET /artists/{id}/related-artists}.
   *
   * <p>Get Artist's Related Artists
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/artists.yaml#operations.list-related-artists} (Music Catalog and
   * Playback Service: Interface Specification).
   *
   * @param id identifier of the artist
   * @return the call, which {@code execute} sends
   * @deprecated Not shown: since when, until when it works, what replaces it and why.
   */
  @Deprecated
  public ListRelatedArtistsCall listRelatedArtists(String id) {
    return new ListRelatedArtistsCall(core.request(ListRelatedArtistsCall.OPERATION).path(id));
  }

  /** A call of {@code client.artists().retrieve()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class RetrieveCall extends Call<@Nullable JsonValue, RetrieveCall> {
    private static final Operation OPERATION =
        Operation.of("artists.retrieve", "GET", "/artists/{id}").build();

    private RetrieveCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    RetrieveCall with(Request request) {
      return new RetrieveCall(request);
    }
  }

  /** A call of {@code client.artists().bulkRetrieve()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class BulkRetrieveCall extends Call<@Nullable JsonValue, BulkRetrieveCall> {
    private static final Operation OPERATION =
        Operation.of("artists.bulk-retrieve", "GET", "/artists").build();

    private BulkRetrieveCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    BulkRetrieveCall with(Request request) {
      return new BulkRetrieveCall(request);
    }
  }

  /** A call of {@code client.artists().listAlbums()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class ListAlbumsCall extends Call<@Nullable JsonValue, ListAlbumsCall> {
    private static final Operation OPERATION =
        Operation.of("artists.list-albums", "GET", "/artists/{id}/albums").build();

    private ListAlbumsCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    ListAlbumsCall with(Request request) {
      return new ListAlbumsCall(request);
    }
  }

  /** A call of {@code client.artists().topTracks()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class TopTracksCall extends Call<@Nullable JsonValue, TopTracksCall> {
    private static final Operation OPERATION =
        Operation.of("artists.top-tracks", "GET", "/artists/{id}/top-tracks").build();

    private TopTracksCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    TopTracksCall with(Request request) {
      return new TopTracksCall(request);
    }
  }

  /**
   * A call of {@code client.artists().listRelatedArtists()}. Nothing is sent until it is executed.
   */
  @CheckReturnValue
  public static final class ListRelatedArtistsCall
      extends Call<@Nullable JsonValue, ListRelatedArtistsCall> {
    private static final Operation OPERATION =
        Operation.of("artists.list-related-artists", "GET", "/artists/{id}/related-artists")
            .deprecated(Deprecation.of(null, null, null, null))
            .build();

    private ListRelatedArtistsCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    ListRelatedArtistsCall with(Request request) {
      return new ListRelatedArtistsCall(request);
    }
  }
}
