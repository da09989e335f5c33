// Made by endpoint-manifest (java-client) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library;

import org.jspecify.annotations.Nullable;

/** The operations of {@code books}. */
public final class BooksGroup {
  private final Core core;

  BooksGroup(Core core) {
    this.core = core;
  }

  /**
   * Calls {@code GET /books}.
   *
   * <p>Free for all
   *
   * <p>Needs no authentication.
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.list} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public ListCall list() {
    return new ListCall(core.request(ListCall.OPERATION));
  }

  /**
   * Calls {@code GET /books/{id}}.
   *
   * <p>What is not said holds by default
   *
   * <p>Needs {@code oauth} (no scope needed).
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.retrieve} (Handbook).
   *
   * @param id the path parameter {@code id}
   * @return the call, which {@code execute} sends
   */
  public RetrieveCall retrieve(String id) {
    return new RetrieveCall(core.request(RetrieveCall.OPERATION).path(id));
  }

  /**
   * Calls {@code PUT /books/{id}}.
   *
   * <p>All of these, or that one
   *
   * <p>Needs {@code oauth} with the scopes {@code library:read} and {@code library:write} together
   * with {@code key}, or {@code basic}.
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.save} (Handbook).
   *
   * @param id the path parameter {@code id}
   * @return the call, which {@code execute} sends
   */
  public SaveCall save(String id) {
    return new SaveCall(core.request(SaveCall.OPERATION).path(id));
  }

  /**
   * Calls {@code POST /books/{id}/signature}.
   *
   * <p>A certificate beside a key, or the certificate alone
   *
   * <p>Needs a certificate of the HTTP client ({@code certificate}) together with {@code
   * tokenCookie}, or a certificate of the HTTP client ({@code certificate}).
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * idempotency, pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.sign} (Handbook).
   *
   * @param id the path parameter {@code id}
   * @return the call, which {@code execute} sends
   */
  public SignCall sign(String id) {
    return new SignCall(core.request(SignCall.OPERATION).path(id));
  }

  /**
   * Calls {@code POST /books/{id}/certificate}.
   *
   * <p>A certificate is no matter of a request
   *
   * <p>Needs a certificate of the HTTP client ({@code certificate}).
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * idempotency, pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.certify} (Handbook).
   *
   * @param id the path parameter {@code id}
   * @return the call, which {@code execute} sends
   */
  public CertifyCall certify(String id) {
    return new CertifyCall(core.request(CertifyCall.OPERATION).path(id));
  }

  /**
   * Calls {@code PATCH /books/{id}}.
   *
   * <p>The same as another operation needs
   *
   * <p>Needs {@code oauth} with the scopes {@code library:read} and {@code library:write} together
   * with {@code key}, or {@code basic}.
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * idempotency, pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.update} (Handbook).
   *
   * @param id the path parameter {@code id}
   * @return the call, which {@code execute} sends
   */
  public UpdateCall update(String id) {
    return new UpdateCall(core.request(UpdateCall.OPERATION).path(id));
  }

