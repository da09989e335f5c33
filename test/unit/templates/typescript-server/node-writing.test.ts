/** Answers that are written without the `Request` and `Response` of `@hono/node-server`. */
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Served, serve } from "../../../../templates/typescript-server/node.js";
import { head, open } from "./raw-connection.js";

const before = [globalThis.Request, globalThis.Response];

/** An answer whose stream fails after so many chunks, each some milliseconds after the other. */
function failing(count: number, milliseconds: number): Response {
  let given = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds));
      if (given++ >= count) throw new Error("secret of the ledger");
      controller.enqueue(new TextEncoder().encode("half"));
    },
  });
  return new Response(body);
}

const app = new Hono()
  .get("/text", (c) => {
    c.header("set-cookie", "a=1", { append: true });
    c.header("set-cookie", "b=2", { append: true });
    return c.text("whole");
  })
  .get("/none", (c) => c.body(null, 204))
  .get("/empty", () => new Response(new ReadableStream({ start: (stream) => stream.close() })))
  .get("/large", () => new Response(new Uint8Array(5_000_000).fill(97)))
  .get("/throws", () => {
    throw { not: "an error" };
  })
  .get("/failing/:count/:ms", (c) => {
    const { count, ms } = c.req.param();
    return failing(Number(count), Number(ms));
  });

let served: Served;
beforeAll(async () => {
  const options = { port: 0, hostname: "127.0.0.1", signals: [], overrideGlobalObjects: false };
  served = await serve(app, options);
});
afterAll(() => served.close());

test("nothing of the process is replaced", async () => {
  await fetch(`${served.url}/text`);
  expect([globalThis.Request, globalThis.Response]).toEqual(before);
});

test("what is whole has a length, and each cookie a line", async () => {
  const { headers } = await fetch(`${served.url}/text`);
  expect(headers.get("content-length")).toBe("5");
  expect(headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  const none = await fetch(`${served.url}/none`);
  expect([none.status, none.headers.has("content-length")]).toEqual([204, false]);
  expect((await fetch(`${served.url}/empty`)).headers.get("content-length")).toBe("0");
  expect((await (await fetch(`${served.url}/large`)).text()).length).toBe(5_000_000);
  const { status, headers: sent } = await fetch(`${served.url}/text`, { method: "HEAD" });
  expect([status, sent.get("content-type")]).toEqual([200, "text/plain; charset=UTF-8"]);
});

test("what is no URL is a bad request", async () => {
  const { closed } = await open(served.port, head("/a\\b", ["Connection: close"]));
  expect(await closed).toMatch(/^HTTP\/1.1 400 [\s\S]*application\/problem\+json/);
});

test("what fails early is a problem, what fails late breaks off, and neither tells why", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  for (const path of ["/throws", "/failing/0/0", "/failing/1/0"]) {
    const response = await fetch(served.url + path);
    expect([path, response.status]).toEqual([path, 500]);
    expect(await response.json()).toMatchObject({ detail: "The server failed." });
  }
  for (const path of ["/failing/0/20", "/failing/3/0", "/failing/1/20"]) {
    const { closed } = await open(served.port, head(path));
    expect(await closed).not.toMatch(/secret|\r\n0\r\n\r\n$/);
  }
  expect(logged).toHaveBeenCalledTimes(6);
  logged.mockRestore();
});
