/** The parameters of which it is known how values are written, as plain data. */
import { type Bucket, type Certain, knownItems, knownValue } from "../../model/known.js";
import {
  type ArrayNotation,
  type Header,
  type Parameter,
  type ParameterPlace,
  type ParameterStyle,
  usualArrays,
} from "../../model/message.js";
import type { Operation, Service } from "../../model/model.js";
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

/** A parameter, and how its values are written. */
export interface StyledFacts {
  readonly in: ParameterPlace;
  readonly name: string;
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

/** The parameters of an operation that are not written as single values are anyway, with the headers of every request. */
export function styledFacts(
  { parameters }: Pick<Operation, "parameters">,
  service: Pick<Service, "headers">,
  find: FindSchema,
): readonly StyledFacts[] {
  const places: readonly ParameterPlace[] = ["path", "query", "header", "cookie"];
  const common = headersAsParameters(service.headers, parameters.header);
  return places.flatMap((place) =>
    [...knownItems(parameters[place]), ...(place === "header" ? common : [])].flatMap((parameter) =>
      writtenIn(place, parameter, find),
    ),
  );
}

function writtenIn(
  place: ParameterPlace,
  parameter: WrittenParameter,
  find: FindSchema,
): readonly StyledFacts[] {
  const { name, style, explode } = parameter;
  const { schema, isJson } = valueFacts(parameter);
  if (isJson) {
    const written = mayBeText(schema, find) ? "json" : "jsonOrText";
    return [{ in: place, name, style: written, explode: false }];
  }
  const isSingle = isSingleValue(schema, find);
  const encode =
    knownValue(parameter.allowReserved) === true ? encoderOf(place, isSingle) : undefined;
  if (style.state !== "known" || explode.state !== "known" || parameter.schema !== schema) {
    return encode === undefined
      ? []
      : [{ in: place, name, style: "single", explode: false, encode }];
  }
  const isPlain = style.value === plainStyles[place];
  if (isSingle && isPlain) {
    return encode === undefined
      ? []
      : [{ in: place, name, style: "single", explode: false, encode }];
  }
  const arrays = otherArrays(parameter);
  return [
    {
      ...{ in: place, name, style: style.value, explode: explode.value },
      ...(arrays !== undefined && { arrays }),
      ...(encode !== undefined && { encode }),
    },
  ];
}

/** Whether a string is among the values that a schema is known to accept. */
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

/** The headers of every request, without those that an operation has itself; a header has one style (OpenAPI 3.1.1, section 4.8.21). */
function headersAsParameters(
  headers: Bucket<Header>,
  own: Bucket<Parameter>,
): readonly WrittenParameter[] {
  const taken = new Set(knownItems(own).map(({ name }) => name.toLowerCase()));
  return knownItems(headers)
    .filter(({ name }) => !taken.has(name.toLowerCase()))
    .map(({ name, at, explode, schema }) => ({
      name,
      explode,
      schema,
      style: { state: "known", value: "simple", at, sources: [] },
      arrays: { state: "notShown", at },
      allowReserved: { state: "notShown", at },
    }));
}

/** What the writing of a parameter takes. */
type WrittenParameter = Pick<
  Parameter,
  "name" | "style" | "explode" | "arrays" | "allowReserved" | "schema"
> &
  WithValue;
