/** Heads that are no heads, targets that lead elsewhere, and other protocols. */
import { get, got, message, type RawCase, type Row, rows } from "./raw-case.js";

const withHeaders = (...headers: readonly string[]): string =>
  message("GET /books/1 HTTP/1.1", headers);
const many = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `x-${index}: 1`);
const of = (target: string): string => message(`GET ${target} HTTP/1.1`);

/** Header fields. */
export const headers: readonly RawCase[] = rows(
  "header",
  ["500 of them", withHeaders(...many(500)), "200", got],
  ["5,000 of them", withHeaders(...many(5000)), "431"],
  ["100,000 of them without end", withHeaders(...many(100_000)).slice(0, -2), "431"],
  ["1,000 of one name", withHeaders(...many(1000).map(() => "x: 1")), "200", got],
  ["a value of 100 kB", withHeaders(`x: ${"x".repeat(100_000)}`), "431"],
  ["a name of 100 kB", withHeaders(`${"x".repeat(100_000)}: 1`), "431"],
  ["a name that every object inherits", withHeaders("__proto__: x", "constructor: x"), "200", got],
  ["no host", "GET /books/1 HTTP/1.1\r\n\r\n", "400"],
  ["two hosts", withHeaders("host: b"), "200", got],
  ["a host that is none", "GET /books/1 HTTP/1.1\r\nhost: a b/c?d#e@f\r\n\r\n", "400"],
  ["a host that is an open bracket", "GET /books/1 HTTP/1.1\r\nhost: [::1\r\n\r\n", "400"],
  ["a host that is a path", "GET /books/1 HTTP/1.1\r\nhost: a/books/2?\r\n\r\n", "400"],
  ["an empty host", "GET /books/1 HTTP/1.1\r\nhost:\r\n\r\n", "200", got],
  ["NUL", withHeaders("x: a\0b"), "400"],
  ["NUL in a name", withHeaders("x\0: a"), "400"],
  ["a space in a name", withHeaders("x y: a"), "400"],
  ["a space before the colon", withHeaders("x : a"), "400"],
  ["no name", withHeaders(": a"), "400"],
  ["no colon", withHeaders("x"), "400"],
  ["overlong UTF-8", withHeaders("x: \xc0\xaf\xe0\x80\xaf"), "200", got],
  ["a folded value", withHeaders("x: a", " b"), "200|400"],
  ["a first line that is folded", "GET /books/1 HTTP/1.1\r\n host: a\r\n\r\n", "400"],
  ["CR alone", withHeaders("x: a\rhost: b"), "400"],
  ["LF alone", "GET /books/1 HTTP/1.1\nhost: a\n\n", "400|200"],
  ["LF alone within", withHeaders("x: a\nexpect: tea"), "400|417"],
  ["DEL and controls", withHeaders("x: \x01\x7f"), "400"],
);

/** Targets. */
export const targets: readonly RawCase[] = rows(
  "target",
  ["absolute", of("http://a/books/1"), "200", got],
  ["absolute, of another host", of("http://elsewhere.example/books/1"), "200", got],
  ["absolute, with somebody's name", of("http://user:secret@a/books/1"), "200|400", got],
  ["absolute, of another protocol", of("ftp://a/books/1"), "400|404"],
  ["absolute, of a script", of("javascript:alert(1)"), "400"],
  ["absolute, of a file", of("file:///etc/passwd"), "400|404"],
  ["an authority", of("a:1"), "400"],
  ["an authority to connect to", message("CONNECT a:1 HTTP/1.1"), ""],
  ["an asterisk", of("*"), "400|404"],
  ["an asterisk, for options", message("OPTIONS * HTTP/1.1"), "404|400|204"],
  ["none", "GET  HTTP/1.1\r\nhost: a\r\n\r\n", "400"],
  ["no slash", of("books/1"), "400"],
  ["a query alone", of("?a=1"), "400"],
  ["a fragment", of("/books/1#/../2"), "200|400", got],
  ["encoded slashes", of("/books/..%2f..%2fetc"), "200", "GET /books/..%2f..%2fetc"],
  ["an encoded slash within the path", of("/books%2f1"), "404"],
  ["encoded dots", of("/books/%2e%2e/books/1"), "200", got],
  ["encoded dots that lead out", of("/books/%2e%2e/%2E%2e/etc/passwd"), "404"],
  ["dots of mixed spelling", of("/books/.%2e/.%2E/etc"), "404"],
  ["dots that are encoded twice", of("/books/%252e%252e"), "200", "GET /books/%252e%252e"],
  ["two slashes", of("//books/1"), "404"],
  ["two slashes and a host", of("//elsewhere.example/books/1"), "404"],
  ["slashes that lean back", of("\\books\\1"), "400|404"],
  ["an encoded slash that leans back", of("/books/%5c..%5c"), "200", "GET /books/%5c..%5c"],
  ["NUL", of("/books/\0"), "400"],
  ["encoded NUL", of("/books/%00"), "200", "GET /books/%00"],
  ["encoded CR and LF", of("/books/%0d%0ax:%201"), "200", "GET /books/%0d%0ax:%201"],
  ["a space", of("/books/1 2"), "400"],
  ["a tab", of("/books/1\t2"), "400"],
  ["encoded overlong UTF-8", of("/books/%c0%af"), "400"],
  ["an encoded half of a pair", of("/books/%ed%a0%80"), "400"],
  ["a byte that is no ASCII", of("/books/\xff"), "400"],
  ["half an encoding", of("/books/%2"), "400"],
  ["100 kB", of(`/books/${"x".repeat(100_000)}`), "431"],
  ["100 kB without end", `GET /${"x".repeat(100_000)}`, "431"],
);

