/**
 * The schemas that build on another one, by their `allOf`. In a description with thousands of discriminators all references are
 * followed once, not once for each.
 */
import { grouped } from "../../model/grouped.js";
import type { SourceNode } from "../sources/source-node.js";
import { keyOfPlace } from "./losses.js";

/** A schema that has a name. */
export interface NamedNode {
  readonly name: string;
  readonly node: SourceNode;
}

/** A schema, and the keys of the places that its `allOf` refers to. */
interface Builder extends NamedNode {
  readonly index: number;
  readonly bases: ReadonlySet<string>;
}

/** The named schemas that build on a schema, or on one that does; each stands behind one that it builds on. */
export type FindHeirs = (schema: SourceNode) => readonly NamedNode[];

/** A search among the schemas of a description, which are looked at when somebody asks first. */
export function heirFinder(declared: readonly NamedNode[]): FindHeirs {
  let known: ReadonlyMap<string, readonly Builder[]> | undefined;
  return (schema) => {
    known ??= buildersByBase(declared);
    return inOrder(keyOfPlace(schema.at), reached(keyOfPlace(schema.at), known));
  };
}

function buildersByBase(declared: readonly NamedNode[]): ReadonlyMap<string, readonly Builder[]> {
  const pairs = declared.flatMap(({ name, node }, index) => {
    const bases = (node.get("allOf")?.items() ?? []).flatMap((part) => {
      const target = part.reference()?.target();
      return target === undefined ? [] : [keyOfPlace(target.at)];
    });
    const builder: Builder = { name, node, index, bases: new Set(bases) };
    return [...builder.bases].map((base) => ({ base, builder }));
  });
  const byBase = grouped(pairs, ({ base }) => base);
  return new Map([...byBase].map(([base, list]) => [base, list.map(({ builder }) => builder)]));
}

function reached(
  base: string,
  builders: ReadonlyMap<string, readonly Builder[]>,
): readonly Builder[] {
  const heirs = new Set<Builder>();
  const pending = [base];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const each of builders.get(next) ?? []) {
      if (heirs.has(each)) continue;
      heirs.add(each);
      pending.push(keyOfPlace(each.node.at));
    }
  }
  return [...heirs].toSorted((one, other) => one.index - other.index);
}

/** Keeps the order of the description, but for those that stand before all that they build on. */
function inOrder(base: string, heirs: readonly Builder[]): readonly NamedNode[] {
  const bases = new Set([base]);
  const ordered = new Set<Builder>();
  while (ordered.size < heirs.length) {
    for (const each of heirs) {
      if (ordered.has(each) || ![...each.bases].some((one) => bases.has(one))) continue;
      ordered.add(each);
      bases.add(keyOfPlace(each.node.at));
    }
  }
  return [...ordered];
}
