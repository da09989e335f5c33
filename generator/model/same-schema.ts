/** True if two schemas accept the same values, as far as they say so in the same words. */
import type { Annotations, Schema } from "./schema.js";

/** The keywords for people, or about the place of a schema: none of them decides on a value. */
const apart: ReadonlySet<string> = new Set<keyof Annotations>([
  ...(["at", "title", "description", "default", "examples", "deprecated"] as const),
]);

/** True if two schemas say the same of values; references are held against each other by name. */
export function isSameSchema(one: Schema, other: Schema): boolean {
  return one === other || schemaText(one) === schemaText(other);
}

function schemaText(schema: Schema): string {
  return JSON.stringify(schema, (key, value: unknown) => (apart.has(key) ? undefined : value));
}
