/** How callers say who they are, in OpenAPI's words (3.1.1, section 4.8.27). */
import type { SourceRef } from "../source-ref.js";
import type { Bucket, Certain, Fact } from "./known.js";

/** Authentication of the whole service. */
export interface Authentication {
  readonly schemes: Bucket<Scheme>;
  /** The requirement of operations that have none of their own. */
  readonly default: Requirements;
}

/** One way to authenticate. */
export interface Scheme {
  readonly name: string;
  readonly at: SourceRef;
  readonly description: Fact<string>;
  /** Left out where the manifest names none: these are names that callers know, and no facts. */
  readonly environment?: EnvironmentNames;
  readonly means: SchemeMeans;
}

/** A part of a credential that callers keep. */
export type SecretPart =
  "secret" | "name" | "password" | "clientId" | "clientSecret" | "certificate" | "privateKey";

/** Names of environment variables by what they hold. */
export type EnvironmentNames = Readonly<Partial<Record<SecretPart, string>>>;

/** The kind of a scheme, and the facts that the kind needs. */
export type SchemeMeans =
  | {
      readonly type: "apiKey";
      readonly name: Certain<string>;
      readonly in: Certain<"header" | "query" | "cookie">;
    }
  | { readonly type: "http"; readonly scheme: Certain<string>; readonly bearerFormat: Fact<string> }
  | { readonly type: "oauth2"; readonly flows: Bucket<Flow>; readonly scopes: Bucket<Scope> }
  | { readonly type: "openIdConnect"; readonly openIdConnectUrl: Certain<string> }
  | { readonly type: "mutualTLS" };

/** A way of OAuth 2 to get a token (RFC 6749, section 1.3; RFC 8628). */
export interface Flow {
  readonly name: FlowName;
  readonly at: SourceRef;
  readonly authorizationUrl: Fact<string>;
  readonly tokenUrl: Fact<string>;
  readonly refreshUrl: Fact<string>;
  readonly deviceAuthorizationUrl: Fact<string>;
  /** True if the proof key of RFC 7636 is needed; `none` = it is not understood. */
  readonly pkce: Fact<"required" | "optional">;
}

/** OpenAPI's name of a flow. */
export type FlowName =
  "authorizationCode" | "clientCredentials" | "implicit" | "password" | "deviceAuthorization";

/** One permission that a token may carry. */
export interface Scope {
  readonly name: string;
  readonly at: SourceRef;
  readonly description: Fact<string>;
}

/**
 * Alternatives, one of which a call needs; `none` = a call needs no authentication. The list is open where one of them is not
 * shown: what is known of the others holds, and a call may be let in otherwise.
 */
export type Requirements = Bucket<Requirement>;

/** One alternative: every scheme in it is needed. Without schemes it is the empty one: credentials may be left out. */
export interface Requirement {
  readonly at: SourceRef;
  readonly schemes: readonly RequiredScheme[];
}

/** A scheme with the scopes that a call needs; `none` = no scope. */
export interface RequiredScheme {
  readonly scheme: string;
  readonly at: SourceRef;
  readonly scopes: Fact<readonly string[]>;
}
