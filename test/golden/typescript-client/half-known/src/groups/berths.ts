// Made by endpoint-manifest (typescript-client) from manifest/groups/berths.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type CommonError, type CommonErrors, commonErrors } from "../common-errors.js";
import { ClientError, ConflictError, NotFoundError, ServerError } from "../errors.js";
import { accepts } from "../runtime/accept.js";
import type { Answer } from "../runtime/answer.js";
import { bodyByType } from "../runtime/body-by-type.js";
import { byOffset } from "../runtime/by-offset.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { putCookies } from "../runtime/cookies.js";
import { statusErrors } from "../runtime/errors.js";
import { formBody } from "../runtime/form-body.js";
import { defaultHeaders } from "../runtime/headers.js";
import { withIdempotencyKey } from "../runtime/idempotency-key.js";
import { jsonOrText } from "../runtime/json-parameters.js";
import { multipartBody } from "../runtime/multipart-body.js";
import { type NotShown, notShown, notShownMembers } from "../runtime/not-shown.js";
import type { Operation } from "../runtime/operation.js";
import type { RequestOptions } from "../runtime/options.js";
import { type PagedCall, sendPaged } from "../runtime/paged-call.js";
import type { Paging } from "../runtime/paging.js";
import type { ParameterValue, PathValue } from "../runtime/parameters.js";
import { send } from "../runtime/request.js";
import { deepObject, form } from "../runtime/styles.js";
import type { Berth, CargoInput } from "../schemas.js";
import { needsHarbourAccountMoorOrHarbourAccount, needsPilotOrNothing } from "../security.js";
import type { ServiceHeaders } from "../service-headers.js";

const moorOperation: Operation = {
  id: "berths.moor",
  method: "POST",
  path: "/berths/{berth}/ships/{ship}",
  parameters: [
    { in: "query", name: "tied", style: deepObject, explode: true, arrays: "indices" },
    { in: "query", name: "manifest", style: jsonOrText, explode: false },
    { in: "query", name: "remarks", style: jsonOrText, explode: false },
  ],
  cookies: putCookies,
  body: bodyByType,
  contentType: "application/json",
  forms: [
    {
      contentType: "multipart/form-data",
      body: multipartBody,
      parts: [
        { name: "papers", style: form, explode: false },
        { name: "holds", style: deepObject, explode: true, arrays: "repeat" },
      ],
    },
    {
      contentType: "application/x-www-form-urlencoded",
      body: formBody,
      parts: [{ name: "captain", contentType: "text/plain" }],
    },
  ],
  errors: /* @__PURE__ */ statusErrors({
    "404": NotFoundError,
    "409": ConflictError,
    "4XX": ClientError,
    "5XX": ServerError,
  }),
  security: needsHarbourAccountMoorOrHarbourAccount,
  headers: /* @__PURE__ */ withIdempotencyKey("X-Call"),
  idempotent: true,
  deprecated: { since: "2026-03-01", replacement: "ships.visits.begin" },
};

/** The path parameters of `moor`. */
export interface MoorPath {
  /** Its number. Integer, at least 1. */
  berth: number;
  ship: PathValue;
}

/** The query parameters of `moor`. */
export interface MoorQuery {
  /** There may be others, which are not shown. */
  [name: string]: unknown;
  /**
   * Format: `date`.
   *
   * Not shown: whether it is required.
   */
  since?: string | undefined;
  /** Not shown: whether it is required. */
  tide?: ParameterValue | undefined;
  /** Not shown: whether it is required. */
  tied?: { ropes?: readonly string[] | undefined } | undefined;
  /** It is sent as JSON. */
  manifest: CargoInput;
  /** Not shown: its type. It is sent as JSON, except a string, which is sent as it is. */
  remarks?: unknown;
}

/** The header parameters of `moor`. */
export interface MoorHeaders {
  /** There may be others, which are not shown. */
  [name: string]: ParameterValue;
  /** Not shown: whether it is required. */
  "X-Pilot"?: string | undefined;
  /** Not shown: whether it is required. */
  "X-Flag"?: ParameterValue | undefined;
  /**
   * Which one.
   *
   * The service needs it with every request.
   */
  "X-Harbour"?: string | undefined;
  "X-Tide"?: ParameterValue | undefined;
}

/** The cookie parameters of `moor`. */
export interface MoorCookies {
  /** There may be others, which are not shown. */
  [name: string]: ParameterValue;
  /** Not shown: whether it is required. */
  berth?: ParameterValue | undefined;
}

