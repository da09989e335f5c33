// Made by endpoint-manifest (typescript-server) from its template read-request.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** What a request holds: its parameters and its body, read as the manifest says and checked. */
import type { HandlerRequest } from "./handler.js";
import type { ParameterPlan } from "./parameter-plan.js";
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
import { type RequestBounds, type RequestReading, requestReading } from "./request-bounds.js";
import { badRequest, faultsOfBody, faultsOfPlace } from "./request-faults.js";
import { limitFaults } from "./request-limits.js";
import type { RequestPlan } from "./request-plan.js";
import type { ParameterPlace, Route } from "./route.js";

/** What the reading of a request needs beside it, and what is handed on with it. */
export interface ReadOptions {
  readonly route: Route;
  /** Texts of the path's parameters, as the URL has them, in the order of the template. */
  readonly pathTexts: readonly string[];
  readonly bounds: RequestBounds;
  /** Aborted when nobody waits for the answer any more; looked at only where there is a body. */
  readonly signal: AbortSignal;
  /** The media type that the caller likes best. */
  readonly responseType: string | undefined;
}

/**
 * What a request holds, as a handler is given it. Headers and cookies that cannot be wrong are read when they are first
 * looked at, so that a route that is not shown yet does not pay for what its handler does not use.
 */
export interface ReadValues extends HandlerRequest {
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
  plan: RequestPlan,
  request: Request,
  options: ReadOptions,
): ReadValues | Promise<ReadValues> {
  const reading = requestReading(options.bounds);
  const values = new RequestValues(plan, request, options, reading);
  const body = readBody(plan, { request, reading, bounds: options });
  const finish = (read: BodyValue): ReadValues => {
    values.body = read.value;
    values.contentType = read.contentType;
    check(plan, values, read, reading);
    return values;
  };
  return body instanceof Promise ? body.then(finish) : finish(body);
}

/** The values of a request: what a handler is given. What is seldom looked at is not read before. */
class RequestValues implements ReadValues {
  readonly path: object;
  readonly query: object;
  body: unknown = undefined;
  contentType: string | undefined = undefined;
  readonly raw: Request;
  readonly #plan: ParameterPlan;
  readonly #options: ReadOptions;
  #listedHeaders: Values | undefined = undefined;
  #listedCookies: Values | undefined = undefined;
  #hasAllHeaders = false;
  #hasAllCookies = false;

  constructor(
    { parameters, isHeaderChecked, isCookieChecked }: RequestPlan,
    request: Request,
    options: ReadOptions,
    reading: RequestReading,
  ) {
    this.raw = request;
    this.#plan = parameters;
    this.#options = options;
    this.path = readPath(parameters, options.pathTexts, reading);
    this.query = readQuery(parameters.query, request.url, reading);
    if (isHeaderChecked) this.#listedHeaders = readHeaders(parameters.header, request, reading);
    if (isCookieChecked) this.#listedCookies = readCookies(parameters.cookie, request, reading);
  }

  get operation(): Route {
    return this.#options.route;
  }

  get signal(): AbortSignal {
    return this.#options.signal;
  }

  get responseType(): string | undefined {
    return this.#options.responseType;
  }

  /** Of what cannot be wrong there are no faults to be told. */
  #again(): RequestReading {
    return requestReading(this.#options.bounds);
  }

  /** Those that the manifest lists, and with time all others. */
  get listedHeaders(): Values {
    this.#listedHeaders ??= readHeaders(this.#plan.header, this.raw, this.#again());
    return this.#listedHeaders;
  }

  get listedCookies(): Values {
    this.#listedCookies ??= readCookies(this.#plan.cookie, this.raw, this.#again());
    return this.#listedCookies;
  }

  get headers(): object {
    const values = this.listedHeaders;
    if (!this.#hasAllHeaders) {
      this.#hasAllHeaders = true;
      addOtherHeaders(values, this.#plan.header, this.raw.headers);
    }
    return values;
  }

  get cookies(): object {
    const values = this.listedCookies;
    if (!this.#hasAllCookies) {
      this.#hasAllCookies = true;
      addOtherCookies(values, this.#plan.cookie, this.raw.headers);
    }
    return values;
  }
}

/** Throws where anything is wrong with the values, which the reading may know already. */
function check(
  { rules, limits }: RequestPlan,
  values: RequestValues,
  body: BodyValue,
  { faults, bounds }: RequestReading,
): void {
  for (const fault of body.faults) faults.push(fault);
  for (const { place, validator } of rules) {
    const given = valuesAt(place, values);
    faults.push(...faultsOfPlace(place, { validator, value: given, bounds }, faults));
  }
  if (body.rule) {
    faults.push(...faultsOfBody({ validator: body.rule, value: body.value, bounds }, body.faults));
  }
  if (limits.length > 0) faults.push(...limitFaults(limits, values));
  if (faults.length === 0) return;
  // Nobody will read it.
  if (body.value instanceof ReadableStream) body.value.cancel().catch(() => undefined);
  throw badRequest(faults, bounds);
}

/** Of headers and cookies that are not listed nothing is said, and on some platforms it is much work to read them. */
function valuesAt(place: ParameterPlace, values: RequestValues): object {
  switch (place) {
    case "path":
      return values.path;
    case "query":
      return values.query;
    case "header":
      return values.listedHeaders;
    case "cookie":
      return values.listedCookies;
  }
}
