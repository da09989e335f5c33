/** The parts that all TypeScript files of the package share: the header, and imports that never collide with a file's own names. */
import { posix } from "node:path";
import type { StatementStructures } from "ts-morph";
import type { BuiltFile } from "../../target.js";
import { Imports } from "../imports.js";
import { sourceFileOf } from "../module-structures.js";
import { Scope } from "../../../sdk/names/scope.js";
import { typescriptFile } from "../source-file.js";

/** How the files of one target are headed and made. */
export interface SourceFiles {
  /** The comment at the head of each file: who made it, from what, and what not to do with it. */
  readonly headerLines: (origins: readonly string[]) => readonly string[];
  /** A TypeScript file below `src/`. */
  readonly sourceFile: MakeSourceFile;
  /** One whose parts are made when they are needed: never where the file stays as the last run made it. */
  readonly lateFile: MakeLateFile;
}

/** Makes a TypeScript file. */
export type MakeSourceFile = (
  parts: FileParts & {
    /** Its path below `src/` without its ending. */
    readonly file: string;
  },
) => BuiltFile;

/** Makes a TypeScript file whose parts are made when they are needed. */
export type MakeLateFile = (file: string, parts: () => FileParts) => BuiltFile;

/** The parts of a file. */
export interface FileParts {
  readonly origins: readonly string[];
  readonly imports: Imports;
  readonly statements: readonly StatementStructures[];
}

/** The files of the target of this name. */
export function sourceFilesOf(target: string): SourceFiles {
  const headerLines: SourceFiles["headerLines"] = (origins) => [
    `Made by endpoint-manifest (${target}) from ${origins.join(", ")}.`,
    "Not to be edited: fill the manifest in and run `generate`.",
  ];
  const made: MakeLateFile = (file, parts) =>
    typescriptFile(`src/${file}.ts`, () => {
      const { origins, imports, statements } = parts();
      return sourceFileOf({ imports, statements, header: [...headerLines(origins)] });
    });
  return {
    headerLines,
    sourceFile: ({ file, ...parts }) => made(file, () => parts),
    lateFile: made,
  };
}

/** The imports that a file takes from other files of the package. */
export class FileImports {
  readonly imports: Imports = new Imports();
  readonly #scope: Scope;
  readonly #locals = new Map<string, Map<string, string>>();
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
    const ofFile = this.#locals.get(file) ?? new Map<string, string>();
    this.#locals.set(file, ofFile);
    const known = ofFile.get(name);
    if (known !== undefined) return known;
    const local = this.#scope.take(wanted);
    ofFile.set(name, local);
    return local;
  }
}
