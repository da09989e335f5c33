/** `mock`, run as a process: what it answers over HTTP, what it says, and how it ends. */
import { mkdirSync } from "node:fs";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Project } from "./project.js";
import { RunningMock } from "./running-mock.js";

/** A library: most is known of its books, of its desk only that there is one. */
const library: Readonly<Record<string, readonly string[]>> = {
  "manifest/service.yaml": [
    "source: handbook",
    "title: Library",
    "groups: [books, desk]",
    "sources: { handbook: { title: Handbook, kind: document } }",
    "authentication:",
    "  schemes: { key: { type: apiKey, name: X-Key, in: header } }",
    "  default: none",
    "pagination:",
    "  after:",
    "    strategy: cursor",
    "    request: { cursor: query.after, limit: query.limit }",
    "    response: { items: /items, cursor: /next }",
    "errors:",
    "  404: { content: { application/json: { schema: { $ref: '#/schemas/fault' } } } }",
    "  503: { content: { application/json: { schema: { $ref: '#/schemas/fault' } } } }",
  ],
  "manifest/groups/books.yaml": [
    "source: handbook",
    "title: Books",
    "operations:",
    "  list:",
    "    title: List books",
    "    method: GET",
    "    path: /books",
    "    parameters:",
    "      query:",
    "        after: { required: false, schema: { type: string } }",
    "        limit: { required: false, schema: { type: integer, minimum: 1, maximum: 50 } }",
    "    responses:",
    "      200:",
    "        content:",
    "          application/json:",
    "            schema:",
    "              type: object",
    "              required: [items, next]",
    "              properties:",
    "                items: { type: array, items: { $ref: '#/schemas/book' } }",
    "                next: { type: [string, 'null'] }",
    "    pagination: { uses: after }",
    "  retrieve:",
    "    title: Retrieve a book",
    "    method: GET",
    "    path: /books/{isbn}",
    "    parameters: { path: { isbn: { schema: { type: string, pattern: '^[0-9]+$' } } } }",
    "    responses:",
    "      200: { content: { application/json: { schema: { $ref: '#/schemas/book' } } } }",
    "  save:",
    "    title: Save a book",
    "    method: PUT",
    "    path: /books/{isbn}",
    "    authentication: [{ key: none }]",
    "    body:",
    "      required: true",
    "      content: { application/json: { schema: { $ref: '#/schemas/book' } } }",
    "    responses: { 204: { content: none } }",
    "  motto:",
    "    title: What the library has over its door",
    "    method: GET",
    "    path: /motto",
    "    responses:",
    "      200:",
    "        content:",
    "          application/json: { schema: { type: string, examples: [Read on., Hush.] } }",
    "  reserve: not shown",
  ],
  "manifest/groups/desk.yaml": [
    "source: handbook",
    "title: Desk",
    "operations:",
    "  ask: { title: Ask, method: POST, path: /desk/questions }",
    "  hours: { title: Hours, method: GET }",
  ],
  "manifest/schemas/book.yaml": [
    "source: handbook",
    "schemas:",
    "  book:",
    "    type: object",
    "    required: [isbn, title, published]",
    "    properties:",
    "      isbn: { type: string, pattern: '^97[89][0-9]{10}$' }",
    "      title: { type: string, minLength: 3, maxLength: 20 }",
    "      published: { type: string, format: date }",
    "      key: { type: string, writeOnly: true }",
    "    additionalProperties: false",
    "  fault: { type: object, required: [reason], properties: { reason: { type: string } } }",
  ],
  "manifest/targets.yaml": ["targets: { model-json: {} }"],
};

const book = {
  isbn: expect.stringMatching(/^97[89][0-9]{10}$/),
  title: expect.stringMatching(/^[\s\S]{3,40}$/),
  published: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
};

