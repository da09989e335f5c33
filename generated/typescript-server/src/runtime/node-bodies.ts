// Made by endpoint-manifest (typescript-server) from its template node-bodies.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Bodies of requests that a parser may have read before they reach the server. */
import type { IncomingMessage } from "node:http";

/** A request, with the properties that body parsers add. */
export interface PassingMessage extends IncomingMessage {
  readonly body?: unknown;
  readonly rawBody?: unknown;
}

/** A body on its way to the server. */
export type PassingBody =
  | { readonly kind: "unread" }
  /** Read, and its bytes are still available. */
  | { readonly kind: "bytes"; readonly bytes: Uint8Array }
  /** Read and lost: the parsed value does not contain the original bytes. */
  | { readonly kind: "lost"; wanted: boolean };

/** The state of a request's body. */
export function bodyOf({
  method,
  headers,
  readableDidRead,
  rawBody,
  body,
}: PassingMessage): PassingBody {
  if (!readableDidRead || method === "GET" || method === "HEAD") return { kind: "unread" };
  for (const bytes of [rawBody, body]) {
    if (bytes instanceof Uint8Array) return { kind: "bytes", bytes };
  }
  if (headers["content-length"] === "0") return { kind: "bytes", bytes: new Uint8Array() };
  return { kind: "lost", wanted: false };
}

/** The request with its remaining body. A lost body fails where something reads it. */
export function requestWith(request: Request, body: PassingBody): Request {
  if (body.kind === "unread") return request;
  const headers = new Headers(request.headers);
  const { url, method, signal } = request;
  if (body.kind === "lost") {
    const failing = new ReadableStream<Uint8Array>(
      {
        pull: () => {
          body.wanted = true;
          throw new Error(lostBody);
        },
      },
      { highWaterMark: 0 },
    );
    // A separate constant, because the types of browsers lack the member that Node requires.
    const init = { method, headers, signal, body: failing, duplex: "half" } as const;
    return new Request(url, init);
  }
  // Parsers decode the bodies that they read.
  headers.delete("content-encoding");
  headers.set("content-length", String(body.bytes.byteLength));
  return new Request(url, { method, headers, signal, body: Uint8Array.from(body.bytes) });
}

/** How to fix a lost body. */
export const lostBody: string =
  "The body of this request was read before the server was asked, by a parser such as express.json(). Mount the server " +
  "before the parser, or have the parser keep the bytes: express.json({ verify: (request, _, bytes) => { request.rawBody = bytes; } }).";
