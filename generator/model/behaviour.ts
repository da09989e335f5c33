/** How the service behaves over several calls: limits, pages, states, events, versions. */
import type { SourceRef } from "../source-ref.js";
import type { Certain, Fact, Listing } from "./known.js";
import type { Method } from "./message.js";
import type { Schema } from "./schema.js";

/** Bounds that a schema cannot say, of the service or of one operation. */
export interface Limits {
  readonly rate: Fact<readonly RateLimit[]>;
  readonly pageSize: Fact<PageSize>;
  readonly idsPerCall: Fact<IdsPerCall>;
  readonly other: Fact<readonly OtherLimit[]>;
}

/** So many requests in so many seconds. */
export interface RateLimit {
  readonly at: SourceRef;
  readonly requests: number;
  readonly seconds: number;
  /** Who shares it: `application`, `user`, `token`, `address`, `operation`. */
  readonly per: Certain<string>;
}

/** Items on one page. */
export interface PageSize {
  readonly default: Fact<number>;
  readonly maximum: Fact<number>;
}

/** Identifiers in one call. */
export interface IdsPerCall {
  readonly maximum: Fact<number>;
  /** The parameters that hold them; the maximum holds for each. */
  readonly of: Fact<readonly ParameterPointer[]>;
}

/** Any other bound: a sentence for people, and where possible a rule for machines. */
export interface OtherLimit {
  readonly at: SourceRef;
  readonly text: string;
  readonly check: Fact<TotalCheck>;
}

/** Together, the values of these parameters are at most so many. */
export interface TotalCheck {
  readonly maxTotal: number;
  readonly of: readonly ParameterPointer[];
}

/** A parameter or a property of the body: `query.limit`, `body.ids`. */
export interface ParameterPointer {
  readonly place: "path" | "query" | "header" | "cookie" | "body";
  readonly name: string;
}

/** That an operation called twice does what it does called once. */
export interface Idempotency {
  /** Name of the header that makes it so, where calls that are one carry one key in it; left out = it is so by itself. */
  readonly header?: string;
}

/** A way to page, named once and used by many operations. Pointers into answers are JSON Pointers (RFC 6901). */
export interface Pager {
  readonly name: string;
  readonly at: SourceRef;
  readonly strategy: "offset" | "cursor" | "page" | "link";
  /** The parameter of each role: `offset`, `limit`, `cursor`, `page`. */
  readonly request: Fact<Listing<PagerRequest>>;
  /** The place of each part in a response: `items`, `total`, `next`, `previous`, `cursor`, `hasMore`. */
  readonly response: Fact<Listing<PagerResponse>>;
}

/** One role of a request and the parameter that plays it. */
export interface PagerRequest {
  readonly role: "offset" | "limit" | "cursor" | "page";
  readonly at: SourceRef;
  readonly parameter: Fact<ParameterPointer>;
}

/** One role of an answer and the JSON Pointer to it; for links also `header:Link`. */
export interface PagerResponse {
  readonly role: "items" | "total" | "next" | "previous" | "cursor" | "hasMore";
  readonly at: SourceRef;
  readonly pointer: Fact<string>;
}

/** How an operation pages. */
export interface PaginationUse {
  readonly at: SourceRef;
  /** Name of the {@link Pager}. */
  readonly uses: string;
  /** Where the page stands in the answer; several when one answer holds several pages. Empty pointer = the answer itself. */
  readonly roots: readonly PageRoot[];
}

/** One page in an answer; `name` is empty when there is only one. */
export interface PageRoot {
  readonly name: string;
  readonly pointer: string;
}

/** Something that is in one of several states. */
export interface State {
  readonly name: string;
  readonly at: SourceRef;
  readonly description: Fact<string>;
  readonly values: Fact<Listing<string>>;
  readonly schema: Certain<Schema>;
  readonly initial: Fact<string>;
  readonly transitions: Fact<Listing<Transition>>;
}

/** A step from one state to another; `any` stands for each of them. */
export interface Transition {
  readonly at: SourceRef;
  readonly from: string;
  readonly to: string;
  /** Id of the operation that makes it. */
  readonly by: Fact<string>;
  readonly when: Fact<string>;
}

/** How an event reaches whoever listens. */
export interface EventDelivery {
  readonly via: "webhook" | "server-sent-events" | "websocket" | "message-queue" | "callback";
  readonly method: Certain<Method>;
}

/** How a receiver tells that an event is genuine. */
export interface Signature {
  readonly algorithm: Certain<string>;
  readonly header: Certain<string>;
  readonly encoding: Certain<"hex" | "base64" | "base64url">;
  readonly prefix: Fact<string>;
  /** The signed text, with `{timestamp}`, `{id}` and `{body}` in their places. */
  readonly signs: Certain<string>;
  readonly timestampHeader: Fact<string>;
  readonly toleranceSeconds: Fact<number>;
}

/** How often an event is sent again when it was not taken. */
export interface EventRetries {
  readonly maximum: Certain<number>;
  /** Seconds before each further try. */
  readonly delaysSeconds: Fact<readonly number[]>;
}

/** Versions of the service. */
export interface Versioning {
  readonly identifier: Fact<string>;
  readonly negotiation: Fact<Negotiation>;
  readonly deprecationPolicy: Fact<string>;
}

/** How a caller says which version it means. */
export interface Negotiation {
  readonly in: Certain<"path" | "header" | "query" | "mediaType">;
  readonly name: Fact<string>;
  readonly value: Fact<string>;
}
