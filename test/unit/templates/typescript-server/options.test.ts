/** Options that callers of `createServer` must give, held by the compiler: `npm run types` reads this file. */
import { expect, test } from "vitest";
import type { Authenticator } from "../../../../templates/typescript-server/authenticate.js";
import type { Handler, HandlerRequest } from "../../../../templates/typescript-server/handler.js";
import type {
  OptionsArgument,
  ServerOptions,
} from "../../../../templates/typescript-server/options.js";
import type { Service } from "../../../../templates/typescript-server/route.js";
import { type Server, serverOf } from "../../../../templates/typescript-server/server.js";

interface Handlers<Context = unknown> {
  readonly books: { readonly list: Handler<HandlerRequest, { readonly status: 204 }, Context> };
}

const list = { id: "books.list", method: "GET", path: "/books" };
const service: Service = {
  title: "Books",
  routes: { books: { list } },
  notRouted: [],
  schemes: {},
};

/** As it is emitted where the manifest shows no schemes of authentication. */
function createServer<Context = undefined, Identity = unknown>(
  handlers: Handlers<Context>,
  ...options: OptionsArgument<ServerOptions<Context, Identity>>
): Server {
  return serverOf(service, handlers, options[0], { partial: false });
}

/** As it is emitted where it does. */
interface BooksAuthentication<Identity> {
  readonly authenticate: { readonly card: Authenticator<Identity> };
}

function createGuardedServer<Context = undefined, Identity = unknown>(
  handlers: Handlers<Context>,
  options: ServerOptions<Context, Identity, BooksAuthentication<Identity>>,
): Server {
  return serverOf(service, handlers, options, { partial: false });
}

const anyHandlers: Handlers = { books: { list: () => ({ status: 204 }) } };

test("options may be left out where nothing in them is needed", () => {
  expect(createServer(anyHandlers).routes).toHaveLength(1);
  expect(
    createServer({ books: { list: () => ({ status: 204 }) } }, { timeoutMs: 10 }),
  ).toBeDefined();
});

test("a context of the caller's own is needed as soon as handlers want one", () => {
  interface Shelf {
    readonly books: number;
  }
  const handlers: Handlers<Shelf> = {
    books: { list: (_, { books }) => ({ status: books === 1 ? 204 : 204 }) },
  };
  expect(createServer(handlers, { context: () => ({ books: 1 }) })).toBeDefined();
  expect(
    createServer<Shelf, string>(handlers, {
      context: ({ identity }) => ({ books: identity?.length ?? 0 }),
    }),
  ).toBeDefined();
  // @ts-expect-error
  expect(createServer(handlers)).toBeDefined();
  // @ts-expect-error
  expect(createServer(handlers, { context: () => ({ shelves: 1 }) })).toBeDefined();
  const inferred = createServer(
    { books: { list: (_, context) => (context.books > 0 ? { status: 204 } : { status: 204 }) } },
    { context: () => ({ books: 1 }) },
  );
  expect(inferred).toBeDefined();
});

test("authentication is needed where the manifest shows its schemes", () => {
  const authenticate = { card: () => "reader" };
  expect(createGuardedServer(anyHandlers, { authenticate })).toBeDefined();
  // @ts-expect-error
  expect(createGuardedServer(anyHandlers)).toBeDefined();
  // @ts-expect-error
  expect(createGuardedServer(anyHandlers, { authenticate: {} })).toBeDefined();
});
