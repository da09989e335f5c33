// Made by endpoint-manifest (java-client) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library;

import java.time.LocalDate;
import java.util.List;
import library.models.Book;
import library.models.Field;

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
   * <p>Not shown: header parameters, cookie parameters, body, authentication, pagination, limits,
   * deprecation.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.retrieve} (Handbook).
   *
   * @param id the path parameter {@code id}
   * @return the call, which {@code execute} sends
   */
  public RetrieveCall retrieve(String id) {
    return new RetrieveCall(core.request(RetrieveCall.OPERATION).path(id));
  }

  /** A call of {@code client.books().retrieve()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class RetrieveCall extends Call<Book, RetrieveCall> {
    private static final Operation OPERATION =
        Operation.of("books.retrieve", "GET", "/books/{id}")
            .parameter(Parameter.of(Place.QUERY, "fields", Style.FORM))
            .json()
            .build();

    private RetrieveCall(Request request) {
      super(request, Book::new);
    }

    @Override
    RetrieveCall with(Request request) {
      return new RetrieveCall(request);
    }

    /**
     * The query parameter {@code fields}.
     *
     * <p>Unique items.
     *
     * <p>Not shown: whether it is required.
     *
     * @param value the value
     * @return a call that sends it
     */
    public RetrieveCall fields(List<Field> value) {
      return with(request().query("fields", value));
    }

    /**
     * The query parameter {@code since}.
     *
     * <p>Format: {@code date}.
     *
     * <p>Not shown: whether it is required.
     *
     * @param value the value
     * @return a call that sends it
     */
    public RetrieveCall since(LocalDate value) {
      return with(request().query("since", value));
    }
  }
}
