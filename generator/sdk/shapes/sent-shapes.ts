/** The shapes that calls send, for languages that make values to send in another way than they read them. */
import { unreachable } from "../../unreachable.js";
import type { ServiceShapes } from "./service-shapes.js";
import type { NamedShape, Shape, ShapeId } from "./shape.js";

/** Ids of the shapes that have a name and stand in a parameter or a body, or in what stands there. */
export function sentShapes({ calls, named }: ServiceShapes): ReadonlySet<ShapeId> {
  const found = new Set<ShapeId>();
  const visit = (shape: Shape): void => {
    switch (shape.kind) {
      case "list":
        visit(shape.item);
        return;
      case "map":
        visit(shape.value);
        return;
      case "nullable":
        visit(shape.of);
        return;
      case "tuple":
        for (const each of shape.items) visit(each);
        if (shape.rest !== undefined) visit(shape.rest);
        return;
      case "named": {
        const target = found.has(shape.id) ? undefined : named.get(shape.id);
        found.add(shape.id);
        if (target !== undefined) for (const each of partsOf(target)) visit(each);
        return;
      }
      case "raw":
      case "scalar":
      case "constant":
        return;
      default:
        unreachable(shape);
    }
  };
  for (const { parameters, contents } of calls.values()) {
    for (const each of [...parameters.values(), ...contents.values()]) visit(each);
  }
  return found;
}

function partsOf(shape: NamedShape): readonly Shape[] {
  switch (shape.kind) {
    case "record":
      return [
        ...shape.fields.map((each) => each.shape),
        ...(typeof shape.others === "object" ? [shape.others] : []),
      ];
    case "union":
      return shape.variants.map((each) => each.shape);
    case "alias":
      return [shape.shape];
    case "enum":
      return [];
    default:
      return unreachable(shape);
  }
}
