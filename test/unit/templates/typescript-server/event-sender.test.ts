/** Deliveries of the sender, as the receiver of the client's package takes them, over HTTP. */
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import type {
  Secret,
  SignatureScheme,
} from "../../../../templates/typescript-client/signatures.js";
import { receiverOf } from "../../../../templates/typescript-client/webhooks.js";
import {
  type EventResult,
  type SendOptions,
  sendEvent,
  type OutgoingEvent,
} from "../../../../templates/typescript-server/event-sender.js";
import { type LocalServer, serve } from "../typescript-client/local-server.js";
import { timed } from "../typescript-client/signed-deliveries.js";

const secret = "s3cret";
const post: OutgoingEvent = { method: "POST", contentType: "application/json" };

interface Payloads {
  lent: unknown;
}

function send(event: OutgoingEvent, payload: unknown, options: SendOptions): Promise<EventResult> {
  return sendEvent<Payloads, "lent">({ lent: event }, "lent", payload, options);
}

const servers: LocalServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function listen(listener: RequestListener): Promise<string> {
  const server = await serve(listener);
  servers.push(server);
  return server.url;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** A server that answers with the statuses, one after the other and then the last one, and keeps what came. */
async function answering(...statuses: number[]) {
  const received: { headers: IncomingMessage["headers"]; body: Buffer }[] = [];
  const url = await listen((request, response) => {
    void bodyOf(request).then((body) => {
      received.push({ headers: request.headers, body });
      const status = statuses[received.length - 1] ?? statuses.at(-1) ?? 204;
      response.writeHead(status, { location: "/elsewhere" }).end();
    });
  });
  return { url, received };
}

/** Waits that are only noted. */
function noted() {
  const waits: number[] = [];
  return { waits, wait: async (milliseconds: number) => void waits.push(milliseconds) };
}

/** Starts a receiver, which answers 401 where it refuses; what it took is in the list. */
async function receiving(
  signature: SignatureScheme,
  options: { secret: Secret | readonly Secret[]; idHeader?: string },
  contentType?: string,
) {
  const taken: unknown[] = [];
  const lent = { signature, ...(contentType !== undefined && { contentType }) };
  const receiver = receiverOf<Payloads, "lent">({ lent }, { toleranceSeconds: 10, ...options });
  const url = await listen((request, response) => {
    void (async () => {
      const body = new Uint8Array(await bodyOf(request));
      taken.push(await receiver.receive({ headers: request.headers, body }, "lent"));
      response.writeHead(204).end();
    })().catch(() => response.writeHead(401).end());
  });
  return { url, taken };
}

const statusesOf = ({ attempts }: EventResult) =>
  attempts.map((each) => ("status" in each ? each.status : each.error));

describe("what is sent is what the receiver takes", () => {
  const hashes = ["SHA-1", "SHA-256", "SHA-384", "SHA-512"] as const;
  const scheme: fc.Arbitrary<SignatureScheme> = fc.record(
    {
      hash: fc.constantFrom(...hashes),
      header: fc.constant("X-Signature"),
      encoding: fc.constantFrom("hex", "base64", "base64url"),
      signs: fc.constantFrom("{body}", "{timestamp}.{body}", "{id}.{timestamp}.{body}", "a{body}b"),
      timestampHeader: fc.constant("X-Time"),
      prefix: fc.constantFrom("sha256=", "v1,", "t="),
    },
    { requiredKeys: ["hash", "header", "encoding", "signs", "timestampHeader"] },
  );
  const key = fc.oneof(fc.string({ minLength: 1 }), fc.uint8Array({ minLength: 1 }));

  test("in any way of signing, with any JSON and any secret", async () => {
    const value = fc.jsonValue();
    await fc.assert(
      fc.asyncProperty(scheme, value, key, async (signature, payload, own) => {
        const { url, taken } = await receiving(signature, { secret: own, idHeader: "X-Id" });
        const event = { ...post, signature };
        const result = await send(event, payload, { url, secret: own, idHeader: "X-Id" });
        expect(statusesOf(result)).toEqual([204]);
        expect(result.delivered).toBe(true);
        expect(taken).toEqual([JSON.parse(JSON.stringify(payload))]);
        const wrong = `${String(own)}x`;
        const forged = await send(event, payload, { url, secret: wrong, idHeader: "X-Id" });
        expect(statusesOf(forged)).toEqual([401]);
      }),
      { numRuns: 60 },
    );
  });

  test("as text and as bytes", async () => {
    const options = { secret };
    const text = await receiving(timed, options, "text/plain");
    const event = { method: "POST", signature: timed };
    await send({ ...event, contentType: "text/plain" }, "é", { url: text.url, secret });
    expect(text.taken).toEqual(["é"]);
    const bytes = await receiving(timed, options, "application/octet-stream");
    const buffer = new Uint8Array([0, 1, 255, 254]);
    for (const payload of [buffer.subarray(1, 3), new Blob([buffer]), buffer.buffer]) {
      const sent = { ...event, contentType: "application/octet-stream" };
      expect((await send(sent, payload, { url: bytes.url, secret })).delivered).toBe(true);
    }
    const sizes = bytes.taken.map((each) => each instanceof Blob && each.size);
    expect(sizes).toEqual([2, 4, 4]);
  });

  test("without a payload", async () => {
    const { url, taken } = await receiving(timed, { secret });
    await send({ ...post, signature: timed }, undefined, { url, secret });
    expect(taken).toEqual([undefined]);
  });

  test("while a secret is changed, with the old one and with the new", async () => {
    for (const own of ["old", "new"]) {
      const { url, taken } = await receiving({ ...timed, prefix: "v1," }, { secret: own });
      const event = { ...post, signature: { ...timed, prefix: "v1," } };
      await send(event, 1, { url, secret: ["old", "new"] });
      expect(taken).toEqual([1]);
    }
  });
});

describe("a try", () => {
  test("has the headers of the event, and the caller's own below them", async () => {
    const { url, received } = await answering(204);
    const headers = { "Content-Type": "text/html", "X-Signature": "forged", "X-Other": "1" };
    await send(
      { ...post, signature: timed },
      { title: "é" },
      { url, secret, headers, id: "e1", idHeader: "X-Id", timestamp: () => "1700000000" },
    );
    expect(received[0]?.headers).toMatchObject({
      "content-type": "application/json",
      "x-signature": expect.stringMatching(/^sha256=[\da-f]{64}$/),
      "x-timestamp": "1700000000",
      "x-id": "e1",
      "x-other": "1",
    });
    expect(String(received[0]?.body)).toBe('{"title":"é"}');
  });

  test("is not signed where the event is not", async () => {
    const { url, received } = await answering(204);
    expect((await send(post, 1, { url })).delivered).toBe(true);
    expect(received[0]?.headers).not.toHaveProperty("x-signature");
  });

  test("follows no redirect", async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      const { url, received } = await answering(status);
      const result = await send(post, 1, { url });
      expect(result).toMatchObject({ delivered: false, reason: "not taken" });
      expect(received).toHaveLength(1);
    }
  });

  test("ends when its time is up, also where `fetch` does not", async () => {
    const url = await listen(() => undefined);
    const never = () => new Promise<Response>(() => undefined);
    for (const options of [{ url }, { url, fetch: never }]) {
      const result = await send(post, 1, { ...options, timeoutMs: 50 });
      expect(result).toMatchObject({
        delivered: false,
        reason: "not taken",
        attempts: [{ error: { name: "TimeoutError" } }],
      });
    }
  });

  test("is taken as soon as the status says it, whatever comes after", async () => {
    const url = await listen((_request, response) => {
      response.writeHead(200).write("x");
    });
    expect((await send(post, 1, { url })).delivered).toBe(true);
  });
});

