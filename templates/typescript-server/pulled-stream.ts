/** Answers that are sent piece by piece: what comes of them when the caller goes away, or something fails halfway. */

/** Who is told of an error that ends an answer after its head was sent. */
export type StreamFailure = (error: unknown) => void;

/** Where the pieces come from. */
export interface ByteSource {
  /** The next piece; `undefined` = there is none any more. */
  next(): Promise<Uint8Array | undefined>;
  /** Nobody wants more. */
  end(): Promise<unknown>;
}

/**
 * The pieces as a stream, each asked for when the last was taken. A caller that goes away ends the source. An error breaks
 * the answer off, so that nobody takes it for whole; its words stay here, for some platforms would send them.
 */
export function pulledStream(
  source: ByteSource,
  onFailure: StreamFailure,
): ReadableStream<Uint8Array> {
  let isCancelled = false;
  const end = (): void => {
    // Whether it can be ended does not matter any more.
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

/** Bytes that a handler gives, with somebody told of their failure. */
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
