/** The responses of a mock, over real HTTP: statuses, headers, errors, and all responses of a filled service. */
import { describe, expect, test } from "vitest";
import { type MockOptions, mockHandlers } from "../../../../templates/typescript-server/mock.js";
import type { MockReply, MockSchema } from "../../../../templates/typescript-server/mock-data.js";
import type { Route } from "../../../../templates/typescript-server/route.js";
import { json, open, prefer, serveReplies } from "./asked-mock.js";
import { judge } from "./made-values.js";
import { mockedScenario, serveMock } from "./mock-service.js";

describe("the status", () => {
  test.each<[string, readonly string[], number]>([
    ["the lowest success", ["404", "202", "201", "default"], 201],
    ["an exact one before a range", ["2XX", "203"], 203],
    ["a range", ["2XX", "4XX"], 200],
    ["a redirect where there is no success", ["404", "302", "default"], 302],
    ["200 for default", ["404", "default"], 200],
    ["200 where none is shown", [], 200],
  ])("is %s", async (_title, statuses, status) => {
    const ask = await serveReplies(statuses.map((each) => ({ status: each, content: json() })));
    const response = await ask({ redirect: "manual" });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({});
  });

  test("is 500 where there are errors only, unless there may be other answers", async () => {
    const replies = [{ status: "404", content: json() }];
    const ask = await serveReplies(replies);
    expect((await ask()).status).toBe(500);
    const askOther = await serveReplies(replies, { hasOtherReplies: true });
    expect((await askOther()).status).toBe(200);
  });

  test("is that which is asked for: an exact one, of a range, or any other by default", async () => {
    const replies = ["200", "404", "5XX"].map((status) => ({ status, content: json() }));
    const ask = await serveReplies(replies);
    for (const code of [404, 503]) {
      const response = await ask(prefer(`code=${code}`));
      expect([response.status, response.headers.get("preference-applied")]).toEqual([
        code,
        `code=${code}`,
      ]);
      expect((await ask({ query: `?__code=${code}` })).status).toBe(code);
    }
    const response = await ask(prefer("code=418"));
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(await response.json()).toMatchObject({ detail: expect.stringContaining("418") });
    const askAny = await serveReplies([...replies, { status: "default", content: json() }]);
    expect((await askAny(prefer("code=418"))).status).toBe(418);
    expect((await askAny(prefer("code=100"))).status).toBe(404);
    expect((await askAny(prefer("code=x"))).status).toBe(422);
  });
});

test("headers are there that every answer has", async () => {
  const headers = [
    { name: "X-Count", required: true, schema: { type: "integer", minimum: 3, maximum: 3 } },
    {
      name: "X-Tags",
      required: true,
      schema: { type: "array", items: { const: "a" }, minItems: 2 },
    },
    { name: "ETag", required: true },
    { name: "X-Strange", required: true, schema: { const: "é\u{1F600}" } },
    { name: "X-Other", schema: { const: "a" } },
    { name: "Content-Length", required: true, schema: { type: "integer" } },
  ];
  const ask = await serveReplies([{ status: "200", content: json(), headers }]);
  const response = await ask();
  expect(response.status).toBe(200);
  const given = Object.fromEntries(response.headers);
  expect(given).toMatchObject({
    "x-count": "3",
    "x-tags": "a,a",
    etag: expect.stringMatching(/./),
  });
  expect(Object.keys(given)).not.toContain("x-other");
  expect(Object.keys(given)).not.toContain("x-strange");
});

describe("errors, as many as are wanted", () => {
  const replies = [
    { status: "200", content: json() },
    { status: "503", content: json({ type: "object", properties: { busy: { const: true } } }) },
  ];

  async function statuses(
    listed: readonly MockReply[],
    options: MockOptions,
  ): Promise<readonly number[]> {
    const ask = await serveReplies(listed, { options });
    const all: number[] = [];
    for (let index = 0; index < 60; index++) all.push((await ask()).status);
    return all;
  }

  test("are those that the manifest lists, the same ones in every run", async () => {
    const found = await statuses(replies, { errors: 0.3, seed: 1 });
    const count = found.filter((status) => status === 503).length;
    expect(count).toBeGreaterThan(8);
    expect(count).toBeLessThan(30);
    expect(await statuses(replies, { errors: 0.3, seed: 1 })).toEqual(found);
    expect(await statuses(replies, { errors: 0.3, seed: 2 })).not.toEqual(found);
  });

  test("are problems with 500 where it lists none; and none is given in place of what is asked for", async () => {
    const ask = await serveReplies([{ status: "200", content: json() }], {
      options: { errors: 1 },
    });
    const response = await ask();
    expect(response.status).toBe(500);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect((await ask(prefer("code=200"))).status).toBe(200);
  });
});

test("an answer waits as long as is wanted, and no longer than its caller", async () => {
  const ask = await serveReplies([{ status: "200", content: json() }], {
    options: { delayMs: 120 },
  });
  const start = performance.now();
  await ask();
  expect(performance.now() - start).toBeGreaterThan(110);
  await expect(ask({ signal: AbortSignal.timeout(30) })).rejects.toThrow();
});

test("handlers stand as the routes do, and any of them may be replaced", () => {
  const route = (id: string): Route => ({ id, method: "GET", path: `/${id}` });
  const routes = {
    books: { list: route("books.list") },
    id: { path: { method: route("id.path.method") } },
  };
  const service = { title: "Mock", routes, notRouted: [], schemes: {} };
  const handlers = mockHandlers(service, { schemas: {}, operations: {} });
  expect(handlers).toEqual({
    books: { list: expect.any(Function) },
    id: { path: { method: expect.any(Function) } },
  });
});

test("every answer of the filled service is one that its schema accepts", async () => {
  const scenario = mockedScenario("music-filled");
  const server = await serveMock(scenario);
  open.push(server);
  let count = 0;
  const judges = new Map<string, ReturnType<typeof judge>>();
  const judgeOf = (schema: MockSchema): ReturnType<typeof judge> => {
    const text = JSON.stringify(schema);
    const known = judges.get(text) ?? judge(schema, scenario.data.schemas);
    judges.set(text, known);
    return known;
  };
  for (const { id, method, path } of scenario.routes) {
    const replies = scenario.data.operations[id]?.replies ?? [];
    for (const [index, { status, content = [] }] of replies.entries()) {
      const code = status === "default" ? "418" : status.replace("XX", "00");
      const headers = { prefer: `code=${code}, dynamic=${index % 2 === 1}` };
      const url = server.url + path.replace(/\{[^}]*\}/g, "x");
      const response = await fetch(url, { method, headers, redirect: "manual" });
      expect([id, response.status]).toEqual([id, Number(code)]);
      const schema = content[0]?.schema;
      if (content[0]?.mediaType !== "application/json" || schema === undefined) continue;
      const body: unknown = await response.json();
      if (judgeOf(schema)(body) !== true) {
        throw new Error(`${id} ${code}: ${JSON.stringify(body).slice(0, 1000)}`);
      }
      count++;
    }
  }
  expect(count).toBeGreaterThan(200);
});
