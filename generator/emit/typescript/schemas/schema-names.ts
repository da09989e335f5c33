/**
 * The names of the types of named schemas. What is sent and what is answered can differ: a caller sends no `readOnly`
 * property and gets no `writeOnly` one, may write `undefined` for what is optional, and may pass readonly arrays. A schema
 * that stands on both sides, and differs, has two types; every other one has one.
 */
import type { ApiModel } from "../../../model/model.js";
import type { Schema } from "../../../model/schema.js";
import { type FindSchema, isMarked } from "../../../model/schema-members.js";
import { requestSchemas, responseSchemas, schemasIn } from "../../../model/walk.js";
import { pascalCase, Scope } from "../names.js";

/** Which way a value goes. */
export type Side = "request" | "response";

/** The named schemas and the names of their types. */
export interface SchemaNames {
  readonly find: FindSchema;
  /** The sides for which a schema has a type of its own; the first one's has the schema's plain name. */
  readonly sidesOf: (schema: string) => readonly Side[];
  /** Name of the type that a schema has on a side. */
  readonly typeName: (schema: string, side: Side) => string;
}

/** Names all types. `taken` are names that the package has for something else: a type of that name gets an underscore. */
export function schemaNames(model: ApiModel, taken: Iterable<string>): SchemaNames {
  const schemas = new Map(model.schemas.map(({ name, schema }) => [name, schema]));
  const sent = reachedFrom(requestSchemas(model), schemas);
  const answered = reachedFrom(responseSchemas(model), schemas);
  const differing = differingSchemas(schemas);
  const sidesOf = (schema: string): readonly Side[] => {
    if (!sent.has(schema)) return ["response"];
    if (!answered.has(schema)) return ["request"];
    return differing.has(schema) ? ["response", "request"] : ["response"];
  };
  // Of a name that two would have the plain one comes first: no schema is renamed because another is sent.
  const scope = new Scope(taken);
  const plain = new Map([...schemas.keys()].map((name) => [name, scope.take(pascalCase(name))]));
  const ofRequests = new Map(
    [...schemas.keys()]
      .filter((name) => sidesOf(name).length > 1)
      .map((name) => [name, scope.take(`${pascalCase(name)}Input`)]),
  );
  return {
    find: (name) => schemas.get(name),
    sidesOf,
    typeName: (schema, side) =>
      (side === "request" ? ofRequests.get(schema) : undefined) ??
      plain.get(schema) ??
      pascalCase(schema),
  };
}

/** Names of the schemas that some schemas refer to, directly or through others. */
function reachedFrom(
  roots: readonly Schema[],
  schemas: ReadonlyMap<string, Schema>,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [...roots];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const name of referencesIn(next)) {
      const target = reached.has(name) ? undefined : schemas.get(name);
      reached.add(name);
      if (target !== undefined) open.push(target);
    }
  }
  return reached;
}

/** The schemas whose types on the two sides differ: in themselves, or because of what they refer to. */
function differingSchemas(schemas: ReadonlyMap<string, Schema>): ReadonlySet<string> {
  const find: FindSchema = (name) => schemas.get(name);
  const users = new Map<string, string[]>();
  for (const [name, schema] of schemas) {
    for (const used of referencesIn(schema)) {
      const known = users.get(used);
      if (known === undefined) users.set(used, [name]);
      else known.push(name);
    }
  }
  const open = [...schemas].flatMap(([name, schema]) =>
    [...schemasIn(schema)].some((each) => differsInItself(each, find)) ? [name] : [],
  );
  const differing = new Set(open);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const user of users.get(next) ?? []) {
      if (!differing.has(user)) open.push(user);
      differing.add(user);
    }
  }
  return differing;
}

function referencesIn(schema: Schema): readonly string[] {
  return [...schemasIn(schema)].flatMap((each) => (each.kind === "reference" ? [each.name] : []));
}

function differsInItself(schema: Schema, find: FindSchema): boolean {
  if (schema.kind !== "object") return schema.kind === "array";
  const required = new Set(schema.required);
  return schema.properties.some(
    (property) =>
      !required.has(property.name) ||
      isMarked(property.schema, "readOnly", find) ||
      isMarked(property.schema, "writeOnly", find),
  );
}
