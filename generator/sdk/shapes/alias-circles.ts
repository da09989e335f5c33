/** Aliases that are made of themselves with no record or union between: most languages have no word for them. */
import type { NamedShape, Shape, ShapeId } from "./shape.js";
import { unsayable } from "./shape-maker.js";

/** The same shapes; of each circle of aliases one is JSON, so that whoever writes out what an alias stands for comes to an end. */
export function withoutCircles(shapes: readonly NamedShape[]): readonly NamedShape[] {
  const aliases = new Map(
    shapes.flatMap((each) => (each.kind === "alias" ? [[each.id, each.shape] as const] : [])),
  );
  const cut = new Set<ShapeId>();
  const state = new Map<ShapeId, "open" | "done">();
  const follow = (id: ShapeId): void => {
    const shape = aliases.get(id);
    if (shape === undefined || state.get(id) === "done") return;
    if (state.get(id) === "open") {
      cut.add(id);
      return;
    }
    state.set(id, "open");
    namedIn(shape).forEach(follow);
    state.set(id, "done");
  };
  for (const id of aliases.keys()) follow(id);
  if (cut.size === 0) return shapes;
  const shape = unsayable("it is made of itself, with nothing between that has a name");
  return shapes.map((each) =>
    each.kind === "alias" && cut.has(each.id) ? { ...each, shape } : each,
  );
}

/** The shapes that a shape refers to. */
export function namedIn(shape: Shape): readonly ShapeId[] {
  switch (shape.kind) {
    case "named":
      return [shape.id];
    case "nullable":
      return namedIn(shape.of);
    case "list":
      return namedIn(shape.item);
    case "map":
      return namedIn(shape.value);
    case "tuple":
      return [...shape.items, ...(shape.rest === undefined ? [] : [shape.rest])].flatMap(namedIn);
    default:
      return [];
  }
}
