/** The JSON Schema of the manifest as the reference reads it: the words that zod writes, and no others. */
import { targetsShape } from "../../generator/targets.js";
import { manifestJsonSchema } from "../../generator/validate/json-schema.js";

/** A schema (draft-07). */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly propertyNames?: JsonSchema;
}

/** The definitions of the manifest's schema: its files and forms, by their names. */
export function manifestDefinitions(): Readonly<Record<string, JsonSchema>> {
  const { definitions }: { readonly definitions: Readonly<Record<string, JsonSchema>> } =
    JSON.parse(JSON.stringify(manifestJsonSchema(targetsShape)));
  return definitions;
}

/** The name of the definition that a schema is a reference to, also where it has a description beside it. */
export function referenced({ $ref, allOf = [] }: JsonSchema): string | undefined {
  const [first] = allOf;
  if ($ref === undefined) return first === undefined ? undefined : referenced(first);
  return $ref.replace("#/definitions/", "");
}

/** The names of all definitions that a schema refers to, in their order. */
export function referencesIn(schema: JsonSchema): readonly string[] {
  const own = referenced(schema);
  const { additionalProperties: others } = schema;
  const parts = [
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.items === undefined ? [] : [schema.items]),
    ...Object.values(schema.properties ?? {}),
    ...(typeof others === "object" ? [others] : []),
  ];
  return [...(own === undefined ? [] : [own]), ...parts.flatMap(referencesIn)];
}
