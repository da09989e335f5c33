/** The places that facts are filled into are those that the published JSON Schema knows. */
import { expect, test } from "vitest";
import { shapeOfFile } from "../../../../generator/fill/edits/file-places.js";
import { schemaWords } from "../../../../generator/fill/edits/schema-words.js";
import type { Shape } from "../../../../generator/fill/edits/shape.js";
import { targetsShape } from "../../../../generator/targets.js";
import { manifestJsonSchema } from "../../../../generator/validate/json-schema.js";

type Json = Readonly<Record<string, unknown>>;

const root: unknown = JSON.parse(JSON.stringify(manifestJsonSchema(targetsShape)));
const definitions = mapIn(root, "definitions");

test.each([
  ["service", "service.yaml"],
  ["group", "groups/books.yaml"],
  ["schemas", "schemas/book.yaml"],
  ["shared", "shared/common.yaml"],
])("%s", (definition, file) => {
  const shape = shapeOfFile(file);
  if (shape === undefined) throw new Error(`no shape for ${file}`);
  const compared = compare(shape, mapIn(definitions, definition), definition, new Set());
  expect(compared).toBeGreaterThan(definition === "schemas" ? 1 : 10);
});

test("schemas, every keyword of theirs", () => {
  const keywords = Object.keys(mapIn(mapIn(definitions, "json-schema"), "properties"));
  expect(schemaWords.toSorted()).toEqual(keywords.toSorted());
});

/** How many forms and maps of names were compared. */
function compare(shape: Shape, schema: Json, path: string, seen: Set<Shape>): number {
  if (seen.has(shape)) return 0;
  seen.add(shape);
  const maps = alternatives(schema).filter(
    (each) => "properties" in each || "additionalProperties" in each,
  );
  switch (shape.is) {
    case "fact":
    case "schema":
      return 0;
    case "names": {
      if (shape.order) return 1;
      const items = maps.map((each) => mapIn(each, "additionalProperties"));
      const inner = shape.of();
      if (inner.is === "fact" || inner.is === "schema") return 1;
      return 1 + compare(inner, { anyOf: items }, `${path}.*`, seen);
    }
    case "form": {
      const keys = shape.keys();
      const known = new Set(maps.flatMap((each) => Object.keys(mapIn(each, "properties"))));
      known.delete("source");
      known.delete("sourceOf");
      expect(new Set(Object.keys(keys)), path).toEqual(known);
      const [only, ...more] = maps;
      if (only && more.length === 0) {
        const order = Object.keys(mapIn(only, "properties")).filter(
          (key) => !key.startsWith("source"),
        );
        expect(Object.keys(keys), path).toEqual(path === "service" ? Object.keys(keys) : order);
      }
      return Object.entries(keys).reduce((sum, [key, inner]) => {
        const schemas = maps.flatMap((each) => {
          const properties = mapIn(each, "properties");
          return key in properties ? [mapIn(properties, key)] : [];
        });
        return sum + compare(inner, { anyOf: schemas }, `${path}.${key}`, seen);
      }, 1);
    }
  }
}

function alternatives(schema: Json): readonly Json[] {
  const reference = schema["$ref"];
  if (typeof reference === "string") {
    return alternatives(mapIn(definitions, reference.replace("#/definitions/", "")));
  }
  const branches = [schema["anyOf"], schema["oneOf"], schema["allOf"]].flatMap((each) =>
    Array.isArray(each) ? each : [],
  );
  return [
    schema,
    ...branches.flatMap((branch: unknown) => (isMap(branch) ? alternatives(branch) : [])),
  ];
}

function mapIn(value: unknown, key: string): Json {
  const inner = isMap(value) ? value[key] : undefined;
  return isMap(inner) ? inner : {};
}

function isMap(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