/** The options of a call of `moor`. */
export interface MoorInit extends RequestOptions {
  query: MoorQuery;
  headers?: MoorHeaders | undefined;
  cookies?: MoorCookies | undefined;
  /** What the ship brings. */
  body: unknown;
  contentType?: string | undefined;
}

/**
 * The responses of `moor`, by status.
 *
 * There may be others, which are not shown.
 */
export interface MoorResponses extends CommonErrors {
  /** Moored */
  "201": Answer<
    unknown,
    {
      [name: string]: unknown;
      /** Where it lies. */
      Location: string;
      "X-Depth"?: unknown;
    }
  >;
  "202": Answer;
  /** Taken */
  "409": Answer<string, { "X-Until"?: unknown }>;
  "5XX": Answer;
}

/** The errors of `moor`, by the status of the response. */
export type MoorError = ConflictError | ServerError | CommonError;

/**
 * Moor a ship: Takes a berth.
 *
 * A ship takes a berth, and stays.
 *
 * `POST /berths/{berth}/ships/{ship}`
 *
 * Needs `auth.harbourAccount` with the scope `moor` together with a certificate that `fetch`
 * presents (`pier`), or `auth.harbourAccount` (scopes not shown).
 *
 * Calls with the same `X-Call` count as one. The client makes one for each call, and retries a
 * failed call with the same one.
 *
 * Limits: At most 12 ids in a call.
 *
 * The result has no type: a 201 response may have media types other than `application/json`.
 * If it has none, remove `(others): not shown` from its content in the manifest.
 *
 * From `manifest/groups/berths.yaml#operations.moor` (Harbour handbook).
 *
 * @deprecated Since 2026-03-01. Use `ships.visits.begin` in its place. Not shown: until when
 *   it works and why.
 */
export function moor(client: Client, path: MoorPath, init: MoorInit): Call<unknown, MoorError> {
  return send<unknown, MoorError>(client, moorOperation, path, init);
}

/**
 * Former name of `moor`.
 *
 * @deprecated `berths.moor` was renamed: use `moor`.
 */
export const dock: typeof moor = moor;

const listOperation: Operation = {
  id: "berths.list",
  method: "GET",
  path: "/berths",
  cookies: putCookies,
  accept: /* @__PURE__ */ accepts("application/json"),
  errors: commonErrors,
  headers: /* @__PURE__ */ defaultHeaders({ accept: "application/json" }),
};

const listPaging: Paging = { strategy: byOffset, parameter: ["query", "offset"], items: "/berths" };

/** The query parameters of `list`. */
export interface ListQuery {
  /**
   * Integer.
   *
   * Not shown: whether it is required.
   */
  offset?: number | undefined;
  /** Not shown: whether it is required. */
  limit?: ParameterValue | undefined;
  /**
   * Not shown: whether it is required.
   *
   * @deprecated
   */
  free?: ParameterValue | undefined;
}

/** The header parameters of `list`. */
export interface ListHeaders extends ServiceHeaders {
  /** Not shown: whether it is required. */
  "X-Harbour-Pilot"?: ParameterValue | undefined;
}

/** The cookie parameters of `list`. */
export interface ListCookies {
  /** Not shown: whether it is required. */
  tide?: ParameterValue | undefined;
}

/** The options of a call of `list`. */
export interface ListInit extends RequestOptions {
  query?: ListQuery | undefined;
  headers?: ListHeaders | undefined;
  cookies?: ListCookies | undefined;
}

/** The result of `list`. */
export interface ListResult {
  /** There may be others, which are not shown. */
  [name: string]: unknown;
  berths: Berth[];
  /** Not shown. */
  total?: unknown;
}

/** The responses of `list`, by status. */
export interface ListResponses extends CommonErrors {
  "200": Answer<ListResult>;
}

/** The errors of `list`, by the status of the response. */
export type ListError = CommonError;

/**
 * List berths
 *
 * `GET /berths`
 *
 * Pages by `query.offset`: `for await` over the call gives all items.
 *
 * Limits: 10 items on a page by default.
 *
 * Not shown: authentication, deprecation.
 *
 * From `manifest/groups/berths.yaml#operations.list` (Harbour handbook).
 */
export function list(client: Client, init?: ListInit): PagedCall<ListResult, Berth, ListError> {
  return sendPaged<ListResult, Berth, ListError>(client, listOperation, listPaging, [], init);
}

/**
 * `berths.sound`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/berths.yaml#operations.sound` (Harbour handbook).
 */
