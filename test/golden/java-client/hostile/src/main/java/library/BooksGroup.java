// Made by endpoint-manifest (java-client) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library;

import java.util.List;
import library.models.Book;
import library.models.BooksSend_Query_N1_Item;
import org.jspecify.annotations.Nullable;

/**
 * The operations of {@code books}: *&#47; export const broken = {@code ${1}}; /*.
 *
 * <p>Line one line two line three&#92;u0000end &#92;u001b[31mred
 */
public final class BooksGroup {
  private final Core core;

  BooksGroup(Core core) {
    this.core = core;
  }

  /**
   * Calls `POST /books/{*&#47;}/{`$x`}/{"}/{'}/{&#92;}`.
   *
   * <p>Send *&#47;: {@code ${process.env}} and &lt;script&gt;alert(1)&lt;/script&gt;
   *
   * <p>&#64;param id - not a parameter &#64;returns {never}
   *
   * <pre>
   *     indented: *&#47;
   * | a | b |
   * </pre>
   *
   * <ul>
   *   <li>1. list
   * </ul>
   *
   * <p>Not shown: idempotency, authentication, pagination, limits.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.send} (Handbook *&#47; second line third).
   *
   * @param starSlash the path parameter `*&#47;`
   * @param x the path parameter {@code $x}
   * @param quote the path parameter {@code "}
   * @param apostrophe the path parameter {@code '}
   * @param backslash the path parameter `&#92;`
   * @return the call, which {@code execute} sends
   * @deprecated Since 2026-02-01. Not shown: until when it works and what replaces it. *&#47;
   *     because &#64;internal
   */
  @Deprecated(since = "2026-02-01")
  public SendCall send(
      String starSlash, String x, String quote, String apostrophe, String backslash) {
    return new SendCall(
        core.request(SendCall.OPERATION).path(starSlash, x, quote, apostrophe, backslash));
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/books.yaml#operations.not-shown}.
   *
   * <p>Not&#92;u200bshown &#92;ufeff but titled
   *
   * <p>From {@code manifest/groups/books.yaml#operations.not-shown} (Handbook *&#47; second line
   * third).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void notShown(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "books.not-shown", "method and path", "manifest/groups/books.yaml#operations.not-shown");
  }

  /**
   * Calls {@code GET /call/{hasOwnProperty}}.
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.call} (Handbook *&#47; second line third).
   *
   * @param hasOwnProperty the path parameter {@code hasOwnProperty}
   * @return the call, which {@code execute} sends
   */
  public CallCall call(String hasOwnProperty) {
    return new CallCall(core.request(CallCall.OPERATION).path(hasOwnProperty));
  }

  /**
   * Calls {@code DELETE /books/{__proto__}}.
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.delete} (Handbook *&#47; second line
   * third).
   *
   * @param proto the path parameter {@code __proto__}
   * @return the call, which {@code execute} sends
   */
  public DeleteCall delete(String proto) {
    return new DeleteCall(core.request(DeleteCall.OPERATION).path(proto));
  }

  /**
   * Calls {@code GET /then/{then}}.
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.then} (Handbook *&#47; second line third).
   *
   * @param then the path parameter {@code then}
   * @return the call, which {@code execute} sends
   */
  public ThenCall then(String then) {
    return new ThenCall(core.request(ThenCall.OPERATION).path(then));
  }

  /**
   * Calls {@code GET /constructor/{constructor}}.
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.constructor} (Handbook *&#47; second line
   * third).
   *
   * @param constructor the path parameter {@code constructor}
   * @return the call, which {@code execute} sends
   */
  public ConstructorCall constructor(String constructor) {
    return new ConstructorCall(core.request(ConstructorCall.OPERATION).path(constructor));
  }

  /**
   * Calls {@code GET /to-string/{0}}.
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.to-string} (Handbook *&#47; second line
   * third).
   *
   * @param n0 the path parameter {@code 0}
   * @return the call, which {@code execute} sends
   */
  public ToStringCall toString_(String n0) {
    return new ToStringCall(core.request(ToStringCall.OPERATION).path(n0));
  }

  /**
   * Calls `GET /schemas/{🎤}/{.}`.
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.schemas} (Handbook *&#47; second line
   * third).
   *
   * @param u1f3a4 the path parameter `🎤`
   * @param dot the path parameter {@code .}
   * @return the call, which {@code execute} sends
   */
  public SchemasCall schemas(String u1f3a4, String dot) {
    return new SchemasCall(core.request(SchemasCall.OPERATION).path(u1f3a4, dot));
  }