describe("a mock", () => {
  let project: Project;
  let mock: RunningMock;
  beforeAll(async () => {
    project = new Project(library);
    mock = await RunningMock.start(project);
  });
  afterAll(async () => {
    await mock.end();
    project.end();
  });

  test("says where it is, and what it cannot answer for", async () => {
    expect(mock.output).toBe(
      [
        `Library, mocked at ${mock.url}`,
        "5 of 7 operations are routed; not routed:",
        "  1 without method and path: books.reserve",
        "  1 without path: desk.hours",
        "",
      ].join("\n"),
    );
    expect(mock.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(project.has("generated")).toBe(false);
  });

  test("answers with the example, with values that fit the schema, and with {} where nothing is shown", async () => {
    expect(await mock.json("/motto")).toBe("Read on.");
    expect(await mock.json("/books/1")).toEqual(book);
    expect(await mock.json("/desk/questions", { method: "POST" })).toEqual({});
  });

  test("answers as a request prefers", async () => {
    const prefer = (text: string) => ({ headers: { prefer: text } });
    const missing = await mock.fetch("/books/1", prefer("code=404"));
    expect(missing.status).toBe(404);
    expect(await missing.json()).toEqual({ reason: expect.any(String) });
    expect(await mock.json("/motto", prefer("example=2"))).toBe("Hush.");
    const dynamic = await mock.fetch("/motto", prefer("dynamic=true"));
    expect(dynamic.headers.get("preference-applied")).toContain("dynamic");
    expect(["Read on.", "Hush."]).not.toContain(await dynamic.json());
  });

  test("pages: a walk along the cursors meets every book once", async () => {
    const seen: unknown[] = [];
    const sizes: number[] = [];
    for (let after: unknown = ""; typeof after === "string";) {
      const page = await mock.json(`/books?limit=20${after && `&after=${after}`}`);
      expect(page).toEqual({ items: expect.any(Array), next: expect.toSatisfy(isCursor) });
      const { items, next } = parsedPage(page);
      expect(items).toEqual(items.map(() => book));
      seen.push(...items);
      sizes.push(items.length);
      after = next;
    }
    expect(sizes).toEqual([20, 20, 5]);
    expect(new Set(seen.map((each) => JSON.stringify(each))).size).toBe(45);
  });

  test("checks what is filled in of requests, and takes any credential that there is", async () => {
    const put = (headers: Record<string, string>, body: unknown) =>
      mock.fetch("/books/1", {
        method: "PUT",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      });
    const fine = { isbn: "9780141439587", title: "Emma", published: "1815-12-23", key: "secret" };
    expect((await put({}, fine)).status).toBe(401);
    expect((await put({ "x-key": "whatever" }, fine)).status).toBe(204);
    const refused = await put({ "x-key": "whatever" }, { ...fine, isbn: "978", title: 1 });
    expect(refused.status).toBe(400);
    expect(refused.headers.get("content-type")).toBe("application/problem+json");
    expect(await refused.json()).toMatchObject({
      errors: [
        { in: "body", pointer: "/isbn" },
        { in: "body", pointer: "/title" },
      ],
    });
    expect((await mock.fetch("/books?limit=51")).status).toBe(400);
    expect((await mock.fetch("/books/emma")).status).toBe(400);
    const media = await mock.fetch("/books/1", {
      method: "PUT",
      headers: { "x-key": "whatever", "content-type": "text/plain" },
      body: "Emma",
    });
    expect(media.status).toBe(415);
  });

  test("answers HEAD and OPTIONS, 405 for other methods and 404 for other paths", async () => {
    const head = await mock.fetch("/motto", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    const options = await mock.fetch("/books/1", { method: "OPTIONS" });
    expect([options.status, options.headers.get("allow")]).toEqual([
      204,
      "GET, HEAD, PUT, OPTIONS",
    ]);
    const other = await mock.fetch("/books/1", { method: "DELETE" });
    expect([other.status, other.headers.get("allow")]).toEqual([405, "GET, HEAD, PUT, OPTIONS"]);
    const nowhere = await mock.fetch("/authors");
    expect(nowhere.status).toBe(404);
    // As the manifest says that such an answer looks.
    expect(nowhere.headers.get("content-type")).toBe("application/json");
    expect(await nowhere.json()).toEqual({ reason: expect.any(String) });
    expect(other.headers.get("content-type")).toBe("application/problem+json");
  });

  test("logs nothing where nobody watches", () => {
    expect(mock.output).not.toContain("GET");
  });
});

describe("another start", () => {
  let project: Project;
  const running: RunningMock[] = [];
  beforeEach(() => {
    project = new Project(library);
  });
  afterEach(async () => {
    for (const mock of running.splice(0)) await mock.end();
    project.end();
  });

  async function start(...args: readonly string[]): Promise<RunningMock> {
    const mock = await RunningMock.start(project, args);
    running.push(mock);
    return mock;
  }

  test("makes the same values from the same seed, and others from another", async () => {
    const values: unknown[] = [];
    for (const seed of [[], [], ["--seed", "a"], ["--seed", "a"], ["--seed", "b"]]) {
      const mock = await start(...seed);
      values.push(await mock.json("/books/1"));
    }
    const [first, again, a, otherA, b] = values;
    expect(again).toEqual(first);
    expect(otherA).toEqual(a);
    expect(new Set([first, a, b].map((each) => JSON.stringify(each))).size).toBe(3);
  });

  test("waits, fails and fills lists as it is told to", async () => {
    const slow = await start("--delay", "300", "--items", "3");
    const before = performance.now();
    expect(parsedPage(await slow.json("/books")).items).toHaveLength(3);
    expect(performance.now() - before).toBeGreaterThanOrEqual(300);

    const closed = await start("--credentials", "checked", "--no-cors");
    const origin = { origin: "https://app.example" };
    const unread = { ...origin, "x-other": "key" };
    const refused = await closed.fetch("/books/1", { method: "PUT", headers: unread });
    expect([refused.status, refused.headers.get("access-control-allow-origin")]).toEqual([
      401,
      null,
    ]);
    const open = await start("--credentials", "none");
    const answered = await open.fetch("/books/1", { method: "PUT", headers: origin });
    expect([answered.status, answered.headers.get("access-control-allow-origin")]).toEqual([
      400,
      "https://app.example",
    ]);

    const failing = await start("--errors", "0.5");
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async () => (await failing.fetch("/books/1")).status),
    );
    const failed = statuses.filter((status) => status === 503).length;
    expect(statuses.filter((status) => status === 200)).toHaveLength(60 - failed);
    expect(failed).toBeGreaterThan(10);
    expect(failed).toBeLessThan(50);
  });
});

