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

/** The same file after it was read back: it keeps how it differs from what was meant, and nothing that it was made of. */
export function afterReadBack(file: RenderedFile, differences: readonly string[]): RenderedFile {
  return fileOf(file, differences.length === 0 ? undefined : () => Promise.resolve(differences));
}

function fileOf(
  { path, bytes, hash }: Pick<RenderedFile, "path" | "bytes" | "hash">,
  readBack: ReadBack | undefined,
): RenderedFile {
  return {
    ...{ path, bytes, hash },
    get text() {
      return bytes.toString("utf8");
    },
    ...(readBack !== undefined && { readBack }),
  };
}
