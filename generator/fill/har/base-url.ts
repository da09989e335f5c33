/** Which address a capture describes: the origin with most answers in JSON, and what all of its paths begin with. */
import { sharedPrefix } from "../observed/shared-prefix.js";
import type { Exchange } from "./exchange.js";
import { isJsonAnswer } from "./sorting.js";

/** An address without `/` at its end. */
export interface BaseAddress {
  readonly origin: string;
  /** The prefix that paths leave out: `/api/v2`, or nothing. */
  readonly prefix: string;
}

/** The address that somebody says the API has; undefined where it is none. */
export function givenAddress(baseUrl: string | undefined): BaseAddress | undefined {
  return baseUrl === undefined ? undefined : addressOf(baseUrl);
}

/** An address that is the likeliest one. */
export interface LikelyAddress {
  readonly address: BaseAddress;
  /** True if other origins answer in JSON, too. */
  readonly hasRivals: boolean;
}

/**
 * The likeliest address of the API: of the origins the one with most answers in JSON, then with most answers; and of its paths
 * the segments that all of them begin with, as long as they name an interface (`api`, `v1`) and not a thing.
 */
export function likelyAddress(exchanges: readonly Exchange[]): LikelyAddress | undefined {
  const scores = new Map<string, number>();
  for (const each of exchanges) {
    const more = isJsonAnswer(each) ? exchanges.length + 1 : 1;
    scores.set(each.url.origin, (scores.get(each.url.origin) ?? 0) + more);
  }
  const [first] = [...scores].sort(([, a], [, b]) => b - a);
  if (first === undefined) return undefined;
  const [origin] = first;
  const own = exchanges.filter(({ url }) => url.origin === origin);
  const rivals = new Set(exchanges.filter(isJsonAnswer).map(({ url }) => url.origin));
  rivals.delete(origin);
  return {
    address: { origin, prefix: sharedPrefix(own.map(({ url }) => url.pathname)) },
    hasRivals: rivals.size > 0,
  };
}

/** The path of an exchange below an address; undefined where it is not below it. */
export function pathBelow({ origin, prefix }: BaseAddress, { url }: Exchange): string | undefined {
  if (url.origin !== origin) return undefined;
  if (url.pathname !== prefix && !url.pathname.startsWith(`${prefix}/`)) return undefined;
  const path = url.pathname.slice(prefix.length);
  return path === "" ? "/" : path;
}

/** True if the address leads to the machine of whoever recorded it, or to a network of their own (RFC 1918, RFC 4193). */
export function isOwnMachine({ origin }: BaseAddress): boolean {
  const { hostname } = new URL(origin);
  return (
    /^(?:localhost|.*\.(?:localhost|local|internal|lan|test))$/.test(hostname) ||
    /^(?:127|10|0)\.|^192\.168\.|^169\.254\.|^172\.(?:1[6-9]|2\d|3[01])\./.test(hostname) ||
    /^\[(?:::1?|f[cde].*)\]$/.test(hostname)
  );
}

/** An origin as it may be named; undefined where one of its labels belongs to somebody. */
export function tellableOrigin(
  origin: string,
  isTellable: (text: string) => boolean,
): string | undefined {
  const labels = new URL(origin).hostname.split(".");
  return labels.every((label) => label.length <= 3 || isTellable(label)) ? origin : undefined;
}

function addressOf(text: string): BaseAddress | undefined {
  try {
    const { origin, pathname } = new URL(text);
    return { origin, prefix: pathname.replace(/\/+$/, "") };
  } catch {
    return undefined;
  }
}
