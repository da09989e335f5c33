/** Which objects have one shape: all is equal but where they stand and what they say to people. */
import type { ObjectSchema, Schema } from "../../../model/schema.js";
import { schemasIn } from "../../../model/walk.js";

/** What makes no difference to a shape. */
const apart: ReadonlySet<string> = new Set(["at", "title", "description", "examples"]);

/**
 * A number for the shape of each object in these schemas; equal shapes have equal numbers. What is not shown may turn out
 * to be anything, so it is never equal, except that further properties may exist.
 */
export function shapesIn(roots: readonly Schema[]): ReadonlyMap<Schema, number> {
  const numbers = new Map<string, number>();
  const shapes = new Map<Schema, number>();
  const shapeOf = new Map<unknown, number>();
  // Inner ones first, so that each is read once and stands as a number in those around it.
  for (const schema of roots.flatMap((root) => [...schemasIn(root)]).toReversed()) {
    if (schema.kind !== "object") continue;
    const text = textOf(schema, shapeOf);
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    shapes.set(schema, number);
    shapeOf.set(schema, number);
  }
  return shapes;
}

/** One text for all objects of a shape; the order of properties does not count. */
function textOf(schema: ObjectSchema, shapeOf: ReadonlyMap<unknown, number>): string {
  const sorted = {
    ...schema,
    properties: schema.properties.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    required: schema.required.toSorted(),
  };
  return JSON.stringify(sorted, (key, value: unknown) => {
    if (apart.has(key)) return undefined;
    if (isNotShown(value)) return key === "additional" ? "notShown" : value.at;
    return shapeOf.get(value) ?? value;
  });
}

function isNotShown(value: unknown): value is { readonly at: unknown } {
  return (
    typeof value === "object" &&
    value !== null &&
    "kind" in value &&
    value.kind === "notShown" &&
    "at" in value
  );
}
