/** Requests with everything wrong, over HTTP to emitted servers: each has a clear answer at once, and none does harm. */
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { head, open } from "../unit/templates/typescript-server/raw-connection.js";
import { memberOf } from "./emitted-client.js";
import { handled, useFaultyServices } from "./faulty-services.js";
import { type Given, post, send } from "./raw-requests.js";
import { patience } from "../patience.js";

const services = useFaultyServices();

/** A refusal with the faults of a request. */
const refused = (...errors: readonly object[]): object =>
  expect.objectContaining({
    status: 400,
    errors: errors.map((each) => expect.objectContaining(each)),
  });

describe("a target", () => {
  test("with malformed percent-encoding is refused with the place of it", async () => {
    const id = "0123456789012345678901";
    for (const path of ["/albums/%zz", "/albums/%", "/albums/%ff", "/albums/%ed%a0%80"]) {
      const { value } = await send(services.filled, path);
      expect(value).toEqual(refused({ in: "path", name: "id" }));
    }
    const { value } = await send(services.filled, `/albums/${id}?market=%zz`);
    expect(value).toEqual(refused({ in: "query", name: "market" }));
    // A refused request is not called.
    expect(services.seen).toEqual([]);
    expect((await send(services.small, "/books/1?other=%zz")).status).toBe(400);
  });

  test("with `..` and `//` leads nowhere else", async () => {
    for (const path of [
      "//albums/1",
      "/albums//1",
      "/albums/../../etc/passwd",
      "/..;/albums",
      "/%2e%2e/%2e%2e/etc",
    ]) {
      expect((await send(services.filled, path)).status, path).toBe(404);
    }
    expect((await send(services.small, "/books/..%2f..%2fetc")).value).toEqual(handled.body);
    expect((await send(services.small, "/export/../books/1")).value).toEqual(handled.body);
    expect(services.seen.map((each) => memberOf(each, "path"))).toEqual([
      { id: "../../etc" },
      { id: "1" },
    ]);
  });

  test("of a megabyte is answered at once", async () => {
    const long = "a%2F".repeat(250_000);
    expect((await send(services.small, `/books/${long}`)).status).toBe(431);
    expect((await send(services.roomy, `/${long}`)).status).toBe(404);
    expect((await send(services.roomy, `/books/${long}`)).value).toEqual(handled.body);
    expect((await send(services.roomy, `/books/${"%zz".repeat(333_000)}`)).status).toBe(400);
    expect((await send(services.roomy, `/books${"/".repeat(1_000_000)}`)).status).toBe(404);
    expect((await send(services.roomy, `/books/1?${"&".repeat(1_000_000)}`)).value).toEqual(
      handled.body,
    );
  });

  test("with 10,001 parameters is refused where 10,000 may be", async () => {
    const { status, text: told } = await send(services.roomy, `/books/1?${"a=1&".repeat(10_001)}`);
    expect(status).toBe(400);
    expect(told).toContain("The query has more than 10000 fields");
  });

  test("with 10,000 parameters is read, each of them", async () => {
    const query = Array.from({ length: 10_000 }, (_, index) => `k${index}=${index}`).join("&");
    expect((await send(services.roomy, `/books/1?${query}`)).value).toEqual(handled.body);
    expect(Object.keys(Object(memberOf(services.seen[0], "query.sort")))).toHaveLength(10_000);
    const deep = query.replaceAll(/k(\d+)/g, "filter[k$1]");
    expect((await send(services.roomy, `/books/1?${deep}`)).value).toEqual(handled.body);
    expect(Object.keys(Object(memberOf(services.seen[1], "query.filter")))).toHaveLength(10_000);
    const same = "sort=1&".repeat(10_000);
    expect((await send(services.roomy, `/books/1?${same}`)).status).toBeLessThan(500);
    const bad = query.replaceAll("=", "=%zz");
    const { status, text: told } = await send(services.roomy, `/books/1?${bad}`);
    expect(status).toBe(400);
    expect(told.length).toBeLessThan(100_000);
  });
});

test("long headers are read, whatever they say", async () => {
  services.filled.answer(() => ({ status: 200, body: [] }));
  const spaces = " ".repeat(14_000);
  const texts = [`a/b;c${spaces}d`, `a=b;${spaces};c`, `"${spaces}`, `a,${",".repeat(14_000)}`];
  for (const name of ["accept", "content-type", "cookie", "authorization"]) {
    for (const text of texts) {
      const headers = { [name]: text };
      expect((await send(services.filled, "/markets", { headers })).status).toBeLessThan(500);
      expect((await send(services.small, "/books/1", { headers })).status).toBeLessThan(500);
    }
  }
});

describe("names that every object inherits", () => {
  const names = ["__proto__", "constructor", "toString"];

  test.each<[string, (name: string) => readonly [path: string, given?: Given], string]>([
    ["a query", (name) => [`/books/1?filter[${name}]=x`], "query.filter"],
    ["an exploded query", (name) => [`/books/1?${name}=x`], "query.sort"],
    ["cookies", (name) => ["/books/1", { headers: { cookie: `${name}=x` } }], "cookies"],
    ["JSON", (name) => ["/books", post(`{"title":"t","${name}":"x"}`)], "body"],
    [
      "a form",
      (name) => ["/orders", post(`${name}=x`, "application/x-www-form-urlencoded")],
      "body",
    ],
    [
      "a form of parts",
      (name) => [
        "/orders",
        post(
          `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nx\r\n--b--\r\n`,
          "multipart/form-data; boundary=b",
        ),
      ],
      "body",
    ],
  ])("in %s are names like others", async (_place, given, member) => {
    for (const name of names) {
      const [path, init] = given(name);
      expect((await send(services.small, path, init)).value).toEqual(handled.body);
      const found: unknown = memberOf(services.seen.at(-1), member);
      expect(Object.getOwnPropertyDescriptor(found, name)?.value).toBe("x");
      expect(Object.getPrototypeOf(found)).toBe(Object.prototype);
    }
    expect({}).not.toHaveProperty("x");
  });
});

