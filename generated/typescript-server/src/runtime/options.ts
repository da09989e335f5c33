// Made by endpoint-manifest (typescript-server) from its template options.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** What a caller of `createServer` may say, and must. */
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
   * Told of each error that is answered with 500 and does not reach the caller, or that ends an answer whose head was
   * sent. `console.error` unless said.
   */
  readonly onError?: (error: unknown, failed: FailedCall) => void;
  /**
   * The service's own shape of the server's own answers (400, 401, 404, 405, …); `undefined` = the problem as it is.
   * `operation` is left out where the request is for none.
   */
  readonly problem?: (
    problem: Problem,
    request: Request,
    operation?: Route,
  ) => Response | undefined;
  /** Whether pages of all other origins may ask, with credentials (CORS); `false` unless said. */
  readonly cors?: boolean;
  /** Whether requests are held against the manifest; `true` unless said. */
  readonly validateRequests?: boolean;
  /** Whether answers are; unless said, where the environment variable `NODE_ENV` is not `production`. */
  readonly validateReplies?: boolean;
  /** Milliseconds after which a call that has no answer yet is answered with 503; 0 = no limit, and so unless said. */
  readonly timeoutMs?: number;
  /** Aborted when the server stops: the signals of all handlers are then aborted, too. */
  readonly signal?: AbortSignal;
  /** How the rates of the manifest are held; `false` = not at all. */
  readonly rateLimits?: RateLimitOptions | false;
  /** Told at the start of operations that have no route; `console.warn` unless said, `false` = nobody. */
  readonly report?: ((text: string) => void) | false;
}

/** The call that an error belongs to. */
export interface FailedCall {
  readonly request: Request;
  /** `undefined` where the request is none of an operation. */
  readonly operation: Route | undefined;
}

/** What the context of a call is made from. */
export interface ContextSource<Identity> {
  readonly request: Request;
  /** The context of Hono, with what middleware has put into it. */
  readonly hono: HonoContext;
  /** What the hook of `authenticate` gave; `undefined` where nobody was asked for a credential. */
  readonly identity: Identity | undefined;
  readonly operation: Route;
}

/** Makes the context of one call: what its handler gets as its second argument. */
export type ContextMaker<Context, Identity> = (
  source: ContextSource<Identity>,
) => Context | Promise<Context>;

/**
 * The option `context`: needed as soon as handlers want another one than `undefined`. What is conditional says nothing of
 * `Identity`, which a compiler could not infer through it.
 */
export type ContextOption<Context, Identity> = {
  readonly context?: ContextMaker<Context, Identity>;
} & (undefined extends Context ? unknown : { readonly context: object });

/** The option `authenticate` of a service of which the manifest shows no schemes. */
export interface OpenAuthentication<Identity> {
  /** By the names of schemes. */
  readonly authenticate?: Authenticators<Identity>;
}

/**
 * Options of a server. `Authentication` is the part with the option `authenticate`: a service whose schemes are known gives
 * `{ readonly authenticate: { readonly <scheme>: Authenticator<Identity>; … } }`.
 */
export type ServerOptions<
  Context = undefined,
  Identity = unknown,
  Authentication extends object = OpenAuthentication<Identity>,
> = ServerSettings & ContextOption<Context, Identity> & Authentication;

/** The options as a rest parameter, which may be left out where nothing in them is needed. */
export type OptionsArgument<Options extends object> =
  Record<never, never> extends Options ? [options?: Options] : [options: Options];

/** Options as the runtime sees them, of whatever types; `context` is a method's, for its parameter is compared both ways. */
export interface AnyOptions extends ServerSettings, OpenAuthentication<unknown> {
  context?(source: ContextSource<unknown>): unknown;
  /** Reads credentials in another way than their schemes want, for mocks. */
  readonly readCredential?: ReadCredential;
}
