/** Types of the server of the scenario `music-filled`, of which everything is known: compiled and never run. */
import {
  type Album,
  type Authenticator,
  type BearerCredential,
  type CommonReply,
  createPartialServer,
  createServer,
  type ErrorBody,
  type FailedCall,
  forbidden,
  type Handlers,
  type LibrarySelection,
  notImplemented,
  type Partially,
  type PlaybackStart,
  type Problem,
  ProblemError,
  type Server,
  type ServiceAuthenticators,
  type ServiceOptions,
} from "music-filled-server";
import type {
  AlbumsHandlers,
  BulkRetrieveRequest,
  RetrieveReply,
  RetrieveRequest,
} from "music-filled-server/albums";
import type {
  SavedAlbumsHandlers,
  SaveReply,
  SaveRequest,
} from "music-filled-server/me/saved-albums";
import { type MockOptions, mockHandlers } from "music-filled-server/mock";
import { middleware, serve, type ServeOptions } from "music-filled-server/node";
import type { PlayerHandlers, StartPlaybackRequest } from "music-filled-server/player";

type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Compiles where the argument is `true`. */
declare function holds<_Truth extends true>(): void;

declare const album: Album;
declare const fault: ErrorBody;

// Arguments of a handler: values under their names on the wire, as the runtime reads them.
holds<Equal<keyof RetrieveRequest["path"], "id">>();
holds<Equal<RetrieveRequest["path"]["id"], string>>();
holds<Equal<RetrieveRequest["query"]["market"], string | undefined>>();
holds<Equal<RetrieveRequest["headers"]["Accept-Language"], string | undefined>>();
holds<Equal<BulkRetrieveRequest["query"]["ids"], readonly string[]>>();
holds<Equal<SaveRequest["body"], LibrarySelection | undefined>>();
holds<Equal<StartPlaybackRequest["body"], PlaybackStart | undefined>>();
holds<Equal<RetrieveRequest["raw"], Request>>();
holds<Equal<RetrieveRequest["signal"], AbortSignal>>();
holds<Equal<RetrieveRequest["responseType"], string | undefined>>();
// There is no body in what has none, no cookie where there is none, and no media type where there is one alone.
holds<Equal<Extract<keyof RetrieveRequest, "body" | "cookies" | "contentType">, never>>();
holds<Equal<Extract<keyof SaveRequest, "contentType">, never>>();

// Its result is told apart by its status.
holds<Equal<RetrieveReply["status"], 200 | 401 | 403 | 404 | 429>>();
holds<Equal<Extract<RetrieveReply, { status: 200 }>["body"], Album>>();
holds<Equal<Extract<RetrieveReply, { status: 404 }>["body"], ErrorBody>>();
holds<Equal<Extract<SaveReply, { status: 200 }>["body"], undefined>>();
holds<Equal<CommonReply["status"], 401 | 403 | 429>>();
declare const reply: RetrieveReply;
if (reply.status === 200) holds<Equal<typeof reply.body, Album>>();
else holds<Equal<typeof reply.body, ErrorBody>>();

type Retrieve = AlbumsHandlers["retrieve"];
export const right: Retrieve = ({ path, signal }) =>
  path.id === "" || signal.aborted
    ? { status: 404, body: fault }
    : { status: 200, body: album, headers: { ETag: "x", Age: 1 } };
export const later: Retrieve = async () => ({ status: 200, body: album });
export const limited: Retrieve = () => ({
  status: 429,
  body: fault,
  headers: { "Retry-After": 30 },
});
// @ts-expect-error: no such status is listed.
export const undeclared: Retrieve = () => ({ status: 201, body: album });
// @ts-expect-error: nor if it comes later.
export const undeclaredLater: Retrieve = async () => ({ status: 418, body: fault });
// @ts-expect-error: the body is that of another status.
export const wrongBody: Retrieve = () => ({ status: 404, body: album });
// @ts-expect-error: the body is missing.
export const noBody: Retrieve = () => ({ status: 200 });
// @ts-expect-error: the header is required.
export const noHeader: Retrieve = () => ({ status: 429, body: fault });
// @ts-expect-error: it is a number.
export const wrongHeader: Retrieve = () => ({
  status: 429,
  body: fault,
  headers: { "Retry-After": "soon" },
});
// @ts-expect-error: all answers are known, and so they are no Response.
export const response: Retrieve = () => new Response();
// @ts-expect-error: a handler answers.
export const silent: Retrieve = async () => {};
// @ts-expect-error: there is no such parameter.
export const unknownParameter: Retrieve = ({ query }) => ({ status: 200, body: query.marked });
// @ts-expect-error: there is nothing in a body that nobody sends.
export const unsent: Retrieve = ({ body }) => ({ status: 200, body });

