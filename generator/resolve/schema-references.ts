/** How schemas name each other. */
import type { Discriminator } from "../model/schema.js";
import { entriesOf } from "../source/plain-value.js";
import type { SchemaForm } from "../validate/schema-shape.js";

/** The name in `#/schemas/<name>`. */
export function referredName(reference: string): string {
  return reference.replace("#/schemas/", "");
}

/** The property that tells members of a union, or the heirs of a schema, apart. */
export function discriminatorOf({ discriminator }: SchemaForm): Discriminator | undefined {
  if (discriminator === undefined) return undefined;
  const mapping = entriesOf(discriminator.mapping ?? {}).map(([value, reference]) => ({
    value,
    schema: referredName(reference),
  }));
  return { propertyName: discriminator.propertyName, mapping };
}
