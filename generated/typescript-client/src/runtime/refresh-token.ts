// Made by endpoint-manifest (typescript-client) from its template refresh-token.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Tokens of a user who has signed in, renewed by the refresh token that came with them (RFC 6749, section 6). */
import type { Credential } from "./credential.js";
import { requestTokens, secureUrl, type TokenEndpoint } from "./token-endpoint.js";
import { tokenCredential, type TokenStore } from "./token-credential.js";
import type { Tokens } from "./tokens.js";

/** What a user's tokens are renewed with. */
export interface RefreshTokenOptions extends TokenEndpoint, TokenStore {
  /** As `exchangeCode` gave them, or `onTokens` the last time. */
  readonly tokens: Tokens;
}

/**
 * A credential that sends a user's access token, and renews it when it is over or the service answers 401. A server may
 * give a new refresh token with each: `onTokens` must keep it.
 *
 * @throws {InvalidArgumentError} where the URL is not one of `https:`.
 */
export function refreshToken(options: RefreshTokenOptions): Credential {
  secureUrl(options.tokenUrl);
  return tokenCredential(options, (current, fetch) => {
    const { refreshToken: token, scopes } = current ?? {};
    if (token === undefined) return undefined;
    const grant = { grant_type: "refresh_token", refresh_token: token };
    // What the answer leaves out is as it was (section 6).
    return requestTokens(options, grant, fetch).then((next) => ({
      refreshToken: token,
      scopes,
      ...next,
    }));
  });
}
