/** Parameters, bodies, headers and responses of the manifest → the model. */
import type { Bucket } from "../model/known.js";
import type {
  Body,
  Content,
  Header,
  Parameter,
  ParameterPlace,
  Parameters,
  PartEncoding,
  Response,
} from "../model/message.js";
import type { OperationValue } from "../validate/file-shapes.js";
import type {
  BodyValue,
  ContentValue,
  HeadersValue,
  HeaderValue,
  ParameterValue,
  PartEncodingValue,
  RepresentationValue,
  ResponseValue,
} from "../validate/message-shapes.js";
import {
  asWritten,
  bucket,
  certain,
  fact,
  type Form,
  formIn,
  formOf,
  type Marker,
} from "./form.js";
import { type Place, refTo } from "./place.js";
import { schemaAt } from "./schemas.js";

/** A form with a slot for representations. */
interface WithContent {
  readonly content?: ContentValue;
}

/** A form with a slot for headers. */
interface WithHeaders {
  readonly headers?: HeadersValue;
}

/** The four buckets of an operation; a marker in place of them covers all four. */
export function readParameters(operation: Form<OperationValue>): Parameters {
  const form = formIn(operation, "parameters");
  const read = (place: ParameterPlace): Bucket<Parameter> =>
    bucket(form, place, asWritten, (name, value: ParameterValue | Marker, at) =>
      readParameter(name, formOf(value, at)),
    );
  return {
    path: read("path"),
    query: read("query"),
    header: read("header"),
    cookie: read("cookie"),
  };
}

/** A parameter of which at least the name is known. */
export function readParameter(name: string, form: Form<ParameterValue>): Parameter {
  return {
    name,
    at: refTo(form.place),
    sources: form.place.sources,
    description: fact(form, "description", asWritten),
    required: certain(form, "required", asWritten),
    deprecated: certain(form, "deprecated", asWritten),
    style: certain(form, "style", asWritten),
    explode: certain(form, "explode", asWritten),
    arrays: certain(form, "arrays", asWritten),
    allowReserved: certain(form, "allowReserved", asWritten),
    schema: certain(form, "schema", schemaAt),
    content: readContent(form),
  };
}

/** A body of a request or of an event. */
export function readBody(form: Form<BodyValue>): Body {
  return {
    at: refTo(form.place),
    description: fact(form, "description", asWritten),
    required: certain(form, "required", asWritten),
    content: readContent(form),
  };
}

/** Headers by name. */
export function readHeaders<Value extends WithHeaders>(form: Form<Value>): Bucket<Header> {
  const headers: Form<WithHeaders> = form;
  return bucket(headers, "headers", asWritten, (name, value: HeaderValue | Marker, place) =>
    readHeader(name, formOf(value, place)),
  );
}

/** One answer; a marker in its place says that nothing but the status is known, or that it is never given. */
export function readResponse(
  status: string,
  value: ResponseValue | Marker,
  place: Place,
): Response {
  const form = formOf(value, place);
  return {
    status,
    at: refTo(form.place),
    sources: form.place.sources,
    absent: form.marker === "none",
    description: fact(form, "description", asWritten),
    headers: readHeaders(form),
    content: readContent(form),
  };
}

function readContent<Value extends WithContent>(form: Form<Value>): Bucket<Content> {
  const content: Form<WithContent> = form;
  return bucket(
    content,
    "content",
    asWritten,
    (mediaType, value: RepresentationValue | Marker, place) => {
      const representation = formOf(value, place);
      return {
        mediaType,
        at: refTo(representation.place),
        schema: certain(representation, "schema", schemaAt),
        encoding: bucket(
          representation,
          "encoding",
          asWritten,
          (property, part: PartEncodingValue | Marker, spot) =>
            readPart(property, formOf(part, spot)),
        ),
      };
    },
  );
}

function readPart(property: string, form: Form<PartEncodingValue>): PartEncoding {
  return {
    property,
    at: refTo(form.place),
    contentType: certain(form, "contentType", asWritten),
    style: certain(form, "style", asWritten),
    explode: certain(form, "explode", asWritten),
    arrays: certain(form, "arrays", asWritten),
  };
}

function readHeader(name: string, form: Form<HeaderValue>): Header {
  return {
    name,
    at: refTo(form.place),
    description: fact(form, "description", asWritten),
    required: certain(form, "required", asWritten),
    explode: certain(form, "explode", asWritten),
    schema: certain(form, "schema", schemaAt),
  };
}
