// Made by endpoint-manifest (java-client) from manifest/groups/shelves.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library;

import library.models.ShelvesByLink_Answer;
import library.models.ShelvesByLinkedPages_Answer;
import library.models.ShelvesList_Answer;
import org.jspecify.annotations.Nullable;

/** The operations of {@code shelves}. */
public final class ShelvesGroup {
  private final Core core;

  ShelvesGroup(Core core) {
    this.core = core;
  }

  /**
   * Calls {@code GET /shelves}.
   *
   * <p>By page numbers
   *
   * <p>Pages by {@code query.page}.
   *
   * <p>Not shown: header parameters, cookie parameters, body, authentication, limits, deprecation.
   *
   * <p>From {@code manifest/groups/shelves.yaml#operations.list} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public ListCall list() {
    return new ListCall(core.request(ListCall.OPERATION));
  }

  /**
   * Calls {@code GET /shelves/by-token}.
   *
   * <p>By cursors in headers
   *
   * <p>Pages by {@code header.X-Page-Token}.
   *
   * <p>Not shown: query parameters, cookie parameters, body, authentication, limits, deprecation.
   *
   * <p>From {@code manifest/groups/shelves.yaml#operations.by-token} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public ByTokenCall byToken() {
    return new ByTokenCall(core.request(ByTokenCall.OPERATION));
  }

  /**
   * Calls {@code GET /shelves/by-link}.
   *
   * <p>By links
   *
   * <p>Pages by its links.
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * limits, deprecation.
   *
   * <p>From {@code manifest/groups/shelves.yaml#operations.by-link} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public ByLinkCall byLink() {
    return new ByLinkCall(core.request(ByLinkCall.OPERATION));
  }

  /**
   * Calls {@code GET /shelves/by-linked-pages}.
   *
   * <p>By links to pages that have numbers
   *
   * <p>Pages by its links.
   *
   * <p>Not shown: header parameters, cookie parameters, body, authentication, limits, deprecation.
   *
   * <p>From {@code manifest/groups/shelves.yaml#operations.by-linked-pages} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public ByLinkedPagesCall byLinkedPages() {
    return new ByLinkedPagesCall(core.request(ByLinkedPagesCall.OPERATION));
  }

  /**
   * Calls {@code GET /shelves/by-link-header}.
   *
   * <p>By the header Link
   *
   * <p>Pages by its links.
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/shelves.yaml#operations.by-link-header} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public ByLinkHeaderCall byLinkHeader() {
    return new ByLinkHeaderCall(core.request(ByLinkHeaderCall.OPERATION));
  }

  /**
   * Calls {@code GET /shelves/paging}.
   *
   * <p>How shelves are paged
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/shelves.yaml#operations.list-paging} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public ListPagingCall listPaging() {
    return new ListPagingCall(core.request(ListPagingCall.OPERATION));
  }

  /** A call of {@code client.shelves().list()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class ListCall
      extends PagedCall<@Nullable ShelvesList_Answer, JsonString, ListCall> {
    private static final Operation OPERATION =
        Operation.of("shelves.list", "GET", "/shelves").json().build();

    private static final Paging PAGING =
        Paging.by(Strategy.PAGE)
            .parameter(Place.QUERY, "page")
            .first(1)
            .items("/data")
            .total("/meta/total")
            .hasMore("/meta/more")
            .build();

    private ListCall(Request request) {
      super(request, Decoder.nullable(ShelvesList_Answer::new), PAGING, Decoder.text());
    }

    @Override
    ListCall with(Request request) {
      return new ListCall(request);
    }

    /**
     * The query parameter {@code page}.
     *
     * <p>At least 1.
     *
     * <p>Not shown: whether it is required.
     *
     * @param value the value
     * @return a call that sends it
     */
    public ListCall page(long value) {
      return with(request().query("page", value));
    }
  }

  /** A call of {@code client.shelves().byToken()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class ByTokenCall
      extends PagedCall<JsonArray<String>, JsonString, ByTokenCall> {
    private static final Operation OPERATION =
        Operation.of("shelves.by-token", "GET", "/shelves/by-token").json().build();

    private static final Paging PAGING =
        Paging.by(Strategy.CURSOR)
            .parameter(Place.HEADER, "X-Page-Token")
            .cursor("header:X-Next-Page-Token")
            .hasMore("header:X-Has-More")
            .build();

    private ByTokenCall(Request request) {
      super(request, Decoder.listOf(JsonValue::asText), PAGING, Decoder.text());
    }

    @Override
    ByTokenCall with(Request request) {
      return new ByTokenCall(request);
    }

    /**
     * The header parameter {@code X-Page-Token}.
     *
     * <p>Not shown: whether it is required.
     *
     * @param value the value
     * @return a call that sends it
     */
    public ByTokenCall xPageToken(String value) {
      return with(request().header("X-Page-Token", value));
    }
  }

  /** A call of {@code client.shelves().byLink()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class ByLinkCall
      extends PagedCall<ShelvesByLink_Answer, JsonValue, ByLinkCall> {
    private static final Operation OPERATION =
        Operation.of("shelves.by-link", "GET", "/shelves/by-link").json().build();

    private static final Paging PAGING =
        Paging.by(Strategy.LINK).items("/items").next("/links/next").build();

    private ByLinkCall(Request request) {
      super(request, ShelvesByLink_Answer::new, PAGING, Decoder.json());
    }

    @Override
    ByLinkCall with(Request request) {
      return new ByLinkCall(request);
    }
  }

  /** A call of {@code client.shelves().byLinkedPages()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class ByLinkedPagesCall
      extends PagedCall<ShelvesByLinkedPages_Answer, JsonString, ByLinkedPagesCall> {
    private static final Operation OPERATION =
        Operation.of("shelves.by-linked-pages", "GET", "/shelves/by-linked-pages").json().build();

    private static final Paging PAGING =
        Paging.by(Strategy.LINK).first(1).items("/data").total("/total").next("/next").build();

    private ByLinkedPagesCall(Request request) {
      super(request, ShelvesByLinkedPages_Answer::new, PAGING, Decoder.text());
    }

    @Override
    ByLinkedPagesCall with(Request request) {
      return new ByLinkedPagesCall(request);
    }

    /**
     * The query parameter {@code page}.
     *
     * <p>At least 1.
     *
     * @param value the value
     * @return a call that sends it
     */
    public ByLinkedPagesCall page(long value) {
      return with(request().query("page", value));
    }

    /**
     * The query parameter {@code limit}.
     *
     * <p>1 to 50.
     *
     * @param value the value
     * @return a call that sends it
     */
    public ByLinkedPagesCall limit(long value) {
      return with(request().query("limit", value));
    }
  }

  /** A call of {@code client.shelves().byLinkHeader()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class ByLinkHeaderCall
      extends PagedCall<@Nullable JsonValue, JsonValue, ByLinkHeaderCall> {
    private static final Operation OPERATION =
        Operation.of("shelves.by-link-header", "GET", "/shelves/by-link-header").build();

    private static final Paging PAGING =
        Paging.by(Strategy.LINK).total("header:X-Total-Count").next("header:Link").build();

    private ByLinkHeaderCall(Request request) {
      super(request, Decoder.json(), PAGING, Decoder.json());
    }

    @Override
    ByLinkHeaderCall with(Request request) {
      return new ByLinkHeaderCall(request);
    }
  }

  /** A call of {@code client.shelves().listPaging()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class ListPagingCall extends Call<@Nullable JsonValue, ListPagingCall> {
    private static final Operation OPERATION =
        Operation.of("shelves.list-paging", "GET", "/shelves/paging").build();

    private ListPagingCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    ListPagingCall with(Request request) {
      return new ListPagingCall(request);
    }
  }
}
