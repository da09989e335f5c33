/** How the values of parameters are written, as plain data. */
import { type Certain, knownValue } from "../../model/known.js";
import {
  type ArrayNotation,
  type Parameter,
  type ParameterPlace,
  type ParameterStyle,
  usualArrays,
} from "../../model/message.js";
import type { Schema } from "../../model/schema.js";
import type { FindSchema } from "../../model/schema-members.js";
import { isSingleValue } from "../../model/schema-slots.js";
import { valueFacts, type WithValue } from "./parameter-values.js";

/** A style of OpenAPI, or another way in which the client's runtime writes values. */
export type WrittenStyle = ParameterStyle | "json" | "jsonOrText" | "single";

/** A function of the client's runtime that encodes texts. */
export type EncoderName = "reserved" | "reservedItems" | "reservedInPath";

/** How lists are written otherwise than most servers read them. */
export type OtherArrays = Exclude<ArrayNotation, typeof usualArrays>;

/** The notation of lists in style `deepObject`; nothing where it is the one that clients use anyway. */
export function otherArrays({
  style,
  arrays,
}: Pick<Parameter, "style" | "arrays">): OtherArrays | undefined {
  const said = knownValue(style) === "deepObject" ? knownValue(arrays) : undefined;
  return said === usualArrays ? undefined : said;
}

/** How the values of a parameter are written, where it is not as single values are. */
export interface Writing {
  readonly style: WrittenStyle;
  readonly explode: boolean;
  /** How `deepObject` writes lists, where it is not as ever. */
  readonly arrays?: OtherArrays;
  /** Left out = everything but unreserved characters is percent-encoded. */
  readonly encode?: EncoderName;
}

/**
 * How a single value is written anyway, by place (OpenAPI 3.1.1, section 4.8.12.2). Not in a cookie: there a value goes as it
 * is while no style is shown, and percent-encoded as soon as one is.
 */
const plainStyles: Readonly<Partial<Record<ParameterPlace, ParameterStyle>>> = {
  path: "simple",
  query: "form",
  header: "simple",
};

/** How the values of a parameter are written; undefined where that is as single values are written there anyway. */
export function writingOf(
  place: ParameterPlace,
  parameter: WrittenParameter,
  find: FindSchema,
): Writing | undefined {
  const { style, explode } = parameter;
  const { schema, isJson } = valueFacts(parameter);
  if (isJson) return { style: mayBeText(schema, find) ? "json" : "jsonOrText", explode: false };
  const isSingle = isSingleValue(schema, find);
  const encode =
    knownValue(parameter.allowReserved) === true ? encoderOf(place, isSingle) : undefined;
  const isStyled =
    style.state === "known" && explode.state === "known" && parameter.schema === schema;
  if (!isStyled || (isSingle && style.value === plainStyles[place])) {
    return encode && { style: "single", explode: false, encode };
  }
  const arrays = otherArrays(parameter);
  return {
    ...{ style: style.value, explode: explode.value },
    ...(arrays !== undefined && { arrays }),
    ...(encode !== undefined && { encode }),
  };
}

/** True if a string is among the values that a schema is known to accept. */
function mayBeText(schema: Certain<Schema>, find: FindSchema): boolean {
  const visited = new Set<string>();
  const isText = (each: Schema): boolean => {
    switch (each.kind) {
      case "string":
      case "any":
      case "not":
      case "conditional":
        return true;
      case "enum":
        return each.values.some(({ kind }) => kind === "string");
      case "allOf":
        return each.members.every(isText);
      case "anyOf":
      case "oneOf":
        return each.members.some(isText);
      case "reference": {
        const target = visited.has(each.name) ? undefined : find(each.name);
        visited.add(each.name);
        return target !== undefined && isText(target);
      }
      case "notShown":
      case "never":
      case "null":
      case "number":
      case "boolean":
      case "array":
      case "object":
        return false;
    }
  };
  return schema.state === "known" && isText(schema.value);
}

/** Only in URLs is anything percent-encoded that may as well be left as it is; in a path, where lists have delimiters, single values. */
function encoderOf(place: ParameterPlace, isSingle: boolean): EncoderName | undefined {
  if (place === "query") return isSingle ? "reserved" : "reservedItems";
  return place === "path" && isSingle ? "reservedInPath" : undefined;
}

/** The facts of a parameter that its writing needs. */
export type WrittenParameter = Pick<
  Parameter,
  "name" | "style" | "explode" | "arrays" | "allowReserved" | "schema"
> &
  WithValue;
