/** Which operation a request reaches, and what is answered where it reaches none. */
import { Hono } from "hono";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { AnyOptions } from "../../../../templates/typescript-server/options.js";
import { ProblemError } from "../../../../templates/typescript-server/problem.js";
import type { Service } from "../../../../templates/typescript-server/route.js";
import { serverOf } from "../../../../templates/typescript-server/server.js";
import type { LocalServer } from "../typescript-client/local-server.js";
import { type Handled, listen, serverFor, serviceOf } from "./served-routes.js";

const servers: LocalServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

/** A handler that answers its name and what stands in the path. */
const says = (name: string): Handled => [
  ({ path }: { readonly path: object }) => ({ status: 200, body: [name, path] }),
];

async function served(app: Parameters<typeof listen>[0]): Promise<string> {
  const server = await listen(app);
  servers.push(server);
  return server.url;
}

const books = {
  "GET /books": says("list"),
  "POST /books": says("create"),
  "GET /books/{id}": says("retrieve"),
  "DELETE /books/{id}": says("remove"),
  "PUT /books/new": says("draft"),
  "GET /books/{id}/pages/{page}": says("page"),
  "GET /books/{id}/pages/first": says("first"),
  "GET /files/{name}.json": says("file"),
  "GET /files/{name}": says("any file"),
  "POST /loans/{id}:extend": says("extend"),
};

describe("a request reaches", () => {
  test.each([
    ["GET", "/books", ["list", {}]],
    ["POST", "/books", ["create", {}]],
    ["GET", "/books?limit=1", ["list", {}]],
    ["GET", "/books/7", ["retrieve", { id: "7" }]],
    ["GET", "/books/a%2Fb%20c", ["retrieve", { id: "a/b c" }]],
    ["GET", "/books/__proto__", ["retrieve", { id: "__proto__" }]],
    ["GET", "/books/constructor", ["retrieve", { id: "constructor" }]],
    // The word is another template's, the method is this one's.
    ["GET", "/books/new", ["retrieve", { id: "new" }]],
    ["PUT", "/books/new", ["draft", {}]],
    ["GET", "/books/7/pages/2", ["page", { id: "7", page: "2" }]],
    ["GET", "/books/7/pages/first", ["first", { id: "7" }]],
    ["GET", "/files/a.json", ["file", { name: "a" }]],
    ["GET", "/files/a.xml", ["any file", { name: "a.xml" }]],
    ["POST", "/loans/7:extend", ["extend", { id: "7" }]],
  ])("%s %s", async (method, path, expected) => {
    const url = await served(serverFor(books));
    const response = await fetch(url + path, { method });
    expect(await response.json()).toEqual(expected);
  });
});

