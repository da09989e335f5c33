// Made by endpoint-manifest (typescript-client) from its template follow-redirects.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Redirects followed by hand, for requests with headers that must stay at their origin. */
import type { Fetch } from "./outgoing-request.js";

/** Headers that do not identify the caller. Whole names are matched, because `accept-key` may be a secret. */
const harmless = /^(?:(?:accept|content)-(?:encoding|language)|accept|content-type|range)$/;

/** Headers of a body, which a request loses together with it. */
const ofBody = /^content-(?:encoding|language|location|type)$/;

/**
 * A `fetch` that follows up to 20 redirects, whatever headers a request has: `new Client({ fetch: followRedirects() })`. To
 * another origin it takes only headers that do not identify the caller, and it follows redirects to http and https only.
 * Otherwise it behaves as the Fetch standard says (section 4.4). Browsers hide the target of a redirect, so a redirect ends as an
 * error there, as it does without this function.
 */
export function followRedirects(fetch?: Fetch): Fetch {
  return async (url, init) => {
    let target = url;
    let current: RequestInit = { ...init, redirect: "manual" };
    for (let left = 20; ; left--) {
      const response = await (fetch ?? globalThis.fetch)(target, current);
      const { status, headers } = response;
      const location = headers.get("location");
      if (location === null || ![301, 302, 303, 307, 308].includes(status)) return response;
      await response.body?.cancel();
      if (left === 0) throw new Error("more than 20 redirects");
      const next = new URL(location, target);
      // Some platforms would read a file, or take the URL itself as the response.
      if (!/^https?:$/.test(next.protocol)) {
        throw new Error(`a redirect to ${next.protocol}, which is not followed`);
      }
      current = follow(current, status, next.origin === new URL(target).origin);
      target = next.href;
    }
  };
}

/** The request that a redirect leads to. */
function follow(init: RequestInit, status: number, isSameOrigin: boolean): RequestInit {
  const { method, body } = init;
  const isGet = status === 303 ? method !== "HEAD" : status < 303 && method === "POST";
  const headers = new Headers();
  new Headers(init.headers).forEach((text, name) => {
    if (isGet && ofBody.test(name)) return;
    if (isSameOrigin || harmless.test(name)) headers.set(name, text);
  });
  if (isGet) return { ...init, method: "GET", body: null, headers };
  if (body instanceof ReadableStream) {
    throw new Error("a redirect, and a stream cannot be sent twice");
  }
  // Requests for tokens are sent this way.
  if (body instanceof URLSearchParams && !isSameOrigin) {
    throw new Error("a redirect to another origin, and a form may hold secrets");
  }
  return { ...init, headers };
}
