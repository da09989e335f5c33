// Made by endpoint-manifest (typescript-client) from its template secret.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Credentials that are a text: a token, a key, a name with its password. */
import { InvalidArgumentError } from "./errors.js";
import { putHeaders } from "./headers.js";
import type { OutgoingRequest } from "./hooks.js";
import type { Credential } from "./security.js";

/** A token or key, or a function that gives one: it is called for every attempt, and so should keep what it has got. */
export type Secret = string | ((need: SecretNeed) => string | Promise<string>);

/** What a secret is needed for. */
export interface SecretNeed {
  /** What the service has just answered 401 to: only another one makes sense. */
  readonly refused?: string;
  /** Scopes that the operation needs, as far as they are shown. */
  readonly scopes: readonly string[];
  /** Aborts when nobody waits any more. */
  readonly signal: AbortSignal;
}

/** Where in a request a secret stands. */
export interface SecretPlace {
  /** Whether the caller has put something there. */
  isTaken(request: OutgoingRequest): boolean;
  put(request: OutgoingRequest, secret: string): void;
}

/** For messages: whatever is wrong there, a credential is. */
export const owner: { readonly id: string } = { id: "auth" };

/** A credential with a secret of the caller's. After an answer 401 a function is asked for another one. */
export function secretCredential(secret: Secret, { isTaken, put }: SecretPlace): Credential {
  if (typeof secret !== "function") {
    const text = checked(secret);
    return {
      authenticate: (request) => {
        if (!isTaken(request)) put(request, text);
      },
    };
  }
  const carried = new WeakMap<OutgoingRequest, string>();
  return {
    authenticate: async (request, { scopes, signal }) => {
      if (isTaken(request)) return;
      const text = checked(await secret({ scopes, signal }));
      put(request, text);
      carried.set(request, text);
    },
    renew: async (request, { scopes, signal }) => {
      const refused = carried.get(request);
      if (refused === undefined) return false;
      return (await secret({ refused, scopes, signal })) !== refused;
    },
  };
}

/** The header `authorization`, under a scheme of HTTP (RFC 9110, section 11.6.2). */
export function authorizationHeader(scheme: string): SecretPlace {
  return {
    isTaken: ({ headers }) => headers.has("authorization"),
    put: ({ headers }, text) => putHeaders(headers, owner, { authorization: `${scheme} ${text}` }),
  };
}

function checked(secret: unknown): string {
  if (typeof secret === "string" && secret.trim() !== "") return secret;
  throw new InvalidArgumentError(`${owner.id}: a credential must be a text that is not empty`);
}
