/** Endpoints that no manifest names. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, createClient } from "../../../../templates/typescript-client/client.js";
import { InvalidArgumentError } from "../../../../templates/typescript-client/errors.js";
import { request, send } from "../../../../templates/typescript-client/request.js";
import { type EchoServer, serveEcho } from "./local-server.js";

let server: EchoServer;
let client: Client;
beforeAll(async () => {
  server = await serveEcho();
  client = createClient({ baseUrl: `${server.url}/v1` });
});
afterAll(() => server.close());

test.each([
  ["/", "/v1/"],
  ["/hidden/a%2Fb/", "/v1/hidden/a%2Fb/"],
  ["//twice", "/v1//twice"],
  ["/a?b=1&b=2", "/v1/a?b=1&b=2"],
  ["/a?next=/x/../y", "/v1/a?next=/x/../y"],
  ["/..a/...", "/v1/..a/..."],
  ["/@example.org", "/v1/@example.org"],
  ["/http://example.org", "/v1/http://example.org"],
])("%s is below the base URL, as it is", async (path, target) => {
  await request(client, "GET", path);
  expect(server.last().target).toBe(target);
});

test("a query is added to one in the path", async () => {
  await request(client, "GET", "/a?b=1", { query: { c: "2 3" } });
  expect(server.last().target).toBe("/v1/a?b=1&c=2%203");
});

test.each(["POST", "PUT", "PATCH", "DELETE", "patch"])("%s carries a body", async (method) => {
  await request(client, method, "/a", { body: { a: 1 }, headers: { "x-a": 1 }, cookies: { b: 2 } });
  expect(server.last()).toMatchObject({
    method: method.toUpperCase(),
    headers: { "x-a": "1", cookie: "b=2", "content-type": "application/json" },
    body: Buffer.from('{"a":1}'),
  });
});

describe("refused, and nothing sent:", () => {
  test.each([
    "",
    "a",
    "http://example.org/",
    "/a b",
    "/a\n",
    "/\t..",
    "/\\example.org",
    "/a#b",
    "?a",
  ])("the path %j", async (path) => {
    const before = server.received.length;
    await expect(request(client, "GET", path)).rejects.toThrow(
      /needs a method and a path that begins with "\/" and has no white space, "\\" or "#"$/,
    );
    expect(server.received).toHaveLength(before);
  });

  test.each(["/..", "/../x", "/a/..", "/a/./b", "/%2e%2E/x", "/a/.%2e?b", "/..?x"])(
    "the path %j, which leaves the base URL",
    async (path) => {
      await expect(request(client, "GET", path)).rejects.toThrow(
        new InvalidArgumentError(`GET ${path.split("?")[0]}: path has a segment "." or ".."`),
      );
    },
  );

  test("a template that was not filled in", async () => {
    await expect(request(client, "GET", "/artists/{id}")).rejects.toThrow(
      'GET /artists/{id}: path parameter "id" cannot be undefined',
    );
  });

  test.each(["", "GET /x HTTP/1.1\r\n", "GÉT"])("the method %j", async (method) => {
    await expect(request(client, method, "/")).rejects.toThrow(InvalidArgumentError);
  });

  test.each([undefined, null, 1, Symbol("path")])("%s as a path from JavaScript", async (path) => {
    const call: unknown = Reflect.apply(request, undefined, [client, "GET", path]);
    await expect(call).rejects.toThrow(InvalidArgumentError);
  });
});

test("even without a client nothing is thrown: the call rejects", async () => {
  const operation = { id: "test", method: "GET", path: "/" };
  const call: unknown = Reflect.apply(send, undefined, [undefined, operation, []]);
  await expect(call).rejects.toThrow(TypeError);
});

test("arguments are read before the call returns", async () => {
  const query = { a: 1 };
  const body = { b: 1 };
  const call = request(client, "POST", "/", { query, body });
  query.a = 2;
  body.b = 2;
  await call;
  expect(server.last()).toMatchObject({ target: "/v1/?a=1", body: Buffer.from('{"b":1}') });
});
