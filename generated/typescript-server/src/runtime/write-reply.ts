// Made by endpoint-manifest (typescript-server) from its template write-reply.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** What a handler answers, as a response. */
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

/** What an operation's answers have in common. */
export interface ReplyPlan {
  readonly contentOf: ContentOf;
  /** Headers of every answer, by names in small letters; `undefined` = none. */
  readonly headers: Readonly<Record<string, string>> | undefined;
  readonly check: ReplyCheck | undefined;
}

/** The call that an answer is for. */
export interface AnsweredCall {
  readonly plan: ReplyPlan;
  /** Its context of Hono: headers that middleware has set go with the answer. */
  readonly hono: Context;
  /** Told of an error that ends the answer after its head was sent. */
  failed(error: unknown): void;
}

/** Writes an answer. Throws an `Error` where it is none, and what the check throws. */
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

/** Headers beside that of the type; `undefined` = none. */
function headersOf({ headers }: OpenReply, plan: ReplyPlan): WrittenHeaders | undefined {
  if (headers === undefined && plan.headers === undefined) return undefined;
  const written: WrittenHeaders = { ...plan.headers };
  if (headers !== undefined) addHeaders(written, headers);
  return written;
}

interface Written {
  readonly data: string | BinaryReply;
  readonly isHead: boolean;
  /** Whether the manifest lists several representations. */
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
  // Of what is whole here the platform knows the length better.
  if (!isHead && !(data instanceof ReadableStream)) delete headers["content-length"];
  return headers;
}

/**
 * A text as bytes where a header says more than ASCII. Node writes a head and a text behind it as one, all in UTF-8, and
 * `fetch` reads one byte of a head as one character.
 */
function apart(data: string | BinaryReply, headers?: WrittenHeaders): string | BinaryReply {
  const isSafe = headers === undefined || typeof data !== "string" || isAscii(headers);
  return isSafe ? data : new TextEncoder().encode(data);
}

/** The bytes or the text of a body; `isListed` = the manifest says what it is. */
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
  // What has parts has no other text; `null` is none that anybody means.
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

/** Lets go of a body that nobody will read. */
export function release(body: unknown): void {
  if (body instanceof ReadableStream && !body.locked) body.cancel().catch(() => {});
}

/** A handler's own response. */
function responseOf(response: Response, isHead: boolean, check: ReplyCheck | undefined): Response {
  const { status } = response;
  // `Response.error()` has none; 101 is how some platforms hand over a connection.
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
