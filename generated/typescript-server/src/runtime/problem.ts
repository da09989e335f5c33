// Made by endpoint-manifest (typescript-server) from its template problem.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The server's own error responses: problem details (RFC 9457). */

/** One fault of a request. */
export interface RequestFault {
  readonly in: "path" | "query" | "header" | "cookie" | "body";
  /** Name of the parameter; left out for a body. */
  readonly name?: string;
  /** JSON Pointer (RFC 6901) from the parameter or the body to the fault; empty = the whole of it. */
  readonly pointer: string;
  readonly detail: string;
}

/** A problem as it is sent (RFC 9457, section 3.1). */
export interface Problem {
  readonly status: number;
  /** The status in words. */
  readonly title: string;
  readonly detail: string;
  /** All faults of the request, where they are the problem. */
  readonly errors?: readonly RequestFault[];
}

/** Why a request is refused. Throw it from a handler or a hook to respond with a problem. */
export class ProblemError extends Error {
  override get name(): "ProblemError" {
    return "ProblemError";
  }
  readonly problem: Problem;
  /** Headers of the response: `allow`, `retry-after`, `www-authenticate`. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    problem: Omit<Problem, "title"> & { readonly title?: string },
    headers: Readonly<Record<string, string>> = {},
    options: ErrorOptions = {},
  ) {
    super(problem.detail, options);
    this.problem = { title: titles.get(problem.status) ?? "Error", ...problem };
    this.headers = headers;
  }
}

/** The response for a problem. */
export function problemResponse({ problem, headers }: ProblemError): Response {
  return Response.json(problem, {
    status: problem.status,
    headers: { ...headers, "content-type": "application/problem+json" },
  });
}

/** Statuses of this server's own responses, in words (RFC 9110, section 15; RFC 6585). */
const titles: ReadonlyMap<number, string> = new Map([
  [400, "Bad Request"],
  [401, "Unauthorized"],
  [403, "Forbidden"],
  [404, "Not Found"],
  [405, "Method Not Allowed"],
  [406, "Not Acceptable"],
  [413, "Content Too Large"],
  [415, "Unsupported Media Type"],
  [429, "Too Many Requests"],
  [500, "Internal Server Error"],
  [501, "Not Implemented"],
  [503, "Service Unavailable"],
]);
