/** Types of the server of the specification, of which most is not shown: compiled and never run. */
import {
  type AnyReply,
  createPartialServer,
  createServer,
  type Handlers,
  notRouted,
  type OpenParameters,
  type OpenReply,
  type OpenValue,
} from "music-catalog-server";
import type { ArtistsHandlers, RetrieveReply, RetrieveRequest } from "music-catalog-server/artists";
import type { CategoriesHandlers } from "music-catalog-server/browse/categories";

type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Compiles where the argument is `true`. */
declare function holds<_Truth extends true>(): void;

// Headers that nobody has seen are said to be so: texts, one or several of each name.
holds<Equal<RetrieveRequest["path"]["id"], string>>();
holds<Equal<RetrieveRequest["query"], OpenParameters>>();
holds<Equal<RetrieveRequest["headers"], OpenParameters>>();
holds<Equal<RetrieveRequest["cookies"], OpenParameters>>();
holds<Equal<RetrieveRequest["query"][string], OpenValue>>();
holds<Equal<OpenValue, string | readonly string[]>>();
holds<Equal<RetrieveReply, AnyReply>>();
holds<Equal<AnyReply, Response | OpenReply>>();

type Retrieve = ArtistsHandlers["retrieve"];
export const asResponse: Retrieve = () => Response.json({ name: "x" }, { status: 203 });
export const asValue: Retrieve = async ({ path }) => ({ status: 418, body: { id: path.id } });
export const asText: Retrieve = () => ({ status: 200, body: "x", contentType: "text/plain" });
export const asNothing: Retrieve = () => ({ status: 204, headers: { "X-Many": ["1", "2"] } });
export const asked: Retrieve = ({ query }) => ({ status: 200, body: query["market"] });
// @ts-expect-error: an answer has a status.
export const withoutStatus: Retrieve = () => ({ body: {} });
// @ts-expect-error: that is none.
export const wrongStatus: Retrieve = () => ({ status: 600 });
// @ts-expect-error: nobody waits for this one.
export const notFinal: Retrieve = () => ({ status: 100 });
// @ts-expect-error: a body alone is no answer.
export const bare: Retrieve = () => "x";
// @ts-expect-error: of one name there may be several texts.
export const hasty: Retrieve = ({ query }) => ({ status: 200, body: query["market"].trim() });
// @ts-expect-error: there may be no such parameter at all.
export const certain: Retrieve = ({ query }) => ({ status: 200, body: query["market"].length });
// @ts-expect-error: the path has no other parameters.
export const elsewhere: Retrieve = ({ path }) => ({ status: 200, body: path.artist });

// Nothing is asked for that nobody knows the need of: no hooks, no context, and so no options.
declare const handlers: Handlers;
createServer(handlers);
createServer(handlers, {});
createServer(handlers, { timeoutMs: 1000, report: false });
createPartialServer({});
createPartialServer({ browse: { categories: { list: () => ({ status: 200, body: [] }) } } });
createPartialServer({
  artists: {
    async retrieve({ path }) {
      return { status: 200, body: path.id };
    },
  },
});
// @ts-expect-error: handlers of the other groups are missing.
createServer({ artists: handlers.artists });
// @ts-expect-error: an operation without a route has no handler.
createPartialServer({ artists: { follow: () => ({ status: 200 }) } });
// @ts-expect-error: nor has a group without routes.
createPartialServer({ albums: {} });
holds<Equal<Extract<keyof Handlers, "albums" | "me">, never>>();

// There may be schemes: each hook takes any credential, or none.
createServer(handlers, { authenticate: { anything: (credential) => String(credential) } });

// A context is wanted as soon as handlers want one.
interface Context {
  readonly shelf: Map<string, object>;
}
const retrieve: ArtistsHandlers<Context>["retrieve"] = ({ path }, { shelf }) => ({
  status: 200,
  body: shelf.get(path.id),
});
const categories: CategoriesHandlers<Context>["list"] = (_request, { shelf }) => ({
  status: 200,
  body: [...shelf.keys()],
});
const own: Handlers<Context> = {
  ...handlers,
  artists: { ...handlers.artists, retrieve },
  browse: { ...handlers.browse, categories: { ...handlers.browse.categories, list: categories } },
};
createServer(own, { context: () => ({ shelf: new Map() }) });
createServer(own, { context: async () => ({ shelf: new Map() }) });
createPartialServer<Context>({ artists: { retrieve } }, { context: () => ({ shelf: new Map() }) });
// @ts-expect-error: nobody makes it.
createServer(own);
// @ts-expect-error: nobody makes it.
createServer(own, {});
// @ts-expect-error: nothing is no context.
createServer(own, { context: () => undefined });
// @ts-expect-error: nor is that.
createServer(own, { context: () => ({ shelf: [] }) });

// An operation without a route says what it misses.
for (const { id, missing, place } of notRouted) {
  [id, place] satisfies string[];
  missing satisfies readonly string[];
}
