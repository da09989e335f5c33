/** The rules of a schema for objects after its references and `allOf`s are followed: the properties by name. */
import type { ConditionalSchema, ObjectSchema, Property, Schema } from "./schema.js";

/** Looks a named schema up. */
export type FindSchema = (name: string) => Schema | undefined;

/** A property of an object, with everything that is said of it in one place or another. */
export interface MemberProperty extends Property {
  readonly required: boolean;
}

/** True if values of a schema are objects, as far as it says so itself or through what it refers to. */
export function isObjectSchema(schema: Schema, find: FindSchema): boolean {
  // Each is asked once: several ways may lead to one schema, and from there to another in several ways again.
  const known = new Map<Schema, boolean>();
  const isObject = (each: Schema): boolean => {
    const found = known.get(each);
    if (found !== undefined) return found;
    known.set(each, false);
    const answer = read(each);
    known.set(each, answer);
    return answer;
  };
  const read = (each: Schema): boolean => {
    switch (each.kind) {
      case "object":
        return true;
      case "reference": {
        const target = find(each.name);
        return target !== undefined && isObject(target);
      }
      case "allOf":
        return each.members.some(isObject);
      case "anyOf":
      case "oneOf":
        return each.members.length > 0 && each.members.every(isObject);
      default:
        return false;
    }
  };
  return isObject(schema);
}

/**
 * The members of a schema that hold together for an object: those of an `allOf`, of the `allOf`s in it, and what
 * `{ required: [id] }`, which speaks of objects only, says once it is known that the value is one. References are kept.
 */
export function membersOfObject(schema: Schema): readonly Schema[] {
  if (schema.kind === "allOf") return schema.members.flatMap(membersOfObject);
  return [schema.kind === "conditional" ? (ofObjectsOnly(schema) ?? schema) : schema];
}

/** Returns the rules of a schema without `type` for objects: they mean "if it is an object, then …". */
export function ofObjectsOnly({
  condition,
  consequence,
  alternative,
}: ConditionalSchema): ObjectSchema | undefined {
  const speaksOfObjects = condition.kind === "object" && isEveryObject(condition);
  return speaksOfObjects && alternative === undefined && consequence?.kind === "object"
    ? consequence
    : undefined;
}

/** The keywords that select no objects, if their lists are empty and other properties may be anything. */
const unselective: ReadonlySet<string> = new Set<keyof ObjectSchema>([
  ...(["kind", "at", "title", "description", "default", "examples", "deprecated"] as const),
  ...(["properties", "required", "patternProperties", "additional", "takesOthers"] as const),
]);

/** True if a schema accepts every object: it says nothing of their properties, their number or their names. */
function isEveryObject(schema: ObjectSchema): boolean {
  const { properties, required, patternProperties, additional } = schema;
  return (
    [properties, required, patternProperties].every(({ length }) => length === 0) &&
    additional.kind === "any" &&
    Object.keys(schema).every((key) => unselective.has(key))
  );
}

/**
 * All properties that an object of a schema is said to have, also by what it refers to; one of each name and place. Of one
 * that is required and not declared anything is said to go.
 */
export function propertiesThrough(schema: Schema, find: FindSchema): readonly MemberProperty[] {
  return objectsThrough(schema, find).flatMap(propertiesOf);
}

/** The objects that hold together for an object of a schema: itself, and those that its `allOf`s have or refer to; each once. */
export function objectsThrough(schema: Schema, find: FindSchema): readonly ObjectSchema[] {
  const found: ObjectSchema[] = [];
  const visited = new Set<Schema>();
  const waiting = membersOfObject(schema).toReversed();
  for (let member = waiting.pop(); member !== undefined; member = waiting.pop()) {
    if (member.kind === "object") found.push(member);
    const target = member.kind === "reference" ? find(member.name) : undefined;
    if (target === undefined || visited.has(target)) continue;
    visited.add(target);
    for (const each of membersOfObject(target).toReversed()) waiting.push(each);
  }
  return found;
}

/** Returns the rules of one object schema for its properties. */
export function propertiesOf({
  properties,
  required,
  at,
}: ObjectSchema): readonly MemberProperty[] {
  const needed = new Set(required);
  const declared = new Set(properties.map(({ name }) => name));
  const undeclared = required.filter((name) => !declared.has(name));
  return [
    ...properties.map((each) => ({ ...each, required: needed.has(each.name) })),
    ...undeclared.map((name) => ({ name, schema: { kind: "any", at }, required: true }) as const),
  ];
}

/** True if a schema is marked, where it stands or where it is declared: the mark holds wherever it is referred to. */
export function isMarked(
  schema: Schema,
  mark: "readOnly" | "writeOnly",
  find: FindSchema,
): boolean {
  return schema[mark] === true || dereferenced(schema, find)?.[mark] === true;
}

/** Follows references to what they stand for; undefined where one leads nowhere. */
export function dereferenced(schema: Schema, find: FindSchema): Schema | undefined {
  if (schema.kind !== "reference") return schema;
  const target = find(schema.name);
  return target && dereferenced(target, find);
}
