/** Streams of events and lines. */
import { close, deep, end, head, type HostileAnswer, rows, type Step, whole } from "./answer.js";

const streamed = (type: string): Step => head("200 OK", `content-type: ${type}`, close);
const events = "text/event-stream";
const lines = "application/x-ndjson";

export const streams: readonly HostileAnswer[] = [
  ...rows(
    "events",
    [
      "events in many lines",
      [streamed(events), { write: "data: {\r\ndata: }\r\n\rdata: 1\n\n: end\n\n" }, end],
      "value",
      "decode",
    ],
    ["an event that is cut", [streamed(events), { write: 'data: {"a":1}\n' }, end], "value"],
    ["an event that is no JSON", [streamed(events), { write: "data: {\n\n" }, end], "decode"],
    [
      "an event 100,000 deep",
      [streamed(events), { write: `data: ${deep("[", "]")}\n\n` }, end],
      "value",
      "decode",
    ],
    ["a stream that falls silent", [streamed(events), { write: "data: 1\n\n" }], "timeout"],
    ["a stream that never begins", [streamed(events)], "timeout"],
    [
      "a stream that resets",
      [streamed(events), { write: "data: 1\n\n" }, { close: "reset" }],
      "connection",
      "value",
    ],
    [
      "a line that never ends",
      [streamed(events), { write: "data: " }, { repeat: "a".repeat(65_536), times: 100_000 }],
      "decode",
    ],
    [
      "an event that never ends",
      [streamed(events), { repeat: `data: ${"a".repeat(65_536)}\n`, times: 100_000 }],
      "decode",
    ],
    [
      "an event of empty lines that never ends",
      [streamed(events), { repeat: "data\n".repeat(16_384), times: 100_000 }],
      "decode",
    ],
    [
      "an id of a megabyte",
      [streamed(events), { write: `id: ${"a".repeat(1_000_000)}\ndata: 1\n\n` }, end],
      "value",
    ],
    [
      "retry beyond all bounds",
      [streamed(events), { write: `retry: ${"9".repeat(1000)}\ndata: 1\n\n` }, end],
      "value",
    ],
    [
      "a byte order mark, and bytes that are no UTF-8",
      [streamed(events), { write: '\xef\xbb\xbfdata: "\xff"\n\n' }, end],
      "value",
    ],
    [
      "a failure in place of a stream",
      whole("500 x", [`content-type: ${events}`], "data: 1\n\n"),
      "status",
    ],
    [
      "another media type in place of a stream",
      whole("200 OK", ["content-type: text/html"], "<p>"),
      "decode",
    ],
  ),
  ...rows(
    "lines",
    ["a line that is no JSON", [streamed(lines), { write: "{}\n{\n" }, end], "decode"],
    ["a line that is cut", [streamed(lines), { write: '{}\n{"a"' }, end], "decode"],
    ["bytes that are no UTF-8 in a line", [streamed(lines), { write: '"\xff"\n' }, end], "decode"],
    ["empty lines", [streamed(lines), { write: "\n\n \n{}\n" }, end], "value"],
    ["lines that fall silent", [streamed(lines), { write: "{}\n" }], "timeout"],
    [
      "lines that reset",
      [streamed(lines), { write: "{}\n" }, { close: "reset" }],
      "connection",
      "value",
    ],
    [
      "a line 100,000 deep",
      [streamed(lines), { write: `${deep("[", "]")}\n` }, end],
      "value",
      "decode",
    ],
    [
      "a line that is too long",
      [streamed(lines), { repeat: " ".repeat(65_536), times: 100_000 }],
      "decode",
    ],
  ),
];
