/** Names of schemas: those that the description gives, and made ones for what else is referred to. */
import type { SourceNode } from "../sources/source-node.js";
import { type FindHeirs, heirFinder, type NamedNode } from "./heirs.js";
import { keyOfPlace } from "./losses.js";

/** The names of a description. */
export interface SchemaNames {
  /** Those that the description names, in its order. */
  readonly declared: readonly NamedNode[];
  /** The name of a schema that is referred to; it gets one where it has none. */
  readonly nameOf: (target: SourceNode) => string;
  /** True if a schema has a name by now. */
  readonly isNamed: (node: SourceNode) => boolean;
  /** All that were named so far, those that the description names first. */
  readonly all: () => readonly NamedNode[];
  /** The schema that the description names so. */
  readonly find: (name: string) => SourceNode | undefined;
  /** Those that the description names and that build on a schema. */
  readonly heirsOf: FindHeirs;
}

/** Names the schemas of a map (`components.schemas`, in 2.0 `definitions`). */
export function schemaNames(schemas: SourceNode | undefined): SchemaNames {
  const declared = (schemas?.entries() ?? []).map(({ key, node }) => ({ name: key, node }));
  const named = new Map(declared.map((each) => [keyOfPlace(each.node.at), each]));
  const taken = new Map(declared.map(({ name, node }) => [name, node]));
  return {
    declared,
    nameOf: (target) => {
      const key = keyOfPlace(target.at);
      const known = named.get(key);
      if (known !== undefined) return known.name;
      const name = freeName(madeName(target), taken);
      named.set(key, { name, node: target });
      taken.set(name, target);
      return name;
    },
    isNamed: (node) => named.has(keyOfPlace(node.at)),
    all: () => [...named.values()],
    find: (name) => taken.get(name),
    heirsOf: heirFinder(declared),
  };
}

/** Steps that say where something stands, not what it is. */
const structure: ReadonlySet<string> = new Set([
  ...["components", "schemas", "definitions", "$defs", "properties", "allOf", "oneOf", "anyOf"],
  ...["paths", "content", "schema", "responses", "requestBody", "parameters"],
]);

/** `Book-author` for `#/components/schemas/Book/properties/author`; the file's name for a whole file. */
function madeName({ at }: SourceNode): string {
  const steps = at.path.map(String).filter((step) => !structure.has(step));
  if (steps.length > 0) return steps.join("-");
  const file = at.file.slice(at.file.lastIndexOf("/") + 1);
  return file.replace(/\.[^.]*$/, "") || "schema";
}

function freeName(name: string, taken: ReadonlyMap<string, unknown>): string {
  for (let count = 1; ; count += 1) {
    const tried = count === 1 ? name : `${name}-${count}`;
    if (!taken.has(tried)) return tried;
  }
}
