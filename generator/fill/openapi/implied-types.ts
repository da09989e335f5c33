/**
 * Schemas without a `type`. JSON Schema lets any value through that their words do not speak of (2020-12, validation, section 6);
 * whoever writes `properties` means an object all the same. Numbers are left alone: their words fit integers as well.
 */
import type { SourceEntry, SourceNode } from "../sources/source-node.js";
import { type Told, toldIn, toldList, type ToldMap, toldScalar } from "../told.js";
import type { Reading } from "./reading.js";
import { nullableWord, nullWord } from "./schema-types.js";
import { isStrange } from "./understood-schemas.js";

/**
 * The purpose of a schema: to describe a value, to be a part of `allOf`, `anyOf` and `oneOf`, to be one of parts about several
 * types, or to tell values apart that others describe, where a type would change which ones.
 */
export type SchemaRole = "value" | "part" | "mixed-part" | "condition";

/** The role of the schemas below a keyword. */
export function roleBelow(
  { key, node }: SourceEntry,
  { role, reading }: { readonly role: SchemaRole; readonly reading: Reading },
): SchemaRole {
  if (role === "condition" || conditions.has(key)) return "condition";
  if (!compositions.includes(key)) return "value";
  return key === "allOf" && areMixed(node.items(), reading) ? "mixed-part" : "part";
}

/** True if schemas that all hold describe values of several types, as those without a type may. */
function areMixed(members: readonly SourceNode[], reading: Reading): boolean {
  const types = (["object", "array"] as const).filter((type) =>
    members.some((each) => describing[type].some((key) => each.get(key) !== undefined)),
  );
  return types.some((type) => members.some((each) => !isOfType(each, type, reading)));
}

const conditions: ReadonlySet<string> = new Set([
  ...["not", "if", "then", "else", "contains", "propertyNames", "dependentSchemas"],
]);

const compositions: readonly string[] = ["allOf", "anyOf", "oneOf"];

type ImpliedType = "object" | "array" | "string";

/** Words that describe what a value consists of. */
const describing: Readonly<Record<ImpliedType, readonly string[]>> = {
  object: ["properties", "patternProperties", "additionalProperties"],
  array: ["items", "prefixItems"],
  string: [],
};

/** Words that only bound it, and in a part of a schema are often all that the part says of what another one describes. */
const bounding: Readonly<Record<ImpliedType | "number", readonly string[]>> = {
  object: ["required", "minProperties", "maxProperties", "propertyNames", "dependentRequired"],
  array: ["minItems", "maxItems", "uniqueItems", "contains"],
  string: ["minLength", "maxLength", "pattern", "contentEncoding", "format"],
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
};

/** Formats of texts alone (JSON Schema 2020-12, validation, section 7.3; OpenAPI 3.0.3, "Data Types"). */
const textFormats: ReadonlySet<unknown> = new Set([
  ...["date-time", "date", "time", "duration", "email", "idn-email", "hostname", "idn-hostname"],
  ...["ipv4", "ipv6", "uri", "uri-reference", "iri", "iri-reference", "uuid", "uri-template"],
  ...["json-pointer", "relative-json-pointer", "regex", "password", "byte", "binary"],
]);

/** Words beside which nothing is left open. */
const deciding: readonly string[] = ["type", "$ref", "enum", "const"];

/**
 * The `type` that a schema leaves out, and null beside it where that may come; undefined where it has one, or means several. `keys`
 * are its words in the source.
 */
export function impliedType(
  told: ToldMap,
  schema: SourceNode,
  {
    keys,
    role,
    reading,
  }: { readonly keys: readonly string[]; readonly role: SchemaRole; readonly reading: Reading },
): Told | undefined {
  const isApart = role === "condition" || role === "mixed-part";
  if (isApart || keys.some((key) => deciding.includes(key) || isStrange(key))) {
    return undefined;
  }
  const words = keys.filter((key) => isWordOfType(key, told, schema));
  const types = typesMeant(words, role);
  const [type] = types;
  if (type === undefined || type === "number" || types.length > 1) return undefined;
  const isOpen = compositions.some((key) => {
    const union = schema.get(key);
    const members = union?.items() ?? [];
    const isRead = union === undefined || members.length > 0;
    return !isRead || members.some((member) => !isOfType(member, type, reading));
  });
  if (isOpen || isOtherValue(toldIn(told, "default"), type)) return undefined;
  const why = `It is not said; the words beside it are those of ${nouns[type]}, which is what is read.`;
  reading.report.meant(schema.at, "type", why);
  const only = toldScalar(type, schema.at);
  const word = nullableWord(schema, reading);
  return word === undefined ? only : toldList([only, toldScalar("null", word.at)], schema.at);
}

const nouns: Readonly<Record<ImpliedType, string>> = {
  object: "an object",
  array: "a list",
  string: "a text",
};

/** True if a word says something of a type: formats do of texts only, and `required: true` is of an older draft. */
function isWordOfType(key: string, told: ToldMap, schema: SourceNode): boolean {
  if (key === "format") return textFormats.has(schema.get(key)?.text());
  return key !== "required" || toldIn(told, key) !== undefined;
}

function typesMeant(
  words: readonly string[],
  role: SchemaRole,
): readonly (ImpliedType | "number")[] {
  const isAmong = (list: readonly string[]): boolean => list.some((key) => words.includes(key));
  const isDescribed = Object.values(describing).some(isAmong);
  if (role !== "value" && !isDescribed) return [];
  return (["object", "array", "string", "number"] as const).filter(
    (type) => (type !== "number" && isAmong(describing[type])) || isAmong(bounding[type]),
  );
}

/** True if a schema, or one that it refers to, takes values of a type only, or does not say of which. */
function isOfType(
  member: SourceNode,
  type: ImpliedType,
  reading: Reading,
  visited: ReadonlySet<unknown> = new Set(),
): boolean {
  const node = member.follow();
  if (node === undefined || node.kind !== "map") return false;
  if (visited.has(node.value)) return true;
  const said = node.get("type");
  if (said !== undefined) return said.text() === type && nullWord(node, reading) === undefined;
  if (node.entries().some(({ key }) => deciding.includes(key) || isStrange(key))) return false;
  const others = (["object", "array", "string", "number"] as const).filter((each) => each !== type);
  const isOther = others.some((each) =>
    [...(each === "number" ? [] : describing[each]), ...bounding[each]].some(
      (key) => key !== "format" && node.get(key) !== undefined,
    ),
  );
  const seen = new Set([...visited, node.value]);
  const members = compositions.flatMap((key) => node.get(key)?.items() ?? []);
  return !isOther && members.every((each) => isOfType(each, type, reading, seen));
}

function isOtherValue(told: Told | undefined, type: ImpliedType): boolean {
  switch (told?.kind) {
    case undefined:
      return false;
    case "map":
      return type !== "object";
    case "list":
      return type !== "array";
    case "scalar":
      return type !== "string" || typeof told.value !== "string";
  }
}
