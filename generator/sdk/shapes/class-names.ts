/** The names of types of shapes, as they were made for one language. */
import type { ShapesById } from "./settled-shapes.js";
import type { ShapeId } from "./shape.js";

/** The name of each type, within the type that it stands in, where types are nested. */
export type TypeNames = ReadonlyMap<ShapeId, string>;

/** The name of the type of a shape that has one. */
export function typeName(shape: ShapeId, { names }: { readonly names: TypeNames }): string {
  const name = names.get(shape);
  if (name === undefined) throw new Error(`the shape ${shape} has no name`);
  return name;
}

/** The names from the outermost type to that of a shape, where types are nested. */
export function wayTo(
  shape: ShapeId,
  types: { readonly named: ShapesById; readonly names: TypeNames },
): readonly string[] {
  const owner = types.named.get(shape)?.owner;
  return [...(owner === undefined ? [] : wayTo(owner, types)), typeName(shape, types)];
}
