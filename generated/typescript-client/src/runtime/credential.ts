// Made by endpoint-manifest (typescript-client) from its template credential.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** What proves who calls: credentials, and the secrets that they are made of. */
import type { Fetch, OutgoingRequest } from "./outgoing-request.js";

/**
 * What a scheme of the service is given to prove who calls. What a request has already in the place of the credential was
 * given by its caller, and stays. No member is called as one of every function is: a function alone is no credential.
 */
export interface Credential {
  /** Puts itself into a request; may get a token first. */
  authenticate(request: OutgoingRequest, context: CredentialContext): void | Promise<void>;
  /** After an answer 401: whether something newer than what `request` carried is there, so that one more try makes sense. */
  renew?(request: OutgoingRequest, context: CredentialContext): boolean | Promise<boolean>;
}

/** What a credential may need to get a token. */
export interface CredentialContext {
  /** Scopes that the operation needs, as far as they are shown. */
  readonly scopes: readonly string[];
  readonly fetch: Fetch;
  /** Aborts when nobody waits any more. */
  readonly signal: AbortSignal;
}

/** A token or key, or a function that gives one: it is called for every attempt, and so should keep what it has got. */
export type Secret = string | ((need: SecretNeed) => string | Promise<string>);

/** What a secret is needed for. */
export interface SecretNeed extends CredentialContext {
  /** What the service has just answered 401 to: only another one makes sense. */
  readonly refused?: string;
}
