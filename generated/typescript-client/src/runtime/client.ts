// Made by endpoint-manifest (typescript-client) from its template client.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The client and its options. */
import { absoluteBaseUrl } from "./base-url.js";
import { putHeaders } from "./headers.js";
import { noHooks } from "./hooks.js";
import type { Operation } from "./operation.js";
import type { CommonOptions } from "./options.js";
import type { Fetch } from "./outgoing-request.js";
import type { OpenQuery } from "./parameters.js";
import type { Credentials } from "./security.js";

/** Options of a client. */
export interface ClientOptions extends CommonOptions {
  /**
   * Absolute http or https URL. Its path is kept, and operations are below it. In a page and its workers a path alone, such as
   * `/api`, is on the page's host; elsewhere calls with such a base URL reject.
   */
  readonly baseUrl: string | URL;
  /**
   * The base URL of an operation that has its own. Unless given, the manifest's holds, except for a client with another
   * `baseUrl`.
   */
  readonly ownBaseUrl?: ((operation: Operation) => string | URL | undefined) | undefined;
  /** Sent with every request. The headers of a call, typed ones and `extraHeaders`, replace those of the same name. */
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
  /** Sent with every request. Query parameters of a call replace those of the same name. */
  readonly query?: OpenQuery | undefined;
  /** Replaces the platform's `fetch`, which is otherwise looked up anew for each request. */
  readonly fetch?: Fetch | undefined;
}

/** Client options for a service whose security schemes are known. */
export interface AuthenticatedOptions extends ClientOptions {
  readonly auth?: Credentials | undefined;
}

/** A client keeps its state under this key, so that every name is free for groups of operations. */
export const state: unique symbol = /* @__PURE__ */ Symbol();

/** The state of a client: all that calls read, and the constructor that `withOptions` uses for another client of its `Kind`. */
export interface ClientState<Kind> {
  /** The options as given, with those of `withOptions` over them. */
  readonly options: AuthenticatedOptions;
  /** The base URL as given; `absoluteBaseUrl` makes it absolute. */
  readonly baseUrl: string;
  readonly headers: Headers;
  readonly create: (options: AuthenticatedOptions) => Kind;
}

/** A client: the first argument of every operation. */
export interface Client<Kind = unknown> {
  readonly [state]: ClientState<Kind>;
}

/** A client without groups, for operations that are imported one by one. */
export interface BareClient extends Client<BareClient> {}

/** The constructor type of {@link BaseClient}. */
export type BaseClientConstructor = new <Kind>(
  options: AuthenticatedOptions,
  create: (options: AuthenticatedOptions) => Kind,
) => Client<Kind>;

/**
 * The base class of a client with groups, which is its own `Kind`. It is an expression with a written type, because
 * isolatedDeclarations accepts no symbol as the name of a member of an exported class.
 */
export const BaseClient: BaseClientConstructor = class<Kind> implements Client<Kind> {
  // Private, and read through the prototype: nothing that prints or copies the client shows its headers.
  readonly #state: ClientState<Kind>;

  constructor(options: AuthenticatedOptions, create: (options: AuthenticatedOptions) => Kind) {
    const headers = new Headers();
    putHeaders(headers, { id: "client" }, options.headers);
    const baseUrl = String(options.baseUrl);
    // A path is resolved by each call, because there may be no page yet.
    if (!/^\//.test(baseUrl)) absoluteBaseUrl(baseUrl);
    this.#state = { options, baseUrl, headers, create };
  }

  get [state](): ClientState<Kind> {
    return this.#state;
  }
};

/** Makes the client that standalone operations take. */
export function createClient(options: ClientOptions): BareClient {
  return new BaseClient(options, createClient);
}

/**
 * A new client of the same kind with other options. Headers, query and credentials are added or replaced by name, hooks are
 * added. The given client does not change.
 */
export function withOptions<Kind>(client: Client<Kind>, options: Partial<ClientOptions>): Kind {
  const { create, options: current } = client[state];
  return create(mergedOptions(current, options));
}

/** Options over defaults. Options that hold several values are merged. */
export function mergedOptions(
  defaults: AuthenticatedOptions,
  options: Partial<AuthenticatedOptions> = {},
): AuthenticatedOptions {
  return {
    ...defaults,
    ...options,
    headers: { ...lowerCased(defaults.headers), ...lowerCased(options.headers) },
    query: { ...defaults.query, ...options.query },
    auth: { ...defaults.auth, ...options.auth },
    hooks: noHooks.concat(defaults.hooks ?? [], options.hooks ?? []),
  };
}

/** Header names are case-insensitive (RFC 9110, section 5.1). */
function lowerCased(headers: ClientOptions["headers"]): ClientOptions["headers"] {
  const entries = Object.entries(headers ?? {});
  return Object.fromEntries(entries.map(([name, text]) => [name.toLowerCase(), text]));
}
