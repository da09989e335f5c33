// Made by endpoint-manifest (typescript-client) from its template token-endpoint.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Requests to the token endpoint of an authorization server (RFC 6749, section 3.2). */
import { basicText } from "./basic.js";
import { readBytes } from "./bytes.js";
import type { Fetch } from "./outgoing-request.js";
import {
  ApiError,
  ConnectionError,
  DecodeError,
  InvalidArgumentError,
  RequestError,
  TimeoutError,
} from "./errors.js";
import { owner } from "./secret.js";
import { TokenError } from "./token-error.js";
import { readTokens, type Tokens } from "./tokens.js";

/** How this application shows itself to the authorization server. */
export interface TokenClient {
  readonly clientId: string;
  /** Left out by applications that cannot keep one, such as pages. */
  readonly clientSecret?: string | undefined;
  /** Where the secret is sent: in the header `authorization` unless given (RFC 6749, section 2.3.1). */
  readonly clientAuthentication?: "basic" | "body" | undefined;
  /** Sent beside what the specification asks for, such as `audience`. */
  readonly parameters?: Readonly<Record<string, string>> | undefined;
  /** Milliseconds that a request for tokens may take; 30,000 unless given. */
  readonly timeoutMs?: number | undefined;
}

/** Where tokens are to be had, and how. */
export interface TokenEndpoint extends TokenClient {
  /** With `https:`, or on this very machine with `http:`, too. */
  readonly tokenUrl: string;
}

/** Bytes that an answer may have. */
const longestAnswer = 1_048_576;

/**
 * Asks for tokens. Redirects are not followed: no other server may see what is sent.
 *
 * @throws {TokenError} where the server refuses.
 */
export async function requestTokens(
  { clientId, clientSecret, tokenUrl, ...options }: TokenEndpoint,
  grant: Readonly<Record<string, string | undefined>>,
  fetch: Fetch,
): Promise<Tokens> {
  const isInHeader = clientSecret !== undefined && options.clientAuthentication !== "body";
  const form = definedOnly({
    ...options.parameters,
    ...(!isInHeader && { client_id: clientId, client_secret: clientSecret }),
    ...grant,
  });
  const headers = new Headers({
    accept: "application/json",
    // As the examples of RFC 6749 have it: the type has no parameter, and fetch would add one.
    "content-type": "application/x-www-form-urlencoded",
  });
  if (isInHeader) {
    headers.set("authorization", `Basic ${basicText(formText(clientId), formText(clientSecret))}`);
  }
  const request = { method: "POST", url: secureUrl(tokenUrl).href };
  const timeoutMs = options.timeoutMs ?? 30_000;
  // Not the signal of a call: others may wait for the same tokens, and a refresh token may be spent by now.
  const signal = AbortSignal.timeout(timeoutMs);
  const sentAt = Date.now();
  try {
    const body = new URLSearchParams(form);
    const { method, url } = request;
    const response = await fetch(url, { method, headers, body, signal, redirect: "manual" });
    const answer = parsed(await readBytes(request, response, longestAnswer));
    if (!response.ok)
      throw failure(request, response, answer, [clientSecret, ...Object.values(grant)]);
    const tokens = readTokens(answer, sentAt);
    // An error must not show what is not understood: it may be a token.
    if (typeof tokens === "string") throw new DecodeError(request, response, tokens);
    return tokens;
  } catch (error) {
    if (error instanceof RequestError) throw error;
    if (signal.aborted) throw new TimeoutError(request, timeoutMs);
    throw new ConnectionError(request, error);
  }
}

/**
 * The URL of an authorization server, where nobody on the way can read along (RFC 6749, section 3.1 and 3.2).
 *
 * @throws {InvalidArgumentError} where it is none.
 */
export function secureUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isLocal = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url?.hostname ?? "");
  if (url?.protocol === "https:" || (url?.protocol === "http:" && isLocal)) return url;
  throw new InvalidArgumentError(
    `${owner.id}: the URL of an authorization server must be absolute and begin with "https:"`,
  );
}

/** What a temporary failure ends with is repeated as any call is; a refusal is final. */
function failure(
  request: { readonly method: string; readonly url: string },
  response: Response,
  answer: unknown,
  secrets: readonly (string | undefined)[],
): ApiError | TokenError {
  const { status } = response;
  if (status < 400 || status >= 500 || status === 408 || status === 429) {
    return new ApiError(request, response, undefined);
  }
  const { error, error_description: description }: Readonly<Record<string, unknown>> = {
    ...(typeof answer === "object" && answer),
  };
  /** Servers may repeat what they were sent. */
  const shown = (text: unknown): string | undefined =>
    typeof text === "string"
      ? secrets.reduce<string>((rest, each) => (each ? rest.replaceAll(each, "***") : rest), text)
      : undefined;
  return new TokenError(request, response, { code: shown(error), description: shown(description) });
}

/** JSON, whatever its content type: servers are not careful about it. `undefined` = it is none. */
function parsed(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** As in a form (RFC 6749, section 2.3.1). */
function formText(text: string): string {
  return new URLSearchParams({ text }).toString().slice("text=".length);
}

function definedOnly(values: Readonly<Record<string, string | undefined>>): [string, string][] {
  return Object.entries(values).flatMap(([name, text]): [string, string][] =>
    text === undefined ? [] : [[name, text]],
  );
}
