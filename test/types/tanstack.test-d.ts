/** Options of TanStack Query, with TanStack's own types: compiled and never run; each line that must not compile says so. */
import {
  type InfiniteData,
  InfiniteQueryObserver,
  MutationObserver,
  QueryClient,
  QueryObserver,
} from "@tanstack/query-core";
import type { Call } from "../../templates/typescript-client/call.js";
import type { Client } from "../../templates/typescript-client/client.js";
import type { ApiError, CallError, StatusError } from "../../templates/typescript-client/errors.js";
import type {
  InfiniteQueryOf,
  PageData,
} from "../../templates/typescript-client/infinite-query.js";
import type { MutationOf } from "../../templates/typescript-client/mutation.js";
import type { PagedCall } from "../../templates/typescript-client/paged-call.js";
import type { PageStart } from "../../templates/typescript-client/paging.js";
import type { QueryDetails, QueryOf } from "../../templates/typescript-client/tanstack.js";

type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Compiles where the argument is `true`. */
declare function holds<_Truth extends true>(): void;

interface Artist {
  readonly id: string;
}
interface NotFound extends StatusError<"NotFoundError", 404, { readonly reason: string }> {}

declare function retrieve(client: Client, id: string): Call<Artist, NotFound>;
declare function empty(client: Client): Call<undefined>;
declare const artist: QueryOf<["artists", "retrieve"], typeof retrieve>;
declare const nothing: QueryOf<["player", "state"], typeof empty>;
const queries = new QueryClient();

// The options are what TanStack Query takes, and it finds the very types in them.
const fetched = queries.fetchQuery(artist);
holds<Equal<typeof fetched, Promise<Artist>>>();
const ensured = queries.ensureQueryData(artist);
holds<Equal<typeof ensured, Promise<Artist>>>();
void queries.prefetchQuery(artist);
const { data, error } = new QueryObserver(queries, artist).getCurrentResult();
holds<Equal<typeof data, Artist | undefined>>();
holds<Equal<typeof error, NotFound | CallError | null>>();
const chosen = new QueryObserver(queries, { ...artist, select: ({ id }) => id, staleTime: 1000 });
const { data: id } = chosen.getCurrentResult();
holds<Equal<typeof id, string | undefined>>();
void queries.fetchQuery({ ...artist, retry: 3, gcTime: 0 });

// A query without a response body holds null, because it cannot hold undefined.
const none = queries.fetchQuery(nothing);
holds<Equal<typeof none, Promise<null>>>();
const { error: other } = new QueryObserver(queries, nothing).getCurrentResult();
holds<Equal<typeof other, ApiError | CallError | null>>();

// Keys begin with the operation's id, and end with what else decides.
const [group, operation] = artist.queryKey;
holds<Equal<typeof group, "artists">>();
holds<Equal<typeof operation, "retrieve">>();
artist.queryKey satisfies readonly [...unknown[], QueryDetails];
void queries.invalidateQueries({ queryKey: artist.queryKey });
void queries.invalidateQueries({ queryKey: ["artists"] });

// A mutation is given what its operation takes, and TanStack Query finds the types of that, of data and of errors.
interface UpdateVariables {
  readonly path: string;
  readonly body: { readonly name: string };
}
declare function update(client: Client, id: string, init: object): Call<Artist, NotFound>;
declare const updating: MutationOf<["artists", "update"], UpdateVariables, typeof update>;
const change = new MutationObserver(queries, updating);
const changed = change.mutate({ path: "1", body: { name: "Mira" } });
holds<Equal<typeof changed, Promise<Artist>>>();
const changes = change.getCurrentResult();
holds<Equal<typeof changes.data, Artist | undefined>>();
holds<Equal<typeof changes.error, NotFound | CallError | null>>();
holds<Equal<typeof changes.variables, UpdateVariables | undefined>>();
new MutationObserver(queries, {
  ...updating,
  onMutate: ({ body }) => body.name,
  onSuccess: (data, { path }, before) => {
    holds<Equal<typeof data, Artist>>();
    holds<Equal<typeof path, string>>();
    holds<Equal<typeof before, string>>();
  },
});
// @ts-expect-error: nobody knows which one.
change.mutate({ body: { name: "Mira" } });
// @ts-expect-error: nor what becomes of it.
change.mutate();
holds<Equal<typeof updating.mutationKey, ["artists", "update"]>>();
void queries.isMutating({ mutationKey: updating.mutationKey });
queries.setMutationDefaults(updating.mutationKey, updating);
declare const clearing: MutationOf<["player", "clear"], object | undefined, typeof empty>;
const cleared = new MutationObserver(queries, clearing).getCurrentResult().mutate();
holds<Equal<typeof cleared, Promise<undefined>>>();

// Of pages it finds the types of all of them.
interface Shelf {
  readonly books: readonly Artist[];
}
declare function list(client: Client): PagedCall<Shelf, Artist, NotFound>;
declare const shelves: InfiniteQueryOf<["artists", "list"], typeof list>;
type Pages = InfiniteData<PageData<Shelf, Artist>, PageStart | null>;
const pages = queries.fetchInfiniteQuery(shelves);
holds<Equal<typeof pages, Promise<Pages>>>();
void queries.prefetchInfiniteQuery({ ...shelves, pages: 3 });
const several = new InfiniteQueryObserver(queries, { ...shelves, maxPages: 5 }).getCurrentResult();
holds<Equal<typeof several.error, NotFound | CallError | null>>();
const flat = new InfiniteQueryObserver(queries, {
  ...shelves,
  select: (data) => data.pages.flatMap(({ items }) => items),
}).getCurrentResult();
holds<Equal<typeof flat.data, Artist[] | undefined>>();
declare const whole: QueryOf<["artists", "list"], typeof list>;
const shelf = queries.fetchQuery(whole);
holds<Equal<typeof shelf, Promise<Shelf>>>();
// An operation that does not page has no infinite query.
holds<Equal<InfiniteQueryOf<["artists", "retrieve"], typeof retrieve>, never>>();
