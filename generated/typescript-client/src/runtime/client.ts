// Made by endpoint-manifest (typescript-client) from its template client.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** What calls are made with: the client and its options. */
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
   * Absolute http or https URL; a path is kept, and operations are below it. In a page and its workers also a path alone on
   * the host of the page, such as `/api`; elsewhere calls with such a one reject.
   */
  readonly baseUrl: string | URL;
  /** The base URL of an operation that has one of its own. Unless given, that holds, but for a client with another `baseUrl`. */
  readonly ownBaseUrl?: ((operation: Operation) => string | URL | undefined) | undefined;
  /** Sent with every request; the headers of a call, typed ones and `extraHeaders`, replace those of the same name. */
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
  /** Sent with every request; what a call gives under the same name replaces it. */
  readonly query?: OpenQuery | undefined;
  /** In place of the platform's `fetch`, which otherwise is looked up anew for each request. */
  readonly fetch?: Fetch | undefined;
}

/** Options of a client of a service whose schemes of authentication are known. */
export interface AuthenticatedOptions extends ClientOptions {
  readonly auth?: Credentials | undefined;
}

/** Under this key a client keeps its state, so that every name is free for groups of operations. */
export const state: unique symbol = /* @__PURE__ */ Symbol();

/** What a call needs of a client, and what `withOptions` needs to make another of its `Kind`. */
export interface ClientState<Kind> {
  /** As they were given, those of `withOptions` over them. */
  readonly options: AuthenticatedOptions;
  /** As it was given: `absoluteBaseUrl` makes of it what a path is added to. */
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

/** What {@link BaseClient} is made with. */
export type BaseClientConstructor = new <Kind>(
  options: AuthenticatedOptions,
  create: (options: AuthenticatedOptions) => Kind,
) => Client<Kind>;

/**
 * What a client with groups extends, itself being its `Kind`. An expression with a written type, because
 * isolatedDeclarations takes no symbol as the name of a member of an exported class.
 */
export const BaseClient: BaseClientConstructor = class<Kind> implements Client<Kind> {
  // Private, and read through the prototype: nothing that prints or copies the client shows its headers.
  readonly #state: ClientState<Kind>;

  constructor(options: AuthenticatedOptions, create: (options: AuthenticatedOptions) => Kind) {
    const headers = new Headers();
    putHeaders(headers, { id: "client" }, options.headers);
    const baseUrl = String(options.baseUrl);
    // A path is looked at by each call: there may be no page yet.
    if (!/^\//.test(baseUrl)) absoluteBaseUrl(baseUrl);
    this.#state = { options, baseUrl, headers, create };
  }

  get [state](): ClientState<Kind> {
    return this.#state;
  }
};

/** Makes the bare client that standalone operations take. */
export function createClient(options: ClientOptions): BareClient {
  return new BaseClient(options, createClient);
}

/**
 * A new client of the same kind with other options. Headers, query and credentials are added or replaced by name, hooks
 * are added; the given client stays as it is.
 */
export function withOptions<Kind>(client: Client<Kind>, options: Partial<ClientOptions>): Kind {
  const { create, options: current } = client[state];
  return create(mergedOptions(current, options));
}

/** Options over defaults, those that hold several things joined. */
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

/** Names of headers have no case (RFC 9110, section 5.1). */
function lowerCased(headers: ClientOptions["headers"]): ClientOptions["headers"] {
  const entries = Object.entries(headers ?? {});
  return Object.fromEntries(entries.map(([name, text]) => [name.toLowerCase(), text]));
}
