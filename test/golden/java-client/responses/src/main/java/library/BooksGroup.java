// Made by endpoint-manifest (java-client) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library;

import library.models.Book;
import org.jspecify.annotations.Nullable;

/** The operations of {@code books}. */
public final class BooksGroup {
  private final Core core;

  BooksGroup(Core core) {
    this.core = core;
  }

  /**
   * Calls {@code GET /books/{id}}.
   *
   * <p>Get a book
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
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
   * <p>Save a book
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
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
   * Calls {@code DELETE /books/{id}}.
   *
   * <p>Remove a book
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.remove} (Handbook).
   *
   * @param id the path parameter {@code id}
   * @return the call, which {@code execute} sends
   */
  public RemoveCall remove(String id) {
    return new RemoveCall(core.request(RemoveCall.OPERATION).path(id));
  }

  /**
   * Calls {@code POST /books/{id}/borrow}.
   *
   * <p>Two different successes
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.borrow} (Handbook).
   *
   * @param id the path parameter {@code id}
   * @return the call, which {@code execute} sends
   */
  public BorrowCall borrow(String id) {
    return new BorrowCall(core.request(BorrowCall.OPERATION).path(id));
  }

  /**
   * Calls {@code GET /books/any}.
   *
   * <p>A range
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.any-success} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public AnySuccessCall anySuccess() {
    return new AnySuccessCall(core.request(AnySuccessCall.OPERATION));
  }

  /**
   * Calls {@code GET /books/{id}/text}.
   *
   * <p>One answer in several forms
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * <p>The value is the {@code text/plain} body of status 200. It is null for other responses,
   * which {@code withResponse} and {@code as} give.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.read} (Handbook).
   *
   * @param id the path parameter {@code id}
   * @return the call, which {@code execute} sends
   */
  public ReadCall read(String id) {
    return new ReadCall(core.request(ReadCall.OPERATION).path(id));
  }

  /**
   * Calls {@code GET /books/described}.
   *
   * <p>Of the answer only the status is known
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.described-only} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public DescribedOnlyCall describedOnly() {
    return new DescribedOnlyCall(core.request(DescribedOnlyCall.OPERATION));
  }

  /**
   * Calls {@code GET /books/failures}.
   *
   * <p>Only a failure is known
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.failures-only} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public FailuresOnlyCall failuresOnly() {
    return new FailuresOnlyCall(core.request(FailuresOnlyCall.OPERATION));
  }

  /**
   * Calls {@code POST /books/{id}/lend}.
   *
   * <p>Failures of many kinds
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.lend} (Handbook).
   *
   * @param id the path parameter {@code id}
   * @return the call, which {@code execute} sends
   */
  public LendCall lend(String id) {
    return new LendCall(core.request(LendCall.OPERATION).path(id));
  }

  /**
   * Calls {@code POST /books/{id}/extend}.
   *
   * <p>Another body for a status
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.extend} (Handbook).
   *
   * @param id the path parameter {@code id}
   * @return the call, which {@code execute} sends
   */
  public ExtendCall extend(String id) {
    return new ExtendCall(core.request(ExtendCall.OPERATION).path(id));
  }

