/** How each kind of shape is written as a type of Python: what `json` gives, and what is accepted where values are sent. */
import { typeName } from "../../sdk/shapes/class-names.js";
import type { Shape, ShapeId } from "../../sdk/shapes/shape.js";
import type { ShapesById } from "../../sdk/shapes/settled-shapes.js";
import { unreachable } from "../../unreachable.js";
import { type Code, code, type Hole, numberLiteral } from "../text/code.js";
import {
  boolLiteral,
  builtin,
  generic,
  id,
  own,
  ownType,
  std,
  stdType,
  str,
} from "./python-code.js";
import { group } from "./width.js";

/** Everything that the writing of types needs. */
export interface PythonTypes {
  readonly named: ShapesById;
  readonly names: ReadonlyMap<ShapeId, string>;
  /** True if they are the file's own types, which it does not import. */
  readonly isOwnFile?: true;
  /** Shapes whose types the file declares further below, so that they are referred to by their names in quotes. */
  readonly later?: ReadonlySet<ShapeId>;
}

/** The value of a constant. */
type JsonValue = Extract<Shape, { readonly kind: "constant" }>["value"];

/** A type by its operands of `|`. */
export type Operands = readonly Hole[];

/** Module of the types. */
export const schemasModule = "schemas";

/** A type where it stands within brackets. */
export function inBrackets(operands: Operands): Code {
  return operands.length === 1 ? code`${operands[0] ?? code``}` : group("operands", operands);
}

/** A type where it stands alone. */
export function alone(operands: Operands): Code {
  return group("type", operands);
}

/** The type of values of a shape, as `json` gives them. */
export function valueType(shape: Shape, types: PythonTypes): Operands {
  switch (shape.kind) {
    case "raw":
      return [builtin("object")];
    case "scalar":
      return [builtin(scalars[shape.type])];
    case "constant":
      return constantType(shape.value, types);
    case "list":
      return [generic(builtin("list"), [inBrackets(valueType(shape.item, types))])];
    case "map":
      return [
        generic(builtin("dict"), [builtin("str"), inBrackets(valueType(shape.value, types))]),
      ];
    case "tuple":
      return [generic(builtin("list"), [builtin("object")])];
    case "nullable":
      return isLate(shape.of, types)
        ? [generic(std("Optional", "typing"), [inBrackets(valueType(shape.of, types))])]
        : nullable(valueType(shape.of, types));
    case "named":
      return [namedType(shape.id, types)];
    default:
      return unreachable(shape);
  }
}

/** The type of what a caller gives for a parameter: whatever is written as such a value. */
export function givenType(shape: Shape, types: PythonTypes): Operands {
  switch (shape.kind) {
    case "scalar":
      return shape.type === "string" || shape.type === "bytes" || shape.type === "file"
        ? [ownType("TextValue", "_runtime.values")]
        : [builtin(scalars[shape.type])];
    case "list":
      return [
        generic(stdType("Sequence", "collections.abc"), [inBrackets(givenType(shape.item, types))]),
      ];
    case "map":
      return [
        generic(stdType("Mapping", "collections.abc"), [
          builtin("str"),
          inBrackets(givenType(shape.value, types)),
        ]),
      ];
    case "tuple":
      return [generic(stdType("Sequence", "collections.abc"), [builtin("object")])];
    case "nullable":
      return nullable(givenType(shape.of, types));
    case "raw":
    case "constant":
    case "named":
      return valueType(shape, types);
    default:
      return unreachable(shape);
  }
}

const scalars = {
  ...{ string: "str", integer: "int", number: "float", boolean: "bool" },
  ...{ bytes: "str", file: "str" },
} as const;

function nullable(operands: Operands): Operands {
  return [...operands, code`${id("None")}`];
}

/** True if a type stands in quotes, of which `|` makes nothing at run time. */
export function isLate(shape: Shape, { later }: PythonTypes): boolean {
  return shape.kind === "named" && later !== undefined && later.has(shape.id);
}

function namedType(shape: ShapeId, types: PythonTypes): Hole {
  const name = typeName(shape, types);
  if (types.later?.has(shape)) return str(name);
  return types.isOwnFile ? id(name) : ownType(name, schemasModule);
}

/** The type of one value; `Literal` takes texts, whole numbers, booleans and None (PEP 586). */
function constantType(value: JsonValue, types: PythonTypes): Operands {
  switch (value.kind) {
    case "string":
      return [literal([str(value.value)], types)];
    case "number":
      return Number.isSafeInteger(value.value)
        ? [literal([numberLiteral(value.value)], types)]
        : [builtin("float")];
    case "boolean":
      return [literal([boolLiteral(value.value)], types)];
    case "null":
      return [code`${id("None")}`];
    case "array":
      return [generic(builtin("list"), [builtin("object")])];
    case "object":
      return [generic(builtin("dict"), [builtin("str"), builtin("object")])];
    default:
      return unreachable(value);
  }
}

/** `Literal["a", "b"]` */
export function literal(
  values: readonly Hole[],
  { isOwnFile }: Pick<PythonTypes, "isOwnFile">,
): Code {
  const of = isOwnFile ? std("Literal", "typing") : stdType("Literal", "typing");
  return code`${of}[${group(values.length === 1 ? "sole" : "call", values)}]`;
}

/** A type of the runtime. */
export function runtimeType(name: string, module: string): Hole {
  return ownType(name, `_runtime.${module}`);
}

/** A thing of the runtime that runs. */
export function runtime(name: string, module: string): Hole {
  return own(name, `_runtime.${module}`);
}
