/** Answers that end, break, fall silent or drip at every stage, or are no proper messages of HTTP. */
import { close, end, head, type HostileAnswer, json, rows, whole } from "./answer.js";

const stages: readonly (readonly [string, string])[] = [
  ["at once", ""],
  ["in the version", "HTT"],
  ["in the status", "HTTP/1.1 20"],
  ["after the status line", "HTTP/1.1 200 OK\r\n"],
  ["in the name of a header", "HTTP/1.1 200 OK\r\ncontent-"],
  ["before the end of the head", `HTTP/1.1 200 OK\r\n${json}\r\n`],
  ["after the head", `HTTP/1.1 200 OK\r\n${json}\r\ncontent-length: 9\r\n\r\n`],
  ["in the body", `HTTP/1.1 200 OK\r\n${json}\r\ncontent-length: 9\r\n\r\n{"a"`],
  ["in a chunk", `HTTP/1.1 200 OK\r\n${json}\r\ntransfer-encoding: chunked\r\n\r\n9\r\n{"a"`],
  ["between chunks", `HTTP/1.1 200 OK\r\n${json}\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n`],
  [
    "in the trailer",
    `HTTP/1.1 200 OK\r\n${json}\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nx-a`,
  ],
  ["in the body of a failure", `HTTP/1.1 500 x\r\n${json}\r\ncontent-length: 9\r\n\r\n{"a"`],
];

/** The connection ends, breaks, falls silent or drips at every stage of an answer. */
export const cut: readonly HostileAnswer[] = stages.flatMap(([stage, write]) =>
  rows(
    "json",
    [`ends ${stage}`, [{ write }, end], "connection"],
    [`resets ${stage}`, [{ write }, { close: "reset" }], "connection"],
    [`falls silent ${stage}`, [{ write }], "timeout"],
    // Where what drips makes the answer whole, it is no JSON, or a failure as it was.
    [
      `drips ${stage}`,
      [{ write }, { drip: "1", everyMs: 5 }],
      "timeout",
      "connection",
      "value",
      "decode",
      "status",
    ],
  ),
);

export const framing: readonly HostileAnswer[] = rows(
  "json",
  [
    "a length that is too small",
    [head("200 OK", json, "content-length: 2", close), { write: '{}{"a":1}' }, end],
    "value",
    "connection",
  ],
  [
    "a length that is too large",
    [head("200 OK", json, "content-length: 99", close), { write: "{}" }, end],
    "connection",
  ],
  [
    "a length of 20 digits",
    [head("200 OK", json, "content-length: 99999999999999999999"), { write: "{}" }, end],
    "connection",
    "decode",
  ],
  [
    "a length below zero",
    [head("200 OK", json, "content-length: -1"), { write: "{}" }, end],
    "connection",
  ],
  [
    "a length that is no number",
    [head("200 OK", json, "content-length: two"), { write: "{}" }, end],
    "connection",
  ],
  [
    "two lengths",
    [head("200 OK", json, "content-length: 2", "content-length: 3"), { write: "{}" }, end],
    "connection",
  ],
  [
    "a length and chunks",
    [
      head("200 OK", json, "content-length: 2", "transfer-encoding: chunked"),
      { write: "2\r\n{}\r\n0\r\n\r\n" },
      end,
    ],
    "connection",
    "value",
  ],
  [
    "a chunk of no size",
    [head("200 OK", json, "transfer-encoding: chunked"), { write: "zz\r\n{}\r\n" }, end],
    "connection",
  ],
  [
    "a chunk of a huge size",
    [
      head("200 OK", json, "transfer-encoding: chunked"),
      { write: "fffffffffffffffff\r\n{}\r\n" },
      end,
    ],
    "connection",
  ],
  [
    "a chunk that is longer than it says",
    [head("200 OK", json, "transfer-encoding: chunked"), { write: "1\r\n{}\r\n0\r\n\r\n" }, end],
    "connection",
  ],
  [
    "chunks that never end",
    [
      head("200 OK", json, "transfer-encoding: chunked"),
      { repeat: `400\r\n${" ".repeat(1024)}\r\n`, times: 1_000_000 },
    ],
    "decode",
  ],
  [
    "an extension of a chunk that never ends",
    [
      head("200 OK", json, "transfer-encoding: chunked"),
      { write: "1;" },
      { repeat: "a".repeat(1024), times: 100_000 },
    ],
    "connection",
    "timeout",
  ],
  [
    "an unknown coding of the transfer",
    [head("200 OK", json, "transfer-encoding: zip"), { write: "{}" }, end],
    "connection",
    "value",
    "decode",
  ],
  [
    "headers that never end",
    [
      { write: "HTTP/1.1 200 OK\r\n" },
      { repeat: `x-a: ${"b".repeat(1000)}\r\n`, times: 1_000_000 },
    ],
    "connection",
  ],
  [
    "a header that never ends",
    [{ write: "HTTP/1.1 200 OK\r\nx-a: " }, { repeat: "b".repeat(1000), times: 1_000_000 }],
    "connection",
  ],
  ["a header without a name", [head("200 OK", ": a", close), end], "connection", "value"],
  ["a header with a null", [head("200 OK", "x-a: \0", close), end], "connection"],
  [
    "a header that is folded",
    [head("200 OK", "x-a: a\r\n b", json, "content-length: 2", close), { write: "{}" }, end],
    "connection",
    "value",
  ],
  [
    "10,000 headers that are short",
    [{ write: `HTTP/1.1 200 OK\r\n${"a:b\r\n".repeat(10_000)}\r\n` }, end],
    "connection",
  ],
  ["another protocol", [{ write: "220 mail.example ESMTP\r\n" }, end], "connection"],
  ["an answer of HTTP/0.9", [{ write: "<p>hello" }, end], "connection"],
  [
    "HTTP/9.9",
    [{ write: "HTTP/9.9 200 OK\r\ncontent-length: 0\r\n\r\n" }, end],
    "connection",
    "value",
  ],
  ["a status of two digits", [head("20 OK", close), end], "connection", "status"],
  ["a status of four digits", [head("2000 OK", close), end], "connection"],
  ["status 000", [head("000 x", "content-length: 0", close), end], "connection", "status"],
  ["status 999", [head("999 x", "content-length: 0", close), end], "connection", "status"],
  [
    "two answers to one request",
    [...whole("200 OK", [json], "{}").slice(0, 1), ...whole("200 OK", [json], "[]")],
    "value",
  ],
  [
    "early hints, many",
    [
      { repeat: "HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n", times: 50 },
      ...whole("200 OK", [json], "{}"),
    ],
    "value",
    "connection",
  ],
  [
    "early hints for ever",
    [{ drip: "HTTP/1.1 103 Early Hints\r\n\r\n", everyMs: 1 }],
    "timeout",
    "connection",
  ],
  ["100, and no more", [head("100 Continue")], "timeout", "connection"],
  [
    "101 that nobody asked for",
    [head("101 Switching Protocols", "upgrade: x", "connection: upgrade")],
    "connection",
    "timeout",
    "status",
  ],
  [
    "204 with a body",
    [head("204 No Content", "content-length: 2", close), { write: "{}" }, end],
    "value",
    "connection",
  ],
  ["304 that nobody asked for", [head("304 Not Modified", close), end], "status"],
  [
    "407 that asks for the proxy's credentials",
    whole("407 x", ["proxy-authenticate: Basic"], ""),
    "status",
    "connection",
  ],
);
