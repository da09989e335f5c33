// Made by endpoint-manifest (typescript-client) from its template cookies.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The cookies of a request. */
import { refuse } from "./headers.js";
import type { CookieWriter } from "./operation.js";
import { writeParameters } from "./parameters.js";

// Name and value are tested as two lines, because neither may contain a line break.

/** A cookie as RFC 6265, section 4.1.1 allows it: the value has no space, quotes, `,`, `;` or `\`. */
const cookieLines: RegExp = /^[\w!#$%&'*+.^`|~-]+\n("?)[!#-+\--:<-[\]-~]*\1$/;

/**
 * Adds cookies to the `cookie` header. A value is sent unchanged, or refused: RFC 6265 defines no escape, so only the caller
 * knows which one the service decodes.
 */
export const putCookies: CookieWriter = (headers, operation, given) => {
  const pairs = writeParameters(operation, "cookie", given, (text, subject, name) => {
    if (!cookieLines.test(`${name}\n${text}`)) refuse(subject);
    return `${name}=${text}`;
  });
  const added = pairs.flatMap(([, pair]) => pair ?? []);
  const before = headers.get("cookie");
  if (added[0]) headers.set("cookie", [...(before === null ? [] : [before]), ...added].join("; "));
};
