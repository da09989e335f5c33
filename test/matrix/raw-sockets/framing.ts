/** Lengths that contradict each other, chunks that are none, expectations and upgrades. */
import {
  added,
  book,
  chunked,
  get,
  got,
  half,
  message,
  post,
  put,
  type RawCase,
  type Row,
  rows,
  scan,
} from "./raw-case.js";

const thirteen = "content-length: 13";
const inChunks = `d\r\n${book}\r\n0\r\n\r\n`;

/** Such lengths as are none. */
const noLengths = [
  "-1",
  "+13",
  "0x0d",
  "1e1",
  "13.0",
  "13 13",
  "13, 13",
  "13,14",
  "13;",
  "99999999999999999999",
  "18446744073709551629",
  "\u00b9\u00b3",
];
/** Codings without chunks at their end: neither Node nor a server knows where such a body ends. */
const noCodings = ["chunked, gzip", "chunked, chunked", "\x0bchunked", "chunked\0"];
/** Codings that a server does not know, of a body whose end Node does not know. */
const unknownCodings = ["xchunked", "identity", '"chunked"', "chunked; q=1"];

/** How long a body is. */
export const lengths: readonly RawCase[] = rows(
  "length",
  ["twice the same", post([thirteen, thirteen]), "400"],
  ["twice, and not the same", post([thirteen, "content-length: 5"]), "400"],
  ["twice, the shorter first", post(["content-length: 5", thirteen]), "400"],
  ["and chunks", post([thirteen, chunked], inChunks), "400"],
  ["chunks, and a length", post([chunked, thirteen], inChunks), "400"],
  [
    "chunks, and a request behind a length of none",
    post(["content-length: 0", chunked], `0\r\n\r\n${get}`),
    "400",
  ],
  ["zero, where a body is needed", post(["content-length: 0"], ""), "400"],
  ["larger than may be", post(["content-length: 999999999"], ""), "413|413 400"],
  ["a space before the colon", post(["content-length : 13"]), "400"],
  ["empty", post(["content-length:"]), "400"],
  ["folded", post(["content-length:\r\n 13"]), "400"],
  ...noLengths.map((text): Row => [JSON.stringify(text), post([`content-length: ${text}`]), "400"]),
);

/** How a body is coded on its way. */
export const codings: readonly RawCase[] = rows(
  "transfer coding",
  ["twice", post([chunked, chunked], inChunks), "400"],
  ["in capitals", post(["Transfer-Encoding: CHUNKED"], inChunks), "200", added],
  [
    "of HTTP/1.0",
    `POST /books HTTP/1.0\r\ncontent-type: application/json\r\n${chunked}\r\n\r\n${inChunks}`,
    "200",
    added,
  ],
  // RFC 9112, section 6.1: whoever does not know a coding should say 501.
  [
    "gzip, then chunks",
    scan(["transfer-encoding: gzip, chunked"], "4\r\n%PDF\r\n0\r\n\r\n"),
    "501",
  ],
  ...noCodings.map((text): Row => [
    JSON.stringify(text),
    post([`transfer-encoding: ${text}`], inChunks),
    "400",
  ]),
  ...unknownCodings.map((text): Row => [
    JSON.stringify(text),
    post([`transfer-encoding: ${text}`], inChunks),
    "400|501",
  ]),
);

