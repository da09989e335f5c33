// Made by endpoint-manifest (typescript-server) from its template route.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** An operation of the manifest, as a server needs it: plain data, and the validators of its schemas. */
import type { Validator } from "../typescript-client/validator.js";

/** One operation that has a method and a path. Members that are left out are not shown, and are not checked. */
export interface Route {
  /** The operation's id in the manifest: `me.saved-books.save`. */
  readonly id: string;
  /** HTTP method, in capitals. */
  readonly method: string;
  /** Path below the base URL, with its parameters in braces: `/authors/{id}`. */
  readonly path: string;
  /** The parameters that the manifest lists, in all places. */
  readonly parameters?: readonly RouteParameter[];
  /** Places where the manifest does not list all parameters: others are passed on as text. */
  readonly open?: readonly ParameterPlace[];
  /** `none` = there is no body. */
  readonly body?: RouteBody | "none";
  /** Its responses, including those that any operation may give. */
  readonly replies?: readonly RouteReply[];
  /** True if it may also give other responses. */
  readonly hasOtherReplies?: boolean;
  /**
   * Alternatives, one of which a request needs. Each names its schemes with their scopes, and one without schemes allows requests
   * that have no credentials. An empty list = no credentials are needed.
   */
  readonly security?: readonly Requirement[];
  readonly limits?: readonly RouteLimit[];
  /** Number of requests that a caller may make. */
  readonly rates?: readonly RateLimit[];
  readonly deprecated?: RouteDeprecation;
  /** The validators of its schemas. */
  readonly rules?: RouteRules;
}

/** The location of a parameter in a request (OpenAPI 3.1.1, section 4.8.12.1). */
export type ParameterPlace = "path" | "query" | "header" | "cookie";

/** How arrays and objects are serialized (OpenAPI 3.1.1, section 4.8.12.4). */
export type StyleName =
  "form" | "simple" | "label" | "matrix" | "spaceDelimited" | "pipeDelimited" | "deepObject";

/** One parameter. */
export interface RouteParameter {
  readonly in: ParameterPlace;
  /** Its name on the wire. */
  readonly name: string;
  /** Left out = it is optional, or that is not shown. A path parameter is always present. */
  readonly required?: boolean;
  /** Left out = not shown: a single value is text, several of one name are a list of texts. */
  readonly style?: StyleName;
  readonly explode?: boolean;
  /** True if its text is JSON; then `value` is ignored. */
  readonly json?: boolean;
  /** How its text is interpreted. */
  readonly value: Reader;
  /** The readers that others refer to by name; with style `deepObject` only. */
  readonly readers?: NamedReaders;
}

/** Readers by the names of their schemas. */
export type NamedReaders = readonly (readonly [name: string, value: Reader])[];

/**
 * How a text is interpreted: as text, a number, `true` or `false`, a list, an object, or the first of several that fits. A text
 * that does not fit stays text, and the validators refuse it with their own message.
 */
export type Reader =
  | "text"
  | "number"
  | "boolean"
  | ListReader
  | ObjectReader
  | { readonly anyOf: readonly Reader[] }
  /** One of the `readers` beside it, because schemas may contain themselves. */
  | { readonly name: string };

/** A list of values of one kind. */
export interface ListReader {
  readonly items: Reader;
}

/** An object: the kinds of its properties by name, and that of all others. They are pairs, because a name may be `__proto__`. */
export interface ObjectReader {
  readonly properties: readonly (readonly [name: string, value: Reader])[];
  readonly others: Reader;
}

/** The body of a request. */
export interface RouteBody {
  readonly required?: boolean;
  readonly content: readonly RouteContent[];
  /** True if other media types are allowed. */
  readonly open?: boolean;
}

