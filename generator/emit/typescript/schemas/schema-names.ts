/**
 * The names of the types of named schemas. What is sent and what is answered can differ: a caller sends no `readOnly`
 * property and gets no `writeOnly` one, may write `undefined` for what is optional, and may pass readonly arrays. A schema
 * that stands on both sides, and differs, has two types; every other one has one.
 */
import { type Diagnostic, diagnostic } from "../../../diagnostics/diagnostic.js";
import type { ApiModel } from "../../../model/model.js";
import type { Schema } from "../../../model/schema.js";
import { type FindSchema, isMarked } from "../../../model/schema-members.js";
import { childrenOf, requestSchemas, responseSchemas, schemasIn } from "../../../model/walk.js";
import { pascalCase, Scope } from "../names.js";
import { extendableSchemas } from "./extendable.js";

/** Which way a value goes. */
export type Side = "request" | "response";

/** The named schemas and the names of their types. */
export interface SchemaNames {
  readonly find: FindSchema;
  /** Whether an interface can extend the type of a schema. */
  readonly isExtendable: (schema: string) => boolean;
  /** The sides for which a schema has a type of its own; the first one's has the schema's plain name. */
  readonly sidesOf: (schema: string) => readonly Side[];
  /** Name of the type that a schema has on a side. */
  readonly typeName: (schema: string, side: Side) => string;
}

/** Names all types. `taken` are names that the package has for something else: a type of that name gets an underscore. */
export function schemaNames(model: ApiModel, taken: Iterable<string>): SchemaNames {
  const schemas = new Map(model.schemas.map(({ name, schema }) => [name, schema]));
  const sent = reachedFrom(requestSchemas(model), "request", schemas);
  const answered = reachedFrom(responseSchemas(model), "response", schemas);
  const extendable = extendableSchemas(schemas);
  const differing = differingSchemas(schemas);
  const sidesOf = (schema: string): readonly Side[] => {
    if (!sent.has(schema)) return ["response"];
    if (!answered.has(schema)) return ["request"];
    return differing.has(schema) ? ["response", "request"] : ["response"];
  };
  const names = [...schemas.keys()];
  const others = [...taken];
  // Each from its own name alone: whatever else there is renames none.
  const plain = new Map(names.map((name) => [name, new Scope(others).take(pascalCase(name))]));
  const ofRequests = new Map(
    names.filter((name) => sidesOf(name).length > 1).map((name) => [name, inputName(name)]),
  );
  return {
    find: (name) => schemas.get(name),
    isExtendable: (name) => extendable.has(name),
    sidesOf,
    typeName: (schema, side) =>
      (side === "request" ? ofRequests.get(schema) : undefined) ??
      plain.get(schema) ??
      pascalCase(schema),
  };
}

/** Name of the type of what is sent, where another one says what is answered. */
function inputName(schema: string): string {
  return `${pascalCase(schema)}Input`;
}

/**
 * Reports schemas that are called as the type of what is sent of another one. To give either of them another name would
 * rename a type because of a fact about something else, so it is for the manifest to say.
 */
export function collidingInputs(model: ApiModel, names: SchemaNames): readonly Diagnostic[] {
  const sent = new Map(
    model.schemas
      .filter(({ name }) => names.sidesOf(name).length > 1)
      .map((each) => [names.typeName(each.name, "request"), each]),
  );
  return model.schemas.flatMap(({ name, at }) => {
    const typeName = names.typeName(name, "response");
    const other = sent.get(typeName);
    if (other === undefined) return [];
    return [
      diagnostic("colliding-names", {
        at: { ...at, part: "key" },
        message: `\`${name}\` has the name of what is sent of \`${other.name}\`: the type ${typeName}`,
        help: `rename it; or, if it is what is sent of \`${other.name}\`, mark what differs there with \`readOnly\` and \`writeOnly\``,
        related: [{ message: `\`${other.name}\` stands here`, at: { ...other.at, part: "key" } }],
      }),
    ];
  });
}

/** Names of the schemas that are reached from some schemas through what their types on a side have. */
function reachedFrom(
  roots: readonly Schema[],
  side: Side,
  schemas: ReadonlyMap<string, Schema>,
): ReadonlySet<string> {
  const find: FindSchema = (name) => schemas.get(name);
  const reached = new Set<string>();
  const open = [...roots];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.kind === "reference") {
      const target = reached.has(next.name) ? undefined : schemas.get(next.name);
      reached.add(next.name);
      if (target !== undefined) open.push(target);
    }
    const hidden = new Set(
      next.kind === "object"
        ? next.properties
            .map(({ schema }) => schema)
            .filter((each) => isHidden(each, { side, find }))
        : [],
    );
    open.push(...childrenOf(next).filter((child) => !hidden.has(child)));
  }
  return reached;
}

/** What a caller sends has no `readOnly` property, what is answered no `writeOnly` one (OpenAPI 3.1.1, section 4.8.24). */
export function isHidden(
  schema: Schema,
  { side, find }: { readonly side: Side; readonly find: FindSchema },
): boolean {
  return isMarked(schema, side === "request" ? "readOnly" : "writeOnly", find);
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
