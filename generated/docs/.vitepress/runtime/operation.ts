// Made by endpoint-manifest (docs) from its template typescript-client/operation.ts. Not to be edited: fill the manifest in and run generate.

/** An operation of the manifest, as far as a request needs it. */
import type { RequestSummary } from "./errors.js";
import type { Security } from "./security.js";
import type { StatusErrors } from "./errors.js";

/** One operation of the service. All but its texts are functions, so that a bundle carries only those that its operations use. */
export interface Operation {
  /** The operation's id in the manifest, for messages: `me.saved-books.save`. */
  readonly id: string;
  /** HTTP method, in capitals. */
  readonly method: string;
  /** Path below the base URL, with its parameters in braces: `/authors/{id}`. */
  readonly path: string;
  /** The operation's own base URL, if it is not below the service's: functions of such operations send with `atOwnBaseUrl`. */
  readonly baseUrl?: OwnBaseUrl;
  /** The parameters for which the manifest shows how arrays and objects are serialized. */
  readonly parameters?: readonly StyledParameter[];
  /** Writes the cookies. Left out where the operation is known to take none: then none are sent. */
  readonly cookies?: CookieWriter;
  /** Encodes the body; left out where there can be none: GET, HEAD, and `body: none`. */
  readonly body?: BodyEncoder;
  /** Media type of a body that has none of its own. */
  readonly contentType?: string;
  /** The manifest's entries for the properties of a form, where they differ from OpenAPI's defaults. */
  readonly parts?: readonly FormPart[];
  /** The forms among several media types, for `bodyByType`. */
  readonly forms?: readonly FormType[];
  /** The media types of successful responses: made by `accepts` and the like, and left out where the manifest leaves one open. */
  readonly accept?: Accept;
  /** Reads responses that are streams: made by `streams`. */
  readonly stream?: StreamDecoder;
  /** Selects the error class of a status: made by `statusErrors`. */
  readonly errors?: StatusErrors;
  /** The credentials that the operation needs. */
  readonly security?: Security;
  /** Refuses calls that exceed the manifest's limits, before anything is sent. */
  readonly check?: Check;
  /** True if a call may be repeated, where its method does not say so (RFC 9110, section 9.2.2). */
  readonly idempotent?: boolean;
  /** Adds headers that a call does not set itself: made by `defaultHeaders` and the like, and by `choosing`. */
  readonly headers?: HeaderFiller;
  /** Set where the operation is deprecated, as far as is known. */
  readonly deprecated?: Deprecation;
}

/** A base URL of an operation's own, without a trailing slash. */
export interface OwnBaseUrl {
  /** Left out = not shown. */
  readonly url?: string;
  /** The base URL of the service, which it replaces; left out = not shown. */
  readonly usual?: string;
}

/**
 * The media type that a successful response is decoded as. It throws where the manifest does not name the response's type. Of
 * several types, only those that the request accepts are allowed.
 */
export type Accept = (response: Response, request?: AskingRequest) => string;

/** A request as it was sent, reduced to the headers that say what it accepts. */
export interface AskingRequest {
  readonly headers: Headers;
}

/** The values of a call, apart from its path parameters. */
export interface CallValues {
  readonly query?: object | undefined;
  readonly headers?: object | undefined;
  readonly cookies?: object | undefined;
  readonly body?: unknown;
  readonly contentType?: string | undefined;
  /** Requested media type of the response, where the operation has several. */
  readonly accept?: string | undefined;
}

/** Fills in headers that a call has not set. */
export type HeaderFiller = (headers: Headers, init: CallValues) => void;

/** A deprecation, as the manifest describes it. Dates are `YYYY-MM-DD`. */
export interface Deprecation {
  readonly since?: string;
  /** The date on which the operation ends. */
  readonly sunset?: string;
  /** Id of the operation to use instead. */
  readonly replacement?: string;
  readonly reason?: string;
}

/** The location of a parameter in a request (OpenAPI 3.1.1, section 4.8.12.1). */
export type ParameterPlace = "path" | "query" | "header" | "cookie";

/** A parameter for which the manifest shows how arrays and objects are serialized. */
export interface StyledParameter {
  readonly in: ParameterPlace;
  readonly name: string;
  /** One of `styles.ts`. */
  readonly style: Style;
  /** True if each item of an array, or property of an object, is written with a name of its own. */
  readonly explode: boolean;
  /** How `deepObject` writes lists: `a[0]=1`, or `a=1&a=2`; left out = `a[]=1`. */
  readonly arrays?: "indices" | "repeat";
  /** How texts are encoded: one of `reserved.ts` where reserved characters are sent unchanged, else percent-encoding. */
  readonly encode?: Encode;
}

/** Encodes a text for its place in a URL. `subject` begins the message of an error. */
export type Encode = (text: string, subject: string) => string;

/** Serializes a value; `undefined` = nothing is sent (an empty array or object). `subject` begins the message of an error. */
export type Style = (
  parameter: StyledParameter,
  value: unknown,
  subject: string,
) => string | undefined;

/** Writes the given cookies into `headers`. */
export type CookieWriter = (
  headers: Headers,
  operation: Pick<Operation, "id" | "parameters">,
  cookies: object | undefined,
) => void;

/** Encodes the given body, and writes its media type into `headers`. */
export type BodyEncoder = (
  operation: Operation,
  body: unknown,
  contentType: string | undefined,
  headers: Headers,
) => RawBody;

/** How one property of a form is serialized (OpenAPI 3.1.1, section 4.8.15). */
export interface FormPart {
  readonly name: string;
  /** Media type of its values; a range where each value names its own. */
  readonly contentType?: string;
  /** The style of a query parameter, in place of `contentType`. */
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

/** Bodies that fetch sends unchanged. */
export type RawBody = NonNullable<RequestInit["body"]>;

/**
 * Turns an unread response into an iterable for the caller; returns nothing where it is not a stream. `signal` is the caller's
 * own. `idleTimeoutMs` is the longest silence of the stream, in milliseconds.
 */
export type StreamDecoder = (
  response: Response,
  request: RequestSummary,
  signal: AbortSignal | undefined,
  idleTimeoutMs?: number | undefined,
) => AsyncIterable<unknown> | undefined;

/** Throws an `InvalidArgumentError` where a call exceeds a limit of the manifest. */
export type Check = (operation: Operation, init: CallValues) => void;
