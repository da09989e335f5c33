/** Values of samples as expressions of Go, by the types that they have to be of. */
import {
  isSampleObject,
  SampleFile,
  type SampleObject,
  type SampleValue,
} from "../../sdk/samples/sample-value.js";
import { plainShape } from "../../sdk/shapes/settled-shapes.js";
import type { Shape, VariantShape } from "../../sdk/shapes/shape.js";
import { type Code, code, numberLiteral } from "../text/code.js";
import { id, list, str } from "./go-code.js";
import { boolLiteral } from "./literals.js";
import { fieldsOf, isTagName, type RecordType } from "./record-types.js";
import { basicKind, type GoTypes, goType, hasNil, own } from "./types.js";
import { membersOf, type UnionType } from "./union-types.js";

/** An expression; undefined where the types cannot hold the value, such as a property that has no field. */
export type Expression = Code | undefined;

/** A value of a shape that is there. */
export function goValue(value: SampleValue, shape: Shape, types: GoTypes): Expression {
  const plain = plainShape(shape, types.named);
  switch (plain.kind) {
    case "raw":
    case "tuple":
      return anyValue(value);
    case "list": {
      if (!Array.isArray(value)) return undefined;
      const items = value.map((each: SampleValue) => elementOf(each, plain.item, types));
      return whole(items, (all) => code`${goType(plain, types)}{${list(all)}}`);
    }
    case "map": {
      if (!isSampleObject(value)) return undefined;
      const entries = Object.entries(value).map(([name, each]) => {
        const inside = elementOf(each, plain.value, types);
        return inside && code`${str(name)}: ${inside}`;
      });
      return whole(entries, (all) => code`${goType(plain, types)}{${list(all)}}`);
    }
    case "scalar":
    case "constant":
      return basicValue(value, plain, types);
    case "named": {
      const target = types.named.get(plain.id);
      if (target?.kind === "record" || target?.kind === "union")
        return structValue(value, plain, types);
      return target?.kind === "enum" ? basicValue(value, plain, types) : undefined;
    }
  }
}

/** The same where nil stands for what is not there: a pointer, unless the type has nil. */
export function pointerOf(value: SampleValue, shape: Shape, types: GoTypes): Expression {
  if (value === null) return code`nil`;
  const made = goValue(value, shape, types);
  if (made === undefined || hasNil(shape, types)) return made;
  const plain = plainShape(shape, types.named);
  const target = plain.kind === "named" ? types.named.get(plain.id) : undefined;
  const isStruct = target?.kind === "record" || target?.kind === "union";
  return isStruct ? code`&${made}` : code`${own("Ptr", types)}(${made})`;
}

/** In a list the type of a struct goes without saying, also behind a pointer, as `gofmt -s` has it. */
function elementOf(value: SampleValue, shape: Shape, types: GoTypes): Expression {
  const inside = value === null ? undefined : structMembers(value, shape, types);
  if (inside !== undefined) return code`{${list(inside)}}`;
  return shape.kind === "nullable"
    ? pointerOf(value, shape.of, types)
    : goValue(value, shape, types);
}

/** The code in the braces of a struct; undefined where the shape is none. */
function structMembers(
  value: SampleValue,
  shape: Shape,
  types: GoTypes,
): readonly Code[] | undefined {
  const plain = plainShape(shape, types.named);
  const target = plain.kind === "named" ? types.named.get(plain.id) : undefined;
  if (target?.kind === "record") return fieldValues(value, target, types);
  return target?.kind === "union" ? unionMember(value, target, types) : undefined;
}

function structValue(value: SampleValue, shape: Shape, types: GoTypes): Expression {
  const inside = structMembers(value, shape, types);
  return inside && code`${goType(shape, types)}{${list(inside)}}`;
}

/** The fields of a struct; undefined where a property has none. */
function fieldValues(
  value: SampleValue,
  record: RecordType,
  types: GoTypes,
): readonly Code[] | undefined {
  if (!isSampleObject(value)) return undefined;
  const fields = new Map(fieldsOf(record, types).map((each) => [each.field.name.wire, each]));
  const made: Code[] = [];
  for (const [name, each] of Object.entries(value)) {
    const known = fields.get(name);
    if (known === undefined || !isTagName(name)) return undefined;
    const { presence, shape } = known.field;
    const inside = fieldValue(each, presence, shape, types);
    if (inside === undefined) return undefined;
    made.push(code`${id(known.name)}: ${inside}`);
  }
  return made;
}