/** Methods. */
export const methods: readonly RawCase[] = rows(
  "method",
  ["in small letters", message("get /books/1 HTTP/1.1"), "400"],
  ["with a small letter", message("GEt /books/1 HTTP/1.1"), "400"],
  ["that nobody knows", message("BREW /books/1 HTTP/1.1"), "400"],
  ["none", " /books/1 HTTP/1.1\r\nhost: a\r\n\r\n", "400"],
  ["of 100 kB", `${"G".repeat(100_000)} /books/1 HTTP/1.1\r\n`, "400"],
  ["with a NUL", message("GET\0 /books/1 HTTP/1.1"), "400"],
  ["that every object inherits", message("__proto__ /books/1 HTTP/1.1"), "400"],
  ["HEAD", message("HEAD /books/1 HTTP/1.1"), "200", "HEAD /books/1"],
  ...["PROPFIND", "M-SEARCH", "PURGE", "TRACE", "DELETE", "LINK"].map((method): Row => [
    method,
    message(`${method} /books/1 HTTP/1.1`),
    "405",
  ]),
  ["SOURCE", message("SOURCE /books/1 HTTP/1.1"), "405|400"],
  [
    "one that is overridden",
    message("GET /books/1 HTTP/1.1", ["x-http-method-override: DELETE"]),
    "200",
    got,
  ],
);

/** Versions of HTTP, and other protocols. */
export const protocols: readonly RawCase[] = rows(
  "protocol",
  ["HTTP/0.9", [{ write: "GET /books/1\r\n" }, { close: "half" }], "|400"],
  ["HTTP/0.9 in words", "GET /books/1 HTTP/0.9\r\n\r\n", "200", got],
  ["HTTP/1.0", "GET /books/1 HTTP/1.0\r\n\r\n", "200", got],
  ["HTTP/1.0 that stays", "GET /books/1 HTTP/1.0\r\nconnection: keep-alive\r\n\r\n", "200", got],
  ["HTTP/1.0 and another", `GET /books/1 HTTP/1.0\r\n\r\n${get}`, "200|400|200 200", got],
  ["HTTP/2.0", message("GET /books/1 HTTP/2.0"), "200", got],
  ["HTTP/9.9", message("GET /books/1 HTTP/9.9"), "400"],
  ["HTTP/1", message("GET /books/1 HTTP/1"), "400"],
  ["HTTP/1.10", message("GET /books/1 HTTP/1.10"), "400"],
  ["http/1.1", message("GET /books/1 http/1.1"), "400"],
  ["the preface of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0", "400|"],
  ["the hello of TLS", "\x16\x03\x01\0\x2e\x01\0\0\x2a\x03\x03" + "\0".repeat(40), "400"],
  ["SSH", "SSH-2.0-OpenSSH_9.6\r\n", "400"],
  ["SOCKS", "\x05\x01\0", "400"],
  ["RTSP", "OPTIONS rtsp://a/b RTSP/1.0\r\nCSeq: 1\r\n\r\n", "400"],
  ["an answer", "HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n", "400"],
  ["lines before a request", `\r\n\r\n\r\n${get}`, "200", got],
  ["spaces before a request", `  ${get}`, "400"],
  ["nothing but lines", [{ write: "\r\n".repeat(1000) }, { close: "half" }], "|400"],
  ["nothing but NUL", "\0".repeat(1000), "400"],
  [
    "every byte",
    Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)).join(""),
    "400",
  ],
);
