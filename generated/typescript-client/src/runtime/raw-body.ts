// Made by endpoint-manifest (typescript-client) from its template raw-body.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Bodies that fetch sends unchanged: text, bytes, forms. */
import { InvalidArgumentError } from "./errors.js";
import { putHeaders } from "./headers.js";
import type { BodyEncoder, RawBody } from "./operation.js";

/** Bytes, at once or as they arrive. A `File` is a Blob. A stream can be sent only once, so its call is never repeated. */
export type BinaryBody = Blob | ArrayBuffer | ArrayBufferView | ReadableStream<Uint8Array>;

/**
 * Text, bytes and forms. Their media type is the call's `contentType`, else a `content-type` header, else the body's own type,
 * else the manifest's.
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
  // Only fetch knows the boundary of a multipart body, so it sets the header.
  putHeaders(headers, operation, { "content-type": body instanceof FormData ? undefined : type });
  return body;
};

/** True if fetch sends a value unchanged. */
export function isRaw(body: unknown): body is RawBody {
  return (
    typeof body === "string" ||
    isBinary(body) ||
    body instanceof FormData ||
    body instanceof URLSearchParams
  );
}

/** True if a value is bytes. */
export function isBinary(value: unknown): value is BinaryBody {
  return (
    ArrayBuffer.isView(value) ||
    [ArrayBuffer, Blob, ReadableStream].some((type) => value instanceof type)
  );
}

/** The media type that a body carries itself; fetch completes the type of a form. */
export function typeOf(body: unknown): string | undefined {
  if (body instanceof Blob) return body.type || undefined;
  if (body instanceof FormData) return "multipart/form-data";
  return body instanceof URLSearchParams ? "application/x-www-form-urlencoded" : undefined;
}
