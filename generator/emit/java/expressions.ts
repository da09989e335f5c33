/** Values of samples as expressions of Java, by the types that they have to be of. */
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
import { boolLiteral, type ChainedCall, ofType, std, str } from "./java-code.js";
import { fieldsOf, type RecordType } from "./record-classes.js";
import { type JavaTypes, namedType, runtime } from "./types.js";

/** An expression; undefined where the types cannot hold the value. */
export type Expression = Hole | undefined;

/** A value of a shape that is there. */
export function javaValue(value: SampleValue, shape: Shape, types: JavaTypes): Expression {
  return typedValue(value, shape, valuesOf(types));
}

/** The calls of a builder that set properties; undefined where one cannot be set. */
export function propertyCalls(
  value: SampleObject,
  record: RecordType,
  types: JavaTypes,
  special?: (value: SampleValue) => Expression,
): readonly ChainedCall[] | undefined {
  return setProperties(value, record, valuesOf(types), special)?.map(propertyCall);
}

/** JSON of any kind. */
export function jsonValue(value: SampleValue, types: JavaTypes): Expression {
  return jsonOf(value, writerOf(types));
}

function valuesOf(types: JavaTypes): TypedValues<Hole> {
  return {
    write: writerOf(types),
    named: types.named,
    fieldsOf: (record) => fieldsOf(record, types),
  };
}

function writerOf(types: JavaTypes): ValueWriter<Hole> {
  const of = (type: Hole, name: string, given: readonly Hole[]): Code =>
    ofType(type, [{ name, given }]);
  return {
    ...{ text: str, integer: longLiteral, double: doubleLiteral, boolean: boolLiteral },
    decimal: (value) => of(std("BigDecimal", "java.math"), "valueOf", [doubleLiteral(value)]),
    time: (value, format) => {
      const name = format === "date" ? "LocalDate" : "OffsetDateTime";
      return of(std(name, "java.time"), "parse", [str(value)]);
    },
    list: (items) => of(std("List", "java.util"), "of", items),
    // `Map.of` takes ten entries.
    map: (entries) =>
      entries.length > 10
        ? undefined
        : of(
            std("Map", "java.util"),
            "of",
            entries.flatMap(([name, value]) => [str(name), value]),
          ),
    json: (text) => of(runtime("JsonValue", types), "parse", [str(text)]),
    choice: (type, text) => of(namedType(type, types), "of", [str(text)]),
    tagged: (type, json) => of(namedType(type, types), "of", [json]),
    object: (type, properties) =>
      ofType(namedType(type, types), [
        { name: "builder" },
        ...properties.map(propertyCall),
        { name: "build" },
      ]),
  };
}

function propertyCall(set: SetProperty<Hole>): ChainedCall {
  return "member" in set
    ? { name: set.member, given: [set.value] }
    : { name: "property", given: [str(set.wire), set.value] };
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
