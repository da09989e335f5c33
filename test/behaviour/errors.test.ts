/** The failures of calls, by status: the class that the manifest's word makes, over HTTP. */
import { readFile } from "node:fs/promises";
import type { IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LocalServer, serve } from "../unit/templates/typescript-client/local-server.js";
import {
  construct,
  type EmittedPackage,
  emitClient,
  invoke,
  manifestFiles,
  memberOf,
} from "./emitted-client.js";

const json = (schema: object): object => ({ content: { "application/json": { schema } } });
const problem = {
  content: { "application/problem+json": { schema: { $ref: "#/schemas/problem" } } },
};

const manifest = manifestFiles({
  service: {
    errors: { 401: problem, 403: "not shown", 429: "not shown" },
  },
  groups: {
    books: {
      operations: {
        retrieve: {
          method: "GET",
          path: "/retrieve/{status}",
          responses: {
            200: json({ type: "object" }),
            304: { content: "none" },
            403: "none",
            404: problem,
            408: "not shown",
            409: json({ $ref: "#/schemas/problem" }),
            "4XX": "not shown",
            499: { content: { "text/plain": { schema: { type: "string" } } } },
            500: "not shown",
          },
        },
        list: {
          method: "GET",
          path: "/list/{status}",
          responses: { 200: json({ type: "array" }), "5XX": problem },
        },
        add: {
          method: "POST",
          path: "/add/{status}",
          responses: { 204: { content: "none" }, default: problem },
        },
        // Nothing is known of its own answers.
        look: { method: "GET", path: "/look/{status}" },
      },
    },
  },
  schemas: {
    problem: { type: "object", properties: { title: { type: "string" } } },
    // Would be the name of a class.
    "not-found-error": { type: "object", properties: { why: { type: "string" } } },
  },
});

let emitted: EmittedPackage;
let books: unknown;
let client: unknown;
let server: LocalServer;
let given: { readonly type: string; readonly body: string };
let sent: IncomingHttpHeaders;
beforeAll(async () => {
  emitted = await emitClient(manifest);
  books = await emitted.load();
  server = await serve((request, response) => {
    sent = request.headers;
    response.writeHead(Number(request.url?.split("/").at(-1)), { "content-type": given.type });
    response.end(given.body);
  });
  client = construct(books, "TestClient", { baseUrl: server.url, maxRetries: 0 });
});
afterAll(async () => {
  await server.close();
  await emitted.remove();
});

/** Returns the error of a call with this response. */
async function failureOf(
  operation: string,
  status: number,
  body: object | string = { title: "No" },
): Promise<unknown> {
  given =
    typeof body === "string"
      ? { type: "text/plain", body }
      : { type: "application/problem+json", body: JSON.stringify(body) };
  const call = invoke(client, `books.${operation}`, String(status));
  return Promise.resolve(call).then(
    () => expect.unreachable(),
    (reason: unknown) => reason,
  );
}

/** The class that the package exports under a name. */
function classNamed(name: string): abstract new () => object {
  const found = memberOf(books, name);
  if (isClass(found)) return found;
  throw new Error(`${name} is no class`);
}

function isClass(value: unknown): value is abstract new () => object {
  return typeof value === "function";
}

