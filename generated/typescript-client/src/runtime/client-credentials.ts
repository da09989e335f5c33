// Made by endpoint-manifest (typescript-client) from its template client-credentials.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Tokens for the application itself (RFC 6749, section 4.4). */
import type { Credential } from "./credential.js";
import { requestTokens, secureUrl, type TokenEndpoint } from "./token-endpoint.js";
import { tokenCredential, type TokenStore } from "./token-credential.js";

/** What tokens for the application are got with. */
export interface ClientCredentialsOptions<Scope extends string = string>
  extends TokenEndpoint, TokenStore {
  readonly clientSecret: string;
  /** What the tokens shall allow; what the server gives by itself unless given. */
  readonly scopes?: readonly Scope[] | undefined;
}

/**
 * A credential that gets a token at the first call, and another when it is over or the service answers 401.
 *
 * @throws {InvalidArgumentError} where the URL is not one of `https:`.
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