export const saved: SavedAlbumsHandlers["save"] = ({ body, query }) => {
  [...(body?.ids ?? []), ...(query.ids ?? [])] satisfies string[];
  return { status: 200 };
};
// @ts-expect-error: the answer has no body.
export const full: SavedAlbumsHandlers["save"] = () => ({ status: 200, body: album });
// @ts-expect-error: the body may be left out.
export const hopeful: SavedAlbumsHandlers["save"] = ({ body }) => ({ status: body.ids.length });
export const state: PlayerHandlers["getState"] = () => ({ status: 204 });
// @ts-expect-error: identifiers are read-only.
export const pushing: AlbumsHandlers["bulkRetrieve"] = ({ query }) => query.ids.push("");

// A handler that is not written yet fits everywhere.
export const none: Retrieve = notImplemented;
export const refusing: Retrieve = ({ path }) => {
  throw new ProblemError({ status: 403, detail: path.id }, { "retry-after": "1" });
};

// A server wants a handler for every operation; where nothing but who calls is asked, that is all.
const mock: Handlers = mockHandlers({ seed: 1, dynamic: true } satisfies MockOptions);
const authenticate = { oauth: (token: string) => token === "token" && { id: token } };
holds<Equal<ReturnType<typeof createServer>, Server>>();
holds<Equal<BearerCredential, string>>();
createServer(mock, { authenticate });
createServer({ ...mock, albums: { ...mock.albums, retrieve: right } }, { authenticate });
createServer(
  { ...mock, me: { ...mock.me, savedAlbums: { ...mock.me.savedAlbums, save: saved } } },
  {
    authenticate,
    maxBodyBytes: 1024,
    onError: (error: unknown, { request, operation }: FailedCall) => {
      console.error(error, request.url, operation?.id);
    },
    problem: ({ status, detail }: Problem) => Response.json({ status, detail }, { status }),
  },
);
const { albums: _, ...others } = mock;
// @ts-expect-error: a group is missing.
createServer(others, { authenticate });
createServer(
  // @ts-expect-error: so is a handler.
  { ...others, albums: { retrieve: right, bulkRetrieve: mock.albums.bulkRetrieve } },
  { authenticate },
);
// @ts-expect-error: and that of a group in a group.
createServer({ ...mock, me: { ...mock.me, savedAlbums: { save: saved } } }, { authenticate });
createServer(
  // @ts-expect-error: no operation has this name.
  { ...mock, albums: { ...mock.albums, retrieve: right, retreive: right } },
  { authenticate },
);
// @ts-expect-error: a handler of another operation.
createServer({ ...mock, albums: { ...mock.albums, retrieve: saved } }, { authenticate });

// One with parts takes any of them, and nothing else.
createPartialServer({}, { authenticate });
createPartialServer({ albums: {} }, { authenticate });
createPartialServer(
  {
    albums: {
      async retrieve({ path, query }) {
        path.id satisfies string;
        query.market satisfies string | undefined;
        return { status: 200, body: album };
      },
    },
    me: { savedAlbums: { save: saved } },
    player: { getState: () => ({ status: 204 }), queue: {} },
  },
  { authenticate },
);
// @ts-expect-error: there is no such group.
createPartialServer({ almubs: {} }, { authenticate });
// @ts-expect-error: no such operation.
createPartialServer({ albums: { retreive: right } }, { authenticate });
createPartialServer(
  {
    albums: {
      // @ts-expect-error: no such status.
      retrieve: () => ({ status: 201, body: album }),
    },
  },
  { authenticate },
);
export const parts: Partially<Handlers> = { albums: { retrieve: right } };
createPartialServer(parts, { authenticate });

