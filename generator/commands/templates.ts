/** The templates of the program, from the one file that its build packs them in. */
import { hash } from "node:crypto";
import { realDisk } from "../output/disk.js";
import { packedTemplates } from "./program-files.js";

let pack: { readonly files: ReadonlyMap<string, Uint8Array>; readonly hash: string } | undefined;

/** Returns the bytes of a template, by its path below `templates/`. The file is read once, when the first one is asked for. */
export function template(path: string): Uint8Array {
  pack ??= readPack();
  const bytes = pack.files.get(path);
  if (bytes === undefined) throw new Error(`there is no template "${path}" in ${packedTemplates}`);
  return bytes;
}

/** Returns the SHA-256, in hex, of the file that templates were read from; undefined = none was read. */
export function usedTemplates(): string | undefined {
  return pack?.hash;
}

function readPack(): NonNullable<typeof pack> {
  const bytes = realDisk.read(packedTemplates);
  return { files: unpacked(bytes), hash: hash("sha256", bytes, "hex") };
}

/** The files in it: a line of JSON says of each where its bytes begin and end in all that comes after. */
function unpacked(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const first = bytes.indexOf(0x0a);
  const index: readonly (readonly [path: string, start: number, end: number])[] = JSON.parse(
    Buffer.from(bytes.subarray(0, first)).toString("utf8"),
  );
  const all = bytes.subarray(first + 1);
  return new Map(index.map(([path, start, end]) => [path, all.subarray(start, end)]));
}