function fieldValue(
  value: SampleValue,
  presence: "required" | "optional",
  shape: Shape,
  types: GoTypes,
): Expression {
  const isRaw = plainShape(shape, types.named).kind === "raw";
  if (presence === "optional" && shape.kind === "nullable" && !isRaw) {
    if (value === null) return code`${own("Null", types)}[${goType(shape, types)}]()`;
    const inside = goValue(value, shape, types);
    return inside && code`${own("Value", types)}(${inside})`;
  }
  const isPointer = presence === "optional" || shape.kind === "nullable";
  return isPointer ? pointerOf(value, shape, types) : goValue(value, shape, types);
}

/** The member that the value says it is; where nothing tells them apart the first that can hold it. */
function unionMember(
  value: SampleValue,
  union: UnionType,
  types: GoTypes,
): readonly Code[] | undefined {
  for (const { variant, name } of membersOf(union)) {
    if (!mayBe(value, variant, union)) continue;
    const inside = goValue(value, variant.shape, types);
    if (inside === undefined) continue;
    const plain = plainShape(variant.shape, types.named);
    const target = plain.kind === "named" ? types.named.get(plain.id) : undefined;
    const isStruct = target?.kind === "record" || target?.kind === "union";
    const pointer = isStruct ? code`&${inside}` : code`${own("Ptr", types)}(${inside})`;
    return [code`${id(name)}: ${pointer}`];
  }
  return undefined;
}

function mayBe(value: SampleValue, { types, tags }: VariantShape, { by }: UnionType): boolean {
  const type = Array.isArray(value) ? "array" : typeof value;
  if (!types.some((each) => each === type)) return false;
  if (by.kind !== "tag" || tags === undefined || !isSampleObject(value)) return true;
  const tag = value[by.tag.wire];
  return typeof tag === "string" && tags.includes(tag);
}

/** A text, a number or a boolean, of the very type where that is not the one that a constant has anyway. */
function basicValue(value: SampleValue, shape: Shape, types: GoTypes): Expression {
  const kind = basicKind(shape, types);
  const literal = basicLiteral(value, kind);
  if (literal === undefined) return undefined;
  const isUsual =
    shape.kind === "constant" ||
    (shape.kind === "scalar" &&
      !(shape.type === "integer" && shape.format === "int64") &&
      !isNamedText(shape));
  return isUsual ? literal : code`${goType(shape, types)}(${literal})`;
}

function isNamedText(shape: Extract<Shape, { readonly kind: "scalar" }>): boolean {
  return shape.type === "string" && (shape.format === "date-time" || shape.format === "date");
}

function basicLiteral(value: SampleValue, kind: ReturnType<typeof basicKind>): Expression {
  switch (kind) {
    case "text":
      return typeof value === "string" ? code`${str(value)}` : undefined;
    case "integer":
      return typeof value === "number" && Number.isInteger(value)
        ? code`${numberLiteral(value)}`
        : undefined;
    case "number":
      return typeof value === "number" ? floatLiteral(value) : undefined;
    case "bool":
      return typeof value === "boolean" ? boolLiteral(value) : undefined;
    case undefined:
      return undefined;
  }
}

/** With a fraction, so that it is no int. */
function floatLiteral(value: number): Code {
  return Number.isInteger(value) && Math.abs(value) < 1e15
    ? code`${numberLiteral(value)}.0`
    : code`${numberLiteral(value)}`;
}

/** JSON of any kind. */
export function anyValue(value: SampleValue): Expression {
  if (value === null) return code`nil`;
  if (typeof value === "string") return code`${str(value)}`;
  if (typeof value === "number") return code`${numberLiteral(value)}`;
  if (typeof value === "boolean") return boolLiteral(value);
  if (value instanceof SampleFile) return undefined;
  if (isSampleObject(value)) return anyObject(value);
  const items = value.map(anyValue);
  return whole(items, (all) => code`[]any{${list(all)}}`);
}

function anyObject(value: SampleObject): Expression {
  const entries = Object.entries(value).map(([name, each]) => {
    const inside = anyValue(each);
    return inside && code`${str(name)}: ${inside}`;
  });
  return whole(entries, (all) => code`map[string]any{${list(all)}}`);
}

/** The code made of all parts; undefined where one is missing. */
function whole(parts: readonly Expression[], make: (all: readonly Code[]) => Code): Expression {
  const all = parts.filter((each) => each !== undefined);
  return all.length === parts.length ? make(all) : undefined;
}