describe("the command", () => {
  let project: Project;
  beforeEach(() => {
    project = new Project(library);
  });
  afterEach(() => project.end());

  test.each(["SIGINT", "SIGTERM"] as const)(
    "ends with 0 at %s, also while it still answers somebody",
    async (signal) => {
      const mock = await RunningMock.start(project, ["--delay", "60000"]);
      const waiting = await mock.begin("/motto");
      expect(await mock.end(signal)).toEqual({ code: 0, signal: null });
      // Whoever waits is not made to wait any longer.
      expect(await waiting.answer).toMatch(/^HTTP\/1\.1 200 /);
    },
  );

  test("says which port is taken, and how to take another one", async () => {
    const mock = await RunningMock.start(project);
    const port = new URL(mock.url).port;
    const taken = await project.run(["mock", "--port", port]);
    expect(taken).toEqual({
      code: 2,
      out: "",
      error: [
        `port ${port} of 127.0.0.1 is taken: another program listens there`,
        `end it, or take another port (0 = any that is free): npx endpoint-manifest mock --port ${Number(port) + 1}`,
        "",
      ].join("\n"),
    });
    const script = await project.run(["mock", "--port", port], { npm_lifecycle_event: "mock" });
    expect(script.error).toContain(`npm run mock -- --port ${Number(port) + 1}\n`);
    await mock.end();
    const elsewhere = await project.run(["mock", "--port", "0", "--host", "192.0.2.1"]);
    expect(elsewhere).toMatchObject({ code: 2, out: "" });
    expect(elsewhere.error).toContain('"192.0.2.1" is no address of this machine');
  });

  test("a manifest with faults starts nothing: exit code 2", async () => {
    project.replace("manifest/groups/books.yaml", "title: List books", "title: None");
    const { code, out, error } = await project.run(["mock", "--port", "0"]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(error).toContain("manifest/groups/books.yaml:5:12 - error marker-typo");
  });

  test("a manifest with warnings is mocked, and every start says them, or how many there are", async () => {
    project.write("manifest/notes.txt", ["Ask the librarian."]);
    for (let count = 0; count < 2; count++) {
      const mock = await RunningMock.start(project);
      expect(mock.output).toContain(
        count === 0 ? "warning unexpected-file" : "1 warning as before",
      );
      expect(await mock.json("/motto")).toBe("Read on.");
      await mock.end();
    }
  });

  test("a start that finds the manifest unchanged loads nothing that reads one", async () => {
    mkdirSync(project.path("node_modules"));
    const slow =
      /node_modules\/(?:yaml|zod|ts-morph|prettier)\/|^generator\/(?:resolve|emit|targets)\//;
    // A port that is taken ends it before it listens, when all has been loaded.
    const other = await RunningMock.start(project);
    const args = ["mock", "--port", new URL(other.url).port];
    const loaded = async () => (await project.loaded(args)).filter((script) => slow.test(script));
    expect(await loaded()).toEqual([]);
    expect(project.has("node_modules/.cache/endpoint-manifest")).toBe(true);

    project.replace("manifest/groups/books.yaml", "Read on.", "Come in.");
    expect((await loaded()).length).toBeGreaterThan(10);
    const changed = await RunningMock.start(project);
    expect(await changed.json("/motto")).toBe("Come in.");
    await Promise.all([changed.end(), other.end()]);
  });

  test.each([
    ["a port that is none", ["--port", "65536"], "a number from 0 to 65535"],
    ["a rate above 1", ["--errors", "10"], "a number from 0 to 1"],
    ["a delay that is no number", ["--delay", "1s"], "a whole number"],
    ["credentials of an unknown kind", ["--credentials", "all"], "Allowed choices are any, none"],
    ["a manifest that is not there", ["--manifest", "nowhere"], "folder-missing"],
  ])("%s is a mistake of the command line", async (_, args, said) => {
    const { code, out, error } = await project.run(["mock", ...args]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(error).toContain(said);
  });

  test("helps with examples, in 80 columns", async () => {
    const { code, out, error } = await project.run(["mock", "--help"]);
    expect({ code, error }).toEqual({ code: 0, error: "" });
    expect(out).toContain("Examples:\n  endpoint-manifest mock\n");
    expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
  });
});

function isCursor(value: unknown): boolean {
  return value === null || typeof value === "string";
}

function parsedPage(page: unknown): { readonly items: readonly unknown[]; readonly next: unknown } {
  if (typeof page !== "object" || page === null || !("items" in page) || !("next" in page)) {
    throw new Error(`no page: ${JSON.stringify(page)}`);
  }
  const { items, next } = page;
  return { items: Array.isArray(items) ? items : [], next };
}
