// Made by endpoint-manifest (java-client) from manifest/groups/berths.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library;

import java.time.LocalDate;
import library.models.Berth;
import library.models.BerthsList_Answer;
import library.models.BerthsMoorForm;
import library.models.BerthsMoorMultipart;
import library.models.BerthsMoor_Query_Tied;
import org.jspecify.annotations.Nullable;

/** The operations of {@code berths}. */
public final class BerthsGroup {
  private final Core core;

  BerthsGroup(Core core) {
    this.core = core;
  }

  /**
   * Calls {@code POST /berths/{berth}/ships/{ship}}.
   *
   * <p>Moor a ship: Takes a berth.
   *
   * <p>A ship takes a berth, and stays.
   *
   * <p>Needs {@code harbourAccount} with the scope {@code moor} together with a certificate of the
   * HTTP client ({@code pier}), or {@code harbourAccount} (scopes not shown).
   *
   * <p>Calls with the same {@code X-Call} count as one. The client makes one for each call, and
   * retries a failed call with the same one.
   *
   * <p>Limits: At most 12 ids in a call.
   *
   * <p>The result has no type: a 201 response may have media types other than {@code
   * application/json}. If it has none, remove {@code (others): not shown} from its content in the
   * manifest.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/berths.yaml#operations.moor} (Harbour handbook).
   *
   * @param berth Its number. At least 1.
   * @param ship the path parameter {@code ship}
   * @return the call, which {@code execute} sends
   * @deprecated Since 2026-03-01. Use {@code client.ships().visits().begin()} in its place. Not
   *     shown: until when it works and why.
   */
  @Deprecated(since = "2026-03-01")
  public MoorCall moor(String berth, String ship) {
    return new MoorCall(core.request(MoorCall.OPERATION).path(berth, ship));
  }

  /**
   * The former name of {@code moor}.
   *
   * @param berth Its number. At least 1.
   * @param ship the path parameter {@code ship}
   * @return the call, which {@code execute} sends
   * @deprecated Use {@code moor}.
   */
  @Deprecated
  public MoorCall dock(String berth, String ship) {
    return new MoorCall(core.request(MoorCall.OPERATION).path(berth, ship));
  }

