// Made by endpoint-manifest (typescript-client) from its template response.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** What a response says, decoded by its content type. */
import { DecodeError, type RequestSummary } from "./errors.js";
import { isJson } from "./media-type.js";

/**
 * Reads a body to its end: as text where it is JSON or text, else as a Blob. So too where no content type says what the
 * bytes are (RFC 9110, section 8.3 permits to take them as `application/octet-stream`): a Blob can still become either.
 */
export function readBody(response: Response): Promise<string | Blob> {
  const type = contentType(response);
  return isJson(type) || /^text\//i.test(type) ? response.text() : response.blob();
}

/** The value of a body that was read; `undefined` where there is not one byte (204, HEAD, an empty 200). */
export function decodeBody(
  request: RequestSummary,
  response: Response,
  body: string | Blob,
): unknown {
  if (typeof body !== "string") return body.size > 0 ? body : undefined;
  if (body === "") return undefined;
  if (!isJson(contentType(response))) return body;
  try {
    return JSON.parse(body);
  } catch (cause) {
    // The status of a failure says more than its broken body.
    if (!response.ok) return body;
    throw new DecodeError(request, response, body, cause);
  }
}

function contentType(response: Response): string {
  return response.headers.get("content-type") ?? "";
}
