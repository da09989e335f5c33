/** The texts about a schema for doc comments of any language: its own texts, its bounds, facts that no type has, its deprecation. */
import type { Name } from "../sdk/names/words.js";
import type { NamedShape, Shape } from "../sdk/shapes/shape.js";
import { plainShape, type ShapesById } from "../sdk/shapes/settled-shapes.js";
import { boundsOf } from "./schema-bounds.js";

/** A schema, as shapes have it. */
type Schema = NamedShape["schema"];

/** The texts about values of a schema, a paragraph each. */
export function schemaTexts(schema: Schema): readonly string[] {
  const { title, description } = schema;
  return [title ?? "", description ?? "", boundsText(schema)].filter((each) => each !== "");
}

/** The bounds of a schema that no type says; that a number is whole its type says. */
export function boundsText(schema: Schema): string {
  return boundsOf(schema)
    .map((each) =>
      each.replace(/^Integer(?:\.$|, (\w))/, (_, next = "") => String(next).toUpperCase()),
    )
    .filter((each) => each !== "")
    .join(" ");
}

/** Where a type comes from: a schema as a whole, or a part of a schema or of an operation. */
export interface SchemaPlace {
  /** The shape that the part is in. */
  readonly root: NamedShape;
  /** The schema of the root. */
  readonly schema: string;
  /** The operation of the root, if it is no schema. */
  readonly operation?: string;
  /** The way from the root to the part, with dots; empty for a whole schema. */
  readonly path: string;
}

/** The place of a shape. */
export function schemaPlace(shape: NamedShape, named: ShapesById): SchemaPlace {
  const { root, parts } = wayTo(shape, named);
  const [first] = root.names;
  const isSchema = first === undefined || root.id === first.wire || root.id.endsWith("/~sent");
  return {
    root,
    schema: root.id.replace("/~sent", ""),
    ...(!isSchema && { operation: first.wire }),
    path: parts.map(({ wire }) => wire.replace(/^~/, "")).join("."),
  };
}

/** The shape in no other's name space, and the names from there on; of a part of an operation also those within that. */
function wayTo(
  shape: NamedShape,
  named: ShapesById,
): { readonly root: NamedShape; readonly parts: readonly Name[] } {
  const owner = shape.owner === undefined ? undefined : named.get(shape.owner);
  if (owner === undefined) {
    const [, ...parts] = shape.names;
    return { root: shape, parts: shape.id.endsWith("/~sent") ? [] : parts };
  }
  const { root, parts } = wayTo(owner, named);
  return { root, parts: [...parts, ...shape.names] };
}

/** The text behind "Deprecated:" above a use of a schema; undefined where it is not deprecated. */
export function schemaDeprecation(schemas: readonly Schema[]): string | undefined {
  return schemas.some(({ deprecated }) => deprecated === true) ? "Do not use it." : undefined;
}

/** The facts about a value that no type has. */
export function shapeTexts(shape: Shape, named: ShapesById): readonly string[] {
  const plain = plainShape(shape, named);
  switch (plain.kind) {
    case "raw":
      return plain.why === "unsayable" ? [`Any JSON value: ${plain.reason}.`] : [];
    case "constant":
      return [`Always ${JSON.stringify(jsonOf(plain.value))}.`];
    case "tuple":
      return [tupleText(plain)];
    default:
      return [];
  }
}

function tupleText({ items, rest }: Extract<Shape, { readonly kind: "tuple" }>): string {
  const count = items.length;
  if (rest === undefined) {
    return `An array of at most ${count} ${count === 1 ? "item" : "items"}, each with a schema of its own.`;
  }
  return count === 1
    ? "An array whose first item has a schema of its own."
    : `An array whose first ${count} items each have a schema of their own.`;
}

function jsonOf(value: Extract<Shape, { readonly kind: "constant" }>["value"]): unknown {
  switch (value.kind) {
    case "null":
      return null;
    case "array":
      return value.items.map(jsonOf);
    case "object":
      return Object.fromEntries(value.entries.map((each) => [each.name, jsonOf(each.value)]));
    default:
      return value.value;
  }
}
