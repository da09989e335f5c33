/** Every key of the manifest is described, with an example that it takes. */
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { targetsShape } from "../../../generator/targets.js";
import { formDescriptions } from "../../../generator/validate/descriptions/all-descriptions.js";
import { manifestJsonSchema } from "../../../generator/validate/json-schema.js";

interface Property {
  readonly description?: string;
  readonly examples?: readonly unknown[];
}

interface Definition extends Property {
  readonly title?: string;
  readonly properties?: Readonly<Record<string, Property>>;
}

const schema: { readonly definitions: Readonly<Record<string, Definition>> } = JSON.parse(
  JSON.stringify(manifestJsonSchema(targetsShape)),
);

/** All maps of properties in a schema, each property with its path. */
function propertiesIn(
  value: unknown,
  path: readonly string[],
): readonly (readonly [string, Property])[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const isMapOfProperties =
      key === "properties" && path.at(-1) !== "properties" && path.at(-1) !== "examples";
    const own: readonly (readonly [string, Property])[] = isMapOfProperties
      ? Object.entries<Property>(inner).map(([name, each]) => [[...path, name].join("."), each])
      : [];
    return [...own, ...(key === "examples" ? [] : propertiesIn(inner, [...path, key]))];
  });
}

const properties = propertiesIn(schema.definitions, []);

test("there are many", () => {
  expect(properties.length).toBeGreaterThan(350);
});

test("every property is described, in sentences", () => {
  const isSaid = ({ description = "" }: Property): boolean => /^[`A-Z].*[.:]$/s.test(description);
  expect(properties.filter(([, property]) => !isSaid(property)).map(([path]) => path)).toEqual([]);
});

test("every form has a title and says what it is", () => {
  const silent = Object.entries(schema.definitions).filter(
    ([, { title, description }]) => title === undefined || description === undefined,
  );
  expect(silent.map(([form]) => form)).toEqual([]);
});

test("nothing is described that is not there", () => {
  const strays = Object.entries(formDescriptions).flatMap(([form, { keys }]) => {
    const { properties: known = {} } = schema.definitions[form] ?? {};
    return Object.keys(keys).flatMap((key) => (key in known ? [] : [`${form}.${key}`]));
  });
  expect(strays).toEqual([]);
});

describe("examples", () => {
  const ajv = new Ajv({ strict: false });
  ajv.addSchema(schema, "manifest");
  const keys = Object.entries(schema.definitions).flatMap(([form, definition]) =>
    Object.entries(definition.properties ?? {}).map(
      ([key, property]) => [form, key, property] as const,
    ),
  );

  test("stand at every key of every form", () => {
    const without = keys.filter(
      ([, key, { examples }]) =>
        !["source", "sourceOf", "(others)"].includes(key) && examples === undefined,
    );
    expect(without.map(([form, key]) => `${form}.${key}`)).toEqual([]);
  });

  test("are what their keys take", () => {
    const refused = keys.flatMap(([form, key, { examples = [] }]) => {
      const place = `manifest#/definitions/${form}/properties/${key.replaceAll("/", "~1")}`;
      return examples.flatMap((example) =>
        ajv.validate({ $ref: encodeURI(place) }, example)
          ? []
          : [`${form}.${key}: ${JSON.stringify(example)} (${ajv.errorsText()})`],
      );
    });
    expect(refused).toEqual([]);
  });
});
