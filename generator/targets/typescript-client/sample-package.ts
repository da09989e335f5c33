/** The package as its samples have it: what they import from it, and how they make a client. */
import { type CodeLine, code } from "../../emit/typescript/code-lines.js";
import type { CodeSample } from "../../emit/typescript/code-sample.js";
import { Imports } from "../../emit/typescript/imports.js";
import { Scope } from "../../emit/typescript/names.js";
import { specialCallees } from "../../emit/typescript/special-callees.js";
import {
  callOf,
  type Entry,
  literalValue,
  name as nameValue,
  objectValue,
  type ObjectEntry,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import { knownValue } from "../../model/known.js";
import type { ApiModel } from "../../model/model.js";
import { classNameOf, type Settings } from "./settings.js";

/** The package. */
export interface SampledPackage {
  readonly name: string;
  readonly className: string;
  /** What every client must be given, because the manifest does not show it. */
  readonly needed: readonly Entry[];
}

/** The package, of a model and its settings. */
export function sampledPackage({ service }: ApiModel, settings: Settings): SampledPackage {
  const baseUrl = literalValue("https://api.example.com");
  return {
    name: settings.package,
    className: classNameOf(settings),
    needed: knownValue(service.baseUrl) === undefined ? [{ key: "baseUrl", value: baseUrl }] : [],
  };
}

/** Names that samples declare, or call as they are: nothing that is imported takes one of them. */
const ownNames: readonly string[] = [
  ...["answer", "answers", "client", "console", "crypto", "error", "event", "events", "item"],
  ...["call", "callbackUrl", "checked", "onTokens", "page", "pages", "queries", "query", "quick"],
  ...[
    "data",
    "download",
    "raw",
    "response",
    "result",
    "schema",
    "signedIn",
    "status",
    "take",
    "tokens",
    "user",
    "value",
    "z",
  ],
];

/** What one sample imports. */
export class SampleImports {
  readonly imports: Imports = new Imports();
  readonly #package: string;
  readonly #scope: Scope = new Scope([...ownNames, ...specialCallees]);
  readonly #locals = new Map<string, string>();

  constructor({ name }: SampledPackage) {
    this.#package = name;
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
  shown: SampledPackage,
  lines: (imports: SampleImports) => readonly CodeLine[],
): CodeSample {
  const imports = new SampleImports(shown);
  return { lines: lines(imports), imports: imports.imports };
}

/** `new BookCatalog({ timeoutMs: 5000 })`. */
export function newClient(
  { className, needed }: SampledPackage,
  imports: SampleImports,
  options: readonly ObjectEntry[] = [],
): ValueTree {
  return callOf(nameValue(imports.use(className)), given([...needed, ...options]), { isNew: true });
}

/** `const client = new BookCatalog();`, which most samples begin with. */
export function clientLine(
  shown: SampledPackage,
  imports: SampleImports,
  options: readonly ObjectEntry[] = [],
): CodeLine {
  return code`const client = ${newClient(shown, imports, options)};`;
}

/** `export const client = new BookCatalog();`, for samples that do no more than to make one. */
export function exportedClientLine(
  shown: SampledPackage,
  imports: SampleImports,
  options: readonly ObjectEntry[] = [],
): CodeLine {
  return code`export const client = ${newClient(shown, imports, options)};`;
}

/** `const client = createClient();`, for functions that are imported one by one. */
export function bareClientLine({ needed }: SampledPackage, imports: SampleImports): CodeLine {
  return code`const client = ${callOf(nameValue(imports.use("createClient")), given(needed))};`;
}

function given(options: readonly ObjectEntry[]): readonly ValueTree[] {
  const [first, ...others] = options;
  if (first === undefined) return [];
  return [others.length === 0 && "kind" in first ? first.value : objectValue(options)];
}
