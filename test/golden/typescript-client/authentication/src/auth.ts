// Made by endpoint-manifest (typescript-client) from manifest/service.yaml#authentication.
// Not to be edited: fill the manifest in and run `generate`.

import {
  type ApiKeyPlace,
  apiKey,
  cookieKey,
  headerKey,
  queryKey as queryKey_,
} from "./runtime/api-key.js";
import {
  type AuthorizationOptions,
  type AuthorizationRequest,
  type CodeExchange,
  authorizationRequest,
  exchangeCode,
} from "./runtime/authorization-code.js";
import { basic as basic_ } from "./runtime/basic.js";
import { type ClientCredentialsOptions, clientCredentials } from "./runtime/client-credentials.js";
import type { Credential, Secret } from "./runtime/credential.js";
import type { Preset } from "./runtime/preset.js";
import { type RefreshTokenOptions, refreshToken } from "./runtime/refresh-token.js";
import { authorization, bearer as bearer_ } from "./runtime/secret.js";
import type { Tokens } from "./runtime/tokens.js";

export type { AuthorizationRequest } from "./runtime/authorization-code.js";
export type { Credential, CredentialContext, Secret, SecretNeed } from "./runtime/credential.js";
export { AuthorizationError, TokenError } from "./runtime/token-error.js";
export type { Tokens } from "./runtime/tokens.js";

/**
 * Credentials by scheme, for the operations that are known to need them.
 *
 * There may be other schemes, which are not shown.
 */
export type Auth = {
  /**
   * Signing in as a reader.
   *
   * A token, or a function that gives one. Also made by `oauth`, `oauthClientCredentials`,
   * `oauthRefreshToken`.
   *
   * Environment variables: `LIBRARY_CLIENT_ID`, `LIBRARY_CLIENT_SECRET`.
   */
  readonly oauth?: Credential | Secret | undefined;
  /**
   * A token, or a function that gives one. Also made by `closedOauth`,
   * `closedOauthRefreshToken`.
   */
  readonly closedOauth?: Credential | Secret | undefined;
  /** A token, or a function that gives one. Also made by `openScopes`. */
  readonly openScopes?: Credential | Secret | undefined;
  /**
   * A key, or a function that gives one. Also made by `key`.
   *
   * Environment variable: `LIBRARY_KEY`.
   */
  readonly key?: Credential | Secret | undefined;
  /**
   * A key, or a function that gives one. Also made by `queryKey`.
   *
   * Environment variable: `LIBRARY_KEY`.
   */
  readonly queryKey?: Credential | Secret | undefined;
  /** Made by `session`. */
  readonly session?: Credential | undefined;
  /** Made by `somewhere`. */
  readonly somewhere?: Credential | undefined;
  /** A key, or a function that gives one. Also made by `tokenCookie`. */
  readonly tokenCookie?: Credential | Secret | undefined;
  /**
   * Made by `basic`.
   *
   * Environment variables: `LIBRARY_USER`, `LIBRARY_PASSWORD`.
   */
  readonly basic?: Credential | undefined;
  /** A token, or a function that gives one. Also made by `bearer`. */
  readonly bearer?: Credential | Secret | undefined;
  /** A credential's text, or a function that gives one. Also made by `digest`. */
  readonly digest?: Credential | Secret | undefined;
  /** Made by `unnamed`. */
  readonly unnamed?: Credential | undefined;
  /**
   * A token, or a function that gives one. Also made by `userTokens`,
   * `userTokensClientCredentials`, `userTokensRefreshToken`.
   */
  readonly userTokens?: Credential | Secret | undefined;
  /** A token, or a function that gives one. Also made by `openid`. */
  readonly openid?: Credential | Secret | undefined;
  /** Not shown: the kind of scheme. */
  readonly unlistedScheme?: Credential | undefined;
};

/**
 * An access token that you have.
 *
 * Signing in as a reader.
 */
export function oauth(token: Secret): Credential {
  return bearer_(token);
}

/** Gets a token for the application at the first call, and renews it before it expires. */
export function oauthClientCredentials(
  options: Preset<ClientCredentialsOptions<OauthScope>, "tokenUrl">,
): Credential {
  return clientCredentials({ tokenUrl: "https://accounts.example.com/token", ...options });
}

/** Returns the URL where a user signs in, and the data to keep until the user comes back. */
export function oauthAuthorizationRequest(
  options: Preset<AuthorizationOptions<OauthScope>, "authorizationUrl">,
): Promise<AuthorizationRequest> {
  return authorizationRequest({
    authorizationUrl: "https://accounts.example.com/authorize",
    ...options,
  });
}