  /** A call of {@code client.books().send()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class SendCall extends Call<Book, SendCall> {
    private static final Operation OPERATION =
        Operation.of("books.send", "POST", "/books/{*/}/{`$x`}/{\"}/{'}/{\\}")
            .parameter(Parameter.of(Place.QUERY, "`${1}`", Style.FORM))
            .parameter(Parameter.of(Place.QUERY, "ids[]", Style.FORM).explode())
            .json()
            .deprecated(Deprecation.of("2026-02-01", null, null, "*/ because\n@internal"))
            .sends("application/json; profile=\"*/ ${x} '\"")
            .build();

    private SendCall(Request request) {
      super(request, Book::new);
    }

    @Override
    SendCall with(Request request) {
      return new SendCall(request);
    }

    /**
     * The query parameter {@code __proto__}.
     *
     * <p>*&#47;
     *
     * <p>Not shown: whether it is required.
     *
     * @param value the value
     * @return a call that sends it
     */
    public SendCall proto(String value) {
      return with(request().query("__proto__", value));
    }

    /**
     * The query parameter {@code ${1}}.
     *
     * <p>Not shown: whether it is required.
     *
     * @param value the value
     * @return a call that sends it
     */
    public SendCall n1(List<BooksSend_Query_N1_Item> value) {
      return with(request().query("`${1}`", value));
    }

    /**
     * The query parameter {@code ids[]}.
     *
     * <p>Not shown: whether it is required.
     *
     * @param value the value
     * @return a call that sends it
     */
    public SendCall ids(List<String> value) {
      return with(request().query("ids[]", value));
    }

    /**
     * The request body, sent as `application/json; profile="*&#47; ${x} '"`.
     *
     * @param value the body
     * @return a call that sends it
     */
    public SendCall body(Book value) {
      return with(request().json(value));
    }

    /**
     * The request body, sent as {@code text/x-}'$`.
     *
     * @param value the body
     * @return a call that sends it
     */
    public SendCall backtickApostropheDollarBody(String value) {
      return with(request().text(value).contentType("text/x-`'$"));
    }
  }

  /** A call of {@code client.books().call()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class CallCall extends Call<@Nullable JsonValue, CallCall> {
    private static final Operation OPERATION =
        Operation.of("books.call", "GET", "/call/{hasOwnProperty}").build();

    private CallCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    CallCall with(Request request) {
      return new CallCall(request);
    }
  }

  /** A call of {@code client.books().delete()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class DeleteCall extends Call<@Nullable JsonValue, DeleteCall> {
    private static final Operation OPERATION =
        Operation.of("books.delete", "DELETE", "/books/{__proto__}").sends().build();

    private DeleteCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    DeleteCall with(Request request) {
      return new DeleteCall(request);
    }
  }

  /** A call of {@code client.books().then()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class ThenCall extends Call<@Nullable JsonValue, ThenCall> {
    private static final Operation OPERATION =
        Operation.of("books.then", "GET", "/then/{then}").build();

    private ThenCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    ThenCall with(Request request) {
      return new ThenCall(request);
    }
  }

  /** A call of {@code client.books().constructor()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class ConstructorCall extends Call<@Nullable JsonValue, ConstructorCall> {
    private static final Operation OPERATION =
        Operation.of("books.constructor", "GET", "/constructor/{constructor}").build();

    private ConstructorCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    ConstructorCall with(Request request) {
      return new ConstructorCall(request);
    }
  }

  /** A call of {@code client.books().toString_()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class ToStringCall extends Call<@Nullable JsonValue, ToStringCall> {
    private static final Operation OPERATION =
        Operation.of("books.to-string", "GET", "/to-string/{0}").build();

    private ToStringCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    ToStringCall with(Request request) {
      return new ToStringCall(request);
    }
  }

  /** A call of {@code client.books().schemas()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class SchemasCall extends Call<@Nullable JsonValue, SchemasCall> {
    private static final Operation OPERATION =
        Operation.of("books.schemas", "GET", "/schemas/{🎤}/{.}").build();

    private SchemasCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    SchemasCall with(Request request) {
      return new SchemasCall(request);
    }
  }
}
