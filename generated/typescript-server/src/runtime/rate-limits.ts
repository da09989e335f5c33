// Made by endpoint-manifest (typescript-server) from its template rate-limits.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Enforces the manifest's rates. */
import { base64Url } from "../typescript-client/base64.js";
import { authorizationParts, type Credential, readCredential } from "./credentials.js";
import { ProblemError } from "./problem.js";
import { memoryStore, type RateStore } from "./rate-store.js";
import type { RateLimit, Route, Service } from "./route.js";

/** How rates are enforced. */
export interface RateLimitOptions {
  /**
   * Groups the requests that share a rate: those with the same text do. `per` is the manifest's word, `undefined` where it has
   * none. Where the function returns `undefined`, requests are grouped by their credentials for `token`, `user` and
   * `application`, and all together for `operation`. Nothing else is counted: web standards do not reveal an `address`.
   */
  readonly rateKey?:
    | ((
        request: Request,
        per: string | undefined,
      ) => string | undefined | Promise<string | undefined>)
    | undefined;
  /** The store that counts requests; the memory of this process unless given. An error that it throws is a server error. */
  readonly store?: RateStore | undefined;
  /** The clock of the memory store, in milliseconds; it must never go back. */
  readonly now?: (() => number) | undefined;
  /** Maximum number of callers that the memory store keeps for each window length; 100,000 unless given. */
  readonly maxKeys?: number | undefined;
}

/** The option `rateLimits` of a server; with `false` nothing is counted. */
export type RateLimits = RateLimitOptions | false;

/** Counts requests. */
export interface RateLimiter {
  /** Counts a request. Rejects with a {@link ProblemError} of 429 with `retry-after` where it exceeds a rate. */
  take(route: Route, request: Request): Promise<void> | undefined;
}

/** Makes a limiter. */
export function rateLimiter(schemes: Service["schemes"], options: RateLimits = {}): RateLimiter {
  if (options === false) return { take: () => undefined };
  const counting: Counting = {
    schemes,
    rateKey: options.rateKey,
    store: options.store ?? memoryStore(options),
    isShared: options.store !== undefined,
  };
  return {
    take: (route, request) => (route.rates?.length ? takeAll(route, request, counting) : undefined),
  };
}

interface Counting {
  readonly schemes: Service["schemes"];
  readonly rateKey: RateLimitOptions["rateKey"];
  readonly store: RateStore;
  /** True if the store is the caller's: then it receives no credential. */
  readonly isShared: boolean;
}

async function takeAll(route: Route, request: Request, counting: Counting): Promise<void> {
  // The shortest first: a request that it refuses does not count against a longer one.
  const rates = [...(route.rates ?? [])].sort((one, other) => one.seconds - other.seconds);
  for (const rate of rates) {
    for (const caller of await callersOf(rate, request, { ...counting, route })) {
      const key = `${rateText(rate)} ${await shortened(caller, counting)}`;
      const { count, resetSeconds } = await counting.store.take(key, rate.seconds);
      if (count > rate.requests) throw tooMany(rate, resetSeconds);
    }
  }
}

function tooMany({ requests, seconds }: RateLimit, resetSeconds: number): ProblemError {
  const detail = `No more than ${requests} requests are taken in ${seconds} seconds.`;
  // Whole seconds (RFC 9110, section 10.2.3), and never too early.
  const wait = Math.max(1, Math.ceil(resetSeconds));
  return new ProblemError({ status: 429, detail }, { "retry-after": String(wait) });
}

/** The rate as text: a rate of a whole service is counted over all of its operations. */
function rateText({ requests, seconds, per = "", operation = "" }: RateLimit): string {
  return `${requests}/${seconds} ${per} ${operation}`;
}

/** The callers to count, as texts; none where they are not known. */
async function callersOf(
  { per }: RateLimit,
  request: Request,
  { rateKey, route, schemes }: Counting & { readonly route: Route },
): Promise<readonly string[]> {
  const said = await rateKey?.(request, per);
  if (said !== undefined) return [`k:${said}`];
  switch (per) {
    case "token":
    case "user":
    case "application":
      return credentialTexts(route, request, schemes);
    case "operation":
      return [`o:${route.id}`];
    default:
      return [];
  }
}

/**
 * The credentials of a request. Each is counted separately, so that adding another one does not make another caller. A user with
 * several credentials has a separate count for each: the manifest may mean fewer requests with `user`, but never more.
 */
function credentialTexts(
  { security }: Route,
  request: Request,
  schemes: Service["schemes"],
): readonly string[] {
  const names = new Set((security ?? [schemes]).flatMap((each) => Object.keys(each)));
  const texts = [...names].flatMap((name) => {
    const scheme = Object.hasOwn(schemes, name) ? schemes[name] : undefined;
    const found = scheme && readCredential(scheme, request);
    const text = found?.state === "found" ? credentialText(found.credential) : undefined;
    return scheme === undefined || text === undefined ? [] : [`c:${scheme.type} ${text}`];
  });
  if (texts.length > 0) return [...new Set(texts)];
  const { scheme, text } = authorizationParts(request) ?? {};
  return scheme === undefined ? [] : [`c:${scheme} ${text}`];
}

function credentialText(credential: Credential): string | undefined {
  return typeof credential === "object"
    ? `${credential.username}:${credential.password}`
    : credential;
}

/**
 * A text that identifies a caller, at most as long as a hash, so that neither memory nor a foreign store holds anything it should
 * not.
 */
async function shortened(caller: string, { isShared }: Counting): Promise<string> {
  if (!isShared && caller.length <= 128) return caller;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(caller));
  return base64Url(new Uint8Array(hash));
}
