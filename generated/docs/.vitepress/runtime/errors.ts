// Made by endpoint-manifest (docs) from its template typescript-client/errors.ts. Not to be edited: fill the manifest in and run generate.

/** Every error that a call can end with. */
import type { StandardIssue } from "./standard-schema.js";

/** The request that an error is about. */
export interface RequestSummary {
  readonly method: string;
  /** The whole URL. Errors are logged, so the query values, which may be secrets, appear as `***`. */
  readonly url: string;
}

/** A URL without its query values, which may be secrets. */
export function redactedUrl(url: string): string {
  return url.replace(/\?.*/s, (query) => query.replace(/=[^&]*/g, "=***"));
}

// Names are getters of the prototype: a minifier cannot change them, and the stack of an error begins with its name.

/** The base of all errors of calls that were sent. */
export abstract class RequestError extends Error {
  declare readonly request: RequestSummary;
  /** The response's status, if one came. */
  declare readonly status: number | undefined;
  declare readonly headers: Headers | undefined;
  /** The decoded body of the response, if one was read. */
  declare readonly body: unknown;

  constructor(
    { method, url }: RequestSummary,
    what: string,
    response?: Response,
    options?: ErrorOptions,
  ) {
    const shown = redactedUrl(url);
    super(`${method} ${shown} ${what}`, options);
    this.request = { method, url: shown };
    this.status = response?.status;
    this.headers = response?.headers;
  }
}

/** No response came, or it broke off; `cause` is the error of `fetch`. */
export class ConnectionError extends RequestError {
  override get name(): "ConnectionError" {
    return "ConnectionError";
  }

  constructor(request: RequestSummary, cause: unknown, response?: Response) {
    super(request, `got no whole answer: ${reason(cause)}`, response, { cause });
  }
}

/** An attempt took longer than `timeoutMs`, the call longer than `deadlineMs`, or a stream was silent for `idleTimeoutMs`. */
export class TimeoutError extends RequestError {
  override get name(): "TimeoutError" {
    return "TimeoutError";
  }
  declare readonly status: undefined;

  constructor(request: RequestSummary, milliseconds: number, what = "no whole answer") {
    super(request, `got ${what} within ${milliseconds} ms`);
  }
}

/** The caller's signal ended the call; `cause` is the signal's reason. */
export class AbortError extends RequestError {
  override get name(): "AbortError" {
    return "AbortError";
  }
  declare readonly status: undefined;

  constructor(request: RequestSummary, cause: unknown) {
    super(request, `was aborted: ${reason(cause)}`, undefined, { cause });
  }
}

/** The service answered with a status other than 2xx. */
export class ApiError extends RequestError {
  override get name(): string {
    return "ApiError";
  }
  declare readonly status: number;
  declare readonly headers: Headers;
  /** Decoded by content type like the body of a success; the plain text where it claims to be JSON and is not. */
  declare readonly body: unknown;

  constructor(request: RequestSummary, response: Response, body: unknown) {
    const status = `answered ${response.status} ${response.statusText}`.trimEnd();
    super(request, status + saidIn(body), response);
    this.body = body;
  }
}

/** The error of one status that the manifest names, with the type of its body. */
export interface StatusError<Name extends string, Status extends number, Body> extends ApiError {
  readonly name: Name;
  readonly status: Status;
  readonly body: Body;
}

/** A class of errors. Its written `prototype` gives `instanceof` the exact type of its instances. */
export interface ErrorClass<Instance extends ApiError = ApiError> {
  new (request: RequestSummary, response: Response, body: unknown): Instance;
  readonly prototype: Instance;
}

/**
 * Makes the error class of one status. The type of its body is taken from the manifest and not checked, like that of a success.
 */
export function errorClass<Instance extends ApiError>(name: Instance["name"]): ErrorClass<Instance>;
export function errorClass(name: string): ErrorClass {
  return class extends ApiError {
    override get name(): string {
      return name;
    }
  };
}

/** The class of a status's errors, where there is one. */
export type StatusErrors = (status: number) => ErrorClass | undefined;

/** Classes by status, `404`, or by range, `5XX`; the status itself takes precedence (OpenAPI 3.1.1, section 4.8.16.1). */
export function statusErrors(classes: Readonly<Record<string, ErrorClass>>): StatusErrors {
  return (status) => classes[status] ?? classes[`${Math.floor(status / 100)}XX`];
}

/** Statuses of a success (RFC 9110, section 15.3). */
export type SuccessStatus = 200 | 201 | 202 | 203 | 204 | 205 | 206 | 207 | 208 | 226;

/** The service responded 2xx with a body that does not match its content type, or with a type that the manifest does not name. */
export class DecodeError extends RequestError {
  override get name(): "DecodeError" {
    return "DecodeError";
  }
  declare readonly status: SuccessStatus;
  declare readonly headers: Headers;

  constructor(request: RequestSummary, response: Response, why: string, cause?: unknown) {
    super(request, `answered ${response.status}, unreadable: ${why}`, response, { cause });
  }
}

/** The call cannot be sent as it was made; nothing was sent. */
export class InvalidArgumentError extends Error {
  override get name(): "InvalidArgumentError" {
    return "InvalidArgumentError";
  }
  declare readonly status?: undefined;
}

/** A value does not match a schema: a response, or the input of a validator. */
export class ValidationError extends Error {
  override get name(): "ValidationError" {
    return "ValidationError";
  }
  declare readonly status?: undefined;
  /** The issues as the validator reported them. */
  declare readonly issues: readonly StandardIssue[];

  constructor(what: string, issues: readonly StandardIssue[]) {
    super(what + issues.map(issueLine).join(""));
    this.issues = issues;
  }
}

/** The manifest does not show enough of the operation to call it; nothing was sent. */
export class NotShownError extends Error {
  override get name(): string {
    return "NotShownError";
  }

  constructor(operation: string, missing: readonly string[], place: string) {
    const facts = missing.join(" and ");
    super(`${operation} cannot be called: ${facts} not shown, to be filled in at ${place}`);
  }
}

/** Errors that any call can end with, whatever the response. */
export type CallError =
  | ConnectionError
  | TimeoutError
  | AbortError
  | DecodeError
  | InvalidArgumentError
  | ValidationError;

/** The error of a status that the manifest does not name for the operation. */
export interface OtherApiError<Body = unknown> extends ApiError {
  readonly name: "ApiError";
  readonly body: Body;
}

/** The message of an error. `fetch` may say only "fetch failed" and keep the reason in its cause. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return (error.cause instanceof Error && error.cause.message) || error.message;
}

/** The human-readable message in a body: problem details (RFC 9457), or other common members, at any depth. */
function saidIn(body: unknown): string {
  let said = body;
  do {
    const { detail, message, title, error }: Readonly<Record<string, unknown>> = Object(said);
    said = detail ?? message ?? title ?? error;
  } while (typeof said === "object");
  return said ? `: ${String(said).slice(0, 500)}` : "";
}

/** A separate line: `/items/0/id: expected a string`, or `/: …` for the value as a whole. */
function issueLine({ message, path = [] }: StandardIssue): string {
  const keys = path.map((step) => String(typeof step === "object" ? step.key : step));
  return `\n/${keys.join("/")}: ${message}`;
}
