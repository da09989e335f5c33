/** One value of an open source, as its readers see it. */
import type { SourcePlace } from "../told.js";
import type { SourceFile } from "./source-file.js";
import type { SourceEntry, SourceNode, SourceReference, SourceSpan } from "./source-node.js";
import { childOf, isSourceList, isSourceMap, type SourceValue } from "./source-value.js";

/** The owner of the files that references lead to. */
export interface ReferenceFollower {
  /** The node itself, or what it refers to in the end; undefined where that is reported. */
  follow(node: SourceCursor): SourceCursor | undefined;
  /** Returns the target of a reference with this text at `from`, one step away; faults are reported at `at`. */
  resolve(from: SourceCursor, at: SourceCursor, text: string): SourceCursor | undefined;
}

/** The value below a key or an index of another one. */
interface Below {
  readonly parent: SourceCursor;
  readonly step: string | number;
}

/** A node; its path is made when somebody asks, as a description has a million values and few of them are ever shown. */
export class SourceCursor implements SourceNode {
  readonly file: SourceFile;
  readonly value: SourceValue;
  readonly #references: ReferenceFollower;
  readonly #below: Below | undefined;
  #at: SourcePlace | undefined;

  constructor(
    references: ReferenceFollower,
    { file, value, below }: { file: SourceFile; value: SourceValue; below?: Below },
  ) {
    this.#references = references;
    this.file = file;
    this.value = value;
    this.#below = below;
  }

  get path(): readonly (string | number)[] {
    return this.at.path;
  }

  get at(): SourcePlace {
    this.#at ??= { file: this.file.file, path: this.#path() };
    return this.#at;
  }

  get kind(): SourceNode["kind"] {
    if (this.value === null) return "null";
    switch (typeof this.value) {
      case "string":
        return "text";
      case "number":
        return "number";
      case "boolean":
        return "boolean";
      default:
        return isSourceMap(this.value) ? "map" : "list";
    }
  }

  get(key: string | number): SourceCursor | undefined {
    const value = childOf(this.value, key);
    return value === undefined ? undefined : this.#child(key, value);
  }

  entries(): readonly SourceEntry[] {
    if (!isSourceMap(this.value)) return [];
    return Array.from(this.value, ([key, value]) => ({ key, node: this.#child(key, value) }));
  }

  items(): readonly SourceNode[] {
    if (!isSourceList(this.value)) return [];
    return this.value.map((value, index) => this.#child(index, value));
  }

  text(): string | undefined {
    switch (typeof this.value) {
      case "string":
        return this.value;
      case "number":
      case "boolean":
        return this.file.written(this.path);
      default:
        return undefined;
    }
  }

  number(): number | undefined {
    return typeof this.value === "number" ? this.value : undefined;
  }

  boolean(): boolean | undefined {
    return typeof this.value === "boolean" ? this.value : undefined;
  }

  reference(): SourceReference | undefined {
    const at = this.referenceText();
    if (at === undefined) return undefined;
    const text = String(at.value);
    return {
      text,
      at: at.at,
      target: () => this.#references.resolve(this, at, text),
      siblings: this.entries().filter(({ key }) => key !== "$ref"),
    };
  }

  follow(): SourceNode | undefined {
    return this.#references.follow(this);
  }

  resolve(text: string): SourceNode | undefined {
    return this.#references.resolve(this, this, text);
  }

  span(): SourceSpan {
    return this.file.span(this.path);
  }

  /** The text under `$ref`, where this is a map with one. */
  referenceText(): SourceCursor | undefined {
    const text = isSourceMap(this.value) ? this.value.get("$ref") : undefined;
    return typeof text === "string" ? this.#child("$ref", text) : undefined;
  }

  /** The child that a token of a pointer names (RFC 6901, section 4). */
  step(token: string): SourceCursor | undefined {
    if (!isSourceList(this.value)) return this.get(token);
    return /^(?:0|[1-9]\d*)$/.test(token) ? this.get(Number(token)) : undefined;
  }

  /** The value of a path from here. */
  descend(path: readonly (string | number)[]): SourceCursor | undefined {
    let current: SourceCursor | undefined = this;
    for (const step of path) current = current?.get(step);
    return current;
  }

  #child(step: string | number, value: SourceValue): SourceCursor {
    return new SourceCursor(this.#references, {
      file: this.file,
      value,
      below: { parent: this, step },
    });
  }

  #path(): readonly (string | number)[] {
    if (this.#below === undefined) return [];
    const { parent, step } = this.#below;
    // A million of these stay: `[...path, step]` would leave room for sixteen more steps in each.
    return parent.at.path.concat([step]);
  }
}
