/** The parts that make shapes: schemas by name, and the shape of any other schema in another place. */
import type { FindSchema } from "../../model/schema-members.js";
import type { Schema } from "../../model/schema.js";
import type { TypesOf } from "./json-types.js";
import type { RawnessOf } from "./rawness.js";
import type { SaidProperties } from "./said-properties.js";
import type { EnumShape, RawShape, RecordShape, Shape, ShapeSide, UnionShape } from "./shape.js";
import type { ShapePlace } from "./shape-places.js";

/** A shape, or what has to get a name to be one. None of its values is null. */
export type Made = Shape | RecordShape | EnumShape | UnionShape;

/** The making of shapes, which goes round: of records by their fields, of unions by their variants. */
export interface ShapeMaker {
  readonly find: FindSchema;
  readonly typesOf: TypesOf;
  readonly rawnessOf: RawnessOf;
  readonly said: SaidProperties;
  /** Returns the shape of a schema in the same place, without null. */
  readonly made: (schema: Schema, place: ShapePlace) => Made;
  /** The shape of a schema in a place of its own. */
  readonly shapeOf: (schema: Schema, place: ShapePlace) => Shape;
  /** The same where what is in that place is made by somebody else. */
  readonly shapeElsewhere: (schema: Schema, place: ShapePlace) => Shape;
  /** The place of a named schema. */
  readonly placeOf: (schema: string, side: ShapeSide) => ShapePlace;
}

/** JSON of which nobody has said more, or may be anything. */
export function raw(why: "not-shown" | "any"): RawShape {
  return { kind: "raw", why };
}

/** JSON that no shape says. */
export function unsayable(reason: string): RawShape {
  return { kind: "raw", why: "unsayable", reason };
}

/** A shape whose values may be null too, said once. */
export function nullable(shape: Shape): Shape {
  if (shape.kind === "raw" || shape.kind === "nullable") return shape;
  return shape.kind === "constant" && shape.value.kind === "null"
    ? shape
    : { kind: "nullable", of: shape };
}

/** A shape without null. */
export function notNull(shape: Shape): Shape {
  return shape.kind === "nullable" ? shape.of : shape;
}

/** Schemas, of those that refer to the same one the first. */
export function eachOnce(schemas: readonly Schema[]): readonly Schema[] {
  const found = new Map<Schema | string, Schema>();
  for (const schema of schemas) {
    const key = schema.kind === "reference" ? schema.name : schema;
    if (!found.has(key)) found.set(key, schema);
  }
  return [...found.values()];
}
