/** The templates of the program, from the one file that its build packs them in. */
import { realDisk } from "../output/disk.js";
import { packedTemplates } from "./program-files.js";

let read: ReadonlyMap<string, Uint8Array> | undefined;

/** Returns the bytes of a template, by its path below `templates/`. The file is read once, when the first one is asked for. */
export function template(path: string): Uint8Array {
  read ??= unpacked(realDisk.read(packedTemplates));
  const bytes = read.get(path);
  if (bytes === undefined) throw new Error(`there is no template "${path}" in ${packedTemplates}`);
  return bytes;
}

/** The files in it: a line of JSON says of each where its bytes begin and end in all that comes after. */
function unpacked(pack: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const first = pack.indexOf(0x0a);
  const index: readonly (readonly [path: string, start: number, end: number])[] = JSON.parse(
    Buffer.from(pack.subarray(0, first)).toString("utf8"),
  );
  const all = pack.subarray(first + 1);
  return new Map(index.map(([path, start, end]) => [path, all.subarray(start, end)]));
}