describe("other methods", () => {
  test("HEAD is answered as GET is, without the body", async () => {
    const url = await served(serverFor(books));
    const response = await fetch(`${url}/books/7`, { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(await response.text()).toBe("");
  });

  test("HEAD and OPTIONS of the manifest go first", async () => {
    const url = await served(
      serverFor({
        "GET /books": says("list"),
        "HEAD /books": [() => ({ status: 204, headers: { "x-count": 3 } })],
        "OPTIONS /books": says("options"),
      }),
    );
    const head = await fetch(`${url}/books`, { method: "HEAD" });
    expect([head.status, head.headers.get("x-count")]).toEqual([204, "3"]);
    const options = await fetch(`${url}/books`, { method: "OPTIONS" });
    expect(await options.json()).toEqual(["options", {}]);
  });

  test("OPTIONS is answered with the methods of all templates that fit", async () => {
    const url = await served(serverFor(books));
    const allow = async (path: string): Promise<unknown> => {
      const { status, headers } = await fetch(url + path, { method: "OPTIONS" });
      return [status, headers.get("allow")];
    };
    expect(await allow("/books")).toEqual([204, "GET, HEAD, POST, OPTIONS"]);
    expect(await allow("/books/new")).toEqual([204, "PUT, GET, HEAD, DELETE, OPTIONS"]);
    expect(await allow("/loans/7:extend")).toEqual([204, "POST, OPTIONS"]);
    expect(await allow("/loans/7")).toEqual([404, null]);
  });

  test("a method that a path does not have is 405 with those that it has", async () => {
    const url = await served(serverFor(books));
    const response = await fetch(`${url}/books/new`, { method: "PATCH" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("PUT, GET, HEAD, DELETE, OPTIONS");
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(await response.json()).toMatchObject({ status: 405, title: "Method Not Allowed" });
  });

  test("methods that nobody knows are no others", async () => {
    const app = serverFor(books);
    const response = await app.request("/books", { method: "PROPFIND" });
    expect(response.status).toBe(405);
  });
});

describe("a path that no template has is 404", () => {
  test.each([
    "/",
    "/book",
    "/books/",
    "/books/7/",
    "/books//pages/2",
    "//books",
    "/__proto__",
    "/loans/7:close",
  ])("%s", async (path) => {
    const url = await served(serverFor(books));
    const response = await fetch(url + path, { method: path.includes(":") ? "POST" : "GET" });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ status: 404, title: "Not Found" });
  });
});

describe("in an application of the caller's own", () => {
  const own = (text: string) => (): Response => new Response(text);
  const handled = { "GET /books/{id}": says("retrieve"), "PUT /books/{id}": says("replace") };

  /** The responses to GET and others, by path. */
  async function texts(app: Hono, ...requests: readonly string[]): Promise<unknown> {
    const url = await served(app);
    const found = requests.map(async (each) => {
      const [method = "", path = ""] = each.split(" ");
      const response = await fetch(url + path, { method });
      return `${response.status} ${await response.text()}`;
    });
    return Promise.all(found);
  }

  test("routes that come before go before", async () => {
    const app = new Hono();
    app.get("/books/:id", own("own"));
    app.route("/", serverFor(handled));
    expect(await texts(app, "GET /books/1", "PUT /books/1")).toEqual([
      "200 own",
      '200 ["replace",{"id":"1"}]',
    ]);
  });

  test("routes that come after are reached where they are more exact, or are for other methods", async () => {
    const app = new Hono();
    app.route("/", serverFor(handled));
    app.get("/books/export", own("export"));
    app.delete("/books/:id", own("remove"));
    app.get("/books/:id", own("never"));
    app.options("/books/:id", own("options"));
    app.all("/about", own("about"));
    app.notFound(() => new Response("nothing", { status: 404 }));
    expect(
      await texts(
        app,
        "GET /books/export",
        "GET /books/1",
        "DELETE /books/1",
        "OPTIONS /books/1",
        "GET /about",
        "PUT /books/export",
        "GET /elsewhere",
      ),
    ).toEqual([
      "200 export",
      '200 ["retrieve",{"id":"1"}]',
      "200 remove",
      "200 options",
      "200 about",
      '200 ["replace",{"id":"export"}]',
      "404 nothing",
    ]);
  });

  test("middleware that comes after is no answer", async () => {
    const app = new Hono();
    app.route("/", serverFor(handled));
    app.use("/books/mine", async (_, next) => next());
    expect(await texts(app, "GET /books/mine")).toEqual(['200 ["retrieve",{"id":"mine"}]']);
  });

  test("middleware that comes before has its headers in every answer", async () => {
    const app = new Hono();
    app.use(async (hono, next) => {
      hono.header("x-request-id", "7");
      await next();
    });
    app.route("/", serverFor(handled));
    for (const method of ["GET", "PATCH", "OPTIONS"]) {
      const { headers } = await app.request("/books/1", { method });
      expect(headers.get("x-request-id"), method).toBe("7");
    }
  });

  test("below a base path, which may have parameters of its own", async () => {
    const inner = new Hono();
    inner.onError(() => new Response("inner", { status: 500 }));
    inner.route("/v1", serverFor(handled));
    const app = new Hono();
    app.route("/:library", inner);
    app.get("/:library/v1/books/export", own("export"));
    expect(
      await texts(
        app,
        "GET /a%20b/v1/books/c%20d",
        "GET /a/v1/books/export",
        "PATCH /a/v1/books/1",
      ),
    ).toEqual([
      '200 ["retrieve",{"id":"c d"}]',
      "200 export",
      expect.stringMatching(/^405 .*PATCH is none of GET, HEAD, PUT, OPTIONS/),
    ]);
  });

  test("two servers: what one has no method for, the other is asked", async () => {
    const app = new Hono();
    app.route("/", serverFor({ "GET /books/{id}": says("first") }));
    app.route("/", serverFor({ "PUT /books/{id}": says("second") }));
    expect(await texts(app, "GET /books/1", "PUT /books/1")).toEqual([
      '200 ["first",{"id":"1"}]',
      '200 ["second",{"id":"1"}]',
    ]);
    const { headers } = await app.request("/books/1", { method: "PATCH" });
    expect(headers.get("allow")).toBe("GET, HEAD, PUT, OPTIONS");
  });

  test("an application that is not strict may be asked with a slash at the end", async () => {
    const app = new Hono({ strict: false });
    app.route("/", serverFor(handled));
    expect(await texts(app, "GET /books/1/")).toEqual(['200 ["retrieve",{"id":"1"}]']);
  });
});

describe("handlers", () => {
  const quiet: AnyOptions = { report: false };
  const tree: Service = {
    ...serviceOf({}),
    routes: {
      books: { list: { id: "books.list", method: "GET", path: "/books" } },
      me: {
        books: {
          id: { id: "me.books.id", method: "GET", path: "/me/books/id" },
          constructor: { id: "me.books.constructor", method: "GET", path: "/me/books/new" },
        },
      },
    },
  };

  test("those that are missing are named at the start", () => {
    const start = (handlers: object) => (): unknown =>
      serverOf(tree, handlers, quiet, { partial: false });
    expect(start({})).toThrow(
      new TypeError("handlers lacks books.list, me.books.id, me.books.constructor"),
    );
    expect(start({ books: { list: 1 }, me: { books: { id() {} } } })).toThrow(
      "handlers lacks books.list, me.books.constructor",
    );
  });

  test("those that are missing of a partial server answer 501", async () => {
    const server = serverOf(tree, { books: null }, quiet, { partial: true });
    const response = await server.request("/me/books/new");
    expect(response.status).toBe(501);
    expect(await response.json()).toEqual({
      status: 501,
      title: "Not Implemented",
      detail: "me.books.constructor is not implemented.",
    });
    expect((await server.request("/me/books/new", { method: "PUT" })).status).toBe(405);
  });

  test("may be methods of a class", async () => {
    class Books {
      readonly #all = ["The Dispossessed"];
      list(): object {
        return { status: 200, body: this.#all };
      }
    }
    const server = serverOf(tree, { books: new Books() }, quiet, { partial: true });
    expect(await (await server.request("/books")).json()).toEqual(["The Dispossessed"]);
  });

  test("get what the option `context` makes, of what is known of the call", async () => {
    const app = new Hono<{ Variables: { user: string } }>();
    app.use(async (hono, next) => {
      hono.set("user", "Ann");
      await next();
    });
    const [handler] = [(_: object, context: unknown) => ({ status: 200, body: context })];
    const context: AnyOptions["context"] = async ({ request, hono, identity, operation }) => [
      request.method,
      hono.get("user"),
      identity,
      operation.id,
    ];
    app.route("/", serverFor({ "GET /books": [handler] }, { context }));
    expect(await (await app.request("/books")).json()).toEqual(["GET", "Ann", null, "GET /books"]);
  });

  test("get who calls, once the hook of the scheme has said it", async () => {
    const service: Service = {
      ...serviceOf({ "GET /books": { security: [{ card: ["read"] }] }, "GET /": { security: [] } }),
      schemes: { card: { type: "bearer" } },
    };
    const handlers = {
      "GET /books": (_: object, context: unknown) => ({ status: 200, body: context }),
      "GET /": () => ({ status: 204 }),
    };
    expect(() => serverOf(service, handlers, quiet, { partial: false })).toThrow(
      "authenticate lacks card",
    );
    const server = serverOf(
      service,
      handlers,
      {
        authenticate: {
          card: async (token, { scopes }) => token === "ann" && { name: "Ann", scopes },
        },
        context: ({ identity }) => identity,
      },
      { partial: false },
    );
    const answered = await server.request("/books", { headers: { authorization: "Bearer ann" } });
    expect(await answered.json()).toEqual({ name: "Ann", scopes: ["read"] });
    const refused = await server.request("/books");
    expect([refused.status, refused.headers.get("www-authenticate")]).toEqual([
      401,
      expect.stringContaining("Bearer"),
    ]);
    expect((await server.request("/")).status).toBe(204);
  });
});

describe("what is said at the start", () => {
  const service: Service = {
    ...serviceOf({ "GET /books": {} }),
    notRouted: ["a", "b", "c", "d"].map((name) => ({
      id: `books.${name}`,
      missing: name === "a" ? ["method", "path"] : ["path"],
      place: `manifest/groups/books.yaml#operations.${name}`,
    })),
  };
  const handlers = { "GET /books": () => ({ status: 204 }) };

  test("how many operations have no route, and what the first lack", () => {
    const report = vi.fn();
    serverOf(service, handlers, { report }, { partial: false });
    expect(report.mock.calls).toEqual([
      [
        [
          "Books: 4 of 5 operations have no route, since the manifest does not show all that it takes.",
          "  books.a lacks method and path (manifest/groups/books.yaml#operations.a)",
          "  books.b lacks path (manifest/groups/books.yaml#operations.b)",
          "  books.c lacks path (manifest/groups/books.yaml#operations.c)",
          "  and 1 more, listed in notRouted",
        ].join("\n"),
      ],
    ]);
  });

  test("it goes to the console unless somebody wants it, or nobody", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    serverOf(service, handlers, undefined, { partial: false });
    expect(warn).toHaveBeenCalledTimes(1);
    serverOf(service, handlers, { report: false }, { partial: false });
    serverOf({ ...service, notRouted: [] }, handlers, undefined, { partial: false });
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});

describe("the service's own shape of problems", () => {
  test("has the headers that go with a problem, and falls back to the problem itself", async () => {
    const onError = vi.fn();
    const server = serverFor(books, {
      onError,
      problem: ({ status, detail }) => {
        if (status === 404) return undefined;
        if (detail.includes("PATCH")) throw new Error("no shape");
        return Response.json({ error: { code: status } }, { status });
      },
    });
    const refused = await server.request("/books", { method: "DELETE" });
    expect(await refused.json()).toEqual({ error: { code: 405 } });
    expect(refused.headers.get("allow")).toBe("GET, HEAD, POST, OPTIONS");
    expect(await (await server.request("/nowhere")).json()).toMatchObject({ title: "Not Found" });
    const failed = await server.request("/books", { method: "PATCH" });
    expect(await failed.json()).toMatchObject({ title: "Method Not Allowed" });
    expect(onError).toHaveBeenCalledTimes(1);
  });

  test("is asked for what handlers throw, too", async () => {
    const thrown = (): never => {
      throw new ProblemError(
        { status: 409, title: "Lent", detail: "The book is lent." },
        { "x-until": "May" },
      );
    };
    const response = await serverFor({ "GET /books": [thrown] }).request("/books");
    expect(response.headers.get("x-until")).toBe("May");
    expect(await response.json()).toEqual({
      status: 409,
      title: "Lent",
      detail: "The book is lent.",
    });
  });
});
