/** Values of samples as expressions of Kotlin, by the types that they have to be of. */
import type { SampleObject, SampleValue } from "../../sdk/samples/sample-value.js";
import {
  jsonValue as jsonOf,
  setProperties,
  type SetProperty,
  type TypedValues,
  typedValue,
  type ValueWriter,
} from "../../sdk/samples/typed-values.js";
import type { Shape } from "../../sdk/shapes/shape.js";
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
import { type KotlinTypes, namedType, runtime } from "./types.js";

/** An expression; undefined where the types cannot hold the value. */
export type Expression = Hole | undefined;

/** A value of a shape that is there. */
export function kotlinValue(value: SampleValue, shape: Shape, types: KotlinTypes): Expression {
  return typedValue(value, shape, valuesOf(types));
}

/** The statements of a block that set properties; undefined where one cannot be set. */
export function propertyStatements(
  value: SampleObject,
  record: RecordType,
  types: KotlinTypes,
  special?: (value: SampleValue) => Expression,
): readonly Code[] | undefined {
  return setProperties(value, record, valuesOf(types), special)?.map(statement);
}

/** JSON of any kind. */
export function jsonValue(value: SampleValue, types: KotlinTypes): Expression {
  return jsonOf(value, writerOf(types));
}

function valuesOf(types: KotlinTypes): TypedValues<Hole> {
  return {
    write: writerOf(types),
    named: types.named,
    fieldsOf: (record) => fieldsOf(record, types),
  };
}

function writerOf(types: KotlinTypes): ValueWriter<Hole> {
  return {
    ...{ text: str, integer: numberLiteral, double: doubleLiteral, boolean: boolLiteral },
    decimal: (value) => call(std("BigDecimal", "java.math"), [str(String(value))]),
    time: (value, format) => {
      const name = format === "date" ? "LocalDate" : "OffsetDateTime";
      return call(code`${std(name, "java.time")}.parse`, [str(value)]);
    },
    list: (items) => call(id("listOf"), items),
    map: (entries) =>
      call(
        id("mapOf"),
        entries.map(([name, value]) => code`${str(name)} to ${value}`),
      ),
    json: (text) => call(code`${runtime("JsonValue", types)}.parse`, [str(text)]),
    choice: (type, text) => call(namedType(type, types), [str(text)]),
    tagged: (type, json) => call(code`${namedType(type, types)}.of`, [json]),
    object: (type, properties) => withBlock(namedType(type, types), properties.map(statement)),
  };
}

function statement(set: SetProperty<Hole>): Code {
  return "member" in set
    ? assigned(id(set.member), set.value)
    : call(id("property"), [str(set.wire), set.value]);
}
