// Made by endpoint-manifest (java-client) from manifest/groups/unfollowed.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library;

import org.jspecify.annotations.Nullable;

/** The operations of {@code unfollowed}: Pages that cannot be followed. */
public final class UnfollowedGroup {
  private final Core core;

  UnfollowedGroup(Core core) {
    this.core = core;
  }

  /**
   * Calls {@code GET /unfollowed/half-known}.
   *
   * <p>Its answers are not shown
   *
   * <p>Its pages cannot be followed: {@code items} of its answers is not shown; {@code cursor} of
   * its answers is not shown.
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/unfollowed.yaml#operations.half-known} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public HalfKnownCall halfKnown() {
    return new HalfKnownCall(core.request(HalfKnownCall.OPERATION));
  }

  /**
   * Calls {@code GET /unfollowed/no-cursor}.
   *
   * <p>Its cursor is not shown
   *
   * <p>Its pages cannot be followed: {@code cursor} of its requests is not shown; its answers have
   * no {@code cursor}.
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/unfollowed.yaml#operations.no-cursor} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public NoCursorCall noCursor() {
    return new NoCursorCall(core.request(NoCursorCall.OPERATION));
  }

  /**
   * Calls {@code GET /unfollowed/no-first-page}.
   *
   * <p>The number of its first page is not shown
   *
   * <p>Its pages cannot be followed: the number of the first page is not shown (a default or
   * minimum of {@code query.page}).
   *
   * <p>Not shown: header parameters, cookie parameters, body, responses, authentication, limits,
   * deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/unfollowed.yaml#operations.no-first-page} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public NoFirstPageCall noFirstPage() {
    return new NoFirstPageCall(core.request(NoFirstPageCall.OPERATION));
  }

  /**
   * Calls {@code GET /unfollowed/{page}}.
   *
   * <p>Its pages are asked for in the path
   *
   * <p>Its pages cannot be followed: {@code path.page} is part of the path.
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/unfollowed.yaml#operations.in-path} (Handbook).
   *
   * @param page the path parameter {@code page} At least 1.
   * @return the call, which {@code execute} sends
   */
  public InPathCall inPath(String page) {
    return new InPathCall(core.request(InPathCall.OPERATION).path(page));
  }

  /**
   * Calls {@code GET /unfollowed/without-body}.
   *
   * <p>It takes no body
   *
   * <p>Its pages cannot be followed: its requests have no body.
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/unfollowed.yaml#operations.without-body} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public WithoutBodyCall withoutBody() {
    return new WithoutBodyCall(core.request(WithoutBodyCall.OPERATION));
  }

  /**
   * Cannot be called yet. Not shown: its path, to be filled in at {@code
   * manifest/groups/unfollowed.yaml#operations.uncallable}.
   *
   * <p>Its path is not shown
   *
   * <p>From {@code manifest/groups/unfollowed.yaml#operations.uncallable} (Handbook).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void uncallable(PathNotShown notShown) {
    throw new NotShownException(
        "unfollowed.uncallable", "path", "manifest/groups/unfollowed.yaml#operations.uncallable");
  }

  /** A call of {@code client.unfollowed().halfKnown()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class HalfKnownCall extends Call<@Nullable JsonValue, HalfKnownCall> {
    private static final Operation OPERATION =
        Operation.of("unfollowed.half-known", "GET", "/unfollowed/half-known").build();

    private HalfKnownCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    HalfKnownCall with(Request request) {
      return new HalfKnownCall(request);
    }
  }

  /** A call of {@code client.unfollowed().noCursor()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class NoCursorCall extends Call<@Nullable JsonValue, NoCursorCall> {
    private static final Operation OPERATION =
        Operation.of("unfollowed.no-cursor", "GET", "/unfollowed/no-cursor").build();

    private NoCursorCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    NoCursorCall with(Request request) {
      return new NoCursorCall(request);
    }
  }

  /** A call of {@code client.unfollowed().noFirstPage()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class NoFirstPageCall extends Call<@Nullable JsonValue, NoFirstPageCall> {
    private static final Operation OPERATION =
        Operation.of("unfollowed.no-first-page", "GET", "/unfollowed/no-first-page").build();

    private NoFirstPageCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    NoFirstPageCall with(Request request) {
      return new NoFirstPageCall(request);
    }
  }

  /** A call of {@code client.unfollowed().inPath()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class InPathCall extends Call<@Nullable JsonValue, InPathCall> {
    private static final Operation OPERATION =
        Operation.of("unfollowed.in-path", "GET", "/unfollowed/{page}").build();

    private InPathCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    InPathCall with(Request request) {
      return new InPathCall(request);
    }
  }

  /** A call of {@code client.unfollowed().withoutBody()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class WithoutBodyCall extends Call<@Nullable JsonValue, WithoutBodyCall> {
    private static final Operation OPERATION =
        Operation.of("unfollowed.without-body", "GET", "/unfollowed/without-body").build();

    private WithoutBodyCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    WithoutBodyCall with(Request request) {
      return new WithoutBodyCall(request);
    }
  }
}
