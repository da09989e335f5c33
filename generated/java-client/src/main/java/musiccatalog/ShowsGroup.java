// Made by endpoint-manifest (java-client) from manifest/groups/shows.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import org.jspecify.annotations.Nullable;

/** The operations of {@code shows}. */
public final class ShowsGroup {
  private final Core core;

  ShowsGroup(Core core) {
    this.core = core;
  }

  /**
   * Calls {@code GET /shows/{id}}.
   *
   * <p>Get Show: single show
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/shows.yaml#operations.retrieve} (Music Catalog and Playback
   * Service: Interface Specification).
   *
   * @param id identifier of the show
   * @return the call, which {@code execute} sends
   */
  public RetrieveCall retrieve(String id) {
    return new RetrieveCall(core.request(RetrieveCall.OPERATION).path(id));
  }

  /**
   * Calls {@code GET /shows}.
   *
   * <p>Get Several Shows: several shows in one call
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/shows.yaml#operations.bulk-retrieve} (Music Catalog and Playback
   * Service: Interface Specification).
   *
   * @return the call, which {@code execute} sends
   */
  public BulkRetrieveCall bulkRetrieve() {
    return new BulkRetrieveCall(core.request(BulkRetrieveCall.OPERATION));
  }

  /**
   * Calls {@code GET /shows/{id}/episodes}.
   *
   * <p>Get Show Episodes: episodes of the show
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/shows.yaml#operations.list-episodes} (Music Catalog and Playback
   * Service: Interface Specification).
   *
   * @param id identifier of the show
   * @return the call, which {@code execute} sends
   */
  public ListEpisodesCall listEpisodes(String id) {
    return new ListEpisodesCall(core.request(ListEpisodesCall.OPERATION).path(id));
  }

  /** A call of {@code client.shows().retrieve()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class RetrieveCall extends Call<@Nullable JsonValue, RetrieveCall> {
    private static final Operation OPERATION =
        Operation.of("shows.retrieve", "GET", "/shows/{id}").build();

    private RetrieveCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    RetrieveCall with(Request request) {
      return new RetrieveCall(request);
    }
  }

  /** A call of {@code client.shows().bulkRetrieve()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class BulkRetrieveCall extends Call<@Nullable JsonValue, BulkRetrieveCall> {
    private static final Operation OPERATION =
        Operation.of("shows.bulk-retrieve", "GET", "/shows").build();

    private BulkRetrieveCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    BulkRetrieveCall with(Request request) {
      return new BulkRetrieveCall(request);
    }
  }

  /** A call of {@code client.shows().listEpisodes()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class ListEpisodesCall extends Call<@Nullable JsonValue, ListEpisodesCall> {
    private static final Operation OPERATION =
        Operation.of("shows.list-episodes", "GET", "/shows/{id}/episodes").build();

    private ListEpisodesCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    ListEpisodesCall with(Request request) {
      return new ListEpisodesCall(request);
    }
  }
}
