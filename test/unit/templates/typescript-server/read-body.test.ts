/** Bodies of requests by their media types: what a handler is given, and what is refused. */
import { describe, expect, test } from "vitest";
import * as kinds from "../../../../templates/typescript-client/schema-kinds.js";
import { validator } from "../../../../templates/typescript-client/validator.js";
import type { Route, RouteBody } from "../../../../templates/typescript-server/route.js";
import { type HowToRead, read, refusal, routeWith } from "./sent-requests.js";

const url = "https://example.org/books";

interface Sent {
  readonly body?: NonNullable<RequestInit["body"]>;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
}

function requestOf({ body, type, headers = {}, method = "POST" }: Sent): Request {
  const request = new Request(url, { method, body: body ?? null, headers, duplex: "half" });
  // Without one that the platform has added.
  request.headers.delete("content-type");
  if (type !== undefined) request.headers.set("content-type", type);
  return request;
}

function routeOf(body: RouteBody | "none" | undefined, facts: Partial<Route> = {}): Route {
  return routeWith({ method: "POST", ...(body && { body }), ...facts });
}

async function bodyOf(
  body: RouteBody | "none" | undefined,
  sent: Sent,
  options: HowToRead = {},
): Promise<unknown> {
  return (await read(routeOf(body), requestOf(sent), options)).body;
}

function refused(body: RouteBody | undefined, sent: Sent, options: HowToRead = {}) {
  return refusal(() => read(routeOf(body), requestOf(sent), options));
}

