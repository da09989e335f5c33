// Made by endpoint-manifest (typescript-client) from its template token-credential.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** A credential with tokens from an authorization server, obtained once for all waiting calls and renewed in time. */
import type { Fetch } from "./outgoing-request.js";
import type { OutgoingRequest } from "./outgoing-request.js";
import { authorizationHeader } from "./secret.js";
import type { Credential } from "./credential.js";
import type { Tokens } from "./tokens.js";

/** Storage for tokens between two runs. */
export interface TokenStore {
  /** Tokens that were stored. */
  readonly tokens?: Tokens | undefined;
  /** Called with new tokens before they are used, to store them. An error that it throws ends the calls that wait for them. */
  readonly onTokens?: ((tokens: Tokens) => void | Promise<void>) | undefined;
}

/** Milliseconds before its expiry when a token is no longer used: it must still be valid when it reaches the service. */
const longestLeeway = 30_000;

/**
 * Sends a bearer token. `obtain` gets new tokens, or returns `undefined` where there is no way to get any. It never runs twice at
 * once, and no call's abort ends it.
 */
export function tokenCredential(
  { tokens: kept, onTokens }: TokenStore,
  obtain: (current: Tokens | undefined, fetch: Fetch) => Promise<Tokens> | undefined,
): Credential {
  const { isTaken, put } = authorizationHeader("Bearer");
  const carried = new WeakMap<OutgoingRequest, string>();
  let tokens = kept;
  let leeway = longestLeeway;
  let underWay: Promise<void> | undefined;

  const renewed = async (fetch: Fetch): Promise<void> => {
    underWay ??= obtain(tokens, fetch)
      ?.then(async (next) => {
        tokens = next;
        // A token that lives for seconds is used for most of them.
        const lifetime = (next.expiresAt ?? Infinity) - Date.now();
        leeway = Math.min(longestLeeway, lifetime / 4);
        await onTokens?.(next);
      })
      .finally(() => {
        underWay = undefined;
      });
    await underWay;
  };

  return {
    authenticate: async (request, { fetch }) => {
      if (isTaken(request)) return;
      const isFresh = tokens && (tokens.expiresAt ?? Infinity) - leeway > Date.now();
      // Another call may be about to replace a token that still looks fresh.
      if (!isFresh || underWay) await renewed(fetch);
      if (!tokens) return;
      put(request, tokens.accessToken);
      carried.set(request, tokens.accessToken);
    },
    renew: async (request, { fetch }) => {
      const refused = carried.get(request);
      if (refused === undefined) return false;
      // Another call may have renewed it since.
      if (refused === tokens?.accessToken) await renewed(fetch);
      return refused !== tokens?.accessToken;
    },
  };
}
