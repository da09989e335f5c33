// Made by endpoint-manifest (typescript-server) from its template node-bodies.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Bodies of requests that a parser may have read before the server is asked. */
import type { IncomingMessage } from "node:http";

/** A request, with what parsers of bodies leave at it. */
export interface PassingMessage extends IncomingMessage {
  readonly body?: unknown;
  readonly rawBody?: unknown;
}

/** A body on its way to the server. */
export type PassingBody =
  | { readonly kind: "unread" }
  /** Read, and its bytes are still there. */
  | { readonly kind: "bytes"; readonly bytes: Uint8Array }
  /** Read, and gone: what was made of it is not what was sent. */
  | { readonly kind: "lost"; wanted: boolean };

/** What has become of the body of a request. */
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

/** The request with the body that is left of it; one that is lost fails where somebody wants it. */
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
    // A constant of its own: the types of browsers do not know the member that Node wants.
    const init = { method, headers, signal, body: failing, duplex: "half" } as const;
    return new Request(url, init);
  }
  // Parsers decode what they read.
  headers.delete("content-encoding");
  headers.set("content-length", String(body.bytes.byteLength));
  return new Request(url, { method, headers, signal, body: Uint8Array.from(body.bytes) });
}

/** What to do about a body that is lost. */
export const lostBody: string =
  "The body of this request was read before the server was asked, by a parser such as express.json(). Mount the server " +
  "before the parser, or have the parser keep the bytes: express.json({ verify: (request, _, bytes) => { request.rawBody = bytes; } }).";
