/** The values that the texts of a request stand for, by their schemas: the runtime's `Reader`, as plain data. */
import type { JsonValue, ObjectSchema, Schema } from "../../model/schema.js";
import type { FindSchema } from "../../model/schema-members.js";

/** The value that a text stands for: itself, a number, `true` or `false`, a list, an object, or the first of several that fits. */
export type Reader =
  | "text"
  | "number"
  | "boolean"
  | ListReader
  | ObjectReader
  | { readonly anyOf: readonly Reader[] }
  /** One of the readers that stand beside it. */
  | { readonly name: string };

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

/** Objects within objects of a form are read by their kind alone, not by their content: they are JSON. */
const deepestNames = 2;

/** Returns the reader for texts of a schema; they stay text where that is not known. */
export function readerOf(schema: Schema, find: FindSchema): Reader {
  return readerIn(schema, { find, known: new Map(), depth: 0, objects: 0 }) ?? "text";
}

/** The readers of texts in style `deepObject`, which have no end where schemas have none. */
export interface DeepReader {
  readonly value: Reader;
  /** The named schemas that lead to more than a single value, each once. */
  readonly readers?: readonly (readonly [name: string, value: Reader])[];
}

/** Returns the readers for texts of a schema, at any depth. */
export function deepReaderOf(schema: Schema, find: FindSchema): DeepReader {
  const named = new Map<string, Reader>();
  const endless = { depth: -Infinity, objects: -Infinity };
  const value = valueIn(schema, { find, known: new Map(), ...endless, named }) ?? "text";
  const readers = [...named].filter(([, reader]) => typeof reader !== "string");
  return { value, ...(readers.length > 0 && { readers }) };
}

/** Returns the readers for the properties of a form. */
export function formReader(schema: Schema, find: FindSchema): ObjectReader {
  const reader = readerOf(schema, find);
  const objects = (isUnion(reader) ? reader.anyOf : [reader]).filter(isObject);
  return objects.reduce(joined, { properties: [], others: "text" });
}

/** Where a schema stands. */
interface Place {
  readonly find: FindSchema;
  /**
   * The readers of named schemas, by place and name. Without it, each way to a schema would be followed anew, which may take
   * for ever.
   */
  readonly known: Map<string, Reader | undefined>;
  /** How many lists and objects are around it. */
  readonly depth: number;
  /** How many of them are objects. */
  readonly objects: number;
  /** Where schemas have readers of their own: those that are made already, or being made. */
  readonly named?: Map<string, Reader>;
}

/** Returns the reader of a value below its own name, in lists, objects and unions; `undefined` where nothing is said of it. */
function valueIn(schema: Schema, place: Place): Reader | undefined {
  if (schema.kind !== "reference" || place.named === undefined) return readerIn(schema, place);
  return namedReader(schema.name, place, place.named);
}

function namedReader(name: string, place: Place, named: Map<string, Reader>): Reader {
  const target = place.find(name);
  if (target === undefined) return "text";
  if (!named.has(name)) {
    // Whoever comes here again while it is made refers to it.
    named.set(name, { name });
    named.set(name, readerIn(target, place) ?? "text");
  }
  const reader = named.get(name) ?? "text";
  return typeof reader === "string" ? reader : { name };
}

/** Returns the reader of a schema's texts; `undefined` where it says nothing of texts. */
function readerIn(schema: Schema, place: Place): Reader | undefined {
  const { find, known, depth, objects } = place;
  const within = (isObject: boolean) => {
    const below = { ...place, depth: depth + 1, objects: isObject ? objects + 1 : objects };
    return (each: Schema): Reader => (depth < deepest ? valueIn(each, below) : undefined) ?? "text";
  };
  switch (schema.kind) {
    case "string":
      return "text";
    case "number":
      return "number";
    case "boolean":
      return "boolean";
    case "enum":
      return anyOf(schema.values.map(readerOfValue));
    case "array":
      return { items: anyOf([...schema.prefix, schema.items].map(within(false))) };
    case "object":
      return objects < deepestNames ? objectReader(schema, within(true)) : anyObject;
    case "allOf":
      return schema.members
        .map((each) => readerIn(each, place))
        .filter((each) => each !== undefined)
        .reduce<Reader | undefined>(merged, undefined);
    case "anyOf":
    case "oneOf":
      return anyOf(
        schema.members
          .filter(({ kind }) => kind !== "null")
          .map((each) => valueIn(each, place) ?? "text"),
      );
    case "reference": {
      const key = `${depth} ${objects} ${schema.name}`;
      const target = known.has(key) ? undefined : find(schema.name);
      if (target === undefined) return known.get(key);
      // What refers to itself says nothing more by that.
      known.set(key, undefined);
      const reader = readerIn(target, place);
      known.set(key, reader);
      return reader;
    }
    case "any":
    case "never":
    case "null":
    case "not":
    case "conditional":
    case "notShown":
      return undefined;
  }
}

/** An object of which only the kind counts. */
const anyObject: ObjectReader = { properties: [], others: "text" };

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

/** Joins readers that hold at once: all properties of objects, and the narrower one of others. */
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
