// Made by endpoint-manifest (typescript-server) from its template node-writing.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Writes a response to a Node response that may already have headers. */
import type { OutgoingHttpHeader, ServerResponse } from "node:http";

/**
 * Writes a response, no faster than it is read, to its end or until the caller disconnects. Throws errors of the body's stream; a
 * response that has begun is then broken off.
 */
export async function write(response: Response, outgoing: ServerResponse): Promise<void> {
  const { status, statusText, headers, body } = response;
  if (statusText !== "") outgoing.statusMessage = statusText;
  const said = outgoingHeaders(headers, outgoing);
  if (body === null) {
    outgoing.writeHead(status, said).end();
    return;
  }
  const reader = body.getReader();
  const leave = (): void => void reader.cancel().catch(() => {});
  outgoing.once("close", leave);
  if (outgoing.destroyed) leave();
  try {
    await writeBody(reader, outgoing, (length) => {
      const counted =
        length === undefined || "content-length" in said ? {} : { "content-length": length };
      outgoing.writeHead(status, { ...said, ...counted });
    });
  } catch (error) {
    if (outgoing.headersSent) outgoing.destroy();
    throw error;
  } finally {
    outgoing.off("close", leave);
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function writeBody(
  reader: Reader,
  outgoing: ServerResponse,
  writeHead: (length: number | undefined) => void,
): Promise<void> {
  // A body made from text or bytes is complete at once, and so has a length.
  const chunks: Uint8Array[] = [];
  let next = reader.read();
  let got = await atOnce(next);
  while (got && !got.done && chunks.length < 2) {
    chunks.push(got.value);
    next = reader.read();
    got = await atOnce(next);
  }
  writeHead(got?.done ? chunks.reduce((sum, { byteLength }) => sum + byteLength, 0) : undefined);
  if (chunks.length === 0) outgoing.flushHeaders();
  for (const chunk of chunks) outgoing.write(chunk);
  for (let result = await next; !result.done; result = await reader.read()) {
    if (!outgoing.write(result.value)) await drained(outgoing);
  }
  if (!outgoing.destroyed) outgoing.end();
}

/** The result of a promise, unless it takes longer than all work that is ready now. */
function atOnce<T>(promise: Promise<T>): Promise<T | undefined> {
  return Promise.race([
    promise,
    new Promise<undefined>((resolve) => setImmediate(() => resolve(undefined))),
  ]);
}

function drained(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      outgoing.off("drain", done);
      outgoing.off("close", done);
      resolve();
    };
    outgoing.on("drain", done);
    outgoing.on("close", done);
    if (outgoing.destroyed) done();
  });
}

function outgoingHeaders(
  headers: Headers,
  outgoing: ServerResponse,
): Record<string, OutgoingHttpHeader> {
  const said: Record<string, OutgoingHttpHeader> = Object.fromEntries(headers);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) said["set-cookie"] = cookies;
  // Headers that were set before are kept, where a header is a list.
  for (const name of ["set-cookie", "vary"]) {
    const before = outgoing.getHeader(name);
    if (before !== undefined && name in said)
      said[name] = [before, said[name] ?? []].flat().map(String);
  }
  return said;
}
