/** The declarations of all shapes that have a name in Python: classes of objects, and aliases of everything else. */
import { typeName } from "../../sdk/shapes/class-names.js";
import { isSettled } from "../../sdk/shapes/settled-shapes.js";
import type { NamedShape, Shape, ShapeId } from "../../sdk/shapes/shape.js";
import { unreachable } from "../../unreachable.js";
import { type Code, code, type Hole, lines, numberLiteral } from "../text/code.js";
import { schemaTexts, shapeTexts } from "../schema-docs.js";
import { docstring } from "./docstrings.js";
import { builtin, call, generic, id, std, str } from "./python-code.js";
import {
  hasEmptyName,
  isClass,
  recordClass,
  recordEntries,
  schemaSentence,
} from "./typed-dicts.js";
import { alone, inBrackets, isLate, literal, type PythonTypes, valueType } from "./types.js";
import { group } from "./width.js";

/** The declarations: classes first, whose annotations are read late, then what is read at once, each below what it needs. */
export function shapeTypes(shapes: readonly NamedShape[], types: PythonTypes): readonly Code[] {
  const own: PythonTypes = { ...types, isOwnFile: true };
  const declared = shapes.filter(
    (each) => each.kind !== "alias" || isSettled(each.shape, types.named),
  );
  const classes = declared.filter((each) => each.kind === "record" && isClass(each));
  const others = inOrder(declared.filter((each) => !classes.includes(each)));
  const later = new Set(others.map(({ id: of }) => of));
  return [
    ...classes.flatMap((each) => (each.kind === "record" ? [recordClass(each, own)] : [])),
    lines(
      others.map((each) => {
        const made = aliasCode(each, { ...own, later: new Set(later) });
        later.delete(each.id);
        return made;
      }),
      1,
    ),
  ];
}

/** Shapes behind those that they are made of, as far as these do not refer to them in turn. */
function inOrder(shapes: readonly NamedShape[]): readonly NamedShape[] {
  const byId = new Map(shapes.map((each) => [each.id, each] as const));
  const done = new Set<NamedShape>();
  const open = shapes.toReversed().map((shape) => ({ shape, isEntered: false }));
  const entered = new Set<NamedShape>();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { shape, isEntered } = next;
    if (isEntered) done.add(shape);
    if (isEntered || entered.has(shape)) continue;
    entered.add(shape);
    open.push({ shape, isEntered: true });
    for (const each of partsOf(shape).flatMap(idsIn)) {
      const part = byId.get(each);
      if (part !== undefined) open.push({ shape: part, isEntered: false });
    }
  }
  return [...done];
}

function partsOf(shape: NamedShape): readonly Shape[] {
  switch (shape.kind) {
    case "record":
      return shape.fields.map((each) => each.shape);
    case "union":
      return shape.variants.map((each) => each.shape);
    case "alias":
      return [shape.shape];
    case "enum":
      return [];
    default:
      return unreachable(shape);
  }
}

function idsIn(shape: Shape): readonly ShapeId[] {
  switch (shape.kind) {
    case "list":
      return idsIn(shape.item);
    case "map":
      return idsIn(shape.value);
    case "nullable":
      return idsIn(shape.of);
    case "named":
      return [shape.id];
    case "tuple":
    case "raw":
    case "scalar":
    case "constant":
      return [];
    default:
      return unreachable(shape);
  }
}

function aliasCode(shape: NamedShape, types: PythonTypes): Code {
  const name = typeName(shape.id, types);
  if (shape.kind === "record" && !hasEmptyName(shape)) {
    const made = call(std("TypedDict", "typing"), [str(name), recordEntries(shape, types)]);
    return lines([code`${id(name)} = ${made}`, docs(shape, types)]);
  }
  const declared = code`${id(name)}: ${std("TypeAlias", "typing")} = ${aliased(shape, types)}`;
  return lines([declared, docs(shape, types)]);
}

/** The text below an alias, which editors show. */
function docs(shape: NamedShape, types: PythonTypes): Code {
  const { schema } = shape;
  const texts = [
    ...schemaTexts(schema),
    ...(shape.kind === "alias" ? shapeTexts(shape.shape, types.named) : []),
    ...(schema.deprecated === true ? ["Deprecated."] : []),
  ];
  const said = texts.length > 0 ? texts : [schemaSentence(shape, types)];
  return code`${docstring(said)}`;
}

function aliased(shape: NamedShape, types: PythonTypes): Code {
  switch (shape.kind) {
    case "record":
      return generic(builtin("dict"), [builtin("str"), builtin("object")]);
    case "enum": {
      const basic = { string: "str", integer: "int", number: "float" }[shape.of];
      const values = shape.values.flatMap(({ value }): readonly Hole[] =>
        typeof value === "string"
          ? [str(value)]
          : Number.isSafeInteger(value)
            ? [numberLiteral(value)]
            : [],
      );
      const isWhole = values.length === shape.values.length && values.length > 0;
      if (!isWhole) return alone([builtin(basic)]);
      return alone([literal(values, types), ...(shape.isOpen ? [builtin(basic)] : [])]);
    }
    case "union": {
      const variants = shape.variants.map((each) => each.shape);
      const operands = variants.flatMap((each) => valueType(each, types));
      if (!variants.some((each) => isLate(each, types))) return alone(operands);
      return code`${std("Union", "typing")}[${group("call", operands)}]`;
    }
    case "alias":
      return isLate(shape.shape, types)
        ? generic(std("Union", "typing"), [inBrackets(valueType(shape.shape, types))])
        : alone(valueType(shape.shape, types));
    default:
      return unreachable(shape);
  }
}
