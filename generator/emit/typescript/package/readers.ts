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

/** Of objects in objects of a form it is asked what kind they are, and not what they hold: they are JSON. */
const deepestNames = 2;

/** What texts of a schema stand for; text where that is not known. */
export function readerOf(schema: Schema, find: FindSchema): Reader {
  return readerIn(schema, { find, known: new Map(), depth: 0, objects: 0 }) ?? "text";
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
  /** What named schemas say, by place and name: asked for each way that leads to them, schemas of any size would take for ever. */
  readonly known: Map<string, Reader | undefined>;
  /** How many lists and objects are around it. */
  readonly depth: number;
  /** How many of them are objects. */
  readonly objects: number;
}

/** What a schema says of a text; `undefined` where it says nothing. */
function readerIn(schema: Schema, place: Place): Reader | undefined {
  const { find, known, depth, objects } = place;
  const within = (isObject: boolean) => {
    const below = { ...place, depth: depth + 1, objects: isObject ? objects + 1 : objects };
    return (each: Schema): Reader =>
      (depth < deepest ? readerIn(each, below) : undefined) ?? "text";
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
          .map((each) => readerIn(each, place) ?? "text"),
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
