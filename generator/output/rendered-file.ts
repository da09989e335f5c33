/** A file as it should stand on disk. */
import { hashOf } from "./content.js";

/** A file with its whole content. */
export interface RenderedFile {
  /** Path below the output folder, `<target>/<path>`, with `/` on every platform. */
  readonly path: string;
  /** The text as UTF-8. */
  readonly bytes: Buffer;
  /** The whole text, lines ended by LF; decoded anew each time. */
  readonly text: string;
  /** See `hashOf`. */
  readonly hash: string;
  /** See `BuiltFile.readBack`; left out = there is nothing to find, or it was read back by now. */
  readonly readBack?: ReadBack;
  /** The parts of a file that was made in parts, in their order. */
  readonly parts?: readonly RenderedPart[];
}

/** A part of a file. */
export interface RenderedPart {
  /** How many bytes it has. */
  readonly length: number;
  /** See `StayingPart`; left out = it stays in no run. */
  readonly name?: string | undefined;
  /** The hash of all that it is printed from, if it is known by that. */
  readonly hash?: string | undefined;
}

/** See `BuiltFile.readBack`. */
export type ReadBack = (text: string) => Promise<readonly string[]>;

/**
 * Returns a file of a text. It keeps bytes alone, because a run holds all its files until they are written: a text with one letter
 * beyond Latin-1 takes twice as much, and V8 leaves its heap room for garbage in proportion to what is in it.
 */
export function renderedFile(path: string, text: string, readBack?: ReadBack): RenderedFile {
  const bytes = Buffer.from(text, "utf8");
  return fileOf({ path, bytes, hash: hashOf(bytes) }, readBack);
}

/** Returns a file of parts. */
export function partedFile(
  path: string,
  parts: readonly (RenderedPart & { readonly bytes: Uint8Array })[],
): RenderedFile {
  const bytes = Buffer.concat(parts.map((each) => each.bytes));
  const lengths = parts.map(({ length, name, hash }) => ({ length, name, hash }));
  return fileOf({ path, bytes, hash: hashOf(bytes), parts: lengths }, undefined);
}

/** The same file with a way to read it back. */
export function withReadBack(file: RenderedFile, readBack: ReadBack): RenderedFile {
  return fileOf(file, readBack);
}

/** The same file after it was read back: it keeps how it differs from what was meant, and nothing that it was made of. */
export function afterReadBack(file: RenderedFile, differences: readonly string[]): RenderedFile {
  return fileOf(file, differences.length === 0 ? undefined : () => Promise.resolve(differences));
}

function fileOf(
  { path, bytes, hash, parts }: Pick<RenderedFile, "path" | "bytes" | "hash" | "parts">,
  readBack: ReadBack | undefined,
): RenderedFile {
  return {
    ...{ path, bytes, hash },
    get text() {
      return bytes.toString("utf8");
    },
    ...(parts !== undefined && { parts }),
    ...(readBack !== undefined && { readBack }),
  };
}