/** Chunks. */
export const chunks: readonly RawCase[] = rows(
  "chunk",
  [
    "of each byte",
    scan([chunked], `${"1\r\n%\r\n1\r\nP\r\n1\r\nD\r\n1\r\nF\r\n"}0\r\n\r\n`),
    "200",
    put,
  ],
  [
    "a size in capitals and with zeros",
    post([chunked], `000D\r\n${book}\r\n0\r\n\r\n`),
    "200",
    added,
  ],
  ["a small extension", post([chunked], `d;a=b;c="d"\r\n${book}\r\n0;x\r\n\r\n`), "200", added],
  ["a trailer", post([chunked], `d\r\n${book}\r\n0\r\nx-sum: 1\r\n\r\n`), "200", added],
  [
    "a trailer that is a length",
    `${post([chunked], `d\r\n${book}\r\n0\r\ncontent-length: 99\r\n\r\n`)}${get}`,
    "400",
  ],
  [
    "an extension of 100 kB",
    post([chunked], `d;${"x".repeat(100_000)}\r\n${book}\r\n0\r\n\r\n`),
    "413",
  ],
  [
    "trailers of 100 kB",
    post([chunked], `d\r\n${book}\r\n0\r\nx: ${"x".repeat(100_000)}\r\n\r\n`),
    "431|400",
  ],
  ["no size", post([chunked], `\r\n${book}\r\n0\r\n\r\n`), "400"],
  ["a size of letters", post([chunked], "zz\r\n"), "400"],
  ["a size below nothing", post([chunked], `-d\r\n${book}\r\n0\r\n\r\n`), "400"],
  ["a size with a prefix", post([chunked], `0x0d\r\n${book}\r\n0\r\n\r\n`), "400"],
  ["a size of 17 digits", post([chunked], `1000000000000000d\r\n${book}\r\n0\r\n\r\n`), "400"],
  ["a space before the size", post([chunked], ` d\r\n${book}\r\n0\r\n\r\n`), "400"],
  ["longer than its size", post([chunked], `5\r\n${book}\r\n0\r\n\r\n`), "400"],
  ["no line's end behind it", post([chunked], `d\r\n${book}0\r\n\r\n`), "400"],
  ["lines that end with LF alone", post([chunked], `d\n${book}\n0\n\n`), "400"],
  ["lines that end with CR alone", post([chunked], `d\r${book}\r0\r\r`), "400"],
  ["no last one", [{ write: post([chunked], `d\r\n${book}\r\n`) }, half], "|400"],
);

/** The expectations and wishes of a caller. */
export const expectations: readonly RawCase[] = rows(
  "expectation",
  [
    "100-continue",
    [
      { write: post([thirteen, "expect: 100-continue"], "") },
      { await: "HTTP/1.1 100" },
      { write: book },
    ],
    "100 200",
    added,
  ],
  [
    "100-continue, and the body at once",
    post([thirteen, "expect: 100-continue"]),
    "100 200",
    added,
  ],
  [
    "100-continue, and then the end",
    [{ write: post([thirteen, "expect: 100-continue"], "") }, { await: "HTTP/1.1 100" }, half],
    "100|100 400",
  ],
  [
    "100-continue without a body",
    message("GET /books/1 HTTP/1.1", ["expect: 100-continue"]),
    "100 200",
    got,
  ],
  ["another", message("GET /books/1 HTTP/1.1", ["expect: tea"]), "417"],
  ["another, of a body", post([thirteen, "expect: 200-ok"]), "417"],
  [
    "an upgrade to a web socket",
    message("GET /books/1 HTTP/1.1", [
      "connection: upgrade",
      "upgrade: websocket",
      "sec-websocket-version: 13",
      "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]),
    "200",
    got,
  ],
  [
    "an upgrade to HTTP/2",
    message("GET /books/1 HTTP/1.1", [
      "connection: upgrade, http2-settings",
      "upgrade: h2c",
      "http2-settings: AAMAAABkAAQAoAAAAAIAAAAA",
    ]),
    "200",
    got,
  ],
  ["an upgrade of a body", post([thirteen, "connection: upgrade", "upgrade: x"]), "200", added],
  ["an upgrade to nothing", message("GET /books/1 HTTP/1.1", ["connection: upgrade"]), "200", got],
  [
    "its hop's headers",
    message("GET /books/1 HTTP/1.1", [
      'connection: host, authorization, "',
      "te: trailers",
      "keep-alive: -1",
    ]),
    "200",
    got,
  ],
  ["a coded body", scan(["content-length: 4", "content-encoding: gzip"], "%PDF"), "415"],
);
