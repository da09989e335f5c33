// Made by endpoint-manifest (typescript-server) from its template read-request.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** What a request holds: its parameters and its body, read as the manifest says and checked. */
import { type ParameterPlan, planOf } from "./parameter-plan.js";
import type { RequestFault } from "./problem.js";
import { type BodyValue, readBody } from "./read-body.js";
import {
  addOtherCookies,
  addOtherHeaders,
  readCookies,
  readHeaders,
  readPath,
  readQuery,
  type Values,
} from "./read-parameters.js";
import { badRequest, faultsOfBody, faultsOfPlace } from "./request-faults.js";
import { limitFaults } from "./request-limits.js";
import type { Route } from "./route.js";

/** What the reading of a request needs beside it. */
export interface ReadOptions {
  /** Texts of the path's parameters, as the URL has them, in the order of the template. */
  readonly pathTexts: readonly string[];
  /** Largest body, in bytes. */
  readonly maxBodyBytes: number;
  /** Whether the rules of the manifest are held against the values. */
  readonly validate: boolean;
  /** Aborted when nobody waits for the answer any more; looked at only where there is a body. */
  readonly signal: AbortSignal;
}

/**
 * What a request holds. Headers and cookies that nobody lists are read when they are first looked at: hand them on by
 * getters, or the route that is not shown yet pays for what its handler does not use.
 */
export interface ReadValues {
  readonly path: object;
  readonly query: object;
  /** Under the names of the manifest; others in lower case. */
  readonly headers: object;
  readonly cookies: object;
  /**
   * By its media type: a value of JSON, text of `text/*`, a record of texts and files of a form, and otherwise the bytes
   * as a stream, which fails beyond the largest size. `undefined` = there is none.
   */
  readonly body: unknown;
  /**
   * The media type of the body: as the manifest lists it, where it does so by name, and otherwise as the request says it,
   * in lower case and without parameters.
   */
  readonly contentType: string | undefined;
}

/**
 * Reads a request, at once where it has no body. Throws or rejects with a `ProblemError`: 400 with all faults and their
 * places, 413 for a body that is too large, 415 for one that is of another kind; with an `IncompleteBodyError` where the
 * caller is gone, or time is up, before the body came to its end.
 */
export function readRequest(
  route: Route,
  request: Request,
  options: ReadOptions,
): ReadValues | Promise<ReadValues> {
  const faults: RequestFault[] = [];
  const values = new RequestValues(route, request, options.pathTexts, faults);
  const body = readBody(route, request, options);
  const finish = (read: BodyValue): ReadValues => {
    values.body = read.value;
    values.contentType = read.contentType;
    check(route, values, read, faults, options.validate);
    return values;
  };
  return body instanceof Promise ? body.then(finish) : finish(body);
}

/** The values of a request. */
class RequestValues implements ReadValues {
  readonly path: object;
  readonly query: object;
  body: unknown = undefined;
  contentType: string | undefined = undefined;
  readonly #plan: ParameterPlan;
  readonly #request: Request;
  readonly #headers: Values;
  readonly #cookies: Values;
  #hasAllHeaders = false;
  #hasAllCookies = false;

  constructor(
    route: Route,
    request: Request,
    pathTexts: readonly string[],
    faults: RequestFault[],
  ) {
    const plan = planOf(route);
    this.#plan = plan;
    this.#request = request;
    this.path = readPath(plan, pathTexts, faults);
    this.query = readQuery(plan.query, request.url, faults);
    this.#headers = readHeaders(plan.header, request, faults);
    this.#cookies = readCookies(plan.cookie, request, faults);
  }

  get headers(): object {
    if (!this.#hasAllHeaders) {
      this.#hasAllHeaders = true;
      addOtherHeaders(this.#headers, this.#plan.header, this.#request.headers);
    }
    return this.#headers;
  }

  get cookies(): object {
    if (!this.#hasAllCookies) {
      this.#hasAllCookies = true;
      addOtherCookies(this.#cookies, this.#plan.cookie, this.#request.headers);
    }
    return this.#cookies;
  }
}

/** Throws where anything is wrong with the values; `faults` are those that the reading of parameters has found. */
function check(
  route: Route,
  values: ReadValues,
  body: BodyValue,
  faults: RequestFault[],
  validate: boolean,
): void {
  const { rules, limits } = route;
  for (const fault of body.faults) faults.push(fault);
  if (validate && rules) {
    // Places of which nothing is said are not looked at, so that they are not read.
    if (rules.path) faults.push(...faultsOfPlace("path", rules.path, values.path, faults));
    if (rules.query) faults.push(...faultsOfPlace("query", rules.query, values.query, faults));
    if (rules.header) faults.push(...faultsOfPlace("header", rules.header, values.headers, faults));
    if (rules.cookie) faults.push(...faultsOfPlace("cookie", rules.cookie, values.cookies, faults));
    if (body.rule) faults.push(...faultsOfBody(body.rule, body.value, body.faults));
  }
  if (limits) faults.push(...limitFaults(route, values));
  if (faults.length === 0) return;
  // Nobody will read it.
  if (body.value instanceof ReadableStream) body.value.cancel().catch(() => undefined);
  throw badRequest(faults);
}
