// Made by endpoint-manifest (typescript-server) from its template read-request.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The values of a request: its parameters and its body, read by the manifest and checked. */
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

/** Input for reading a request, part of which is passed on with it. */
export interface ReadOptions {
  readonly route: Route;
  /** Texts of the path's parameters from the URL, in the order of the template. */
  readonly pathTexts: readonly string[];
  readonly bounds: RequestBounds;
  /** Aborted when no caller waits for the response any more; read only where there is a body. */
  readonly signal: AbortSignal;
  /** The media type that the caller prefers. */
  readonly responseType: string | undefined;
}

/**
 * The values of a request for a handler. Headers and cookies that cannot have faults are read on first use, so that handlers do
 * not pay for values that they do not use.
 */
export interface ReadValues extends HandlerRequest {
  readonly path: object;
  readonly query: object;
  /** Under the names of the manifest; others in lower case. */
  readonly headers: object;
  readonly cookies: object;
  /**
   * Its form depends on the media type: a value of JSON, text for `text/*`, a record of texts and files for a form, and otherwise
   * the bytes as a stream, which fails beyond the maximum size. `undefined` = there is none.
   */
  readonly body: unknown;
  /**
   * The media type of the body: as the manifest lists it, where it does so by name, and otherwise as the request states it, in
   * lower case and without parameters.
   */
  readonly contentType: string | undefined;
}

/**
 * Reads a request; synchronously where it has no body. Throws or rejects with a `ProblemError`: 400 with all faults and their
 * places, 413 for a body that is too large, 415 for one of another type; or with an `IncompleteBodyError` where the caller
 * disconnects, or time is up, before the body has arrived completely.
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

/** The values of a request for a handler. Values that are seldom used are read on first use. */
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

  /** Values that cannot have faults are read with a fresh, unused list of faults. */
  #again(): RequestReading {
    return requestReading(this.#options.bounds);
  }

  /** The listed headers; once all headers are requested, also the others. */
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

/** Throws where the values have faults, including those that reading has found. */
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

/** The values to check. Headers and cookies that are not listed have no rules, and are slow to read on some platforms. */
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
