// Made by endpoint-manifest (typescript-client) from its template joined.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Several chunks, concatenated into one body. */
import type { RawBody } from "./operation.js";
import type { BinaryBody } from "./raw-body.js";

/** One piece of a body. */
export type Chunk = string | BinaryBody;

/** A Blob, which reads files when they are sent and can be sent again; a stream where a chunk is one. */
export function joined(chunks: readonly Chunk[]): RawBody {
  const whole: Blob[] = [];
  for (const chunk of chunks) {
    if (chunk instanceof ReadableStream) return streamOf(chunks);
    whole.push(blobOf(chunk));
  }
  return new Blob(whole);
}

function blobOf(chunk: Exclude<Chunk, ReadableStream>): Blob {
  if (!ArrayBuffer.isView(chunk)) return new Blob([chunk]);
  const { buffer, byteOffset, byteLength } = chunk;
  // A Blob copies no memory that is shared with another thread, which might still change.
  const isOwn = buffer instanceof ArrayBuffer;
  return new Blob([
    isOwn
      ? new Uint8Array(buffer, byteOffset, byteLength)
      : new Uint8Array(buffer, byteOffset, byteLength).slice(),
  ]);
}

function streamOf(chunks: readonly Chunk[]): ReadableStream<Uint8Array> {
  const waiting = chunks.map((chunk): ReadableStream<Uint8Array> =>
    chunk instanceof ReadableStream ? chunk : blobOf(chunk).stream(),
  );
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      for (;;) {
        reader ??= waiting.shift()?.getReader();
        if (!reader) return controller.close();
        const { done, value } = await reader.read();
        if (!done) return controller.enqueue(value);
        reader = undefined;
      }
    },
    cancel: async (reason) => {
      await reader?.cancel(reason);
      for (const stream of waiting) await stream.cancel(reason);
    },
  });
}
