// Made by endpoint-manifest (typescript-client) from its template bearer.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Tokens of the caller's own, and other schemes of the header `authorization`. */
import { authorizationHeader, type Secret, secretCredential } from "./secret.js";
import type { Credential } from "./security.js";

/** A token that whoever bears it may use (RFC 6750, section 2.1). */
export function bearer(token: Secret): Credential {
  return authorization(token, "Bearer");
}

/** A credential of any scheme of HTTP, which comes ready to be sent (RFC 9110, section 11.4). */
export function authorization(credential: Secret, scheme: string): Credential {
  return secretCredential(credential, authorizationHeader(scheme));
}
