// Made by endpoint-manifest (java-client) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library;

import library.models.Author;
import library.models.Book;
import library.models.BookPage;
import library.models.BooksBrowse_Answer;
import library.models.BooksFind_Answer;
import library.models.BooksFind_Body;
import library.models.BooksRecent_Answer;
import library.models.SearchResult;
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
   * <p>List books
   *
   * <p>Pages by {@code query.offset}.
   *
   * <p>Not shown: body, authentication, limits, deprecation.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.list} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public ListCall list() {
    return new ListCall(core.request(ListCall.OPERATION));
  }

  /**
   * Calls {@code GET /browse/{theme}}.
   *
   * <p>Pages under a key
   *
   * <p>Pages by {@code query.offset}.
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * limits, deprecation.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.browse} (Handbook).
   *
   * @param theme the path parameter {@code theme}
   * @return the call, which {@code execute} sends
   */
  public BrowseCall browse(String theme) {
    return new BrowseCall(core.request(BrowseCall.OPERATION).path(theme));
  }

  /**
   * Calls {@code GET /search}.
   *
   * <p>Several pages in one answer
   *
   * <p>Several pages in one response, by {@code query.offset}.
   *
   * <p>Not shown: header parameters, cookie parameters, body, authentication, limits, deprecation.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.search} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public SearchCall search() {
    return new SearchCall(core.request(SearchCall.OPERATION));
  }

  /**
   * Calls {@code POST /books/find}.
   *
   * <p>Counted from 1, in the body
   *
   * <p>Pages by {@code body.start}.
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, idempotency,
   * authentication, limits, deprecation.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.find} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public FindCall find() {
    return new FindCall(core.request(FindCall.OPERATION));
  }

  /**
   * Calls {@code GET /books/recent}.
   *
   * <p>By cursors
   *
   * <p>Pages by {@code query.after}.
   *
   * <p>Not shown: header parameters, cookie parameters, body, authentication, limits, deprecation.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.recent} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public RecentCall recent() {
    return new RecentCall(core.request(RecentCall.OPERATION));
  }

  /**
   * The former name of {@code recent}.
   *
   * @return the call, which {@code execute} sends
   * @deprecated Use {@code recent}.
   */
  @Deprecated
  public RecentCall latest() {
    return new RecentCall(core.request(RecentCall.OPERATION));
  }

  /** A call of {@code client.books().list()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class ListCall extends PagedCall<BookPage, Book, ListCall> {
    private static final Operation OPERATION =
        Operation.of("books.list", "GET", "/books").json().build();

    private static final Paging PAGING =
        Paging.by(Strategy.OFFSET)
            .parameter(Place.QUERY, "offset")
            .items("/items")
            .total("/total")
            .next("/next")
            .build();

    private ListCall(Request request) {
      super(request, BookPage::new, PAGING, Book::new);
    }

    @Override
    ListCall with(Request request) {
      return new ListCall(request);
    }

    /**
     * The query parameter {@code offset}.
     *
     * <p>At least 0.
     *
     * @param value the value
     * @return a call that sends it
     */
    public ListCall offset(long value) {
      return with(request().query("offset", value));
    }

    /**
     * The query parameter {@code limit}.
     *
     * <p>1 to 50.
     *
     * @param value the value
     * @return a call that sends it
     */
    public ListCall limit(long value) {
      return with(request().query("limit", value));
    }
  }

  /** A call of {@code client.books().browse()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class BrowseCall extends PagedCall<BooksBrowse_Answer, Book, BrowseCall> {
    private static final Operation OPERATION =
        Operation.of("books.browse", "GET", "/browse/{theme}").json().build();

    private static final Paging PAGING =
        Paging.by(Strategy.OFFSET)
            .parameter(Place.QUERY, "offset")
            .root("/books")
            .items("/items")
            .total("/total")
            .next("/next")
            .build();

    private BrowseCall(Request request) {
      super(request, BooksBrowse_Answer::new, PAGING, Book::new);
    }

    @Override
    BrowseCall with(Request request) {
      return new BrowseCall(request);
    }
  }

  /** A call of {@code client.books().search()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class SearchCall extends Call<SearchResult, SearchCall> {
    private static final Operation OPERATION =
        Operation.of("books.search", "GET", "/search").json().build();

    private static final Paging PAGING =
        Paging.by(Strategy.OFFSET)
            .parameter(Place.QUERY, "offset")
            .items("/items")
            .total("/total")
            .next("/next")
            .build();

    private SearchCall(Request request) {
      super(request, SearchResult::new);
    }

    @Override
    SearchCall with(Request request) {
      return new SearchCall(request);
    }

    /**
     * The query parameter {@code q}.
     *
     * <p>Required.
     *
     * @param value the value
     * @return a call that sends it
     */
    public SearchCall q(String value) {
      return with(request().query("q", value));
    }

    /**
     * Sends the call.
     *
     * @return a walk for each list in the response
     */
    public Walks walks() {
      return new Walks(WalkStart.of(this, PAGING));
    }

    /** The first response, and a walk for each list in it. */
    public static final class Walks {
      private final WalkStart<SearchResult> start;

      private Walks(WalkStart<SearchResult> start) {
        this.start = start;
      }

      /**
       * The first response.
       *
       * @return its value, status and headers
       */
      public Answered<SearchResult> first() {
        return start.first();
      }

      /**
       * The list at {@code /books}.
       *
       * @return a walk through all of its pages
       */
      public Walk<Book> books() {
        return start.at("/books", Book::new);
      }

      /**
       * The list at {@code /authors}.
       *
       * @return a walk through all of its pages
       */
      public Walk<@Nullable Author> authors() {
        return start.at("/authors", Decoder.nullable(Author::new));
      }

      /**
       * The list at `/more~1less/others`.
       *
       * @return a walk through all of its pages
       */
      public Walk<JsonValue> others() {
        return start.at("/more~1less/others", Decoder.json());
      }
    }
  }

  /** A call of {@code client.books().find()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class FindCall
      extends PagedCall<BooksFind_Answer, BooksFind_Answer.Resources_Item, FindCall> {
    private static final Operation OPERATION =
        Operation.of("books.find", "POST", "/books/find").json().sends("application/json").build();

    private static final Paging PAGING =
        Paging.by(Strategy.OFFSET)
            .bodyMember("start")
            .first(1)
            .items("/resources")
            .total("/count")
            .build();

    private FindCall(Request request) {
      super(request, BooksFind_Answer::new, PAGING, BooksFind_Answer.Resources_Item::new);
    }

    @Override
    FindCall with(Request request) {
      return new FindCall(request);
    }

    /**
     * The request body, sent as {@code application/json}.
     *
     * <p>Required.
     *
     * @param value the body
     * @return a call that sends it
     */
    public FindCall body(BooksFind_Body value) {
      return with(request().json(value));
    }
  }

  /** A call of {@code client.books().recent()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class RecentCall extends PagedCall<BooksRecent_Answer, Book, RecentCall> {
    private static final Operation OPERATION =
        Operation.of("books.recent", "GET", "/books/recent").json().build();

    private static final Paging PAGING =
        Paging.by(Strategy.CURSOR)
            .parameter(Place.QUERY, "after")
            .items("/items")
            .cursor("/cursors/after")
            .hasMore("/more")
            .build();

    private RecentCall(Request request) {
      super(request, BooksRecent_Answer::new, PAGING, Book::new);
    }

    @Override
    RecentCall with(Request request) {
      return new RecentCall(request);
    }
  }
}
