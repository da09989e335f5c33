/** Which credentials an operation needs, and how they come into its requests. */
import type { Fetch } from "./client.js";
import type { OutgoingRequest } from "./hooks.js";

/** What a scheme of the service is given to prove who calls. */
export interface Credential {
  /** Puts itself into a request; may get a token first. */
  apply(request: OutgoingRequest, context: CredentialContext): void | Promise<void>;
  /** After an answer 401: whether something newer than what `request` carried is there, so that one more try makes sense. */
  renew?(request: OutgoingRequest, context: CredentialContext): boolean | Promise<boolean>;
}

/** What a credential may need to get a token. */
export interface CredentialContext {
  /** Scopes that the operation needs. */
  readonly scopes: readonly string[];
  readonly fetch: Fetch;
  /** Aborts when nobody waits any more. */
  readonly signal: AbortSignal;
}

/** Credentials by the names of the manifest's schemes. */
export type Credentials = Readonly<Record<string, Credential | undefined>>;

/** What an operation has for its security: made by `requires`. */
export interface Security {
  authorize(
    request: OutgoingRequest,
    credentials: Credentials,
    context: Omit<CredentialContext, "scopes">,
  ): void | Promise<void>;
  /** After an answer 401: whether to try once more. */
  renew(
    request: OutgoingRequest,
    credentials: Credentials,
    context: Omit<CredentialContext, "scopes">,
  ): boolean | Promise<boolean>;
}
