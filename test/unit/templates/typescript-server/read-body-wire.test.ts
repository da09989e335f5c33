/** Bodies over real connections: too large, broken off, slow, and as they come. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ProblemError, problemResponse } from "../../../../templates/typescript-server/problem.js";
import type { RouteBody } from "../../../../templates/typescript-server/route.js";
import { head, open } from "./raw-connection.js";
import { read, routeWith } from "./sent-requests.js";

const maxBodyBytes = 1000;
const bodies: Readonly<Record<string, RouteBody>> = {
  "/json": { content: [{ mediaType: "application/json" }], required: true },
  "/form": { content: [{ mediaType: "multipart/form-data" }] },
};

/** The outcome of each request: its body, or the error that it ended with. */
const ends: unknown[] = [];
let stop = new AbortController();

const listener = getRequestListener(async (request) => {
  const body = bodies[new URL(request.url).pathname];
  const route = routeWith({ method: "POST", ...(body && { body }) });
  try {
    const signal = AbortSignal.any([request.signal, stop.signal]);
    const { body: made } = await read(route, request, { maxBodyBytes, signal });
    const whole = made instanceof ReadableStream ? await new Response(made).text() : made;
    ends.push(whole);
    return Response.json(whole ?? null);
  } catch (error) {
    ends.push(error);
    return error instanceof ProblemError
      ? problemResponse(error)
      : new Response(null, { status: 500 });
  }
});
const server = createServer((request, response) => void listener(request, response));
const unhandled: unknown[] = [];
const note = (reason: unknown): void => void unhandled.push(reason);
let port = 0;

beforeAll(async () => {
  process.on("unhandledRejection", note);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address() satisfies AddressInfo | string | null;
  if (address !== null && typeof address === "object") ({ port } = address);
});
beforeEach(() => {
  ends.length = 0;
  stop = new AbortController();
});
afterAll(async () => {
  process.off("unhandledRejection", note);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function ended(): Promise<unknown> {
  for (let tries = 0; tries < 200 && ends.length === 0; tries++) await sleep(10);
  expect(ends).toHaveLength(1);
  return ends[0];
}

function post(target: string, headers: readonly string[]): string {
  return head(target, headers, "POST");
}

const json = "Content-Type: application/json";
const chunked = "Transfer-Encoding: chunked";
const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;

test.each([
  ["with its length", post("/json", [json, "Content-Length: 7"]) + '{"a":1}'],
  ["in chunks", post("/json", [json, chunked]) + chunk('{"a"') + chunk(":1}") + chunk("")],
])("a body %s is read, and the connection goes on", async (_name, bytes) => {
  const { socket, until } = await open(port, bytes);
  await until(/\{"a":1\}$/);
  socket.write(bytes);
  await until(/\{"a":1\}.*\{"a":1\}$/s);
  socket.destroy();
});

test.each([
  ["none", [], "is missing"],
  ["one of no bytes", [json, "Content-Length: 0"], "is missing"],
  ["chunks of no bytes", [json, chunked], "is missing"],
])("%s is a missing body", async (_name, headers, detail) => {
  const end = headers.includes(chunked) ? chunk("") : "";
  const { socket, until } = await open(port, post("/json", headers) + end);
  expect(await until(/\}$/)).toMatch(/^HTTP\/1\.1 400 /);
  expect(await ended()).toMatchObject({ problem: { errors: [{ in: "body", detail }] } });
  socket.destroy();
});

test("what is said to be too large is answered before it is sent", async () => {
  const { socket, until } = await open(port, post("/json", [json, "Content-Length: 1001"]));
  expect(await until(/\}$/)).toMatch(/^HTTP\/1\.1 413 /);
  socket.destroy();
});

test.each(["/json", "/form", "/bytes"])(
  "chunks that become too large are answered with 413 while they still come (%s)",
  async (target) => {
    const type = { "/json": json, "/form": "Content-Type: multipart/form-data; boundary=b" }[
      target
    ];
    const headers = [...(type === undefined ? [] : [type]), chunked];
    const { socket, until } = await open(port, post(target, headers));
    const more = setInterval(() => socket.write(chunk(" ".repeat(400))), 5);
    try {
      expect(await until(/\}$/)).toMatch(/^HTTP\/1\.1 413 /);
    } finally {
      clearInterval(more);
      socket.destroy();
    }
  },
);

test.each([
  ["half of its length", "/json", post("/json", [json, "Content-Length: 100"]) + "[1,"],
  ["half of its chunks", "/json", post("/json", [json, chunked]) + chunk("[1,")],
  ["half of a chunk", "/json", post("/json", [json, chunked]) + "ff\r\n[1,"],
  ["half of a stream", "/bytes", post("/bytes", [chunked]) + chunk("[1,")],
  ["half of a stream with its length", "/bytes", post("/bytes", ["Content-Length: 100"]) + "[1,"],
])("a caller that goes after %s ends the reading", async (_name, _target, bytes) => {
  const { socket } = await open(port, bytes);
  await sleep(30);
  expect(ends).toEqual([]);
  socket.destroy();
  expect(await ended()).toMatchObject({ name: "IncompleteBodyError" });
});

test.each(["/json", "/bytes"])(
  "a slow body in chunks is waited for until the signal (%s)",
  async (target) => {
    const headers = target === "/json" ? [json, chunked] : [chunked];
    const { socket } = await open(port, post(target, headers) + chunk("["));
    await sleep(30);
    expect(ends).toEqual([]);
    const reason = new Error("time is up");
    stop.abort(reason);
    expect(await ended()).toMatchObject({ name: "IncompleteBodyError", cause: reason });
    socket.destroy();
  },
);

test("a slow body of a known length is waited for until its caller goes", async () => {
  const { socket } = await open(port, post("/json", [json, "Content-Length: 100"]) + "[");
  await sleep(30);
  expect(ends).toEqual([]);
  socket.destroy();
  expect(await ended()).toMatchObject({ name: "IncompleteBodyError" });
});

test("a stream comes while it is still sent", async () => {
  const { socket, until } = await open(port, post("/bytes", [chunked]) + chunk("one "));
  await sleep(20);
  socket.write(chunk("two") + chunk(""));
  expect(await until(/"one two"$/)).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
});

test("100 callers that go leave nothing behind", async () => {
  for (let count = 0; count < 100; count++) {
    const { socket } = await open(
      port,
      post("/json", [json, count % 2 ? chunked : "Content-Length: 9"]),
    );
    socket.destroy();
  }
  for (let tries = 0; tries < 200; tries++) {
    const open = await new Promise<number>((resolve) =>
      server.getConnections((_error, connections) => resolve(connections)),
    );
    if (open === 0) break;
    await sleep(10);
  }
  await sleep(20);
  expect(unhandled).toEqual([]);
  for (const end of ends) expect(end).toMatchObject({ name: "IncompleteBodyError" });
});
