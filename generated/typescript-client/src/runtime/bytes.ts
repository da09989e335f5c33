// Made by endpoint-manifest (typescript-client) from its template bytes.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The bytes of a response, read to the end in bounded memory. */
import { DecodeError, type RequestSummary } from "./errors.js";

/** All bytes of a body. More than `maximum` is an error; for a failed response the rest is cut off instead. */
export async function readBytes(
  request: RequestSummary,
  response: Response,
  maximum: number,
): Promise<ArrayBuffer> {
  const { body, headers } = response;
  // Content-Length counts the bytes sent, so it does not bound a compressed body after decoding.
  const isShort = Number(headers.get("content-length") ?? NaN) <= maximum;
  if (!body || (isShort && !headers.has("content-encoding"))) return response.arrayBuffer();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  for (let left = maximum; ;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    left -= value.length;
    if (left >= 0) continue;
    await reader.cancel();
    if (response.ok) throw new DecodeError(request, response, `more than ${maximum} bytes`);
    break;
  }
  return new Blob(parts).arrayBuffer();
}
