// Made by endpoint-manifest (java-client) from manifest/groups/loans.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library;

import library.models.Loan;
import library.models.LoansExportInline_Answer;
import org.jspecify.annotations.Nullable;

/** The operations of {@code loans}. */
public final class LoansGroup {
  private final Core core;

  LoansGroup(Core core) {
    this.core = core;
  }

  /**
   * Calls {@code GET /loans/events}.
   *
   * <p>Events whose data is a loan
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * <p>The response is a stream: {@code events} reads it.
   *
   * <p>From {@code manifest/groups/loans.yaml#operations.watch} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public WatchCall watch() {
    return new WatchCall(core.request(WatchCall.OPERATION));
  }

  /**
   * Calls {@code GET /loans/fields}.
   *
   * <p>Events with their fields, the data of which holds a loan
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * <p>The response is a stream: {@code events} reads it.
   *
   * <p>From {@code manifest/groups/loans.yaml#operations.watch-fields} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public WatchFieldsCall watchFields() {
    return new WatchFieldsCall(core.request(WatchFieldsCall.OPERATION));
  }

  /**
   * Calls {@code GET /loans/text}.
   *
   * <p>Events whose data is text
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * <p>The response is a stream: {@code events} reads it.
   *
   * <p>From {@code manifest/groups/loans.yaml#operations.watch-text} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public WatchTextCall watchText() {
    return new WatchTextCall(core.request(WatchTextCall.OPERATION));
  }

  /**
   * Calls {@code GET /loans/either}.
   *
   * <p>Events whose data may be text, which is then left to the caller
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * <p>The response is a stream: {@code events} reads it.
   *
   * <p>From {@code manifest/groups/loans.yaml#operations.watch-either} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public WatchEitherCall watchEither() {
    return new WatchEitherCall(core.request(WatchEitherCall.OPERATION));
  }

  /**
   * Calls {@code GET /loans/unknown}.
   *
   * <p>Events whose data is not shown
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * <p>The response is a stream: {@code events} reads it.
   *
   * <p>From {@code manifest/groups/loans.yaml#operations.watch-unknown} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public WatchUnknownCall watchUnknown() {
    return new WatchUnknownCall(core.request(WatchUnknownCall.OPERATION));
  }

  /**
   * Calls {@code GET /loans/export}.
   *
   * <p>A loan a line
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * <p>The response is a stream: {@code open} reads it.
   *
   * <p>From {@code manifest/groups/loans.yaml#operations.export} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public ExportCall export() {
    return new ExportCall(core.request(ExportCall.OPERATION));
  }

  /**
   * Calls {@code GET /loans/export-list}.
   *
   * <p>All lines are one list
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * <p>The response is a stream: {@code open} reads it.
   *
   * <p>From {@code manifest/groups/loans.yaml#operations.export-list} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public ExportListCall exportList() {
    return new ExportListCall(core.request(ExportListCall.OPERATION));
  }

  /**
   * Calls {@code GET /loans/export-inline}.
   *
   * <p>Lines of a shape that has no name
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * <p>The response is a stream: {@code open} reads it.
   *
   * <p>From {@code manifest/groups/loans.yaml#operations.export-inline} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public ExportInlineCall exportInline() {
    return new ExportInlineCall(core.request(ExportInlineCall.OPERATION));
  }

  /**
   * Calls {@code GET /loans/export-sequence}.
   *
   * <p>A sequence of texts
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, body, authentication,
   * pagination, limits, deprecation.
   *
   * <p>The response is a stream: {@code open} reads it.
   *
   * <p>From {@code manifest/groups/loans.yaml#operations.export-sequence} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public ExportSequenceCall exportSequence() {
    return new ExportSequenceCall(core.request(ExportSequenceCall.OPERATION));
  }

  /**
   * Calls {@code POST /loans/answer}.
   *
   * <p>One answer at once or many events
   *
   * <p>Not shown: query parameters, header parameters, cookie parameters, idempotency,
   * authentication, pagination, limits, deprecation.
   *
   * <p>The value is the {@code application/json} body of status 200. It is null for other
   * responses, which {@code withResponse} and {@code as} give.
   *
   * <p>From {@code manifest/groups/loans.yaml#operations.answer} (Handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public AnswerCall answer() {
    return new AnswerCall(core.request(AnswerCall.OPERATION));
  }

  /** A call of {@code client.loans().watch()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class WatchCall extends EventCall<@Nullable JsonValue, Loan, WatchCall> {
    private static final Operation OPERATION =
        Operation.of("loans.watch", "GET", "/loans/events")
            .accept("text/event-stream")
            .reads("text/event-stream")
            .streams(Framing.EVENTS)
            .build();

    private WatchCall(Request request) {
      super(request, Decoder.json(), Loan::new);
    }

    @Override
    WatchCall with(Request request) {
      return new WatchCall(request);
    }
  }

  /** A call of {@code client.loans().watchFields()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class WatchFieldsCall
      extends EventCall<@Nullable JsonValue, Loan, WatchFieldsCall> {
    private static final Operation OPERATION =
        Operation.of("loans.watch-fields", "GET", "/loans/fields")
            .accept("text/event-stream")
            .reads("text/event-stream")
            .streams(Framing.EVENTS)
            .build();

    private WatchFieldsCall(Request request) {
      super(request, Decoder.json(), Loan::new);
    }

    @Override
    WatchFieldsCall with(Request request) {
      return new WatchFieldsCall(request);
    }
  }

  /** A call of {@code client.loans().watchText()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class WatchTextCall
      extends EventCall<@Nullable JsonValue, JsonString, WatchTextCall> {
    private static final Operation OPERATION =
        Operation.of("loans.watch-text", "GET", "/loans/text")
            .accept("text/event-stream")
            .reads("text/event-stream")
            .streams(Framing.TEXT_EVENTS)
            .build();

    private WatchTextCall(Request request) {
      super(request, Decoder.json(), Decoder.text());
    }

    @Override
    WatchTextCall with(Request request) {
      return new WatchTextCall(request);
    }
  }

  /** A call of {@code client.loans().watchEither()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class WatchEitherCall
      extends EventCall<@Nullable JsonValue, JsonString, WatchEitherCall> {
    private static final Operation OPERATION =
        Operation.of("loans.watch-either", "GET", "/loans/either")
            .accept("text/event-stream")
            .reads("text/event-stream")
            .streams(Framing.TEXT_EVENTS)
            .build();

    private WatchEitherCall(Request request) {
      super(request, Decoder.json(), Decoder.text());
    }

    @Override
    WatchEitherCall with(Request request) {
      return new WatchEitherCall(request);
    }
  }

  /** A call of {@code client.loans().watchUnknown()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class WatchUnknownCall
      extends EventCall<@Nullable JsonValue, JsonString, WatchUnknownCall> {
    private static final Operation OPERATION =
        Operation.of("loans.watch-unknown", "GET", "/loans/unknown")
            .accept("text/event-stream")
            .reads("text/event-stream")
            .streams(Framing.TEXT_EVENTS)
            .build();

    private WatchUnknownCall(Request request) {
      super(request, Decoder.json(), Decoder.text());
    }

    @Override
    WatchUnknownCall with(Request request) {
      return new WatchUnknownCall(request);
    }
  }

  /** A call of {@code client.loans().export()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class ExportCall extends ItemCall<@Nullable JsonValue, Loan, ExportCall> {
    private static final Operation OPERATION =
        Operation.of("loans.export", "GET", "/loans/export")
            .accept("application/x-ndjson")
            .reads("application/x-ndjson")
            .failures(Failures.NAMED, 404)
            .streams(Framing.LINES)
            .build();

    private ExportCall(Request request) {
      super(request, Decoder.json(), Loan::new);
    }

    @Override
    ExportCall with(Request request) {
      return new ExportCall(request);
    }
  }

  /** A call of {@code client.loans().exportList()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class ExportListCall
      extends ItemCall<@Nullable JsonValue, Loan, ExportListCall> {
    private static final Operation OPERATION =
        Operation.of("loans.export-list", "GET", "/loans/export-list")
            .accept("application/jsonl")
            .reads("application/jsonl")
            .streams(Framing.LINES)
            .build();

    private ExportListCall(Request request) {
      super(request, Decoder.json(), Loan::new);
    }

    @Override
    ExportListCall with(Request request) {
      return new ExportListCall(request);
    }
  }

  /** A call of {@code client.loans().exportInline()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class ExportInlineCall
      extends ItemCall<@Nullable JsonValue, LoansExportInline_Answer, ExportInlineCall> {
    private static final Operation OPERATION =
        Operation.of("loans.export-inline", "GET", "/loans/export-inline")
            .accept("application/jsonl")
            .reads("application/jsonl")
            .streams(Framing.LINES)
            .build();

    private ExportInlineCall(Request request) {
      super(request, Decoder.json(), LoansExportInline_Answer::new);
    }

    @Override
    ExportInlineCall with(Request request) {
      return new ExportInlineCall(request);
    }
  }

  /** A call of {@code client.loans().exportSequence()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class ExportSequenceCall
      extends ItemCall<@Nullable JsonValue, JsonValue, ExportSequenceCall> {
    private static final Operation OPERATION =
        Operation.of("loans.export-sequence", "GET", "/loans/export-sequence")
            .accept("application/json-seq")
            .reads("application/json-seq")
            .streams(Framing.SEQUENCE)
            .build();

    private ExportSequenceCall(Request request) {
      super(request, Decoder.json(), Decoder.json());
    }

    @Override
    ExportSequenceCall with(Request request) {
      return new ExportSequenceCall(request);
    }
  }

  /** A call of {@code client.loans().answer()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class AnswerCall extends Call<@Nullable Loan, AnswerCall> {
    private static final Operation OPERATION =
        Operation.of("loans.answer", "POST", "/loans/answer")
            .accept("application/json, text/event-stream")
            .reads("application/json", "text/event-stream")
            .values(200, "application/json")
            .sends("application/json")
            .build();

    private AnswerCall(Request request) {
      super(request, Loan::new);
    }

    @Override
    AnswerCall with(Request request) {
      return new AnswerCall(request);
    }

    /**
     * The request body, sent as {@code application/json}.
     *
     * @param value the body
     * @return a call that sends it
     */
    public AnswerCall body(Loan value) {
      return with(request().json(value));
    }
  }
}
