/** The named schemas of a model as JSON Schemas, those that differ by side under two names. */
import type { ApiModel } from "../../model/model.js";
import { isMarked } from "../../model/schema-members.js";
import { schemasIn } from "../../model/walk.js";
import type { FindSchema } from "../../model/schema-members.js";
import type { Schema } from "../../model/schema.js";
import type { Side } from "../schemas/sides.js";
import { jsonSchemaScope } from "./json-schema.js";
import type { JsonSchema, JsonSchemaOptions, JsonSchemaScope } from "./schema-scope.js";

/** JSON Schemas that refer to named ones, and those that were referred to. */
export interface NamedSchemas {
  readonly scopes: Readonly<Record<Side, JsonSchemaScope>>;
  /** The named schemas that the schemas made by now need, in the manifest's order, without those that it returned before. */
  readonly needed: () => readonly NamedJsonSchema[];
}

/** One of them. */
export interface NamedJsonSchema {
  readonly name: string;
  readonly schema: JsonSchema;
}

/**
 * Scopes for the schemas of a model. `refer` writes a reference to a name; what is sent of a schema that differs from what
 * is answered of it has `-input` at the end of its name.
 */
export function namedSchemas(
  { schemas }: Pick<ApiModel, "schemas">,
  {
    refer,
    ...options
  }: Pick<JsonSchemaOptions, "namesHidden" | "prose" | "boundsPatterns"> & {
    readonly refer: (name: string) => string;
  },
): NamedSchemas {
  const byName = new Map(schemas.map(({ name, schema }) => [name, schema]));
  const find: FindSchema = (name) => byName.get(name);
  const sided = sidedSchemas(byName);
  const inputs = new Map(
    [...sided].map((name) => [name, freeName(`${name}-input`, byName)] as const),
  );
  const referred = new Set<string>();
  const asked: { readonly name: string; readonly of: string; readonly side: Side }[] = [];
  const scopeOf = (side: Side): JsonSchemaScope =>
    jsonSchemaScope({
      ...options,
      side,
      find,
      refer: (schema) => {
        const name = (side === "request" ? inputs.get(schema) : undefined) ?? schema;
        if (!referred.has(name)) asked.push({ name, of: schema, side });
        referred.add(name);
        return refer(name);
      },
    });
  const scopes = { request: scopeOf("request"), response: scopeOf("response") };
  const order = new Map([...byName.keys()].map((name, index) => [name, index]));
  const needed = (): readonly NamedJsonSchema[] => {
    const made: (NamedJsonSchema & { readonly order: number })[] = [];
    // What is asked for while these are made is among them, too.
    for (const { name, of, side } of asked) {
      const schema = byName.get(of);
      if (schema === undefined) continue;
      made.push({ name, schema: scopes[side].schemaOf(schema), order: order.get(of) ?? 0 });
    }
    asked.length = 0;
    return made.toSorted((a, b) => a.order - b.order);
  };
  return { scopes, needed };
}

/** The schemas of which something does not go both ways: in themselves, or in what they refer to. */
function sidedSchemas(schemas: ReadonlyMap<string, Schema>): ReadonlySet<string> {
  const find: FindSchema = (name) => schemas.get(name);
  const parts = new Map([...schemas].map(([name, schema]) => [name, [...schemasIn(schema)]]));
  const sided = new Set<string>();
  for (let before = -1; before < sided.size;) {
    before = sided.size;
    for (const [name, each] of parts) {
      const isSided = each.some(
        (part) => hasMarks(part, find) || (part.kind === "reference" && sided.has(part.name)),
      );
      if (isSided) sided.add(name);
    }
  }
  return sided;
}

function hasMarks(schema: Schema, find: FindSchema): boolean {
  return (
    schema.kind === "object" &&
    schema.properties.some(
      (property) =>
        isMarked(property.schema, "readOnly", find) || isMarked(property.schema, "writeOnly", find),
    )
  );
}

function freeName(name: string, taken: ReadonlyMap<string, unknown>): string {
  return taken.has(name) ? freeName(`${name}-`, taken) : name;
}
