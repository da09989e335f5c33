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

/** How this application authenticates at the authorization server. */
export interface TokenClient {
  readonly clientId: string;
  /** Left out by applications that cannot keep a secret, such as pages. */
  readonly clientSecret?: string | undefined;
  /** Where the secret is sent: in the `authorization` header unless given (RFC 6749, section 2.3.1). */
  readonly clientAuthentication?: "basic" | "body" | undefined;
  /** Further parameters, such as `audience`. */
  readonly parameters?: Readonly<Record<string, string>> | undefined;
  /** Timeout of a token request in milliseconds; 30,000 unless given. */
  readonly timeoutMs?: number | undefined;
}

/** The token endpoint, and how to use it. */
export interface TokenEndpoint extends TokenClient {
  /** An `https:` URL; `http:` is allowed on this machine only. */
  readonly tokenUrl: string;
}

/** Maximum bytes of a response. */
const longestAnswer = 1_048_576;

/**
 * Requests tokens. Redirects are not followed, because no other server may see the request.
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
    // As in the examples of RFC 6749: the type has no parameter, and fetch would add one.
    "content-type": "application/x-www-form-urlencoded",
  });
  if (isInHeader) {
    headers.set("authorization", `Basic ${basicText(formText(clientId), formText(clientSecret))}`);
  }
  const request = { method: "POST", url: secureUrl(tokenUrl).href };
  const timeoutMs = options.timeoutMs ?? 30_000;
  // Not the signal of a call: others may wait for the same tokens, and the refresh token may already be used up.
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
    // An error must not show a body that was not understood: it may hold a token.
    if (typeof tokens === "string") throw new DecodeError(request, response, tokens);
    return tokens;
  } catch (error) {
    if (error instanceof RequestError) throw error;
    if (signal.aborted) throw new TimeoutError(request, timeoutMs);
    throw new ConnectionError(request, error);
  }
}

/**
 * The URL of an authorization server, over a connection that nobody can read (RFC 6749, sections 3.1 and 3.2).
 *
 * @throws {InvalidArgumentError} where it is not such a URL.
 */
export function secureUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isLocal = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url?.hostname ?? "");
  if (url?.protocol === "https:" || (url?.protocol === "http:" && isLocal)) return url;
  throw new InvalidArgumentError(
    `${owner.id}: the URL of an authorization server must be absolute and begin with "https:"`,
  );
}

/** The error of a response: temporary failures can be retried like those of any call; a refusal is final. */
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
  /** Servers may echo the values that they were sent. */
  const shown = (text: unknown): string | undefined =>
    typeof text === "string"
      ? secrets.reduce<string>((rest, each) => (each ? rest.replaceAll(each, "***") : rest), text)
      : undefined;
  return new TokenError(request, response, { code: shown(error), description: shown(description) });
}

/** JSON, whatever its content type, about which servers are careless. `undefined` = it is not JSON. */
function parsed(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** Encoded as in a form (RFC 6749, section 2.3.1). */
function formText(text: string): string {
  return new URLSearchParams({ text }).toString().slice("text=".length);
}

function definedOnly(values: Readonly<Record<string, string | undefined>>): [string, string][] {
  return Object.entries(values).flatMap(([name, text]): [string, string][] =>
    text === undefined ? [] : [[name, text]],
  );
}
