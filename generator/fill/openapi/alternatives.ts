/** What a discriminator tells apart: the members of a union, or the schemas that build on another one. */
import type { SourceNode } from "../sources/source-node.js";
import { keyOfPlace } from "./losses.js";
import type { Reading } from "./reading.js";

/** A schema that a discriminator may stand for. */
export interface Alternative {
  /** The name that it has in the source. */
  readonly name: string;
  readonly node: SourceNode;
  /** Whether it builds on the schema that has the discriminator, and is no member of a union. */
  readonly isHeir: boolean;
}

/** The alternatives that have names. */
export function alternativesOf(schema: SourceNode, reading: Reading): readonly Alternative[] {
  const union = schema.get("oneOf") ?? schema.get("anyOf");
  if (union === undefined) return heirsOf(schema, reading);
  return union.items().flatMap((member): readonly Alternative[] => {
    const target = member.reference()?.target();
    if (target === undefined) return [];
    return [{ name: reading.names.nameOf(target), node: target, isHeir: false }];
  });
}

/** The schemas with a name that have a schema among their `allOf`, or among that of one of those. */
function heirsOf(schema: SourceNode, reading: Reading): readonly Alternative[] {
  const bases = new Set([keyOfPlace(schema.at)]);
  const heirs = new Map<string, Alternative>();
  for (let before = -1; before < heirs.size;) {
    before = heirs.size;
    for (const { name, node } of reading.names.declared) {
      if (heirs.has(name) || !buildsOn(node, bases)) continue;
      heirs.set(name, { name, node, isHeir: true });
      bases.add(keyOfPlace(node.at));
    }
  }
  return [...heirs.values()];
}

function buildsOn(node: SourceNode, bases: ReadonlySet<string>): boolean {
  return (node.get("allOf")?.items() ?? []).some((part) => {
    const target = part.reference()?.target();
    return target !== undefined && bases.has(keyOfPlace(target.at));
  });
}

/** What a schema says of a property, itself or by its parts. */
export function propertyOf(
  schema: SourceNode,
  name: string,
  visited: ReadonlySet<string> = new Set(),
): readonly SourceNode[] {
  const node = schema.follow();
  if (node === undefined || visited.has(keyOfPlace(node.at))) return [];
  const seen = new Set([...visited, keyOfPlace(node.at)]);
  const own = node.get("properties")?.get(name)?.follow();
  const parts = node.get("allOf")?.items() ?? [];
  return [
    ...(own === undefined ? [] : [own]),
    ...parts.flatMap((part) => propertyOf(part, name, seen)),
  ];
}

/** The texts that a property may be; undefined where any may come. */
export function textsOf(property: readonly SourceNode[]): readonly string[] | undefined {
  const lists = property.flatMap((each) => {
    const only = each.get("const");
    const values = only === undefined ? (each.get("enum")?.items() ?? []) : [only];
    return values.length === 0 ? [] : [values.flatMap((value) => value.text() ?? [])];
  });
  const [first, ...others] = lists;
  return first?.filter((text) => others.every((other) => other.includes(text)));
}

/** Whether a property may be a text at all. */
export function mayBeText(property: readonly SourceNode[]): boolean {
  return property.every((each) => {
    const type = each.get("type");
    const types = type?.kind === "list" ? type.items() : type === undefined ? [] : [type];
    return types.length === 0 || types.some((one) => one.text() === "string");
  });
}
