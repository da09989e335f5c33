/** Answers that do not end by themselves, of emitted operations and a real server. */
import type { ServerResponse } from "node:http";
import { getEventListeners, once } from "node:events";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { scenariosFolder } from "../golden-tree.js";
import { type LocalServer, serve } from "../unit/templates/typescript-client/local-server.js";
import { construct, type EmittedPackage, emitClient, invoke } from "./emitted-client.js";

let server: LocalServer;
let emitted: EmittedPackage;
let client: unknown;
/** Answers with a response of the server. */
let answer: (response: ServerResponse) => void;
/** The header `accept` of the last request. */
let accepted: string | undefined;
beforeAll(async () => {
  server = await serve((request, response) => {
    accepted = request.headers.accept;
    answer(response);
  });
  emitted = await emitClient(join(scenariosFolder, "streams"));
  client = construct(await emitted.load(), "Streams", { baseUrl: server.url });
});
afterAll(async () => {
  await server.close();
  await emitted.remove();
});

const events = "text/event-stream";
const loan = { book: "a" };

/** Answers some text whole. */
function says(type: string, text: string): (response: ServerResponse) => void {
  return (response) => response.writeHead(200, { "content-type": type }).end(text);
}

/** Returns the stream of an operation of the loans. */
async function stream(operation: string, ...given: readonly unknown[]) {
  const value: unknown = await invoke(client, `loans.${operation}`, ...given);
  if (!isIterable(value)) throw new Error(`answered ${String(value)}`);
  return value;
}

function isIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}

async function items(operation: string): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const item of await stream(operation)) all.push(item);
  return all;
}

const plain = { event: "message", id: "", retry: undefined };
const written = `event: lent\nid: 7\ndata: ${JSON.stringify(loan)}\n\n`;

test.each<[string, unknown]>([
  ["watch", loan],
  ["watchFields", loan],
  ["watchText", JSON.stringify(loan)],
  ["watchEither", JSON.stringify(loan)],
  ["watchUnknown", JSON.stringify(loan)],
])("%s gives events with their data as the manifest shows it", async (operation, data) => {
  answer = says(`${events}; charset=utf-8`, written);
  expect(await items(operation)).toEqual([{ ...plain, event: "lent", id: "7", data }]);
  expect(accepted).toBe(events);
});

test.each<[string, string, string]>([
  ["export", "application/x-ndjson", '{"book":"a"}\n{"book":"a"}\n'],
  ["exportList", "application/jsonl", '{"book":"a"}\n{"book":"a"}'],
  ["exportSequence", "application/json-seq", '\x1e{"book":"a"}\n\x1e{"book":"a"}\n'],
])("%s gives a value after the other", async (operation, type, text) => {
  answer = says(type, text);
  expect(await items(operation)).toEqual([loan, loan]);
});

test("an item comes as soon as it is there, and the connection ends with the loop", async () => {
  let sent = 0;
  let closed: Promise<unknown> = Promise.resolve();
  answer = (response) => {
    closed = once(response, "close");
    response.writeHead(200, { "content-type": events });
    response.write(`data: {"book":"${sent++}"}\n\n`);
  };
  const seen: unknown[] = [];
  for await (const event of await stream("watch")) {
    seen.push(event);
    break;
  }
  expect(seen).toEqual([{ ...plain, data: { book: "0" } }]);
  await closed;
});

test("a loop that has ended leaves nothing at the caller's signal", async () => {
  const { signal } = new AbortController();
  answer = says(events, written);
  for (let count = 0; count < 3; count++) {
    for await (const event of await stream("watch", { signal })) expect(event).toBeDefined();
  }
  expect(getEventListeners(signal, "abort")).toEqual([]);
});

test("the signal ends the loop at once, with an AbortError", async () => {
  const controller = new AbortController();
  answer = (response) => {
    response.writeHead(200, { "content-type": events });
    response.write(written);
  };
  const seen: unknown[] = [];
  const loop = (async () => {
    for await (const event of await stream("watch", { signal: controller.signal })) {
      seen.push(event);
      controller.abort(new Error("enough"));
    }
  })();
  await expect(loop).rejects.toMatchObject({
    name: "AbortError",
    message: expect.stringContaining("enough"),
  });
  expect(seen).toHaveLength(1);
});

test("no timeout counts once the answer has begun", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  let end = (): unknown => expect.fail("nothing was asked for");
  answer = (response) => {
    response.writeHead(200, { "content-type": events });
    response.flushHeaders();
    end = () => response.end(written);
  };
  const seen: unknown[] = [];
  const begun = await stream("watch", { timeoutMs: 1000, deadlineMs: 1500 });
  await vi.advanceTimersByTimeAsync(10_000);
  end();
  for await (const event of begun) seen.push(event);
  expect(seen).toHaveLength(1);
});

test("a connection that breaks is a ConnectionError after what came", async () => {
  answer = (response) => {
    response.writeHead(200, { "content-type": "application/x-ndjson" });
    response.write('{"book":"a"}\n{"bo', () => response.destroy());
  };
  const seen: unknown[] = [];
  const loop = (async () => {
    for await (const item of await stream("export")) seen.push(item);
  })();
  await expect(loop).rejects.toMatchObject({ name: "ConnectionError", status: 200 });
  expect(seen).toEqual([loan]);
});

test("a broken item is a DecodeError with its place", async () => {
  answer = says("application/x-ndjson", '{"book":"a"}\nnull\n<html>\n');
  await expect(items("export")).rejects.toMatchObject({
    name: "DecodeError",
    request: { method: "GET", url: `${server.url}/loans/export` },
    message: expect.stringContaining('line 3 is no JSON: "<html>"'),
  });
});

test("an operation that may answer at once does either", async () => {
  answer = says("application/json", JSON.stringify(loan));
  expect(await invoke(client, "loans.answer", { body: loan })).toEqual(loan);
  expect(accepted).toBe("application/json, text/event-stream");
  answer = (response) => response.writeHead(204).end();
  expect(await invoke(client, "loans.answer", { body: loan })).toBeUndefined();
  answer = says(events, written);
  const value = await stream("answer", { body: loan });
  for await (const event of value) expect(event).toHaveProperty("data", loan);
});

test("what is no stream is refused, and a failure is read whole", async () => {
  answer = says("text/html", "<html>");
  await expect(invoke(client, "loans.watch")).rejects.toMatchObject({
    name: "DecodeError",
    message: expect.stringContaining('text/html where text/event-stream is due: "<html>"'),
  });
  answer = (response) => response.writeHead(404, { "content-type": events }).end(written);
  await expect(invoke(client, "loans.watch")).rejects.toMatchObject({ status: 404, body: written });
});

test(".response() hands the stream over as it is", async () => {
  answer = says(events, written);
  const response = await invoke(invoke(client, "loans.watch"), "response");
  if (!(response instanceof Response)) throw new Error("no response");
  expect(await response.text()).toBe(written);
});
