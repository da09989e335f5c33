/** The parameters of an operation in all places, with the headers that go with every request. */
import { type Bucket, isOpen, knownItems, knownValue } from "../../model/known.js";
import type { Header, Parameter, ParameterPlace, ParameterStyle } from "../../model/message.js";
import type { Operation, Service } from "../../model/model.js";
import type { Schema } from "../../model/schema.js";
import type { FindSchema } from "../../model/schema-members.js";
import { writingOf, type WrittenParameter, type Writing } from "../messages/parameter-styles.js";
import { valueFacts } from "../messages/parameter-values.js";
import { sendableValue } from "../messages/sendable-schemas.js";
import { type Presence, presenceOf, schemaOf } from "../messages/value-plan.js";
import { commonHeaders } from "./common-headers.js";

/** One parameter, under its name on the wire. */
export interface ParameterPlan {
  readonly place: ParameterPlace;
  readonly name: string;
  /** Who says it: the operation, or the service for every request; `client` = a key that clients make by themselves. */
  readonly from: "operation" | "service" | "client";
  /** Its own words, or those of its schema. */
  readonly description?: string;
  /** True if the service needs it, also of what clients make by themselves; what is part of a path is required. */
  readonly presence: Presence;
  /** True if a caller must give it: the service needs it, and no client makes it by itself or has it for all calls. */
  readonly mustBeGiven: boolean;
  readonly isDeprecated: boolean;
  /** Has the kind `notShown` while it is not shown. */
  readonly schema: Schema;
  /** The part of its values that can be sent, as it is written. */
  readonly sendable: Schema;
  /** True if it is sent as JSON text, whatever it is. */
  readonly isJson: boolean;
  /** The style that is said of its schema; left out = none is shown, or it is text of a media type. */
  readonly style?: { readonly style: ParameterStyle; readonly explode: boolean };
  /** How clients write it; left out = as single values are written there anyway. */
  readonly writing?: Writing;
}

/** The known facts of one place: `open` = there may be others beside the listed ones, `closed` = there are no others. */
export type PlacePlan = "none" | "not-shown" | "open" | "closed";

/** The places of parameters, in the order in which a request has them. */
export const parameterPlaces: readonly ParameterPlace[] = ["path", "query", "header", "cookie"];

/** True if there may be more in a place than is listed. */
export function mayBeOthers(place: PlacePlan): boolean {
  return place === "open" || place === "not-shown";
}

/** Returns the known facts of a place. */
export function placeOf(bucket: Bucket<unknown>): PlacePlan {
  if (bucket.state === "none") return "none";
  if (bucket.state === "notShown") return "not-shown";
  return isOpen(bucket) ? "open" : "closed";
}

/** The parameters of an operation, place by place; after its own headers those that `common` has for every request. */
export function parametersOf(
  { parameters, idempotent }: Pick<Operation, "parameters" | "idempotent">,
  common: readonly ParameterPlan[],
  find: FindSchema,
): readonly ParameterPlan[] {
  const key = knownValue(idempotent)?.header?.toLowerCase();
  return parameterPlaces.flatMap((place) => {
    const own = knownItems(parameters[place]);
    const planned = own.map((each) => {
      const isMade = place === "header" && each.name.toLowerCase() === key;
      return parameterOf(each, { place, from: isMade ? "client" : "operation" }, find);
    });
    if (place !== "header") return planned;
    return [...planned, ...commonHeaders(common, own)];
  });
}

/** The headers that go with every request; a header has one style (OpenAPI 3.1.1, section 4.8.21). */
export function serviceHeaders(
  { headers }: Pick<Service, "headers">,
  find: FindSchema,
): readonly ParameterPlan[] {
  return knownItems(headers).map((header) => {
    const { at } = header;
    const unknown = { state: "notShown", at } as const;
    const simple = { state: "known", value: "simple", at, sources: [] } as const;
    const parameter = { ...header, style: simple, arrays: unknown, allowReserved: unknown };
    return parameterOf(parameter, { place: "header", from: "service" }, find);
  });
}

/** How the values of parameters are written, of those that are not written as single values are anyway. */
export function writtenParameters(parameters: readonly ParameterPlan[]): readonly WrittenPlan[] {
  return parameters.flatMap(({ place, name, writing }) =>
    writing === undefined ? [] : [{ in: place, name, ...writing }],
  );
}

/** A parameter, and how its values are written: the runtime's `StyledParameter`. */
export interface WrittenPlan extends Writing {
  readonly in: ParameterPlace;
  readonly name: string;
}

function parameterOf(
  parameter: WrittenParameter & Pick<Header, "description" | "required"> & Partial<Parameter>,
  { place, from }: Pick<ParameterPlan, "place" | "from">,
  find: FindSchema,
): ParameterPlan {
  const { name, required, deprecated } = parameter;
  const { schema, isJson } = valueFacts(parameter);
  const said = knownValue(parameter.description) ?? knownValue(schema)?.description;
  // A style is one of a schema, not of a text that stands in place of it.
  const style = parameter.schema === schema ? knownValue(parameter.style) : undefined;
  const explode = knownValue(parameter.explode);
  const writing = writingOf(place, parameter, find);
  const presence = place === "path" ? "required" : presenceOf(required);
  return {
    ...{ place, name, from },
    ...(said !== undefined && { description: said }),
    presence,
    mustBeGiven: from === "operation" && presence === "required",
    isDeprecated: deprecated !== undefined && knownValue(deprecated) === true,
    schema: schemaOf(schema),
    sendable: sendableValue(parameter, find),
    isJson,
    ...(style !== undefined && explode !== undefined && { style: { style, explode } }),
    ...(writing !== undefined && { writing }),
  };
}
