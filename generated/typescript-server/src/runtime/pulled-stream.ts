// Made by endpoint-manifest (typescript-server) from its template pulled-stream.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Responses that are sent piece by piece, and their end when the caller disconnects or an error occurs. */

/** Receives an error that ends a response after its head was sent. */
export type StreamFailure = (error: unknown) => void;

/** The source of the pieces. */
export interface ByteSource {
  /** The next piece; `undefined` = there are no more. */
  next(): Promise<Uint8Array | undefined>;
  /** Called when no more pieces are needed. */
  end(): Promise<unknown>;
}

/**
 * The pieces as a stream; each piece is requested when the last one was taken. When the caller disconnects, the source ends. An
 * error breaks the response off, so that it is not mistaken for a complete one. The error's message stays here, because some
 * platforms would send it.
 */
export function pulledStream(
  source: ByteSource,
  onFailure: StreamFailure,
): ReadableStream<Uint8Array> {
  let isCancelled = false;
  const end = (): void => {
    // A failure to end it no longer matters.
    source.end().catch(() => {});
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const piece = await source.next();
          if (isCancelled) return;
          if (piece) controller.enqueue(piece);
          else controller.close();
        } catch (error) {
          onFailure(error);
          if (isCancelled) return;
          controller.error(new Error("The answer was broken off."));
          end();
        }
      },
      cancel() {
        isCancelled = true;
        end();
      },
    },
    { highWaterMark: 0 },
  );
}

/** A handler's stream of bytes, with its failures reported. */
export function watchedStream(
  stream: ReadableStream<Uint8Array>,
  onFailure: StreamFailure,
): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  const source: ByteSource = {
    next: async () => (await reader.read()).value,
    end: () => reader.cancel(),
  };
  return pulledStream(source, onFailure);
}
