// Made by endpoint-manifest (java-client) from manifest/groups/browse.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import org.jspecify.annotations.Nullable;

/** The operations of {@code browse.categories}: Categories. */
public final class BrowseCategoriesGroup {
  private final Core core;

  BrowseCategoriesGroup(Core core) {
    this.core = core;
  }

  /**
   * Calls {@code GET /browse/categories}.
   *
   * <p>Get Several Browse Categories
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/browse.yaml#subgroups.categories.operations.list} (Music Catalog
   * and Playback Service: Interface Specification).
   *
   * @return the call, which {@code execute} sends
   */
  public ListCall list() {
    return new ListCall(core.request(ListCall.OPERATION));
  }

  /**
   * Calls {@code GET /browse/categories/{category_id}}.
   *
   * <p>Get Single Browse Category
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/browse.yaml#subgroups.categories.operations.retrieve} (Music
   * Catalog and Playback Service: Interface Specification).
   *
   * @param categoryId identifier of the browse category
   * @return the call, which {@code execute} sends
   */
  public RetrieveCall retrieve(String categoryId) {
    return new RetrieveCall(core.request(RetrieveCall.OPERATION).path(categoryId));
  }

  /**
   * Calls {@code GET /browse/categories/{category_id}/playlists}.
   *
   * <p>Get Category's Playlists
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/browse.yaml#subgroups.categories.operations.get-playlists}
   * (Music Catalog and Playback Service: Interface Specification).
   *
   * @param categoryId identifier of the browse category
   * @return the call, which {@code execute} sends
   * @deprecated Not shown: since when, until when it works, what replaces it and why.
   */
  @Deprecated
  public GetPlaylistsCall getPlaylists(String categoryId) {
    return new GetPlaylistsCall(core.request(GetPlaylistsCall.OPERATION).path(categoryId));
  }

  /**
   * A call of {@code client.browse().categories().list()}. Nothing is sent until it is executed.
   */
  @CheckReturnValue
  public static final class ListCall extends Call<@Nullable JsonValue, ListCall> {
    private static final Operation OPERATION =
        Operation.of("browse.categories.list", "GET", "/browse/categories").build();

    private ListCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    ListCall with(Request request) {
      return new ListCall(request);
    }
  }

  /**
   * A call of {@code client.browse().categories().retrieve()}. Nothing is sent until it is
   * executed.
   */
  @CheckReturnValue
  public static final class RetrieveCall extends Call<@Nullable JsonValue, RetrieveCall> {
    private static final Operation OPERATION =
        Operation.of("browse.categories.retrieve", "GET", "/browse/categories/{category_id}")
            .build();

    private RetrieveCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    RetrieveCall with(Request request) {
      return new RetrieveCall(request);
    }
  }

  /**
   * A call of {@code client.browse().categories().getPlaylists()}. Nothing is sent until it is
   * executed.
   */
  @CheckReturnValue
  public static final class GetPlaylistsCall extends Call<@Nullable JsonValue, GetPlaylistsCall> {
    private static final Operation OPERATION =
        Operation.of(
                "browse.categories.get-playlists",
                "GET",
                "/browse/categories/{category_id}/playlists")
            .deprecated(Deprecation.of(null, null, null, null))
            .build();

    private GetPlaylistsCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    GetPlaylistsCall with(Request request) {
      return new GetPlaylistsCall(request);
    }
  }
}
