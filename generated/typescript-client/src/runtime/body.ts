// Made by endpoint-manifest (typescript-client) from its template body.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Bodies of which the manifest leaves open what they are. */
import { jsonBody } from "./json-body.js";
import { isJson } from "./media-type.js";
import type { BodyEncoder } from "./operation.js";
import { isRaw, rawBody } from "./raw-body.js";

/**
 * Any body. Its media type decides how it is written: the call's `contentType`, else a `content-type` header, else what the
 * body says of itself, else what the manifest says, else JSON for everything that fetch does not send as it is.
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
