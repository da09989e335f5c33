/** How values of shapes are in Ruby: what JSON gives, and of objects that the manifest shows a class that reads like a Hash. */
import { type Code, code } from "../text/code.js";
import {
  isSettled,
  plainShape,
  recordOfShape,
  type ShapesById,
} from "../../sdk/shapes/settled-shapes.js";
import type { NamedShape, Shape, ShapeId } from "../../sdk/shapes/shape.js";
import { unreachable } from "../../unreachable.js";
import { make, runtime, scoped } from "./ruby-code.js";

/** Classes of shapes, and their names below `Models`. */
export interface RubyTypes {
  readonly named: ShapesById;
  /** The last part of each; owned ones stand in their owner. */
  readonly names: ReadonlyMap<ShapeId, string>;
}

/** The way to the class of a shape: `Models::Book::Author`. */
export function wayToClass(of: ShapeId, { named, names }: RubyTypes): readonly string[] {
  const owner = named.get(of)?.owner;
  const own = names.get(of) ?? "";
  return owner === undefined ? ["Models", own] : [...wayToClass(owner, { named, names }), own];
}

/** Whether a union tells its variants apart, and has one whose values get a class. */
export function isToldApart(shape: NamedShape, types: RubyTypes): boolean {
  return (
    shape.kind === "union" &&
    shape.by.kind !== "nothing" &&
    shape.variants.some((each) => partOf(each.shape, types) !== undefined)
  );
}

/** What makes values of a shape from JSON (`of`); undefined = they stay as they come. */
export function partOf(shape: Shape, types: RubyTypes): Code | undefined {
  const plain = plainShape(shape, types.named);
  switch (plain.kind) {
    case "list": {
      const item = partOf(plain.item, types);
      if (item === undefined) return undefined;
      // Classes of records take arrays, too.
      return recordOfShape(plain.item, types.named) === undefined
        ? make(runtime("ListOf"), [item])
        : item;
    }
    case "map": {
      const value = partOf(plain.value, types);
      return value === undefined ? undefined : make(runtime("MapOf"), [value]);
    }
    case "named": {
      const target = types.named.get(plain.id);
      const hasClass =
        target?.kind === "record" || (target?.kind === "union" && isUnionClass(target, types));
      return hasClass ? scoped(...wayToClass(plain.id, types)) : undefined;
    }
    case "raw":
    case "scalar":
    case "constant":
    case "tuple":
      return undefined;
    default:
      return unreachable(plain);
  }
}

/** Unions may have themselves among their variants. */
function isUnionClass(shape: NamedShape, { named }: RubyTypes): boolean {
  return (
    shape.kind === "union" &&
    shape.by.kind !== "nothing" &&
    shape.variants.some((each) => recordOfShape(each.shape, named) !== undefined)
  );
}

/** Whether a value has parts that are hashes or arrays. */
export function hasParts(shape: Shape, types: RubyTypes): boolean {
  const plain = plainShape(shape, types.named);
  switch (plain.kind) {
    case "scalar":
    case "constant":
      return false;
    case "named": {
      const target = types.named.get(plain.id);
      return target?.kind !== "enum";
    }
    default:
      return true;
  }
}

/** A type as YARD writes it. */
export function yardType(shape: Shape, types: RubyTypes): string {
  if (shape.kind === "nullable") return `${yardType(shape.of, types)}, nil`;
  if (!isSettled(shape, types.named)) return "Object";
  const plain = plainShape(shape, types.named);
  switch (plain.kind) {
    case "raw":
      return "Object";
    case "scalar":
      return scalars[plain.type];
    case "constant":
      return constants[plain.value.kind];
    case "list":
      return `Array<${yardType(plain.item, types)}>`;
    case "map":
      return `Hash{String => ${yardType(plain.value, types)}}`;
    case "tuple":
      return "Array";
    case "named":
      return namedType(plain.id, types);
    default:
      return unreachable(plain);
  }
}

function namedType(of: ShapeId, types: RubyTypes): string {
  const target = types.named.get(of);
  switch (target?.kind) {
    case "record":
      return wayToClass(of, types).join("::");
    case "enum":
      return target.of === "string" ? "String" : scalars[target.of];
    case "union": {
      if (target.by.kind === "nothing") return "Object";
      const all = target.variants.map(({ shape }) => {
        const record = recordOfShape(shape, types.named);
        return record === undefined
          ? outline(shape, types)
          : wayToClass(record.id, types).join("::");
      });
      return [...new Set(all)].join(", ");
    }
    default:
      return "Object";
  }
}

/** The kind of a variant's values, without what is in them: a union may be in itself. */
function outline(shape: Shape, types: RubyTypes): string {
  const plain = plainShape(shape, types.named);
  switch (plain.kind) {
    case "scalar":
      return scalars[plain.type];
    case "constant":
      return constants[plain.value.kind];
    case "list":
    case "tuple":
      return "Array";
    case "map":
      return "Hash";
    default:
      return "Object";
  }
}

const scalars = {
  ...{ string: "String", integer: "Integer", number: "Numeric", boolean: "Boolean" },
  ...{ bytes: "String", file: "FilePart" },
} as const;

const constants = {
  ...{ string: "String", number: "Numeric", boolean: "Boolean", null: "nil" },
  ...{ array: "Array", object: "Hash" },
} as const;

/** `-> { Models::Book }`, which loads no class before it is needed. */
export function latePart(shape: Shape, types: RubyTypes): Code | undefined {
  const part = partOf(shape, types);
  return part === undefined ? undefined : code`-> { ${part} }`;
}
