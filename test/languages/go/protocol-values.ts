/** Values of a test as the protocol of the drivers has them: JSON, with an object for what JSON has no word for. */

/** A value with the content of its bytes and files. */
export async function inProtocol(value: unknown): Promise<unknown> {
  if (value instanceof File) {
    const bytes = base64(await value.arrayBuffer());
    return { $file: { name: value.name, type: value.type, bytes } };
  }
  if (value instanceof Uint8Array) return { $bytes: base64(value) };
  if (Array.isArray(value)) return Promise.all(value.map(inProtocol));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(async ([name, each]) => [name, await inProtocol(each)]);
  return Object.fromEntries(await Promise.all(entries));
}

function base64(bytes: ArrayBuffer | Uint8Array): string {
  return Buffer.from(new Uint8Array(bytes)).toString("base64");
}
