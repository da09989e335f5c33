// Made by endpoint-manifest (java-client) from manifest/groups/books.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library;

import java.util.List;
import library.models.Book;
import library.models.BooksAttachMultipart;
import library.models.BooksDescribeMultipart;
import library.models.BooksOrderForm;
import library.models.BooksSearchForm;
import library.models.BooksSubmitFormForm;
import library.models.BooksSubmitFormMultipart;
import library.models.BooksSubmitOpenFormForm;
import library.models.BooksUploadMultipart;
import org.jspecify.annotations.Nullable;

/** The operations of {@code books}. */
public final class BooksGroup {
  private final Core core;

  BooksGroup(Core core) {
    this.core = core;
  }

  /**
   * Calls {@code POST /books}.
   *
   * <p>Add a book
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.create} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public CreateCall create() {
    return new CreateCall(core.request(CreateCall.OPERATION));
  }

  /**
   * Calls {@code PATCH /books/{id}}.
   *
   * <p>Change a book
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
   * authentication, pagination, limits, deprecation.
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
   * Calls {@code POST /books/search}.
   *
   * <p>Search by a form
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.search} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public SearchCall search() {
    return new SearchCall(core.request(SearchCall.OPERATION));
  }

  /**
   * Calls {@code POST /books/{id}/attachments}.
   *
   * <p>Attach files
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.attach} (Handbook).
   *
   * @param id the path parameter {@code id}
   * @return the call, which {@code execute} sends
   */
  public AttachCall attach(String id) {
    return new AttachCall(core.request(AttachCall.OPERATION).path(id));
  }

  /**
   * Calls {@code POST /books/search-by-anything}.
   *
   * <p>A form whose properties nobody has seen
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.search-by-anything} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public SearchByAnythingCall searchByAnything() {
    return new SearchByAnythingCall(core.request(SearchByAnythingCall.OPERATION));
  }

  /**
   * Calls {@code POST /orders}.
   *
   * <p>Order books by a form, each property written as OpenAPI has it
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.order} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public OrderCall order() {
    return new OrderCall(core.request(OrderCall.OPERATION));
  }

  /**
   * Calls {@code POST /uploads}.
   *
   * <p>Upload a book, its named schema with bytes in it
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.upload} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public UploadCall upload() {
    return new UploadCall(core.request(UploadCall.OPERATION));
  }

  /**
   * Calls {@code POST /books/{id}/description}.
   *
   * <p>Describe a book by a form of several parts, none of them bytes
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.describe} (Handbook).
   *
   * @param id the path parameter {@code id}
   * @return the call, which {@code execute} sends
   */
  public DescribeCall describe(String id) {
    return new DescribeCall(core.request(DescribeCall.OPERATION).path(id));
  }

  /**
   * Calls {@code POST /forms}.
   *
   * <p>A form of one kind or the other, or JSON
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.submit-form} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public SubmitFormCall submitForm() {
    return new SubmitFormCall(core.request(SubmitFormCall.OPERATION));
  }

  /**
   * Calls {@code POST /open-forms}.
   *
   * <p>A form, or something else that is not shown
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.submit-open-form} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public SubmitOpenFormCall submitOpenForm() {
    return new SubmitOpenFormCall(core.request(SubmitOpenFormCall.OPERATION));
  }

  /**
   * Calls {@code PUT /books/{id}/scan}.
   *
   * <p>Set the scan
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, responses,
   * authentication, pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.set-scan} (Handbook).
   *
   * @param id the path parameter {@code id}
   * @return the call, which {@code execute} sends
   */
  public SetScanCall setScan(String id) {
    return new SetScanCall(core.request(SetScanCall.OPERATION).path(id));
  }

  /**
   * Calls {@code PUT /books/{id}/thumbnail}.
   *
   * <p>Set the thumbnail, as base64 text
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, responses,
   * authentication, pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.set-thumbnail} (Handbook).
   *
   * @param id the path parameter {@code id}
   * @return the call, which {@code execute} sends
   */
  public SetThumbnailCall setThumbnail(String id) {
    return new SetThumbnailCall(core.request(SetThumbnailCall.OPERATION).path(id));
  }