// Who calls is to be judged, for each scheme that an operation needs.
// @ts-expect-error: nobody judges.
createServer(mock);
// @ts-expect-error: nobody judges.
createServer(mock, {});
// @ts-expect-error: nor here.
createServer(mock, { authenticate: {} });
// @ts-expect-error: no scheme has this name.
createServer(mock, { authenticate: { ...authenticate, oauht: () => 1 } });
// @ts-expect-error: a token is text.
createServer(mock, { authenticate: { oauth: (token: number) => token } });

interface User {
  readonly id: string;
}
const hooks: ServiceAuthenticators<User> = {
  async oauth(token, { scopes, operation, request, signal, identity }) {
    token satisfies string;
    scopes satisfies readonly string[];
    operation.id satisfies string;
    signal satisfies AbortSignal;
    request satisfies Request;
    identity satisfies User | undefined;
    if (token === "") return undefined;
    return scopes.includes("library-read") ? { id: token } : forbidden;
  },
};
export const hook: Authenticator<User, BearerCredential> = hooks.oauth;
export const strangers: ServiceAuthenticators<User> = {
  // @ts-expect-error: that is nobody.
  oauth: () => ({ name: "nobody" }),
};

// Handlers that want a context get it from who makes one, and who makes one is told who calls.
interface Context {
  readonly user: User | undefined;
  readonly log: (text: string) => void;
}
const handlers: Handlers<Context> = {
  ...mock,
  albums: {
    ...mock.albums,
    retrieve({ path }, { user, log }) {
      holds<Equal<typeof user, User | undefined>>();
      log(path.id);
      return { status: 200, body: album };
    },
  },
};
const context: ServiceOptions<Context, User>["context"] = ({ identity, request, hono }) => {
  holds<Equal<typeof identity, User | undefined>>();
  request satisfies Request;
  hono.get("anything");
  return { user: identity, log: console.log };
};
createServer(handlers, { authenticate: hooks, context });
createServer(handlers, {
  authenticate: hooks,
  context: async ({ identity }) => ({ user: identity, log: console.log }),
});
// Who calls is whom the hooks give, whatever they refuse with.
createServer(handlers, {
  authenticate: { oauth: async (token) => (token === "" ? forbidden : { id: token }) },
  context: ({ identity }) => ({ user: identity, log: console.log }),
});
createServer<Context, string>(handlers, {
  authenticate: { oauth: (token) => token },
  context: ({ identity }) => ({ user: identity === undefined ? identity : { id: identity }, log }),
});
createPartialServer<Context, User>(
  { albums: { retrieve: (_request, { user }) => answerFor(user) } },
  { authenticate: hooks, context },
);
declare function log(text: string): void;
declare function answerFor(user: User | undefined): RetrieveReply;
// @ts-expect-error: nobody makes the context.
createServer(handlers, { authenticate: hooks });
// @ts-expect-error: a part of it is missing.
createServer(handlers, { authenticate: hooks, context: () => ({ user: undefined }) });
createServer(handlers, {
  authenticate: { oauth: (token) => ({ name: token }) },
  // @ts-expect-error: another user than handlers want.
  context: ({ identity }) => ({ user: identity, log }),
});
// @ts-expect-error: handlers that want one are none that want nothing.
export const plain: Handlers<undefined> = handlers;
createPartialServer(
  // @ts-expect-error: nor is a context that is not made.
  { albums: { retrieve: (_request, { user }) => answerFor(user) } },
  { authenticate },
);

// A class may be a group of handlers.
export class Player implements Pick<PlayerHandlers<Context>, "getState" | "queue"> {
  readonly queue: PlayerHandlers["queue"] = mock.player.queue;
  readonly getState: PlayerHandlers<Context>["getState"] = async (_request, { user }) =>
    user ? { status: 204 } : { status: 403, body: fault };
}
createPartialServer<Context, User>({ player: new Player() }, { authenticate: hooks, context });

// The server is served by anything that takes `fetch`.
export async function main(server: Server, options: ServeOptions): Promise<Response> {
  const { url } = await serve(server, options);
  middleware(server);
  return server.fetch(new Request(url));
}
