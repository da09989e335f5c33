/** The keywords of a schema (JSON Schema 2020-12), read once. A value that is not of its keyword's type is ignored. */
import type { MockSchema } from "./mock-data.js";

/** The type of a value; every integer is also a number. */
export type ValueType = "null" | "boolean" | "integer" | "number" | "string" | "array" | "object";

/** The keywords of one schema. Left out = not in the schema. */
export interface Words {
  /** Name of the schema that it refers to. */
  readonly reference?: string;
  readonly types?: readonly ValueType[];
  /** Lists that must each contain the value: `enum`, and `const` as a list of one. */
  readonly values: readonly (readonly unknown[])[];
  readonly examples: readonly unknown[];
  readonly allOf: readonly MockSchema[];
  readonly anyOf: readonly MockSchema[];
  readonly oneOf: readonly MockSchema[];
  readonly not?: MockSchema;
  readonly if?: MockSchema;
  readonly then?: MockSchema;
  readonly else?: MockSchema;
  readonly format?: string;
  readonly pattern?: string;
  /** Maximum length of a text that the pattern runs against, where a match may take very long; longer texts go unchecked. */
  readonly patternLongest?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly contentEncoding?: string;
  readonly contentMediaType?: string;
  readonly contentSchema?: MockSchema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly prefixItems: readonly MockSchema[];
  readonly items?: MockSchema;
  readonly contains?: MockSchema;
  readonly minContains?: number;
  readonly maxContains?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems: boolean;
  readonly unevaluatedItems?: MockSchema;
  readonly properties: ReadonlyMap<string, MockSchema>;
  readonly patternProperties: readonly (readonly [RegExp, MockSchema, source: string])[];
  readonly additionalProperties?: MockSchema;
  readonly propertyNames?: MockSchema;
  readonly unevaluatedProperties?: MockSchema;
  readonly required: readonly string[];
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly dependentRequired: readonly (readonly [string, readonly string[]])[];
  readonly dependentSchemas: readonly (readonly [string, MockSchema])[];
  readonly discriminator?: Discriminator;
}

/** The property that distinguishes the members of a union (OpenAPI 3.1.1, section 4.8.25). */
export interface Discriminator {
  readonly propertyName: string;
  /** Values of the property, each with the name of its schema. */
  readonly mapping: readonly (readonly [value: string, schema: string])[];
}

const read = /* @__PURE__ */ new WeakMap<object, Words>();

/** The keywords of a schema; `undefined` where it is `true` or `false`. */
export function wordsOf(schema: MockSchema): Words | undefined {
  if (typeof schema === "boolean") return undefined;
  const known = read.get(schema);
  if (known) return known;
  const words = wordsIn(schema);
  read.set(schema, words);
  return words;
}

