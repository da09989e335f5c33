/** Values of the protocol to values of JavaScript, and back (README, "Values"). */
import type { Package } from "./package.js";

/** The values of a case, as a caller in TypeScript would give them. */
export function givenValue(sdk: Pick<Package, "file">, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => givenValue(sdk, each));
  if (typeof value !== "object" || value === null) return value;
  if ("$nothing" in value) return undefined;
  if ("$number" in value) return numberOf(String(value.$number));
  if ("$bytes" in value) return bytesOf(String(value.$bytes));
  if ("$stream" in value) return streamOf(Object(value).$stream);
  if ("$file" in value) {
    const { bytes, name, type } = Object(value.$file);
    return sdk.file(bytesOf(bytes), name, type);
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, givenValue(sdk, each)]),
  );
}

/** The same of parameters, none of which is a file. */
export function givenRecord(record: object): Readonly<Record<string, unknown>> {
  const file = (): never => {
    throw new Error("no parameter is a file");
  };
  return Object.fromEntries(
    Object.entries(record).map(([name, each]) => [name, givenValue({ file }, each)]),
  );
}

/** A whole number that no double holds is a BigInt. */
function numberOf(text: string): number | bigint {
  return /^-?\d+$/.test(text) && !Number.isSafeInteger(Number(text)) ? BigInt(text) : Number(text);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
}

function streamOf(chunks: readonly string[]): ReadableStream<Uint8Array> {
  const left = [...chunks];
  return new ReadableStream({
    pull: (controller) => {
      const next = left.shift();
      if (next === undefined) controller.close();
      else controller.enqueue(new TextEncoder().encode(next));
    },
  });
}

/** The result of a caller in TypeScript, as the protocol has it. */
export async function answeredValue(value: unknown): Promise<unknown> {
  if (value === undefined) return { $nothing: true };
  if (typeof value === "number" && !Number.isFinite(value)) return { $number: String(value) };
  if (value instanceof Blob) return { $bytes: base64(new Uint8Array(await value.arrayBuffer())) };
  if (value instanceof Uint8Array) return { $bytes: base64(value) };
  if (Array.isArray(value)) return Promise.all(value.map(answeredValue));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(
    await Promise.all(
      entries.map(async ([name, each]) => [name, await answeredValue(each)] as const),
    ),
  );
}

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (each) => String.fromCharCode(each)).join(""));
}
