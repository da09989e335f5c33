// Made by endpoint-manifest (typescript-client) from its template response.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Response bodies, decoded by their content type. */
import { readBytes } from "./bytes.js";
import { DecodeError, reason, type RequestSummary } from "./errors.js";
import { isJson } from "./media-type.js";
import type { Accept, AskingRequest } from "./operation.js";

/** JSON is always UTF-8 (RFC 8259, section 8.1). */
const utf8 = /* @__PURE__ */ new TextDecoder("utf-8", { fatal: true });

/**
 * Reads a body to its end: as JSON or text where its content type says so, else as a Blob. Without a content type, `accept`
 * decides; failing that it is a Blob, which can still become anything (RFC 9110, section 8.3). `asked` is the request as it was
 * sent.
 * The result is `undefined` where there are no bytes at all (204, HEAD, an empty 200).
 */
export async function decodeBody(
  request: RequestSummary,
  response: Response,
  maximum: number,
  accept?: Accept,
  asked?: AskingRequest,
): Promise<unknown> {
  const bytes = await readBytes(request, response, maximum);
  if (bytes.byteLength === 0) return undefined;
  const { headers, ok } = response;
  try {
    const type = (ok && accept?.(response, asked)) || headers.get("content-type") || "";
    if (isJson(type)) return JSON.parse(utf8.decode(bytes));
    if (!/^text\//i.test(type)) return new Blob([bytes], { type });
    return new TextDecoder(/charset="?([^\s";]+)/i.exec(type)?.[1]).decode(bytes);
  } catch (cause) {
    const text = new TextDecoder().decode(bytes);
    // The status of a failure says more than its broken body.
    if (!ok) return text;
    const why = `${reason(cause)}: ${JSON.stringify(text.slice(0, 100))}`;
    throw new DecodeError(request, response, why, cause);
  }
}
