/** The promise of an answer: eager, abortable, checked on demand, and rejected exactly once. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { Call } from "../../../../templates/typescript-client/call.js";
import { type Client, createClient } from "../../../../templates/typescript-client/client.js";
import {
  AbortError,
  ApiError,
  ValidationError,
} from "../../../../templates/typescript-client/errors.js";
import type { Operation } from "../../../../templates/typescript-client/operation.js";
import type { SendInit } from "../../../../templates/typescript-client/options.js";
import { request, send } from "../../../../templates/typescript-client/request.js";
import type {
  StandardIssue,
  StandardResult,
  StandardSchema,
} from "../../../../templates/typescript-client/standard-schema.js";
import { type LocalServer, serve } from "./local-server.js";

const artist = { id: "a1", name: "Hiatus", followers: 3 };
const operation: Operation = { id: "artists.retrieve", method: "GET", path: "/artists/{id}" };

let server: LocalServer;
let client: Client;
const targets: (string | undefined)[] = [];
beforeAll(async () => {
  server = await serve((incoming, response) => {
    targets.push(incoming.url);
    if (incoming.url === "/hang") return;
    response.writeHead(incoming.url === "/artists/0" ? 404 : 200, {
      "content-type": "application/json",
    });
    if (incoming.url === "/hang-in-body") response.write("{");
    else response.end(JSON.stringify(artist));
  });
  client = createClient({ baseUrl: server.url });
});
afterAll(() => server.close());

function retrieve(id: unknown, init?: SendInit): Call<unknown> {
  return send(client, operation, [id], init);
}

/** A validator that answers what it is given, at once or later. */
function schemaOf<Output>(
  validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>,
): StandardSchema<unknown, Output> {
  return { "~standard": { version: 1, vendor: "test", validate } };
}

describe("a call", () => {
  test("is a promise, and what then makes of it an ordinary one", async () => {
    const call = retrieve("a1");
    expect(call).toBeInstanceOf(Call);
    expect(call).toBeInstanceOf(Promise);
    expect(await call).toEqual(artist);
    for (const next of [call.then(), call.catch(String), call.finally()]) {
      expect(next).not.toBeInstanceOf(Call);
      expect(next).toBeInstanceOf(Promise);
      expect(await next).toEqual(artist);
    }
    expect(await Promise.all([call, retrieve("a2")])).toEqual([artist, artist]);
  });

  test("is sent once, before and without being awaited", async () => {
    const fetched: string[] = [];
    const counting = createClient({
      baseUrl: "https://example.org",
      fetch: async (url) => {
        fetched.push(url);
        return Response.json(1);
      },
    });
    const call = send(counting, operation, ["x"]);
    await nextTurn();
    expect(fetched).toEqual(["https://example.org/artists/x"]);
    await Promise.all([call, call.then(), call.as(z.number()), call]);
    expect(fetched).toHaveLength(1);
  });
});

describe("as", () => {
  test("gives the validator's own value and type", async () => {
    const checked = retrieve("a1").as(z.object({ followers: z.number().transform(String) }));
    expect(checked).toBeInstanceOf(Call);
    const { followers } = await checked;
    expect(followers.padStart(2, "0")).toBe("03");
  });

  test("waits for validators that answer later, and can be chained", async () => {
    const later = schemaOf(async () => ({ value: 7 }));
    expect(await retrieve("a1").as(later).as(z.number())).toBe(7);
  });

  test("takes a function as a schema, as some libraries make them", async () => {
    const schema = Object.assign(
      () => undefined,
      schemaOf(() => ({ value: "ok" })),
    );
    expect(await retrieve("a1").as(schema)).toBe("ok");
  });

  test("rejects with all issues and their paths", async () => {
    const schema = z.object({ id: z.number(), images: z.array(z.string()) });
    const error: unknown = await retrieve("a1")
      .as(schema)
      .catch((fault) => fault);
    expect(error).toBeInstanceOf(ValidationError);
    if (!(error instanceof ValidationError)) return;
    expect(error.issues.map((issue) => issue.path)).toEqual([["id"], ["images"]]);
    expect(error.message).toMatch(
      /^artists\.retrieve answered what the schema refuses\n\/id: .+\n\/images: .+$/,
    );
  });

  test("writes paths of every form", async () => {
    const issues: StandardIssue[] = [
      { message: "root" },
      { message: "empty", path: [] },
      { message: "keys", path: ["items", 0, { key: "id" }] },
      { message: "symbols", path: [Symbol("s"), { key: Symbol("t") }] },
    ];
    await expect(retrieve("a1").as(schemaOf(() => ({ issues })))).rejects.toThrow(
      "artists.retrieve answered what the schema refuses\n/: root\n/: empty\n/items/0/id: keys\n/Symbol(s)/Symbol(t): symbols",
    );
  });

  test("passes on what the call, or the validator, was rejected with", async () => {
    await expect(retrieve("0").as(z.unknown())).rejects.toThrow(ApiError);
    const fault = new Error("validator");
    await expect(retrieve("a1").as(schemaOf(() => Promise.reject(fault)))).rejects.toBe(fault);
    await expect(
      retrieve("a1").as(
        schemaOf(() => {
          throw fault;
        }),
      ),
    ).rejects.toBe(fault);
  });

  test("tells the operations of request apart by method and path", async () => {
    await expect(request(client, "get", "/x?key=s3cret").as(z.number())).rejects.toThrow(
      /^GET \/x answered what the schema refuses\n/,
    );
  });
});

