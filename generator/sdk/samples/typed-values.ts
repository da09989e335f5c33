/** Values of samples as expressions of a language in which types have names, by the types that they have to be of. */
import { isTagged } from "../shapes/class-shapes.js";
import type { NamedField, RecordShape } from "../shapes/class-fields.js";
import { isDecimal } from "../shapes/decimals.js";
import { plainShape, type ShapesById } from "../shapes/settled-shapes.js";
import type { NamedShape, Shape, ShapeId } from "../shapes/shape.js";
import { unreachable } from "../../unreachable.js";
import { hasFile, isSampleObject, type SampleObject, type SampleValue } from "./sample-value.js";

/** How a language writes values as expressions of a type `E`. */
export interface ValueWriter<E> {
  text(value: string): E;
  integer(value: number): E;
  double(value: number): E;
  decimal(value: number): E;
  boolean(value: boolean): E;
  /** A time or a day, by the name of its format. */
  time(value: string, format: "date-time" | "date"): E;
  list(items: readonly E[]): E;
  /** Undefined = a map of this size cannot be written. */
  map(entries: readonly (readonly [name: string, value: E])[]): E | undefined;
  /** A value that is read from a text of JSON. */
  json(text: string): E;
  /** A text of an open list of texts. */
  choice(type: ShapeId, text: string): E;
  /** A union that a tag tells apart, as a view of JSON. */
  tagged(type: ShapeId, json: E): E;
  object(type: ShapeId, properties: readonly SetProperty<E>[]): E;
}

/** A property of an object that is made: of its type, or as JSON by its name on the wire. */
export type SetProperty<E> =
  { readonly member: string; readonly value: E } | { readonly wire: string; readonly value: E };

/** A language, and the types of one package in it. */
export interface TypedValues<E> {
  readonly write: ValueWriter<E>;
  readonly named: ShapesById;
  fieldsOf(record: RecordShape): readonly NamedField[];
}

/** A value of a shape that is there; undefined where the types cannot hold it. */
export function typedValue<E>(value: SampleValue, shape: Shape, of: TypedValues<E>): E | undefined {
  const { write, named } = of;
  const plain = plainShape(shape, named);
  switch (plain.kind) {
    case "raw":
    case "tuple":
      return jsonValue(value, write);
    case "list": {
      if (!Array.isArray(value)) return undefined;
      const items = value.map((each: SampleValue) => typedValue(each, plain.item, of));
      const all = items.filter((each) => each !== undefined);
      return all.length === items.length ? write.list(all) : undefined;
    }
    case "map": {
      if (!isSampleObject(value)) return undefined;
      const given = Object.entries(value);
      const entries = given.flatMap(([name, each]) => {
        const made = typedValue(each, plain.value, of);
        return made === undefined ? [] : [[name, made] as const];
      });
      return entries.length === given.length ? write.map(entries) : undefined;
    }
    case "scalar":
      return scalarValue(value, plain, write);
    case "constant":
      return scalarOf(value, write) ?? jsonValue(value, write);
    case "named": {
      const target = named.get(plain.id);
      return target === undefined ? undefined : namedValue(value, target, of);
    }
    default:
      return unreachable(plain);
  }
}

function scalarValue<E>(
  value: SampleValue,
  shape: Extract<Shape, { readonly kind: "scalar" }>,
  write: ValueWriter<E>,
): E | undefined {
  const { type, format } = shape;
  switch (type) {
    case "string":
    case "bytes":
    case "file": {
      if (typeof value !== "string") return undefined;
      const isTime = type === "string" && (format === "date-time" || format === "date");
      return isTime ? write.time(value, format) : write.text(value);
    }
    case "integer":
      return typeof value === "number" && Number.isSafeInteger(value)
        ? write.integer(value)
        : undefined;
    case "number":
      if (typeof value !== "number") return undefined;
      return isDecimal(shape) ? write.decimal(value) : write.double(value);
    case "boolean":
      return typeof value === "boolean" ? write.boolean(value) : undefined;
    default:
      return unreachable(type);
  }
}

function scalarOf<E>(value: SampleValue, write: ValueWriter<E>): E | undefined {
  switch (typeof value) {
    case "string":
      return write.text(value);
    case "number":
      return Number.isSafeInteger(value) ? write.integer(value) : write.double(value);
    case "boolean":
      return write.boolean(value);
    default:
      return undefined;
  }
}

function namedValue<E>(value: SampleValue, target: NamedShape, of: TypedValues<E>): E | undefined {
  const { write } = of;
  switch (target.kind) {
    case "record": {
      const set = isSampleObject(value) ? setProperties(value, target, of) : undefined;
      return set && write.object(target.id, set);
    }
    case "enum":
      if (target.of === "string")
        return typeof value === "string" ? write.choice(target.id, value) : undefined;
      return scalarValue(value, { kind: "scalar", type: target.of }, write);
    case "union": {
      const json = jsonValue(value, write);
      return json === undefined || !isTagged(target) ? json : write.tagged(target.id, json);
    }
    case "alias":
      return typedValue(value, target.shape, of);
    default:
      return unreachable(target);
  }
}

/** The properties of an object, of which `special` may write some; undefined where one cannot be written. */
export function setProperties<E>(
  value: SampleObject,
  record: RecordShape,
  of: TypedValues<E>,
  special: (value: SampleValue) => E | undefined = () => undefined,
): readonly SetProperty<E>[] | undefined {
  const fields = new Map(of.fieldsOf(record).map((each) => [each.field.name.wire, each]));
  const set: SetProperty<E>[] = [];
  for (const [wire, each] of Object.entries(value)) {
    const known = each === null ? undefined : fields.get(wire);
    const typed = known && (special(each) ?? typedValue(each, known.field.shape, of));
    if (known !== undefined && typed !== undefined) {
      set.push({ member: known.name, value: typed });
      continue;
    }
    const json = special(each) ?? jsonValue(each, of.write);
    if (json === undefined) return undefined;
    set.push({ wire, value: json });
  }
  return set;
}

/** JSON of any kind; undefined where it has a file. */
export function jsonValue<E>(value: SampleValue, write: ValueWriter<E>): E | undefined {
  return hasFile(value) ? undefined : write.json(JSON.stringify(value));
}