/** A body whose length nobody says, in pieces. */
function chunks(...parts: readonly string[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  const left = parts.map((part) => new TextEncoder().encode(part));
  return new ReadableStream({
    pull(controller) {
      const part = left.shift();
      if (part) controller.enqueue(part);
      else controller.close();
    },
  });
}

const json: RouteBody = { content: [{ mediaType: "application/json" }] };
const required: RouteBody = { ...json, required: true };

describe("while a body is not shown", () => {
  test.each<[string, Sent, unknown]>([
    ["JSON is a value", { body: '{"a":[1,null]}', type: "application/json" }, { a: [1, null] }],
    [
      "and so is what has its suffix",
      { body: "1", type: "Application/vnd.x+JSON; charset=utf-8" },
      1,
    ],
    ["text is text", { body: "é", type: "text/plain" }, "é"],
    [
      "a form is a record",
      { body: "a=1&b=x+y&b=%26", type: "application/x-www-form-urlencoded" },
      { a: "1", b: ["x y", "&"] },
    ],
    ["no bytes are nothing", { body: "", type: "application/json" }, undefined],
    ["no bytes in chunks are nothing", { body: chunks(), type: "application/json" }, undefined],
    ["no bytes of any type are nothing", { body: chunks("", ""), type: "image/png" }, undefined],
    ["no body is nothing", {}, undefined],
  ])("%s", async (_name, sent, expected) => {
    expect(await bodyOf(undefined, sent)).toEqual(expected);
  });

  test.each<[string, Sent]>([
    ["of another type", { body: "x", type: "image/png" }],
    ["of no type", { body: "x" }],
    ["of a type that is none", { body: "x", type: "?" }],
    ["in chunks", { body: chunks("", "x"), type: "image/png" }],
    [
      "with its length",
      { body: chunks("x"), type: "image/png", headers: { "content-length": "1" } },
    ],
  ])("bytes %s are a stream", async (_name, sent) => {
    const body = await bodyOf(undefined, sent);
    expect(body).toBeInstanceOf(ReadableStream);
    if (body instanceof ReadableStream) expect(await new Response(body).text()).toBe("x");
  });

  test("a form of parts is a record of texts and files", async () => {
    const form = new FormData();
    form.append("a", "1");
    form.append("b", "2");
    form.append("b", "3");
    form.append("file", new File(["x"], "a.txt", { type: "text/x" }));
    const request = new Request(url, { method: "POST", body: form });
    const { body, contentType } = await read(routeOf(undefined), request);
    expect(contentType).toBe("multipart/form-data");
    expect(body).toMatchObject({ a: "1", b: ["2", "3"], file: { name: "a.txt", type: "text/x" } });
  });

  test.each(["GET", "HEAD"])("%s has none, and nobody looks", (method) => {
    const request = new Request(url, {
      method,
      headers: { "content-length": "5", "content-encoding": "br" },
    });
    expect(read(routeWith({ method: "GET" }), request)).toMatchObject({ body: undefined });
  });
});

test("a body that is none is left alone, whatever it is", async () => {
  const request = requestOf({ body: "{", type: "x/y", headers: { "content-encoding": "gzip" } });
  expect(read(routeOf("none"), request)).toMatchObject({ body: undefined, contentType: undefined });
  expect(request.bodyUsed).toBe(false);
});

describe("JSON", () => {
  test.each<[string, NonNullable<RequestInit["body"]>, string]>([
    ["nothing but a space", " ", "is not JSON"],
    ["half a value", '{"a":', "is not JSON"],
    ["two values", "1 2", "is not JSON"],
    ["a value of JavaScript", "{a:1}", "is not JSON"],
    ["bytes that are not UTF-8", new Uint8Array([0x22, 0xff, 0x22]), "is not UTF-8"],
    ["half a character", new Uint8Array([0x22, 0xc3]), "is not UTF-8"],
    ["UTF-16", new Uint8Array([0xff, 0xfe, 0x31, 0x00]), "is not UTF-8"],
    [
      "100,000 arrays",
      "[".repeat(100_000) + "]".repeat(100_000),
      "is nested more than 512 levels deep",
    ],
    [
      "100,000 objects",
      '{"a":'.repeat(100_000) + "1" + "}".repeat(100_000),
      "is nested more than 512 levels deep",
    ],
    ["100,000 open arrays", "[".repeat(100_000), "is nested more than 512 levels deep"],
    ["513 levels", "[".repeat(513) + "]".repeat(513), "is nested more than 512 levels deep"],
  ])("%s is refused", async (_name, body, detail) => {
    const { status, errors } = await refused(json, { body, type: "application/json" });
    expect(status).toBe(400);
    expect(errors).toEqual([{ in: "body", pointer: "", detail }]);
  });

  test("512 levels, brackets in strings, and a byte order mark are no fault", async () => {
    const type = "application/json";
    const deep = "[".repeat(512) + "]".repeat(512);
    expect(JSON.stringify(await bodyOf(json, { body: deep, type }))).toBe(deep);
    const text = JSON.stringify(`\\"${"[{".repeat(1000)}`);
    expect(await bodyOf(json, { body: text, type })).toBe(JSON.parse(text));
    const flat = JSON.stringify(Array.from({ length: 1000 }, () => [{}]));
    expect(await bodyOf(json, { body: flat, type })).toHaveLength(1000);
    expect(await bodyOf(json, { body: "\ufeff1", type })).toBe(1);
  });

  test("a key __proto__ is a key, and changes nothing", async () => {
    const body = await bodyOf(json, {
      body: '{"__proto__":{"admin":true},"constructor":{"prototype":{}}}',
      type: "application/json",
    });
    expect(Object.keys(Object(body))).toEqual(["__proto__", "constructor"]);
    expect(Reflect.get(Object(body), "admin")).toBeUndefined();
    expect(Reflect.get({}, "admin")).toBeUndefined();
  });

  test("faults stand in the list with those of parameters, and at their pointers", async () => {
    const route = routeOf(json, {
      parameters: [{ in: "query", name: "q", value: "text", required: true }],
      rules: {
        body: {
          "application/json": validator(() =>
            kinds.looseObject({
              "a/b": kinds.array(kinds.looseObject({ c: kinds.number() })),
              d: kinds.string(),
            }),
          ),
        },
      },
    });
    const sent: Sent = { body: '{"a/b":[{"c":"secret"},{}]}', type: "application/json" };
    const { errors } = await refusal(() => read(route, requestOf(sent)));
    expect(errors).toEqual([
      { in: "query", name: "q", pointer: "", detail: "is missing" },
      { in: "body", pointer: "/a~1b/0/c", detail: "expected number, got a string" },
      { in: "body", pointer: "/a~1b/1/c", detail: "is missing" },
      { in: "body", pointer: "/d", detail: "is missing" },
    ]);
  });
});

describe("text", () => {
  const text: RouteBody = { content: [{ mediaType: "text/*" }] };

  test.each<[string, Uint8Array<ArrayBuffer>, string]>([
    ["text/plain", new Uint8Array([0xc3, 0xa9]), "é"],
    ["text/plain; charset=utf-8", new Uint8Array([0xef, 0xbb, 0xbf, 0x61]), "a"],
    ['text/csv; charset="ISO-8859-1"', new Uint8Array([0xe9]), "é"],
    ["text/plain;CHARSET=utf-16le", new Uint8Array([0x61, 0x00]), "a"],
  ])("of type %s is decoded", async (type, body, expected) => {
    expect(await bodyOf(text, { body, type })).toBe(expected);
  });

  test("in a charset that nobody knows is refused, and bytes that are not of theirs", async () => {
    expect(await refused(text, { body: "x", type: "text/plain; charset=klingon" })).toMatchObject({
      status: 415,
      detail: "The charset of the body is not known",
    });
    const body = new Uint8Array([0xff]);
    const { errors } = await refused(text, { body, type: "text/plain" });
    expect(errors).toEqual([{ in: "body", pointer: "", detail: "is not UTF-8" }]);
  });
});

describe("media types", () => {
  const several: RouteBody = {
    content: [
      { mediaType: "*/*" },
      { mediaType: "image/*" },
      { mediaType: "Application/JSON; v=1" },
      { mediaType: "image/png" },
    ],
  };

  test.each<[string, string | undefined]>([
    ["application/json", "Application/JSON; v=1"],
    ["APPLICATION/json;charset=utf-8", "Application/JSON; v=1"],
    ["image/png; a=b", "image/png"],
    ["Image/GIF", "image/gif"],
    ["text/plain", "text/plain"],
  ])("%s is taken as %s", async (type, contentType) => {
    const values = await read(routeOf(several), requestOf({ body: "1", type }));
    expect(values.contentType).toBe(contentType);
    if (type.includes("/plain")) expect(values.body).toBeInstanceOf(ReadableStream);
  });

  test.each<[string, RouteBody["content"][number], string, string, unknown]>([
    ["any media type", { mediaType: "*/*", json: true }, "image/png", "[1]", [1]],
    ["any media type that is text", { mediaType: "*/*", text: true }, "image/png", "[1]", "[1]"],
    ["any that is text", { mediaType: "*/*", text: true }, "application/json", '"a"', "a"],
    ["any kind of JSON", { mediaType: "application/*+json" }, "application/x+json", "[1]", [1]],
  ])("a body of %s is what its schema says: %j as %s", async (_, content, type, body, value) => {
    expect(await bodyOf({ content: [content] }, { body, type })).toEqual(value);
  });

  test.each([
    "text/plain",
    "application/jsonx",
    "application/json, text/plain",
    "json",
    "*/*",
    undefined,
  ])("%s is refused where it is not listed", async (type) => {
    const content = [...json.content, { mediaType: "image/*" }];
    const types = "application/json, image/*";
    const sent: Sent = { body: "1", ...(type !== undefined && { type }) };
    expect(await refused({ content }, sent)).toEqual({
      status: 415,
      title: "Unsupported Media Type",
      detail: "The body must be application/json or image/*",
      headers: { accept: types, "accept-post": types },
    });
  });

  test("PATCH says so in its own header", async () => {
    const request = requestOf({ body: "1", type: "text/plain", method: "PATCH" });
    const { headers } = await refusal(() => read(routeOf(json, { method: "PATCH" }), request));
    expect(headers).toEqual({ accept: "application/json", "accept-patch": "application/json" });
  });

  test("others are as if not shown where there may be others", async () => {
    expect(await bodyOf({ ...json, open: true }, { body: "x", type: "text/plain" })).toBe("x");
  });

  test("bytes without a type are taken where any bytes are", async () => {
    const content = [{ mediaType: "application/octet-stream" }];
    expect(await bodyOf({ content }, { body: "x" })).toBeInstanceOf(ReadableStream);
  });

  test.each(["gzip", "br", "identity, gzip", "x"])("coding %s is refused", async (coding) => {
    const sent: Sent = {
      body: "1",
      type: "application/json",
      headers: { "content-encoding": coding },
    };
    expect(await refused(json, sent)).toMatchObject({
      status: 415,
      headers: { "accept-encoding": "identity" },
    });
  });

  test("coding identity is none", async () => {
    const headers = { "content-encoding": "Identity" };
    expect(await bodyOf(json, { body: "1", type: "application/json", headers })).toBe(1);
  });
});

describe("a missing body", () => {
  test.each<[string, Sent]>([
    ["nothing", {}],
    ["no bytes", { body: "", type: "application/json", headers: { "content-length": "0" } }],
    ["no bytes in chunks", { body: chunks(""), type: "application/json" }],
    ["no bytes of another type", { headers: { "content-length": "0" }, type: "x/y" }],
  ])("%s is refused where it is needed, and else is none", async (_name, sent) => {
    const { status, errors } = await refused(required, sent);
    expect(status).toBe(400);
    expect(errors).toEqual([{ in: "body", pointer: "", detail: "is missing" }]);
  });

  test.each<[string, unknown]>([
    ["text/plain", ""],
    ["application/x-www-form-urlencoded", {}],
  ])("no bytes of %s are a body", async (mediaType, expected) => {
    const body: RouteBody = { required: true, content: [{ mediaType }] };
    expect(await bodyOf(body, { body: "", type: mediaType })).toEqual(expected);
    const headers = { "content-length": "0" };
    expect(await bodyOf(body, { type: mediaType, headers })).toEqual(expected);
    expect((await refused(body, { headers })).status).toBe(400);
  });

  test("no bytes of a listed type of bytes are a stream", async () => {
    const body: RouteBody = { required: true, content: [{ mediaType: "image/*" }] };
    const made = await bodyOf(body, { type: "image/png", headers: { "content-length": "0" } });
    expect(made).toBeInstanceOf(ReadableStream);
    if (made instanceof ReadableStream) expect(await new Response(made).text()).toBe("");
  });
});

describe("sizes", () => {
  const type = "application/json";
  const maxBodyBytes = 10;
  const detail = "The body has more than 10 bytes";

  test("what is said to be too large is refused before it is read", async () => {
    const request = requestOf({ body: chunks("1"), type, headers: { "content-length": "11" } });
    expect(await refusal(() => read(routeOf(json), request, { maxBodyBytes }))).toMatchObject({
      status: 413,
      detail,
    });
    expect(request.bodyUsed).toBe(false);
  });

  test.each<[string, Sent]>([
    ["in chunks", { body: chunks("12345", "67890", "1"), type }],
    ["whose length is a lie", { body: "12345678901", type, headers: { "content-length": "3" } }],
    [
      "whose length is nonsense",
      { body: "12345678901", type, headers: { "content-length": "-1" } },
    ],
  ])("what is too large %s is refused while it is read", async (_name, sent) => {
    expect(await refused(json, sent, { maxBodyBytes })).toMatchObject({ status: 413, detail });
  });

  test("an endless body is let go of", async () => {
    let canceled = false;
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => controller.enqueue(new Uint8Array(4)),
      cancel: () => {
        canceled = true;
      },
    });
    expect(await refused(json, { body, type }, { maxBodyBytes })).toMatchObject({ status: 413 });
    expect(canceled).toBe(true);
  });

  test("ten bytes are ten bytes", async () => {
    expect(await bodyOf(json, { body: "1234567890", type }, { maxBodyBytes })).toBe(1234567890);
    expect(await bodyOf(json, { body: chunks("12345", "67890"), type }, { maxBodyBytes })).toBe(
      1234567890,
    );
  });

  test("a stream fails at what is too much", async () => {
    const body = await bodyOf(
      undefined,
      { body: chunks("12345", "67890", "1"), type: "x/y" },
      { maxBodyBytes },
    );
    if (!(body instanceof ReadableStream)) throw new Error("no stream");
    const reader = body.getReader();
    expect(await reader.read()).toMatchObject({ done: false });
    expect(await reader.read()).toMatchObject({ done: false });
    expect(
      await refusal(() => reader.read().then(() => Promise.reject(new Error("was read")))),
    ).toMatchObject({
      status: 413,
      detail,
    });
  });
});

