// Made by endpoint-manifest (typescript-server) from its template rate-limits.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Holds callers to the rates of the manifest. */
import { base64Url } from "../typescript-client/base64.js";
import { authorizationParts, type Credential, readCredential } from "./credentials.js";
import { ProblemError } from "./problem.js";
import { memoryStore, type RateStore } from "./rate-store.js";
import type { RateLimit, Route, Service } from "./route.js";

/** How rates are held. */
export interface RateLimitOptions {
  /**
   * Who shares a rate with a request: two with one text do. `per` is what the manifest says, `undefined` where it does not.
   * What it has no answer for is counted by the request's credentials, for `token`, `user` and `application`; and for
   * `operation` all requests are. Nothing else is counted: web standards do not tell an `address`.
   */
  readonly rateKey?:
    | ((
        request: Request,
        per: string | undefined,
      ) => string | undefined | Promise<string | undefined>)
    | undefined;
  /** Where requests are counted; the memory of this process unless given. What it throws is an error of the server. */
  readonly store?: RateStore | undefined;
  /** The clock of the memory, in milliseconds; one that never goes back. */
  readonly now?: (() => number) | undefined;
  /** How many callers the memory keeps in mind at most for each length of window; 100,000 unless given. */
  readonly maxKeys?: number | undefined;
}

/** The option `rateLimits` of a server; with `false` nothing is counted. */
export type RateLimits = RateLimitOptions | false;

/** Counts requests. */
export interface RateLimiter {
  /** Counts a request; rejects with a {@link ProblemError} of 429 with `retry-after` where it is one too many. */
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
  /** Whether the store is not ours: no credential goes there. */
  readonly isShared: boolean;
}

async function takeAll(route: Route, request: Request, counting: Counting): Promise<void> {
  // The shortest first: who is refused by it has not used up anything of a longer one.
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

/** The rate itself: what is the same for a whole service is counted over all of its operations. */
function rateText({ requests, seconds, per = "", operation = "" }: RateLimit): string {
  return `${requests}/${seconds} ${per} ${operation}`;
}

/** Who is counted, in texts; nobody where that is not known. */
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
 * The credentials of a request, each of which is counted: else another one beside it would make another caller. Whoever has
 * several is counted by each alone, which is less than a manifest may mean with `user`, and never more.
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

/** A text that names a caller, and no longer than a hash: so that neither memory nor another's store holds what it should not. */
async function shortened(caller: string, { isShared }: Counting): Promise<string> {
  if (!isShared && caller.length <= 128) return caller;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(caller));
  return base64Url(new Uint8Array(hash));
}
