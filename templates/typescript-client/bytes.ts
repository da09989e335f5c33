/** The bytes of an answer, read to the end in bounded memory. */
import { DecodeError, type RequestSummary } from "./errors.js";

/** Bytes of an answer that is read whole, where a caller sets no other bound: 64 MiB. */
const defaultMaximum = 67_108_864;

/** All bytes of a body. More than the maximum are an error, or cut off where the answer is itself a failure. */
export async function readBytes(
  request: RequestSummary,
  response: Response,
  maximum: number = defaultMaximum,
): Promise<ArrayBuffer | Uint8Array<ArrayBuffer>> {
  const { body, headers } = response;
  const length = Number(headers.get("content-length") ?? NaN);
  // The length is that of what was sent, so it says nothing of what a compressed body becomes.
  if (!body || (length <= maximum && !headers.has("content-encoding")))
    return response.arrayBuffer();

  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.byteLength;
    if (size <= maximum) continue;
    await reader.cancel();
    if (!response.ok) break;
    throw new DecodeError(
      request,
      response,
      `more than ${maximum} bytes: read them from .response(), or raise maxResponseBytes`,
    );
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.byteLength;
  }
  return bytes;
}