describe("a body that does not end", () => {
  /** Gives one piece, and then nothing. */
  function slow(onCancel: () => void): ReadableStream<Uint8Array<ArrayBuffer>> {
    let given = false;
    return new ReadableStream({
      pull(controller) {
        if (given) return new Promise(() => undefined);
        given = true;
        return controller.enqueue(new TextEncoder().encode("[1,"));
      },
      cancel: onCancel,
    });
  }

  test.each(["application/json", "text/plain", "multipart/form-data; boundary=a"])(
    "ends with the signal, and is let go of (%s)",
    async (type) => {
      let canceled = false;
      const body = slow(() => {
        canceled = true;
      });
      const stop = new AbortController();
      const reading = bodyOf(undefined, { body, type }, { signal: stop.signal });
      setTimeout(() => stop.abort(new Error("gone")), 10);
      await expect(reading).rejects.toMatchObject({
        name: "IncompleteBodyError",
        cause: { message: "gone" },
      });
      expect(canceled).toBe(true);
    },
  );

  test("ends at once where nobody waits any more", async () => {
    const signal = AbortSignal.abort(new Error("gone"));
    const reading = bodyOf(json, { body: "1", type: "application/json" }, { signal });
    await expect(reading).rejects.toMatchObject({ name: "IncompleteBodyError" });
  });

  test("a stream fails with the signal, and lets go", async () => {
    let canceled = false;
    const stop = new AbortController();
    const body = await bodyOf(
      undefined,
      { body: slow(() => (canceled = true)), type: "x/y" },
      { signal: stop.signal },
    );
    if (!(body instanceof ReadableStream)) throw new Error("no stream");
    const reader = body.getReader();
    await reader.read();
    const next = reader.read();
    stop.abort(new Error("gone"));
    await expect(next).rejects.toMatchObject({ name: "IncompleteBodyError" });
    expect(canceled).toBe(true);
  });

  test("a stream that its reader cancels is canceled", async () => {
    let canceled = false;
    const body = await bodyOf(undefined, { body: slow(() => (canceled = true)), type: "x/y" });
    if (!(body instanceof ReadableStream)) throw new Error("no stream");
    await body.cancel();
    expect(canceled).toBe(true);
  });

  test("a stream is let go of where the request is refused for another reason", async () => {
    let canceled = false;
    const route = routeOf(undefined, {
      parameters: [{ in: "query", name: "q", value: "text", required: true }],
    });
    const sent = requestOf({ body: slow(() => (canceled = true)), type: "x/y" });
    expect((await refusal(() => read(route, sent))).status).toBe(400);
    expect(canceled).toBe(true);
  });

  test("one that breaks off says what broke it", async () => {
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => controller.error(new Error("reset")),
    });
    const reading = bodyOf(json, { body, type: "application/json" });
    await expect(reading).rejects.toMatchObject({
      name: "IncompleteBodyError",
      cause: { message: "reset" },
    });
  });

  test("one that somebody has read before is our caller's mistake", async () => {
    const request = requestOf({ body: "1", type: "application/json" });
    await request.text();
    expect(() => read(routeOf(json), request)).toThrow("the body has been read before");
  });
});