  /**
   * Calls {@code PUT /books/{id}/note}.
   *
   * <p>Leave a note
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, responses,
   * authentication, pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.annotate} (Handbook).
   *
   * @param id the path parameter {@code id}
   * @return the call, which {@code execute} sends
   */
  public AnnotateCall annotate(String id) {
    return new AnnotateCall(core.request(AnnotateCall.OPERATION).path(id));
  }

  /**
   * Calls {@code PUT /books/{id}/cover}.
   *
   * <p>Set the cover
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, responses,
   * authentication, pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.set-cover} (Handbook).
   *
   * @param id the path parameter {@code id}
   * @return the call, which {@code execute} sends
   */
  public SetCoverCall setCover(String id) {
    return new SetCoverCall(core.request(SetCoverCall.OPERATION).path(id));
  }

  /**
   * Calls {@code POST /books/import}.
   *
   * <p>Import books in one of several forms
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.import} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public ImportCall import_() {
    return new ImportCall(core.request(ImportCall.OPERATION));
  }

  /**
   * Calls {@code POST /books/import-any}.
   *
   * <p>Import books in these forms or another
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.import-any} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public ImportAnyCall importAny() {
    return new ImportAnyCall(core.request(ImportAnyCall.OPERATION));
  }

  /**
   * Calls {@code POST /books/submit}.
   *
   * <p>Something is sent
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.submit} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public SubmitCall submit() {
    return new SubmitCall(core.request(SubmitCall.OPERATION));
  }

  /**
   * Calls {@code POST /books/maybe}.
   *
   * <p>Whether a body is needed is not shown
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.maybe} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public MaybeCall maybe() {
    return new MaybeCall(core.request(MaybeCall.OPERATION));
  }

  /**
   * Calls {@code POST /books/{id}/touch}.
   *
   * <p>No body
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, responses, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/books.yaml#operations.touch} (Handbook).
   *
   * @param id the path parameter {@code id}
   * @return the call, which {@code execute} sends
   */
  public TouchCall touch(String id) {
    return new TouchCall(core.request(TouchCall.OPERATION).path(id));
  }

