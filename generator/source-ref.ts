/** Where in the manifest something stands: the leaf that every stage shares. */

/**
 * A place in the manifest that survives edits elsewhere in the file. Lines and columns are looked up late,
 * only to print, so that neither the model nor any output changes when a line moves.
 *
 * A spread of one may have no path, so the compiler does not take it for a place: `otherPart` and `inside` make places beside it.
 */
export type SourceRef = PlainRef | NodeRef;

/** A place as a plain object. */
interface PlainRef {
  /** Path of the file below the manifest's folder, with `/` on every platform: `groups/books.yaml`. */
  readonly file: string;
  /** Keys and list indices from the root of the file to the node: `["operations", "retrieve", "title"]`. */
  readonly path: readonly (string | number)[];
  /** The key itself, the value below it, or a key that is left out (`path` then ends with that key). */
  readonly part: "key" | "value" | "missing";
}

/**
 * A place of the model. It knows the place above it and its own key, and makes its path on demand: a large manifest has a million
 * places, and with a list of keys in each they took a third of the memory of a run.
 */
export class NodeRef {
  readonly file: string;
  readonly part: PlainRef["part"];
  /** Undefined of the root of a file, which has no step. */
  readonly #above: NodeRef | undefined;
  readonly #step: string | number;

  constructor(
    file: string,
    above: NodeRef | undefined,
    step: string | number,
    part: PlainRef["part"],
  ) {
    this.file = file;
    this.part = part;
    this.#above = above;
    this.#step = step;
  }

  get path(): PlainRef["path"] {
    const steps: (string | number)[] = [];
    for (let node: NodeRef = this, above = this.#above; above !== undefined; above = node.#above) {
      steps.push(node.#step);
      node = above;
    }
    return steps.reverse();
  }

  /** Returns the place under a key or an index. */
  below(step: string | number, part: PlainRef["part"] = "value"): NodeRef {
    return new NodeRef(this.file, this, step, part);
  }

  /** Returns another part of the same node. */
  as(part: PlainRef["part"]): NodeRef {
    return part === this.part ? this : new NodeRef(this.file, this.#above, this.#step, part);
  }

  /** Returns it as a plain object, which caches keep as JSON. */
  toJSON(): PlainRef {
    const { file, path, part } = this;
    return { file, path, part };
  }
}

/** Returns another part of the same node. */
export function otherPart({ file, path }: SourceRef, part: SourceRef["part"]): SourceRef {
  return { file, path, part };
}

/** True if a path leads to a node, or to a place below it. */
export function isWithin(path: SourceRef["path"], node: SourceRef["path"]): boolean {
  return node.every((step, index) => step === path[index]);
}

/** Returns a place below a node, by keys and indices. */
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
