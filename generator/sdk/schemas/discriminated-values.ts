/** Which values of a discriminator stand for a schema. */
import type { Discriminator, ReferenceSchema } from "../../model/schema.js";

/** Those that are mapped to it, or else its name (OpenAPI 3.1.1, section 4.8.25.1). */
export function discriminatedValues(
  { name }: ReferenceSchema,
  { mapping }: Discriminator,
): readonly string[] {
  const mapped = mapping.flatMap(({ value, schema }) => (schema === name ? [value] : []));
  return mapped.length === 0 ? [name] : mapped;
}
