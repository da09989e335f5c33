/** Answers in chunks of a test's own, as the decoders of streams get them. */
import type { StreamAnswer } from "../../../../templates/typescript-client/text-lines.js";

/** The request that errors are about. */
export const request = { method: "GET", url: "https://example.org/loans" };

/** A decoder of one kind of stream. */
export type Decoder = (...answer: StreamAnswer) => AsyncIterable<unknown>;

/** Text as bytes. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** An answer of some chunks, each read only when it is asked for. */
export function answerOf(
  chunks: Iterable<string | Uint8Array<ArrayBuffer>>,
  onCancel: (reason: unknown) => void = () => {},
): Response {
  const iterator = chunks[Symbol.iterator]();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: (controller) => {
        const { done, value } = iterator.next();
        if (done) controller.close();
        else controller.enqueue(typeof value === "string" ? bytesOf(value) : value);
      },
      cancel: onCancel,
    },
    { highWaterMark: 0 },
  );
  return new Response(body);
}

/** Everything that a decoder makes of some chunks. */
export function decoded(
  decoder: Decoder,
  ...chunks: readonly (string | Uint8Array<ArrayBuffer>)[]
): Promise<unknown[]> {
  return collected(decoder(answerOf(chunks), request, undefined));
}

/** All items of an iterable. */
export async function collected<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** Some bytes, cut at some places. */
export function cut(
  bytes: Uint8Array<ArrayBuffer>,
  places: readonly number[],
): Uint8Array<ArrayBuffer>[] {
  const ends = [...places, bytes.length].map((place) => Math.min(place, bytes.length));
  ends.sort((a, b) => a - b);
  return ends.map((end, index) => bytes.slice(ends[index - 1] ?? 0, end));
}
