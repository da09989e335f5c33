/** Pacing: never more than the rate, nobody later than needed, in order, and nothing left behind. */
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { createClient } from "../../../../templates/typescript-client/client.js";
import { TimeoutError } from "../../../../templates/typescript-client/errors.js";
import type { Hooks } from "../../../../templates/typescript-client/hooks.js";
import { pacing } from "../../../../templates/typescript-client/pacing.js";
import { request, send } from "../../../../templates/typescript-client/request.js";
import { serve, serveEcho } from "./local-server.js";

const idle = new AbortController().signal;

/** Arguments of a hook before a request of an operation. */
function eventOf(id: string, signal: AbortSignal) {
  const outgoing = { method: "GET", url: "https://example.org", headers: new Headers() };
  const operation = { id, method: "GET", path: "/" };
  return { operation, attempt: 1, request: outgoing, signal };
}

function ask(hooks: Hooks, id = "books.list", signal: AbortSignal = idle): Promise<void> {
  return Promise.resolve(hooks.onRequest?.(eventOf(id, signal)));
}

describe("by the clock of the test", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  /** Asks at once for each id, and tells when each was let go, in the order in which they were. */
  async function departures(
    hooks: Hooks,
    ids: readonly string[],
    milliseconds: number,
  ): Promise<[id: string, at: number][]> {
    const gone: [string, number][] = [];
    const start = performance.now();
    for (const id of ids) {
      void ask(hooks, id).then(() => gone.push([id, Math.round(performance.now() - start)]));
    }
    await vi.advanceTimersByTimeAsync(milliseconds);
    return gone;
  }

  test("as many as the rate allows go at once, the others one window later", async () => {
    const hooks = pacing({ requests: 2, seconds: 1 });
    expect(await departures(hooks, ["a", "b", "c", "d", "e"], 5000)).toEqual([
      ["a", 0],
      ["b", 0],
      ["c", 1000],
      ["d", 1000],
      ["e", 2000],
    ]);
  });

  test("all of several rates hold", async () => {
    const hooks = pacing({ requests: 3, seconds: 10 }, { requests: 1, seconds: 1 });
    const gone = await departures(hooks, ["a", "b", "c", "d"], 20_000);
    expect(gone.map(([, at]) => at)).toEqual([0, 1000, 2000, 10_000]);
  });

  test("a rate by operation counts each by itself, one of an operation no other", async () => {
    const each = pacing({ requests: 1, seconds: 1, per: "operation" });
    expect(await departures(each, ["a", "a", "b", "b"], 5000)).toEqual([
      ["a", 0],
      ["b", 0],
      ["a", 1000],
      ["b", 1000],
    ]);
    const one = pacing({ requests: 1, seconds: 1, operation: "a" });
    expect(await departures(one, ["a", "a", "b", "b"], 5000)).toEqual([
      ["a", 0],
      ["b", 0],
      ["b", 0],
      ["a", 1000],
    ]);
  });

  test("who waits for one rate does not hold up those who do not need it", async () => {
    const hooks = pacing(
      { requests: 1, seconds: 10, operation: "slow" },
      { requests: 5, seconds: 1 },
    );
    expect(await departures(hooks, ["slow", "slow", "fast"], 20_000)).toEqual([
      ["slow", 0],
      ["fast", 0],
      ["slow", 10_000],
    ]);
  });

  test("who came first goes first as soon as all that it needs is free", async () => {
    const hooks = pacing(
      { requests: 1, seconds: 2, operation: "slow" },
      { requests: 1, seconds: 1 },
    );
    const ids = ["slow", "slow", "fast", "fast", "fast", "fast"];
    expect(await departures(hooks, ids, 20_000)).toEqual([
      ["slow", 0],
      ["fast", 1000],
      ["slow", 2000],
      ["fast", 3000],
      ["fast", 4000],
      ["fast", 5000],
    ]);
  });

  test("who comes later and can go earlier does", async () => {
    const hooks = pacing(
      { requests: 1, seconds: 10, operation: "slow" },
      { requests: 2, seconds: 1 },
    );
    const gone: [string, number][] = [];
    const start = performance.now();
    for (const [id, wait] of [
      ["slow", 0],
      ["slow", 0],
      ["fast", 100],
      ["fast", 100],
      ["fast", 100],
    ] as const) {
      await vi.advanceTimersByTimeAsync(wait);
      void ask(hooks, id).then(() => gone.push([id, performance.now() - start]));
    }
    await vi.advanceTimersByTimeAsync(20_000);
    expect(gone).toEqual([
      ["slow", 0],
      ["fast", 100],
      ["fast", 1000],
      ["fast", 1100],
      ["slow", 10_000],
    ]);
  });

  test("of calls by ever new ids nothing stays, and windows that count are kept", async () => {
    const hooks = pacing(
      { requests: 2, seconds: 60 },
      { requests: 1, seconds: 1, per: "operation" },
    );
    expect(await departures(hooks, ["a", "b", "c"], 200_000)).toEqual([
      ["a", 0],
      ["b", 0],
      ["c", 60_000],
    ]);
  });

  test("who aborts leaves at once, and gives its turn to the next", async () => {
    const hooks = pacing({ requests: 1, seconds: 1 });
    const aborts = new AbortController();
    const removed = vi.spyOn(aborts.signal, "removeEventListener");
    await ask(hooks);
    const second = ask(hooks, "b", aborts.signal);
    const third = ask(hooks, "c");
    aborts.abort(new Error("changed my mind"));
    await expect(second).rejects.toThrow("changed my mind");
    expect(removed).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1000);
    await third;
    await expect(ask(hooks, "d", aborts.signal)).rejects.toThrow("changed my mind");
  });

  test("random arrivals, rates and aborts: the rate holds, in order, and as early as it allows", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 50 }),
        fc.array(fc.record({ wait: fc.integer({ min: 0, max: 40 }), aborts: fc.boolean() }), {
          minLength: 1,
          maxLength: 25,
        }),
        async (requests, milliseconds, arrivals) => {
          const hooks = pacing({ requests, seconds: milliseconds / 1000 });
          const start = performance.now();
          const gone: { index: number; at: number }[] = [];
          const aborted = new Set<number>();
          for (const [index, { wait, aborts }] of arrivals.entries()) {
            await vi.advanceTimersByTimeAsync(wait);
            const controller = new AbortController();
            void ask(hooks, "x", controller.signal).then(
              () => gone.push({ index, at: performance.now() - start }),
              () => aborted.add(index),
            );
            if (aborts) setTimeout(() => controller.abort(), 7);
          }
          await vi.advanceTimersByTimeAsync(arrivals.length * (milliseconds + 2) + 50);
          expect(gone.length + aborted.size).toBe(arrivals.length);
          expect(gone.map(({ index }) => index)).toEqual(
            gone.map(({ index }) => index).sort((a, b) => a - b),
          );
          gone.forEach(({ at }, position) => {
            const before = gone[position - requests];
            if (before) expect(at - before.at).toBeGreaterThanOrEqual(milliseconds);
          });
          expect(vi.getTimerCount()).toBe(0);
        },
      ),
      { numRuns: 60 },
    );
  });
});

