// Made by endpoint-manifest (kotlin-client) from manifest/groups/berths.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library

import kotlinx.coroutines.flow.Flow
import library.models.Berth
import library.models.BerthsList_Answer
import library.models.BerthsMoorForm
import library.models.BerthsMoorMultipart
import library.models.BerthsMoor_Query_Tied
import java.time.LocalDate

/** The operations of `berths`. */
public class BerthsGroup internal constructor(
    core: Core,
) : Group(core) {
    /**
     * Calls `POST /berths/{berth}/ships/{ship}`.
     *
     * Moor a ship: Takes a berth.
     *
     * A ship takes a berth, and stays.
     *
     * Needs `harbourAccount` with the scope `moor` together with a certificate of the HTTP client
     * (`pier`), or `harbourAccount` (scopes not shown).
     *
     * Calls with the same `X-Call` count as one. The client makes one for each call, and retries a
     * failed call with the same one.
     *
     * Limits: At most 12 ids in a call.
     *
     * The result has no type: a 201 response may have media types other than `application/json`. If it
     * has none, remove `(others): not shown` from its content in the manifest.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/berths.yaml#operations.moor` (Harbour handbook).
     *
     * @param berth Its number. At least 1.
     * @param ship the path parameter `ship`
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    @Deprecated(
        "Since 2026-03-01. Use `client.ships.visits.begin()` in its place. Not shown: until when it works and why.",
    )
    public suspend fun moor(
        berth: String,
        ship: String,
        options: MoorOptions.() -> Unit = CallOptions.NONE,
    ): JsonValue? = core().value(MOOR, MoorOptions(), options, Decoders.json, berth, ship)

    /**
     * The former name of `moor`.
     *
     * @param berth Its number. At least 1.
     * @param ship the path parameter `ship`
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    @Deprecated("Use `moor`.")
    public suspend fun dock(
        berth: String,
        ship: String,
        options: MoorOptions.() -> Unit = CallOptions.NONE,
    ): JsonValue? = core().value(MOOR, MoorOptions(), options, Decoders.json, berth, ship)

    /**
     * Calls `GET /berths`.
     *
     * List berths
     *
     * Pages by `query.offset`.
     *
     * Limits: 10 items on a page by default.
     *
     * Not shown: authentication, deprecation.
     *
     * From `manifest/groups/berths.yaml#operations.list` (Harbour handbook).
     *
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun list(options: ListOptions.() -> Unit = CallOptions.NONE): BerthsList_Answer? =
        core().value(LIST, ListOptions(), options, { BerthsList_Answer(it) })

    /**
     * The items of all pages of `list`. A page is requested when its items are collected.
     *
     * @param options the parameters and the settings of the call
     */
    public fun listItems(options: ListOptions.() -> Unit = CallOptions.NONE): Flow<Berth> =
        core().items(LIST, ListOptions(), options, LIST_PAGING, { Berth(it) })

    /**
     * All pages of `list`. Each is requested when it is collected.
     *
     * @param options the parameters and the settings of the call
     */
    public fun listPages(options: ListOptions.() -> Unit = CallOptions.NONE): Flow<Page<Berth>> =
        core().pages(LIST, ListOptions(), options, LIST_PAGING, { Berth(it) })

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/berths.yaml#operations.sound`.
     *
     * From `manifest/groups/berths.yaml#operations.sound` (Harbour handbook).
     *
     * @param given anything: the call is refused
     */
    @BerthsNotShown
    public fun sound(vararg given: Any?): Nothing =
        notShown("berths.sound", "method and path", "manifest/groups/berths.yaml#operations.sound", given)

    /**
     * Calls `GET /berths/{berth}`.
     *
     * Inspect a berth
     *
     * Takes `pilot`, or in a way that is not shown, or no authentication.
     *
     * The result has no type: a 200 response may have media types other than `application/json`. If it
     * has none, remove `(others): not shown` from its content in the manifest.
     *
     * Not shown: body, other ways to authenticate, pagination, limits, deprecation.
     *
     * The result is a `JsonValue`: `decode` makes a type of yours of it.
     *
     * From `manifest/groups/berths.yaml#operations.inspect` (Log books of the pilots).
     *
     * @param berth the path parameter `berth`
     * @param options the parameters and the settings of the call
     * @return the value; null if there is none
     */
    public suspend fun inspect(
        berth: String,
        options: InspectOptions.() -> Unit = CallOptions.NONE,
    ): JsonValue? = core().value(INSPECT, InspectOptions(), options, Decoders.json, berth)

    /** The parameters and the settings of a call of `client.berths.moor()`. */
    public class MoorOptions internal constructor() : CallOptions() {
        /**
         * The query parameter `since`.
         *
         * Format: `date`.
         *
         * Not shown: whether it is required.
         */
        public var since: LocalDate? = null
            set(value) {
                field = value
                put(Place.QUERY, "since", value)
            }

        /**
         * The query parameter `tied`.
         *
         * Not shown: whether it is required.
         */
        public var tied: BerthsMoor_Query_Tied? = null
            set(value) {
                field = value
                put(Place.QUERY, "tied", value)
            }

        /**
         * The query parameter `manifest`.
         *
         * An array whose first 2 items each have a schema of their own.
         *
         * Required.
         *
         * Sent as JSON.
         */
        public var manifest: JsonValue? = null
            set(value) {
                field = value
                put(Place.QUERY, "manifest", value)
            }

        /**
         * The header parameter `X-Pilot`.
         *
         * Not shown: whether it is required.
         */
        public var xPilot: String? = null
            set(value) {
                field = value
                put(Place.HEADER, "X-Pilot", value)
            }

        /**
         * The request body, sent as `multipart/form-data`.
         *
         * What the ship brings.
         */
        public var multipartBody: BerthsMoorMultipart? = null
            set(value) {
                field = value
                multipart(value, "multipart/form-data")
            }

        /**
         * The request body, sent as `application/x-www-form-urlencoded`.
         *
         * What the ship brings.
         */
        public var formBody: BerthsMoorForm? = null
            set(value) {
                field = value
                form(value, "application/x-www-form-urlencoded")
            }
    }

    /** The parameters and the settings of a call of `client.berths.list()`. */
    public class ListOptions internal constructor() : PagedOptions() {
        /**
         * The query parameter `offset`.
         *
         * Not shown: whether it is required.
         */
        public var offset: Long? = null
            set(value) {
                field = value
                put(Place.QUERY, "offset", value)
            }
    }

    /** The parameters and the settings of a call of `client.berths.inspect()`. */
    public class InspectOptions internal constructor() : CallOptions()
}