  /**
   * Calls {@code GET /books/open}.
   *
   * <p>A scope that is not listed, and one that is not known
   *
   * <p>Needs {@code openScopes} with the scope {@code unlisted}, or {@code oauth} (scopes not
   * shown), or {@code unlisted-scheme}.
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.open} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public OpenCall_ open() {
    return new OpenCall_(core.request(OpenCall_.OPERATION));
  }

  /**
   * Calls {@code GET /shelves}.
   *
   * <p>Whoever has credentials is known, and they may be left out
   *
   * <p>Takes {@code oauth} with the scope {@code library:read}, or {@code key}, or no
   * authentication.
   *
   * <p>Not shown: body, responses, pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.browse} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public BrowseCall browse() {
    return new BrowseCall(core.request(BrowseCall.OPERATION));
  }

  /**
   * Calls {@code POST /shelves}.
   *
   * <p>Another way that is not shown
   *
   * <p>Takes {@code key}, or in a way that is not shown.
   *
   * <p>Not shown: body, responses, idempotency, other ways to authenticate, pagination, limits,
   * deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.reserve} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public ReserveCall reserve() {
    return new ReserveCall(core.request(ReserveCall.OPERATION));
  }

  /**
   * Calls {@code PUT /shelves}.
   *
   * <p>Not what holds by default, and no more is known
   *
   * <p>Not shown: body, responses, authentication, pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.lend} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public LendCall lend() {
    return new LendCall(core.request(LendCall.OPERATION));
  }

  /** A call of {@code client.books().list()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class ListCall extends Call<@Nullable JsonValue, ListCall> {
    private static final Operation OPERATION = Operation.of("books.list", "GET", "/books").build();

    private ListCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    ListCall with(Request request) {
      return new ListCall(request);
    }
  }

  /** A call of {@code client.books().retrieve()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class RetrieveCall extends Call<@Nullable JsonValue, RetrieveCall> {
    private static final Operation OPERATION =
        Operation.of("books.retrieve", "GET", "/books/{id}").need(Needs.OAUTH).build();

    private RetrieveCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    RetrieveCall with(Request request) {
      return new RetrieveCall(request);
    }
  }

  /** A call of {@code client.books().save()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class SaveCall extends Call<@Nullable JsonValue, SaveCall> {
    private static final Operation OPERATION =
        Operation.of("books.save", "PUT", "/books/{id}")
            .need(Needs.OAUTH_KEY_BASIC)
            .sends()
            .build();

    private SaveCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    SaveCall with(Request request) {
      return new SaveCall(request);
    }
  }

  /** A call of {@code client.books().sign()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class SignCall extends Call<@Nullable JsonValue, SignCall> {
    private static final Operation OPERATION =
        Operation.of("books.sign", "POST", "/books/{id}/signature")
            .need(Needs.TOKEN_COOKIE)
            .sends()
            .build();

    private SignCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    SignCall with(Request request) {
      return new SignCall(request);
    }
  }

  /** A call of {@code client.books().certify()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class CertifyCall extends Call<@Nullable JsonValue, CertifyCall> {
    private static final Operation OPERATION =
        Operation.of("books.certify", "POST", "/books/{id}/certificate").sends().build();

    private CertifyCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    CertifyCall with(Request request) {
      return new CertifyCall(request);
    }
  }

  /** A call of {@code client.books().update()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class UpdateCall extends Call<@Nullable JsonValue, UpdateCall> {
    private static final Operation OPERATION =
        Operation.of("books.update", "PATCH", "/books/{id}")
            .need(Needs.OAUTH_KEY_BASIC)
            .sends()
            .build();

    private UpdateCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    UpdateCall with(Request request) {
      return new UpdateCall(request);
    }
  }

  /** A call of {@code client.books().open()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class OpenCall_ extends Call<@Nullable JsonValue, OpenCall_> {
    private static final Operation OPERATION =
        Operation.of("books.open", "GET", "/books/open")
            .need(Needs.OPEN_SCOPES_OAUTH_UNLISTED_SCHEME)
            .build();

    private OpenCall_(Request request) {
      super(request, Decoder.json());
    }

    @Override
    OpenCall_ with(Request request) {
      return new OpenCall_(request);
    }
  }

  /** A call of {@code client.books().browse()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class BrowseCall extends Call<@Nullable JsonValue, BrowseCall> {
    private static final Operation OPERATION =
        Operation.of("books.browse", "GET", "/shelves").need(Needs.OAUTH_KEY).build();

    private BrowseCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    BrowseCall with(Request request) {
      return new BrowseCall(request);
    }
  }

  /** A call of {@code client.books().reserve()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class ReserveCall extends Call<@Nullable JsonValue, ReserveCall> {
    private static final Operation OPERATION =
        Operation.of("books.reserve", "POST", "/shelves").need(Needs.KEY).sends().build();

    private ReserveCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    ReserveCall with(Request request) {
      return new ReserveCall(request);
    }
  }

  /** A call of {@code client.books().lend()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class LendCall extends Call<@Nullable JsonValue, LendCall> {
    private static final Operation OPERATION =
        Operation.of("books.lend", "PUT", "/shelves").sends().build();

    private LendCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    LendCall with(Request request) {
      return new LendCall(request);
    }
  }
}
