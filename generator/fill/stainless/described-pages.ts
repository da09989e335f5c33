/** True if an operation of a description has the pages of a scheme: its parameters, and the fields of its answer. */
import { namesOnPointer } from "../../json-pointer.js";
import { isSuccessStatus } from "../../model/successes.js";
import type { DescribedApi, DescribedOperation } from "../described-api.js";
import type { PlainPager } from "../openapi/pagers.js";
import { type Told, toldIn } from "../told.js";

/** The schemas of a description, by their names. */
export type SchemasByName = ReadonlyMap<string, Told>;

/** Makes it of a description. */
export function schemasByName({ schemas }: Pick<DescribedApi, "schemas">): SchemasByName {
  return new Map(schemas.map(({ name, schema }) => [name, schema]));
}

/** True if all parameters but that of the size are the operation's own, and all parts of a page are in its answer. */
export function hasPages(
  { request, response }: PlainPager,
  operation: DescribedOperation,
  schemas: SchemasByName,
): boolean {
  const asked = Object.entries(request).filter(([role]) => role !== "limit");
  const answer = answerSchema(operation);
  return (
    answer !== undefined &&
    asked.every(([, pointer]) => hasParameter(pointer, operation, schemas)) &&
    Object.entries(response).every(([role, pointer]) => {
      const field = fieldAt(answer, namesOnPointer(pointer), schemas);
      return field !== undefined && (role !== "items" || isList(field, schemas));
    })
  );
}

function hasParameter(
  pointer: string,
  { facts }: DescribedOperation,
  schemas: SchemasByName,
): boolean {
  const [place = "", ...rest] = pointer.split(".");
  const name = rest.join(".");
  if (place !== "body")
    return toldIn(toldIn(toldIn(facts, "parameters"), place), name) !== undefined;
  const body = schemaOfJson(toldIn(toldIn(facts, "body"), "content"));
  return body !== undefined && fieldAt(body, [name], schemas) !== undefined;
}

function answerSchema({ facts }: DescribedOperation): Told | undefined {
  const responses = toldIn(facts, "responses");
  const success =
    responses?.kind === "map"
      ? responses.entries.find(({ key }) => isSuccessStatus(key))?.value
      : undefined;
  return schemaOfJson(toldIn(success, "content"));
}

function schemaOfJson(content: Told | undefined): Told | undefined {
  if (content?.kind !== "map") return undefined;
  const json = content.entries.find(({ key }) => /[/+]json\b/i.test(key));
  return toldIn(json?.value, "schema");
}

function isList(schema: Told, schemas: SchemasByName): boolean {
  return parts(schema, schemas).some((part) => {
    const type = toldIn(part, "type");
    const types = type?.kind === "list" ? type.items : type === undefined ? [] : [type];
    return types.some((each) => each.kind === "scalar" && each.value === "array");
  });
}

function fieldAt(schema: Told, names: readonly string[], schemas: SchemasByName): Told | undefined {
  const [name, ...rest] = names;
  if (name === undefined) return schema;
  for (const part of parts(schema, schemas)) {
    const property = toldIn(toldIn(part, "properties"), name);
    const found = property && fieldAt(property, rest, schemas);
    if (found !== undefined) return found;
  }
  return undefined;
}

const prefix = "#/schemas/";

/** A schema, what it refers to, and the parts of both. */
function parts(
  schema: Told,
  schemas: SchemasByName,
  visited: ReadonlySet<Told> = new Set(),
): readonly Told[] {
  if (visited.has(schema)) return [];
  const seen = new Set([...visited, schema]);
  const reference = toldIn(schema, "$ref");
  const text = reference?.kind === "scalar" ? String(reference.value) : "";
  const target = text.startsWith(prefix) ? schemas.get(text.slice(prefix.length)) : undefined;
  const all = toldIn(schema, "allOf");
  const inner = [...(target ? [target] : []), ...(all?.kind === "list" ? all.items : [])];
  return [schema, ...inner.flatMap((each) => parts(each, schemas, seen))];
}
