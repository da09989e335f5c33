/** The server on every runtime, each answering real requests: the same module, bundled once, does the same on each. */
import { cp, mkdtemp, rm } from "node:fs/promises";
import { request as ask } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { open } from "../unit/templates/typescript-server/raw-connection.js";
import { type ServedLibrary, serverRuntimes } from "./servers.js";
import { patience } from "../patience.js";

const folder = await mkdtemp(join(tmpdir(), "servers-"));
const source = join(import.meta.dirname, "server");
const common = { bundle: true, format: "esm", target: "es2022" } as const;
await build({
  ...common,
  entryPoints: [join(source, "library.ts")],
  outfile: join(folder, "library.mjs"),
  platform: "browser",
});
await build({
  ...common,
  entryPoints: [join(source, "node.ts")],
  outfile: join(folder, "node.mjs"),
  platform: "node",
});
for (const name of ["deno.mjs", "bun.mjs"]) await cp(join(source, name), join(folder, name));
afterAll(() => rm(folder, { recursive: true }));

const missing = serverRuntimes.filter((runtime) => runtime.missing !== undefined);
for (const runtime of missing) {
  console.warn(`nothing is served by ${runtime.name}, which is missing: ${runtime.missing}`);
}

test("every runtime is here", ({ skip }) => {
  const lines = missing.map((runtime) => `${runtime.name}: ${runtime.missing}`);
  // There nobody reads what was skipped.
  if (process.env["CI"]) expect(lines).toEqual([]);
  else if (lines.length > 0) skip(lines.join("; "));
});

const present = serverRuntimes.filter((runtime) => runtime.missing === undefined);
describe.each(present.map((runtime) => [runtime.name, runtime] as const))("%s", (_, runtime) => {
  let library: ServedLibrary;
  beforeAll(async () => {
    library = await runtime.start(folder);
  });
  afterAll(async () => {
    await library.stop();
  });
  const at = (path: string, init?: RequestInit): Promise<Response> =>
    fetch(`${library.url}${path}`, init);

  test("parameters of every place arrive, and JSON comes back", async () => {
    const headers = { "x-desk": "3", cookie: "seen=yes" };
    const response = await at("/books?tags=a%20b,c&limit=2", { headers });
    expect([response.status, response.headers.get("x-total")]).toEqual([200, "2"]);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(await response.json()).toEqual({
      query: { tags: ["a b", "c"], limit: 2 },
      desk: 3,
      cookies: { seen: "yes" },
    });
  });

  test("a path's parameter is read as it was written", async () => {
    for (const [written, id] of [
      ["1", "1"],
      ["a%2Fb", "a/b"],
      ["%C3%A5%20land", "å land"],
      ["100%25", "100%"],
    ]) {
      expect(await (await at(`/books/${written}`)).json()).toMatchObject({ id });
    }
  });

  test("a body of JSON arrives", async () => {
    const book = { title: "Åland by sea", year: 1907, notes: ["海"] };
    const headers = { "content-type": "application/json" };
    const response = await at("/books", { method: "POST", headers, body: JSON.stringify(book) });
    expect([response.status, await response.json()]).toEqual([200, book]);
  });

  test("HEAD is GET without the body", async () => {
    const response = await at("/books/1", { method: "HEAD" });
    expect([response.status, response.headers.get("content-type")]).toEqual([
      200,
      "application/json",
    ]);
    expect(await response.text()).toBe("");
  });

  test("OPTIONS and 405 say what is allowed", async () => {
    const allow = "GET, HEAD, POST, OPTIONS";
    const options = await at("/books", { method: "OPTIONS" });
    expect([options.status, options.headers.get("allow")]).toEqual([204, allow]);
    const wrong = await at("/books", { method: "DELETE" });
    expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, allow]);
    expect(await wrong.json()).toMatchObject({ status: 405, title: "Method Not Allowed" });
  });

  test("what is not there is a problem, also at odd paths", async () => {
    for (const path of ["/nowhere", "/", "//", "/books//1", "/books/1/2", "/BOOKS"]) {
      const response = await at(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.headers.get("content-type")).toBe("application/problem+json");
      expect(await response.json()).toMatchObject({ status: 404, title: "Not Found" });
    }
  });

  test("a bad request is told all that is wrong with it", async () => {
    const query = await at("/books?limit=99&tags=a");
    expect(query.status).toBe(400);
    expect(await query.json()).toMatchObject({ errors: [{ in: "query", name: "limit" }] });
    const headers = { "content-type": "application/json" };
    for (const body of ['{"year":"x"}', "{ no JSON"]) {
      const response = await at("/books", { method: "POST", headers, body });
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { errors: expect.arrayContaining([expect.objectContaining({ in: "body" })]) },
      ]);
    }
    const text = await at("/books", { method: "POST", body: "a" });
    expect(text.status).toBe(415);
  });

  test("a handler that throws is a problem without its reason", async () => {
    const response = await at("/fail");
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(text).not.toMatch(/secret|Error:| at /);
  });

  test("an answer of lines comes line by line", async () => {
    const { body } = await at("/lines");
    const seen: number[] = [];
    let text = "";
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      seen.push(Date.now());
      text += chunk;
    }
    const lines = text.trim().split("\n");
    expect(lines.map((line): unknown => JSON.parse(line).number)).toEqual([1, 2, 3]);
    expect((seen.at(-1) ?? 0) - (seen[0] ?? 0)).toBeGreaterThan(100);
  });

  test("a body in pieces is put together", async () => {
    const piece = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;
    const chunked = ["Content-Type: application/json", "Transfer-Encoding: chunked"];
    const head = ["POST /books HTTP/1.1", "Host: localhost", ...chunked];
    const { socket, until } = await open(Number(new URL(library.url).port));
    socket.write(`${head.join("\r\n")}\r\n\r\n${piece('{"title":')}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
    socket.write(`${piece('"A"}')}0\r\n\r\n`);
    expect(await until(/\{"title":"A"\}/)).toMatch(/^HTTP\/1.1 200 /);
    socket.destroy();
  });

  // No caller's leaving reaches a worker.
  if (runtime.name !== "workerd") {
    test("a caller that goes away fires the signal of the handler", async () => {
      const controller = new AbortController();
      const call = at("/wait", { signal: controller.signal }).catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, 100));
      controller.abort();
      await call;
      await vi.waitFor(
        async () => expect(await (await at("/aborted")).json()).toEqual({ aborted: 1 }),
        patience,
      );
    });
  }

  test("a path that leaves itself, and one that cannot be decoded", async () => {
    const { port } = new URL(library.url);
    const status = (path: string): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const asked = ask({ host: "127.0.0.1", port, path, agent: false }, (response) => {
          response.resume();
          resolve(response.statusCode);
        });
        asked.on("error", reject).end();
      });
    // Some runtimes refuse a text that is no URL before the server sees it.
    expect([400, 404]).toContain(await status("/books/%zz"));
    // Deno hands the target on as it came, with its dots; all others resolve it.
    const isRaw = runtime.name === "deno";
    expect(await status("/lines/../books/1")).toBe(isRaw ? 404 : 200);
    expect(await status("/books/..")).toBe(isRaw ? 200 : 404);
  });
});
