/** Objects of which a value can be made up property by property. */
import type { ObjectSchema, Schema } from "../../model/schema.js";
import { type FindSchema, membersOfObject } from "../../model/schema-members.js";

/**
 * The parts of an object that says all it wants of single properties in its properties, and not in unions or conditions
 * beside them, or as what no other property may be; undefined where it does not.
 */
export function plainParts(schema: Schema, find: FindSchema): readonly ObjectSchema[] | undefined {
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
  if (!membersOfObject(schema).every(isKnown)) return undefined;
  const arePlain = objects.every(
    ({ propertyNames, patternProperties, additional }) =>
      propertyNames === undefined &&
      patternProperties.length === 0 &&
      (objects.length === 1 || additional.kind === "any" || additional.kind === "notShown"),
  );
  return arePlain ? objects : undefined;
}

/** True if properties of these names may make an object together. */
export function mayStandTogether(
  names: ReadonlySet<string>,
  { minProperties = 0, maxProperties = Infinity, ...depending }: ObjectSchema,
): boolean {
  const { dependentRequired = [], dependentSchemas = [] } = depending;
  return (
    names.size >= minProperties &&
    names.size <= maxProperties &&
    dependentRequired.every(
      ({ name, requires }) => !names.has(name) || requires.every((each) => names.has(each)),
    ) &&
    !dependentSchemas.some(({ name }) => names.has(name))
  );
}
