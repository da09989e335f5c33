// Made by endpoint-manifest (typescript-client) from its template body.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Bodies whose type the manifest leaves open. */
import { jsonBody } from "./json-body.js";
import { isJson } from "./media-type.js";
import type { BodyEncoder } from "./operation.js";
import { isRaw, rawBody } from "./raw-body.js";

/**
 * Any body. Its media type decides how it is encoded: the call's `contentType`, else a `content-type` header, else the body's own
 * type, else the manifest's, else JSON for everything that fetch does not send unchanged.
 */
export const encodeBody: BodyEncoder = (operation, body, contentType, headers) => {
  const type = contentType ?? headers.get("content-type") ?? operation.contentType;
  const isText = typeof body === "string";
  const isJsonValue = isRaw(body)
    ? isText && isJson(type ?? "")
    : type === undefined || isJson(type);
  const encode = isJsonValue ? jsonBody : rawBody;
  return encode(operation, body, contentType, headers);
};
