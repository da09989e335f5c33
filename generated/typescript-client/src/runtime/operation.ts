// Made by endpoint-manifest (typescript-client) from its template operation.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** What the manifest says of one operation, as far as a request needs it. */
import type { RequestSummary } from "./errors.js";
import type { Security } from "./security.js";
import type { StatusErrors } from "./errors.js";

/**
 * One operation of the service. What it needs beside texts is held here as functions, so that a bundle carries what its
 * operations use, and no more.
 */
export interface Operation {
  /** The operation's id in the manifest, for messages: `me.saved-books.save`. */
  readonly id: string;
  /** Method of HTTP, in capitals. */
  readonly method: string;
  /** Path below the base URL, with its parameters in braces: `/authors/{id}`. */
  readonly path: string;
  /** Where it is, if it is not below the service's base URL: functions of such operations send by `atOwnBaseUrl`. */
  readonly baseUrl?: OwnBaseUrl;
  /** The parameters of which the manifest shows how arrays and objects are written. */
  readonly parameters?: readonly StyledParameter[];
  /** Writes its cookies; left out where it is known to take none: then none is sent. */
  readonly cookies?: CookieWriter;
  /** Writes the body; left out where there can be none: GET, HEAD, and `body: none`. */
  readonly body?: BodyEncoder;
  /** Media type of a body that does not say its own. */
  readonly contentType?: string;
  /** What the manifest says of the properties of a form, where they are not written as OpenAPI has it anyway. */
  readonly parts?: readonly FormPart[];
  /** The forms among several media types, for `bodyByType`. */
  readonly forms?: readonly FormType[];
  /**
   * Which media types its successful answers have: made by `accepts` and its like, and left out where the manifest leaves one
   * open.
   */
  readonly accept?: Accept;
  /** Reads answers that are streams: made by `streams`. */
  readonly stream?: StreamDecoder;
  /** Which class the error of a status is: made by `statusErrors`. */
  readonly errors?: StatusErrors;
  /** What credentials it needs. */
  readonly security?: Security;
  /** Refuses what the manifest's limits forbid, before anything is sent. */
  readonly check?: Check;
  /** Whether a call may be repeated, where its method does not say the same (RFC 9110, section 9.2.2). */
  readonly idempotent?: boolean;
  /** Puts in headers that a call does not have of its own: made by `defaultHeaders` and its like, and by `choosing`. */
  readonly headers?: HeaderFiller;
  /** Set where the operation is deprecated, as far as is known. */
  readonly deprecated?: Deprecation;
}

/** A base URL that an operation has of its own, without a slash at its end. */
export interface OwnBaseUrl {
  /** Left out = not shown. */
  readonly url?: string;
  /** That of the service, in whose place it stands; left out = not shown. */
  readonly usual?: string;
}

/**
 * The media type that a successful answer is read as; throws where the manifest does not name the one that it says. Of several
 * those are due that the request asks for.
 */
export type Accept = (response: Response, request?: AskingRequest) => string;

/** A request as it was sent, as far as it says what it asks for. */
export interface AskingRequest {
  readonly headers: Headers;
}

/** What a call gives, beside the values of its path. */
export interface CallValues {
  readonly query?: object | undefined;
  readonly headers?: object | undefined;
  readonly cookies?: object | undefined;
  readonly body?: unknown;
  readonly contentType?: string | undefined;
  /** Media type of the answer, of which the operation has several. */
  readonly accept?: string | undefined;
}

/** Fills headers in that a call has not set. */
export type HeaderFiller = (headers: Headers, init: CallValues) => void;

/** What the manifest says of a deprecation. Dates are `YYYY-MM-DD`. */
export interface Deprecation {
  readonly since?: string;
  /** When the operation ends. */
  readonly sunset?: string;
  /** Id of the operation to use in its place. */
  readonly replacement?: string;
  readonly reason?: string;
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
  /** How `deepObject` writes lists: `a[0]=1`, or `a=1&a=2`; left out = `a[]=1`. */
  readonly arrays?: "indices" | "repeat";
  /** How texts are encoded: one of `reserved.ts` where reserved characters are sent as they are, else as ever. */
  readonly encode?: Encode;
}

/** Encodes a text for its place in a URL. `subject` begins the message of an error. */
export type Encode = (text: string, subject: string) => string;

/** Writes a value; `undefined` = nothing is sent (an empty array or object). `subject` begins the message of an error. */
export type Style = (
  parameter: StyledParameter,
  value: unknown,
  subject: string,
) => string | undefined;

/** Writes cookies that were given into `headers`. */
export type CookieWriter = (
  headers: Headers,
  operation: Pick<Operation, "id" | "parameters">,
  cookies: object | undefined,
) => void;

/** Writes a body that was given, and its media type into `headers`. */
export type BodyEncoder = (
  operation: Operation,
  body: unknown,
  contentType: string | undefined,
  headers: Headers,
) => RawBody;

/** How one property of a form is written (OpenAPI 3.1.1, section 4.8.15). */
export interface FormPart {
  readonly name: string;
  /** Media type of its values; a range where a value says which it is. */
  readonly contentType?: string;
  /** As in a query, in place of `contentType`. */
  readonly style?: Style;
  readonly explode?: boolean;
  readonly arrays?: "indices" | "repeat";
}

/** A form that is one of several media types of a body. */
export interface FormType {
  readonly contentType: string;
  readonly body: BodyEncoder;
  readonly parts?: readonly FormPart[];
}

/** What fetch sends as it is. */
export type RawBody = NonNullable<RequestInit["body"]>;

/**
 * Makes of an unread answer what its caller iterates over, or nothing where it is no stream; `signal` is the caller's own, and
 * `idleTimeoutMs` the milliseconds in which it may be silent.
 */
export type StreamDecoder = (
  response: Response,
  request: RequestSummary,
  signal: AbortSignal | undefined,
  idleTimeoutMs?: number | undefined,
) => AsyncIterable<unknown> | undefined;

/** Throws an `InvalidArgumentError` where a call exceeds a limit of the manifest. */
export type Check = (operation: Operation, init: CallValues) => void;
