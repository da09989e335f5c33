// Made by endpoint-manifest (typescript-client) from its template token-error.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Errors when tokens are requested. */
import { RequestError, type RequestSummary } from "./errors.js";

/** An authorization server's description of a failure (RFC 6749, section 5.2). */
export interface Refusal {
  /** Such as `invalid_grant`; `undefined` where the server gives none. */
  readonly code: string | undefined;
  /** A description for developers. */
  readonly description: string | undefined;
}

/**
 * The authorization server refused to issue tokens: it does not know the client, or the user's grant has ended (`invalid_grant`).
 * A failure that may be temporary ends as an error of any call does.
 */
export class TokenError extends RequestError implements Refusal {
  override get name(): "TokenError" {
    return "TokenError";
  }
  declare readonly status: number;
  declare readonly headers: Headers;
  readonly code: string | undefined;
  readonly description: string | undefined;

  constructor(request: RequestSummary, response: Response, refusal: Refusal) {
    super(request, `answered ${response.status}${refusalText(refusal)}`, response);
    this.code = refusal.code;
    this.description = refusal.description;
  }
}

/**
 * The user or the server denied the authorization request, or the response belongs to another one (RFC 6749, section 4.1.2.1).
 */
export class AuthorizationError extends Error implements Refusal {
  override get name(): "AuthorizationError" {
    return "AuthorizationError";
  }
  readonly code: string | undefined;
  readonly description: string | undefined;

  constructor(what: string, refusal: Refusal = { code: undefined, description: undefined }) {
    super(`no authorization: ${what}${refusalText(refusal)}`);
    this.code = refusal.code;
    this.description = refusal.description;
  }
}

function refusalText({ code, description }: Refusal): string {
  return [code, description]
    .filter(Boolean)
    .map((text) => `: ${text}`)
    .join("")
    .slice(0, 500);
}