/**
 * Marks operations of `berths` that cannot be called yet. Their comments have the places to fill
 * in.
 */
@RequiresOptIn(
    "cannot be called yet: its method and path are not shown. Fill in what is missing: manifest/groups/berths.yaml",
    RequiresOptIn.Level.ERROR,
)
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION)
public annotation class BerthsNotShown

private val MOOR =
    Operation(
        id = "berths.moor",
        method = "POST",
        path = "/berths/{berth}/ships/{ship}",
        parameters =
            listOf(
                Parameter(Place.QUERY, "tied", Style.DEEP_OBJECT, explode = true, arrays = ArrayNotation.INDICES),
                Parameter(Place.QUERY, "manifest", Style.JSON_OR_TEXT),
                Parameter(Place.QUERY, "remarks", Style.JSON_OR_TEXT),
            ),
        failures = listOf(Failures.NOT_FOUND, Failures.CONFLICT, Failures.CLIENT, Failures.SERVER),
        need = Needs.HARBOUR_ACCOUNT,
        repeats = true,
        keyHeader = "X-Call",
        deprecation = Deprecation(since = "2026-03-01", replacement = "ships.visits.begin"),
        sends = true,
        contentType = "application/json",
        fields =
            listOf(
                FormField(Parameter(Place.QUERY, "papers", Style.FORM)),
                FormField(
                    Parameter(Place.QUERY, "holds", Style.DEEP_OBJECT, explode = true, arrays = ArrayNotation.REPEAT),
                ),
                FormField("captain", "text/plain"),
            ),
    )

private val LIST =
    Operation(
        id = "berths.list",
        method = "GET",
        path = "/berths",
        accept = "application/json",
        reads = listOf(Reading("application/json")),
        failures = listOf(Failures.NOT_FOUND, Failures.CLIENT),
    )

private val LIST_PAGING = Paging(strategy = Strategy.OFFSET, place = Place.QUERY, name = "offset", items = "/berths")

private val INSPECT =
    Operation(
        id = "berths.inspect",
        method = "GET",
        path = "/berths/{berth}",
        failures = listOf(Failures.NOT_FOUND, Failures.CLIENT),
        need = Needs.PILOT,
    )