describe("what is not taken", () => {
  const retries = { maximum: 4, delaysSeconds: [1, 10] };

  test("is sent again as the manifest says, signed anew with the same id and body", async () => {
    const { url, received } = await answering(500, 404, 302, 429, 200);
    const { waits, wait } = noted();
    let time = 1_700_000_000;
    const result = await send(
      { ...post, signature: timed, retries },
      { title: "x" },
      { url, secret, wait, idHeader: "X-Id", timestamp: () => String(time++) },
    );
    expect(result.delivered).toBe(true);
    expect(statusesOf(result)).toEqual([500, 404, 302, 429, 200]);
    expect(waits).toEqual([1000, 10_000, 10_000, 10_000]);
    const all = (name: string) => new Set(received.map(({ headers }) => headers[name]));
    expect(all("x-signature").size).toBe(5);
    expect(all("x-timestamp").size).toBe(5);
    expect(all("x-id").size).toBe(1);
    expect(new Set(received.map(({ body }) => String(body)))).toEqual(new Set(['{"title":"x"}']));
  });

  test("is given up after its last try, with all that happened", async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, "127.0.0.1", resolve));
    const address = closed.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    await new Promise((resolve) => closed.close(resolve));
    const { wait } = noted();
    const started = Date.now();
    const result = await send({ ...post, retries }, 1, { url: `http://127.0.0.1:${port}`, wait });
    expect(result).toMatchObject({ delivered: false, reason: "not taken" });
    expect(result.attempts).toHaveLength(5);
    for (const attempt of result.attempts) {
      expect(attempt).toMatchObject({ error: expect.any(TypeError) });
      expect(attempt.startedAt.getTime()).toBeGreaterThanOrEqual(started);
    }
  });

  test("is sent once where retries are not shown, and as often as the caller says", async () => {
    const { url, received } = await answering(503);
    expect(statusesOf(await send(post, 1, { url }))).toEqual([503]);
    const own = { maximum: 2, delaysSeconds: [] };
    const { waits, wait } = noted();
    expect(statusesOf(await send(post, 1, { url, wait, retries: own }))).toEqual([503, 503, 503]);
    expect(waits).toEqual([0, 0]);
    const off = { maximum: 0, delaysSeconds: [] };
    await send({ ...post, retries }, 1, { url, retries: off });
    expect(received).toHaveLength(5);
  });

  test("is not sent again where the receiver is gone", async () => {
    const { url } = await answering(500, 410, 200);
    const { wait } = noted();
    const result = await send({ ...post, retries }, 1, { url, wait });
    expect(result).toMatchObject({ delivered: false, reason: "gone" });
    expect(statusesOf(result)).toEqual([500, 410]);
  });

  test("waits by a clock", async () => {
    const { url } = await answering(500, 200);
    const started = performance.now();
    const own = { maximum: 1, delaysSeconds: [0.1] };
    expect((await send(post, 1, { url, retries: own })).delivered).toBe(true);
    expect(performance.now() - started).toBeGreaterThan(95);
  });
});

