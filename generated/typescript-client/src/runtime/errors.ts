// Made by endpoint-manifest (typescript-client) from its template errors.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Every error that a call can end with. */
import type { StandardIssue } from "./standard-schema.js";

/** The request that an error is about. */
export interface RequestSummary {
  readonly method: string;
  /** The whole URL. In an error the values of its query are `***`: they may be secrets, and errors are logged. */
  readonly url: string;
}

// Names are getters of the prototype: a minifier cannot change them, and the stack of an error begins with its name.

/** A request that was sent did not end well. */
export abstract class RequestError extends Error {
  readonly request: RequestSummary;
  /** Of the answer, if one came. */
  readonly status: number | undefined;
  readonly headers: Headers | undefined;

  constructor(
    { method, url }: RequestSummary,
    what: string,
    response?: Response,
    options?: ErrorOptions,
  ) {
    const shown = url.replace(/\?.*/, (query) => query.replace(/=[^&]*/g, "=***"));
    super(`${method} ${shown} ${what}`, options);
    this.request = { method, url: shown };
    this.status = response?.status;
    this.headers = response?.headers;
  }
}

/** No answer came, or it broke off; `cause` is what `fetch` said. */
export class ConnectionError extends RequestError {
  override get name(): string {
    return "ConnectionError";
  }

  constructor(request: RequestSummary, response: Response | undefined, cause: unknown) {
    super(request, `got no whole answer: ${reason(cause)}`, response, { cause });
  }
}

/** The service answered with a status other than 2xx. */
export class ApiError extends RequestError {
  override get name(): string {
    return "ApiError";
  }
  declare readonly status: number;
  declare readonly headers: Headers;
  /** Decoded by content type as that of a success is; the text itself where it is not the JSON that it claims to be. */
  readonly body: unknown;

  constructor(request: RequestSummary, response: Response, body: unknown) {
    super(request, `answered ${response.status} ${response.statusText}`.trimEnd(), response);
    this.body = body;
  }
}

/** The service answered 2xx with a body that is not the JSON that its content type promises. */
export class DecodeError extends RequestError {
  override get name(): string {
    return "DecodeError";
  }
  declare readonly status: number;
  declare readonly headers: Headers;

  constructor(request: RequestSummary, response: Response, text: string, cause: unknown) {
    const start = JSON.stringify(text.slice(0, 100));
    super(request, `answered ${response.status} with invalid JSON: ${start}`, response, { cause });
  }
}

/** The call cannot be sent as it was made; nothing was sent. */
export class InvalidArgumentError extends Error {
  override get name(): string {
    return "InvalidArgumentError";
  }
}

/** The answer is not what the schema given to `.as` allows. */
export class ValidationError extends Error {
  override get name(): string {
    return "ValidationError";
  }
  /** As the validator gave them. */
  readonly issues: readonly StandardIssue[];

  constructor(operation: string, issues: readonly StandardIssue[]) {
    super(`${operation} answered what the schema refuses${issues.map(issueLine).join("")}`);
    this.issues = issues;
  }
}

/** The manifest does not show enough of the operation to call it; nothing was sent. */
export class NotShownError extends Error {
  override get name(): string {
    return "NotShownError";
  }

  constructor(operation: string, missing: readonly string[], place: string) {
    const [are, them] = missing.length > 1 ? ["are", "them"] : ["is", "it"];
    super(
      `${operation} cannot be called: its ${missing.join(" and ")} ${are} not shown; fill ${them} in at ${place}`,
    );
  }
}

/** `fetch` may say "fetch failed" alone and keep the reason in its cause. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return (error.cause instanceof Error && error.cause.message) || error.message;
}

/** A line of its own: `/items/0/id: expected a string`, or `/: …` for the value as a whole. */
function issueLine({ message, path = [] }: StandardIssue): string {
  const keys = path.map((step) => `/${String(typeof step === "object" ? step.key : step)}`);
  return `\n${keys.join("") || "/"}: ${message}`;
}
