/** What all TypeScript files of the package share: the header, and imports that never collide with a file's own names. */
import { posix } from "node:path";
import type { StatementStructures } from "ts-morph";
import type { BuiltFile } from "../../emit/target.js";
import { Imports } from "../../emit/typescript/imports.js";
import { sourceFileOf } from "../../emit/typescript/module-structures.js";
import { Scope } from "../../emit/typescript/names.js";
import { typescriptFile } from "../../emit/typescript/source-file.js";

/** Name of the target, of its folder and in its files' headers. */
export const targetName = "typescript-client";

/** The comment at the head of each file: who made it, from what, and what not to do with it. */
export function headerLines(origins: readonly string[]): readonly string[] {
  return [
    `Made by endpoint-manifest (${targetName}) from ${origins.join(", ")}.`,
    "Not to be edited: fill the manifest in and run `generate`.",
  ];
}

/** What a file takes from other files of the package. */
export class FileImports {
  readonly imports: Imports = new Imports();
  readonly #scope: Scope;
  readonly #locals = new Map<string, string>();
  readonly #modules = new Map<string, string>();
  readonly #folder: string;

  /** `file` is the path below `src/`; `own` are the names that the file itself declares. */
  constructor(file: string, own: Iterable<string>) {
    this.#scope = new Scope(own);
    this.#folder = posix.dirname(file);
  }

  /** A type of a file of the package (`runtime/call`); returns its name here, which is the wanted one where it is free. */
  type(name: string, file: string, wanted: string = name): string {
    return this.imports.useType(name, this.#module(file), this.#local(name, file, wanted));
  }

  /** A value of a file of the package; returns its name here, likewise. */
  value(name: string, file: string, wanted: string = name): string {
    return this.imports.use(name, this.#module(file), this.#local(name, file, wanted));
  }

  #module(file: string): string {
    const known = this.#modules.get(file);
    if (known !== undefined) return known;
    const path = posix.relative(this.#folder, file);
    const module = `${path.startsWith(".") ? path : `./${path}`}.js`;
    this.#modules.set(file, module);
    return module;
  }

  #local(name: string, file: string, wanted: string): string {
    const key = `${file}#${name}`;
    const local = this.#locals.get(key) ?? this.#scope.take(wanted);
    this.#locals.set(key, local);
    return local;
  }
}

/** A TypeScript file below `src/`. */
export function sourceFile(parts: {
  readonly file: string;
  readonly origins: readonly string[];
  readonly imports: Imports;
  readonly statements: readonly StatementStructures[];
}): BuiltFile {
  const header = headerLines(parts.origins);
  const path = `src/${parts.file}.ts`;
  return typescriptFile(path, sourceFileOf({ ...parts, header: [...header] }));
}
