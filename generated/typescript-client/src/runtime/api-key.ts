// Made by endpoint-manifest (typescript-client) from its template api-key.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** API keys of the caller, under the name and in the place that the service requires (OpenAPI 3.1.1, section 4.8.27). */
import { putCookies } from "./cookies.js";
import { putHeaders } from "./headers.js";
import { percentEncode } from "./percent-encoding.js";
import { owner, secretCredential } from "./secret.js";
import type { Secret } from "./credential.js";
import type { Credential } from "./credential.js";

/** The place of a key in a request. */
export type ApiKeyPlace = "header" | "query" | "cookie";

/** A key in a header. */
export function headerKey(key: Secret, name: string): Credential {
  return secretCredential(key, {
    isTaken: ({ headers }) => headers.has(name),
    put: (request, text) => {
      putHeaders(request.headers, owner, { [name]: text });
      request.secretHeaders = [...(request.secretHeaders ?? []), name.toLowerCase()];
    },
  });
}

/** A key in the query. Errors and logs show no query values. */
export function queryKey(key: Secret, name: string): Credential {
  const subject = `${owner.id}: query parameter "${name}"`;
  return secretCredential(key, {
    isTaken: ({ url }) => new URL(url).searchParams.has(name),
    put: (request, text) => {
      const separator = request.url.includes("?") ? "&" : "?";
      const pair = `${percentEncode(name, subject)}=${percentEncode(text, subject)}`;
      request.url += separator + pair;
    },
  });
}

/** A key in a cookie. Browsers send only cookies of their own. */
export function cookieKey(key: Secret, name: string): Credential {
  return secretCredential(key, {
    isTaken: ({ headers }) =>
      (headers.get("cookie") ?? "").split("; ").some((pair) => pair.startsWith(`${name}=`)),
    put: ({ headers }, text) => putCookies(headers, owner, { [name]: text }),
  });
}

/** A key in a place that only the caller knows. */
export function apiKey(key: Secret, name: string, place: ApiKeyPlace): Credential {
  return { header: headerKey, query: queryKey, cookie: cookieKey }[place](key, name);
}
