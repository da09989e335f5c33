/** Who is counted, how often, and what the one too many is told. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ProblemError } from "../../../../templates/typescript-server/problem.js";
import {
  type RateLimiter,
  rateLimiter,
  type RateLimits,
} from "../../../../templates/typescript-server/rate-limits.js";
import { memoryStore, type RateStore } from "../../../../templates/typescript-server/rate-store.js";
import type { RateLimit, Route, Service } from "../../../../templates/typescript-server/route.js";
import { serveProblems } from "./problem-server.js";

const schemes: Service["schemes"] = {
  oauth: { type: "bearer" },
  password: { type: "basic" },
  key: { type: "apiKey", in: "query", name: "key" },
  certificate: { type: "other" },
};
const security = [{ oauth: [] }, { password: [] }, { key: [], certificate: [] }];

function route(rates: readonly RateLimit[], id = "books.list"): Route {
  return { id, method: "GET", path: "/books", security, rates };
}

function request(token: string | undefined, query = ""): Request {
  const headers = token === undefined ? {} : { authorization: token };
  return new Request(`http://library.example/books${query}`, { headers });
}

/** `retry-after` of the refusal, or nothing. */
async function refusal(
  limiter: RateLimiter,
  to: Route,
  from: Request,
): Promise<string | undefined> {
  try {
    await limiter.take(to, from);
    return undefined;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    expect(error.problem.status).toBe(429);
    return error.headers["retry-after"];
  }
}

/** A limiter with a clock of its own. */
function clocked(options: Exclude<RateLimits, false> = {}) {
  const clock = { time: 0 };
  const limiter = rateLimiter(schemes, { now: () => clock.time, ...options });
  const taken = async (to: Route, from: Request) => (await refusal(limiter, to, from)) ?? "taken";
  return { clock, taken };
}

describe("a window", () => {
  test("takes as many as the rate says, then tells in whole seconds when it ends", async () => {
    const { clock, taken } = clocked();
    const to = route([{ requests: 2, seconds: 10, per: "user" }]);
    const from = request("Bearer a");
    expect([await taken(to, from), await taken(to, from)]).toEqual(["taken", "taken"]);
    expect(await taken(to, from)).toBe("10");
    clock.time = 8999.5;
    expect(await taken(to, from)).toBe("2");
    clock.time = 9999;
    expect(await taken(to, from)).toBe("1");
    clock.time = 10_000;
    expect([await taken(to, from), await taken(to, from)]).toEqual(["taken", "taken"]);
    expect(await taken(to, from)).toBe("10");
  });

  test("of any caller at any time has no more than the rate, and never fewer", async () => {
    const step = fc.record({ wait: fc.nat(3000), who: fc.constantFrom("a", "b", "c") });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const { clock, taken } = clocked();
        const to = route([{ requests: 3, seconds: 5, per: "token" }]);
        const windows = new Map<string, { start: number; count: number }>();
        for (const { wait, who } of steps) {
          clock.time += wait;
          const known = windows.get(who);
          const isOpen = known !== undefined && clock.time < known.start + 5000;
          const window = isOpen ? known : { start: clock.time, count: 0 };
          windows.set(who, window);
          window.count++;
          const left = Math.ceil((window.start + 5000 - clock.time) / 1000);
          expect(await taken(to, request(`Bearer ${who}`))).toBe(
            window.count > 3 ? String(left) : "taken",
          );
        }
      }),
    );
  });

  test("that is long is not used up by what a short one refuses", async () => {
    const { clock, taken } = clocked();
    const to = route([
      { requests: 3, seconds: 100, per: "user" },
      { requests: 1, seconds: 1, per: "user" },
    ]);
    const from = request("Bearer a");
    for (let second = 0; second < 3; second++) {
      clock.time = second * 1000;
      expect([await taken(to, from), await taken(to, from)]).toEqual(["taken", "1"]);
    }
    clock.time = 3000;
    expect(await taken(to, from)).toBe("97");
  });
});

