/** The alternatives that a discriminator tells apart: the members of a union, or the schemas that build on another one. */
import type { SourceNode } from "../sources/source-node.js";
import { keyOfPlace } from "./losses.js";
import type { Reading } from "./reading.js";
import { isStrange } from "./understood-schemas.js";

/** A schema that a discriminator may stand for. */
export interface Alternative {
  /** The name that it has in the source. */
  readonly name: string;
  readonly node: SourceNode;
  /** True if it builds on the schema that has the discriminator, and is no member of a union. */
  readonly isHeir: boolean;
}

/** The alternatives that have names. */
export function alternativesOf(schema: SourceNode, reading: Reading): readonly Alternative[] {
  const union = schema.get("oneOf") ?? schema.get("anyOf");
  if (union === undefined) {
    return reading.names.heirsOf(schema).map(({ name, node }) => ({ name, node, isHeir: true }));
  }
  return union.items().flatMap((member): readonly Alternative[] => {
    const target = member.reference()?.target();
    if (target === undefined) return [];
    return [{ name: reading.names.nameOf(target), node: target, isHeir: false }];
  });
}

/** True if the union of a schema is one, where it has any. */
export function isUnionRead(schema: SourceNode): boolean {
  const union = schema.get("oneOf") ?? schema.get("anyOf");
  if (union !== undefined) {
    const members = union.items();
    return members.length > 0 && members.every((each) => isSchema(each));
  }
  return schema.entries().every(({ key }) => !isStrange(key));
}

/** True if a node is a schema, or a reference to one, as far as can be seen. */
function isSchema(node: SourceNode | undefined): boolean {
  if (node?.boolean() !== undefined) return true;
  if (node?.get("$ref") !== undefined) return node.reference()?.target() !== undefined;
  return node?.kind === "map" && node.entries().every(({ key }) => !isStrange(key));
}

/** True if all is understood that may say something of a property of a schema. */
export function isReadable(schema: SourceNode, name: string): boolean {
  const isFound = propertyOf(schema, name).length > 0;
  return isReadableBelow(schema, { name, isFound }, new Set());
}

function isReadableBelow(
  schema: SourceNode,
  wanted: { readonly name: string; readonly isFound: boolean },
  visited: ReadonlySet<string>,
): boolean {
  const { name, isFound } = wanted;
  const node = schema.follow();
  if (node === undefined || node.kind !== "map") return node?.boolean() !== undefined;
  if (visited.has(keyOfPlace(node.at))) return true;
  const seen = new Set([...visited, keyOfPlace(node.at)]);
  const [properties, parts] = [node.get("properties")?.follow(), node.get("allOf")];
  const property = properties?.get(name);
  const own = property?.follow();
  const values = own?.get("enum");
  return (
    (isFound || node.entries().every(({ key }) => !isStrange(key))) &&
    (node.get("properties") === undefined || properties?.kind === "map") &&
    (parts === undefined || parts.items().length > 0) &&
    (property === undefined || isSchema(own)) &&
    (values === undefined || values.items().length > 0) &&
    (parts?.items() ?? []).every((part) => isReadableBelow(part, wanted, seen))
  );
}

/** Returns a schema's rules for a property, its own or those of its parts. */
export function propertyOf(
  schema: SourceNode,
  name: string,
  visited: ReadonlySet<string> = new Set(),
): readonly SourceNode[] {
  const node = schema.follow();
  if (node === undefined || visited.has(keyOfPlace(node.at))) return [];
  const seen = new Set([...visited, keyOfPlace(node.at)]);
  const own = node.get("properties")?.follow()?.get(name)?.follow();
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

/** True if a property may be a text at all. */
export function mayBeText(property: readonly SourceNode[]): boolean {
  return property.every((each) => {
    const type = each.get("type");
    const types = type?.kind === "list" ? type.items() : type === undefined ? [] : [type];
    return types.length === 0 || types.some((one) => one.text() === "string");
  });
}
