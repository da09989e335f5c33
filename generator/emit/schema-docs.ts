/** What doc comments of any language say of a schema: its texts, its bounds, what no type says of it, and that it is deprecated. */
import type { NamedShape, Shape } from "../sdk/shapes/shape.js";
import { plainShape, type ShapesById } from "../sdk/shapes/settled-shapes.js";
import { boundsOf } from "./schema-bounds.js";

/** A schema, as shapes have it. */
type Schema = NamedShape["schema"];

/** What is said of values of a schema, a paragraph each. */
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

/** What is said of a type of which its schema says nothing. */
export function schemaWords({ id, owner }: NamedShape, otherwise: string): string {
  return owner === undefined && /^[a-z0-9-]+(?:\/~sent)?$/.test(id)
    ? `is the schema "${id.replace("/~sent", "")}".`
    : otherwise;
}

/** What stands behind "Deprecated:" above what has a schema; undefined where it is not deprecated. */
export function schemaDeprecation(schemas: readonly Schema[]): string | undefined {
  return schemas.some(({ deprecated }) => deprecated === true) ? "do not use it." : undefined;
}

/** What no type says of a value. */
export function shapeTexts(shape: Shape, named: ShapesById): readonly string[] {
  const plain = plainShape(shape, named);
  switch (plain.kind) {
    case "raw":
      return plain.why === "unsayable" ? [`It is any JSON here: ${plain.reason}.`] : [];
    case "constant":
      return [`It is always ${JSON.stringify(jsonOf(plain.value))}.`];
    case "tuple": {
      const { items, rest } = plain;
      const more = rest === undefined ? "no further ones" : "further ones";
      return [`Its first ${items.length} items have a meaning of their own each, with ${more}.`];
    }
    default:
      return [];
  }
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
