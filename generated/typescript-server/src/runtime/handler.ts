// Made by endpoint-manifest (typescript-server) from its template handler.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** What a handler is given, and what it gives back. */
import type { Route } from "./route.js";

/** What every handler is given; each operation's own request adds its path, query, headers, cookies and body. */
export interface HandlerRequest {
  /** The request as it came. Its body has been read, unless `body` is a stream. */
  readonly raw: Request;
  /** Aborted as soon as nobody waits for the answer: the caller is gone, time is up, or the server stops. */
  readonly signal: AbortSignal;
  /** What the manifest says of the operation. */
  readonly operation: Route;
  /**
   * Of the media types that the manifest lists for a successful answer, the one that the caller likes best (RFC 9110,
   * section 12.5.1); undefined where it lists none.
   */
  readonly responseType: string | undefined;
}

/** Answers one operation. `context` is what the option `context` of the server made for this request. */
export type Handler<Request extends HandlerRequest, Answer, Context = unknown> = (
  request: Request,
  context: Context,
) => Answer | Promise<Answer>;

/** Texts by name, where the manifest does not show which parameters there are; several of one name are a list. */
export type OpenParameters = Readonly<Record<string, OpenValue>>;

/** What is read of a parameter whose schema the manifest does not show. */
export type OpenValue = string | readonly string[];

/** A form of which the manifest does not show the fields. */
export type OpenForm = Readonly<Record<string, string | File | readonly (string | File)[]>>;

/** The handlers of a service, of which any may be missing. */
export type Partially<Handlers> = {
  readonly [Name in keyof Handlers]?: Handlers[Name] extends (...args: never[]) => unknown
    ? Handlers[Name]
    : Partially<Handlers[Name]>;
};
