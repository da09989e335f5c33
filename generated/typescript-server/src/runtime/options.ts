// Made by endpoint-manifest (typescript-server) from its template options.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Options of `createServer`, optional and required. */
import type { Context as HonoContext } from "hono";
import type { Authenticators } from "./authenticate.js";
import type { ReadCredential } from "./credentials.js";
import type { Problem } from "./problem.js";
import type { RateLimitOptions } from "./rate-limits.js";
import type { RequestBoundOptions } from "./request-bounds.js";
import type { Route } from "./route.js";

/** Options that do not depend on the types of context and identity. */
export interface ServerSettings extends RequestBoundOptions {
  /**
   * Receives each error that gives a 500 and does not reach the caller, or that ends a response whose head was sent.
   * `console.error` unless given.
   */
  readonly onError?: (error: unknown, failed: FailedCall) => void;
  /**
   * Gives the server's own responses (400, 401, 404, 405, …) the service's own shape; `undefined` = the plain problem.
   * `operation` is left out where the request matches none.
   */
  readonly problem?: (
    problem: Problem,
    request: Request,
    operation?: Route,
  ) => Response | undefined;
  /** True if pages of all other origins may send requests, with credentials (CORS); `false` unless given. */
  readonly cors?: boolean;
  /** True if requests are checked against the manifest; `true` unless given. */
  readonly validateRequests?: boolean;
  /** True if responses are checked; unless given, where the environment variable `NODE_ENV` is not `production`. */
  readonly validateReplies?: boolean;
  /** Milliseconds after which a call without a response gets a 503; 0 = no limit, which is the default. */
  readonly timeoutMs?: number;
  /** Aborted when the server stops; the signals of all handlers then abort, too. */
  readonly signal?: AbortSignal;
  /** How the manifest's rates are enforced; `false` = not at all. */
  readonly rateLimits?: RateLimitOptions | false;
  /** Receives a report, at the start, of operations without a route; `console.warn` unless given, `false` = no report. */
  readonly report?: ((text: string) => void) | false;
}

/** The call that an error belongs to. */
export interface FailedCall {
  readonly request: Request;
  /** `undefined` where the request matches no operation. */
  readonly operation: Route | undefined;
}

/** Input for the context of a call. */
export interface ContextSource<Identity> {
  readonly request: Request;
  /** The context of Hono, with all values that middleware has set. */
  readonly hono: HonoContext;
  /** The result of the `authenticate` hook; `undefined` where no credential was needed. */
  readonly identity: Identity | undefined;
  readonly operation: Route;
}

/** Makes the context of one call: the second argument of its handler. */
export type ContextMaker<Context, Identity> = (
  source: ContextSource<Identity>,
) => Context | Promise<Context>;

/**
 * The option `context`: required as soon as handlers need a context other than `undefined`. The conditional part does not mention
 * `Identity`, because a compiler could not infer it there.
 */
export type ContextOption<Context, Identity> = {
  readonly context?: ContextMaker<Context, Identity>;
} & (undefined extends Context ? unknown : { readonly context: object });

/** The option `authenticate` of a service whose security schemes the manifest does not show. */
export interface OpenAuthentication<Identity> {
  /** By the names of schemes. */
  readonly authenticate?: Authenticators<Identity>;
}

/**
 * Options of a server. `Authentication` is the part with the option `authenticate`: a service whose schemes are known passes `{
 * readonly authenticate: { readonly <scheme>: Authenticator<Identity>; … } }`.
 */
export type ServerOptions<
  Context = undefined,
  Identity = unknown,
  Authentication extends object = OpenAuthentication<Identity>,
> = ServerSettings & ContextOption<Context, Identity> & Authentication;

/** The options as a rest parameter, optional where none of them is required. */
export type OptionsArgument<Options extends object> =
  Record<never, never> extends Options ? [options?: Options] : [options: Options];

/** Options as the runtime sees them, whatever their types. `context` is a method, because its parameter is compared both ways. */
export interface AnyOptions extends ServerSettings, OpenAuthentication<unknown> {
  context?(source: ContextSource<unknown>): unknown;
  /** Reads credentials differently from what their schemes define, for mocks. */
  readonly readCredential?: ReadCredential;
}
