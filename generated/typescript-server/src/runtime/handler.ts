// Made by endpoint-manifest (typescript-server) from its template handler.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The requests and responses of handlers. */
import type { Route } from "./route.js";

/** The request that every handler gets; each operation's own request adds its path, query, headers, cookies and body. */
export interface HandlerRequest {
  /** The request as it came. Its body has been read, unless `body` is a stream. */
  readonly raw: Request;
  /** Aborted as soon as no caller waits for the response: the caller has disconnected, time is up, or the server stops. */
  readonly signal: AbortSignal;
  /** The operation, as the manifest describes it. */
  readonly operation: Route;
  /**
   * The media type of a successful response that the caller prefers among those of the manifest (RFC 9110, section 12.5.1);
   * undefined where the manifest lists none.
   */
  readonly responseType: string | undefined;
}

/** Handles one operation. `context` is what the server's option `context` made for this request. */
export type Handler<Request extends HandlerRequest, Answer, Context = unknown> = (
  request: Request,
  context: Context,
) => Answer | Promise<Answer>;

/** Texts by name, where the manifest does not show which parameters there are; several of one name are a list. */
export type OpenParameters = Readonly<Record<string, OpenValue>>;

/** The value of a parameter whose schema the manifest does not show. */
export type OpenValue = string | readonly string[];

/** A form whose fields the manifest does not show. */
export type OpenForm = Readonly<Record<string, string | File | readonly (string | File)[]>>;

/** The handlers of a service, any of which may be missing. */
export type Partially<Handlers> = {
  readonly [Name in keyof Handlers]?: Handlers[Name] extends (...args: never[]) => unknown
    ? Handlers[Name]
    : Partially<Handlers[Name]>;
};
