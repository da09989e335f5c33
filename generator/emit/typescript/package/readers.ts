/** What the texts of a request stand for, by their schemas: the runtime's `Reader`, as plain data. */
import type { JsonValue, ObjectSchema, Schema } from "../../../model/schema.js";
import type { FindSchema } from "../../../model/schema-members.js";

/** What a text stands for: itself, a number, `true` or `false`, a list, an object, or the first of several that fits. */
export type Reader =
  "text" | "number" | "boolean" | ListReader | ObjectReader | { readonly anyOf: readonly Reader[] };

/** A list of values of one kind. */
export interface ListReader {
  readonly items: Reader;
}

/** An object: its properties by name, and all others. */
export interface ObjectReader {
  readonly properties: readonly (readonly [name: string, value: Reader])[];
  readonly others: Reader;
}

/** A form has properties, these have items, and these are at most objects of texts: styles write nothing deeper. */
const deepest = 3;

/** What texts of a schema stand for; text where that is not known. */
export function readerOf(schema: Schema, find: FindSchema): Reader {
  return valueReader(schema, { find, visited: [], depth: 0 });
}

/** What the properties of a form stand for. */
export function formReader(schema: Schema, find: FindSchema): ObjectReader {
  const reader = readerOf(schema, find);
  const objects = (isUnion(reader) ? reader.anyOf : [reader]).filter(isObject);
  return objects.reduce(joined, { properties: [], others: "text" });
}

/** Where a schema stands. */
interface Place {
  readonly find: FindSchema;
  /** Names of the schemas that it was reached through. */
  readonly visited: readonly string[];
  /** How many lists and objects are around it. */
  readonly depth: number;
}

function valueReader(schema: Schema, place: Place): Reader {
  return readersOf(schema, place).reduce<Reader | undefined>(merged, undefined) ?? "text";
}

/** What a schema says of a text, one or several things at once; nothing where it says nothing. */
function readersOf(schema: Schema, place: Place): readonly Reader[] {
  const { find, visited, depth } = place;
  const inside = (each: Schema): Reader =>
    depth >= deepest ? "text" : valueReader(each, { ...place, depth: depth + 1 });
  switch (schema.kind) {
    case "string":
      return ["text"];
    case "number":
      return ["number"];
    case "boolean":
      return ["boolean"];
    case "enum":
      return [anyOf(schema.values.map(readerOfValue))];
    case "array":
      return [{ items: anyOf([...schema.prefix, schema.items].map(inside)) }];
    case "object":
      return [objectReader(schema, inside)];
    case "allOf":
      return schema.members.flatMap((each) => readersOf(each, place));
    case "anyOf":
    case "oneOf":
      return [
        anyOf(
          schema.members
            .filter(({ kind }) => kind !== "null")
            .map((each) => valueReader(each, place)),
        ),
      ];
    case "reference": {
      const target = visited.includes(schema.name) ? undefined : find(schema.name);
      return target === undefined
        ? []
        : readersOf(target, { ...place, visited: [...visited, schema.name] });
    }
    case "any":
    case "never":
    case "null":
    case "not":
    case "conditional":
    case "notShown":
      return [];
  }
}

function objectReader(schema: ObjectSchema, inside: (schema: Schema) => Reader): ObjectReader {
  const properties = schema.properties.map((each) => [each.name, inside(each.schema)] as const);
  return { properties, others: inside(schema.additional) };
}

function readerOfValue(value: JsonValue): Reader {
  switch (value.kind) {
    case "number":
    case "boolean":
      return value.kind;
    case "array":
      return { items: anyOf(value.items.map(readerOfValue)) };
    case "object":
      return {
        properties: value.entries.map((each) => [each.name, readerOfValue(each.value)] as const),
        others: "text",
      };
    case "string":
    case "null":
      return "text";
  }
}

/** One of several; what is narrower goes first, since any text is a text. */
function anyOf(readers: readonly Reader[]): Reader {
  const flat = readers.flatMap((each) => (isUnion(each) ? each.anyOf : [each]));
  const different = [...new Map(flat.map((each) => [JSON.stringify(each), each])).values()];
  const sorted = different.toSorted((a, b) => rank(a) - rank(b));
  const [only = "text"] = sorted;
  return sorted.length <= 1 ? only : { anyOf: sorted };
}

function rank(reader: Reader): number {
  const order: readonly Reader[] = ["boolean", "number", "text"];
  const index = order.indexOf(reader);
  return index === -1 ? order.length : index;
}

/** What holds at once: of objects all properties, of others the narrower one. */
function merged(one: Reader | undefined, other: Reader): Reader {
  if (one === undefined) return other;
  if (isObject(one) && isObject(other)) return joined(one, other);
  return rank(one) <= rank(other) && one !== "text" ? one : other;
}

function joined(one: ObjectReader, other: ObjectReader): ObjectReader {
  const properties = [...new Map([...one.properties, ...other.properties])];
  return { properties, others: one.others === "text" ? other.others : one.others };
}

function isObject(reader: Reader): reader is ObjectReader {
  return typeof reader === "object" && "properties" in reader;
}

function isUnion(reader: Reader): reader is { readonly anyOf: readonly Reader[] } {
  return typeof reader === "object" && "anyOf" in reader;
}
