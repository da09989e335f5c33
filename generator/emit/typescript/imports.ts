/** Imports as a value: what a file uses is collected while it is built, and declared in one order at its end. */
import type { ImportDeclarationStructure, ImportSpecifierStructure, OptionalKind } from "ts-morph";
import { grouped } from "../../model/grouped.js";
import { structureKind } from "./structure-kinds.js";

interface Import {
  readonly module: string;
  /** Name in the module; `*` is the module as a whole. */
  readonly name: string;
  readonly local: string;
  isType: boolean;
}

/** The imports of one file. Requests for the same thing import it once. */
export class Imports {
  readonly #byLocalName = new Map<string, Import>();

  /** Imports a value (or a class, which is both) and returns the name that it has in this file. */
  use(name: string, module: string, alias: string = name): string {
    return this.#add(name, module, alias, false);
  }

  /** Imports a type and returns the name that it has in this file. */
  useType(name: string, module: string, alias: string = name): string {
    return this.#add(name, module, alias, true);
  }

  /** Imports a module as one object and returns the name that it has in this file. */
  useModule(local: string, module: string): string {
    return this.#add("*", module, local, false);
  }

  /** The import declarations, sorted by module and by name in the order of UTF-16 code units, whatever the locale. */
  declarations(): ImportDeclarationStructure[] {
    const all = [...this.#byLocalName.values()].sort(
      (a, b) => compare(a.module, b.module) || compare(a.name, b.name) || compare(a.local, b.local),
    );
    const byModule = grouped(all, (each) => each.module);
    return [...byModule].flatMap(([module, imports]) => declarationsOf(module, imports));
  }

  #add(name: string, module: string, local: string, isType: boolean): string {
    const known = this.#byLocalName.get(local);
    if (known === undefined) {
      this.#byLocalName.set(local, { module, name, local, isType });
    } else if (known.module !== module || known.name !== name) {
      throw new Error(
        `${local} is imported as ${known.name} of ${known.module} and as ${name} of ${module}`,
      );
    } else if (!isType) {
      known.isType = false;
    }
    return local;
  }
}

function declarationsOf(module: string, imports: readonly Import[]): ImportDeclarationStructure[] {
  const whole = imports
    .filter((each) => each.name === "*")
    .map((each) => ({
      kind: structureKind.importDeclaration,
      moduleSpecifier: module,
      namespaceImport: each.local,
    }));
  const named = imports.filter((each) => each.name !== "*");
  if (named.length === 0) return whole;
  const isTypeOnly = named.every((each) => each.isType);
  const specifiers = named.map((each): OptionalKind<ImportSpecifierStructure> => ({
    name: each.name,
    ...(each.local === each.name ? {} : { alias: each.local }),
    ...(each.isType && !isTypeOnly ? { isTypeOnly: true } : {}),
  }));
  const declaration = {
    kind: structureKind.importDeclaration,
    moduleSpecifier: module,
    namedImports: specifiers,
  };
  return [...whole, isTypeOnly ? { ...declaration, isTypeOnly } : declaration];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
