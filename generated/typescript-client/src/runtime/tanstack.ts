// Made by endpoint-manifest (typescript-client) from its template tanstack.ts.
// Not to be edited: fill the manifest in and run `generate`.

/**
 * Options for TanStack Query, version 5: plain objects that match its types structurally, without importing it. Their cache keys
 * hold the operation's id, the values in its path, and everything else that determines the response.
 */
import type { Call } from "./call.js";
import { type Client, state } from "./client.js";
import type { CallError } from "./errors.js";
import type { SendInit } from "./options.js";

/**
 * The key of a query. Each prefix of it matches all queries that begin with it: `["books"]`, `["books", "retrieve"]`, `["books",
 * "retrieve", "7"]`.
 */
export type QueryKey<Id extends readonly string[]> = readonly [
  ...id: Id,
  ...path: readonly unknown[],
  details: QueryDetails,
];

/** The end of a key. */
export interface QueryDetails {
  /** Clients of two base URLs share nothing. It is stored as given, so that a key made on a server is found in the page. */
  readonly baseUrl: string;
  /** Query parameters of the call itself, without undefined ones. */
  readonly query?: object;
  /**
   * Headers of the call, `extraHeaders` among them, names in lower case. `authorization` and `cookie` are left out, because keys
   * are shown and stored.
   */
  readonly headers?: object;
  /** The requested media type, where the call chooses one. */
  readonly accept?: string;
  /** Set for a query that holds several pages, because its data has another form. */
  readonly infinite?: true;
}

/** The context that TanStack Query passes to a query function, as far as it is used here. */
export interface QueryContext {
  readonly signal: AbortSignal;
}

/** The data of a query. A query cannot hold `undefined`, so an empty response is null. */
export type QueryData<Data> = Data extends undefined ? null : Data;

/** Options of a query, for `useQuery`, `useSuspenseQuery`, `queryClient.fetchQuery` and the like. */
export interface Query<Id extends readonly string[], Data, Failures> {
  readonly queryKey: QueryKey<Id>;
  readonly queryFn: (context: QueryContext) => Promise<QueryData<Data>>;
  /** Always false: the call itself retries what is safe (`maxRetries`), and other failures would recur. */
  readonly retry: (failureCount: number, error: Failures | CallError) => boolean;
}

/** Options of a query for an operation. */
export type QueryOf<Id extends readonly string[], Operation> = Operation extends (
  ...args: never[]
) => Call<infer Data, infer Failures>
  ? Query<Id, Data, Failures>
  : never;

/** Input for the key of a query. */
export interface QueryParts {
  readonly client: Client;
  /** The path parameters: a list, or a record by name. */
  readonly path: object;
  readonly init: SendInit | undefined;
}

/** Makes the options of a query; `call` calls the operation with a signal that ends it. */
export function queryOf<const Id extends readonly string[], Data, Failures>(
  id: Id,
  parts: QueryParts,
  call: (signal: AbortSignal) => Call<Data, Failures>,
): Query<Id, Data, Failures> {
  return {
    queryKey: queryKeyOf(id, parts),
    queryFn: async ({ signal }) => heldOf(await call(eitherOf(signal, parts.init?.signal))),
    retry: () => false,
  };
}

/** A response as a query can hold it. */
function heldOf<Data>(data: Data): QueryData<Data>;
function heldOf(data: unknown): unknown {
  return data === undefined ? null : data;
}

/** Aborts when TanStack Query or the caller aborts. */
export function eitherOf(signal: AbortSignal, own: AbortSignal | undefined): AbortSignal {
  return own ? AbortSignal.any([signal, own]) : signal;
}

/** The key of a query: the id, then the caller's values, as data that can be stored. */
export function queryKeyOf<const Id extends readonly string[]>(
  id: Id,
  { client, path, init }: QueryParts,
  kind?: Pick<QueryDetails, "infinite">,
): QueryKey<Id> {
  const values: readonly unknown[] = plain(Array.isArray(path) ? path : [path]);
  const query = plain({ ...init?.query });
  const headers = plain(
    Object.fromEntries(
      [...Object.entries(init?.headers ?? {}), ...Object.entries(init?.extraHeaders ?? {})]
        .map(([name, text]): [string, unknown] => [name.toLowerCase(), text])
        .filter(([name]) => !credentials.has(name)),
    ),
  );
  return [
    ...id,
    ...values,
    {
      baseUrl: client[state].baseUrl.replace(/\/+$/, ""),
      ...(Object.keys(query).length > 0 && { query }),
      ...(Object.keys(headers).length > 0 && { headers }),
      ...(init?.accept !== undefined && { accept: init.accept }),
      ...kind,
    },
  ];
}

/** Headers that identify the caller. */
const credentials: ReadonlySet<string> = /* @__PURE__ */ new Set([
  "authorization",
  "cookie",
  "proxy-authorization",
]);

/** Leaves undefined values out, and turns dates and big integers into text, which is how they are sent. */
function plain<Value extends object>(value: Value): Value {
  const text = JSON.stringify(value, (_name, each: unknown) =>
    typeof each === "bigint" ? String(each) : each,
  );
  return JSON.parse(text);
}
