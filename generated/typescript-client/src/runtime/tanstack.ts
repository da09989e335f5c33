// Made by endpoint-manifest (typescript-client) from its template tanstack.ts.
// Not to be edited: fill the manifest in and run `generate`.

/**
 * Options for TanStack Query, version 5: plain objects that fit its functions by their form, made without it. They take
 * part in its cache by their keys: the operation's id, the values in its path, and what else decides on the answer.
 */
import type { Call } from "./call.js";
import { type Client, state } from "./client.js";
import type { CallError } from "./errors.js";
import type { SendInit } from "./options.js";

/**
 * The key of a query. Every beginning of it names all queries that begin so: `["books"]`, `["books", "retrieve"]`,
 * `["books", "retrieve", "7"]`.
 */
export type QueryKey<Id extends readonly string[]> = readonly [
  ...id: Id,
  ...path: readonly unknown[],
  details: QueryDetails,
];

/** The end of a key. */
export interface QueryDetails {
  /** Clients of two base URLs share nothing. As it was given: a key made on a server is found in the page. */
  readonly baseUrl: string;
  /** What the call itself gives, without what is undefined. */
  readonly query?: object;
  /** Likewise, `extraHeaders` among them, names in lower case; without `authorization` and `cookie`, since keys are shown and stored. */
  readonly headers?: object;
  /** The media type that it asks for, where it chooses one. */
  readonly accept?: string;
  /** Of a query that holds several pages: what it holds is of another form. */
  readonly infinite?: true;
}

/** What TanStack Query gives a query function, as far as it is used here. */
export interface QueryContext {
  readonly signal: AbortSignal;
}

/** What a query holds: it can hold no `undefined`, so that an empty answer is null. */
export type QueryData<Data> = Data extends undefined ? null : Data;

/** Options of a query, for `useQuery`, `useSuspenseQuery`, `queryClient.fetchQuery` and their like. */
export interface Query<Id extends readonly string[], Data, Failures> {
  readonly queryKey: QueryKey<Id>;
  readonly queryFn: (context: QueryContext) => Promise<QueryData<Data>>;
  /** Says no: the call itself repeats what is harmless (`maxRetries`), and other failures come again. */
  readonly retry: (failureCount: number, error: Failures | CallError) => boolean;
}

/** Options of a query of an operation. */
export type QueryOf<Id extends readonly string[], Operation> = Operation extends (
  ...args: never[]
) => Call<infer Data, infer Failures>
  ? Query<Id, Data, Failures>
  : never;

/** What decides on the key of a query. */
export interface QueryParts {
  readonly client: Client;
  /** The values of the path: a list, or a record by name. */
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

/** An answer as a query can hold it. */
function heldOf<Data>(data: Data): QueryData<Data>;
function heldOf(data: unknown): unknown {
  return data === undefined ? null : data;
}

/** Ends where TanStack Query ends it or the caller does. */
export function eitherOf(signal: AbortSignal, own: AbortSignal | undefined): AbortSignal {
  return own ? AbortSignal.any([signal, own]) : signal;
}

/** The key of a query: behind the id what the caller gives, as data that can be stored. */
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

/** Headers that say who calls. */
const credentials: ReadonlySet<string> = /* @__PURE__ */ new Set([
  "authorization",
  "cookie",
  "proxy-authorization",
]);

/** Without what is undefined; dates and big integers as text, which is how they are sent. */
function plain<Value extends object>(value: Value): Value {
  const text = JSON.stringify(value, (_name, each: unknown) =>
    typeof each === "bigint" ? String(each) : each,
  );
  return JSON.parse(text);
}
