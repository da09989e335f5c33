/**
 * The emitted server and its mock before callers that are slow, gone or no callers of HTTP: each connection is answered or closed,
 * no handler is run with what nobody asked, and nothing is left. `RAW_RUNS=20000 RAW_SEED=7` tries more changed bytes, and others.
 */
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { send } from "../behaviour/raw-requests.js";
import { patience } from "../patience.js";
import { open } from "../unit/templates/typescript-server/raw-connection.js";
import { converse } from "./raw-sockets/conversation.js";
import { get, post, scan } from "./raw-sockets/raw-case.js";
import { rawCases } from "./raw-sockets/raw-cases.js";
import { type RawService, type RawServices, rawServices } from "./raw-sockets/raw-service.js";

const runs = Number(process.env["RAW_RUNS"] ?? 2000);
const seed = Number(process.env["RAW_SEED"] ?? 1);

const faults: unknown[] = [];
const onFault = (fault: unknown): void => void faults.push(fault);
const faultEvents = ["unhandledRejection", "uncaughtException", "warning"] as const;
const told = [
  vi.spyOn(console, "error"),
  vi.spyOn(console, "warn"),
  vi.spyOn(process.stderr, "write"),
];

let services: RawServices;
beforeAll(async () => {
  for (const event of faultEvents) process.on(event, onFault);
  services = await rawServices();
});
afterAll(async () => {
  await services.emitted.remove();
  for (const event of faultEvents) process.off(event, onFault);
  for (const each of told) each.mockRestore();
});

test("the cases are many, each with a name of its own", () => {
  expect(new Set(rawCases.map(({ name }) => name)).size).toBe(rawCases.length);
  expect(rawCases.length).toBeGreaterThan(150);
  expect(JSON.parse(JSON.stringify(rawCases))).toEqual(rawCases);
});

describe.each(["server", "mock"] as const)("the %s", (kind) => {
  let service: RawService;
  beforeAll(async () => {
    service = await services.start(kind);
  });
  afterAll(() => service.end());

  /** The server answers the next request, has let go of all others, and has told of nothing. */
  const holdWell = async (): Promise<void> => {
    service.handled.length = 0;
    expect((await send(service, "/books/next")).status).toBe(200);
    expect(service.handled).toEqual(["GET /books/next"]);
    await vi.waitFor(() => expect(service.sockets.size).toBe(0), patience);
    expect(service.failures).toEqual([]);
    expect(faults).toEqual([]);
    for (const each of told) expect(each).not.toHaveBeenCalled();
    expect({}).not.toHaveProperty("x");
  };
  afterEach(async () => {
    await holdWell();
    service.handled.length = 0;
  });

  test.each(rawCases)("$name", async ({ mock, ...given }) => {
    const { steps, answers, handled } = kind === "mock" ? { ...given, ...mock } : given;
    const { statuses, received, isCutOff } = await converse(service, { steps, answers });
    const isOne = answers.some(
      (each) => each === statuses || (isCutOff && each.startsWith(statuses)),
    );
    expect(isOne, `${answers.join("|")}, not ${received}`).toBe(true);
    // Of the mock nobody knows which body it was given.
    const wanted = handled.map((each) => (kind === "mock" ? withoutBody(each) : each)).toSorted();
    await vi.waitFor(() => expect(service.handled.toSorted()).toEqual(wanted), patience);
  });

  test("200 connections at once that are left do not keep others waiting", async () => {
    const starts = [
      "GET /books/1 HTT",
      post(undefined, '{"ti'),
      post(["transfer-encoding: chunked"], '9\r\n{"ti'),
      scan(["content-length: 9"], "%PDF"),
    ];
    const left = await Promise.all(
      Array.from({ length: 200 }, (_, index) => open(service.port, starts[index % starts.length])),
    );
    await vi.waitFor(() => expect(service.sockets.size).toBe(200), patience);
    expect((await send(service, "/books/1")).status).toBe(200);
    for (const [index, { socket }] of left.entries()) {
      if (index % 2 === 0) socket.resetAndDestroy();
      else socket.end();
    }
    const received = await Promise.all(left.map(({ closed }) => closed));
    for (const each of received) expect(each).toMatch(/^(?:$|HTTP\/1\.1 [24]00 )/);
  });

  test(`${runs} cases that are changed at random (seed ${seed}) are no worse`, async () => {
    const usable = rawCases.flatMap(({ steps }) => {
      const bytes = steps.flatMap((step) =>
        "write" in step ? [step.write] : "drip" in step ? [step.drip] : [],
      );
      return bytes.join("").length < 20_000 ? [bytes.join("")] : [];
    });
    const change = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(30), fc.nat(8));
    const given = fc.sample(
      fc.record({
        bytes: fc.constantFrom(...usable),
        changes: fc.array(change, { minLength: 1, maxLength: 3 }),
        close: fc.constantFrom("half", "reset"),
      }),
      { numRuns: runs, seed },
    );
    for (let first = 0; first < given.length; first += 20) {
      await Promise.all(
        given.slice(first, first + 20).map(async ({ bytes, changes, close }) => {
          const write = changes.reduce((text, each) => changed(text, ...each), bytes);
          const steps = [{ write }, { close }];
          const { statuses, received } = await converse(service, { steps, answers: [""] });
          expect(statuses, `${JSON.stringify(write)}\n${received}`).toMatch(
            /^(?:(?:[1-4]\d\d|501)(?: |$))*$/,
          );
        }),
      );
    }
    for (const each of service.handled) {
      expect(each).toMatch(/^(?:(?:GET|HEAD) \/books\/|POST \/books(?:[? ]|$)|PUT \/books\/)/);
    }
  });
});

/** A request that was handled, without its body. */
function withoutBody(handled: string): string {
  return handled.split(" ", 2).join(" ");
}

/** A text that is changed somewhere: cut, doubled or with other bytes in it. */
function changed(text: string, at: number, length: number, kind: number): string {
  const start = Math.floor(at * text.length);
  const part = text.slice(start, start + length);
  const rest = text.slice(start + length);
  const others = ["", part + part, "\0", "\r\n", "\xff", "9", part.toUpperCase(), "\r\n\r\n", get];
  return text.slice(0, start) + (others[kind % others.length] ?? "") + rest;
}

test.each(["server", "mock"] as const)(
  "whoever is in the middle of a request does not keep the %s from closing",
  async (kind) => {
    const service = await services.start(kind);
    const starts = ["", "GET /bo", post(undefined, '{"ti'), scan(["content-length: 9"], "%PDF")];
    const left = await Promise.all(
      Array.from({ length: 40 }, (_, index) => open(service.port, starts[index % starts.length])),
    );
    // The mock does not wait for uploads.
    const uploads = kind === "mock" ? left.length / starts.length : 0;
    await vi.waitFor(() => {
      expect(service.sockets.size).toBe(40);
      expect(service.handled.length).toBe(uploads);
    }, patience);
    await service.end();
    await Promise.all(left.map(({ closed }) => closed));
    await vi.waitFor(() => expect(service.sockets.size).toBe(0), patience);
    expect(service.failures).toEqual([]);
    expect(service.handled).toEqual(Array.from({ length: uploads }, () => "PUT /books/1/scan"));
    expect(faults).toEqual([]);
  },
);