  /**
   * Calls {@code GET /books/common}.
   *
   * <p>What any operation may answer is all
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.common-only} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public CommonOnlyCall commonOnly() {
    return new CommonOnlyCall(core.request(CommonOnlyCall.OPERATION));
  }

  /**
   * Calls {@code GET /books/not-found}.
   *
   * <p>An operation with the name of an error
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.not-found} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public NotFoundCall notFound() {
    return new NotFoundCall(core.request(NotFoundCall.OPERATION));
  }

  /**
   * Calls {@code GET /books/none}.
   *
   * <p>Nothing that any operation may answer
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.none-of-them} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public NoneOfThemCall noneOfThem() {
    return new NoneOfThemCall(core.request(NoneOfThemCall.OPERATION));
  }

  /**
   * Calls {@code GET /books/unknown}.
   *
   * <p>Nothing is known
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * authentication, pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.unknown} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public UnknownCall unknown() {
    return new UnknownCall(core.request(UnknownCall.OPERATION));
  }

  /**
   * Calls {@code POST /books/relocated}.
   *
   * <p>Its headers are known, and its body is not
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.relocate} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public RelocateCall relocate() {
    return new RelocateCall(core.request(RelocateCall.OPERATION));
  }

  /** A call of {@code client.books().retrieve()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class RetrieveCall extends Call<Book, RetrieveCall> {
    private static final Operation OPERATION =
        Operation.of("books.retrieve", "GET", "/books/{id}")
            .json()
            .failures(Failures.NAMED, 401, 404, 5)
            .build();

    private RetrieveCall(Request request) {
      super(request, Book::new);
    }

    @Override
    RetrieveCall with(Request request) {
      return new RetrieveCall(request);
    }
  }

  /** A call of {@code client.books().save()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class SaveCall extends Call<@Nullable Void, SaveCall> {
    private static final Operation OPERATION =
        Operation.of("books.save", "PUT", "/books/{id}")
            .failures(Failures.NAMED, 401, 403, 5)
            .sends()
            .build();

    private SaveCall(Request request) {
      super(request, Decoder.nothing());
    }

    @Override
    SaveCall with(Request request) {
      return new SaveCall(request);
    }
  }

  /** A call of {@code client.books().remove()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class RemoveCall extends Call<@Nullable Void, RemoveCall> {
    private static final Operation OPERATION =
        Operation.of("books.remove", "DELETE", "/books/{id}")
            .failures(Failures.NAMED, 401, 403, 5)
            .sends()
            .build();

    private RemoveCall(Request request) {
      super(request, Decoder.nothing());
    }

    @Override
    RemoveCall with(Request request) {
      return new RemoveCall(request);
    }
  }

  /** A call of {@code client.books().borrow()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class BorrowCall extends Call<@Nullable Book, BorrowCall> {
    private static final Operation OPERATION =
        Operation.of("books.borrow", "POST", "/books/{id}/borrow")
            .failures(Failures.NAMED, 401, 403, 5)
            .sends()
            .build();

    private BorrowCall(Request request) {
      super(request, Book::new);
    }

    @Override
    BorrowCall with(Request request) {
      return new BorrowCall(request);
    }
  }

  /** A call of {@code client.books().anySuccess()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class AnySuccessCall extends Call<JsonArray<Book>, AnySuccessCall> {
    private static final Operation OPERATION =
        Operation.of("books.any-success", "GET", "/books/any")
            .failures(Failures.NAMED, 401, 403, 4, 5)
            .build();

    private AnySuccessCall(Request request) {
      super(request, Decoder.listOf(Book::new));
    }

    @Override
    AnySuccessCall with(Request request) {
      return new AnySuccessCall(request);
    }
  }

  /** A call of {@code client.books().read()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class ReadCall extends Call<@Nullable JsonString, ReadCall> {
    private static final Operation OPERATION =
        Operation.of("books.read", "GET", "/books/{id}/text")
            .accept("text/plain, application/epub+zip, application/vnd.library.book+json")
            .reads("text/plain", "application/epub+zip", "application/vnd.library.book+json")
            .values(200, "text/plain")
            .failures(Failures.NAMED, 401, 403, 5)
            .build();

    private ReadCall(Request request) {
      super(request, Decoder.text());
    }

    @Override
    ReadCall with(Request request) {
      return new ReadCall(request);
    }
  }

  /** A call of {@code client.books().describedOnly()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class DescribedOnlyCall extends Call<@Nullable JsonValue, DescribedOnlyCall> {
    private static final Operation OPERATION =
        Operation.of("books.described-only", "GET", "/books/described")
            .failures(Failures.NAMED, 401, 403, 5)
            .build();

    private DescribedOnlyCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    DescribedOnlyCall with(Request request) {
      return new DescribedOnlyCall(request);
    }
  }

  /** A call of {@code client.books().failuresOnly()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class FailuresOnlyCall extends Call<@Nullable JsonValue, FailuresOnlyCall> {
    private static final Operation OPERATION =
        Operation.of("books.failures-only", "GET", "/books/failures")
            .failures(Failures.NAMED, 401, 403, 404, 5)
            .build();

    private FailuresOnlyCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    FailuresOnlyCall with(Request request) {
      return new FailuresOnlyCall(request);
    }
  }

  /** A call of {@code client.books().lend()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class LendCall extends Call<@Nullable Void, LendCall> {
    private static final Operation OPERATION =
        Operation.of("books.lend", "POST", "/books/{id}/lend")
            .json()
            .failures(Failures.NAMED, 304, 401, 403, 408, 409, 422, 451, 499, 500, 5)
            .sends()
            .build();

    private LendCall(Request request) {
      super(request, Decoder.nothing());
    }

    @Override
    LendCall with(Request request) {
      return new LendCall(request);
    }
  }

  /** A call of {@code client.books().extend()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class ExtendCall extends Call<Book, ExtendCall> {
    private static final Operation OPERATION =
        Operation.of("books.extend", "POST", "/books/{id}/extend")
            .json()
            .failures(Failures.NAMED, 401, 403, 404, 408, 409, 5)
            .sends()
            .build();

    private ExtendCall(Request request) {
      super(request, Book::new);
    }

    @Override
    ExtendCall with(Request request) {
      return new ExtendCall(request);
    }
  }

  /** A call of {@code client.books().commonOnly()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class CommonOnlyCall extends Call<Book, CommonOnlyCall> {
    private static final Operation OPERATION =
        Operation.of("books.common-only", "GET", "/books/common")
            .json()
            .failures(Failures.NAMED, 401, 403, 5)
            .build();

    private CommonOnlyCall(Request request) {
      super(request, Book::new);
    }

    @Override
    CommonOnlyCall with(Request request) {
      return new CommonOnlyCall(request);
    }
  }

  /** A call of {@code client.books().notFound()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class NotFoundCall extends Call<@Nullable JsonValue, NotFoundCall> {
    private static final Operation OPERATION =
        Operation.of("books.not-found", "GET", "/books/not-found")
            .failures(Failures.NAMED, 401, 403, 404, 5)
            .build();

    private NotFoundCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    NotFoundCall with(Request request) {
      return new NotFoundCall(request);
    }
  }

  /** A call of {@code client.books().noneOfThem()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class NoneOfThemCall extends Call<Book, NoneOfThemCall> {
    private static final Operation OPERATION =
        Operation.of("books.none-of-them", "GET", "/books/none").json().build();

    private NoneOfThemCall(Request request) {
      super(request, Book::new);
    }

    @Override
    NoneOfThemCall with(Request request) {
      return new NoneOfThemCall(request);
    }
  }

  /** A call of {@code client.books().unknown()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class UnknownCall extends Call<@Nullable JsonValue, UnknownCall> {
    private static final Operation OPERATION =
        Operation.of("books.unknown", "GET", "/books/unknown")
            .failures(Failures.NAMED, 401, 403, 5)
            .build();

    private UnknownCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    UnknownCall with(Request request) {
      return new UnknownCall(request);
    }
  }

  /** A call of {@code client.books().relocate()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class RelocateCall extends Call<@Nullable JsonValue, RelocateCall> {
    private static final Operation OPERATION =
        Operation.of("books.relocate", "POST", "/books/relocated")
            .failures(Failures.NAMED, 401, 403, 5)
            .build();

    private RelocateCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    RelocateCall with(Request request) {
      return new RelocateCall(request);
    }
  }
}
