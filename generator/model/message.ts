/** The messages on the wire: parameters, bodies and responses. */
import type { SourceRef } from "../source-ref.js";
import type { Bucket, Certain, Fact, SourceIds } from "./known.js";
import type { Schema } from "./schema.js";

/** A method of HTTP (RFC 9110, section 9) or an extension of it, in capitals. */
export type Method =
  "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS" | "TRACE" | "QUERY";

/** The parameters of an operation, apart by place, so that names in two places never collide. */
export interface Parameters {
  readonly path: Bucket<Parameter>;
  readonly query: Bucket<Parameter>;
  readonly header: Bucket<Parameter>;
  readonly cookie: Bucket<Parameter>;
}

/** Where a parameter stands in a request (OpenAPI 3.1.1, section 4.8.12.1). */
export type ParameterPlace = keyof Parameters;

/** One parameter, under its name on the wire. */
export interface Parameter {
  readonly name: string;
  readonly at: SourceRef;
  readonly sources: SourceIds;
  /** Name of the shared parameter that it is; its facts stand there, and `at` is where it is used. */
  readonly shared?: string;
  readonly description: Fact<string>;
  /** A parameter of the path is required by its place, whether or not it is said. */
  readonly required: Certain<boolean>;
  readonly deprecated: Certain<boolean>;
  /** How a value is written; not known = a single value only. */
  readonly style: Certain<ParameterStyle>;
  /** True if an array or object is written as several name-value pairs. */
  readonly explode: Certain<boolean>;
  /** How lists are written in style `deepObject`; not known = as most servers read them, {@link usualArrays}. */
  readonly arrays: Certain<ArrayNotation>;
  /** True if characters that RFC 3986, section 2.2 reserves are sent as they are (query only). */
  readonly allowReserved: Certain<boolean>;
  readonly schema: Certain<Schema>;
  /** In place of a schema: the value is text of one media type (OpenAPI 3.1.1, section 4.8.12.3). */
  readonly content: Bucket<Content>;
}

/** How values are written into a request (OpenAPI 3.1.1, section 4.8.12.4). */
export type ParameterStyle =
  "form" | "simple" | "label" | "matrix" | "spaceDelimited" | "pipeDelimited" | "deepObject";

/** `a[]=1`, `a[0]=1`, or `a=1&a=2`. An item that has parts itself has its index in all of them. */
export type ArrayNotation = "brackets" | "indices" | "repeat";

/**
 * The notation that qs, Rack and PHP read as a list. Rack makes an object of indices, and PHP keeps only the last of repeated
 * names.
 */
export const usualArrays = "brackets" satisfies ArrayNotation;

/** A header of a response, or one that goes with every request. */
export interface Header {
  readonly name: string;
  readonly at: SourceRef;
  /** Name of the shared header that it is; its facts stand there, and `at` is where it is used. */
  readonly shared?: string;
  readonly description: Fact<string>;
  readonly required: Certain<boolean>;
  readonly explode: Certain<boolean>;
  readonly schema: Certain<Schema>;
}

/** The body of a request, or of an event. */
export interface Body {
  readonly at: SourceRef;
  readonly description: Fact<string>;
  readonly required: Certain<boolean>;
  readonly content: Bucket<Content>;
}

/** One representation of a body. */
export interface Content {
  /** Media type, or a range of them such as `image/*` (RFC 9110, section 12.5.1). */
  readonly mediaType: string;
  readonly at: SourceRef;
  readonly schema: Certain<Schema>;
  /** How the parts of a form are written, by property. */
  readonly encoding: Bucket<PartEncoding>;
}

/** How one property of a form is written (OpenAPI 3.1.1, section 4.8.15). */
export interface PartEncoding {
  readonly property: string;
  readonly at: SourceRef;
  readonly contentType: Certain<string>;
  readonly style: Certain<ParameterStyle>;
  readonly explode: Certain<boolean>;
  readonly arrays: Certain<ArrayNotation>;
}

/** One answer. */
export interface Response {
  /** A status (`200`), a range (`4XX`), or `default`. */
  readonly status: string;
  readonly at: SourceRef;
  readonly sources: SourceIds;
  /** `none` = known not to be given although every operation may give it (`403: none`). */
  readonly absent: boolean;
  /** Name of the shared response that it is; its facts stand there, and `at` is where it is used. */
  readonly shared?: string;
  readonly description: Fact<string>;
  readonly headers: Bucket<Header>;
  /** `none` = an empty answer. */
  readonly content: Bucket<Content>;
}
