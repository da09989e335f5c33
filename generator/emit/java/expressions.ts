/** Values of samples as expressions of Java, by the types that they have to be of. */
import { isSampleObject, SampleFile, type SampleValue } from "../../sdk/samples/sample-value.js";
import { hasType, isTagged } from "../../sdk/shapes/class-shapes.js";
import { plainShape } from "../../sdk/shapes/settled-shapes.js";
import type { NamedShape, Shape } from "../../sdk/shapes/shape.js";
import { type Code, code, type Hole, numberLiteral } from "../text/code.js";
import { boolLiteral, type ChainedCall, ofType, std, str } from "./java-code.js";
import { fieldsOf } from "./record-classes.js";
import { type JavaTypes, namedType, runtime } from "./types.js";

/** An expression; undefined where the types cannot hold the value. */
export type Expression = Hole | undefined;

/** A value of a shape that is there. */
export function javaValue(value: SampleValue, shape: Shape, types: JavaTypes): Expression {
  const plain = plainShape(shape, types.named);
  switch (plain.kind) {
    case "raw":
    case "tuple":
      return jsonValue(value, types);
    case "list": {
      if (!Array.isArray(value)) return undefined;
      const items = value.map((each: SampleValue) => javaValue(each, plain.item, types));
      return whole(items, (all) => ofType(std("List", "java.util"), [{ name: "of", given: all }]));
    }
    case "map": {
      // `Map.of` takes ten entries.
      if (!isSampleObject(value) || Object.keys(value).length > 10) return undefined;
      const entries = Object.entries(value).flatMap(([name, each]) => [
        str(name),
        javaValue(each, plain.value, types),
      ]);
      return whole(entries, (all) => ofType(std("Map", "java.util"), [{ name: "of", given: all }]));
    }
    case "scalar":
      return scalarValue(value, plain);
    case "constant":
      return scalarOf(value) ?? jsonValue(value, types);
    case "named": {
      const target = types.named.get(plain.id);
      return target === undefined ? undefined : namedValue(value, target, types);
    }
  }
}

function scalarValue(
  value: SampleValue,
  { type, format }: Extract<Shape, { readonly kind: "scalar" }>,
): Expression {
  switch (type) {
    case "string":
    case "bytes":
    case "file": {
      if (typeof value !== "string") return undefined;
      if (type !== "string" || (format !== "date-time" && format !== "date")) return str(value);
      const name = format === "date" ? "LocalDate" : "OffsetDateTime";
      return ofType(std(name, "java.time"), [{ name: "parse", given: [str(value)] }]);
    }
    case "integer":
      return typeof value === "number" && Number.isSafeInteger(value)
        ? longLiteral(value)
        : undefined;
    case "number":
      if (typeof value !== "number") return undefined;
      return format === "decimal" || format === "decimal128"
        ? ofType(std("BigDecimal", "java.math"), [
            { name: "valueOf", given: [doubleLiteral(value)] },
          ])
        : doubleLiteral(value);
    case "boolean":
      return typeof value === "boolean" ? boolLiteral(value) : undefined;
  }
  return undefined;
}

/** Of the type `long`, whatever its size. */
function longLiteral(value: number): Code {
  return code`${numberLiteral(value)}L`;
}

function doubleLiteral(value: number): Code {
  return Number.isInteger(value) && Math.abs(value) < 1e15
    ? code`${numberLiteral(value)}.0`
    : code`${numberLiteral(value)}`;
}

function scalarOf(value: SampleValue): Expression {
  switch (typeof value) {
    case "string":
      return str(value);
    case "number":
      return Number.isSafeInteger(value) ? longLiteral(value) : doubleLiteral(value);
    case "boolean":
      return boolLiteral(value);
    default:
      return undefined;
  }
}

function namedValue(value: SampleValue, target: NamedShape, types: JavaTypes): Expression {
  switch (target.kind) {
    case "record":
      return recordValue(value, target, types);
    case "enum": {
      if (target.of !== "string") return scalarOf(value);
      if (typeof value !== "string") return undefined;
      return ofType(namedType(target.id, types), [{ name: "of", given: [str(value)] }]);
    }
    case "union": {
      const json = jsonValue(value, types);
      if (json === undefined || !isTagged(target)) return json;
      return ofType(namedType(target.id, types), [{ name: "of", given: [json] }]);
    }
    case "alias":
      return javaValue(value, target.shape, types);
  }
}

function recordValue(
  value: SampleValue,
  record: Extract<NamedShape, { readonly kind: "record" }>,
  types: JavaTypes,
): Expression {
  const calls = isSampleObject(value) ? propertyCalls(value, record, types) : undefined;
  if (calls === undefined) return undefined;
  return ofType(namedType(record.id, types), [{ name: "builder" }, ...calls, { name: "build" }]);
}

/** The calls of a builder that set properties; undefined where one cannot be set. */
export function propertyCalls(
  value: Readonly<Record<string, SampleValue>>,
  record: Extract<NamedShape, { readonly kind: "record" }>,
  types: JavaTypes,
  special: (name: string, value: SampleValue) => Expression = () => undefined,
): readonly ChainedCall[] | undefined {
  const fields = new Map(fieldsOf(record, types).map((each) => [each.field.name.wire, each]));
  const calls: ChainedCall[] = [];
  for (const [name, each] of Object.entries(value)) {
    const known = fields.get(name);
    const typed =
      known !== undefined && hasType(known.field.shape, types) && each !== null
        ? (special(name, each) ?? javaValue(each, known.field.shape, types))
        : undefined;
    if (known !== undefined && typed !== undefined)
      calls.push({ name: known.name, given: [typed] });
    else {
      const json = special(name, each) ?? jsonValue(each, types);
      if (json === undefined) return undefined;
      calls.push({ name: "property", given: [str(name), json] });
    }
  }
  return calls;
}

/** JSON of any kind. */
export function jsonValue(value: SampleValue, types: JavaTypes): Expression {
  if (hasFile(value)) return undefined;
  return ofType(runtime("JsonValue", types), [
    { name: "parse", given: [str(JSON.stringify(value))] },
  ]);
}

function hasFile(value: SampleValue): boolean {
  if (value instanceof SampleFile) return true;
  if (Array.isArray(value)) return value.some(hasFile);
  return isSampleObject(value) && Object.values(value).some(hasFile);
}

/** The code made of all parts; undefined where one is missing. */
function whole(
  parts: readonly Expression[],
  make: (all: readonly Hole[]) => Code,
): Code | undefined {
  const all = parts.filter((each) => each !== undefined);
  return all.length === parts.length ? make(all) : undefined;
}
