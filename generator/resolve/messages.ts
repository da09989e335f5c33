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
import type { HeaderFacts, ParameterFacts, ResponseFacts } from "../model/shared.js";
import type { OperationValue } from "../validate/file-shapes.js";
import type {
  BodyValue,
  ContentValue,
  HeadersValue,
  HeaderValue,
  ParameterValue,
  PartEncodingValue,
  ReferenceValue,
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
    bucket(form, place, asWritten, (name, value: ParameterValue | ReferenceValue | Marker, at) =>
      readParameter(name, value, at),
    );
  return {
    path: read("path"),
    query: read("query"),
    header: read("header"),
    cookie: read("cookie"),
  };
}

/** A parameter of which at least the name is known; one that is said elsewhere has its facts from there. */
export function readParameter(
  name: string,
  value: ParameterValue | ReferenceValue | Marker | undefined,
  place: Place,
): Parameter {
  const { place: own } = formOf<ParameterValue | ReferenceValue>(value, place);
  const use = { name, at: refTo(own), sources: own.sources };
  if (!isReference(value)) {
    return { ...use, ...parameterFacts(formOf<ParameterValue>(value, place)) };
  }
  const shared = sharedName(value.$ref);
  return {
    ...use,
    shared,
    ...(own.around.shared.parameter(shared) ?? parameterFacts(unread(own))),
  };
}

/** Returns the facts of a parameter, at any place. */
export function parameterFacts<Value extends ParameterValue>(given: Form<Value>): ParameterFacts {
  const form: Form<ParameterValue> = given;
  return {
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
  return bucket(
    headers,
    "headers",
    asWritten,
    (name, value: HeaderValue | ReferenceValue | Marker, place) => readHeader(name, value, place),
  );
}

/**
 * One answer; a marker in its place says that nothing but the status is known, or that it is never given. One that is said
 * elsewhere has its facts from there.
 */
export function readResponse(
  status: string,
  value: ResponseValue | ReferenceValue | Marker,
  place: Place,
): Response {
  const form = formOf<ResponseValue | ReferenceValue>(value, place);
  const { place: own } = form;
  const use = { status, at: refTo(own), sources: own.sources, absent: form.marker === "none" };
  if (!isReference(value)) {
    return { ...use, ...responseFacts(formOf<ResponseValue>(value, place)) };
  }
  const shared = sharedName(value.$ref);
  return { ...use, shared, ...(own.around.shared.response(shared) ?? responseFacts(unread(own))) };
}

/** Returns the facts of a response, at any place. */
export function responseFacts<Value extends ResponseValue>(given: Form<Value>): ResponseFacts {
  const form: Form<ResponseValue> = given;
  return {
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

function readHeader(
  name: string,
  value: HeaderValue | ReferenceValue | Marker,
  place: Place,
): Header {
  const { place: own } = formOf<HeaderValue | ReferenceValue>(value, place);
  const use = { name, at: refTo(own) };
  if (!isReference(value)) return { ...use, ...headerFacts(formOf<HeaderValue>(value, place)) };
  const shared = sharedName(value.$ref);
  return { ...use, shared, ...(own.around.shared.header(shared) ?? headerFacts(unread(own))) };
}

/** Returns the facts of a header, at any place. */
export function headerFacts<Value extends HeaderValue>(given: Form<Value>): HeaderFacts {
  const form: Form<HeaderValue> = given;
  return {
    description: fact(form, "description", asWritten),
    required: certain(form, "required", asWritten),
    explode: certain(form, "explode", asWritten),
    schema: certain(form, "schema", schemaAt),
  };
}

function isReference(value: unknown): value is ReferenceValue {
  return typeof value === "object" && value !== null && "$ref" in value;
}

/** The name in `#/responses/<name>`; the shape has checked the rest. */
function sharedName(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}

/** Returns the form in place of facts that a reference does not lead to: nothing of it is known, and the check says why. */
function unread(place: Place): Form<never> {
  return { place, value: undefined, marker: "not shown", missing: false, sourceOf: undefined };
}