/** One representation of a body. */
export interface RouteContent {
  /** A media type, or a range: `image/*`. */
  readonly mediaType: string;
  /** How the properties of a form are interpreted; left out where the body is not a form. */
  readonly form?: ObjectReader;
  /** The manifest's entries for the serialization of single properties of a form. */
  readonly parts?: readonly RoutePart[];
  /** True if it is read as JSON whatever its media type: where any type is allowed, its schema decides. */
  readonly json?: boolean;
  /**
   * True if it is read as text whatever its media type, unless that is JSON: bytes in an encoding such as base64, or text where
   * any media type is allowed.
   */
  readonly text?: boolean;
}

/** How one property of a form is serialized (OpenAPI 3.1.1, section 4.8.15). */
export interface RoutePart {
  readonly name: string;
  readonly contentType?: string;
  readonly style?: StyleName;
  readonly explode?: boolean;
  /** How it is interpreted, where the reader of the form does not go as deep. */
  readonly value?: Reader;
  readonly readers?: NamedReaders;
}

/** One response. */
export interface RouteReply {
  /** A status (`200`), a range (`4XX`), or `default`. */
  readonly status: string;
  /** Media types of its body; empty = it has no body. Left out = not shown. */
  readonly content?: readonly string[];
}

/** Schemes that are needed together, with their scopes. */
export type Requirement = Readonly<Record<string, readonly string[]>>;

/** How a scheme of the manifest reads the credential of a request (OpenAPI 3.1.1, section 4.8.27). */
export type Scheme =
  | { readonly type: "bearer" }
  | { readonly type: "basic" }
  | { readonly type: "apiKey"; readonly in: "header" | "query" | "cookie"; readonly name: string }
  /** Another scheme of the `authorization` header (RFC 9110, section 11.1). */
  | { readonly type: "http"; readonly scheme: string }
  /** A scheme that is not shown, or is not part of a request: the hook reads the request itself. */
  | { readonly type: "other" };

/** A limit of one call: the number of items or the largest value of some parameters together. */
export interface RouteLimit {
  /** `query.ids`, `body.ids`. */
  readonly of: readonly string[];
  readonly maxItems?: number;
  readonly minItems?: number;
  readonly maximum?: number;
  /** The place in the manifest that sets the limit, or its own words. */
  readonly by: string;
}

/** A number of requests per number of seconds. */
export interface RateLimit {
  readonly requests: number;
  readonly seconds: number;
  /** The scope of the rate: `application`, `user`, `token`, `address`, `operation`; left out = not shown. */
  readonly per?: string;
  /** Id of the one operation that it limits; left out = all operations together. */
  readonly operation?: string;
}

/** A deprecation, as the manifest describes it. Dates are `YYYY-MM-DD`. */
export interface RouteDeprecation {
  readonly since?: string;
  readonly sunset?: string;
  /** Path of the operation to use instead, where it can be called. */
  readonly replacement?: string;
}

/** Validators by the part of a request that they check. */
export interface RouteRules {
  readonly path?: Validator<unknown>;
  readonly query?: Validator<unknown>;
  readonly header?: Validator<unknown>;
  readonly cookie?: Validator<unknown>;
  /** By media type, as the route lists them. */
  readonly body?: Readonly<Record<string, Validator<unknown>>>;
  readonly replies?: ReplyRules;
}

/** Validators of responses, by status as the route lists it, then by media type. */
export type ReplyRules = Readonly<Record<string, Readonly<Record<string, Validator<unknown>>>>>;

/** An operation that has no route yet. */
export interface NotRouted {
  readonly id: string;
  /** The facts that the manifest does not show: `method`, `path`. */
  readonly missing: readonly string[];
  /** The place to fill them in: `manifest/groups/me.yaml#operations.retrieve`. */
  readonly place: string;
}

/** Routes, grouped like the handlers: by group, then by operation. */
export interface RouteTree {
  readonly [member: string]: Route | RouteTree;
}

/** Everything that a server is made of besides its handlers. */
export interface Service {
  readonly title: string;
  readonly routes: RouteTree;
  readonly notRouted: readonly NotRouted[];
  /** By name. */
  readonly schemes: Readonly<Record<string, Scheme>>;
}
