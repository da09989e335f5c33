// Made by endpoint-manifest (typescript-client) from manifest/service.yaml#authentication.
// Not to be edited: fill the manifest in and run `generate`.

import { type ApiKeyPlace, apiKey, headerKey } from "./runtime/api-key.js";
import {
  type AuthorizationOptions,
  type AuthorizationRequest,
  type CodeExchange,
  authorizationRequest,
  exchangeCode,
} from "./runtime/authorization-code.js";
import { type ClientCredentialsOptions, clientCredentials } from "./runtime/client-credentials.js";
import type { Credential, Secret } from "./runtime/credential.js";
import type { Preset } from "./runtime/preset.js";
import { type RefreshTokenOptions, refreshToken } from "./runtime/refresh-token.js";
import { authorization, bearer } from "./runtime/secret.js";
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
   * One for each berth.
   *
   * A key, or a function that gives one. Also made by `berthKey`.
   */
  readonly berthKey?: Credential | Secret | undefined;
  /** Made by `shipKey`. */
  readonly shipKey?: Credential | undefined;
  /** A token, or a function that gives one. Also made by `pilot`. */
  readonly pilot?: Credential | Secret | undefined;
  /** Made by `captain`. */
  readonly captain?: Credential | undefined;
  /**
   * A token, or a function that gives one. Also made by `harbourAccount`,
   * `harbourAccountClientCredentials`, `harbourAccountRefreshToken`.
   */
  readonly harbourAccount?: Credential | Secret | undefined;
  /**
   * A token, or a function that gives one. Also made by `crewAccount`,
   * `crewAccountRefreshToken`.
   */
  readonly crewAccount?: Credential | Secret | undefined;
  /** A token, or a function that gives one. Also made by `guestAccount`. */
  readonly guestAccount?: Credential | Secret | undefined;
  /** A token, or a function that gives one. Also made by `portAuthority`. */
  readonly portAuthority?: Credential | Secret | undefined;
  /** A token, or a function that gives one. Also made by `customs`. */
  readonly customs?: Credential | Secret | undefined;
};

/**
 * A key in the header `X-Berth-Key`.
 *
 * One for each berth.
 */
export function berthKey(key: Secret): Credential {
  return headerKey(key, "X-Berth-Key");
}

/**
 * A key.
 *
 * @param name - Not shown: its name.
 * @param place - Not shown: where it stands.
 */
export function shipKey(key: Secret, name: string, place: ApiKeyPlace): Credential {
  return apiKey(key, name, place);
}

/** A token. */
export function pilot(token: Secret): Credential {
  return bearer(token);
}

/**
 * The text after the scheme in the header `authorization`.
 *
 * @param scheme - Not shown: the scheme of the header `authorization`.
 */
export function captain(credential: Secret, scheme: string): Credential {
  return authorization(credential, scheme);
}

/** An access token that you have. */
export function harbourAccount(token: Secret): Credential {
  return bearer(token);
}

/** Gets a token for the application at the first call, and renews it before it expires. */
export function harbourAccountClientCredentials(
  options: ClientCredentialsOptions<HarbourAccountScope>,
): Credential {
  return clientCredentials(options);
}

/** Returns the URL where a user signs in, and the data to keep until the user comes back. */
export function harbourAccountAuthorizationRequest(
  options: Preset<AuthorizationOptions<HarbourAccountScope>, "authorizationUrl">,
): Promise<AuthorizationRequest> {
  return authorizationRequest({ authorizationUrl: "https://example.com/authorize", ...options });
}

/**
 * Exchanges the code of a user who came back for tokens.
 *
 * Give them to `harbourAccountRefreshToken`.
 */
export function harbourAccountExchangeCode(
  options: Preset<CodeExchange, "tokenUrl">,
): Promise<Tokens> {
  return exchangeCode({ tokenUrl: "https://example.com/token", ...options });
}

/** Uses the tokens of a user who signed in, and renews them before they expire. */
export function harbourAccountRefreshToken(
  options: Preset<RefreshTokenOptions, "tokenUrl">,
): Credential {
  return refreshToken({ tokenUrl: "https://example.com/refresh", ...options });
}

/**
 * The permissions that a token may carry.
 *
 * - `moor`: Moor a ship.
 * - `cast-off`
 *
 * There may be others, which are not shown.
 */
export type HarbourAccountScope = "moor" | "cast-off" | (string & {});

/** The scopes that operations are known to need, by their ids. */
export const harbourAccountOperationScopes: Readonly<
  Record<"berths.moor", readonly HarbourAccountScope[]>
> = { "berths.moor": ["moor"] };

/** An access token that you have. */
export function crewAccount(token: Secret): Credential {
  return bearer(token);
}

/** Uses the tokens of a user who signed in, and renews them before they expire. */
export function crewAccountRefreshToken(
  options: Preset<RefreshTokenOptions, "tokenUrl">,
): Credential {
  return refreshToken({ tokenUrl: "https://example.com/crew", ...options });
}

/**
 * The permissions that a token may carry.
 *
 * - `look`: Look at ships.
 */
export type CrewAccountScope = "look";

/** An access token that you have. */
export function guestAccount(token: Secret): Credential {
  return bearer(token);
}

/**
 * An access token that you have from an OpenID provider.
 *
 * The provider describes itself at https://example.com/.well-known/openid-configuration.
 */
export function portAuthority(token: Secret): Credential {
  return bearer(token);
}

/**
 * An access token that you have from an OpenID provider.
 *
 * Not shown: the provider's description.
 */
export function customs(token: Secret): Credential {
  return bearer(token);
}
