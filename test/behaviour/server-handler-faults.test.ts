/** Callers that go away and handlers that do everything wrong, in emitted servers: nothing ends, nothing hangs, nothing leaks. */
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { head, open } from "../unit/templates/typescript-server/raw-connection.js";
import { memberOf } from "./emitted-client.js";
import { useFaultyServices } from "./faulty-services.js";
import { collected, counted } from "./leftovers.js";
import { send } from "./raw-requests.js";
import { patience } from "../patience.js";

const services = useFaultyServices();

const failed = { status: 500, title: "Internal Server Error", detail: "The server failed." };

/** Resolved with the reason when a signal fires. */
function fired(signal: unknown): Promise<unknown> {
  if (!(signal instanceof AbortSignal)) throw new Error("no signal");
  return new Promise((resolve) => {
    signal.addEventListener("abort", () => resolve(signal.reason), { once: true });
  });
}

describe("a caller that goes away", () => {
  test("fires the signal of the handler", async () => {
    const ends: string[] = [];
    services.filled.answer(async (request) => {
      ends.push("asked");
      await fired(memberOf(request, "signal"));
      ends.push("aborted");
      return { status: 200, body: [] };
    });
    const { socket } = await open(
      services.filled.port,
      head("/markets", ["authorization: Bearer token"]),
    );
    await vi.waitFor(() => expect(ends).toEqual(["asked"]), patience);
    socket.resetAndDestroy();
    await vi.waitFor(() => expect(ends).toEqual(["asked", "aborted"]), patience);
    expect(services.filled.failures).toEqual([]);
  });

  test("in the middle of an answer ends what makes it", async () => {
    const ends: string[] = [];
    services.small.answer(() => ({
      status: 200,
      body: (async function* () {
        try {
          for (;;) yield { title: "a".repeat(10_000) };
        } finally {
          ends.push("ended");
        }
      })(),
    }));
    for (let round = 1; round <= 3; round++) {
      const { socket, until } = await open(services.small.port, head("/export"));
      await until(/aaaa/);
      socket.resetAndDestroy();
      await vi.waitFor(() => expect(ends).toHaveLength(round), patience);
    }
    expect(services.small.failures).toEqual([]);
  });
});

