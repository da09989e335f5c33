/** Server-sent events: the rules of the HTML standard, section 9.2, wherever a chunk ends. */
import fc from "fast-check";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import {
  AbortError,
  ConnectionError,
  DecodeError,
  TimeoutError,
} from "../../../../templates/typescript-client/errors.js";
import {
  eventStream,
  jsonEventStream,
} from "../../../../templates/typescript-client/event-stream.js";
import { longestLine } from "../../../../templates/typescript-client/text-lines.js";
import { answerOf, bytesOf, collected, cut, decoded, request } from "./answer-streams.js";

const plain = { event: "message", id: "", retry: undefined };

test.each<[string, string, readonly object[]]>([
  ["a line of data", "data: a\n\n", [{ ...plain, data: "a" }]],
  ["several lines of data", "data: a\ndata:b\ndata\n\n", [{ ...plain, data: "a\nb\n" }]],
  [
    "empty data",
    "data\n\ndata:\n\n",
    [
      { ...plain, data: "" },
      { ...plain, data: "" },
    ],
  ],
  ["one space after the colon is dropped", "data:  a \n\n", [{ ...plain, data: " a " }]],
  ["a colon in the data", "data: a: b\n\n", [{ ...plain, data: "a: b" }]],
  [
    "a name",
    "event: due\ndata: a\n\ndata: b\n\n",
    [
      { ...plain, event: "due", data: "a" },
      { ...plain, data: "b" },
    ],
  ],
  ["an event without data", "event: due\nid: 1\n\ndata: a\n\n", [{ ...plain, id: "1", data: "a" }]],
  [
    "an id stays in force",
    "id: 1\ndata: a\n\ndata: b\n\nid\ndata: c\n\n",
    [
      { ...plain, id: "1", data: "a" },
      { ...plain, id: "1", data: "b" },
      { ...plain, data: "c" },
    ],
  ],
  ["an id with a null is none", "id: 1\0\ndata: a\n\n", [{ ...plain, data: "a" }]],
  [
    "retry stays in force",
    "retry: 10\ndata: a\n\ndata: b\n\n",
    [
      { ...plain, retry: 10, data: "a" },
      { ...plain, retry: 10, data: "b" },
    ],
  ],
  [
    "retry with anything but digits is none",
    "retry: 1.5\nretry: -1\nretry:\ndata: a\n\n",
    [{ ...plain, data: "a" }],
  ],
  ["comments", ": a\n:\n\n:data: b\ndata: a\n\n", [{ ...plain, data: "a" }]],
  ["fields of other names", "Data: a\n data: b\nother: c\ndata: d\n\n", [{ ...plain, data: "d" }]],
  ["LF", "data: a\ndata: b\n\n", [{ ...plain, data: "a\nb" }]],
  ["CR", "data: a\rdata: b\r\r", [{ ...plain, data: "a\nb" }]],
  ["CRLF", "data: a\r\ndata: b\r\n\r\n", [{ ...plain, data: "a\nb" }]],
  [
    "line ends of all kinds",
    "data: a\r\ndata: b\rdata: c\n\r\ndata: d\n\r",
    [
      { ...plain, data: "a\nb\nc" },
      { ...plain, data: "d" },
    ],
  ],
  ["a byte order mark", "\ufeffdata: a\n\n", [{ ...plain, data: "a" }]],
  ["a second byte order mark is part of a name", "\ufeff\ufeffdata: a\n\n", []],
  ["an event that nothing ends", "data: a\n\ndata: b\n", [{ ...plain, data: "a" }]],
  ["a line that nothing ends", "data: a\n\ndata: b", [{ ...plain, data: "a" }]],
  ["nothing", "", []],
])("%s", async (_name, text, events) => {
  expect(await decoded(eventStream, text)).toEqual(events);
  const bytes = [...bytesOf(text)].map((byte) => new Uint8Array([byte]));
  expect(await decoded(eventStream, ...bytes)).toEqual(events);
});

test("bytes that are no UTF-8 are U+FFFD", async () => {
  const events = await decoded(eventStream, "data: ", new Uint8Array([0xff]), "\n\n");
  expect(events).toEqual([{ ...plain, data: "\ufffd" }]);
});

test("an answer without a body has no events", async () => {
  expect(await collected(eventStream(new Response(null), request, undefined))).toEqual([]);
});

test("any split of the bytes gives the same events", async () => {
  const line = fc.oneof(
    fc.constantFrom("", "data: a", "data: é😀", "data", ":", "id: 1", "event: due", "retry: 5"),
    fc.string({ unit: fc.constantFrom("\r", "\n", ":", " ", "\0", "a", "é", "😀", "\ufeff") }),
  );
  const lines = fc.array(fc.tuple(line, fc.constantFrom("\n", "\r", "\r\n")), {
    maxLength: 10,
  });
  await fc.assert(
    fc.asyncProperty(lines, fc.array(fc.nat(80), { maxLength: 8 }), async (parts, places) => {
      const bytes = bytesOf(parts.flat().join(""));
      const whole = await decoded(eventStream, bytes);
      expect(await decoded(eventStream, ...cut(bytes, places))).toEqual(whole);
    }),
  );
});

