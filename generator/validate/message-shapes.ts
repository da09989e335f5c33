/** The shapes of what goes over the wire: parameters, bodies, responses. */
import { z } from "zod";
import { certainSlot, form, namesMap, none, notShown, slot, text } from "./forms.js";
import { textOf } from "./patterns.js";
import { schemaShape } from "./schema-shape.js";

const styles = [
  "form",
  "simple",
  "label",
  "matrix",
  "spaceDelimited",
  "pipeDelimited",
  "deepObject",
] as const;

/** How lists are written in style `deepObject`, of which OpenAPI says nothing. */
const arrays = certainSlot(z.enum(["brackets", "indices", "repeat"]));

const flag = certainSlot(z.boolean());
const style = certainSlot(z.enum(styles));

const partEncodingShape = form({
  contentType: certainSlot(textOf("mediaType")),
  style,
  explode: flag,
  arrays,
});

const representationShape = form({
  schema: certainSlot(schemaShape),
  encoding: slot(namesMap("name", z.union([partEncodingShape, notShown]))),
});

/** Representations by media type. */
export const contentShape = slot(namesMap("mediaType", z.union([representationShape, notShown])));

const parameterShape = form({
  description: slot(text),
  required: flag,
  deprecated: flag,
  style,
  explode: flag,
  arrays,
  allowReserved: flag,
  schema: certainSlot(schemaShape),
  content: contentShape,
}).meta({ id: "parameter" });

const parameterBucket = slot(namesMap("name", z.union([parameterShape, notShown])));

/** The parameters of an operation, by place. */
export const parametersShape = z
  .union([
    form({
      path: parameterBucket,
      query: parameterBucket,
      header: parameterBucket,
      cookie: parameterBucket,
    }),
    notShown,
    none,
  ])
  .optional();

const headerShape = form({
  description: slot(text),
  required: flag,
  explode: flag,
  schema: certainSlot(schemaShape),
}).meta({ id: "header" });

/** Headers by name. */
export const headersShape = slot(namesMap("headerName", z.union([headerShape, notShown])));

/** The body of a request or of an event. */
export const bodyShape = form({
  description: slot(text),
  required: flag,
  content: contentShape,
}).meta({ id: "body" });

const responseShape = form({
  description: slot(text),
  headers: headersShape,
  content: contentShape,
}).meta({ id: "response" });

/** Responses by status; `none` takes one away that every operation may give. */
export const responsesShape = certainSlot(
  namesMap("status", z.union([responseShape, notShown, none])),
);

/** Errors of the whole service, by status. */
export const errorsShape = slot(namesMap("status", z.union([responseShape, notShown])));

/** The shapes' inferred types, for `resolve`. */
export type ContentValue = z.output<typeof contentShape>;
export type ParameterBucketValue = z.output<typeof parameterBucket>;
export type ParameterValue = z.output<typeof parameterShape>;
export type ParametersValue = z.output<typeof parametersShape>;
export type HeadersValue = z.output<typeof headersShape>;
export type HeaderValue = z.output<typeof headerShape>;
export type BodyValue = z.output<typeof bodyShape>;
export type ResponseValue = z.output<typeof responseShape>;
export type ResponsesValue = z.output<typeof responsesShape>;
export type ErrorsValue = z.output<typeof errorsShape>;
export type RepresentationValue = z.output<typeof representationShape>;
export type PartEncodingValue = z.output<typeof partEncodingShape>;
