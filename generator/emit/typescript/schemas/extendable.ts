/** Which types an interface can extend: those whose members are known, and that say nothing of others. */
import type {
  CombinedSchema,
  ObjectSchema,
  ReferenceSchema,
  Schema,
} from "../../../model/schema.js";
import { oncePerFacts } from "../../../model/decided.js";
import { oncePerModel } from "../../../model/once.js";
import { schemaFinder } from "../../../model/schema-finder.js";
import { type FindSchema, membersOfObject, ofObjectsOnly } from "../../../model/schema-members.js";
import { listedNames } from "../../../sdk/schemas/listed-names.js";
import { saysNothing } from "../../../sdk/schemas/says-nothing.js";

/** The parts of an object that is said in several places. */
export interface ObjectParts {
  readonly bases: readonly ReferenceSchema[];
  readonly objects: readonly ObjectSchema[];
  /** Unions, negations and whatever else holds too. */
  readonly others: readonly Schema[];
}

/** Takes an `allOf` apart. */
export function partsOf(schema: CombinedSchema): ObjectParts {
  // A base that is named twice is one: each way to it is gone by compilers, and twice in each of a row is for ever.
  const bases = new Map<string, ReferenceSchema>();
  const objects: ObjectSchema[] = [];
  const others: Schema[] = [];
  for (const member of membersOfObject(schema)) {
    if (member.kind === "reference") bases.set(member.name, bases.get(member.name) ?? member);
    else if (member.kind === "object") objects.push(member);
    else others.push(member);
  }
  return { bases: [...bases.values()], objects, others };
}

/** The named schemas whose types an interface can extend. */
export const extendableSchemas = oncePerModel(
  (model): ReadonlySet<string> => new Set(extendableOnce(model)),
);

const extendableOnce = oncePerFacts("extendable schemas", (model) =>
  extendableNames(
    model.schemas.map(({ name }) => name),
    schemaFinder(model),
  ),
);

/** Those of some named schemas whose types an interface can extend. Each is looked at once, however many refer to it. */
export function extendableNames(names: readonly string[], find: FindSchema): readonly string[] {
  const known = new Map<string, boolean>();
  const isNamedExtendable = (name: string): boolean => {
    const found = known.get(name);
    if (found !== undefined) return found;
    known.set(name, false);
    const schema = find(name);
    const answer = schema !== undefined && isExtendable(schema, isNamedExtendable);
    known.set(name, answer);
    return answer;
  };
  return names.filter(isNamedExtendable);
}

/** True if the type of a schema can be an interface that others extend. */
export function isExtendable(
  schema: Schema,
  isNamedExtendable: (name: string) => boolean,
): boolean {
  switch (schema.kind) {
    case "object": {
      const { additional, patternProperties, properties } = schema;
      const isOpen = additional.kind === "any" || additional.kind === "notShown";
      const isClosed = additional.kind === "never" && properties.length > 0;
      // Names that are only listed are no properties of the model, so that nothing tells what two bases say of one.
      const isListed = listedNames(schema).length > 0;
      return patternProperties.length === 0 && !isListed && (isOpen || isClosed);
    }
    case "reference":
      return isNamedExtendable(schema.name);
    case "allOf": {
      const { bases, objects, others } = partsOf(schema);
      return (
        (bases.length > 0 || declaresObject(schema)) &&
        [...bases, ...objects].every((member) => isExtendable(member, isNamedExtendable)) &&
        others.every(saysNothingBesideObject)
      );
    }
    default:
      return false;
  }
}

/** `{ required: [id] }` alone holds for text as well. */
function declaresObject(schema: Schema): boolean {
  if (schema.kind === "allOf") return schema.members.some(declaresObject);
  return schema.kind === "object";
}

/** True where an interface loses nothing of the schema; unions may say which properties are there. */
function saysNothingBesideObject(schema: Schema): boolean {
  if (schema.kind === "anyOf" || schema.kind === "oneOf") return false;
  return saysNothing(schema) && (schema.kind !== "not" || absentName(schema.schema) === undefined);
}

/** The name of the property that an object does not have if it is not of a schema. */
export function absentName(negated: Schema): string | undefined {
  const object = negated.kind === "conditional" ? ofObjectsOnly(negated) : negated;
  return object?.kind === "object" ? onlyRequirement(object) : undefined;
}

/** The name that an object requires, where that is all that it says. */
export function onlyRequirement({ required, properties }: ObjectSchema): string | undefined {
  return required.length === 1 && properties.length === 0 ? required[0] : undefined;
}
