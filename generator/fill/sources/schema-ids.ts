/** Names that schemas give themselves: `$id`, `$anchor` (JSON Schema 2020-12, section 8.2) and `$self` of OpenAPI 3.2. */
import { childOf, isSourceList, isSourceMap, type SourceValue } from "./source-value.js";

/** Keys and indices from the root of the file. */
type Path = readonly (string | number)[];

/** The names in one file. */
export interface SchemaIds {
  /** The URI, or the text of `$id` where there is nothing to resolve it against, that holds at a place; empty where there is none. */
  baseAt(path: Path): { readonly base: string; readonly resource: Path };
  /** Where a resource or an anchor (`<base>#<anchor>`) stands. */
  find(name: string): Path | undefined;
}

/** Below these keys stand values of the API's, and what looks like a name there is none. */
const keysOfValues = new Set(["example", "examples", "default", "const", "enum", "value"]);

/** Finds the names in a file; undefined where its text has none, which is nearly always so. */
export function schemaIds(root: SourceValue, text: string): SchemaIds | undefined {
  if (!/\$(?:id|anchor|dynamicAnchor|self)\b/.test(text)) return undefined;
  const names = new Map<string, Path>();
  const own = selfOf(root);
  if (own !== "") names.set(own, []);
  visit(root, [], own);
  return { find: (name) => names.get(name), baseAt };

  function visit(value: SourceValue, path: Path, outer: string): void {
    if (isSourceList(value)) {
      for (const [index, item] of value.entries()) visit(item, [...path, index], outer);
    }
    if (!isSourceMap(value)) return;
    const base = idOf(value, outer) ?? outer;
    if (base !== outer) enter(base, path);
    for (const key of ["$anchor", "$dynamicAnchor"]) {
      const anchor = value.get(key);
      if (typeof anchor === "string") enter(`${base}#${anchor}`, path);
    }
    for (const [key, item] of value) {
      if (!keysOfValues.has(key)) visit(item, [...path, key], base);
    }
  }

  /** Enters a place under a name; of two places with one name the first counts. */
  function enter(name: string, path: Path): void {
    if (!names.has(name)) names.set(name, path);
  }

  function baseAt(path: Path): { readonly base: string; readonly resource: Path } {
    let base = own;
    let resource: Path = [];
    let value = root;
    for (const [index, step] of path.entries()) {
      const child = childOf(value, step);
      if (child === undefined) break;
      value = child;
      const inner = isSourceMap(value) ? idOf(value, base) : undefined;
      if (inner === undefined) continue;
      base = inner;
      resource = path.slice(0, index + 1);
    }
    return { base, resource };
  }
}

/** A name against the one that holds around it; the name itself where that is no URI. */
export function against(name: string, base: string): string {
  if (!URL.canParse(name, base === "" ? undefined : base)) return name;
  return new URL(name, base === "" ? undefined : base).href.replace(/#$/, "");
}

function selfOf(root: SourceValue): string {
  const self = isSourceMap(root) ? root.get("$self") : undefined;
  return typeof self === "string" ? against(self, "") : "";
}

function idOf(value: ReadonlyMap<string, SourceValue>, base: string): string | undefined {
  const id = value.get("$id");
  return typeof id === "string" ? against(id, base) : undefined;
}
