/**
 * The shapes of values, for languages in which a type has a name. They are few on purpose: a value without a shape is `raw`,
 * and says why. Shapes are plain JSON; recursion stays a name. An unknown property is always kept, whatever a shape says of
 * others.
 */
import type { JsonValue, Schema } from "../../model/schema.js";
import type { Name } from "../names/words.js";

/**
 * Which shape: the name of a schema, and where an inline one has no name of its own, the way to it from its owner (`book/author`,
 * `books.create/~body`). What is no property begins with `~`, and `/` and `~` of names are escaped as in a JSON Pointer.
 */
export type ShapeId = string;

/** Which way values of a shape go. Two sides have two shapes only where readOnly and writeOnly make them differ. */
export type ShapeSide = "both" | "sent" | "answered";

/** The shape of a value. */
export type Shape =
  | RawShape
  | ScalarShape
  | ConstantShape
  | { readonly kind: "list"; readonly item: Shape }
  | { readonly kind: "map"; readonly value: Shape }
  | TupleShape
  | { readonly kind: "nullable"; readonly of: Shape }
  | { readonly kind: "named"; readonly id: ShapeId };

/** JSON as it came: nobody has said what it is, it is said that it may be anything, or no shape can say it, with the reason. */
export type RawShape =
  | { readonly kind: "raw"; readonly why: "not-shown" | "any" }
  | { readonly kind: "raw"; readonly why: "unsayable"; readonly reason: string };

/** A value without parts. `bytes` and `file` stand in bodies and parts of forms, never in JSON. */
export interface ScalarShape {
  readonly kind: "scalar";
  readonly type: "string" | "integer" | "number" | "boolean" | "bytes" | "file";
  /** `date-time`, `int64` and so on: an annotation, which a value need not keep. */
  readonly format?: string;
  /** How bytes are written as this text, such as `base64`. */
  readonly encoding?: string;
}

/** One value, such as that of a tag. */
export interface ConstantShape {
  readonly kind: "constant";
  readonly value: JsonValue;
}

/** A list whose first items each have a shape of their own. */
export interface TupleShape {
  readonly kind: "tuple";
  readonly items: readonly Shape[];
  /** So many of the items are there for certain. */
  readonly least: number;
  /** The shape of further items; left out = there are none. */
  readonly rest?: Shape;
}

/** A shape that needs a name. Values are never null: whoever refers to one that may be null says so. */
export type NamedShape = NamedHead & (RecordShape | EnumShape | UnionShape | AliasShape);

/** The members of all named shapes. */
export interface NamedHead {
  readonly id: ShapeId;
  /** The shape in whose name space it stands; left out = in none. */
  readonly owner?: ShapeId;
  /** The names on the way from its owner, such as those of a property and of its items; mostly one. */
  readonly names: readonly Name[];
  readonly side: ShapeSide;
  /** The schema that it was made of: its texts, and rules that only some languages can say. */
  readonly schema: Schema;
}

/** An object with properties. */
export interface RecordShape {
  readonly kind: "record";
  readonly fields: readonly FieldShape[];
  /** Other properties: there are none (`closed`), they have a shape, or nothing is said and whoever wants them reads JSON. */
  readonly others: "closed" | "unsaid" | Shape;
}

/** One property. That it may be null is said by its shape, so that the two together are the three states of JSON. */
export interface FieldShape {
  readonly name: Name;
  readonly presence: "required" | "optional";
  readonly shape: Shape;
  /** All that is said of it; the first that has a text says it to people. */
  readonly schemas: readonly Schema[];
}

/** One of some values; an open list may get more. */
export interface EnumShape {
  readonly kind: "enum";
  readonly of: "string" | "integer" | "number";
  readonly isOpen: boolean;
  readonly values: readonly { readonly name: Name; readonly value: string | number }[];
}

/** One of several shapes. What fits none of them, or is told apart by nothing, stays JSON beside them. */
export interface UnionShape {
  readonly kind: "union";
  readonly by: UnionTest;
  readonly variants: readonly VariantShape[];
}

/**
 * The test that tells objects among the variants apart; other values are told apart by their JSON type, wherever there is a
 * test at all. `nothing`: the reader of the value chooses a variant, and none is tried in turn.
 */
export type UnionTest =
  | { readonly kind: "tag"; readonly tag: Name }
  | { readonly kind: "json-type" | "fields" | "nothing" };

/** One shape of a union, and which values are of it. */
export interface VariantShape {
  readonly name: Name;
  readonly shape: Shape;
  /** JSON types of its values. */
  readonly types: readonly JsonType[];
  /** For objects: the values of the tag that select it. */
  readonly tags?: readonly string[];
  /** For objects: properties that they all have. Where only one variant has all of its own there, the value is of that one. */
  readonly fields?: readonly string[];
}

/** A type of JSON (RFC 8259, section 3), `null` apart. */
export type JsonType = "boolean" | "number" | "string" | "array" | "object";

/** Another name for something that has none. */
export interface AliasShape {
  readonly kind: "alias";
  readonly shape: Shape;
}
