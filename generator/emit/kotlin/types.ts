/** How each kind of shape is written as a type of Kotlin, and how JSON is read as one. */
import { type TypeNames, wayTo } from "../../sdk/shapes/class-names.js";
import { isTagged } from "../../sdk/shapes/class-shapes.js";
import { isDecimal } from "../../sdk/shapes/decimals.js";
import { plainShape, type ShapesById } from "../../sdk/shapes/settled-shapes.js";
import type { Shape, ShapeId } from "../../sdk/shapes/shape.js";
import { unreachable } from "../../unreachable.js";
import { type Code, code, type Hole, joined } from "../text/code.js";
import { call, generic, id, lambda, orNull, std } from "./kotlin-code.js";

/** Everything that the writing of types needs. */
export interface KotlinTypes {
  readonly named: ShapesById;
  /** The name of each type, within the type that it stands in. */
  readonly names: TypeNames;
  /** Package of the runtime, and that of the types of shapes. */
  readonly package: string;
  readonly models: string;
}

/** A type of the runtime. */
export function runtime(name: string, { package: from }: Pick<KotlinTypes, "package">): Hole {
  return std(name, from);
}

/** The type of a shape that has a name, with the types around it: `Book.Author`. */
export function namedType(shape: ShapeId, types: KotlinTypes): Code {
  const way = wayTo(shape, types);
  const [outermost = "", ...inner] = way;
  return joined([std(outermost, types.models), ...inner.map(id)], code`.`);
}

/** How the JVM holds values of a type: as they are, or in an object where they may be null. */
export type Held = "object" | "primitive" | "wrapped";

/** A type, and what reads JSON as a value of it. */
export interface ReadType {
  readonly type: Code;
  /** What reads a `JsonValue` of this name. */
  readonly read: (json: Hole) => Code;
  /** The reader of a property that `JsonModel` has for it. */
  readonly reader?: "text" | "long" | "double" | "decimal" | "boolean";
  readonly held: Held;
}

/** A function of `JsonValue` to values of a type. */
export function decoderOf({ read }: Pick<ReadType, "read">): Code {
  return lambda(read(id("it")));
}

function reads(
  type: Code,
  method: string,
  more: Pick<ReadType, "reader"> & { readonly held?: Held } = {},
): ReadType {
  const { held = "object", ...others } = more;
  return { type, held, ...others, read: (json) => code`${json}.${id(method)}()` };
}

/** The type of values of a shape that are there. */
export function readType(shape: Shape, types: KotlinTypes): ReadType {
  const plain = plainShape(shape, types.named);
  switch (plain.kind) {
    case "raw":
    case "tuple":
      return jsonType(types);
    case "scalar":
      return scalarType(plain);
    case "constant":
      return constantType(plain.value, types);
    case "list":
      return collected("List", "list", elementType(plain.item, types), types);
    case "map":
      return collected("Map", "map", elementType(plain.value, types), types);
    case "named":
      return namedReadType(plain.id, types);
    default:
      return unreachable(plain);
  }
}

/** A list or a map of values; `by` is the decoder of the runtime. */
function collected(name: "List" | "Map", by: string, item: ReadType, types: KotlinTypes): ReadType {
  const made = call(code`${runtime("Decoders", types)}.${id(by)}`, [decoderOf(item)]);
  return {
    type: generic(id(name), name === "Map" ? [id("String"), item.type] : [item.type]),
    held: "object",
    read: (json) => call(made, [json]),
  };
}

/** The type of an element of a list or a map, which may be null. */
export function elementType(shape: Shape, types: KotlinTypes): ReadType {
  const own = readType(shape, types);
  if (shape.kind !== "nullable") return own;
  return {
    type: orNull(own.type),
    held: "object",
    read: (json) => code`if (${json}.isNull()) null else ${own.read(json)}`,
  };
}

function jsonType(types: KotlinTypes): ReadType {
  return {
    type: code`${runtime("JsonValue", types)}`,
    held: "object",
    read: (json) => code`${json}`,
  };
}

function scalarType(shape: Extract<Shape, { readonly kind: "scalar" }>): ReadType {
  switch (shape.type) {
    case "string":
      switch (shape.format) {
        case "date-time":
          return reads(code`${std("OffsetDateTime", "java.time")}`, "dateTime");
        case "date":
          return reads(code`${std("LocalDate", "java.time")}`, "date");
        default:
          return textType;
      }
    case "bytes":
    case "file":
      return textType;
    case "integer":
      return longType;
    case "number":
      return isDecimal(shape)
        ? reads(code`${std("BigDecimal", "java.math")}`, "decimal", { reader: "decimal" })
        : doubleType;
    case "boolean":
      return booleanType;
    default:
      return unreachable(shape.type);
  }
}

const textType = reads(code`String`, "text", { reader: "text" });
const longType = reads(code`Long`, "long", { reader: "long", held: "primitive" });
const doubleType = reads(code`Double`, "double", { reader: "double", held: "primitive" });
const booleanType = reads(code`Boolean`, "boolean", { reader: "boolean", held: "primitive" });

/** The value of a constant. */
type Constant = Extract<Shape, { readonly kind: "constant" }>["value"];

function constantType(value: Constant, types: KotlinTypes): ReadType {
  switch (value.kind) {
    case "string":
      return textType;
    case "number":
      return Number.isInteger(value.value) ? longType : doubleType;
    case "boolean":
      return booleanType;
    case "null":
    case "array":
    case "object":
      return jsonType(types);
    default:
      return unreachable(value);
  }
}

function namedReadType(shape: ShapeId, types: KotlinTypes): ReadType {
  const target = types.named.get(shape);
  switch (target?.kind) {
    case "record":
      return classType(namedType(shape, types));
    case "enum": {
      if (target.of !== "string") return target.of === "integer" ? longType : doubleType;
      const type = namedType(shape, types);
      return { type, held: "wrapped", read: (json) => call(type, [code`${json}.text()`]) };
    }
    case "union": {
      if (!isTagged(target)) return jsonType(types);
      const type = namedType(shape, types);
      return { type, held: "object", read: (json) => call(code`${type}.of`, [json]) };
    }
    case "alias":
      return readType(target.shape, types);
    case undefined:
      throw new Error(`there is no shape ${shape}`);
    default:
      return unreachable(target);
  }
}

function classType(type: Code): ReadType {
  return { type, held: "object", read: (json) => call(type, [json]) };
}
