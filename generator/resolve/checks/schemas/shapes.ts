/** Which objects have one shape: all is equal but where they stand and what they say to people. */
import type { ObjectSchema, Property, Schema } from "../../../model/schema.js";
import { objectHash, type Shapes } from "./shape-hashes.js";

/** The keywords that make no difference to a shape. */
const apart: ReadonlySet<string> = new Set(["at", "title", "description", "examples"]);

/** The keywords that make no difference, or are compared apart because their order makes none. */
const apartOrUnordered: ReadonlySet<string> = new Set([...apart, "properties", "required"]);

/**
 * A number for the shape of each of these objects, of which outer ones stand before those in them; equal shapes have equal
 * numbers. What is not shown may turn out to be anything, so it is never equal, except that further properties may exist.
 * To compare those of one hash takes half the time of writing each out as a text (30 ms instead of 57 for 4,060 objects).
 */
export function shapesIn(objects: readonly ObjectSchema[]): ReadonlyMap<Schema, number> {
  const alike = new Map<number, ObjectSchema[]>();
  const shapes = new Map<object, number>();
  const shapeOf = new Map<Schema, number>();
  // Inner ones first, so that each is read once and stands as a number in those around it.
  for (const schema of objects.toReversed()) {
    const hash = objectHash(schema, shapes);
    const others = alike.get(hash);
    const same = others?.find((other) => isSameObject(schema, other, shapes));
    const number = (same && shapes.get(same)) ?? shapes.size;
    if (others === undefined) alike.set(hash, [schema]);
    else if (same === undefined) others.push(schema);
    shapes.set(schema, number);
    shapeOf.set(schema, number);
  }
  return shapeOf;
}

/** The order of properties does not count. */
function isSameObject(one: ObjectSchema, other: ObjectSchema, shapes: Shapes): boolean {
  return (
    areSameNames(one.required, other.required) &&
    areSameProperties(one.properties, other.properties, shapes) &&
    areSameMembers(one, other, { shapes, leftOut: apartOrUnordered })
  );
}

function areSameNames(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  if (one.every((name, index) => name === other[index])) return true;
  const sorted = other.toSorted();
  return one.toSorted().every((name, index) => name === sorted[index]);
}

function areSameProperties(
  one: readonly Property[],
  other: readonly Property[],
  shapes: Shapes,
): boolean {
  if (one.length !== other.length) return false;
  // Nearly always they stand in one order.
  const isInOrder = one.every(({ name }, index) => name === other[index]?.name);
  const named = isInOrder ? undefined : new Map(other.map((each) => [each.name, each]));
  return one.every(({ name, schema }, index) => {
    const match = named === undefined ? other[index] : named.get(name);
    return match !== undefined && isSame(schema, match.schema, "schema", shapes);
  });
}

function isSame(one: unknown, other: unknown, key: string, shapes: Shapes): boolean {
  if (!isObject(one) || !isObject(other)) return one === other;
  if (Array.isArray(one) || Array.isArray(other)) return areSameItems(one, other, key, shapes);
  const shape = shapes.get(one);
  if (shape !== undefined) return shape === shapes.get(other);
  if (one["kind"] === "notShown") return key === "additional" && other["kind"] === "notShown";
  return areSameMembers(one, other, { shapes, leftOut: apart });
}

function areSameItems(one: unknown, other: unknown, key: string, shapes: Shapes): boolean {
  return (
    Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((item, index) => isSame(item, other[index], key, shapes))
  );
}

/** How members are compared: all but those that are left out. */
interface Comparison {
  readonly shapes: Shapes;
  readonly leftOut: ReadonlySet<string>;
}

function areSameMembers(one: unknown, other: unknown, comparison: Comparison): boolean {
  if (!isObject(one) || !isObject(other)) return false;
  const { shapes, leftOut } = comparison;
  for (const key in one) {
    if (!leftOut.has(key) && !isSame(one[key], other[key], key, shapes)) return false;
  }
  for (const key in other) if (!leftOut.has(key) && !(key in one)) return false;
  return true;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
