/** The shapes of what goes over the wire: parameters, bodies, responses. */
import { z } from "zod";
import { certainSlot, form, namesMap, none, notShown, prose, setOf, slot } from "./forms.js";
import { patternSource, textLike } from "./patterns.js";
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

/** In place of a thing: the name of one that is said once. What is said beside it would be of this use alone. */
function referenceShape(pattern: "parameterReference" | "headerReference" | "responseReference") {
  // Without `abort`, which would leave the fault to the form beside it in a union, where `$ref` is no key.
  return form({ $ref: z.string().regex(new RegExp(patternSource(pattern))) });
}

const partEncodingShape = form({
  contentType: certainSlot(textLike("mediaType")),
  style,
  explode: flag,
  arrays,
}).meta({ id: "part-encoding" });

const representationShape = form({
  schema: certainSlot(schemaShape),
  encoding: slot(namesMap("name", z.union([partEncodingShape, notShown]))),
}).meta({ id: "representation" });

/** Representations by media type. */
export const contentShape = slot(namesMap("mediaType", z.union([representationShape, notShown])));

const parameterKeys = {
  description: slot(prose),
  required: flag,
  deprecated: flag,
  style,
  explode: flag,
  arrays,
  allowReserved: flag,
  schema: certainSlot(schemaShape),
  content: contentShape,
};

const parameterShape = form(parameterKeys).meta({ id: "parameter" });

const parameterReference = referenceShape("parameterReference").meta({ id: "parameter-reference" });

const parameterBucket = slot(
  namesMap("name", z.union([parameterReference, parameterShape, notShown])),
);

/** The parameters of an operation, by place. */
export const parametersShape = z
  .union([
    form({
      path: parameterBucket,
      query: parameterBucket,
      header: parameterBucket,
      cookie: parameterBucket,
    }).meta({ id: "parameters" }),
    notShown,
    none,
  ])
  .optional();

const headerKeys = {
  description: slot(prose),
  required: flag,
  explode: flag,
  schema: certainSlot(schemaShape),
};

const headerShape = form(headerKeys).meta({ id: "header" });

const headerReference = referenceShape("headerReference").meta({ id: "header-reference" });

/** Headers by name. */
export const headersShape = slot(
  namesMap("headerName", z.union([headerReference, headerShape, notShown])),
);

/** The body of a request or of an event. */
export const bodyShape = form({
  description: slot(prose),
  required: flag,
  content: contentShape,
}).meta({ id: "body" });

const responseKeys = {
  description: slot(prose),
  headers: headersShape,
  content: contentShape,
};

const responseShape = form(responseKeys).meta({ id: "response" });

const responseReference = referenceShape("responseReference").meta({ id: "response-reference" });

/** Responses by status; `none` takes one away that every operation may give. */
export const responsesShape = certainSlot(
  namesMap("status", z.union([responseReference, responseShape, notShown, none])),
);

/** Errors of the whole service, by status. */
export const errorsShape = slot(
  namesMap("status", z.union([responseReference, responseShape, notShown])),
);

const formerly = setOf(textLike("id")).optional();

/** A parameter that several operations have: its name on the wire, its place, and all else that is said of one. */
export const sharedParameterShape = form({
  name: textLike("name"),
  in: z.enum(["path", "query", "header", "cookie"]),
  formerly,
  ...parameterKeys,
}).meta({ id: "shared-parameter" });

/** A header that several answers have. */
export const sharedHeaderShape = form({ formerly, ...headerKeys }).meta({ id: "shared-header" });

/** A response that several operations have. */
export const sharedResponseShape = form({ formerly, ...responseKeys }).meta({
  id: "shared-response",
});

/** The shapes' inferred types, for `resolve`. */
export type ReferenceValue = z.output<ReturnType<typeof referenceShape>>;
export type SharedParameterValue = z.output<typeof sharedParameterShape>;
export type SharedHeaderValue = z.output<typeof sharedHeaderShape>;
export type SharedResponseValue = z.output<typeof sharedResponseShape>;
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
