/** The content of files, bytes and streams, as plain values that can be compared. */
import { buffer } from "node:stream/consumers";

/** Bytes, in hexadecimal, and what is said of them. */
interface Bytes {
  readonly bytes: string;
  readonly type?: string;
  readonly name?: string;
}

/** A value, its files, bytes and streams read, and what it is iterated over, as a list. */
export async function plainOf(value: unknown): Promise<unknown> {
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Blob) {
    const { bytes } = bytesOf(await value.arrayBuffer());
    return { bytes, type: value.type, ...(value instanceof File && { name: value.name }) };
  }
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return bytesOf(value);
  if (value instanceof ReadableStream) return bytesOf(await buffer(value));
  if (isIterable(value)) return itemsOf(value);
  if (Array.isArray(value)) return Promise.all(value.map(plainOf));
  const entries = Object.entries(value).map(async ([name, each]) => [name, await plainOf(each)]);
  return Object.fromEntries(await Promise.all(entries));
}

function isIterable(value: object): value is AsyncIterable<unknown> {
  return Symbol.asyncIterator in value;
}

async function itemsOf(items: AsyncIterable<unknown>): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for await (const item of items) found.push(await plainOf(item));
  return found;
}

function bytesOf(value: ArrayBuffer | ArrayBufferView): Bytes {
  const bytes = ArrayBuffer.isView(value)
    ? Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    : Buffer.from(value);
  return { bytes: bytes.toString("hex") };
}
