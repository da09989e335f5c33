/** What doc comments say of a schema: its texts, its bounds, what no type says of it, and that it is deprecated. */
import type { Name } from "../../sdk/names/words.js";
import type { NamedShape, Shape } from "../../sdk/shapes/shape.js";
import { plainShape, type ShapesById } from "../../sdk/shapes/settled-shapes.js";
import { foldedName } from "../../words.js";
import { boundsOf } from "../schema-bounds.js";
import type { GoTypes } from "./types.js";

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

/** The first sentence of a type's comment, without the type's name: which schema it is of, or which part of one. */
export function schemaWords(shape: NamedShape, { named, names }: GoTypes): string {
  const { root, parts } = wayTo(shape, named);
  const path = parts.map(({ wire }) => wire.replace(/^~/, "")).join(".");
  const [first] = root.names;
  const isSchema = first === undefined || root.id === first.wire || root.id.endsWith("/~sent");
  if (path === "") return `is the schema "${root.id.replace("/~sent", "")}".`;
  return isSchema
    ? `is the type of "${path}" in [${names.get(root.id) ?? ""}].`
    : `is the type of "${path}" of ${first.wire}.`;
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

/** What stands behind "Deprecated:" above what has a schema; undefined where it is not deprecated. */
export function schemaDeprecation(schemas: readonly Schema[]): string | undefined {
  return schemas.some(({ deprecated }) => deprecated === true) ? "Do not use it." : undefined;
}

/**
 * A comment whose first sentence begins with the name, as Go's do. Texts of the manifest may be anything, also no sentence, so
 * that they stand below as paragraphs, unless a text begins with the name itself.
 */
export function namedDoc(name: string, sentence: string, texts: readonly string[]): string[] {
  // A title that is the name says nothing.
  const said = texts.filter((each) => foldedName(each) !== foldedName(name));
  return said[0]?.startsWith(`${name} `) ? said : [`${name} ${sentence}`, ...said];
}

/** What no type of Go says of a value. */
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
