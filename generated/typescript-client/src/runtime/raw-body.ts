// Made by endpoint-manifest (typescript-client) from its template raw-body.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Bodies that fetch sends as they are: text, bytes, forms. */
import { InvalidArgumentError } from "./errors.js";
import { putHeaders } from "./headers.js";
import type { BodyEncoder, RawBody } from "./operation.js";

/** Bytes, at once or as they come. A `File` is a Blob; a stream can be sent only once, so such a call is never repeated. */
export type BinaryBody = Blob | ArrayBuffer | ArrayBufferView | ReadableStream<Uint8Array>;

/**
 * Text, bytes and forms. Their media type is the call's `contentType`, else a `content-type` header, else what the body
 * says of itself, else what the manifest says.
 */
export const rawBody: BodyEncoder = (operation, body, contentType, headers) => {
  const said = contentType ?? headers.get("content-type");
  if (!isRaw(body)) {
    const type = said ?? operation.contentType;
    throw new InvalidArgumentError(
      `${operation.id}: a body${type === undefined ? "" : ` of type ${type}`} must be text, bytes or a form`,
    );
  }
  const type = said ?? (typeOf(body) === undefined ? operation.contentType : undefined);
  // The boundary of a multipart body is known to fetch alone, so the header is left to it.
  putHeaders(headers, operation, { "content-type": body instanceof FormData ? undefined : type });
  return body;
};

/** Whether fetch sends a value as it is. */
export function isRaw(body: unknown): body is RawBody {
  return (
    typeof body === "string" ||
    isBinary(body) ||
    body instanceof FormData ||
    body instanceof URLSearchParams
  );
}

/** Whether a value is bytes. */
export function isBinary(value: unknown): value is BinaryBody {
  return (
    ArrayBuffer.isView(value) ||
    [ArrayBuffer, Blob, ReadableStream].some((type) => value instanceof type)
  );
}

/** The media type that a body says of itself; that of a form is one that fetch completes. */
export function typeOf(body: unknown): string | undefined {
  if (body instanceof Blob) return body.type || undefined;
  if (body instanceof FormData) return "multipart/form-data";
  return body instanceof URLSearchParams ? "application/x-www-form-urlencoded" : undefined;
}
