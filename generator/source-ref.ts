/** Where in the manifest something stands: the leaf that every stage shares. */

/**
 * A place in the manifest that survives edits elsewhere in the file. Lines and columns are looked up late,
 * only to print, so that neither the model nor any output changes when a line moves.
 */
export interface SourceRef {
  /** Path of the file below the manifest's folder, with `/` on every platform: `groups/books.yaml`. */
  readonly file: string;
  /** Keys and list indices from the root of the file to the node: `["operations", "retrieve", "title"]`. */
  readonly path: readonly (string | number)[];
  /** The key itself, the value below it, or a key that is left out (`path` then ends with that key). */
  readonly part: "key" | "value" | "missing";
}

/** The key of a node, or its value. A spread of a place loses its path, which places of the model make when somebody asks. */
export function otherPart({ file, path }: SourceRef, part: SourceRef["part"]): SourceRef {
  return { file, path, part };
}

/** True of the path of a node, and of what stands below it. */
export function isWithin(path: SourceRef["path"], node: SourceRef["path"]): boolean {
  return node.every((step, index) => step === path[index]);
}

/** What stands below a node, by its keys and indices. */
export function inside({ file, path, part }: SourceRef, ...steps: SourceRef["path"]): SourceRef {
  return { file, path: [...path, ...steps], part };
}

/** A point in a text. `line` and `column` count from 1, `offset` from 0; columns and offsets are UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

/** A stretch of a manifest file, from the first character to the one after the last. */
export interface Span {
  /** Path of the file below the manifest's folder, as in {@link SourceRef}. */
  readonly file: string;
  readonly start: Position;
  readonly end: Position;
}