function wordsIn(schema: Exclude<MockSchema, boolean>): Words {
  const says = (word: string): boolean => Object.hasOwn(schema, word);
  const at = (word: string): unknown => (says(word) ? schema[word] : undefined);
  const text = <Name extends string>(name: Name) => only(name, at(name), isText);
  const number = <Name extends string>(name: Name) => only(name, at(name), isNumber);
  const one = <Name extends string>(name: Name) => only(name, at(name), isSchema);
  const reference = at("$ref");
  return {
    ...(isText(reference) && { reference: schemaNameIn(reference) }),
    ...(says("type") && { types: [at("type")].flat().filter(isType) }),
    values: [
      ...(says("enum") ? [listOf(at("enum"))] : []),
      ...(says("const") ? [[at("const")]] : []),
    ],
    // `example` is OpenAPI's older keyword. A `default` is at least a value that the service knows, if not one to show.
    examples: [...listOf(at("examples")), ...["example", "default"].filter(says).map(at)],
    allOf: listOf(at("allOf")).filter(isSchema),
    anyOf: listOf(at("anyOf")).filter(isSchema),
    oneOf: listOf(at("oneOf")).filter(isSchema),
    ...one("not"),
    ...one("if"),
    ...one("then"),
    ...one("else"),
    ...text("format"),
    ...text("pattern"),
    ...only("patternLongest", at("x-pattern-longest"), isNumber),
    ...number("minLength"),
    ...number("maxLength"),
    ...text("contentEncoding"),
    ...text("contentMediaType"),
    ...one("contentSchema"),
    ...number("minimum"),
    ...number("maximum"),
    ...number("exclusiveMinimum"),
    ...number("exclusiveMaximum"),
    ...number("multipleOf"),
    prefixItems: listOf(at("prefixItems")).filter(isSchema),
    ...one("items"),
    ...one("contains"),
    ...number("minContains"),
    ...number("maxContains"),
    ...number("minItems"),
    ...number("maxItems"),
    uniqueItems: at("uniqueItems") === true,
    ...one("unevaluatedItems"),
    properties: new Map(schemasIn(at("properties"))),
    patternProperties: schemasIn(at("patternProperties")).map(
      ([source, each]) => [expressionOf(source), each, source] as const,
    ),
    ...one("additionalProperties"),
    ...one("propertyNames"),
    ...one("unevaluatedProperties"),
    required: listOf(at("required")).filter(isText),
    ...number("minProperties"),
    ...number("maxProperties"),
    dependentRequired: entriesIn(at("dependentRequired")).map(
      ([name, names]) => [name, listOf(names).filter(isText)] as const,
    ),
    dependentSchemas: schemasIn(at("dependentSchemas")),
    ...discriminatorIn(at("discriminator")),
  };
}

/** A keyword, if its value has the right type. */
function only<Name extends string, Value>(
  name: Name,
  value: unknown,
  fits: (value: unknown) => value is Value,
): { readonly [Each in Name]?: Value } {
  const entry: Partial<Record<Name, Value>> = {};
  if (fits(value)) entry[name] = value;
  return entry;
}

/** The name of the schema that a reference leads to. */
export function schemaNameIn(reference: string): string {
  return reference.replace(/^.*\//, "").replaceAll("~1", "/").replaceAll("~0", "~");
}

/** A regular expression with code points; without them where the platform does not accept it in that mode. */
export function expressionOf(source: string): RegExp {
  try {
    return new RegExp(source, "u");
  } catch {
    return new RegExp(source);
  }
}

/** True if a text matches the pattern of a schema, or is too long to be checked. */
export function mayMatch(
  { pattern, patternLongest = Infinity }: PatternWords,
  text: string,
): boolean {
  return pattern === undefined || text.length > patternLongest || expressionOf(pattern).test(text);
}

/** The keywords of a schema for the pattern of texts. */
export type PatternWords = Pick<Words, "pattern" | "patternLongest">;

/** True if a value is a schema. */
export function isSchema(value: unknown): value is MockSchema {
  return typeof value === "boolean" || isObject(value);
}

/** True if a value is an object, and not an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isNumber(value: unknown): value is number {
  return typeof value === "number";
}

const types: ReadonlySet<unknown> = /* @__PURE__ */ new Set<ValueType>([
  "null",
  "boolean",
  "integer",
  "number",
  "string",
  "array",
  "object",
]);

function isType(value: unknown): value is ValueType {
  return types.has(value);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function entriesIn(value: unknown): readonly (readonly [string, unknown])[] {
  return isObject(value) ? Object.entries(value) : [];
}

function schemasIn(value: unknown): readonly (readonly [string, MockSchema])[] {
  return entriesIn(value).flatMap(([name, each]) =>
    isSchema(each) ? [[name, each] as const] : [],
  );
}

function discriminatorIn(value: unknown): { readonly discriminator?: Discriminator } {
  const propertyName = isObject(value) ? value["propertyName"] : undefined;
  if (!isObject(value) || !isText(propertyName)) return {};
  const mapping = entriesIn(value["mapping"]).flatMap(([name, each]) =>
    isText(each) ? [[name, schemaNameIn(each)] as const] : [],
  );
  return { discriminator: { propertyName, mapping } };
}
