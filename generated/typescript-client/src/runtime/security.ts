// Made by endpoint-manifest (typescript-client) from its template security.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The credentials that an operation needs, and how they get into its requests. */
import type { Credential, Secret } from "./credential.js";
import { InvalidArgumentError } from "./errors.js";
import type { Fetch, OutgoingRequest } from "./outgoing-request.js";

/** Credentials by the names of the manifest's schemes; a plain secret where a scheme needs nothing else. */
export type Credentials = Readonly<Record<string, Credential | Secret | undefined>>;

/** Makes a credential from a plain secret that was given for a scheme. */
export type CredentialMaker = (secret: Secret, scheme: string) => Credential;

/** Takes the place of a maker, where a scheme needs more than a secret. */
export const credentialOnly: CredentialMaker = (secret, scheme) => {
  throw new InvalidArgumentError(`auth.${scheme} takes a credential, not a ${typeof secret}`);
};

/** Context for securing a request. */
export interface SecurityContext {
  readonly operation: { readonly id: string };
  /** Options of the client. */
  readonly options: {
    readonly auth?: Credentials | undefined;
    readonly fetch?: Fetch | undefined;
  };
  /** Aborts when no caller waits any more. */
  readonly signal: AbortSignal;
  /** True if the request can be sent twice: a stream cannot. */
  readonly isRepeatable: boolean;
  /** Sends the request as it is by then. */
  readonly send: (request: OutgoingRequest) => Promise<Response>;
}

/** An operation's security, made by `requires`: sends a request with credentials in it. */
export type Security = (request: OutgoingRequest, context: SecurityContext) => Promise<Response>;

/** Schemes that are needed together, each with the maker of its credential and the scopes that the call needs; `{}` = none. */
export type Alternative = Readonly<
  Record<string, readonly [make: CredentialMaker, ...scopes: readonly string[]]>
>;

/** A credential, and the scopes that it is needed for. */
type Chosen = readonly [credential: Credential, scopes: readonly string[]];

/**
 * Sends with the credentials of the first alternative for which the client has all. After a 401 response it sends the original
 * request once more, if one of the credentials can be renewed. A client without any credentials sends the request unchanged,
 * because a hook, a header of the caller's or its `fetch` may authenticate it.
 *
 * @throws {InvalidArgumentError} where the client has credentials, but for no alternative, and the request has no `authorization`
 * header of the caller's; and where it has a plain secret for a scheme that needs more.
 */
export function requires(...alternatives: readonly Alternative[]): Security {
  return async (request, { operation, options, signal, isRepeatable, send }) => {
    const { auth = {}, fetch = globalThis.fetch } = options;
    const chosen = choose(alternatives, auth, request, operation);
    const again = { ...request, headers: new Headers(request.headers) };
    const apply = async (to: OutgoingRequest): Promise<Response> => {
      for (const [credential, scopes] of chosen)
        await credential.authenticate(to, { scopes, fetch, signal });
      // A caller that waited for a token may have given up.
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
  // A scheme may have the name of an inherited property: `constructor`.
  const given = new Map(Object.entries(auth));
  for (const alternative of alternatives) {
    const needed = Object.entries(alternative);
    const chosen = needed.flatMap(([name, [make, ...scopes]]): Chosen[] => {
      const own = given.get(name);
      if (own === undefined) return [];
      return [[typeof own === "object" ? own : make(own, name), scopes]];
    });
    // The alternative that needs nothing comes last, wherever it stands: otherwise callers with credentials would be anonymous.
    if (chosen[0] && chosen.length === needed.length) return chosen;
  }
  const names = alternatives.map((each) => Object.keys(each).join(" and "));
  const isOpen = names.includes("") || headers.has("authorization");
  if (isOpen || Object.values(auth).every((each) => each === undefined)) return [];
  throw new InvalidArgumentError(`${id} needs auth: ${[...new Set(names)].join(", or ")}`);
}
