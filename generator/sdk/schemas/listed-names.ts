/** Names of properties of which an object says nothing but that no others may be there. */
import type { ObjectSchema } from "../../model/schema.js";

/** The names that an object may have, of those that are not among its properties. */
export function listedNames(schema: ObjectSchema): readonly string[] {
  return onlyNames(schema).filter(
    (name) => !schema.properties.some((property) => property.name === name),
  );
}

/** All names of `propertyNames: { enum: [...] }`, unless patterns say more of them. */
export function onlyNames({ propertyNames, patternProperties }: ObjectSchema): readonly string[] {
  if (propertyNames?.kind !== "enum" || propertyNames.open || patternProperties.length > 0)
    return [];
  return propertyNames.values.flatMap((value) => (value.kind === "string" ? [value.value] : []));
}
