/** How each kind of shape is written as a type of Java, and how JSON is read as one. */
import { type TypeNames, wayTo } from "../../sdk/shapes/class-names.js";
import { isTagged } from "../../sdk/shapes/class-shapes.js";
import { isDecimal } from "../../sdk/shapes/decimals.js";
import { plainShape, type ShapesById } from "../../sdk/shapes/settled-shapes.js";
import type { Shape, ShapeId } from "../../sdk/shapes/shape.js";
import { unreachable } from "../../unreachable.js";
import { type Code, code, type Hole, joined } from "../text/code.js";
import { annotation, generic, id, lang, ofType, std } from "./java-code.js";

/** Everything that the writing of types needs. */
export interface JavaTypes {
  readonly named: ShapesById;
  /** The name of each type, within the type that it stands in. */
  readonly names: TypeNames;
  /** Package of the runtime, and that of the types of shapes. */
  readonly package: string;
  readonly models: string;
}

/** A type of the runtime. */
export function runtime(name: string, { package: from }: Pick<JavaTypes, "package">): Hole {
  return std(name, from);
}

/** The type of nullness: of JSpecify, which needs nothing at run time. */
const nullable = std("Nullable", "org.jspecify.annotations");

/** The type of a shape that has a name, with the types around it: `Book.Author`. */
export function namedType(shape: ShapeId, types: JavaTypes): Code {
  const way = wayTo(shape, types);
  const [outermost = "", ...inner] = way;
  return joined([std(outermost, types.models), ...inner.map(id)], code`.`);
}

/** A type, and what reads JSON as a value of it. */
export interface ReadType {
  readonly type: Code;
  /** A `Decoder` of the runtime. */
  readonly decoder: Code;
  /** The reader of a property that `JsonObject` has for it. */
  readonly reader?: "text" | "integer" | "number" | "decimal" | "bool";
}

/** The type of values of a shape that are there; never a primitive one. */
export function readType(shape: Shape, types: JavaTypes): ReadType {
  const plain = plainShape(shape, types.named);
  switch (plain.kind) {
    case "raw":
    case "tuple":
      return jsonType(types);
    case "scalar":
      return scalarType(plain, types);
    case "constant":
      return constantType(plain.value, types);
    case "list": {
      const item = elementType(plain.item, types);
      return {
        type: generic(std("List", "java.util"), [item.type]),
        decoder: ofType(asValue(types), [{ name: "list", given: [item.decoder] }]),
      };
    }
    case "map": {
      const value = elementType(plain.value, types);
      return {
        type: generic(std("Map", "java.util"), [lang("String"), value.type]),
        decoder: ofType(asValue(types), [{ name: "map", given: [value.decoder] }]),
      };
    }
    case "named":
      return namedReadType(plain.id, types);
    default:
      return unreachable(plain);
  }
}

function asValue(types: JavaTypes): Hole {
  return runtime("Decoder", types);
}

/** The type of an element of a list or a map, which may be null. */
export function elementType(shape: Shape, types: JavaTypes): ReadType {
  const own = readType(shape, types);
  if (shape.kind !== "nullable") return own;
  return {
    type: orNull(own.type),
    decoder: ofType(asValue(types), [{ name: "nullable", given: [own.decoder] }]),
  };
}

/** A type whose values may be null. */
export function orNull(type: Code): Code {
  return annotation(nullable, type);
}

function method(type: Hole, name: string): Code {
  return code`${type}::${id(name)}`;
}

function jsonType(types: JavaTypes): ReadType {
  const type = code`${runtime("JsonValue", types)}`;
  return {
    type,
    decoder: ofType(asValue(types), [{ name: "json" }]),
  };
}

function scalarType(
  shape: Extract<Shape, { readonly kind: "scalar" }>,
  types: JavaTypes,
): ReadType {
  const json = runtime("JsonValue", types);
  switch (shape.type) {
    case "string":
      switch (shape.format) {
        case "date-time":
          return {
            type: code`${std("OffsetDateTime", "java.time")}`,
            decoder: method(json, "asDateTime"),
          };
        case "date":
          return { type: code`${std("LocalDate", "java.time")}`, decoder: method(json, "asDate") };
        default:
          return textType(types);
      }
    case "bytes":
    case "file":
      return textType(types);
    case "integer":
      return { type: code`${lang("Long")}`, decoder: method(json, "asLong"), reader: "integer" };
    case "number":
      return isDecimal(shape)
        ? {
            type: code`${std("BigDecimal", "java.math")}`,
            ...{ decoder: method(json, "asDecimal"), reader: "decimal" },
          }
        : numberType(types);
    case "boolean":
      return booleanType(types);
    default:
      return unreachable(shape.type);
  }
}

function textType(types: JavaTypes): ReadType {
  return {
    ...{ type: code`${lang("String")}`, reader: "text" },
    decoder: method(runtime("JsonValue", types), "asText"),
  };
}

function numberType(types: JavaTypes): ReadType {
  return {
    ...{ type: code`${lang("Double")}`, reader: "number" },
    decoder: method(runtime("JsonValue", types), "asDouble"),
  };
}

function booleanType(types: JavaTypes): ReadType {
  return {
    ...{ type: code`${lang("Boolean")}`, reader: "bool" },
    decoder: method(runtime("JsonValue", types), "asBoolean"),
  };
}

/** The value of a constant. */
type Constant = Extract<Shape, { readonly kind: "constant" }>["value"];

function constantType(value: Constant, types: JavaTypes): ReadType {
  switch (value.kind) {
    case "string":
      return textType(types);
    case "number":
      return Number.isInteger(value.value)
        ? scalarType({ kind: "scalar", type: "integer" }, types)
        : numberType(types);
    case "boolean":
      return booleanType(types);
    case "null":
    case "array":
    case "object":
      return jsonType(types);
    default:
      return unreachable(value);
  }
}

function namedReadType(shape: ShapeId, types: JavaTypes): ReadType {
  const target = types.named.get(shape);
  const type = (): Code => namedType(shape, types);
  switch (target?.kind) {
    case "record":
      return { type: type(), decoder: code`${type()}::new` };
    case "enum":
      if (target.of === "string") return { type: type(), decoder: method(type(), "of") };
      return target.of === "integer"
        ? scalarType({ kind: "scalar", type: "integer" }, types)
        : numberType(types);
    case "union":
      return isTagged(target) ? { type: type(), decoder: method(type(), "of") } : jsonType(types);
    case "alias":
      return readType(target.shape, types);
    case undefined:
      throw new Error(`there is no shape ${shape}`);
    default:
      return unreachable(target);
  }
}

/** The type of a value that is given: a primitive where there is one, since null is no value there. */
export function givenType(shape: Shape, types: JavaTypes): Code {
  const { type, reader } = readType(shape, types);
  switch (reader) {
    case "integer":
      return code`long`;
    case "number":
      return code`double`;
    case "bool":
      return code`boolean`;
    default:
      return type;
  }
}
