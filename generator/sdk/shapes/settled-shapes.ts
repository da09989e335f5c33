/**
 * Which shapes are settled: whose type no fact that is filled in changes. What is not shown, and a list or a map of it, is not, so
 * that languages of nominal types give it no type and no accessor: whoever wants it reads JSON.
 */
import type { NamedShape, Shape, ShapeId } from "./shape.js";

/** The shapes that have a name, by their ids. */
export type ShapesById = ReadonlyMap<ShapeId, NamedShape>;

/** Says whether a shape is settled. */
export function isSettled(shape: Shape, named: ShapesById): boolean {
  switch (shape.kind) {
    case "raw":
      return shape.why !== "not-shown";
    case "list":
      return isSettled(shape.item, named);
    case "map":
      return isSettled(shape.value, named);
    case "nullable":
      return isSettled(shape.of, named);
    case "named": {
      const target = named.get(shape.id);
      // Records, enums and unions are types of their own; circles of aliases are cut already.
      return target?.kind !== "alias" || isSettled(target.shape, named);
    }
    // A tuple is a list of anything to most languages, whatever is in it.
    case "tuple":
    case "scalar":
    case "constant":
      return true;
  }
}

/** A shape without other names and without null: what it comes to. */
export function plainShape(
  shape: Shape,
  named: ShapesById,
): Exclude<Shape, { readonly kind: "nullable" }> {
  if (shape.kind === "nullable") return plainShape(shape.of, named);
  if (shape.kind !== "named") return shape;
  const target = named.get(shape.id);
  return target?.kind === "alias" ? plainShape(target.shape, named) : shape;
}

/** The record that a shape comes to; undefined where it is none. */
export function recordOfShape(
  shape: Shape,
  named: ShapesById,
): Extract<NamedShape, { readonly kind: "record" }> | undefined {
  const plain = plainShape(shape, named);
  const target = plain.kind === "named" ? named.get(plain.id) : undefined;
  return target?.kind === "record" ? target : undefined;
}

/** The shape that values of a shape have at a JSON Pointer (RFC 6901); undefined where that is not said. */
export function shapeAt(shape: Shape, pointer: string, named: ShapesById): Shape | undefined {
  let found: Shape | undefined = shape;
  for (const step of pointer.split("/").slice(1)) {
    const name = step.replaceAll("~1", "/").replaceAll("~0", "~");
    const field: FieldOfRecord | undefined =
      found && recordOfShape(found, named)?.fields.find((each) => each.name.wire === name);
    found = field?.shape;
  }
  return found;
}

type FieldOfRecord = Extract<NamedShape, { readonly kind: "record" }>["fields"][number];
