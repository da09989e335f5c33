/** `discriminator` (OpenAPI 3.1.1, section 4.8.25), with references where its mapping has names. */
import type { CombinedSchema, ObjectSchema, Schema } from "../../model/schema.js";
import { membersOfObject } from "../../model/schema-members.js";
import { jsonObject, type Word } from "./json-objects.js";
import type { JsonSchemaScope } from "./schema-scope.js";

/** The word, if there is anything to say. */
export function discriminatorWord(
  schema: ObjectSchema | CombinedSchema,
  scope: Pick<JsonSchemaScope, "refer" | "find" | "requiredDiscriminators">,
): Word {
  const { discriminator } = schema;
  const isSaid = !(scope.requiredDiscriminators === true && isOptional(schema, scope));
  if (discriminator === undefined || !isSaid) return ["discriminator", undefined];
  const { propertyName, mapping } = discriminator;
  const targets = mapping.map(({ value, schema: name }) => [value, scope.refer(name)] as const);
  return [
    "discriminator",
    jsonObject([
      ["propertyName", propertyName],
      ["mapping", targets.length === 0 ? undefined : jsonObject(targets)],
    ]),
  ];
}

/** True if a schema has a discriminator whose property may be missing from a value. */
export function isOptional(schema: Schema, { find }: Pick<JsonSchemaScope, "find">): boolean {
  const discriminator = "discriminator" in schema ? schema.discriminator : undefined;
  if (discriminator === undefined) return false;
  const visited = new Set<Schema>();
  const isRequired = (each: Schema): boolean => {
    if (visited.has(each)) return true;
    visited.add(each);
    return membersOfObject(each).some((member) => {
      switch (member.kind) {
        case "object":
          return member.required.includes(discriminator.propertyName);
        case "reference": {
          const target = find(member.name);
          return target !== undefined && isRequired(target);
        }
        case "anyOf":
        case "oneOf":
          return member.members.every(isRequired);
        default:
          return false;
      }
    });
  };
  return !isRequired(schema);
}
