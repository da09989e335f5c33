/**
 * The client before a hostile service: whatever comes, a call ends with a value or with an error that is documented, nothing is
 * left of it, and no credential goes to another origin. `HOSTILE_RUNS=20000 HOSTILE_SEED=7` tries more changed answers, and others.
 */
import { getEventListeners } from "node:events";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { accepts } from "../../templates/typescript-client/accept.js";
import { headerKey } from "../../templates/typescript-client/api-key.js";
import { BaseClient } from "../../templates/typescript-client/client.js";
import {
  ApiError,
  ConnectionError,
  DecodeError,
  TimeoutError,
} from "../../templates/typescript-client/errors.js";
import { jsonEventStream } from "../../templates/typescript-client/event-stream.js";
import { followRedirects } from "../../templates/typescript-client/follow-redirects.js";
import { jsonLines } from "../../templates/typescript-client/json-lines.js";
import { logging } from "../../templates/typescript-client/logging.js";
import type { Operation } from "../../templates/typescript-client/operation.js";
import { send } from "../../templates/typescript-client/request.js";
import { bearer } from "../../templates/typescript-client/secret.js";
import { requires } from "../../templates/typescript-client/security.js";
import { streams } from "../../templates/typescript-client/streams.js";
import { counted } from "../behaviour/leftovers.js";
import type { Ending, HostileAnswer, Reading } from "./hostile/answer.js";
import { hostileAnswers } from "./hostile/answers.js";
import { type HostileService, serveAnswers } from "./hostile/service.js";

const runs = Number(process.env["HOSTILE_RUNS"] ?? 300);
const seed = Number(process.env["HOSTILE_SEED"] ?? 1);

const secret = "s3cret-credential";
const keyed = {
  key: [(key: Parameters<typeof headerKey>[0]) => headerKey(key, "x-api-key")],
} as const;

/** Operations that read an answer in each way; some with a header that `fetch` would take along to any origin. */
const operations: Readonly<Record<Reading, Partial<Operation>>> = {
  json: { accept: accepts("application/json"), security: requires({ token: [bearer] }) },
  followed: { accept: accepts("application/json"), security: requires(keyed) },
  events: {
    accept: accepts("text/event-stream"),
    stream: streams({ "text/event-stream": jsonEventStream }),
    security: requires(keyed),
  },
  lines: {
    accept: accepts("application/x-ndjson"),
    stream: streams({ "application/x-ndjson": jsonLines }),
    security: requires(keyed),
  },
};

/** Such a call's ending; an error that no documentation names is thrown. */
async function endingOf(call: () => Promise<unknown>): Promise<Ending> {
  try {
    await call();
    return "value";
  } catch (error) {
    if (error instanceof ApiError) return "status";
    if (error instanceof DecodeError) return "decode";
    if (error instanceof ConnectionError) return "connection";
    if (error instanceof TimeoutError) return "timeout";
    throw error;
  }
}

const faults: unknown[] = [];
const onFault = (fault: unknown): void => void faults.push(fault);
const shared = new AbortController();
let before: ReturnType<typeof counted>;
beforeAll(() => {
  process.on("unhandledRejection", onFault);
  process.on("warning", onFault);
  before = counted();
});
afterAll(() => {
  process.off("unhandledRejection", onFault);
  process.off("warning", onFault);
});

/** Calls a service for one of its answers, and reads all of it. */
async function read(service: HostileService, index: number, answer: HostileAnswer): Promise<void> {
  const { reading, endings } = answer;
  const hasTime = !endings.includes("timeout");
  const lines: string[] = [];
  const write = (line: string): void => void lines.push(line);
  const client = new BaseClient(
    {
      baseUrl: service.url,
      auth: { token: secret, key: secret },
      maxRetries: 0,
      maxResponseBytes: 2 ** 20,
      hooks: logging({ debug: write, info: write, warn: write, error: write }, { level: "debug" }),
      ...(reading === "followed" && { fetch: followRedirects() }),
      ...(!hasTime && { timeoutMs: 150, idleTimeoutMs: 150 }),
    },
    () => undefined,
  );
  const operation = { id: "hostile", method: "GET", path: "/case/{index}", ...operations[reading] };
  const value = await send(client, operation, [index], { signal: shared.signal });
  if (isStream(value)) for await (const item of value) void item;
  expect(lines.join("\n")).not.toContain(secret);
}

