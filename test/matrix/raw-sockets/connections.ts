/** Connections that come slowly, are half closed, abandoned, or carry several requests. */
import {
  added,
  chunked,
  get,
  got,
  half,
  json,
  message,
  post,
  put,
  type RawCase,
  reset,
  rows,
  scan,
} from "./raw-case.js";

const partOfBody = post(["content-length: 13"], '{"ti');
const partOfScan = scan(["content-length: 9"], "%PDF");
const partOfChunk = post([chunked], '9\r\n{"ti');
const closing = message("GET /books/1 HTTP/1.1", ["connection: close"]);

/** One byte after the other. */
export const slow: readonly RawCase[] = rows(
  "slow",
  ["a head", [{ drip: get }], "200", got],
  ["a body", [{ write: post(undefined, "") }, { drip: '{"title":"t"}' }], "200", added],
  ["chunks", [{ drip: post([chunked], 'd\r\n{"title":"t"}\r\n0\r\n\r\n') }], "200", added],
  ["an upload", [{ drip: scan(["content-length: 4"], "%PDF") }], "200", put],
  ["requests behind each other", [{ drip: get + closing }], "200 200", got, got],
  ["an end between CR and LF", [{ write: get.slice(0, -1) }, { write: "\n" }], "200", got],
  ["a head that is wrong at its end", [{ drip: `${get.slice(0, -2)}x y: 1\r\n` }], "400"],
);

/** The caller sends no more, and still reads. */
export const halfClosed: readonly RawCase[] = rows(
  "half closed",
  ["at once", [half], ""],
  ["in a head", [{ write: "GET /books/1 HTT" }, half], "|400"],
  ["before the end of a head", [{ write: get.slice(0, -2) }, half], "|400"],
  ["after a request", [{ write: get }, half], "200", got],
  ["after a body", [{ write: post() }, half], "200", added],
  ["after two requests", [{ write: get + post() }, half], "200 200", got, added],
  ["in a body", [{ write: partOfBody }, half], "|400"],
  ["in a chunk", [{ write: partOfChunk }, half], "|400"],
  ["in the size of a chunk", [{ write: post([chunked], "9") }, half], "|400"],
  ["before the last chunk", [{ write: post([chunked], 'd\r\n{"title":"t"}\r\n') }, half], "|400"],
  ["in a trailer", [{ write: post([chunked], "0\r\nx-a") }, half], "|400"],
  ["after a request, in the next", [{ write: get + partOfBody }, half], "200|200 400", got],
);

/** The caller is gone. */
export const abandoned: readonly RawCase[] = rows(
  "abandoned",
  ["at once", [reset], ""],
  ["in a head", [{ write: "POST /books HT" }, reset], ""],
  ["after the head", [{ write: post(undefined, "") }, reset], ""],
  ["in a body", [{ write: partOfBody }, reset], ""],
  ["in a chunk", [{ write: partOfChunk }, reset], ""],
  ["in a dripping body", [{ write: post(undefined, "") }, { drip: '{"title":' }, reset], ""],
  [
    "after the answer to the request before",
    [{ write: get }, { await: "HTTP/1.1 200" }, { write: partOfBody }, reset],
    "200",
    got,
  ],
);

/** Requests behind each other, and what looks like one. */
export const pipelined: readonly RawCase[] = rows(
  "pipelined",
  ["three", get + post() + get, "200 200 200", got, added, got],
  [
    "a hundred",
    get.repeat(100),
    Array.from({ length: 100 }, () => 200).join(" "),
    ...Array.from({ length: 100 }, () => got),
  ],
  [
    "one that is refused, between",
    `${get}${post(undefined, '{"title": 12}')}${get}`,
    "200 400 200",
    got,
    got,
  ],
  ["one behind the last", closing + post(), "200|400", got],
  // True if the answer or the refusal is first hangs on chance.
  ["no request behind one", `${get}\0\0\0\r\n\r\n`, "200|200 400|400", got],
  ["a request within a body", post([`content-length: ${get.length}`], get), "400"],
  [
    "a request within the body of a GET",
    message("GET /books/1 HTTP/1.1", [`content-length: ${get.length}`], get),
    "200",
    got,
  ],
  ["more than a body's length", `${post()}x`, "200|200 400|400", added],
  ["a body without a length", message("POST /books HTTP/1.1", [json], `${get}`), "400 200", got],
  [
    "a chunked body within a GET, and another request",
    message("GET /books/1 HTTP/1.1", [chunked], `3\r\nabc\r\n0\r\n\r\n${get}`),
    "200 200",
    got,
    got,
  ],
);

/** An upload of which half comes: handlers that read it are told, and the mock does not read it. */
export const halfUploads: readonly RawCase[] = [
  ...rows("half closed", ["in an upload", [{ write: partOfScan }, half], "|400"]),
  ...rows("abandoned", ["in an upload", [{ write: partOfScan }, reset], ""]),
].map((each) => ({
  ...each,
  mock: { answers: ["", "400", "200", "200 400"], handled: ["PUT /books/1/scan"] },
}));
