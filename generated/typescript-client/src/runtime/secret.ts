// Made by endpoint-manifest (typescript-client) from its template secret.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Credentials that are a text: a token, a key, a name with its password. */
import type { Credential, Secret } from "./credential.js";
import { InvalidArgumentError } from "./errors.js";
import { putHeaders } from "./headers.js";
import type { OutgoingRequest } from "./outgoing-request.js";

/** The place of a secret in a request. */
export interface SecretPlace {
  /** True if the caller has set a value there. */
  isTaken(request: OutgoingRequest): boolean;
  put(request: OutgoingRequest, secret: string): void;
}

/** Begins the messages of errors: whatever is wrong there, a credential is at fault. */
export const owner: { readonly id: string } = { id: "auth" };

/** A credential with a secret of the caller's. After a 401 response, a function is called for another secret. */
export function secretCredential(secret: Secret, { isTaken, put }: SecretPlace): Credential {
  // An invalid text is refused at once, not only by the first call.
  const ask = typeof secret === "function" ? secret : () => secret;
  if (ask !== secret) checked(secret);
  const carried = new WeakMap<OutgoingRequest, string>();
  return {
    authenticate: async (request, need) => {
      if (isTaken(request)) return;
      const text = checked(await ask(need));
      put(request, text);
      carried.set(request, text);
    },
    renew: async (request, need) => {
      const refused = carried.get(request);
      return refused !== undefined && (await ask({ ...need, refused })) !== refused;
    },
  };
}

/** The `authorization` header with an HTTP scheme (RFC 9110, section 11.6.2). */
export function authorizationHeader(scheme: string): SecretPlace {
  return {
    isTaken: ({ headers }) => headers.has("authorization"),
    put: ({ headers }, text) => putHeaders(headers, owner, { authorization: `${scheme} ${text}` }),
  };
}

/** A bearer token (RFC 6750, section 2.1). */
export function bearer(token: Secret): Credential {
  return secretCredential(token, authorizationHeader("Bearer"));
}

/** A credential of any HTTP scheme, ready to be sent (RFC 9110, section 11.4). */
export function authorization(credential: Secret, scheme: string): Credential {
  return secretCredential(credential, authorizationHeader(scheme));
}

function checked(secret: unknown): string {
  if (typeof secret === "string" && secret.trim()) return secret;
  throw new InvalidArgumentError("auth: a credential must be a text that is not empty");
}
