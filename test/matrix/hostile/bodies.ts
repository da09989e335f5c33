/** Answers whose bodies are not what they should be, and failures that ask for a wait. */
import {
  close,
  deep,
  end,
  head,
  type HostileAnswer,
  json,
  type Row,
  rows,
  whole,
} from "./answer.js";

export const bodies: readonly HostileAnswer[] = rows(
  "json",
  ["JSON that is cut", whole("200 OK", [json], '{"a":'), "decode"],
  ["JSON with a null behind it", whole("200 OK", [json], "{}\0"), "decode"],
  ["nothing but white space", whole("200 OK", [json], " \n "), "decode"],
  ["nothing", whole("200 OK", [json], ""), "value"],
  ["bytes that are no UTF-8", whole("200 OK", [json], '"\xff\xfe"'), "decode"],
  [
    "UTF-16",
    whole("200 OK", ["content-type: application/json; charset=utf-16"], "\xff\xfe{\0}\0"),
    "decode",
  ],
  ["half of a surrogate", whole("200 OK", [json], '"\\ud800"'), "value"],
  [
    "numbers beyond all bounds",
    whole("200 OK", [json], `[1e999999, ${"9".repeat(100_000)}, -0]`),
    "value",
  ],
  [
    "the names of prototypes",
    whole(
      "200 OK",
      [json],
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
    ),
    "value",
  ],
  ["lists 100,000 deep", whole("200 OK", [json], deep("[", "]")), "value", "decode"],
  [
    "objects 100,000 deep",
    whole("200 OK", [json], `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`),
    "value",
    "decode",
  ],
  ["a million empty objects", whole("200 OK", [json], `[${"{},".repeat(300_000)}{}]`), "value"],
  [
    "a failure with an error 100,000 deep",
    whole("400 x", [json], `${'{"error":'.repeat(100_000)}1${"}".repeat(100_000)}`),
    "status",
  ],
  [
    "a failure with a message 100,000 deep",
    whole("400 x", [json], `{"message":${deep("[", "]")}}`),
    "status",
  ],
  [
    "503 with an error 100,000 deep",
    whole("503 x", [json], `${'{"error":'.repeat(100_000)}1${"}".repeat(100_000)}`),
    "status",
  ],
  ["a failure with broken JSON", whole("404 x", [json], "{"), "status"],
  ["a failure with broken UTF-8", whole("404 x", [json], "\xff\xff"), "status"],
  [
    "a failure of an unknown charset",
    whole("404 x", ["content-type: text/plain; charset=nonsense"], "no"),
    "status",
  ],
  [
    "a failure that breaks off",
    [head("404 x", json, "content-length: 99", close), { write: "{" }, end],
    "connection",
  ],
  [
    "a failure that never ends",
    [
      head("500 x", "content-type: text/plain", "transfer-encoding: chunked"),
      { repeat: `400\r\n${"a".repeat(1024)}\r\n`, times: 1_000_000 },
    ],
    "status",
  ],
  [
    "an unknown charset",
    whole("200 OK", ["content-type: text/plain; charset=nonsense"], "no"),
    "decode",
  ],
  [
    "a media type that nobody asked for",
    whole("200 OK", ["content-type: text/html"], "<p>"),
    "decode",
  ],
  ["a media type that is none", whole("200 OK", ["content-type: ;;;,"], "{}"), "decode"],
  [
    "a media type of 10,000 letters",
    whole("200 OK", [`content-type: ${"a".repeat(10_000)}`], "{}"),
    "decode",
  ],
  ["two media types", whole("200 OK", [json, "content-type: text/html"], "{}"), "decode"],
  ["gzip that is none", whole("200 OK", [json, "content-encoding: gzip"], "{}"), "connection"],
  [
    "gzip that is cut",
    whole("200 OK", [json, "content-encoding: gzip"], "\x1f\x8b\x08\0\0\0\0\0\0\x03\xab"),
    "connection",
    "value",
    "decode",
  ],
  [
    "an unknown content coding",
    whole("200 OK", [json, "content-encoding: zip"], "{}"),
    "value",
    "connection",
  ],
  [
    "twenty content codings",
    whole("200 OK", [json, `content-encoding: ${Array(20).fill("gzip").join(", ")}`], "{}"),
    "connection",
    "value",
  ],
  ["a status text that looks like a header", whole("400 x-a: b", [json], "{}"), "status"],
  [
    "a message that begins lines of a log",
    whole("400 x", [json], '{"message":"a\\r\\nb\\u001b[2J"}'),
    "status",
  ],
  [
    "a message of a megabyte",
    whole("400 x", [json], `{"message":"${"a".repeat(1_000_000)}"}`),
    "status",
  ],
);

export const waits: readonly HostileAnswer[] = rows(
  "json",
  ...[
    "0",
    "-1",
    "1e3",
    "0.5",
    "99999999999999999999",
    "31536000",
    "Infinity",
    "NaN",
    "soon",
    "\xff",
    ",",
    "1, 2",
    "Sun, 01 Mar 2020 12:00:00 GMT",
    "Sun, 01 Mar 2220 12:00:00 GMT",
    "Thu, 01 Jan 1970 00:00:00 GMT",
    "9".repeat(5000),
  ].map((text): Row => [
    `busy, retry after ${text.slice(0, 40)}`,
    whole("503 Busy", [`retry-after: ${text}`], ""),
    "status",
  ]),
);