describe("a rate is shared", () => {
  const one = (per?: string): RateLimit => ({
    requests: 1,
    seconds: 60,
    ...(per !== undefined && { per }),
  });

  test.each(["user", "token", "application"])(
    "per %s by a credential, however written",
    async (per) => {
      const { taken } = clocked();
      const to = route([one(per)]);
      expect(await taken(to, request("Bearer a"))).toBe("taken");
      expect(await taken(to, request("bearer   a"))).toBe("60");
      expect(await taken(to, request("Bearer b"))).toBe("taken");
      expect(await taken(to, request("Basic YTpi"))).toBe("taken");
      expect(await taken(to, request("BASIC YTpi"))).toBe("60");
      expect(await taken(to, request(undefined, "?key=a"))).toBe("taken");
      expect(await taken(to, request(undefined, "?x&key=%61"))).toBe("60");
    },
  );

  test("by each credential of a request: another one beside it is no way around", async () => {
    const { taken } = clocked();
    const to = route([one("user")]);
    expect(await taken(to, request("Bearer a", "?key=1"))).toBe("taken");
    expect(await taken(to, request("Bearer a", "?key=2"))).toBe("60");
    expect(await taken(to, request("Bearer b", "?key=1"))).toBe("60");
  });

  test("by the header `authorization` where security is not shown", async () => {
    const { taken } = clocked();
    const { security: _, ...to } = route([one("user")]);
    expect(await taken(to, request("Token a"))).toBe("taken");
    expect(await taken(to, request("TOKEN a"))).toBe("60");
    expect(await taken(to, request("Token b"))).toBe("taken");
  });

  test("per operation by all who call it", async () => {
    const { taken } = clocked();
    expect(await taken(route([one("operation")]), request("Bearer a"))).toBe("taken");
    expect(await taken(route([one("operation")]), request("Bearer b"))).toBe("60");
    expect(await taken(route([one("operation")], "books.lend"), request("Bearer b"))).toBe("taken");
  });

  test("by all operations, unless it is on one alone", async () => {
    const { taken } = clocked();
    const from = request("Bearer a");
    expect(await taken(route([one("user")]), from)).toBe("taken");
    expect(await taken(route([one("user")], "books.lend"), from)).toBe("60");
    const own = (id: string): Route => route([{ ...one("user"), operation: id }], id);
    expect(await taken(own("books.list"), from)).toBe("taken");
    expect(await taken(own("books.lend"), from)).toBe("taken");
    expect(await taken(own("books.lend"), from)).toBe("60");
  });

  test("by nobody where it is not known by whom", async () => {
    const { taken } = clocked();
    const from = request("Bearer a");
    for (const to of [route([one()]), route([one("address")]), route([one("planet")])]) {
      expect([await taken(to, from), await taken(to, from)]).toEqual(["taken", "taken"]);
    }
    const to = route([one("user")]);
    expect([await taken(to, request(undefined)), await taken(to, request(undefined))]).toEqual([
      "taken",
      "taken",
    ]);
  });

  test("by those who send the same that cannot be read", async () => {
    const { taken } = clocked();
    for (const text of ["Bearer a b", "Basic %"]) {
      const to = route([one("user")]);
      expect(await taken(to, request(text))).toBe("taken");
      expect(await taken(to, request(text))).toBe("60");
    }
  });

  test("by those whom `rateKey` gives one text, which may be of any length", async () => {
    const asked: unknown[] = [];
    const { taken } = clocked({
      rateKey: async ({ headers }, per) => {
        asked.push(per);
        return headers.get("x-address")?.repeat(10_000);
      },
    });
    const from = (address: string): Request =>
      new Request("http://library.example", { headers: { "x-address": address } });
    for (const per of ["address", undefined, "user"]) {
      const to = route([one(per)]);
      expect(await taken(to, from("a"))).toBe("taken");
      expect(await taken(to, from("b"))).toBe("taken");
      expect(await taken(to, from("a"))).toBe("60");
    }
    expect(new Set(asked)).toEqual(new Set(["address", undefined, "user"]));
    const to = route([one("token")]);
    expect(await taken(to, request("Bearer a"))).toBe("taken");
    expect(await taken(to, request("Bearer a"))).toBe("60");
  });
});

