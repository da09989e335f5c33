// Made by endpoint-manifest (typescript-server) from its template write-reply.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Turns a handler's reply into a response. */
import type { Context } from "hono";
import type { ReplyCheck } from "./check-reply.js";
import { isItems, itemStream } from "./item-stream.js";
import { type MediaWriting, mediaWriting } from "./media-writing.js";
import { watchedStream } from "./pulled-stream.js";
import type { AnyReply, BinaryReply, OpenReply } from "./reply.js";
import { type ContentOf, isBytes, isResponse, typeOfReply } from "./reply-content.js";
import {
  addHeaders,
  addToList,
  isAscii,
  type WrittenHeaders,
  withHeaders,
} from "./reply-headers.js";
import { isBodiless, isStatus } from "./statuses.js";

/** State that an operation's responses share. */
export interface ReplyPlan {
  readonly contentOf: ContentOf;
  /** Headers of every response, by lower-case name; `undefined` = none. */
  readonly headers: Readonly<Record<string, string>> | undefined;
  readonly check: ReplyCheck | undefined;
}

/** The call that a response is for. */
export interface AnsweredCall {
  readonly plan: ReplyPlan;
  /** Its context of Hono: headers that middleware has set are included in the response. */
  readonly hono: Context;
  /** Receives an error that ends the response after its head was sent. */
  failed(error: unknown): void;
}

/** Writes a response. Throws an `Error` where the reply is invalid, and the errors of the check. */
export function writeReply(reply: AnyReply, call: AnsweredCall): Response {
  // Handlers may be written in JavaScript.
  if (typeof reply !== "object" || reply === null) {
    throw new Error(`a handler cannot answer with ${String(reply)}`);
  }
  const { plan, hono } = call;
  const isHead = hono.req.method === "HEAD";
  if (isResponse(reply)) return withHeaders(responseOf(reply, isHead, plan.check), plan.headers);
  const { status, body } = reply;
  if (!isStatus(status)) {
    throw new Error(`${String(status)} is no status of an answer (200 to 599)`);
  }
  const given = headersOf(reply, plan);
  if (body === undefined || isBodiless(status)) {
    release(body);
    plan.check?.({ status, mediaType: undefined });
    return hono.newResponse(null, status, given);
  }
  const content = plan.contentOf(status);
  const said = reply.contentType ?? given?.["content-type"]?.toString();
  const writing = mediaWriting(said ?? typeOfReply(body, content, hono.req.raw));
  plan.check?.({ status, mediaType: writing.mediaType, body });
  const data = dataOf(body, writing, content !== undefined, call);
  const headers = withType(given, writing, {
    data,
    isHead,
    hasChoice: (content?.types.length ?? 0) > 1,
  });
  if (!isHead) return hono.newResponse(apart(data, given), status, headers);
  release(data);
  return hono.newResponse(null, status, headers);
}

/** Headers except the content type; `undefined` = none. */
function headersOf({ headers }: OpenReply, plan: ReplyPlan): WrittenHeaders | undefined {
  if (headers === undefined && plan.headers === undefined) return undefined;
  const written: WrittenHeaders = { ...plan.headers };
  if (headers !== undefined) addHeaders(written, headers);
  return written;
}

interface Written {
  readonly data: string | BinaryReply;
  readonly isHead: boolean;
  /** True if the manifest lists several representations. */
  readonly hasChoice: boolean;
}

function withType(
  given: WrittenHeaders | undefined,
  { ofText, ofBytes }: MediaWriting,
  { data, isHead, hasChoice }: Written,
): WrittenHeaders {
  const type = typeof data === "string" ? ofText : ofBytes;
  if (given === undefined && !hasChoice) return type;
  const headers = { ...given, ...type };
  // RFC 9110, section 12.5.5.
  if (hasChoice) addToList(headers, "vary", "accept");
  // The platform knows the length of a complete body better.
  if (!isHead && !(data instanceof ReadableStream)) delete headers["content-length"];
  return headers;
}

/**
 * A text as bytes where a header has characters beyond ASCII. Node writes a head and the text after it together, all in UTF-8,
 * and `fetch` reads each byte of a head as one character.
 */
function apart(data: string | BinaryReply, headers?: WrittenHeaders): string | BinaryReply {
  const isSafe = headers === undefined || typeof data !== "string" || isAscii(headers);
  return isSafe ? data : new TextEncoder().encode(data);
}

/** The bytes or the text of a body; `isListed` = the manifest shows its type. */
function dataOf(
  body: unknown,
  { kind, write, mediaType }: MediaWriting,
  isListed: boolean,
  call: AnsweredCall,
): string | BinaryReply {
  if (typeof body === "object" && body !== null && isBytes(body)) return bytesOf(body, call);
  if (kind === "json" && (isListed || typeof body !== "string")) {
    const text = JSON.stringify(body);
    if (text !== undefined) return text;
  }
  if (typeof body === "string") return body;
  if (write && isItems(body)) return itemStream(body, write, (error) => call.failed(error));
  if (kind === "text" && /^(?:number|boolean|bigint)$/.test(typeof body)) return String(body);
  // JSON is the only text form of an array or object; `null` as text is never intended.
  if (kind === "text" && typeof body === "object" && body !== null) {
    const text = JSON.stringify(body);
    if (text !== undefined) return text;
  }
  const made = body === null ? "null" : typeof body;
  throw new Error(`a body of type ${mediaType} cannot be made of ${made}`);
}

function bytesOf(body: BinaryReply | ArrayBufferView, call: AnsweredCall): BinaryReply {
  if (body instanceof ReadableStream) return watchedStream(body, (error) => call.failed(error));
  return ArrayBuffer.isView(body) ? ownBytes(body) : body;
}

/** Memory that is shared with other threads may change while it is sent. */
function ownBytes({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array<ArrayBuffer> {
  return buffer instanceof ArrayBuffer
    ? new Uint8Array(buffer, byteOffset, byteLength)
    : new Uint8Array(new Uint8Array(buffer, byteOffset, byteLength));
}

/** Releases a body that nobody will read. */
export function release(body: unknown): void {
  if (body instanceof ReadableStream && !body.locked) body.cancel().catch(() => {});
}

/** A handler's own response. */
function responseOf(response: Response, isHead: boolean, check: ReplyCheck | undefined): Response {
  const { status } = response;
  // `Response.error()` has no status; some platforms hand over a connection with 101.
  if (status < 100) throw new Error(`${status} is no status of an answer`);
  if (check && status !== 101) {
    check({ status, mediaType: response.headers.get("content-type") ?? undefined });
  }
  return isHead ? withoutBody(response) : response;
}

function withoutBody(response: Response): Response {
  const { status, statusText, headers } = response;
  release(response.body);
  return new Response(null, { status, statusText, headers });
}
