// Made by endpoint-manifest (typescript-client) from its template operation.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** What the manifest says of one operation, as far as a request needs it. */

/**
 * One operation of the service. How bodies and styled parameters are written is held here as functions, so that a bundle
 * carries what its operations use.
 */
export interface Operation {
  /** The operation's id in the manifest, for messages: `me.saved-books.save`. */
  readonly id: string;
  /** Method of HTTP, in capitals. */
  readonly method: string;
  /** Path below the base URL, with its parameters in braces: `/authors/{id}`. */
  readonly path: string;
  /** The parameters of which the manifest shows how arrays and objects are written. */
  readonly parameters?: readonly StyledParameter[];
  /** Writes the body; left out where there can be none: GET, HEAD, and `body: none`. */
  readonly body?: BodyEncoder;
  /** Media type of a body that does not say its own. */
  readonly contentType?: string;
}

/** Where a parameter stands in a request (OpenAPI 3.1.1, section 4.8.12.1). */
export type ParameterPlace = "path" | "query" | "header" | "cookie";

/** A parameter of which the manifest shows how arrays and objects are written. */
export interface StyledParameter {
  readonly in: ParameterPlace;
  readonly name: string;
  /** One of `styles.ts`. */
  readonly style: Style;
  /** Whether each item of an array, or property of an object, is written with a name of its own. */
  readonly explode: boolean;
  /** Whether reserved characters of RFC 3986, section 2.2 are sent as they are; in a query only. */
  readonly allowReserved?: boolean;
}

/** Writes a value; `undefined` = nothing is sent (an empty array or object). `subject` begins the message of an error. */
export type Style = (
  parameter: StyledParameter,
  value: unknown,
  subject: string,
) => string | undefined;

/** Writes a body that was given, and its media type into `headers`. */
export type BodyEncoder = (
  operation: Operation,
  body: unknown,
  contentType: string | undefined,
  headers: Headers,
) => RawBody;

/** What fetch sends as it is. */
export type RawBody = NonNullable<RequestInit["body"]>;