  /**
   * Calls {@code GET /berths}.
   *
   * <p>List berths
   *
   * <p>Pages by {@code query.offset}.
   *
   * <p>Limits: 10 items on a page by default.
   *
   * <p>Not shown: authentication, deprecation.
   *
   * <p>From {@code manifest/groups/berths.yaml#operations.list} (Harbour handbook).
   *
   * @return the call, which {@code execute} sends
   */
  public ListCall list() {
    return new ListCall(core.request(ListCall.OPERATION));
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/berths.yaml#operations.sound}.
   *
   * <p>From {@code manifest/groups/berths.yaml#operations.sound} (Harbour handbook).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void sound(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "berths.sound", "method and path", "manifest/groups/berths.yaml#operations.sound");
  }

  /**
   * Calls {@code GET /berths/{berth}}.
   *
   * <p>Inspect a berth
   *
   * <p>Takes {@code pilot}, or in a way that is not shown, or no authentication.
   *
   * <p>The result has no type: a 200 response may have media types other than {@code
   * application/json}. If it has none, remove {@code (others): not shown} from its content in the
   * manifest.
   *
   * <p>Not shown: body, other ways to authenticate, pagination, limits, deprecation.
   *
   * <p>The result is a {@code JsonValue}: {@code as} decodes it into a type of yours.
   *
   * <p>From {@code manifest/groups/berths.yaml#operations.inspect} (Log books of the pilots).
   *
   * @param berth the path parameter {@code berth}
   * @return the call, which {@code execute} sends
   */
  public InspectCall inspect(String berth) {
    return new InspectCall(core.request(InspectCall.OPERATION).path(berth));
  }

  /** A call of {@code client.berths().moor()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class MoorCall extends Call<@Nullable JsonValue, MoorCall> {
    private static final Operation OPERATION =
        Operation.of("berths.moor", "POST", "/berths/{berth}/ships/{ship}")
            .parameter(
                Parameter.of(Place.QUERY, "tied", Style.DEEP_OBJECT)
                    .explode()
                    .arrays(ArrayNotation.INDICES))
            .parameter(Parameter.of(Place.QUERY, "manifest", Style.JSON_OR_TEXT))
            .parameter(Parameter.of(Place.QUERY, "remarks", Style.JSON_OR_TEXT))
            .failures(Failures.NAMED, 404, 409, 4, 5)
            .need(Needs.HARBOUR_ACCOUNT)
            .repeats(true)
            .keyHeader("X-Call")
            .deprecated(Deprecation.of("2026-03-01", null, "ships.visits.begin", null))
            .sends("application/json")
            .field(Parameter.of(Place.QUERY, "papers", Style.FORM))
            .field(
                Parameter.of(Place.QUERY, "holds", Style.DEEP_OBJECT)
                    .explode()
                    .arrays(ArrayNotation.REPEAT))
            .field("captain", "text/plain")
            .build();

    private MoorCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    MoorCall with(Request request) {
      return new MoorCall(request);
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
    public MoorCall since(LocalDate value) {
      return with(request().query("since", value));
    }

    /**
     * The query parameter {@code tied}.
     *
     * <p>Not shown: whether it is required.
     *
     * @param value the value
     * @return a call that sends it
     */
    public MoorCall tied(BerthsMoor_Query_Tied value) {
      return with(request().query("tied", value));
    }

    /**
     * The query parameter {@code manifest}.
     *
     * <p>An array whose first 2 items each have a schema of their own.
     *
     * <p>Required.
     *
     * <p>Sent as JSON.
     *
     * @param value the value
     * @return a call that sends it
     */
    public MoorCall manifest(JsonValue value) {
      return with(request().query("manifest", value));
    }

    /**
     * The header parameter {@code X-Pilot}.
     *
     * <p>Not shown: whether it is required.
     *
     * @param value the value
     * @return a call that sends it
     */
    public MoorCall xPilot(String value) {
      return with(request().header("X-Pilot", value));
    }

    /**
     * The request body, sent as {@code multipart/form-data}.
     *
     * <p>What the ship brings.
     *
     * @param value the body
     * @return a call that sends it
     */
    public MoorCall multipartBody(BerthsMoorMultipart value) {
      return with(request().multipart(value).contentType("multipart/form-data"));
    }

    /**
     * The request body, sent as {@code application/x-www-form-urlencoded}.
     *
     * <p>What the ship brings.
     *
     * @param value the body
     * @return a call that sends it
     */
    public MoorCall formBody(BerthsMoorForm value) {
      return with(request().form(value).contentType("application/x-www-form-urlencoded"));
    }
  }

  /** A call of {@code client.berths().list()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class ListCall extends PagedCall<BerthsList_Answer, Berth, ListCall> {
    private static final Operation OPERATION =
        Operation.of("berths.list", "GET", "/berths")
            .json()
            .failures(Failures.NAMED, 404, 4)
            .build();

    private static final Paging PAGING =
        Paging.by(Strategy.OFFSET).parameter(Place.QUERY, "offset").items("/berths").build();

    private ListCall(Request request) {
      super(request, BerthsList_Answer::new, PAGING, Berth::new);
    }

    @Override
    ListCall with(Request request) {
      return new ListCall(request);
    }

    /**
     * The query parameter {@code offset}.
     *
     * <p>Not shown: whether it is required.
     *
     * @param value the value
     * @return a call that sends it
     */
    public ListCall offset(long value) {
      return with(request().query("offset", value));
    }
  }

  /** A call of {@code client.berths().inspect()}. Nothing is sent until it is executed. */
  @CheckReturnValue
  public static final class InspectCall extends Call<@Nullable JsonValue, InspectCall> {
    private static final Operation OPERATION =
        Operation.of("berths.inspect", "GET", "/berths/{berth}")
            .failures(Failures.NAMED, 404, 4)
            .need(Needs.PILOT)
            .build();

    private InspectCall(Request request) {
      super(request, Decoder.json());
    }

    @Override
    InspectCall with(Request request) {
      return new InspectCall(request);
    }
  }
}