test("what was written in any way is read as it was meant", async () => {
  const text = fc
    .string({ unit: "grapheme-composite" })
    .map((each) => each.replace(/[\r\n\0]/g, ""));
  const event = fc.record({ event: text, data: fc.array(text, { minLength: 1 }), id: text });
  const end = fc.constantFrom("\n", "\r", "\r\n");
  await fc.assert(
    fc.asyncProperty(fc.array(event), end, fc.array(fc.nat(200)), async (events, eol, places) => {
      const lines = events.flatMap(({ event: name, data, id }) => [
        `event: ${name}`,
        ...data.map((each) => `data: ${each}`),
        ": comment",
        `id: ${id}`,
        "",
      ]);
      const bytes = bytesOf(lines.map((each) => each + eol).join(""));
      expect(await decoded(eventStream, ...cut(bytes, places))).toEqual(
        events.map(({ event: name, data, id }) => ({
          event: name || "message",
          data: data.join("\n"),
          id,
          retry: undefined,
        })),
      );
    }),
  );
});

describe("data that is JSON", () => {
  test("is decoded, several lines as one text", async () => {
    const text = 'data: {"book":\ndata: "a"}\n\ndata: null\n\n';
    const events = await decoded(jsonEventStream, text);
    expect(events).toEqual([
      { ...plain, data: { book: "a" } },
      { ...plain, data: null },
    ]);
  });

  test("and is none, is an error that shows it, after the events before it", async () => {
    let reason: unknown = "not cancelled";
    const answer = answerOf(["data: 1\n\n", "data: [DONE]\n\n", "data: 2\n\n"], (why) => {
      reason = why;
    });
    const seen: unknown[] = [];
    const error: unknown = await (async () => {
      for await (const event of jsonEventStream(answer, request, undefined)) seen.push(event);
    })().catch((fault: unknown) => fault);
    expect(seen).toEqual([{ ...plain, data: 1 }]);
    expect(error).toBeInstanceOf(DecodeError);
    expect(error).toMatchObject({
      message: expect.stringContaining('the data of an event is no JSON: "[DONE]"'),
      request,
      status: 200,
      cause: expect.any(SyntaxError),
    });
    expect(reason).toBeUndefined();
  });
});

test("nothing is read before somebody iterates, and no more than that", async () => {
  let count = 0;
  let isCancelled = false;
  const endless = (function* () {
    for (;;) yield `data: ${count++}\n\n`;
  })();
  const answer = answerOf(endless, () => {
    isCancelled = true;
  });
  const events = eventStream(answer, request, undefined);
  expect(count).toBe(0);
  const seen: unknown[] = [];
  for await (const event of events) {
    if (seen.push(event) === 3) break;
  }
  expect(seen).toHaveLength(3);
  expect(count).toBe(3);
  expect(isCancelled).toBe(true);
});

test.each<[string, string, string]>([
  ["a line", "data: ", "a line"],
  ["an event of many lines", "data: x\ndata: ", "an event"],
])("%s that does not end is an error in bounded memory", async (_name, start, what) => {
  let sent = 0;
  const chunk = what === "a line" ? "x".repeat(1_048_576) : `${"x".repeat(1_048_576)}\ndata: `;
  const endless = (function* () {
    yield start;
    for (;;) {
      sent++;
      yield chunk;
    }
  })();
  const error: unknown = await collected(eventStream(answerOf(endless), request, undefined)).catch(
    (fault: unknown) => fault,
  );
  expect(error).toBeInstanceOf(DecodeError);
  expect(error).toHaveProperty(
    "message",
    expect.stringContaining(`${what} of more than ${longestLine} characters`),
  );
  expect(sent).toBeLessThan(20);
});

describe("an answer that breaks off", () => {
  const broken = (fault: unknown): Response =>
    new Response(new ReadableStream({ pull: (controller) => controller.error(fault) }));

  test("is a ConnectionError with what was said", async () => {
    const fault = new TypeError("terminated");
    const events = eventStream(broken(fault), request, undefined);
    await expect(collected(events)).rejects.toBeInstanceOf(ConnectionError);
    await expect(collected(eventStream(broken(fault), request, undefined))).rejects.toMatchObject({
      cause: fault,
      status: 200,
    });
  });

  test("because the caller's signal did it, is an AbortError", async () => {
    const signal = AbortSignal.abort("enough");
    const error: unknown = await collected(
      eventStream(broken(signal.reason), request, signal),
    ).catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(AbortError);
    expect(error).toHaveProperty("cause", "enough");
  });
});

describe("a stream that may be silent for some time only", () => {
  /** A stream that gives some chunks, and then nothing more. */
  function silentAfter(...chunks: readonly string[]): { response: Response; cancelled: unknown[] } {
    const cancelled: unknown[] = [];
    const waiting = [...chunks];
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        pull: (controller) => {
          const next = waiting.shift();
          if (next === undefined) return new Promise<void>(() => {});
          controller.enqueue(bytesOf(next));
          return undefined;
        },
        cancel: (reason) => void cancelled.push(reason),
      },
      { highWaterMark: 0 },
    );
    return { response: new Response(body), cancelled };
  }

  test("ends with an error that says so, and the answer is given up", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { response, cancelled } = silentAfter("data: a\n\n", ": still there\n");
    const events = eventStream(response, request, undefined, 1000)[Symbol.asyncIterator]();
    expect(await events.next()).toMatchObject({ value: { data: "a" } });
    // The time that its caller takes does not count.
    await vi.advanceTimersByTimeAsync(100_000);
    const next = events.next().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(999);
    expect(cancelled).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await next).toEqual(new TimeoutError(request, 1000, "nothing more of the stream"));
    expect(cancelled).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("waits for ever unless a time is given", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { response } = silentAfter();
    const settled = vi.fn();
    const events = eventStream(response, request, undefined)[Symbol.asyncIterator]();
    void events.next().finally(settled);
    await vi.advanceTimersByTimeAsync(10_000_000);
    expect(settled).not.toHaveBeenCalled();
  });
});
