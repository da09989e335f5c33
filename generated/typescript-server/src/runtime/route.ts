// Made by endpoint-manifest (typescript-server) from its template route.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** What the manifest says of one operation, as a server needs it: plain data, and the validators of its schemas. */
import type { Validator } from "../typescript-client/validator.js";

/** One operation that has a method and a path. What is left out is not shown, and is not checked. */
export interface Route {
  /** The operation's id in the manifest: `me.saved-books.save`. */
  readonly id: string;
  /** Method of HTTP, in capitals. */
  readonly method: string;
  /** Path below the base URL, with its parameters in braces: `/authors/{id}`. */
  readonly path: string;
  /** The parameters that the manifest lists, of all places. */
  readonly parameters?: readonly RouteParameter[];
  /** Places of which the manifest does not list all parameters: others are handed on as text. */
  readonly open?: readonly ParameterPlace[];
  /** `none` = there is none. */
  readonly body?: RouteBody | "none";
  /** What it may answer, also what any operation may. */
  readonly replies?: readonly RouteReply[];
  /** Whether it may answer otherwise, too. */
  readonly hasOtherReplies?: boolean;
  /**
   * Alternatives, one of which a request needs; each names its schemes with their scopes, and one without schemes lets requests
   * pass that have no credentials. An empty list = none is needed.
   */
  readonly security?: readonly Requirement[];
  readonly limits?: readonly RouteLimit[];
  /** How many requests a caller may make. */
  readonly rates?: readonly RateLimit[];
  readonly deprecated?: RouteDeprecation;
  /** What its schemas refuse. */
  readonly rules?: RouteRules;
}

/** Where a parameter stands in a request (OpenAPI 3.1.1, section 4.8.12.1). */
export type ParameterPlace = "path" | "query" | "header" | "cookie";

/** How arrays and objects are written (OpenAPI 3.1.1, section 4.8.12.4). */
export type StyleName =
  "form" | "simple" | "label" | "matrix" | "spaceDelimited" | "pipeDelimited" | "deepObject";

/** One parameter. */
export interface RouteParameter {
  readonly in: ParameterPlace;
  /** Its name on the wire. */
  readonly name: string;
  /** Left out = it may be absent, or that is not shown. A parameter of the path is always there. */
  readonly required?: boolean;
  /** Left out = not shown: a single value is text, several of one name are a list of texts. */
  readonly style?: StyleName;
  readonly explode?: boolean;
  /** Whether its text is JSON; then `value` says nothing of it. */
  readonly json?: boolean;
  /** What its text stands for. */
  readonly value: Reader;
  /** The readers that others refer to by name; with style `deepObject` only. */
  readonly readers?: NamedReaders;
}

/** Readers by the names of their schemas. */
export type NamedReaders = readonly (readonly [name: string, value: Reader])[];

/**
 * What a text stands for: the text itself, a number, `true` or `false`, a list, an object, or the first of several that fits.
 * A text that does not fit stays text, which the validators then refuse with a message of theirs.
 */
export type Reader =
  | "text"
  | "number"
  | "boolean"
  | ListReader
  | ObjectReader
  | { readonly anyOf: readonly Reader[] }
  /** One of the `readers` beside: schemas may hold themselves. */
  | { readonly name: string };

/** A list of values of one kind. */
export interface ListReader {
  readonly items: Reader;
}

/** An object: the kinds of its properties by name, and that of all others. Pairs, for a name may be `__proto__`. */
export interface ObjectReader {
  readonly properties: readonly (readonly [name: string, value: Reader])[];
  readonly others: Reader;
}

/** The body of a request. */
export interface RouteBody {
  readonly required?: boolean;
  readonly content: readonly RouteContent[];
  /** Whether other media types may come. */
  readonly open?: boolean;
}

/** One representation of a body. */
export interface RouteContent {
  /** A media type, or a range of them: `image/*`. */
  readonly mediaType: string;
  /** What the properties of a form stand for; left out where the body is no form. */
  readonly form?: ObjectReader;
  /** What the manifest says of how single properties of a form are written. */
  readonly parts?: readonly RoutePart[];
  /** Whether it is read as JSON whatever its media type is: where any may come, its schema says what it is. */
  readonly json?: boolean;
  /**
   * Whether it is read as text whatever its media type is, unless that is JSON: bytes in an encoding such as base64, or text
   * where any media type may come.
   */
  readonly text?: boolean;
}

/** How one property of a form is written (OpenAPI 3.1.1, section 4.8.15). */
export interface RoutePart {
  readonly name: string;
  readonly contentType?: string;
  readonly style?: StyleName;
  readonly explode?: boolean;
  /** What it stands for, where the reader of the form does not go as deep. */
  readonly value?: Reader;
  readonly readers?: NamedReaders;
}

/** One answer. */
export interface RouteReply {
  /** A status (`200`), a range (`4XX`), or `default`. */
  readonly status: string;
  /** Media types of its body; empty = it has none. Left out = not shown. */
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
  /** What is not shown, or is no matter of a request: the hook looks at the request itself. */
  | { readonly type: "other" };

/** A limit of one call: how many items or how much some parameters hold together. */
export interface RouteLimit {
  /** `query.ids`, `body.ids`. */
  readonly of: readonly string[];
  readonly maxItems?: number;
  readonly minItems?: number;
  readonly maximum?: number;
  /** Where the manifest says so, or its own words. */
  readonly by: string;
}

/** So many requests in so many seconds. */
export interface RateLimit {
  readonly requests: number;
  readonly seconds: number;
  /** Who shares it: `application`, `user`, `token`, `address`, `operation`; left out = not shown. */
  readonly per?: string;
  /** Id of the one operation that it is on; left out = on all of them together. */
  readonly operation?: string;
}

/** What the manifest says of a deprecation. Dates are `YYYY-MM-DD`. */
export interface RouteDeprecation {
  readonly since?: string;
  readonly sunset?: string;
  /** Path of the operation to use in its place, where it can be called. */
  readonly replacement?: string;
}

/** Validators, by what they look at. */
export interface RouteRules {
  readonly path?: Validator<unknown>;
  readonly query?: Validator<unknown>;
  readonly header?: Validator<unknown>;
  readonly cookie?: Validator<unknown>;
  /** By media type, as the route lists them. */
  readonly body?: Readonly<Record<string, Validator<unknown>>>;
  readonly replies?: ReplyRules;
}

/** Validators of answers, by status as the route lists it, then by media type. */
export type ReplyRules = Readonly<Record<string, Readonly<Record<string, Validator<unknown>>>>>;

/** An operation that has no route yet. */
export interface NotRouted {
  readonly id: string;
  /** What the manifest does not show: `method`, `path`. */
  readonly missing: readonly string[];
  /** Where it is to be filled in: `manifest/groups/me.yaml#operations.retrieve`. */
  readonly place: string;
}

/** Routes as handlers are grouped: by group, then by operation. */
export interface RouteTree {
  readonly [member: string]: Route | RouteTree;
}

/** Everything that a server is made of beside its handlers. */
export interface Service {
  readonly title: string;
  readonly routes: RouteTree;
  readonly notRouted: readonly NotRouted[];
  /** By name. */
  readonly schemes: Readonly<Record<string, Scheme>>;
}
