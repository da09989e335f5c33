// Made by endpoint-manifest (typescript-server) from its template credential-faults.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Faults of a request's credential, described without any part of the credential itself. */
import { readCredential } from "./credentials.js";
import type { Scheme } from "./route.js";

/** Why a scheme finds no readable credential; `undefined` where it finds one. */
export function credentialFault(scheme: Scheme, request: Request): string | undefined {
  const { state } = readCredential(scheme, request);
  if (state === "found") return undefined;
  switch (scheme.type) {
    case "bearer":
      return authorizationFault("Bearer", request, (text) =>
        /\s/.test(text)
          ? 'The header "authorization" has spaces after "Bearer": a token has no spaces.'
          : 'The token after "Bearer" has a character that is not ASCII.',
      );
    case "basic":
      return authorizationFault(
        "Basic",
        request,
        () =>
          'The text after "Basic" in the header "authorization" is not a name, a colon and a password in Base64.',
      );
    case "http":
      return authorizationFault(
        scheme.scheme,
        request,
        () => `The header "authorization" has nothing readable after "${scheme.scheme}".`,
      );
    case "apiKey": {
      const { in: place, name } = scheme;
      const what = { header: "header", query: "query parameter", cookie: "cookie" }[place];
      return state === "malformed"
        ? `The ${what} "${name}" is given several times, with different values.`
        : `There is no ${what} "${name}".`;
    }
    case "other":
      return undefined;
  }
}

function authorizationFault(
  scheme: string,
  { headers }: Request,
  malformed: (text: string) => string,
): string {
  const header = headers.get("authorization");
  if (header === null) return 'There is no header "authorization".';
  const begin = header.slice(0, scheme.length);
  const text = header.slice(scheme.length);
  if (begin.toLowerCase() !== scheme.toLowerCase() || !/^(?: |$)/.test(text)) {
    return `The header "authorization" does not begin with "${scheme} ".`;
  }
  return text.trim() === ""
    ? `The header "authorization" has nothing after "${scheme}".`
    : malformed(text.trim());
}
