// Made by endpoint-manifest (typescript-client) from its template security.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Which credentials an operation needs, and how they come into its requests. */
import type { Fetch } from "./client.js";
import { InvalidArgumentError, redactedUrl } from "./errors.js";
import type { OutgoingRequest } from "./hooks.js";
import type { Secret } from "./secret.js";

/**
 * What a scheme of the service is given to prove who calls. What a request has already in the place of the credential was
 * given by its caller, and stays. No member is called as one of every function is: a function alone is no credential.
 */
export interface Credential {
  /** Puts itself into a request; may get a token first. */
  authenticate(request: OutgoingRequest, context: CredentialContext): void | Promise<void>;
  /** After an answer 401: whether something newer than what `request` carried is there, so that one more try makes sense. */
  renew?(request: OutgoingRequest, context: CredentialContext): boolean | Promise<boolean>;
}

/** What a credential may need to get a token. */
export interface CredentialContext {
  /** Scopes that the operation needs, as far as they are shown. */
  readonly scopes: readonly string[];
  readonly fetch: Fetch;
  /** Aborts when nobody waits any more. */
  readonly signal: AbortSignal;
}

/** Credentials by the names of the manifest's schemes; a secret alone where a scheme wants nothing else. */
export type Credentials = Readonly<Record<string, Credential | Secret | undefined>>;

/** What makes credentials of secrets, by the names of the schemes that want nothing else. */
export type CredentialMakers = Readonly<Record<string, (secret: Secret) => Credential>>;

/** What a request is secured with. */
export interface SecurityContext {
  readonly credentials: Credentials;
  readonly fetch: Fetch;
  /** Aborts when nobody waits any more. */
  readonly signal: AbortSignal;
  /** Whether the request can be sent twice: the body of a stream cannot. */
  readonly isRepeatable: boolean;
  /** Sends what the request has become. */
  readonly send: (request: OutgoingRequest) => Promise<Response>;
}

/** What an operation has for its security, made by `requires`: sends a request with credentials in it. */
export type Security = (request: OutgoingRequest, context: SecurityContext) => Promise<Response>;

/** Schemes that are needed together, each with the scopes that the call needs of it; `{}` = nothing is needed. */
export type Alternative = Readonly<Record<string, readonly string[]>>;

/** A credential, and what it is needed for. */
type Chosen = readonly [credential: Credential, need: CredentialContext];

/**
 * Sends with the credentials of the first alternative of which the client has all, and after an answer 401 once more, where
 * one of them has something newer: then from the request as it was. A client without any credential sends the request as
 * it is, because a hook, a header of the caller's or its `fetch` may authenticate it.
 *
 * @throws {InvalidArgumentError} where the client has credentials, but for no alternative, and the request has no header
 * `authorization` of the caller's; and where it has a secret alone for a scheme that is not in `makers`.
 */
export function requires(
  alternatives: readonly Alternative[],
  makers: CredentialMakers = {},
): Security {
  return async (request, context) => {
    const { signal, isRepeatable, send } = context;
    const chosen = choose(alternatives, makers, request, context);
    const again = { ...request, headers: new Headers(request.headers) };
    const apply = async (to: OutgoingRequest): Promise<Response> => {
      for (const [credential, need] of chosen) await credential.authenticate(to, need);
      // Who waited for a token may have given up.
      signal.throwIfAborted();
      return send(to);
    };
    const response = await apply(request);
    if (response.status !== 401 || !isRepeatable) return response;
    let isOver = true;
    try {
      const renewed: (boolean | undefined)[] = [];
      for (const [credential, need] of chosen)
        renewed.push(await credential.renew?.(request, need));
      isOver = renewed.includes(true);
    } finally {
      if (isOver) await response.body?.cancel();
    }
    return isOver ? apply(again) : response;
  };
}

function choose(
  alternatives: readonly Alternative[],
  makers: CredentialMakers,
  { method, url, headers }: OutgoingRequest,
  { credentials, fetch, signal }: SecurityContext,
): readonly Chosen[] {
  for (const alternative of alternatives) {
    const needed = Object.entries(alternative);
    const chosen = needed.flatMap(([name, scopes]): Chosen[] => {
      const given = ownEntry(credentials, name);
      if (given === undefined) return [];
      return [[credentialOf(given, name, makers), { scopes, fetch, signal }]];
    });
    // To need nothing comes last, wherever it stands: otherwise who is known would call unknown.
    if (chosen.length > 0 && chosen.length === needed.length) return chosen;
  }
  const names = alternatives.map((each) => Object.keys(each).join(" and "));
  const isOpen = names.includes("") || headers.has("authorization");
  if (isOpen || Object.values(credentials).every((each) => each === undefined)) return [];
  throw new InvalidArgumentError(
    `${method} ${redactedUrl(url)} needs auth: ${[...new Set(names)].join(", or ")}`,
  );
}

/** A scheme may be called as what every object has: `constructor`. */
function ownEntry<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

function credentialOf(
  given: Credential | Secret,
  name: string,
  makers: CredentialMakers,
): Credential {
  if (typeof given === "object") return given;
  const make = ownEntry(makers, name);
  if (make) return make(given);
  throw new InvalidArgumentError(`auth.${name} takes a credential, not a ${typeof given}`);
}