test("what is no rate is refused", () => {
  for (const rate of [
    { requests: 0, seconds: 1 },
    { requests: 1.5, seconds: 1 },
    { requests: 1, seconds: 0 },
    { requests: Number.NaN, seconds: 1 },
    { requests: 1, seconds: -1 },
  ]) {
    expect(() => pacing(rate)).toThrow("is no rate");
  }
});

describe("over HTTP", () => {
  test("a client's requests reach the server no faster than the rate", async () => {
    const server = await serveEcho();
    const times: number[] = [];
    const client = createClient({
      baseUrl: server.url,
      hooks: [
        pacing({ requests: 2, seconds: 0.2 }),
        { onRequest: () => void times.push(performance.now()) },
      ],
    });
    await Promise.all(Array.from({ length: 6 }, () => request(client, "GET", "/")));
    await server.close();
    expect(server.received).toHaveLength(6);
    times.slice(2).forEach((time, index) => {
      // Exact by the clock of the test above; here a busy machine may come late to the first.
      expect(time - (times[index] ?? 0)).toBeGreaterThan(150);
    });
  });

  test("repeated attempts count too", async () => {
    let count = 0;
    const server = await serve((_request, response) => {
      response.writeHead(count++ === 0 ? 503 : 204).end();
    });
    const times: number[] = [];
    const timing: Hooks = { onRequest: () => void times.push(performance.now()) };
    const hooks = [pacing({ requests: 1, seconds: 0.2 }), timing];
    vi.spyOn(Math, "random").mockReturnValue(0);
    await request(createClient({ baseUrl: server.url, hooks }), "GET", "/");
    vi.restoreAllMocks();
    await server.close();
    const [first = 0, second = 0] = times;
    expect(second - first).toBeGreaterThan(150);
  });

  test("waiting is no time of the attempt, and the deadline ends it", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let sent = 0;
    const fetch = (): Promise<Response> => {
      sent += 1;
      return Promise.resolve(Response.json({}));
    };
    const hooks = pacing({ requests: 1, seconds: 1 });
    const client = createClient({ baseUrl: "https://example.org", hooks, fetch });
    const operation = { id: "books.list", method: "GET", path: "/" };
    await send(client, operation, []);
    const second = Promise.resolve(send(client, operation, [], { timeoutMs: 250, maxRetries: 0 }));
    await vi.advanceTimersByTimeAsync(1000);
    await second;
    expect(sent).toBe(2);
    const late = expect(send(client, operation, [], { deadlineMs: 20 })).rejects;
    const ended = late.toBeInstanceOf(TimeoutError);
    await vi.advanceTimersByTimeAsync(1500);
    await ended;
    expect(sent).toBe(2);
  });
});