describe("a handler", () => {
  test("that throws is 500 without a word of it, and told", async () => {
    const error = new Error("secret of the ledger");
    for (const throwing of [
      () => Promise.reject(error),
      () => {
        throw error;
      },
    ]) {
      services.filled.answer(throwing);
      const { status, value, text: got } = await send(services.filled, "/markets");
      expect([status, value]).toEqual([500, failed]);
      expect(got).not.toContain("secret");
    }
    expect(services.filled.failures).toEqual([
      { error, operation: "markets.list" },
      { error, operation: "markets.list" },
    ]);
  });

  test("that never answers is 503 when time is up, and its signal fires", async () => {
    let reason: unknown;
    services.roomy.answer(async (request) => {
      reason = await fired(memberOf(request, "signal"));
      return new Promise(() => {});
    });
    const { status, value } = await send(services.roomy, "/export");
    expect([status, value]).toEqual([503, expect.objectContaining({ status: 503 })]);
    expect(reason).toMatchObject({ name: "TimeoutError" });
    expect(services.roomy.failures).toEqual([]);
  });

  test("that never answers ends with its caller where there is no such time", async () => {
    let ended = false;
    services.small.answer((request) => {
      void fired(memberOf(request, "signal")).then(() => {
        ended = true;
      });
      return new Promise(() => {});
    });
    const { socket } = await open(services.small.port, head("/export"));
    await wait(50);
    expect(ended).toBe(false);
    socket.destroy();
    await vi.waitFor(() => expect(ended).toBe(true), patience);
    await vi.waitFor(() => expect(services.small.sockets.size).toBe(0), patience);
  });

  test.each<[string, unknown, string]>([
    ["a status that is not declared", { status: 418, body: {} }, "status"],
    ["a body that is none of the schema", { status: 200, body: { title: 7 } }, "title"],
    ["a body that lacks something", { status: 200, body: {} }, "title"],
    ["no body", { status: 200 }, "body"],
    [
      "a content type that is not declared",
      { status: 200, body: "t", contentType: "text/html" },
      "contentType",
    ],
    [
      "a response of such a type",
      new Response("<p>", { headers: { "content-type": "text/html" } }),
      "contentType",
    ],
    ["a response of a status that is not declared", new Response(null, { status: 299 }), "status"],
  ])("that answers %s is told in development", async (_what, reply, place) => {
    services.small.answer(() => (reply instanceof Response ? reply.clone() : reply));
    const { status, value } = await send(services.small, "/books/1");
    expect([status, value]).toEqual([500, failed]);
    expect(services.small.failures).toEqual([
      { operation: "books.retrieve", error: expect.objectContaining({ name: "ValidationError" }) },
    ]);
    const issues = JSON.stringify(memberOf(services.small.failures[0]?.error, "issues"));
    expect(issues).toContain(place);
    // In production what can be sent is sent.
    services.roomy.answer(() => reply);
    expect((await send(services.roomy, "/books/1")).status).toBe(Number(memberOf(reply, "status")));
    expect(services.roomy.failures).toEqual([]);
  });

  test("that answers nonsense is 500, also in production", async () => {
    const nonsense = [
      undefined,
      null,
      7,
      "text",
      [],
      {},
      { status: "200" },
      { status: 99 },
      { status: 200, body: 1n },
    ];
    for (const reply of nonsense) {
      services.roomy.answer(() => reply);
      expect((await send(services.roomy, "/books/1")).value).toEqual(failed);
    }
    services.roomy.answer(() => ({ status: 200, headers: { "x-bad": "a\r\nb: c" }, body: {} }));
    expect((await send(services.roomy, "/books/1")).value).toEqual(failed);
    expect(services.roomy.failures).toHaveLength(nonsense.length + 1);
  });

  test.each<[string, () => unknown]>([
    [
      "items",
      async function* () {
        yield { title: "half" };
        await wait(20);
        throw new Error("secret of the ledger");
      },
    ],
    [
      "items that cannot be written",
      async function* () {
        yield { title: "half" };
        await wait(20);
        yield 1n;
      },
    ],
    [
      "bytes",
      () => {
        let count = 0;
        return new ReadableStream({
          async pull(controller) {
            await wait(20);
            if (count++ > 0) throw new Error("secret of the ledger");
            controller.enqueue(Buffer.from('{"title":"half"}\n'));
          },
        });
      },
    ],
  ])("whose answer fails in the middle breaks it off: %s", async (_what, made) => {
    // The adapter says there, too, that an answer broke off.
    const written = vi.spyOn(console, "error").mockImplementation(() => {});
    services.small.answer(() => ({ status: 200, body: made() }));
    const { closed } = await open(services.small.port, head("/export"));
    const received = await closed;
    expect(received).toContain('{"title":"half"}');
    // Its last chunk is missing, so nobody takes it for whole.
    expect(received).not.toMatch(/\r\n0\r\n\r\n$/);
    expect(received).not.toContain("secret");
    expect(services.small.failures).toHaveLength(1);
    written.mockRestore();
  });
});

test("hundreds of faults leave nothing behind", async () => {
  const refs: WeakRef<object>[] = [];
  services.roomy.answer((request) => {
    refs.push(new WeakRef(request));
    const path = String(memberOf(request, "path.id"));
    if (path === "throw") throw new Error("a");
    if (path === "late") return fired(memberOf(request, "signal"));
    if (path === "never") return new Promise(() => {});
    return {
      status: 200,
      body: new ReadableStream({ pull: (controller) => controller.enqueue(Buffer.alloc(9000)) }),
    };
  });
  const half = head("/books", ["content-length: 9", "content-type: application/json"], "POST");
  const round = async (): Promise<void> => {
    const heads = ["throw", "late", "never", "endless"].map((id) => head(`/books/${id}`));
    const connections = await Promise.all(
      [...heads, half, head("/books/%zz"), "GET"].map((bytes) => open(services.roomy.port, bytes)),
    );
    await wait(2);
    for (const { socket } of connections) socket.resetAndDestroy();
    await Promise.all(connections.map(({ closed }) => closed));
  };
  /** When no connection is left, and the time of the server for the last of the calls is up. */
  const settled = async (): Promise<ReturnType<typeof counted>> => {
    await vi.waitFor(() => expect(services.roomy.sockets.size).toBe(0), patience);
    await wait(400);
    return counted();
  };
  await round();
  const before = await settled();
  for (let count = 0; count < 100; count++) await round();
  expect(await settled()).toEqual(before);
  expect(refs.length).toBeGreaterThan(300);
  await vi.waitFor(() => {
    collected();
    expect(refs.filter((ref) => ref.deref() !== undefined).length).toBeLessThan(10);
  }, patience);
});
