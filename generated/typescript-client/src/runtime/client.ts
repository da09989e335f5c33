// Made by endpoint-manifest (typescript-client) from its template client.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** What calls are made with: the client and its options. */
import { InvalidArgumentError } from "./errors.js";
import { putHeaders } from "./headers.js";

/** The platform's `fetch`, or a function in its place. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Options of a client. */
export interface ClientOptions {
  /** Absolute http or https URL; a path is kept, and operations are below it. */
  readonly baseUrl: string | URL;
  /** Sent with every request; the headers of a call replace those of the same name. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** In place of the platform's `fetch`, which otherwise is looked up anew for each request. */
  readonly fetch?: Fetch | undefined;
}

/** Under this key a client keeps its state, so that every name is free for groups of operations. */
export const state: unique symbol = /* @__PURE__ */ Symbol("state");

/** What a call needs of a client, and what `withOptions` needs to make another of its `Kind`. */
export interface ClientState<Kind> {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly headers: Headers;
  readonly fetch: Fetch | undefined;
  readonly create: (options: ClientOptions) => Kind;
}

/** A client: the first argument of every operation. */
export interface Client<Kind = unknown> {
  readonly [state]: ClientState<Kind>;
}

/** A client without groups, for operations that are imported one by one. */
export interface BareClient extends Client<BareClient> {}

/** What {@link BaseClient} is made with. */
export type BaseClientConstructor = new <Kind>(
  options: ClientOptions,
  create: (options: ClientOptions) => Kind,
) => Client<Kind>;

/**
 * What a client with groups extends, itself being its `Kind`. An expression with a written type, because
 * isolatedDeclarations takes no symbol as the name of a member of an exported class.
 */
export const BaseClient: BaseClientConstructor = class<Kind> implements Client<Kind> {
  // Private, and read through the prototype: nothing that prints or copies the client shows its headers.
  readonly #state: ClientState<Kind>;

  constructor(
    { baseUrl, headers, fetch }: ClientOptions,
    create: (options: ClientOptions) => Kind,
  ) {
    const checked = new Headers();
    putHeaders(checked, { id: "client" }, headers);
    this.#state = { baseUrl: checkedBaseUrl(String(baseUrl)), headers: checked, fetch, create };
  }

  get [state](): ClientState<Kind> {
    return this.#state;
  }
};

/** Makes the bare client that standalone operations take. */
export function createClient(options: ClientOptions): BareClient {
  return new BaseClient(options, createClient);
}

/** A new client of the same kind with other options: headers are added or replaced by name. The given one stays as it is. */
export function withOptions<Kind>(client: Client<Kind>, options: Partial<ClientOptions>): Kind {
  const { create, ...current } = client[state];
  const headers = new Headers(current.headers);
  putHeaders(headers, { id: "client" }, options.headers);
  const pairs: [string, string][] = [];
  headers.forEach((value, name) => {
    pairs.push([name, value]);
  });
  return create({ ...current, ...options, headers: Object.fromEntries(pairs) });
}

/** The base URL as text to which a path is added as it is. */
function checkedBaseUrl(text: string): string {
  if (/^https?:\/\/[^\s/\\?#@]+(?:\/[^\s\\?#]*)?$/i.test(text) && URL.canParse(text)) {
    return text.replace(/\/+$/, "");
  }
  throw new InvalidArgumentError(
    "baseUrl must be an absolute http(s) URL without credentials, query or fragment",
  );
}