describe("unhandled rejections", () => {
  const failing = createClient({
    baseUrl: "https://example.org",
    maxRetries: 0,
    fetch: async () => new Response("", { status: 500 }),
  });

  /** Runs `work` to its end, which no network or timer delays, and gives what was rejected and not handled. */
  async function unhandledIn(work: () => unknown): Promise<unknown[]> {
    const others = process.listeners("unhandledRejection");
    const reasons: unknown[] = [];
    process.removeAllListeners("unhandledRejection");
    process.on("unhandledRejection", (reason) => reasons.push(reason));
    try {
      work();
      // Node tells of rejections at the end of each turn of its event loop; reading a body takes a few.
      for (let turn = 0; turn < 50; turn++) await nextTurn();
    } finally {
      process.removeAllListeners("unhandledRejection");
      for (const listener of others) process.on("unhandledRejection", listener);
    }
    return reasons;
  }

  test.each<[string, number, (call: Call<unknown>) => unknown]>([
    ["a forgotten call", 1, () => undefined],
    ["a forgotten .as", 1, (call) => call.as(z.unknown())],
    ["a chain of them", 1, (call) => call.as(z.unknown()).as(z.unknown()).then()],
    ["two forgotten chains", 2, (call) => [call.as(z.unknown()), call.then()]],
    ["a call that is caught", 0, (call) => call.catch(() => undefined)],
    ["an .as that is caught", 0, (call) => call.as(z.unknown()).catch(() => undefined)],
    ["finally alone", 1, (call) => call.finally(() => undefined)],
  ])("%s: %i", async (_name, count, use) => {
    const reasons = await unhandledIn(() => use(send(failing, operation, ["x"])));
    expect(reasons).toHaveLength(count);
    for (const reason of reasons) expect(reason).toBeInstanceOf(ApiError);
  });

  test("arguments that are refused: 1, from send and from request", async () => {
    const mistakes = [() => retrieve(""), () => request(client, "GET", "x")];
    for (const mistake of mistakes) {
      const reasons = await unhandledIn(mistake);
      expect(reasons).toEqual([expect.objectContaining({ name: "InvalidArgumentError" })]);
    }
  });
});

describe("abort", () => {
  test("before the call sends nothing, and keeps the signal's reason", async () => {
    const before = targets.length;
    const reason = new Error("changed my mind");
    await expect(retrieve("a1", { signal: AbortSignal.abort(reason) })).rejects.toMatchObject({
      name: "AbortError",
      cause: reason,
    });
    expect(targets).toHaveLength(before);
  });

  test.each(["/hang", "/hang-in-body"])(
    "during %s rejects at once, and keeps the signal's reason",
    async (path) => {
      for (const reason of [undefined, new Error("enough"), "a text"]) {
        const controller = new AbortController();
        const before = targets.length;
        const call = request(client, "GET", path, { signal: controller.signal });
        while (targets.length === before) await nextTurn();
        controller.abort(reason);
        const error: unknown = await call.catch((fault) => fault);
        expect(error).toBeInstanceOf(AbortError);
        expect(error).toHaveProperty("cause", controller.signal.reason);
      }
      expect(new AbortController().signal.aborted).toBe(false);
    },
  );

  test("by a signal that times out says so", async () => {
    const signal = AbortSignal.timeout(1);
    await expect(request(client, "GET", "/hang", { signal })).rejects.toMatchObject({
      name: "AbortError",
      message: expect.stringMatching(/\/hang was aborted: .*timeout/),
      cause: { name: "TimeoutError" },
    });
  });

  test("after the answer changes nothing", async () => {
    const controller = new AbortController();
    const call = retrieve("a1", { signal: controller.signal });
    expect(await call).toEqual(artist);
    controller.abort();
    expect(await call).toEqual(artist);
  });
});
