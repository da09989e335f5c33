// Made by endpoint-manifest (typescript-client) from its template tokens.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Tokens from an authorization server, with their expiry. */

/** Tokens as they can be stored: plain data, equal to its JSON. */
export interface Tokens {
  readonly accessToken: string;
  /** Gets newer tokens; it may work only once. */
  readonly refreshToken?: string | undefined;
  /** When the access token expires, in milliseconds since 1970; left out where the server does not say. */
  readonly expiresAt?: number | undefined;
  /** The granted scopes, which may be fewer than requested; left out where the server does not say. */
  readonly scopes?: readonly string[] | undefined;
}

/**
 * Reads a successful response of a token endpoint (RFC 6749, section 5.1) to a request that was sent at `sentAt`. A text
 * describes the fault of the response, without any of its values.
 */
export function readTokens(answer: unknown, sentAt: number): Tokens | string {
  if (typeof answer !== "object" || !answer) return "no JSON object";
  const {
    access_token: accessToken,
    token_type: type = "bearer",
    expires_in: seconds,
    refresh_token: refreshToken,
    scope,
  }: Readonly<Record<string, unknown>> = { ...answer };
  if (typeof accessToken !== "string" || !accessToken) return "no access_token";
  if (String(type).toLowerCase() !== "bearer") return "a token_type other than Bearer";
  // Some servers send the number as a text.
  const lifetime = Number(seconds ?? NaN);
  return {
    accessToken,
    ...(typeof refreshToken === "string" && refreshToken && { refreshToken }),
    ...(lifetime >= 0 && { expiresAt: sentAt + lifetime * 1000 }),
    ...(typeof scope === "string" && { scopes: scope.split(" ").filter(Boolean) }),
  };
}
