/** Types of the client's runtime: compiled and never run; each line that must not compile says so. */
import { z } from "zod";
import type { Call } from "../../templates/typescript-client/call.js";
import {
  type BareClient,
  BaseClient,
  type Client,
  type ClientOptions,
  createClient,
  withOptions,
} from "../../templates/typescript-client/client.js";
import { type ApiError, ConnectionError } from "../../templates/typescript-client/errors.js";
import { type NotShown, notShown } from "../../templates/typescript-client/not-shown.js";
import type { Operation } from "../../templates/typescript-client/operation.js";
import type { OpenQuery, PathValue } from "../../templates/typescript-client/parameters.js";
import type { Init } from "../../templates/typescript-client/options.js";
import { request, send } from "../../templates/typescript-client/request.js";
import type { StandardSchema } from "../../templates/typescript-client/standard-schema.js";
import { form } from "../../templates/typescript-client/styles.js";

type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Compiles where the argument is `true`. */
declare function holds<_Truth extends true>(): void;

interface Artist {
  readonly id: string;
}

class Catalog extends BaseClient<Catalog> {
  readonly artists: string = "";
  constructor(options: ClientOptions) {
    super(options, (other) => new Catalog(other));
  }
}

declare const options: ClientOptions;
const open: Operation = { id: "a", method: "GET", path: "/a" };
const client: BareClient = createClient(options);
const catalog = new Catalog(options);

// The result of a call is the type that the emitted function says, and unknown where none is shown.
const call = send(client, open, []);
holds<Equal<typeof call, Call<unknown>>>();
const typed = send<Artist>(catalog, open, ["1"]);
holds<Equal<typeof typed, Call<Artist>>>();
const literal = request(catalog, "GET", "/x");
holds<Equal<typeof literal, Call<unknown>>>();
// @ts-expect-error: a call gives no other type than its own.
const other: Call<{ readonly wrong: string }> = typed;
// @ts-expect-error: unknown has no properties.
(await call).id;

// `.as` gives the output of any Standard Schema, and of nothing else.
const checked = call.as(z.object({ at: z.string().transform(Number) }));
holds<Equal<typeof checked, Call<{ at: number }>>>();
declare const schema: StandardSchema<string, bigint>;
const own = call.as(schema);
holds<Equal<typeof own, Call<bigint>>>();
const twice = typed.as(schema).as(z.string());
holds<Equal<typeof twice, Call<string>>>();
// @ts-expect-error: not a schema.
call.as({ parse: (value: unknown) => value });
// The result of `then` is an ordinary promise.
const mapped = typed.then((artist) => artist.id);
holds<Equal<typeof mapped, Promise<string>>>();

// withOptions keeps the kind of the client.
const changed = withOptions(catalog, { headers: { a: "b" } });
holds<Equal<typeof changed, Catalog>>();
const bare = withOptions(client, { baseUrl: "https://example.org" });
holds<Equal<typeof bare, BareClient>>();
// @ts-expect-error: an unknown option.
withOptions(client, { baseURL: "https://example.org" });
// @ts-expect-error: the base URL is required.
createClient({});
createClient({ baseUrl: new URL("https://example.org"), fetch, headers: undefined });
const anyClient: Client = catalog;
// @ts-expect-error: an ordinary object is not a client.
const wrongClient: Client = { baseUrl: "https://example.org" };

// An operation that is not shown is known to the type, and cannot be called.
const bulkCheck: NotShown<["method", "path"], "manifest/x.yaml"> = notShown(
  "artists.bulk-check",
  ["method", "path"],
  "manifest/x.yaml",
);
holds<Equal<typeof bulkCheck.notShown, ["method", "path"]>>();
holds<Equal<typeof bulkCheck.place, "manifest/x.yaml">>();
// @ts-expect-error: no call signature.
bulkCheck();
// @ts-expect-error: no construct signature.
new bulkCheck();
// @ts-expect-error: it stands for no function either.
const asFunction: (client: Client) => unknown = bulkCheck;
// @ts-expect-error: what is missing is what the type says.
const wrongPlace: NotShown<["method"], "manifest/y.yaml"> = notShown("a", ["path"], "manifest/");

// Values of an open record are single ones.
const alias: { market: string; limit?: number } = { market: "SE" };
interface Market {
  readonly market: string;
}
declare const fromInterface: Market;
const query: OpenQuery = { ...alias, ...fromInterface, full: true, after: 1n, gone: undefined };
const readonlyQuery: OpenQuery = { a: 1 } as const;
const aliased: OpenQuery = alias;
const init: Init = { query, headers: { a: 1 }, cookies: {}, body: [1], signal: undefined };
// @ts-expect-error: an array has no style here.
const arrayQuery: OpenQuery = { ids: ["a"] };
// @ts-expect-error: null is no value.
const nullQuery: OpenQuery = { market: null };
// @ts-expect-error: of URLSearchParams nothing would be sent.
const searchParams: OpenQuery = new URLSearchParams();
// @ts-expect-error: an unknown key of an init.
const wrongInit: Init = { querry: {} };
// @ts-expect-error: a path takes no undefined.
const wrongValue: PathValue = undefined;

// Operations whose parameters are shown pass their own types.
interface SearchInit {
  readonly query: { readonly ids: readonly string[] };
  readonly signal?: AbortSignal | undefined;
}
declare const searchInit: SearchInit;
send(
  client,
  { ...open, parameters: [{ in: "query", name: "ids", style: form, explode: true }] },
  [],
  searchInit,
);

// The status of an error is a number where an answer came.
declare const error: ApiError | ConnectionError;
if (error instanceof ConnectionError) holds<Equal<typeof error.status, number | undefined>>();
else holds<Equal<typeof error.status, number>>();

export { aliased, anyClient, arrayQuery, asFunction, init, nullQuery, other, readonlyQuery };
export { searchParams, wrongClient, wrongInit, wrongPlace, wrongValue };
