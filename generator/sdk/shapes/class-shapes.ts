/** The shapes of which a language of classes makes types: what they are, and which of them no fact changes. */
import { unreachable } from "../../unreachable.js";
import type { ShapesById } from "./settled-shapes.js";
import type { NamedShape, Shape } from "./shape.js";

/** True if a union is a class of its own: a tag tells objects apart. */
export function isTagged(shape: NamedShape): boolean {
  return (
    shape.kind === "union" &&
    shape.by.kind === "tag" &&
    shape.variants.every(({ types, tags }) => tags !== undefined && types.join() === "object")
  );
}

/** True if a shape is a class: an object, a list of texts, or a union that a tag tells apart. Others are what they are made of. */
export function isDeclared(shape: NamedShape): boolean {
  switch (shape.kind) {
    case "record":
      return true;
    case "enum":
      return shape.of === "string";
    case "union":
      return isTagged(shape);
    case "alias":
      return false;
  }
}

/**
 * True if a shape has a type that no fact changes: what is not shown has none, and neither has a union that a tag may tell apart
 * as soon as one is known.
 */
export function hasType(shape: Shape, { named }: { readonly named: ShapesById }): boolean {
  switch (shape.kind) {
    case "raw":
      return shape.why !== "not-shown";
    case "list":
      return hasType(shape.item, { named });
    case "map":
      return hasType(shape.value, { named });
    case "nullable":
      return hasType(shape.of, { named });
    case "named": {
      const target = named.get(shape.id);
      if (target?.kind === "alias") return hasType(target.shape, { named });
      return (
        target?.kind !== "union" || (target.by.kind !== "fields" && target.by.kind !== "nothing")
      );
    }
    case "tuple":
    case "scalar":
    case "constant":
      return true;
    default:
      return unreachable(shape);
  }
}
