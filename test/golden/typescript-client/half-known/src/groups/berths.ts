// Made by endpoint-manifest (typescript-client) from manifest/groups/berths.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { CommonErrors } from "../common-errors.js";
import type { Answer } from "../runtime/answer.js";
import { encodeBody } from "../runtime/body.js";
import type { Call } from "../runtime/call.js";
import type { Client } from "../runtime/client.js";
import { type NotShown, notShown } from "../runtime/not-shown.js";
import type { Operation } from "../runtime/operation.js";
import type { ParameterValue, PathValue } from "../runtime/parameters.js";
import { type RequestOptions, send } from "../runtime/request.js";
import type { Berth } from "../schemas.js";

const moorOperation: Operation = {
  id: "berths.moor",
  method: "POST",
  path: "/berths/{berth}/ships/{ship}",
  body: encodeBody,
  contentType: "application/json",
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
  [name: string]: ParameterValue;
  /**
   * Format: `date`.
   *
   * Not shown: whether it is required.
   */
  since?: string | undefined;
  /** Not shown: whether it is required. */
  tide?: ParameterValue | undefined;
  manifest: ParameterValue;
  remarks?: ParameterValue | undefined;
}

/** The header parameters of `moor`. */
export interface MoorHeaders {
  /** There may be others, which are not shown. */
  [name: string]: ParameterValue;
  /** Not shown: whether it is required. */
  "X-Pilot"?: string | undefined;
  /** Not shown: whether it is required. */
  "X-Flag"?: ParameterValue | undefined;
}

/** The cookie parameters of `moor`. */
export interface MoorCookies {
  /** There may be others, which are not shown. */
  [name: string]: ParameterValue;
  /** Not shown: whether it is required. */
  berth?: ParameterValue | undefined;
}

/** What a call of `moor` may carry. */
export interface MoorInit extends RequestOptions {
  query: MoorQuery;
  headers?: MoorHeaders | undefined;
  cookies?: MoorCookies | undefined;
  /** What the ship brings. */
  body: unknown;
  contentType?: string | undefined;
}

/**
 * What `moor` answers, by status.
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

/**
 * Moor a ship: Takes a berth.
 *
 * A ship takes a berth, and stays.
 *
 * `POST /berths/{berth}/ships/{ship}`
 *
 * From `manifest/groups/berths.yaml#operations.moor` (Harbour handbook).
 *
 * @deprecated Since 2026-03-01. Use `ships.visits.begin`.
 */
export function moor(client: Client, path: MoorPath, init: MoorInit): Call<unknown> {
  return send(client, moorOperation, path, init);
}

/**
 * Former name of `moor`.
 *
 * @deprecated `berths.moor` was renamed: use `moor`.
 */
export const dock: typeof moor = moor;

const listOperation: Operation = { id: "berths.list", method: "GET", path: "/berths" };

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
export interface ListHeaders {
  /** Not shown: whether it is required. */
  "X-Harbour-Pilot"?: ParameterValue | undefined;
}

/** The cookie parameters of `list`. */
export interface ListCookies {
  /** Not shown: whether it is required. */
  tide?: ParameterValue | undefined;
}

/** What a call of `list` may carry. */
export interface ListInit extends RequestOptions {
  query?: ListQuery | undefined;
  headers?: ListHeaders | undefined;
  cookies?: ListCookies | undefined;
}

/** What `list` gives back. */
export interface ListResult {
  /** There may be others, which are not shown. */
  [name: string]: unknown;
  berths: Berth[];
  /** Not shown. */
  total?: unknown;
}

/** What `list` answers, by status. */
export interface ListResponses extends CommonErrors {
  "200": Answer<ListResult>;
}

/**
 * List berths
 *
 * `GET /berths`
 *
 * Not shown: authentication, deprecation.
 *
 * From `manifest/groups/berths.yaml#operations.list` (Harbour handbook).
 */
export function list(client: Client, init?: ListInit): Call<ListResult> {
  return send<ListResult>(client, listOperation, [], init);
}

/**
 * `berths.sound`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/berths.yaml#operations.sound` (Harbour handbook).
 */
export const sound: NotShown<["method", "path"], "manifest/groups/berths.yaml#operations.sound"> =
  /* @__PURE__ */ notShown(
    "berths.sound",
    ["method", "path"],
    "manifest/groups/berths.yaml#operations.sound",
  );

const inspectOperation: Operation = {
  id: "berths.inspect",
  method: "GET",
  path: "/berths/{berth}",
};

/** The query parameters of `inspect`. */
export interface InspectQuery {
  /** There may be others, which are not shown. */
  [name: string]: ParameterValue;
  /** Not shown: whether it is required. */
  deep?: ParameterValue | undefined;
}

/** What a call of `inspect` may carry. */
export interface InspectInit extends RequestOptions {
  query?: InspectQuery | undefined;
}

/**
 * What `inspect` answers, by status.
 *
 * There may be others, which are not shown.
 */
export interface InspectResponses extends CommonErrors {
  "200": Answer;
}

/**
 * Inspect a berth
 *
 * `GET /berths/{berth}`
 *
 * Not shown: body, authentication, pagination, limits, deprecation.
 *
 * From `manifest/groups/berths.yaml#operations.inspect` (Log books of the pilots).
 */
export function inspect(client: Client, berth: PathValue, init?: InspectInit): Call<unknown> {
  return send(client, inspectOperation, [berth], init);
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
  readonly sound: typeof sound = sound;

  constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Moor a ship: Takes a berth.
   *
   * A ship takes a berth, and stays.
   *
   * `POST /berths/{berth}/ships/{ship}`
   *
   * From `manifest/groups/berths.yaml#operations.moor` (Harbour handbook).
   *
   * @deprecated Since 2026-03-01. Use `ships.visits.begin`.
   */
  moor(path: MoorPath, init: MoorInit): Call<unknown> {
    return moor(this.#client, path, init);
  }

  /**
   * Former name of `moor`.
   *
   * @deprecated `berths.moor` was renamed: use `moor`.
   */
  dock(path: MoorPath, init: MoorInit): Call<unknown> {
    return moor(this.#client, path, init);
  }

  /**
   * List berths
   *
   * `GET /berths`
   *
   * Not shown: authentication, deprecation.
   *
   * From `manifest/groups/berths.yaml#operations.list` (Harbour handbook).
   */
  list(init?: ListInit): Call<ListResult> {
    return list(this.#client, init);
  }

  /**
   * Inspect a berth
   *
   * `GET /berths/{berth}`
   *
   * Not shown: body, authentication, pagination, limits, deprecation.
   *
   * From `manifest/groups/berths.yaml#operations.inspect` (Log books of the pilots).
   */
  inspect(berth: PathValue, init?: InspectInit): Call<unknown> {
    return inspect(this.#client, berth, init);
  }
}