describe("a status", () => {
  test.each([
    ["retrieve", 304, "NotModifiedError"],
    ["retrieve", 401, "UnauthorizedError"],
    ["retrieve", 404, "NotFoundError"],
    ["retrieve", 408, "RequestTimeoutError"],
    ["retrieve", 409, "ConflictError"],
    ["retrieve", 429, "TooManyRequestsError"],
    ["retrieve", 499, "Status499Error"],
    ["retrieve", 500, "InternalServerError"],
    ["list", 401, "UnauthorizedError"],
    ["list", 403, "ForbiddenError"],
    ["add", 429, "TooManyRequestsError"],
    ["look", 401, "UnauthorizedError"],
  ])("of %s that the manifest names: %i is %s", async (operation, status, name) => {
    const error = await failureOf(operation, status, "no");
    expect(error).toBeInstanceOf(classNamed(name));
    expect(error).toBeInstanceOf(classNamed("ApiError"));
    expect(error).toBeInstanceOf(classNamed("RequestError"));
    expect(error).toMatchObject({ name, status, body: status === 304 ? undefined : "no" });
    expect(memberOf(error, "stack")).toMatch(
      new RegExp(`^${name}: (?:GET|POST) ${server.url}/${operation}/${status} answered ${status}`),
    );
  });

  test("of a range has the range's class, and its own where it has one", async () => {
    for (const status of [400, 422, 451]) {
      const error = await failureOf("retrieve", status);
      expect(error).toBeInstanceOf(classNamed("ClientError"));
      expect(error).toMatchObject({ name: "ClientError", status });
    }
    expect(await failureOf("retrieve", 404)).not.toBeInstanceOf(classNamed("ClientError"));
    expect(await failureOf("list", 503)).toBeInstanceOf(classNamed("ServerError"));
    // Another operation names 500, and this one does not.
    expect(await failureOf("list", 500)).toMatchObject({ name: "ServerError", status: 500 });
  });

  test.each([
    ["retrieve", 503],
    ["list", 404],
    ["add", 404],
    ["look", 500],
  ])(
    "of %s that it does not name: %i is an ApiError and nothing else",
    async (operation, status) => {
      const error = await failureOf(operation, status, "<html>");
      expect(Reflect.get(Object(error), "constructor")).toBe(memberOf(books, "ApiError"));
      expect(error).toMatchObject({ name: "ApiError", status, body: "<html>" });
    },
  );

  test("that an operation never answers, although any other may, has no class of its own", async () => {
    const error = await failureOf("retrieve", 403);
    expect(error).not.toBeInstanceOf(classNamed("ForbiddenError"));
    // The range is left.
    expect(error).toMatchObject({ name: "ClientError", status: 403 });
  });
});

test("result gives the error that await throws", async () => {
  given = { type: "application/json", body: '{"title":"Gone fishing"}' };
  const call = invoke(client, "books.retrieve", "409");
  const result = await Promise.resolve(invoke(call, "result"));
  expect(result).toMatchObject({ ok: false, data: undefined, response: { status: 409 } });
  const error = memberOf(result, "error");
  expect(error).toBeInstanceOf(classNamed("ConflictError"));
  expect(error).toMatchObject({ body: { title: "Gone fishing" } });
  await expect(call).rejects.toBe(error);
});

test("problem details are read from any class, and are in its message", async () => {
  const error = await failureOf("retrieve", 404, { title: "No book", detail: "It was lost." });
  expect(invoke(books, "problemDetails", error)).toEqual({
    title: "No book",
    detail: "It was lost.",
  });
  expect(memberOf(error, "message")).toBe(
    `GET ${server.url}/retrieve/404 answered 404 Not Found: It was lost.`,
  );
  expect(invoke(books, "problemDetails", await failureOf("retrieve", 404, "plain"))).toBe(
    undefined,
  );
});

test("what the successes are is asked for, and nothing of failures", async () => {
  await failureOf("retrieve", 404);
  expect(sent.accept).toBe("application/json");
  // `default` may be a success, too.
  await failureOf("add", 404);
  expect(sent.accept).toBe("application/problem+json");
  await failureOf("look", 401);
  expect(sent.accept).toBe("*/*");
});

test("a schema does not take the name of a class", async () => {
  const types = await readFile(join(emitted.folder, "src/schemas.ts"), "utf8");
  expect(types).toContain("export interface NotFoundError_ {");
  expect(Object.keys(Object(books))).toContain("NotFoundError");
});

test("a bundle has the classes of the operations that it calls", async () => {
  const { outputFiles } = await build({
    stdin: {
      contents:
        'export { list } from "test-client/books"; import { NotFoundError } from "test-client";',
      resolveDir: emitted.project,
    },
    nodePaths: [join(emitted.project, "node_modules")],
    bundle: true,
    format: "esm",
    minify: true,
    write: false,
  });
  const text = outputFiles.map((file) => file.text).join("");
  const names = text.match(/"[A-Z]\w+Error"/g) ?? [];
  expect(names).toEqual(
    expect.arrayContaining(['"UnauthorizedError"', '"ForbiddenError"', '"ServerError"']),
  );
  expect(names).not.toContain('"NotFoundError"');
  expect(names).not.toContain('"ConflictError"');
});
