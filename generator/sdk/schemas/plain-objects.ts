/** Objects of which a value can be made up property by property. */
import type { ObjectSchema, Schema } from "../../model/schema.js";
import { type FindSchema, membersOfObject } from "../../model/schema-members.js";

/**
 * Whether an object says all that it wants in its properties, and not in unions or conditions beside them, or as what no
 * other property may be.
 */
export function isPlain(schema: Schema, find: FindSchema): boolean {
  const objects: ObjectSchema[] = [];
  const visited = new Set<Schema>();
  const isKnown = (member: Schema): boolean => {
    if (visited.has(member)) return true;
    visited.add(member);
    if (member.kind === "object") objects.push(member);
    const target = member.kind === "reference" ? find(member.name) : undefined;
    return (
      member.kind === "object" || (target !== undefined && membersOfObject(target).every(isKnown))
    );
  };
  if (!membersOfObject(schema).every(isKnown)) return false;
  return objects.every(
    ({ propertyNames, patternProperties, additional }) =>
      propertyNames === undefined &&
      patternProperties.length === 0 &&
      (objects.length === 1 || additional.kind === "any" || additional.kind === "notShown"),
  );
}
