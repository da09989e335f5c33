/** Kotlin that makes the values of a package's types out of those of the protocol, as a caller would write them. */
import {
  block,
  call,
  id,
  lambda,
  std,
  str,
} from "../../../../generator/emit/kotlin/kotlin-code.js";
import { fieldsOf, type RecordType } from "../../../../generator/emit/kotlin/record-classes.js";
import { namedType, runtime } from "../../../../generator/emit/kotlin/types.js";
import { type Code, code, type Hole } from "../../../../generator/emit/text/code.js";
import type { NamedField } from "../../../../generator/sdk/shapes/class-fields.js";
import { isTagged } from "../../../../generator/sdk/shapes/class-shapes.js";
import { isDecimal } from "../../../../generator/sdk/shapes/decimals.js";
import { plainShape } from "../../../../generator/sdk/shapes/settled-shapes.js";
import type { Shape, ShapeId } from "../../../../generator/sdk/shapes/shape.js";
import type { Emission } from "../../../../generator/targets/kotlin-client/emission.js";
import type { FormClass } from "../../../../generator/targets/kotlin-client/forms.js";
import { unreachable } from "../../../../generator/unreachable.js";

/** Writes expressions, and keeps the functions that they call. */
export class TypedValues {
  private readonly names: Emission;
  private readonly records = new Map<string, string>();
  private readonly written: Code[] = [];

  constructor(names: Emission) {
    this.names = names;
  }

  /** The functions that all expressions so far call. */
  get functions(): readonly Code[] {
    return this.written;
  }

  /** A function of the driver that reads a value. */
  by(name: string, given: readonly Hole[]): Code {
    return call(code`${runtime("TypedValues", this.names.types)}.${id(name)}`, given);
  }

  /** The value of a type that is sent, which may be null where its shape says so. */
  sent(shape: Shape, of: Hole): Code {
    const own = this.value(shape, of);
    return shape.kind === "nullable" ? code`if (${of}.isNull()) null else ${own}` : own;
  }

  /** The value of a type that is there. */
  value(shape: Shape, of: Hole): Code {
    const plain = plainShape(shape, this.names.types.named);
    switch (plain.kind) {
      case "raw":
      case "tuple":
        return this.by("json", [of]);
      case "scalar":
        return this.by(scalarReader(plain), [of]);
      case "constant":
        return this.by(constantReader(plain.value), [of]);
      case "list":
        return this.by("list", [of, lambda(this.sent(plain.item, id("it")))]);
      case "map":
        return this.by("map", [of, lambda(this.sent(plain.value, id("it")))]);
      case "named":
        return this.namedValue(plain.id, of);
      default:
        return unreachable(plain);
    }
  }

  private namedValue(shape: ShapeId, of: Hole): Code {
    const { types, models } = this.names;
    const target = types.named.get(shape);
    const type = target && namedType(shape, types);
    switch (target?.kind) {
      case "record":
        return models.sent.has(target.id)
          ? this.record(shape, target, of)
          : code`${type ?? id("")}(${this.by("view", [of])})`;
      case "enum":
        if (target.of !== "string")
          return this.by(target.of === "integer" ? "long" : "double", [of]);
        return code`${type ?? id("")}(${this.by("word", [of])})`;
      case "union":
        return isTagged(target)
          ? code`${type ?? id("")}.of(${this.by("view", [of])})`
          : this.by("json", [of]);
      case "alias":
        return this.value(target.shape, of);
      case undefined:
        throw new Error(`there is no shape ${shape}`);
      default:
        return unreachable(target);
    }
  }

  private record(shape: ShapeId, record: RecordType, of: Hole): Code {
    const { types } = this.names;
    const name = this.builtBy(shape, namedType(shape, types), () =>
      fieldsOf(record, types).map((each) => [each, this.sent(each.field.shape, id("value"))]),
    );
    return call(id(name), [of]);
  }

  /** The value of a form. */
  form({ className, record, files }: FormClass, of: Hole): Code {
    const { types } = this.names;
    const name = this.builtBy(`form ${className}`, code`${std(className, types.models)}`, () =>
      fieldsOf(record, types).map((each) => [
        each,
        files.has(each.field.name.wire)
          ? this.files(each.field.shape, id("value"))
          : this.sent(each.field.shape, id("value")),
      ]),
    );
    return call(id(name), [of]);
  }

  private files(shape: Shape, of: Hole): Code {
    const isList = plainShape(shape, this.names.types.named).kind === "list";
    return isList
      ? this.by("list", [of, lambda(this.by("file", [id("it")]))])
      : this.by("file", [of]);
  }

  /** The function that makes a value of a class by its block. */
  private builtBy(
    key: string,
    type: Code,
    fields: () => readonly (readonly [NamedField, Code])[],
  ): string {
    const known = this.records.get(key);
    if (known !== undefined) return known;
    const name = `made${this.records.size + 1}`;
    this.records.set(key, name);
    const json = runtime("JsonValue", this.names.types);
    const set = `${name}Property`;
    const cases = fields().map(([{ field, name: property }, value]) => ({
      name: field.name.wire,
      set: code`into.${id(property)} = ${value}`,
    }));
    this.written.push(
      code`private fun ${id(name)}(value: ${json}): ${type} = ${type} {
    ${this.by("fill", [
      id("value"),
      code`{ name, each -> ${id(set)}(this, name, each) }`,
      code`{ name, each -> property(name, each) }`,
    ])}
}`,
      setterFunction(set, code`${type}.Builder`, json, cases),
    );
    return name;
  }
}

/** A function that sets the property of a name, and says whether there is one. */
export function setterFunction(
  name: string,
  type: Hole,
  json: Hole,
  cases: readonly { readonly name: string; readonly set: Code }[],
): Code {
  return code`private fun ${id(name)}(into: ${type}, name: String, value: ${json}): Boolean {
    ${block(code`when (name)`, [...cases.map((each) => code`${str(each.name)} -> ${each.set}`), code`else -> return false`])}
    return true
}`;
}

function scalarReader(shape: Extract<Shape, { readonly kind: "scalar" }>): string {
  switch (shape.type) {
    case "string":
      if (shape.format === "date-time") return "time";
      return shape.format === "date" ? "day" : "text";
    case "bytes":
    case "file":
      return "text";
    case "integer":
      return "long";
    case "number":
      return isDecimal(shape) ? "decimal" : "double";
    case "boolean":
      return "boolean";
    default:
      return unreachable(shape.type);
  }
}

function constantReader(value: Extract<Shape, { readonly kind: "constant" }>["value"]): string {
  switch (value.kind) {
    case "string":
      return "text";
    case "number":
      return Number.isInteger(value.value) ? "long" : "double";
    case "boolean":
      return "boolean";
    case "null":
    case "array":
    case "object":
      return "json";
    default:
      return unreachable(value);
  }
}
