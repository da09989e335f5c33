/** The imports of a README's sample: names of the package and of its subpaths, without collisions. */
import type { CodeLine } from "../code-lines.js";
import type { CodeSample } from "../code-sample.js";
import { Imports } from "../imports.js";
import { Scope } from "../../../sdk/names/scope.js";
import { specialCallees } from "../special-callees.js";

/** The package of which samples are made. */
export interface SampledNames {
  /** Its name in imports. */
  readonly name: string;
  /** Names that samples declare, or call as they are: nothing that is imported takes one of them. */
  readonly ownNames: readonly string[];
}

/** The imports of one sample. */
export class SampleImports {
  readonly imports: Imports = new Imports();
  readonly #package: string;
  readonly #scope: Scope;
  readonly #locals = new Map<string, string>();

  constructor({ name, ownNames }: SampledNames) {
    this.#package = name;
    this.#scope = new Scope([...ownNames, ...specialCallees]);
  }

  /** A value of the package, or of a subpath of it; returns its name in the sample. */
  use(name: string, subpath?: string): string {
    const module = this.#module(subpath);
    return this.imports.use(name, module, this.#local(name, module));
  }

  /** A type, likewise. */
  useType(name: string, subpath?: string): string {
    const module = this.#module(subpath);
    return this.imports.useType(name, module, this.#local(name, module));
  }

  #module(subpath: string | undefined): string {
    return subpath === undefined ? this.#package : `${this.#package}/${subpath}`;
  }

  #local(name: string, module: string): string {
    const key = `${module}#${name}`;
    const local = this.#locals.get(key) ?? this.#scope.take(name);
    this.#locals.set(key, local);
    return local;
  }
}

/** A sample: its lines are made with what they import. */
export function sampleOf(
  shown: SampledNames,
  lines: (imports: SampleImports) => readonly CodeLine[],
): CodeSample {
  const imports = new SampleImports(shown);
  return { lines: lines(imports), imports: imports.imports };
}
