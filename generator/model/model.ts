/**
 * The model: what is known of an API, resolved and checked, in no language's words.
 *
 * Read-only plain JSON. Lists, never maps, so that the order written and every name survive.
 */
import type { SourceRef } from "../source-ref.js";
import type { Bucket, Certain, Fact, SourceIds } from "./known.js";
import type { Authentication, Requirements } from "./authentication.js";
import type { Body, Header, Method, Parameters, Response } from "./message.js";
import type { PathTemplate } from "./path-template.js";
import type { Schema } from "./schema.js";
import type { Shared } from "./shared.js";
import type {
  EventDelivery,
  EventRetries,
  Idempotency,
  Limits,
  Pager,
  PaginationUse,
  Signature,
  State,
  Versioning,
} from "./behaviour.js";

/** Everything that the manifest says. */
export interface ApiModel {
  /** Folder of the manifest as outputs name it, such as `manifest`; empty when it is the project's own folder. */
  readonly folder: string;
  readonly service: Service;
  readonly groups: readonly Group[];
  readonly schemas: readonly NamedSchema[];
  /** The shared parts. Each use has their facts, and their name. */
  readonly shared: Shared;
  /** Names of the schemas that are resources, in order. */
  readonly resources: readonly string[];
  readonly sources: readonly Source[];
}

/** The service as a whole. */
export interface Service {
  readonly at: SourceRef;
  readonly title: Certain<string>;
  readonly description: Fact<string>;
  /** An absolute URL without a `/` at its end. */
  readonly baseUrl: Fact<string>;
  /** Ids of the client libraries and tools that exist, as the source names them. */
  readonly clients: Fact<readonly string[]>;
  readonly authentication: Authentication;
  /** Headers that go with every request. */
  readonly headers: Bucket<Header>;
  /** Answers that any operation may give beside its own. */
  readonly errors: Bucket<Response>;
  readonly limits: Limits;
  readonly pagination: Bucket<Pager>;
  readonly states: Bucket<State>;
  readonly events: Bucket<Event>;
  readonly versioning: Versioning;
}

/** A source of facts: a document, calls that somebody made, or an assumption. */
export interface Source {
  readonly id: string;
  readonly at: SourceRef;
  readonly title: string;
  readonly kind: "document" | "observed" | "assumed";
  readonly date: Fact<string>;
  readonly url: Fact<string>;
}

/** Operations that belong together; a sub-group has the same form. */
export interface Group {
  /** Ids from the outermost group, joined by dots: `me.saved-books`. */
  readonly id: string;
  /** The last part of the id. */
  readonly name: string;
  readonly at: SourceRef;
  readonly title: Certain<string>;
  readonly description: Fact<string>;
  readonly operations: readonly Operation[];
  readonly groups: readonly Group[];
}

/** One operation, known in part or as a whole. */
export interface Operation {
  /** Id of the group and the name, joined by a dot: `me.saved-books.save`. */
  readonly id: string;
  readonly name: string;
  /** Names that it had before, in the same group. */
  readonly formerly: readonly string[];
  readonly at: SourceRef;
  readonly sources: SourceIds;
  readonly title: Certain<string>;
  readonly summary: Fact<string>;
  readonly description: Fact<string>;
  readonly method: Certain<Method>;
  readonly path: Certain<PathTemplate>;
  /** Set where it has a base URL of its own; not shown = the service's holds. */
  readonly baseUrl: Certain<OwnBaseUrl>;
  /** True if a repeated call does no harm; `none` = it may. Where it is not shown, the method says it (RFC 9110, section 9.2.2). */
  readonly idempotent: Fact<Idempotency>;
  /** `none` = known not to be deprecated. */
  readonly deprecated: Fact<Deprecation>;
  /** The requirement of a call; not shown = the service's default. */
  readonly authentication: Requirements;
  readonly parameters: Parameters;
  readonly body: Fact<Body>;
  readonly responses: Bucket<Response>;
  readonly pagination: Fact<PaginationUse>;
  readonly limits: Fact<Limits>;
}

/** That an operation is not below the service's base URL. */
export interface OwnBaseUrl {
  /** The URL that its path is below: absolute, without a `/` at its end. */
  readonly url: Certain<string>;
}

/** The known facts of a deprecation. Dates are ISO 8601 dates (`2026-02-01`). */
export interface Deprecation {
  readonly since: Fact<string>;
  readonly sunset: Fact<string>;
  /** Id of the operation to use in its place. */
  readonly replacement: Fact<string>;
  readonly reason: Fact<string>;
}

/** A schema with a name; resources are among them. */
export interface NamedSchema {
  readonly name: string;
  readonly at: SourceRef;
  readonly sources: SourceIds;
  readonly schema: Schema;
}

/** Something that the service sends by itself. */
export interface Event {
  readonly name: string;
  readonly at: SourceRef;
  readonly description: Fact<string>;
  readonly delivery: Fact<EventDelivery>;
  readonly payload: Fact<Body>;
  readonly signature: Fact<Signature>;
  readonly retries: Fact<EventRetries>;
}