function isStream(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}

/** Nothing is left: no connection, timer or listener, no rejection that nobody heard of, and no secret where it was not meant. */
async function holdNothingLeft(service: HostileService): Promise<void> {
  await vi.waitFor(() => expect(service.openConnections()).toBe(0), { timeout: 60_000 });
  expect(getEventListeners(shared.signal, "abort")).toHaveLength(0);
  expect(faults).toEqual([]);
  // `fetch` has a timer of its own for its connections.
  expect(counted().timers).toBeLessThanOrEqual(before.timers + 1);
  expect(counted().listeners).toBe(before.listeners);
  expect(service.elsewhere.join("\n")).not.toContain(secret);
  expect(service.broken).toEqual([]);
  expect({}).not.toHaveProperty("polluted");
}

describe(`${hostileAnswers.length} hostile answers`, () => {
  let service: HostileService;
  beforeAll(async () => {
    service = await serveAnswers(hostileAnswers);
  });
  afterAll(() => service.close());

  test("are many, each with a name of its own", () => {
    const names = new Set(hostileAnswers.map(({ name, reading }) => `${reading}: ${name}`));
    expect(names.size).toBe(hostileAnswers.length);
    expect(names.size).toBeGreaterThan(100);
    expect(JSON.parse(JSON.stringify(hostileAnswers))).toEqual(hostileAnswers);
  });

  test.each(hostileAnswers.map((answer, index) => ({ answer, index })))(
    "$answer.reading: $answer.name",
    async ({ answer, index }) => {
      const { arrayBuffers } = process.memoryUsage();
      expect(answer.endings).toContain(await endingOf(() => read(service, index, answer)));
      expect(process.memoryUsage().arrayBuffers - arrayBuffers).toBeLessThan(2 ** 27);
    },
  );

  test("leave nothing behind, and learn nothing", () => holdNothingLeft(service));

  test("leave nothing behind of 1,000 calls at once either", async () => {
    const small = hostileAnswers.flatMap((answer, index) =>
      answer.steps.some((step) => "repeat" in step) ? [] : [{ answer, index }],
    );
    const calls = Array.from({ length: 1000 }, (_, turn) => small[turn % small.length]);
    const endings = await Promise.all(
      calls.map((each) =>
        each === undefined ? "none" : endingOf(() => read(service, each.index, each.answer)),
      ),
    );
    expect(endings).toHaveLength(1000);
    await holdNothingLeft(service);
  });
});

/** A text that is changed somewhere: cut, doubled or with other bytes in it. */
function changed(text: string, at: number, length: number, kind: number): string {
  const start = Math.floor(at * text.length);
  const part = text.slice(start, start + length);
  const rest = text.slice(start + length);
  const others = ["", part + part, "\0", "\r\n", "\xff", "9", part.toUpperCase(), "\r\n\r\n", "{"];
  return text.slice(0, start) + (others[kind % others.length] ?? "") + rest;
}

test(`${runs} answers that are changed at random (seed ${seed}) are no worse`, async () => {
  const usable = hostileAnswers.filter(({ steps }) => !steps.some((step) => "repeat" in step));
  const answers = fc
    .sample(
      fc.tuple(
        fc.constantFrom(...usable),
        fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(40), fc.nat(8)), {
          minLength: 1,
          maxLength: 3,
        }),
      ),
      { numRuns: runs, seed },
    )
    .map(([answer, changes]): HostileAnswer => ({
      ...answer,
      endings: ["timeout"],
      steps: answer.steps.map((step) =>
        "write" in step && step.write.length < 20_000
          ? {
              write: changes.reduce(
                (text, [at, length, kind]) => changed(text, at, length, kind),
                step.write,
              ),
            }
          : step,
      ),
    }));
  const service = await serveAnswers(answers);
  for (let first = 0; first < answers.length; first += 50) {
    await Promise.all(
      answers
        .slice(first, first + 50)
        .map((answer, index) => endingOf(() => read(service, first + index, answer))),
    );
  }
  await holdNothingLeft(service);
  await service.close();
});