/**
 * Exchanges the code of a user who came back for tokens.
 *
 * Give them to `oauthRefreshToken`.
 */
export function oauthExchangeCode(options: Preset<CodeExchange, "tokenUrl">): Promise<Tokens> {
  return exchangeCode({ tokenUrl: "https://accounts.example.com/token", ...options });
}

/** Uses the tokens of a user who signed in, and renews them before they expire. */
export function oauthRefreshToken(options: Preset<RefreshTokenOptions, "tokenUrl">): Credential {
  return refreshToken({ tokenUrl: "https://accounts.example.com/token", ...options });
}

/**
 * The permissions that a token may carry.
 *
 * - `library:read`: Look at books.
 * - `library:write`
 * - `admin`
 */
export type OauthScope = "library:read" | "library:write" | "admin";

/** The scopes that operations are known to need, by their ids. */
export const oauthOperationScopes: Readonly<
  Record<"books.save" | "books.update" | "books.browse", readonly OauthScope[]>
> = {
  "books.save": ["library:read", "library:write"],
  "books.update": ["library:read", "library:write"],
  "books.browse": ["library:read"],
};

/** An access token that you have. */
export function closedOauth(token: Secret): Credential {
  return bearer_(token);
}

/** Uses the tokens of a user who signed in, and renews them before they expire. */
export function closedOauthRefreshToken(
  options: Preset<RefreshTokenOptions, "tokenUrl">,
): Credential {
  return refreshToken({ tokenUrl: "https://accounts.example.com/token", ...options });
}

/** An access token that you have. */
export function openScopes(token: Secret): Credential {
  return bearer_(token);
}

/**
 * The permissions that a token may carry.
 *
 * - `read`: Look.
 *
 * There may be others, which are not shown.
 */
export type OpenScopesScope = "read" | (string & {});

/** The scopes that operations are known to need, by their ids. */
export const openScopesOperationScopes: Readonly<Record<"books.open", readonly OpenScopesScope[]>> =
  { "books.open": ["unlisted"] };

/** A key in the header `X-Key`. */
export function key(key: Secret): Credential {
  return headerKey(key, "X-Key");
}

/** A key in the query as `key`. */
export function queryKey(key: Secret): Credential {
  return queryKey_(key, "key");
}

/**
 * A key.
 *
 * @param name - Not shown: its name.
 */
export function session(key: Secret, name: string): Credential {
  return cookieKey(key, name);
}

/**
 * A key.
 *
 * @param place - Not shown: where it stands.
 */
export function somewhere(key: Secret, place: ApiKeyPlace): Credential {
  return apiKey(key, "k", place);
}

/** A key in the cookie `token`. */
export function tokenCookie(key: Secret): Credential {
  return cookieKey(key, "token");
}

/** A user name without a colon, and a password. */
export function basic(username: string, password: string): Credential {
  return basic_(username, password);
}

/** A token (JWT). */
export function bearer(token: Secret): Credential {
  return bearer_(token);
}

/** The text after `Digest` in the header `authorization`. */
export function digest(credential: Secret): Credential {
  return authorization(credential, "Digest");
}

/**
 * The text after the scheme in the header `authorization`.
 *
 * @param scheme - Not shown: the scheme of the header `authorization`.
 */
export function unnamed(credential: Secret, scheme: string): Credential {
  return authorization(credential, scheme);
}

/** An access token that you have. */
export function userTokens(token: Secret): Credential {
  return bearer_(token);
}

/** Gets a token for the application at the first call, and renews it before it expires. */
export function userTokensClientCredentials(options: ClientCredentialsOptions): Credential {
  return clientCredentials(options);
}

/** Returns the URL where a user signs in, and the data to keep until the user comes back. */
export function userTokensAuthorizationRequest(
  options: Preset<AuthorizationOptions, "pkce">,
): Promise<AuthorizationRequest> {
  return authorizationRequest({ pkce: false, ...options });
}

/**
 * Exchanges the code of a user who came back for tokens.
 *
 * Give them to `userTokensRefreshToken`.
 */
export function userTokensExchangeCode(options: CodeExchange): Promise<Tokens> {
  return exchangeCode(options);
}

/** Uses the tokens of a user who signed in, and renews them before they expire. */
export function userTokensRefreshToken(options: RefreshTokenOptions): Credential {
  return refreshToken(options);
}

/**
 * An access token that you have from an OpenID provider.
 *
 * The provider describes itself at
 * https://accounts.example.com/.well-known/openid-configuration.
 */
export function openid(token: Secret): Credential {
  return bearer_(token);
}
