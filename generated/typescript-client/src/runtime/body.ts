// Made by endpoint-manifest (typescript-client) from its template body.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The body of a request. */
import { InvalidArgumentError } from "./errors.js";
import { putHeaders } from "./headers.js";
import { isJson } from "./media-type.js";
import type { BodyEncoder, RawBody } from "./operation.js";

/**
 * Any body. Its media type decides how it is written: the call's `contentType`, else a `content-type` header, else what the
 * body says of itself, else what the manifest says, else JSON for everything that fetch does not send as it is.
 */
export const encodeBody: BodyEncoder = (operation, body, contentType, headers) => {
  const raw = isRaw(body);
  const type =
    contentType ??
    headers.get("content-type") ??
    (raw && saysItsType(body) ? undefined : operation.contentType);

  if (raw && !(typeof body === "string" && isJson(type))) {
    // The boundary of a multipart body is known to fetch alone, so the header is left to it.
    putHeaders(headers, operation, {
      "content-type": body instanceof FormData ? undefined : type,
    });
    return body;
  }
  if (type !== undefined && !isJson(type)) {
    throw new InvalidArgumentError(
      `${operation.id}: a body of type ${type} must be text, bytes or a form`,
    );
  }
  putHeaders(headers, operation, { "content-type": type ?? "application/json" });
  return jsonText(body, operation.id);
};

function isRaw(body: unknown): body is RawBody {
  return (
    typeof body === "string" ||
    ArrayBuffer.isView(body) ||
    [ArrayBuffer, Blob, FormData, URLSearchParams, ReadableStream].some(
      (type) => body instanceof type,
    )
  );
}

function saysItsType(body: RawBody): boolean {
  return body instanceof Blob ? body.type !== "" : body instanceof URLSearchParams;
}

function jsonText(value: unknown, id: string): string {
  let cause: unknown;
  try {
    // Whatever its declared type says, not text for a function or a symbol.
    const text: string | undefined = JSON.stringify(value);
    if (text !== undefined) return text;
  } catch (error) {
    cause = error;
  }
  throw new InvalidArgumentError(`${id}: the body cannot be written as JSON`, { cause });
}