describe("a body", () => {
  test("of JSON that is 100,000 levels deep is refused", async () => {
    for (const [start, end] of [
      ["[", "]"],
      ['{"a":', "}"],
    ] as const) {
      const deep = start.repeat(100_000) + end.repeat(100_000);
      for (const sent of [deep, deep.slice(0, 50_000)]) {
        const { status, value } = await send(services.small, "/books", post(sent));
        expect([status, value]).toEqual([400, refused({ in: "body", pointer: "" })]);
      }
    }
    const inForm = `a=${"[".repeat(100_000)}`;
    const form = post(inForm, "application/x-www-form-urlencoded");
    expect((await send(services.small, "/orders", form)).value).toEqual(handled.body);
  });

  test("of another content type is refused with those that it may have", async () => {
    for (const type of [
      "text/html",
      "application/xml",
      "json",
      "application/json-seq",
      "constructor",
    ]) {
      const { status, headers } = await send(services.small, "/books", post("{}", type));
      expect([status, headers["accept-post"]]).toEqual([415, "application/json"]);
    }
    const zipped = {
      ...post("{}"),
      headers: { "content-type": "application/json", "content-encoding": "gzip" },
    };
    expect((await send(services.small, "/books", zipped)).status).toBe(415);
    const { value } = await send(services.small, "/orders", post("a", "multipart/form-data"));
    expect(value).toEqual(refused({ in: "body", pointer: "" }));
    expect(services.seen).toEqual([]);
  });

  test("that is not what its content type says is refused", async () => {
    for (const sent of ["", "{", "undefined", "{}{}", "\ufeff{", Buffer.from([0x22, 0xff, 0x22])]) {
      const { value } = await send(services.small, "/books", post(sent));
      expect(value).toEqual(refused({ in: "body", pointer: "" }));
    }
    const { value } = await send(
      services.small,
      "/orders",
      post("--b\r\n", "multipart/form-data; boundary=b"),
    );
    expect(value).toEqual(refused({ in: "body", pointer: "" }));
  });

  test("of which half comes, and then nothing, is not handled", async () => {
    for (const framing of ["content-length: 100", "transfer-encoding: chunked"]) {
      for (const type of ["application/json", "application/x-www-form-urlencoded"]) {
        const path = type.endsWith("json") ? "/books" : "/orders";
        const start = head(path, [framing, `content-type: ${type}`], "POST");
        const sent = framing.endsWith("chunked") ? '8\r\n{"title"\r\n' : '{"title"';
        const connection = await open(services.small.port, start + sent);
        connection.socket.end();
        expect(await connection.closed).toMatch(/^(?:HTTP\/1\.1 400 |$)/);
        const cut = await open(services.small.port, start + sent);
        cut.socket.resetAndDestroy();
        await cut.closed;
      }
    }
    await vi.waitFor(() => expect(services.small.sockets.size).toBe(0), patience);
    expect(services.seen).toEqual([]);
    expect(services.small.failures).toEqual([]);
  });

  test("of which half comes to a handler that reads it ends with an error there", async () => {
    let reason: unknown;
    services.small.answer(async (request) => {
      const stream = memberOf(request, "body");
      if (!(stream instanceof ReadableStream)) throw new Error("no stream");
      reason = await new Response(stream).arrayBuffer().catch((error: unknown) => error);
      throw reason;
    });
    const start = head(
      "/books/1/scan",
      ["content-length: 9", "content-type: application/pdf"],
      "PUT",
    );
    const { socket } = await open(services.small.port, `${start}%PDF`);
    await wait(30);
    socket.resetAndDestroy();
    await vi.waitFor(() => expect(reason).toMatchObject({ name: "IncompleteBodyError" }), patience);
    expect(services.small.failures).toEqual([]);
  });

  test("that comes slowly is given up after the time that the server has", async () => {
    const start = head("/books", ["content-length: 100", "content-type: application/json"], "POST");
    const { socket, until, closed } = await open(services.roomy.port, start);
    const drip = setInterval(() => socket.write(" "), 50);
    // That of the option `timeoutMs`, and then that of Node.
    expect(await until(/\r\n\r\n\{.*\}/s)).toMatch(/^HTTP\/1\.1 503 /);
    await closed;
    clearInterval(drip);
    expect(services.seen).toEqual([]);
    expect(services.roomy.failures).toEqual([]);
  });

  test("that is larger than may be is refused, announced or not", async () => {
    const large = Buffer.alloc(2_000_001, 32);
    expect((await send(services.roomy, "/books", post(large))).status).toBe(413);
    const start = head(
      "/books",
      ["transfer-encoding: chunked", "content-type: application/json"],
      "POST",
    );
    const { socket, until } = await open(services.roomy.port, `${start}200000\r\n`);
    socket.write(large);
    expect(await until(/\}/)).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  });
});
