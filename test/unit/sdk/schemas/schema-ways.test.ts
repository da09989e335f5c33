/** Which way schemas go, found in one pass over the model: the same as when each is followed by itself. */
import { schemaFinder } from "../../../../generator/model/schema-finder.js";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { schemaWays } from "../../../../generator/sdk/schemas/schema-ways.js";
import type { Known, Listing } from "../../../../generator/model/known.js";
import type { Header } from "../../../../generator/model/message.js";
import type { ApiModel } from "../../../../generator/model/model.js";
import type { Schema } from "../../../../generator/model/schema.js";
import { type FindSchema, isMarked } from "../../../../generator/model/schema-members.js";
import { childrenOf, schemasIn } from "../../../../generator/model/walk.js";
import type { SourceRef } from "../../../../generator/source-ref.js";
import { scenariosFolder } from "../../../golden-tree.js";
import { loadFolder } from "../../../model-lookup.js";
import { written } from "../../emit/schema-arbitraries.js";
import { namedSchemas, schemaOf } from "../../emit/typescript/schemas/types-of.js";

const { model: other } = loadFolder(join(scenariosFolder, "schema-sides")).value;
const at: SourceRef = { file: "service.yaml", path: [], part: "value" };
const unknown = { state: "notShown", at } as const;

function known<T>(value: T): Known<T> {
  return { state: "known", value, at, sources: [] };
}

function headersOf(schemas: readonly Schema[]): Known<Listing<Header>> {
  const items = schemas.map((schema, index) => ({
    name: `X-${index}`,
    at,
    schema: known(schema),
    description: unknown,
    required: unknown,
    explode: unknown,
  }));
  return known({ items, open: false });
}

/** Nothing but named schemas, and others that are sent and answered as headers. */
function modelOf(
  all: Parameters<typeof namedSchemas>[0],
  { sent, answered }: { readonly sent: readonly Schema[]; readonly answered: readonly Schema[] },
): ApiModel {
  const failure = {
    status: "404",
    absent: false,
    at,
    sources: [],
    description: unknown,
    content: unknown,
    headers: headersOf(answered),
  };
  const errors = known({ items: [failure], open: false });
  const service = { ...other.service, headers: headersOf(sent), errors, events: unknown };
  return { ...other, groups: [], schemas: [...namedSchemas(all)], service };
}

/** Names that are reached from some schemas without the properties that have a mark. */
function reachedFrom(
  roots: readonly Schema[],
  mark: "readOnly" | "writeOnly",
  find: FindSchema,
): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (schema: Schema): void => {
    if (schema.kind === "reference" && !found.has(schema.name)) {
      found.add(schema.name);
      const target = find(schema.name);
      if (target !== undefined) follow(target);
    }
    const properties = schema.kind === "object" ? schema.properties : [];
    const hidden = properties.filter((each) => isMarked(each.schema, mark, find));
    const shown = childrenOf(schema).filter((child) => hidden.every((it) => it.schema !== child));
    shown.forEach(follow);
  };
  roots.forEach(follow);
  return found;
}

function differs(schema: Schema, find: FindSchema, visited: ReadonlySet<Schema>): boolean {
  if (visited.has(schema)) return false;
  return schemasIn(schema).some((each) => {
    if (each.kind === "array") return true;
    if (each.kind === "object") {
      const marked = (property: Schema): boolean =>
        isMarked(property, "readOnly", find) || isMarked(property, "writeOnly", find);
      return each.properties.some(
        (property) => !each.required.includes(property.name) || marked(property.schema),
      );
    }
    const target = each.kind === "reference" ? find(each.name) : undefined;
    return target !== undefined && differs(target, find, new Set([...visited, schema]));
  });
}

test("random schemas: each way as it is when each schema is followed by itself", () => {
  const names = ["author", "book", "loan", "reader", "shelf"];
  // A name for another name alone may lead around in a circle, which is refused before.
  const named = written(names).filter((each) => typeof each !== "object" || !("$ref" in each));
  const schemas = fc.record(Object.fromEntries(names.map((name) => [name, named])));
  const roots = fc
    .subarray(names)
    .map((some) => some.map((name) => schemaOf({ $ref: `#/schemas/${name}` })));
  fc.assert(
    fc.property(schemas, roots, roots, (all, sent, answered) => {
      const model = modelOf(all, { sent, answered });
      const ways = schemaWays(model);
      const find: FindSchema = schemaFinder(model);
      const differing = model.schemas.filter(({ schema }) => differs(schema, find, new Set()));
      expect(new Set(ways.sent)).toEqual(reachedFrom(sent, "readOnly", find));
      expect(new Set(ways.answered)).toEqual(reachedFrom(answered, "writeOnly", find));
      expect(new Set(ways.differing)).toEqual(new Set(differing.map(({ name }) => name)));
    }),
  );
});
