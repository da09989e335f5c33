// Made by endpoint-manifest (docs) from its template typescript-client/credential.ts. Not to be edited: fill the manifest in and run generate.

/** Credentials, and the secrets that they are made of. */
import type { Fetch, OutgoingRequest } from "./outgoing-request.js";

/**
 * A credential for a security scheme. If a request already has a value in the credential's place, the caller has set it, and it
 * stays. No member has the name of a function's own property, so a function alone is never a credential.
 */
export interface Credential {
  /** Puts the credential into a request; may get a token first. */
  authenticate(request: OutgoingRequest, context: CredentialContext): void | Promise<void>;
  /** After a 401 response: whether there is a newer credential than the one in `request`, so that another try makes sense. */
  renew?(request: OutgoingRequest, context: CredentialContext): boolean | Promise<boolean>;
}

/** Context for a credential that may have to get a token. */
export interface CredentialContext {
  /** Scopes that the operation needs, as far as they are shown. */
  readonly scopes: readonly string[];
  readonly fetch: Fetch;
  /** Aborts when no caller waits any more. */
  readonly signal: AbortSignal;
}

/** A token or key, or a function that returns one. The function is called for every attempt, so it should cache its result. */
export type Secret = string | ((need: SecretNeed) => string | Promise<string>);

/** The context in which a secret is requested. */
export interface SecretNeed extends CredentialContext {
  /** The secret that the service has just rejected with 401: only a different one makes sense. */
  readonly refused?: string;
}
