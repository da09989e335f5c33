// Made by endpoint-manifest (typescript-server) from its template challenges.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Challenges for a refused caller: the `www-authenticate` header (RFC 9110, section 11.6.1). */
import type { Scheme } from "./route.js";

/** Why one scheme refuses a request. */
export interface Refusal {
  /** The scheme's name in the manifest. */
  readonly name: string;
  readonly scheme: Scheme;
  readonly scopes: readonly string[];
  readonly reason: "missing" | "invalid" | "forbidden";
  /** The fault of the request, as a sentence; empty where there is no more to say. */
  readonly why: string;
}

/** The challenges of all refusals, each once; empty where there are none. */
export function challengesOf(refusals: readonly Refusal[]): string {
  return [...new Set(refusals.flatMap(challengeOf))].join(", ");
}

function challengeOf({ name, scheme, scopes, reason }: Refusal): readonly string[] {
  switch (scheme.type) {
    case "bearer":
      return [`Bearer ${[realm(name), ...errorOf(reason), ...scopeOf(scopes)].join(", ")}`];
    case "basic":
      // RFC 7617, section 2.1.
      return reason === "forbidden" ? [] : [`Basic ${realm(name)}, charset="UTF-8"`];
    case "http":
      // The manifest does not say which parameters it needs.
      return reason !== "forbidden" && /^[\w!#$%&'*+.^`|~-]+$/.test(scheme.scheme)
        ? [scheme.scheme]
        : [];
    case "apiKey":
      // Each 401 must have a challenge, and HTTP registers no scheme for API keys: this name is in common use.
      return reason === "forbidden"
        ? []
        : [`ApiKey ${realm(name)}, in="${scheme.in}", name=${quoted(scheme.name)}`];
    case "other":
      return [];
    default:
      return unreachable(scheme);
  }
}

/** Names no error where no credential came (RFC 6750, section 3.1). */
function errorOf(reason: Refusal["reason"]): readonly string[] {
  const errors = { missing: [], invalid: ["invalid_token"], forbidden: ["insufficient_scope"] };
  return errors[reason].map((code) => `error="${code}"`);
}

/** Scopes with a character that no scope may have (RFC 6749, section 3.3) are left out. */
function scopeOf(scopes: readonly string[]): readonly string[] {
  const isSayable = scopes.length > 0 && scopes.every((each) => /^[!#-[\]-~]+$/.test(each));
  return isSayable ? [`scope="${scopes.join(" ")}"`] : [];
}

/** The scheme's own name distinguishes protection spaces (RFC 9110, section 11.5). */
function realm(name: string): string {
  return `realm=${quoted(name)}`;
}

/** A quoted string (RFC 9110, section 5.6.4), reduced to ASCII characters. */
function quoted(text: string): string {
  return `"${text.replace(/[^ -~]/g, "").replace(/["\\]/g, "\\$&")}"`;
}

function unreachable(rest: never): never {
  throw new TypeError(`not handled: ${JSON.stringify(rest)}`);
}