export const sound: NotShown<["method", "path"], "manifest/groups/berths.yaml#operations.sound"> =
  /* @__PURE__ */ notShown("berths.sound", ["method", "path"], "manifest/groups/");

const inspectOperation: Operation = {
  id: "berths.inspect",
  method: "GET",
  path: "/berths/{berth}",
  errors: commonErrors,
  security: needsPilotOrNothing,
};

/** The query parameters of `inspect`. */
export interface InspectQuery {
  /** There may be others, which are not shown. */
  [name: string]: ParameterValue;
  /** Not shown: whether it is required. */
  deep?: ParameterValue | undefined;
}

/** The options of a call of `inspect`. */
export interface InspectInit extends RequestOptions {
  query?: InspectQuery | undefined;
  headers?: ServiceHeaders | undefined;
}

/**
 * The responses of `inspect`, by status.
 *
 * There may be others, which are not shown.
 */
export interface InspectResponses extends CommonErrors {
  "200": Answer;
}

/** The errors of `inspect`, by the status of the response. */
export type InspectError = CommonError;

/**
 * Inspect a berth
 *
 * `GET /berths/{berth}`
 *
 * Takes `auth.pilot`, or in a way that is not shown, or no authentication.
 *
 * The result has no type: a 200 response may have media types other than `application/json`.
 * If it has none, remove `(others): not shown` from its content in the manifest.
 *
 * Not shown: body, other ways to authenticate, pagination, limits, deprecation.
 *
 * From `manifest/groups/berths.yaml#operations.inspect` (Log books of the pilots).
 */
export function inspect(
  client: Client,
  berth: PathValue,
  init?: InspectInit,
): Call<unknown, InspectError> {
  return send<unknown, InspectError>(client, inspectOperation, [berth], init);
}

/** Berths */
export class BerthsGroup {
  readonly #client: Client;
  /**
   * `berths.sound`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/berths.yaml#operations.sound` (Harbour handbook).
   */
  declare readonly sound: typeof sound;

  constructor(client: Client) {
    this.#client = client;
    notShownMembers(this, "berths", ["method", "path"], "manifest/groups/", "sound");
  }

  /**
   * Moor a ship: Takes a berth.
   *
   * A ship takes a berth, and stays.
   *
   * `POST /berths/{berth}/ships/{ship}`
   *
   * Needs `auth.harbourAccount` with the scope `moor` together with a certificate that `fetch`
   * presents (`pier`), or `auth.harbourAccount` (scopes not shown).
   *
   * Calls with the same `X-Call` count as one. The client makes one for each call, and retries a
   * failed call with the same one.
   *
   * Limits: At most 12 ids in a call.
   *
   * The result has no type: a 201 response may have media types other than `application/json`.
   * If it has none, remove `(others): not shown` from its content in the manifest.
   *
   * From `manifest/groups/berths.yaml#operations.moor` (Harbour handbook).
   *
   * @deprecated Since 2026-03-01. Use `ships.visits.begin` in its place. Not shown: until when
   *   it works and why.
   */
  moor(path: MoorPath, init: MoorInit): Call<unknown, MoorError> {
    return moor(this.#client, path, init);
  }

  /**
   * Former name of `moor`.
   *
   * @deprecated `berths.moor` was renamed: use `moor`.
   */
  dock(path: MoorPath, init: MoorInit): Call<unknown, MoorError> {
    return moor(this.#client, path, init);
  }

  /**
   * List berths
   *
   * `GET /berths`
   *
   * Pages by `query.offset`: `for await` over the call gives all items.
   *
   * Limits: 10 items on a page by default.
   *
   * Not shown: authentication, deprecation.
   *
   * From `manifest/groups/berths.yaml#operations.list` (Harbour handbook).
   */
  list(init?: ListInit): PagedCall<ListResult, Berth, ListError> {
    return list(this.#client, init);
  }

  /**
   * Inspect a berth
   *
   * `GET /berths/{berth}`
   *
   * Takes `auth.pilot`, or in a way that is not shown, or no authentication.
   *
   * The result has no type: a 200 response may have media types other than `application/json`.
   * If it has none, remove `(others): not shown` from its content in the manifest.
   *
   * Not shown: body, other ways to authenticate, pagination, limits, deprecation.
   *
   * From `manifest/groups/berths.yaml#operations.inspect` (Log books of the pilots).
   */
  inspect(berth: PathValue, init?: InspectInit): Call<unknown, InspectError> {
    return inspect(this.#client, berth, init);
  }
}
