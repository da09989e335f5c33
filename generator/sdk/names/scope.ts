/** The names of one scope: whoever comes first keeps a name, so that what is added later renames nothing. */
import { foldedName } from "../../words.js";
import { identifierOf, type NameKind, type NamePolicy } from "./policy.js";
import type { Name } from "./words.js";

/** Names that are taken, and a way to take one more. */
export class Scope {
  readonly #taken: Set<string>;
  readonly #foldsCase: boolean;

  /** `foldsCase`: names that differ in case alone are one, as those of files are on Windows and macOS. */
  constructor(taken: Iterable<string> = [], { foldsCase = false } = {}) {
    this.#foldsCase = foldsCase;
    this.#taken = new Set(foldsCase ? Array.from(taken, foldedName) : taken);
  }

  /** The wanted name, or another one that is free. */
  take(wanted: string): string {
    let name = wanted;
    while (this.#taken.has(this.#key(name))) name += "_";
    this.#taken.add(this.#key(name));
    return name;
  }

  #key(name: string): string {
    return this.#foldsCase ? foldedName(name) : name;
  }
}

/** The wanted name, or the same with underscores after it, which no name made from words ends in twice. */
export function freeName(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted;
  while (taken.has(name)) name += "_";
  return name;
}

/**
 * The identifiers of the names of one scope, in the manifest's order: the properties of a record, the values of an enum, the
 * files of a folder. `taken` are identifiers that the scope has anyway.
 */
export function identifiersOf(
  names: readonly Name[],
  kind: NameKind,
  policy: NamePolicy,
  taken: Iterable<string> = [],
): readonly string[] {
  const scope = new Scope(taken, { foldsCase: kind === "file" });
  return names.map((name) => scope.take(identifierOf(name, kind, policy)));
}
