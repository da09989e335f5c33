/** Values of samples as expressions of Kotlin, by the types that they have to be of. */
import { isSampleObject, SampleFile, type SampleValue } from "../../sdk/samples/sample-value.js";
import { isTagged } from "../../sdk/shapes/class-shapes.js";
import { plainShape } from "../../sdk/shapes/settled-shapes.js";
import type { NamedShape, Shape } from "../../sdk/shapes/shape.js";
import { type Code, code, type Hole, numberLiteral } from "../text/code.js";
import {
  assigned,
  boolLiteral,
  call,
  doubleLiteral,
  id,
  std,
  str,
  withBlock,
} from "./kotlin-code.js";
import { fieldsOf, type RecordType } from "./record-classes.js";
import { isDecimal, type KotlinTypes, namedType, runtime } from "./types.js";

/** An expression; undefined where the types cannot hold the value. */
export type Expression = Hole | undefined;

/** A value of a shape that is there. */
export function kotlinValue(value: SampleValue, shape: Shape, types: KotlinTypes): Expression {
  const plain = plainShape(shape, types.named);
  switch (plain.kind) {
    case "raw":
    case "tuple":
      return jsonValue(value, types);
    case "list": {
      if (!Array.isArray(value)) return undefined;
      const items = value.map((each: SampleValue) => kotlinValue(each, plain.item, types));
      return whole(items, (all) => call(id("listOf"), all));
    }
    case "map": {
      if (!isSampleObject(value)) return undefined;
      const entries = Object.entries(value).map(([name, each]): Expression => {
        const made = kotlinValue(each, plain.value, types);
        return made && code`${str(name)} to ${made}`;
      });
      return whole(entries, (all) => call(id("mapOf"), all));
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
      return call(code`${std(name, "java.time")}.parse`, [str(value)]);
    }
    case "integer":
      return typeof value === "number" && Number.isSafeInteger(value)
        ? numberLiteral(value)
        : undefined;
    case "number":
      if (typeof value !== "number") return undefined;
      return isDecimal({ ...(format !== undefined && { format }) })
        ? call(std("BigDecimal", "java.math"), [str(String(value))])
        : doubleLiteral(value);
    case "boolean":
      return typeof value === "boolean" ? boolLiteral(value) : undefined;
  }
  return undefined;
}

function scalarOf(value: SampleValue): Expression {
  switch (typeof value) {
    case "string":
      return str(value);
    case "number":
      return Number.isSafeInteger(value) ? numberLiteral(value) : doubleLiteral(value);
    case "boolean":
      return boolLiteral(value);
    default:
      return undefined;
  }
}

function namedValue(value: SampleValue, target: NamedShape, types: KotlinTypes): Expression {
  switch (target.kind) {
    case "record": {
      const set = isSampleObject(value) ? propertyStatements(value, target, types) : undefined;
      return set && withBlock(namedType(target.id, types), set);
    }
    case "enum":
      if (target.of === "integer") return scalarValue(value, { kind: "scalar", type: "integer" });
      if (target.of !== "string") return scalarValue(value, { kind: "scalar", type: "number" });
      return typeof value === "string"
        ? call(namedType(target.id, types), [str(value)])
        : undefined;
    case "union": {
      const json = jsonValue(value, types);
      if (json === undefined || !isTagged(target)) return json;
      return call(code`${namedType(target.id, types)}.of`, [json]);
    }
    case "alias":
      return kotlinValue(value, target.shape, types);
  }
}

/** The statements of a block that set properties; undefined where one cannot be set. */
export function propertyStatements(
  value: Readonly<Record<string, SampleValue>>,
  record: RecordType,
  types: KotlinTypes,
  special: (value: SampleValue) => Expression = () => undefined,
): readonly Code[] | undefined {
  const fields = new Map(fieldsOf(record, types).map((each) => [each.field.name.wire, each]));
  const set: Code[] = [];
  for (const [name, each] of Object.entries(value)) {
    const known = fields.get(name);
    const typed =
      known !== undefined && each !== null
        ? (special(each) ?? kotlinValue(each, known.field.shape, types))
        : undefined;
    if (known !== undefined && typed !== undefined) set.push(assigned(id(known.name), typed));
    else {
      const json = special(each) ?? jsonValue(each, types);
      if (json === undefined) return undefined;
      set.push(call(id("property"), [str(name), json]));
    }
  }
  return set;
}

/** JSON of any kind. */
export function jsonValue(value: SampleValue, types: KotlinTypes): Expression {
  if (hasFile(value)) return undefined;
  return call(code`${runtime("JsonValue", types)}.parse`, [str(JSON.stringify(value))]);
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
