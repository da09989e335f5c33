/** Values of a test as the protocol of the drivers has them: JSON, with an object for what JSON has no word for. */
import type { JobCall } from "../../vectors/protocol.js";

/** A value of the protocol. */
export type ProtocolValue = NonNullable<NonNullable<JobCall["input"]>["body"]>;

/** A value with the content of its bytes and files. */
export async function inProtocol(value: unknown): Promise<ProtocolValue> {
  if (value instanceof File) {
    const bytes = base64(await value.arrayBuffer());
    return { $file: { name: value.name, type: value.type, bytes } };
  }
  if (value instanceof Uint8Array) return { $bytes: base64(value) };
  if (Array.isArray(value)) return Promise.all(value.map(inProtocol));
  if (typeof value === "object" && value !== null) return namedInProtocol(value);
  return JSON.parse(JSON.stringify(value ?? null));
}

/** Named values, likewise. */
export async function namedInProtocol(values: object = {}): Promise<Record<string, ProtocolValue>> {
  const entries = Object.entries(values).map(
    async ([name, each]) => [name, await inProtocol(each)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

function base64(bytes: ArrayBuffer | Uint8Array): string {
  return Buffer.from(new Uint8Array(bytes)).toString("base64");
}
