/** Redirects, followed here rather than by fetch, so that no credential crosses to another origin. */
import type { Fetch } from "./client.js";
import type { OutgoingRequest } from "./hooks.js";

/** As many as the Fetch standard follows (section 4.4). */
const mostRedirects = 20;

/** Headers that say nothing of who calls; all others stay at the origin for which they were meant. */
const harmlessHeaders = /^(?:accept(?:-language)?|content-(?:type|language)|range|user-agent)$/;

/** What a request has beside its URL, method and headers. */
export interface FetchInit extends RequestInit {
  /** The Fetch standard wants it with a stream, and does not mind it elsewhere; not every platform's types know it. */
  readonly duplex: "half";
}

/** Sends a request, and follows redirects as the Fetch standard does (section 4.4), credentials apart. */
export async function fetchFollowing(
  fetch: Fetch,
  request: OutgoingRequest,
  init: FetchInit,
): Promise<Response> {
  let { method, url, headers } = request;
  let body = init.body ?? null;
  for (let count = 0; ; count++) {
    const current = { ...init, method, headers, body };
    const response = await fetch(url, { ...current, redirect: "manual" });
    if (response.type === "opaqueredirect") return fetchUnseen(fetch, url, headers, current);
    const { status } = response;
    const location = response.headers.get("location");
    if (![301, 302, 303, 307, 308].includes(status) || location === null) return response;
    await response.body?.cancel();
    if (count >= mostRedirects) throw new Error(`more than ${mostRedirects} redirects`);
    const target = new URL(location, url);
    headers = new Headers(headers);
    if (status === 303 ? method !== "HEAD" : status < 303 && method === "POST") {
      method = "GET";
      body = null;
      headers.delete("content-type");
    }
    if (body instanceof ReadableStream)
      throw new Error("a redirect, and a stream cannot be sent twice");
    if (new URL(url).origin !== target.origin) headers = withoutCredentials(headers);
    url = target.href;
  }
}

/**
 * Browsers follow redirects themselves or hide where they lead. Theirs take `authorization` away at another origin (Fetch
 * standard, section 4.4), but no other header.
 */
async function fetchUnseen(
  fetch: Fetch,
  url: string,
  headers: Headers,
  init: FetchInit,
): Promise<Response> {
  headers.forEach((_, name) => {
    if (name === "authorization" || harmlessHeaders.test(name)) return;
    throw new Error(`a redirect, and the browser would take header "${name}" to any origin`);
  });
  return fetch(url, init);
}

function withoutCredentials(headers: Headers): Headers {
  const kept = new Headers();
  headers.forEach((text, name) => {
    if (harmlessHeaders.test(name)) kept.set(name, text);
  });
  return kept;
}
