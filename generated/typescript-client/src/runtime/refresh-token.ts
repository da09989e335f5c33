// Made by endpoint-manifest (typescript-client) from its template refresh-token.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Tokens of a signed-in user, renewed by the refresh token that came with them (RFC 6749, section 6). */
import type { Credential } from "./credential.js";
import { requestTokens, secureUrl, type TokenEndpoint } from "./token-endpoint.js";
import { tokenCredential, type TokenStore } from "./token-credential.js";
import type { Tokens } from "./tokens.js";

/** Options for renewing a user's tokens. */
export interface RefreshTokenOptions extends TokenEndpoint, TokenStore {
  /** The tokens from `exchangeCode`, or from the last call of `onTokens`. */
  readonly tokens: Tokens;
}

/**
 * A credential that sends a user's access token, and renews it when it expires or the service responds 401. A server may issue a
 * new refresh token each time: `onTokens` must keep it.
 *
 * @throws {InvalidArgumentError} where the URL does not begin with `https:`.
 */
export function refreshToken(options: RefreshTokenOptions): Credential {
  secureUrl(options.tokenUrl);
  return tokenCredential(options, (current, fetch) => {
    const { refreshToken: token, scopes } = current ?? {};
    if (token === undefined) return undefined;
    const grant = { grant_type: "refresh_token", refresh_token: token };
    // Members that the response leaves out keep their values (section 6).
    return requestTokens(options, grant, fetch).then((next) => ({
      refreshToken: token,
      scopes,
      ...next,
    }));
  });
}
