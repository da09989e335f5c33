/** The bytes of an answer, as a case wants them: every one is ours, however wrong. */
import { gzipSync } from "node:zlib";
import type { AnswerScript } from "./answer-shapes.js";

/** Bytes to be written one after the other, each write by itself. */
export interface AnswerBytes {
  readonly writes: readonly Buffer[];
  /** The state of the connection after them. */
  readonly end: NonNullable<AnswerScript["end"]>;
}

/** Statuses that never have a body, nor a length (RFC 9110, section 8.6). */
const bodiless = [204, 304];

/** Makes the bytes of an answer to a request of a method. */
export function answerBytes(script: AnswerScript, method: string): AnswerBytes {
  const { status = 200, interim = [], cutHead, cutBody, split } = script;
  const content = contentOf(script);
  const end = endOf(script);
  const hasBody = !bodiless.includes(status);
  const isSent = hasBody && method !== "HEAD";
  const head = Buffer.from(
    interim.map((each) => headText(each.status, linesOf(each.headers))).join("") +
      headText(status, [
        ...typeLines(script),
        ...linesOf(script.headers),
        ...(script.gzip ? ["content-encoding: gzip"] : []),
        ...(hasBody ? framingLines(script, content) : []),
        ...(isAnnounced(script) ? ["connection: close"] : []),
      ]),
    "latin1",
  );
  if (cutHead !== undefined) return { writes: [head.subarray(0, cutHead)], end };
  const framed = isSent ? framedBody(script, content) : [];
  const body = cutBody === undefined ? framed : cut(framed, cutBody);
  return { writes: [head, ...pieces(body, split)].filter(({ length }) => length > 0), end };
}

/**
 * A whole answer ends its connection and says so, unless the case wants it kept. So each request has a connection of its own, and
 * no platform takes one that ends without an answer for an old one, on which it may send the request again (RFC 9112,
 * section 9.3.1).
 */
function endOf(script: AnswerScript): AnswerBytes["end"] {
  return script.end ?? (isAnnounced(script) ? "close" : "keep");
}

function isAnnounced({ end, framing, cutHead, cutBody, drip }: AnswerScript): boolean {
  const hasFalseLength = typeof framing === "object" && "length" in framing;
  const isWhole = !hasFalseLength && (cutHead ?? cutBody ?? drip) === undefined;
  return isWhole && end === undefined;
}

function contentOf({ json, text, base64, repeat = 1, gzip }: AnswerScript): Buffer {
  const plain =
    base64 === undefined
      ? Buffer.from((json === undefined ? (text ?? "") : JSON.stringify(json)).repeat(repeat))
      : Buffer.from(base64, "base64");
  return gzip ? gzipSync(plain) : plain;
}

function headText(status: number, lines: readonly string[]): string {
  return `HTTP/1.1 ${status} ${reasons[status] ?? ""}\r\n${lines.map((line) => `${line}\r\n`).join("")}\r\n`;
}

const reasons: Readonly<Record<number, string>> = {
  100: "Continue",
  103: "Early Hints",
  200: "OK",
  204: "No Content",
  302: "Found",
  404: "Not Found",
  503: "Service Unavailable",
};

function linesOf(headers: AnswerScript["headers"] = {}): readonly string[] {
  return Object.entries(headers).flatMap(([name, values]) =>
    [values].flat().map((value) => `${name}: ${value}`),
  );
}

function typeLines({ json, headers = {} }: AnswerScript): readonly string[] {
  const isSaid = Object.keys(headers).some((name) => name.toLowerCase() === "content-type");
  return json === undefined || isSaid ? [] : ["content-type: application/json"];
}

function framingLines(script: AnswerScript, content: Buffer): readonly string[] {
  const { framing = "length" } = script;
  if (framing === "close") return [];
  if (chunksOf(script, content)) return ["transfer-encoding: chunked"];
  const length =
    typeof framing === "object" && "length" in framing ? framing.length : content.length;
  return [`content-length: ${length}`];
}

function framedBody(script: AnswerScript, content: Buffer): readonly Buffer[] {
  const chunks = chunksOf(script, content);
  if (chunks === undefined) return [content];
  const written = chunks.filter(({ length }) => length > 0).map(chunkOf);
  if (script.drip !== undefined) return written;
  const trailers = linesOf(script.trailers).map((line) => `${line}\r\n`);
  return [...written, Buffer.from(`0\r\n${trailers.join("")}\r\n`)];
}

/** The part that is sent in chunks; `undefined` = none. */
function chunksOf({ framing, drip }: AnswerScript, content: Buffer): readonly Buffer[] | undefined {
  if (typeof framing === "object" && "chunks" in framing) {
    return framing.chunks.map((text) => Buffer.from(text));
  }
  return framing === "chunked" || drip !== undefined ? [content] : undefined;
}

/** A chunk (RFC 9112, section 7.1). */
export function chunkOf(content: Buffer): Buffer {
  const size = Buffer.from(`${content.length.toString(16)}\r\n`);
  return Buffer.concat([size, content, Buffer.from("\r\n")]);
}

function cut(parts: readonly Buffer[], length: number): readonly Buffer[] {
  return [Buffer.concat(parts).subarray(0, length)];
}

function pieces(body: readonly Buffer[], split: AnswerScript["split"]): readonly Buffer[] {
  if (split === undefined) return body;
  const bytes = Buffer.concat(body);
  const offsets = split === "bytes" ? Array.from(bytes, (_, index) => index) : [0, ...split];
  return offsets.map((start, index) => bytes.subarray(start, offsets[index + 1]));
}