describe("a signal ends", () => {
  const retries = { maximum: 4, delaysSeconds: [3600] };
  const aborted = { delivered: false, reason: "aborted" };

  test("what has not begun", async () => {
    const { url, received } = await answering(200);
    const result = await send(post, 1, { url, signal: AbortSignal.abort() });
    expect(result).toEqual({ ...aborted, attempts: [] });
    expect(received).toEqual([]);
  });

  test("a try", async () => {
    const stop = new AbortController();
    const url = await listen(() => stop.abort(new Error("stopped")));
    const result = await send({ ...post, retries }, 1, { url, signal: stop.signal });
    expect(result).toMatchObject({ ...aborted, attempts: [{ error: { message: "stopped" } }] });
  });

  test("a wait, also one that does not look at it", async () => {
    const url = "http://127.0.0.1:9/";
    for (const wait of [undefined, () => new Promise<void>(() => undefined)]) {
      const stop = new AbortController();
      const refusing = async (): Promise<Response> => {
        // Nothing but the wait takes a turn of the event loop after that.
        setTimeout(() => stop.abort(), 10);
        return new Response(null, { status: 500 });
      };
      const options = { url, signal: stop.signal, wait, fetch: refusing };
      const result = await send({ ...post, retries }, 1, options);
      expect(result).toMatchObject({ ...aborted, attempts: [{ status: 500 }] });
    }
  });
});

describe("nothing is sent", () => {
  const url = "http://127.0.0.1:9/";
  const signed = { ...post, signature: timed };
  const withId = { ...signed, signature: { ...timed, signs: "{id}{body}" } };
  const cycle: Record<string, unknown> = {};
  cycle["self"] = cycle;

  test.each<[string, OutgoingEvent, unknown, SendOptions]>([
    ["without a secret", signed, 1, { url }],
    ["with an empty secret", signed, 1, { url, secret: ["a", ""] }],
    ["with no secret of several", signed, 1, { url, secret: [] }],
    ["without the header of the signed id", withId, 1, { url, secret }],
    ["without a method", {}, 1, { url }],
    ["by a method that has no body", { ...post, method: "GET" }, 1, { url }],
    ["to no URL", post, 1, { url: "example.org" }],
    ["to a file", post, 1, { url: "file:///etc/hosts" }],
    ["to a URL with a password", post, 1, { url: "http://a:b@127.0.0.1/" }],
    ["with a header that cannot be", post, 1, { url, headers: { "a b": "" } }],
    ["of what is no JSON", post, 10n, { url }],
    ["of what is no JSON either", post, () => 1, { url }],
    ["of what never ends", post, cycle, { url }],
    ["of an object as text", { ...post, contentType: "text/plain" }, {}, { url }],
    ["of text in another charset", post, "é", { url, contentType: "text/plain; charset=latin1" }],
  ])("%s", async (_fault, event, payload, options) => {
    let count = 0;
    const fetch = () => {
      count++;
      return Promise.resolve(new Response());
    };
    await expect(send(event, payload, { ...options, fetch })).rejects.toMatchObject({
      name: "InvalidArgumentError",
    });
    expect(count).toBe(0);
  });

  test("of an event that there is not", async () => {
    const name: string = "toString";
    await expect(sendEvent<Record<string, unknown>, string>({}, name, 1, { url })).rejects.toThrow(
      'there is no event "toString"',
    );
  });

  test("and the message has no part of the URL, which may be a secret", async () => {
    const error: unknown = await send(post, 1, { url: "ftp://a/s3cret" }).catch((each) => each);
    expect(String(error)).not.toContain("s3cret");
  });
});

test("without a media type text and bytes go as they are, and anything else as JSON", async () => {
  const { url, received } = await answering(204);
  const event = { method: "POST" };
  for (const payload of ["é", new Blob(["<a/>"], { type: "text/xml" }), [1]]) {
    await send(event, payload, { url });
  }
  await send(event, [1], { url, contentType: "application/vnd.book+json" });
  expect(received.map(({ headers, body }) => [headers["content-type"], String(body)])).toEqual([
    [undefined, "é"],
    ["text/xml", "<a/>"],
    ["application/json", "[1]"],
    ["application/vnd.book+json", "[1]"],
  ]);
});
