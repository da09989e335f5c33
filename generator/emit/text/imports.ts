/** Imports as values: what a file uses is collected while it is printed, and declared in one order at its head. */
import { Scope } from "../../sdk/names/scope.js";

/** A thing of a module. */
export interface ImportOf {
  /** As the language names it: `net/http`, `collections.abc`, `java.util`. */
  readonly module: string;
  readonly name: string;
}

/** How a language imports. */
export interface ImportPolicy {
  /**
   * The thing that a file gets a name for: the module (`http.Request` in Go), the thing itself, or nothing, since its name
   * holds everywhere.
   */
  readonly binds: "module" | "name" | "nothing";
  /** The text between a module and a thing where both are written. */
  readonly between: string;
  /** Whether what is imported can have another name in a file; if not, it is written with its module where two have one name. */
  readonly canRename: boolean;
  /** Modules of one group stand together, groups in this order with a blank line between. */
  readonly group: (module: string) => number;
  /** The declarations of one group, sorted by module; lines of code. */
  readonly declare: (modules: readonly ImportedModule[]) => readonly string[];
  /** Around all declarations, such as `import (` and `)`. */
  readonly around?: readonly [open: string, close: string];
}

/** A module that a file imports. */
export interface ImportedModule {
  readonly module: string;
  /** The name that the file has for it, where that is what it binds. */
  readonly local: string;
  /** Things of it, sorted, with the names that the file has for them. */
  readonly names: readonly { readonly name: string; readonly local: string }[];
}

/** The imports of one file. */
export class ImportTable {
  readonly #policy: ImportPolicy;
  readonly #scope: Scope;
  readonly #taken: Set<string>;
  /** By what is bound: the module, or the module and the thing. */
  readonly #bound = new Map<string, { readonly of: ImportOf; readonly local: string }>();

  /** `taken` are names that the file declares itself. */
  constructor(policy: ImportPolicy, taken: Iterable<string>) {
    this.#policy = policy;
    this.#taken = new Set(taken);
    this.#scope = new Scope(this.#taken);
  }

  /** The text by which the file refers to a thing, which is imported by that. */
  use(thing: ImportOf): string {
    const { module, name } = thing;
    const { binds, between, canRename } = this.#policy;
    if (binds === "nothing") {
      this.#bound.set(module, { of: thing, local: "" });
      return name;
    }
    const wanted = binds === "module" ? lastPart(module) : name;
    const key = binds === "module" ? module : `${module} ${name}`;
    const known = this.#bound.get(key);
    if (known === undefined && !canRename && this.#taken.has(wanted))
      return module + between + name;
    const local = known?.local ?? this.#scope.take(wanted);
    if (known === undefined) {
      this.#taken.add(local);
      this.#bound.set(key, { of: thing, local });
    }
    return binds === "module" ? local + between + name : local;
  }

  /** The declarations; none where nothing is imported. */
  lines(): readonly string[] {
    const { group, declare, around, binds } = this.#policy;
    const modules = new Map<string, { local: string; names: { name: string; local: string }[] }>();
    for (const { of, local } of this.#bound.values()) {
      const entry = modules.get(of.module) ?? { local, names: [] };
      modules.set(of.module, entry);
      if (binds === "name") entry.names.push({ name: of.name, local });
    }
    if (modules.size === 0) return [];
    const sorted = [...modules]
      .map(([module, { local, names }]) => ({
        ...{ module, local },
        names: names.toSorted((a, b) => compare(a.name, b.name)),
      }))
      .toSorted((a, b) => group(a.module) - group(b.module) || compare(a.module, b.module));
    const lines: string[] = [];
    for (const each of new Set(sorted.map(({ module }) => group(module)))) {
      if (lines.length > 0) lines.push("");
      lines.push(...declare(sorted.filter(({ module }) => group(module) === each)));
    }
    return around === undefined ? lines : [around[0], ...lines, around[1]];
  }
}

function lastPart(module: string): string {
  return module.split("/").at(-1) ?? module;
}

/** In the order of UTF-16 code units, whatever the locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
