// Made by endpoint-manifest (typescript-client) from its template authorization-code.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Signs a user in at the authorization server, with a proof key (RFC 6749, section 4.1; RFC 7636). */
import { base64Url } from "./base64.js";
import type { Fetch } from "./outgoing-request.js";
import { requestTokens, secureUrl, type TokenEndpoint } from "./token-endpoint.js";
import { AuthorizationError } from "./token-error.js";
import type { Tokens } from "./tokens.js";

/** Options of a request for a user's consent. */
export interface AuthorizationOptions<Scope extends string = string> {
  /** An `https:` URL; `http:` is allowed on this machine only. */
  readonly authorizationUrl: string;
  readonly clientId: string;
  /** The URL that the server sends the user back to; it is registered there. */
  readonly redirectUri: string;
  readonly scopes?: readonly Scope[] | undefined;
  /** Further query parameters, such as `prompt`. */
  readonly parameters?: Readonly<Record<string, string>> | undefined;
  /** `false` = the server does not understand proof keys. */
  readonly pkce?: boolean | undefined;
}

/** A request for a user's consent. It is plain data: keep it for this user until the response comes. */
export interface AuthorizationRequest {
  /** The URL to send the user to. */
  readonly url: string;
  /** Comes back with the response and proves that the response belongs to this request. */
  readonly state: string;
  /** Proves that whoever has the code also requested it. It is a secret. */
  readonly codeVerifier?: string | undefined;
  readonly redirectUri: string;
}

/** Input for exchanging a code for tokens. */
export interface CodeExchange extends TokenEndpoint {
  /** The request, as it was made before the user was sent away. */
  readonly request: AuthorizationRequest;
  /** The URL that the user came back to, with its query. */
  readonly callbackUrl: string | URL;
  /** Replaces the platform's `fetch`. */
  readonly fetch?: Fetch | undefined;
}

/** Makes the URL where a user signs in, with a new state and proof key. */
export async function authorizationRequest<Scope extends string>(
  options: AuthorizationOptions<Scope>,
): Promise<AuthorizationRequest> {
  const { authorizationUrl, clientId, redirectUri, scopes, parameters, pkce = true } = options;
  const url = secureUrl(authorizationUrl);
  const state = randomText();
  const codeVerifier = pkce ? randomText() : undefined;
  const query = {
    ...parameters,
    response_type: "code",
    client_id: clientId,
    redirect_uri: redirectUri,
    ...(scopes && { scope: scopes.join(" ") }),
    state,
    ...(codeVerifier && {
      code_challenge: await challengeOf(codeVerifier),
      code_challenge_method: "S256",
    }),
  };
  for (const [name, text] of Object.entries(query)) url.searchParams.set(name, text);
  return { url: url.href, state, codeVerifier, redirectUri };
}

/**
 * Exchanges the code that a user came back with for tokens.
 *
 * @throws {AuthorizationError} where the user did not allow it, or came back from another request.
 * @throws {TokenError} where the server rejects the code.
 */
export async function exchangeCode({
  request: { state, codeVerifier, redirectUri },
  callbackUrl,
  fetch = globalThis.fetch,
  ...endpoint
}: CodeExchange): Promise<Tokens> {
  // Some servers know only the path.
  const answer = new URL(callbackUrl, redirectUri).searchParams;
  const textOf = (name: string): string | undefined => answer.get(name) ?? undefined;
  if (textOf("state") !== state) {
    throw new AuthorizationError("the answer is not to this request: its state is another");
  }
  const code = textOf("code");
  const error = textOf("error");
  if (error !== undefined || code === undefined) {
    const refusal = { code: error, description: textOf("error_description") };
    throw new AuthorizationError("the answer has no code", refusal);
  }
  const grant = { grant_type: "authorization_code", code, redirect_uri: redirectUri };
  return requestTokens(endpoint, { ...grant, code_verifier: codeVerifier }, fetch);
}

/** 256 random bits, in characters that RFC 7636, section 4.1 allows. */
function randomText(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return base64Url(new Uint8Array(digest));
}
