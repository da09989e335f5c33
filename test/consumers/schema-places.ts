/** A manifest with every kind of schema at every place that has one: what one needs, another file must not import. */
import { type ManifestFiles, manifestFiles } from "../behaviour/emitted-client.js";

const names = [..."abcdefghijklmnopqrs"];
const ref = (name: string): object => ({ $ref: `#/schemas/${name}` });

/** Kinds of schema by name, each with references of its own. */
const kinds: Readonly<Record<string, unknown>> = {
  reference: ref("a"),
  union: { anyOf: [ref("b"), "not shown"] },
  intersection: { allOf: [ref("c"), "not shown"] },
  map: { type: "object", additionalProperties: ref("d") },
  "open-map": {
    type: "object",
    properties: { known: ref("e"), other: "not shown" },
    additionalProperties: ref("f"),
  },
  "typed-map": {
    type: "object",
    properties: { optional: { type: "string" }, needed: { type: "integer" } },
    required: ["needed"],
    additionalProperties: ref("g"),
  },
  patterns: { type: "object", patternProperties: { "^x": ref("h") }, additionalProperties: true },
  tuple: { type: "array", prefixItems: [ref("i")], items: ref("j") },
  contains: { type: "array", contains: ref("k") },
  not: { not: ref("l") },
  conditional: { if: ref("m"), then: ref("n") },
  nothing: { anyOf: [ref("o"), false] },
  "nothing-left": { allOf: [ref("p"), false] },
  dependent: { type: "object", dependentSchemas: { known: ref("q") } },
  named: { type: "object", propertyNames: ref("r"), additionalProperties: "not shown" },
  unevaluated: { type: "object", unevaluatedProperties: ref("s") },
};

/** One group for each kind and place: each file has the imports of one schema. */
export const schemaPlaces: ManifestFiles = manifestFiles({
  groups: Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, schema]) =>
      Object.entries(placesOf(schema)).map(([place, facts]) => [
        `${place}-${kind}`,
        { operations: { call: { path: `/${place}/${kind}/{id}`, ...facts } } },
      ]),
    ),
  ),
  schemas: Object.fromEntries(
    names.map((name) => [name, { type: "object", properties: { [name]: {} } }]),
  ),
});

function placesOf(schema: unknown): Readonly<Record<string, object>> {
  const json = { "application/json": { schema } };
  const styled = { style: "simple", explode: false, schema };
  const query = { style: "form", explode: true, schema };
  return {
    response: { method: "GET", responses: { 200: { content: json } } },
    responses: {
      method: "GET",
      responses: { 200: { content: json }, 202: "not shown", "(others)": "not shown" },
    },
    body: { method: "POST", body: { content: json } },
    bodies: { method: "PUT", body: { content: { ...json, "(others)": "not shown" } } },
    parameters: {
      method: "PATCH",
      parameters: {
        path: { id: styled },
        query: { styled: query, "(others)": "not shown" },
        header: { "X-Styled": styled },
        cookie: { styled: query },
      },
    },
  };
}
