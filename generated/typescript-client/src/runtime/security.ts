// Made by endpoint-manifest (typescript-client) from its template security.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Which credentials an operation needs, and how they come into its requests. */
import type { Credential, Secret } from "./credential.js";
import { InvalidArgumentError } from "./errors.js";
import type { Fetch, OutgoingRequest } from "./outgoing-request.js";

/** Credentials by the names of the manifest's schemes; a secret alone where a scheme wants nothing else. */
export type Credentials = Readonly<Record<string, Credential | Secret | undefined>>;

/** What makes a credential of a secret alone that was given for a scheme. */
export type CredentialMaker = (secret: Secret, scheme: string) => Credential;

/** In the place of a maker, where a scheme wants more than a secret. */
export const credentialOnly: CredentialMaker = (secret, scheme) => {
  throw new InvalidArgumentError(`auth.${scheme} takes a credential, not a ${typeof secret}`);
};

/** What a request is secured with. */
export interface SecurityContext {
  readonly operation: { readonly id: string };
  /** Of the client. */
  readonly options: {
    readonly auth?: Credentials | undefined;
    readonly fetch?: Fetch | undefined;
  };
  /** Aborts when nobody waits any more. */
  readonly signal: AbortSignal;
  /** Whether the request can be sent twice: the body of a stream cannot. */
  readonly isRepeatable: boolean;
  /** Sends what the request has become. */
  readonly send: (request: OutgoingRequest) => Promise<Response>;
}

/** What an operation has for its security, made by `requires`: sends a request with credentials in it. */
export type Security = (request: OutgoingRequest, context: SecurityContext) => Promise<Response>;

/** Schemes that are needed together, each with what makes its credential and the scopes that the call needs; `{}` = none. */
export type Alternative = Readonly<
  Record<string, readonly [make: CredentialMaker, ...scopes: readonly string[]]>
>;

/** A credential, and the scopes that it is needed for. */
type Chosen = readonly [credential: Credential, scopes: readonly string[]];

/**
 * Sends with the credentials of the first alternative of which the client has all, and after an answer 401 once more, where
 * one of them has something newer: then from the request as it was. A client without any credential sends the request as
 * it is, because a hook, a header of the caller's or its `fetch` may authenticate it.
 *
 * @throws {InvalidArgumentError} where the client has credentials, but for no alternative, and the request has no header
 * `authorization` of the caller's; and where it has a secret alone for a scheme that wants more.
 */
export function requires(...alternatives: readonly Alternative[]): Security {
  return async (request, { operation, options, signal, isRepeatable, send }) => {
    const { auth = {}, fetch = globalThis.fetch } = options;
    const chosen = choose(alternatives, auth, request, operation);
    const again = { ...request, headers: new Headers(request.headers) };
    const apply = async (to: OutgoingRequest): Promise<Response> => {
      for (const [credential, scopes] of chosen)
        await credential.authenticate(to, { scopes, fetch, signal });
      // Who waited for a token may have given up.
      signal.throwIfAborted();
      return send(to);
    };
    const response = await apply(request);
    if (response.status !== 401 || !isRepeatable) return response;
    let isRenewed = false;
    for (const [credential, scopes] of chosen)
      if (await credential.renew?.(request, { scopes, fetch, signal })) isRenewed = true;
    if (!isRenewed) return response;
    await response.body?.cancel();
    return apply(again);
  };
}

function choose(
  alternatives: readonly Alternative[],
  auth: Credentials,
  { headers }: OutgoingRequest,
  { id }: SecurityContext["operation"],
): readonly Chosen[] {
  // A scheme may be called as what every object has: `constructor`.
  const given = new Map(Object.entries(auth));
  for (const alternative of alternatives) {
    const needed = Object.entries(alternative);
    const chosen = needed.flatMap(([name, [make, ...scopes]]): Chosen[] => {
      const own = given.get(name);
      if (own === undefined) return [];
      return [[typeof own === "object" ? own : make(own, name), scopes]];
    });
    // To need nothing comes last, wherever it stands: otherwise who is known would call unknown.
    if (chosen[0] && chosen.length === needed.length) return chosen;
  }
  const names = alternatives.map((each) => Object.keys(each).join(" and "));
  const isOpen = names.includes("") || headers.has("authorization");
  if (isOpen || Object.values(auth).every((each) => each === undefined)) return [];
  throw new InvalidArgumentError(`${id} needs auth: ${[...new Set(names)].join(", or ")}`);
}
