// Made by endpoint-manifest (typescript-client) from its template client-credentials.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Tokens for the application itself (RFC 6749, section 4.4). */
import type { Credential } from "./credential.js";
import { requestTokens, secureUrl, type TokenEndpoint } from "./token-endpoint.js";
import { tokenCredential, type TokenStore } from "./token-credential.js";

/** Options for getting tokens for the application. */
export interface ClientCredentialsOptions<Scope extends string = string>
  extends TokenEndpoint, TokenStore {
  readonly clientSecret: string;
  /** Scopes to request; the server's default unless given. */
  readonly scopes?: readonly Scope[] | undefined;
}

/**
 * A credential that gets a token at the first call, and another when the token expires or the service responds 401.
 *
 * @throws {InvalidArgumentError} where the URL does not begin with `https:`.
 */
export function clientCredentials<Scope extends string>({
  scopes,
  ...endpoint
}: ClientCredentialsOptions<Scope>): Credential {
  secureUrl(endpoint.tokenUrl);
  return tokenCredential(endpoint, (_current, fetch) =>
    requestTokens(endpoint, { grant_type: "client_credentials", scope: scopes?.join(" ") }, fetch),
  );
}
