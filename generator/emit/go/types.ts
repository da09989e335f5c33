/** How each kind of shape is written as a type of Go. */
import { typeName } from "../../sdk/shapes/class-names.js";
import type { NamedShape, Shape, ShapeId } from "../../sdk/shapes/shape.js";
import { plainShape, type ShapesById } from "../../sdk/shapes/settled-shapes.js";
import { unreachable } from "../../unreachable.js";
import { type Code, code } from "../text/code.js";
import { id } from "./go-code.js";

/** Everything that the writing of types needs. */
export interface GoTypes {
  readonly named: ShapesById;
  readonly names: ReadonlyMap<ShapeId, string>;
  /** Name of the package, where types are written from outside of it. */
  readonly from?: string;
}

/** The name of something of the package. */
export function own(name: string, { from }: Pick<GoTypes, "from">): Code {
  return from === undefined ? code`${id(name)}` : code`${id(from)}.${id(name)}`;
}

/** The type of values that are there; null is not among them. */
export function goType(shape: Shape, types: GoTypes): Code {
  switch (shape.kind) {
    case "raw":
      return code`any`;
    case "scalar":
      return isDate(shape) ? own(scalarName(shape), types) : code`${id(scalarName(shape))}`;
    case "constant":
      return code`${id(constantName(shape.value))}`;
    case "list":
      return code`[]${elementType(shape.item, types)}`;
    case "map":
      return code`map[string]${elementType(shape.value, types)}`;
    case "tuple":
      return code`[]any`;
    case "nullable":
      return goType(shape.of, types);
    case "named":
      return own(typeName(shape.id, types), types);
    default:
      return unreachable(shape);
  }
}

/** The type of an element, which may be null. */
function elementType(shape: Shape, types: GoTypes): Code {
  return shape.kind === "nullable" ? pointerType(shape.of, types) : goType(shape, types);
}

/** The type of what may be absent, or null: nil stands for that. */
export function pointerType(shape: Shape, types: GoTypes): Code {
  return hasNil(shape, types) ? goType(shape, types) : code`*${goType(shape, types)}`;
}

/** True if nil is among the values of a type, so that it needs no pointer. */
export function hasNil(shape: Shape, { named }: GoTypes): boolean {
  const plain = plainShape(shape, named);
  switch (plain.kind) {
    case "raw":
    case "list":
    case "map":
    case "tuple":
      return true;
    case "constant":
      return ["null", "array", "object"].includes(plain.value.kind);
    case "scalar":
      return plain.type === "bytes" || plain.type === "file";
    case "named":
      return false;
    default:
      return unreachable(plain);
  }
}

/** Formats that have types of their own, which are texts and read the time on demand. */
const dateTypes: Readonly<Record<string, string>> = { "date-time": "DateTime", date: "Date" };

/** True if a shape is a text of which the runtime has a type. */
export function isDate(shape: Shape): boolean {
  return shape.kind === "scalar" && shape.type === "string" && dateOf(shape.format) !== undefined;
}

function dateOf(format: string | undefined): string | undefined {
  return format !== undefined && Object.hasOwn(dateTypes, format) ? dateTypes[format] : undefined;
}

function scalarName(shape: Extract<Shape, { readonly kind: "scalar" }>): string {
  switch (shape.type) {
    case "string":
      return dateOf(shape.format) ?? "string";
    case "integer":
      return shape.format === "int64" ? "int64" : "int";
    case "number":
      return "float64";
    case "boolean":
      return "bool";
    case "bytes":
    case "file":
      return "string";
    default:
      return unreachable(shape.type);
  }
}

/** The value of a constant. */
type Constant = Extract<Shape, { readonly kind: "constant" }>["value"];

function constantName(constant: Constant): string {
  switch (constant.kind) {
    case "string":
      return "string";
    case "number":
      return Number.isInteger(constant.value) ? "int" : "float64";
    case "boolean":
      return "bool";
    case "null":
    case "array":
    case "object":
      return "any";
    default:
      return unreachable(constant);
  }
}

/** Of which basic kind the values of a shape are, as parameters are written; undefined where they are none. */
export function basicKind(
  shape: Shape,
  { named }: GoTypes,
): "text" | "integer" | "number" | "bool" | undefined {
  const plain = plainShape(shape, named);
  if (plain.kind === "scalar") return scalarKinds[plain.type];
  if (plain.kind === "constant") return constantKind(plain.value);
  const target: NamedShape | undefined = plain.kind === "named" ? named.get(plain.id) : undefined;
  return target?.kind === "enum" ? enumKinds[target.of] : undefined;
}

function constantKind(constant: Constant): "text" | "integer" | "number" | "bool" | undefined {
  switch (constant.kind) {
    case "string":
      return "text";
    case "number":
      return Number.isInteger(constant.value) ? "integer" : "number";
    case "boolean":
      return "bool";
    default:
      return undefined;
  }
}

const scalarKinds = {
  string: "text",
  integer: "integer",
  number: "number",
  boolean: "bool",
  bytes: undefined,
  file: undefined,
} as const;

const enumKinds = { string: "text", integer: "integer", number: "number" } as const;