  /**
   * Calls {@code POST /books/unknown}.
   *
   * <p>A body that nobody has seen
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, responses,
   * idempotency, authentication, pagination, limits, deprecation.
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

  /** A call of {@code client.books().create()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class CreateCall extends Call<@Nullable JsonValue, CreateCall> {
    private static final Operation OPERATION =
        Operation.of("books.create", "POST", "/books").sends("application/json").build();

    private CreateCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    CreateCall with(Request request) {
      return new CreateCall(request);
    }

    /**
     * The request body, sent as {@code application/json}.
     *
     * <p>The book to be added.
     *
     * <p>Required.
     *
     * @param value the body
     * @return a call that sends it
     */
    public CreateCall body(Book value) {
      return with(request().json(value));
    }
  }

  /** A call of {@code client.books().update()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class UpdateCall extends Call<@Nullable JsonValue, UpdateCall> {
    private static final Operation OPERATION =
        Operation.of("books.update", "PATCH", "/books/{id}")
            .sends("application/merge-patch+json")
            .build();

    private UpdateCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    UpdateCall with(Request request) {
      return new UpdateCall(request);
    }
  }

  /** A call of {@code client.books().search()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class SearchCall extends Call<@Nullable JsonValue, SearchCall> {
    private static final Operation OPERATION =
        Operation.of("books.search", "POST", "/books/search")
            .sends("application/x-www-form-urlencoded")
            .field(Parameter.of(Place.QUERY, "tags", Style.FORM).explode())
            .build();

    private SearchCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    SearchCall with(Request request) {
      return new SearchCall(request);
    }

    /**
     * The request body, sent as {@code application/x-www-form-urlencoded}.
     *
     * <p>Required.
     *
     * @param value the body
     * @return a call that sends it
     */
    public SearchCall formBody(BooksSearchForm value) {
      return with(request().form(value));
    }
  }

  /** A call of {@code client.books().attach()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class AttachCall extends Call<@Nullable JsonValue, AttachCall> {
    private static final Operation OPERATION =
        Operation.of("books.attach", "POST", "/books/{id}/attachments")
            .sends("multipart/form-data")
            .field("file", "image/png")
            .build();

    private AttachCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    AttachCall with(Request request) {
      return new AttachCall(request);
    }

    /**
     * The request body, sent as {@code multipart/form-data}.
     *
     * <p>Required.
     *
     * @param value the body
     * @return a call that sends it
     */
    public AttachCall multipartBody(BooksAttachMultipart value) {
      return with(request().multipart(value));
    }
  }

  /** A call of {@code client.books().searchByAnything()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class SearchByAnythingCall
      extends Call<@Nullable JsonValue, SearchByAnythingCall> {
    private static final Operation OPERATION =
        Operation.of("books.search-by-anything", "POST", "/books/search-by-anything")
            .sends("application/x-www-form-urlencoded")
            .build();

    private SearchByAnythingCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    SearchByAnythingCall with(Request request) {
      return new SearchByAnythingCall(request);
    }

    /**
     * The request body, sent as {@code application/x-www-form-urlencoded}.
     *
     * <p>Required.
     *
     * @param value the body
     * @return a call that sends it
     */
    public SearchByAnythingCall formBody(byte[] value) {
      return with(request().bytes(value));
    }
  }

  /** A call of {@code client.books().order()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class OrderCall extends Call<@Nullable JsonValue, OrderCall> {
    private static final Operation OPERATION =
        Operation.of("books.order", "POST", "/orders")
            .sends("application/x-www-form-urlencoded")
            .field(Parameter.of(Place.QUERY, "shelves", Style.FORM))
            .field(Parameter.of(Place.QUERY, "sizes", Style.DEEP_OBJECT).explode())
            .field("note", "application/json")
            .build();

    private OrderCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    OrderCall with(Request request) {
      return new OrderCall(request);
    }

    /**
     * The request body, sent as {@code application/x-www-form-urlencoded}.
     *
     * <p>The order.
     *
     * <p>Required.
     *
     * @param value the body
     * @return a call that sends it
     */
    public OrderCall formBody(BooksOrderForm value) {
      return with(request().form(value));
    }
  }

  /** A call of {@code client.books().upload()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class UploadCall extends Call<@Nullable JsonValue, UploadCall> {
    private static final Operation OPERATION =
        Operation.of("books.upload", "POST", "/uploads")
            .sends("multipart/form-data")
            .field("cover", "image/*")
            .field("pages", "image/tiff")
            .field("index", "application/zip")
            .field("sample", "application/pdf")
            .field("signature", "application/octet-stream")
            .field(Parameter.of(Place.QUERY, "tags", Style.FORM).explode())
            .build();

    private UploadCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    UploadCall with(Request request) {
      return new UploadCall(request);
    }

    /**
     * The request body, sent as {@code multipart/form-data}.
     *
     * <p>Required.
     *
     * @param value the body
     * @return a call that sends it
     */
    public UploadCall multipartBody(BooksUploadMultipart value) {
      return with(request().multipart(value));
    }
  }

  /** A call of {@code client.books().describe()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class DescribeCall extends Call<@Nullable JsonValue, DescribeCall> {
    private static final Operation OPERATION =
        Operation.of("books.describe", "POST", "/books/{id}/description")
            .sends("multipart/form-data")
            .build();

    private DescribeCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    DescribeCall with(Request request) {
      return new DescribeCall(request);
    }

    /**
     * The request body, sent as {@code multipart/form-data}.
     *
     * <p>Required.
     *
     * @param value the body
     * @return a call that sends it
     */
    public DescribeCall multipartBody(BooksDescribeMultipart value) {
      return with(request().multipart(value));
    }
  }

  /** A call of {@code client.books().submitForm()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class SubmitFormCall extends Call<@Nullable JsonValue, SubmitFormCall> {
    private static final Operation OPERATION =
        Operation.of("books.submit-form", "POST", "/forms")
            .sends("application/json")
            .field("cover", "image/png")
            .field("pages", "image/tiff")
            .field("index", "application/zip")
            .field("signature", "application/octet-stream")
            .build();

    private SubmitFormCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    SubmitFormCall with(Request request) {
      return new SubmitFormCall(request);
    }

    /**
     * The request body, sent as {@code application/json}.
     *
     * @param value the body
     * @return a call that sends it
     */
    public SubmitFormCall body(Book value) {
      return with(request().json(value));
    }

    /**
     * The request body, sent as {@code application/x-www-form-urlencoded}.
     *
     * @param value the body
     * @return a call that sends it
     */
    public SubmitFormCall formBody(BooksSubmitFormForm value) {
      return with(request().form(value).contentType("application/x-www-form-urlencoded"));
    }

    /**
     * The request body, sent as {@code multipart/form-data}.
     *
     * @param value the body
     * @return a call that sends it
     */
    public SubmitFormCall multipartBody(BooksSubmitFormMultipart value) {
      return with(request().multipart(value).contentType("multipart/form-data"));
    }

    /**
     * The request body, sent as {@code text/csv}.
     *
     * @param value the body
     * @return a call that sends it
     */
    public SubmitFormCall csvBody(String value) {
      return with(request().text(value).contentType("text/csv"));
    }
  }

  /** A call of {@code client.books().submitOpenForm()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class SubmitOpenFormCall
      extends Call<@Nullable JsonValue, SubmitOpenFormCall> {
    private static final Operation OPERATION =
        Operation.of("books.submit-open-form", "POST", "/open-forms")
            .sends("application/x-www-form-urlencoded")
            .build();

    private SubmitOpenFormCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    SubmitOpenFormCall with(Request request) {
      return new SubmitOpenFormCall(request);
    }

    /**
     * The request body, sent as {@code application/x-www-form-urlencoded}.
     *
     * @param value the body
     * @return a call that sends it
     */
    public SubmitOpenFormCall formBody(BooksSubmitOpenFormForm value) {
      return with(request().form(value));
    }
  }

  /** A call of {@code client.books().setScan()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class SetScanCall extends Call<@Nullable JsonValue, SetScanCall> {
    private static final Operation OPERATION =
        Operation.of("books.set-scan", "PUT", "/books/{id}/scan").sends("application/pdf").build();

    private SetScanCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    SetScanCall with(Request request) {
      return new SetScanCall(request);
    }

    /**
     * The request body, sent as {@code application/pdf}.
     *
     * <p>Required.
     *
     * @param value the body
     * @return a call that sends it
     */
    public SetScanCall pdfBody(byte[] value) {
      return with(request().bytes(value));
    }
  }

  /** A call of {@code client.books().setThumbnail()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class SetThumbnailCall extends Call<@Nullable JsonValue, SetThumbnailCall> {
    private static final Operation OPERATION =
        Operation.of("books.set-thumbnail", "PUT", "/books/{id}/thumbnail")
            .sends("image/png")
            .build();

    private SetThumbnailCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    SetThumbnailCall with(Request request) {
      return new SetThumbnailCall(request);
    }

    /**
     * The request body, sent as {@code image/png}.
     *
     * <p>Required.
     *
     * @param value the body
     * @return a call that sends it
     */
    public SetThumbnailCall pngBody(String value) {
      return with(request().text(value));
    }
  }

  /** A call of {@code client.books().annotate()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class AnnotateCall extends Call<@Nullable JsonValue, AnnotateCall> {
    private static final Operation OPERATION =
        Operation.of("books.annotate", "PUT", "/books/{id}/note").sends("text/plain").build();

    private AnnotateCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    AnnotateCall with(Request request) {
      return new AnnotateCall(request);
    }

    /**
     * The request body, sent as {@code text/plain}.
     *
     * <p>Required.
     *
     * @param value the body
     * @return a call that sends it
     */
    public AnnotateCall textBody(String value) {
      return with(request().text(value));
    }
  }

  /** A call of {@code client.books().setCover()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class SetCoverCall extends Call<@Nullable JsonValue, SetCoverCall> {
    private static final Operation OPERATION =
        Operation.of("books.set-cover", "PUT", "/books/{id}/cover").sends().build();

    private SetCoverCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    SetCoverCall with(Request request) {
      return new SetCoverCall(request);
    }

    /**
     * The request body, sent as {@code image/jpeg}.
     *
     * @param value the body
     * @return a call that sends it
     */
    public SetCoverCall jpegBody(byte[] value) {
      return with(request().bytes(value).contentType("image/jpeg"));
    }

    /**
     * The request body, sent as {@code image/*}.
     *
     * @param value the body
     * @return a call that sends it
     */
    public SetCoverCall imageBody(byte[] value) {
      return with(request().bytes(value));
    }
  }

  /** A call of {@code client.books().import_()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class ImportCall extends Call<@Nullable JsonValue, ImportCall> {
    private static final Operation OPERATION =
        Operation.of("books.import", "POST", "/books/import").sends("application/json").build();

    private ImportCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    ImportCall with(Request request) {
      return new ImportCall(request);
    }

    /**
     * The request body, sent as {@code text/csv}.
     *
     * @param value the body
     * @return a call that sends it
     */
    public ImportCall csvBody(String value) {
      return with(request().text(value).contentType("text/csv"));
    }

    /**
     * The request body, sent as {@code application/json}.
     *
     * @param value the body
     * @return a call that sends it
     */
    public ImportCall body(List<Book> value) {
      return with(request().json(value));
    }

    /**
     * The request body, sent as {@code application/octet-stream}.
     *
     * @param value the body
     * @return a call that sends it
     */
    public ImportCall bytesBody(byte[] value) {
      return with(request().bytes(value).contentType("application/octet-stream"));
    }
  }

  /** A call of {@code client.books().importAny()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class ImportAnyCall extends Call<@Nullable JsonValue, ImportAnyCall> {
    private static final Operation OPERATION =
        Operation.of("books.import-any", "POST", "/books/import-any")
            .sends("application/json")
            .build();

    private ImportAnyCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    ImportAnyCall with(Request request) {
      return new ImportAnyCall(request);
    }

    /**
     * The request body, sent as {@code application/json}.
     *
     * <p>Required.
     *
     * @param value the body
     * @return a call that sends it
     */
    public ImportAnyCall body(Book value) {
      return with(request().json(value));
    }
  }

  /** A call of {@code client.books().submit()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class SubmitCall extends Call<@Nullable JsonValue, SubmitCall> {
    private static final Operation OPERATION =
        Operation.of("books.submit", "POST", "/books/submit").sends().build();

    private SubmitCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    SubmitCall with(Request request) {
      return new SubmitCall(request);
    }
  }

  /** A call of {@code client.books().maybe()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class MaybeCall extends Call<@Nullable JsonValue, MaybeCall> {
    private static final Operation OPERATION =
        Operation.of("books.maybe", "POST", "/books/maybe").sends("application/json").build();

    private MaybeCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    MaybeCall with(Request request) {
      return new MaybeCall(request);
    }

    /**
     * The request body, sent as {@code application/json}.
     *
     * @param value the body
     * @return a call that sends it
     */
    public MaybeCall body(Book value) {
      return with(request().json(value));
    }
  }

  /** A call of {@code client.books().touch()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class TouchCall extends Call<@Nullable JsonValue, TouchCall> {
    private static final Operation OPERATION =
        Operation.of("books.touch", "POST", "/books/{id}/touch").build();

    private TouchCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    TouchCall with(Request request) {
      return new TouchCall(request);
    }
  }

  /** A call of {@code client.books().unknown()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class UnknownCall extends Call<@Nullable JsonValue, UnknownCall> {
    private static final Operation OPERATION =
        Operation.of("books.unknown", "POST", "/books/unknown").sends().build();

    private UnknownCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    UnknownCall with(Request request) {
      return new UnknownCall(request);
    }
  }
}
