/** The package as its samples have it: what they import from it, and how they make a client. */
import { type CodeLine, code } from "../code-lines.js";
import type { SampledNames, SampleImports } from "./sample-imports.js";
import {
  callOf,
  type Entry,
  literalValue,
  name as nameValue,
  objectValue,
  type ObjectEntry,
  type ValueTree,
} from "../value-tree.js";
import type { ApiModel } from "../../../model/model.js";

/** The package. */
export interface SampledPackage extends SampledNames {
  readonly className: string;
  /** The options that every client needs, because the manifest does not show their values. */
  readonly needed: readonly Entry[];
}

/** The names of a package. */
export interface PackageNames {
  /** Name of the npm package. */
  readonly package: string;
  readonly className: string;
  /** The base URL that its samples use where the manifest shows none. */
  readonly baseUrl: string;
}

/** The package of a model's client. */
export function sampledPackage(
  { service }: Pick<ApiModel, "service">,
  { package: name, className, baseUrl }: PackageNames,
): SampledPackage {
  const isKnown = service.baseUrl.state === "known";
  const needed = isKnown ? [] : [{ key: "baseUrl", value: literalValue(baseUrl) }];
  return { name, ownNames, className, needed };
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
