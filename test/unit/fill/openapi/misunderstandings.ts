/** Descriptions in which one thing is not what any version of OpenAPI knows there. */

/** Where something stands in a description. */
export type Path = readonly (string | number)[];

/** A description, and what nobody understands in it. */
export interface Misunderstanding {
  readonly path: Path;
  readonly what: string;
  readonly description: unknown;
}

/** The key that nobody knows. */
const unknownKey = "unheard-of";

/** Values that may stand in place of something, and are nothing that could stand there. */
const strangers: readonly (readonly [what: string, value: unknown])[] = [
  ["a list of lists", [[]]],
  ["an unknown key", { [unknownKey]: [[]] }],
  ["a reference that leads nowhere", { $ref: "#/nowhere" }],
  ["nothing", null],
  ["a text", "unheard of"],
];

/** Maps in which any key is a name. */
const nameMaps: ReadonlySet<unknown> = new Set([
  ...["paths", "webhooks", "x-webhooks", "callbacks", "properties", "patternProperties", "$defs"],
  ...["definitions", "dependentSchemas", "dependentRequired", "schemas", "parameters", "headers"],
  ...["requestBodies", "securitySchemes", "securityDefinitions", "links", "pathItems", "encoding"],
  ...["scopes", "mapping", "variables", "mediaTypes", "examples"],
]);

/** A schema that holds any value. */
const dataKeys: ReadonlySet<unknown> = new Set([
  ...["const", "default", "enum", "example", "examples", "value"],
]);

/** Keys without which something else is meant on purpose: marks, and what a schema need not say. */
const optional: ReadonlySet<string> = new Set(["x-not-shown", "nullable", "x-nullable"]);

/** All that can be misunderstood in a description, one thing at a time. */
export function misunderstandings(description: unknown): readonly Misunderstanding[] {
  return placesIn(description).flatMap(({ path, value }) =>
    [...inPlace(path, value), ...amongKeys(path, value)].map(([what, at, changed]) => ({
      path: at,
      what,
      description: replaced(description, path, changed),
    })),
  );
}

type Change = readonly [what: string, at: Path, changed: unknown];

/** Something else in place of a value. */
function inPlace(path: Path, value: unknown): readonly Change[] {
  const last = path.at(-1);
  if (path.length === 0 || last === "openapi" || last === "swagger" || isData(path)) return [];
  return strangers
    .filter(([what]) => {
      if (what === "a text") return typeof value !== "string";
      if (what === "a list of lists") return !Array.isArray(value);
      if (what === "an unknown key") return !nameMaps.has(last);
      // In a list of types `null` is a type.
      return what !== "nothing" || !path.includes("type");
    })
    .map(([what, stranger]) => [what, path, stranger]);
}

/** A key that nobody knows, more or in place of another one. */
function amongKeys(path: Path, value: unknown): readonly Change[] {
  const isNames = nameMaps.has(path.at(-1)) && !nameMaps.has(path.at(-2));
  if (!isMap(value) || isNames || isData(path)) return [];
  const at = [...path, unknownKey];
  const renamed = Object.keys(value)
    .filter((key) => !/^(?:openapi|swagger)$/.test(key) && !optional.has(key))
    .map((key): Change => {
      const entries = Object.entries(value).map(([name, each]) => [
        name === key ? unknownKey : name,
        each,
      ]);
      return [`an unknown key in place of ${key}`, at, Object.fromEntries(entries)];
    });
  return [...renamed, ["one more key", at, { ...value, [unknownKey]: [[]] }]];
}

function isData(path: Path): boolean {
  return path.some((step) => dataKeys.has(step));
}

function isMap(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Everything in a description, but for extensions that say nothing to anybody. */
function placesIn(
  value: unknown,
  path: Path = [],
): readonly { readonly path: Path; readonly value: unknown }[] {
  const last = String(path.at(-1));
  if (last.startsWith("x-") && !optional.has(last) && !nameMaps.has(last)) return [];
  return [
    { path, value },
    ...stepsOf(value).flatMap(([step, each]) => placesIn(each, [...path, step])),
  ];
}

function stepsOf(value: unknown): readonly (readonly [string | number, unknown])[] {
  if (Array.isArray(value)) return [...value.entries()];
  return isMap(value) ? Object.entries(value) : [];
}

/** The same value with another one at a place. */
export function replaced(value: unknown, [step, ...rest]: Path, other: unknown): unknown {
  if (step === undefined) return other;
  const steps = stepsOf(value).map(([key, each]) => [
    key,
    key === step ? replaced(each, rest, other) : each,
  ]);
  return Array.isArray(value) ? steps.map(([, each]) => each) : Object.fromEntries(steps);
}
