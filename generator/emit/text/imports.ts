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
  /** True if what is imported can have another name in a file; if not, it is written with its module where two have one name. */
  readonly canRename: boolean;
  /** Modules of one group stand together, groups in this order with a blank line between. */
  readonly group: (module: string) => number;
  /** The declarations of one group, sorted by module; lines of code. */
  readonly declare: (modules: readonly ImportedModule[]) => readonly string[];
  /** Around all declarations, such as `import (` and `)`. */
  readonly around?: readonly [open: string, close: string];
  /** Begins the module of a thing that a file needs for its types alone; left out = the language makes no difference. */
  readonly forTypes?: string;
  /** The thing that a file imports where it has things for types alone. */
  readonly typesNeed?: ImportOf;
  /** The declarations of things that are for types alone, from their lines. */
  readonly declareTypes?: (lines: readonly string[]) => readonly string[];
  /** The module whose things are in scope everywhere: they are imported only where a file has something else of that name. */
  readonly always?: string;
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
  readonly #own: ImportOf | undefined;
  /** By what is bound: the module, or the module and the thing. */
  readonly #bound = new Map<string, Bound>();

  /** `taken` are names that the file declares itself. `own` is the thing that the file declares for others. */
  constructor(policy: ImportPolicy, taken: Iterable<string>, own?: ImportOf) {
    this.#policy = policy;
    this.#own = own;
    this.#taken = new Set(taken);
    this.#scope = new Scope(this.#taken);
  }

  /** The text by which the file refers to a thing, which is imported by that. */
  use(thing: ImportOf): string {
    const { binds, between, canRename, always, forTypes } = this.#policy;
    const isForTypes = forTypes !== undefined && thing.module.startsWith(forTypes);
    const module = isForTypes ? thing.module.slice(forTypes.length) : thing.module;
    const { name } = thing;
    if (module === this.#own?.module && name === this.#own.name) return name;
    if (binds === "nothing") {
      this.#bound.set(module, { of: thing, local: "", isForTypes });
      return name;
    }
    if (module === always && !this.#taken.has(name)) return name;
    const wanted = binds === "module" ? lastPart(module) : name;
    const key = binds === "module" ? module : `${module} ${name}`;
    const known = this.#bound.get(key);
    if (known === undefined && !canRename && this.#taken.has(wanted))
      return module + between + name;
    const local = known?.local ?? this.#scope.take(wanted);
    if (known === undefined) {
      this.#taken.add(local);
      this.#bound.set(key, { of: { module, name }, local, isForTypes });
    } else if (known.isForTypes && !isForTypes) this.#bound.set(key, { ...known, isForTypes });
    return binds === "module" ? local + between + name : local;
  }

  /** The declarations; none where nothing is imported. */
  lines(): readonly string[] {
    const { around, declareTypes, typesNeed } = this.#policy;
    const hasTypes = [...this.#bound.values()].some(({ isForTypes }) => isForTypes);
    if (hasTypes && typesNeed !== undefined) this.use(typesNeed);
    const bound = [...this.#bound.values()];
    const lines = this.#declared(bound.filter(({ isForTypes }) => !isForTypes));
    const ofTypes = this.#declared(bound.filter(({ isForTypes }) => isForTypes));
    if (ofTypes.length > 0) {
      lines.push(...(lines.length === 0 ? [] : [""]), ...(declareTypes?.(ofTypes) ?? ofTypes));
    }
    return around === undefined || lines.length === 0 ? lines : [around[0], ...lines, around[1]];
  }

  #declared(bound: readonly Bound[]): string[] {
    const { group, declare, binds } = this.#policy;
    const modules = new Map<string, { local: string; names: { name: string; local: string }[] }>();
    for (const { of, local } of bound) {
      const entry = modules.get(of.module) ?? { local, names: [] };
      modules.set(of.module, entry);
      if (binds === "name") entry.names.push({ name: of.name, local });
    }
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
    return lines;
  }
}

/** The declarations that a file has names for. */
interface Bound {
  readonly of: ImportOf;
  readonly local: string;
  /** True if nothing but types needs it. */
  readonly isForTypes: boolean;
}

function lastPart(module: string): string {
  return module.split("/").at(-1) ?? module;
}

/** In the order of UTF-16 code units, whatever the locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
