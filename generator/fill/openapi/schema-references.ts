/** References to schemas within facts: found by where they stand, so that an example that looks like one stays as it is. */
import { type Told, toldList, toldMap, toldScalar } from "../told.js";

/** The content of a place: data, a schema, something with schemas below some keys, or a map of such things under any names. */
type Shape =
  "data" | "schema" | "reference" | { readonly each: Shape } | { readonly [key: string]: Shape };

const schemaMap: Shape = { each: "schema" };

const content: Shape = { each: { schema: "schema" } };

const named: Shape = { each: { schema: "schema", content } };

const responses: Shape = { each: { headers: named, content } };

const keywords: Readonly<Record<string, Shape>> = {
  $ref: "reference",
  discriminator: { mapping: { each: "reference" } },
  properties: schemaMap,
  patternProperties: schemaMap,
  dependentSchemas: schemaMap,
  ...Object.fromEntries(
    [
      ...["items", "contains", "additionalProperties", "propertyNames", "unevaluatedItems"],
      ...["unevaluatedProperties", "not", "if", "then", "else", "contentSchema"],
      // Lists of schemas: the shape goes through a list.
      ...["allOf", "anyOf", "oneOf", "prefixItems"],
    ].map((keyword) => [keyword, "schema"] as const),
  ),
};

const roots = {
  schema: "schema",
  operation: {
    parameters: { path: named, query: named, header: named, cookie: named },
    body: { content },
    responses,
  },
  service: { headers: named, errors: responses, events: { each: { payload: { content } } } },
} as const satisfies Readonly<Record<string, Shape>>;

/** Facts in which references have other names: those of a schema, an operation or a service. */
export function renamedReferences(
  told: Told,
  shape: keyof typeof roots,
  names: ReadonlyMap<string, string>,
): Told {
  return renamed(told, roots[shape], names);
}

const prefix = "#/schemas/";

function renamed(told: Told, shape: Shape, names: ReadonlyMap<string, string>): Told {
  if (shape === "data") return told;
  if (told.kind === "scalar") {
    const { value } = told;
    if (shape !== "reference" || typeof value !== "string" || !value.startsWith(prefix))
      return told;
    const name = value.slice(prefix.length);
    return toldScalar(`${prefix}${names.get(name) ?? name}`, told.at);
  }
  if (told.kind === "list") {
    return toldList(
      told.items.map((item) => renamed(item, shape, names)),
      told.at,
    );
  }
  return toldMap(
    told.entries.map(({ key, value }) => [key, renamed(value, below(shape, key), names)] as const),
    told.at,
  );
}

function below(shape: Shape, key: string): Shape {
  if (shape === "data" || shape === "reference") return "data";
  if (shape === "schema") return Object.hasOwn(keywords, key) ? (keywords[key] ?? "data") : "data";
  if (isEach(shape)) return shape.each;
  return Object.hasOwn(shape, key) ? (shape[key] ?? "data") : "data";
}

function isEach(shape: Exclude<Shape, string>): shape is { readonly each: Shape } {
  return Object.keys(shape).join() === "each";
}