test("nothing is counted where there is no rate, or the option is false", () => {
  const to = route([{ requests: 1, seconds: 60, per: "operation" }]);
  const off = rateLimiter(schemes, false);
  expect([off.take(to, request("Bearer a")), off.take(to, request("Bearer a"))]).toEqual([
    undefined,
    undefined,
  ]);
  const { rates: _, ...free } = to;
  expect(rateLimiter(schemes).take(free, request("Bearer a"))).toBeUndefined();
});

test("a store of the caller's counts, and never sees a credential", async () => {
  const counts = new Map<string, number>();
  const store: RateStore = {
    take: async (key, windowSeconds) => {
      expect(key).toMatch(/^[!-~ ]{1,100}$/);
      expect(key).not.toContain("s3cret");
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return { count, resetSeconds: windowSeconds - 0.2 };
    },
  };
  const to = route([{ requests: 1, seconds: 60, per: "user" }]);
  const limiter = rateLimiter(schemes, { store });
  expect(await refusal(limiter, to, request("Bearer s3cret"))).toBeUndefined();
  expect(await refusal(limiter, to, request("Bearer s3cret"))).toBe("60");
  expect(counts.size).toBe(1);
  const broken = rateLimiter(schemes, { store: { take: () => Promise.reject(new Error("away")) } });
  await expect(refusal(broken, to, request("Bearer a"))).rejects.toThrow("away");
});

describe("memory", () => {
  test("forgets windows that have ended, and the oldest ones of a flood", () => {
    const clock = { time: 0 };
    const store = memoryStore({ now: () => clock.time, maxKeys: 3 });
    for (const key of ["a", "b", "c", "a"]) void store.take(key, 10);
    expect(store.take("a", 10)).toMatchObject({ count: 3 });
    // A fourth key drives out the oldest, and no other.
    expect(store.take("d", 10)).toMatchObject({ count: 1 });
    expect(store.take("b", 10)).toMatchObject({ count: 2 });
    expect(store.take("a", 10)).toMatchObject({ count: 1 });
    // Windows of another length are others.
    expect(store.take("c", 20)).toEqual({ count: 1, resetSeconds: 20 });
    clock.time = 10_000;
    expect(store.take("d", 10)).toEqual({ count: 1, resetSeconds: 10 });
    clock.time = 15_000;
    expect(store.take("c", 20)).toEqual({ count: 2, resetSeconds: 5 });
  });

  test("does not grow with the callers", async () => {
    const limiter = rateLimiter(schemes, { maxKeys: 1000 });
    const to = route([{ requests: 1, seconds: 3600, per: "token" }]);
    for (let index = 0; index < 20_000; index++) await limiter.take(to, request(`Bearer ${index}`));
    // The newest are still known, the first no more.
    expect(await refusal(limiter, to, request("Bearer 19999"))).toBe("3600");
    expect(await refusal(limiter, to, request("Bearer 0"))).toBeUndefined();
  });
});

test("over HTTP the one too many is a problem with `retry-after`", async () => {
  const limiter = rateLimiter(schemes);
  const to = route([{ requests: 1, seconds: 30, per: "token" }]);
  const server = await serveProblems(async (from) => {
    await limiter.take(to, from);
    return new Response("taken");
  });
  try {
    const headers = { authorization: "Bearer a" };
    expect((await fetch(server.url, { headers })).status).toBe(200);
    const refused = await fetch(server.url, { headers });
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("30");
    expect(await refused.json()).toEqual({
      status: 429,
      title: "Too Many Requests",
      detail: "No more than 1 requests are taken in 30 seconds.",
    });
  } finally {
    await server.close();
  }
});
