// Made by endpoint-manifest (typescript-client) from its template headers.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The headers of a request, its cookies included. */
import { InvalidArgumentError } from "./errors.js";
import type { Operation } from "./operation.js";
import { writeParameters } from "./parameters.js";

// Name and value are tested as two lines, for neither may hold a line break.

/** A header as RFC 9110, section 5 allows it: the name is a token, the value has no control characters but tabs. */
const headerLines: RegExp = /^[\w!#$%&'*+.^`|~-]+\n[\t -~\x80-\xff]*$/;

/** A cookie as RFC 6265, section 4.1.1 allows it: the value has no space, quotes, `,`, `;` or `\`. */
const cookieLines: RegExp = /^[\w!#$%&'*+.^`|~-]+\n("?)[!#-+\--:<-[\]-~]*\1$/;

/** Puts headers in, over those of the same name in any case; `undefined` takes one out. */
export function putHeaders(
  headers: Headers,
  operation: Pick<Operation, "id" | "parameters">,
  given: object | undefined,
): void {
  for (const [name, text] of writeParameters(operation, "header", given, (text) => text)) {
    if (!headerLines.test(`${name}\n${text ?? ""}`)) refuse(`${operation.id}: header "${name}"`);
    if (text === undefined) headers.delete(name);
    else headers.set(name, text);
  }
}

/**
 * Adds cookies to the `cookie` header. A value is sent as it is, or refused: RFC 6265 has no escape, so only the caller
 * can know which one the service undoes.
 */
export function putCookies(
  headers: Headers,
  operation: Pick<Operation, "id" | "parameters">,
  given: object | undefined,
): void {
  const pairs = writeParameters(operation, "cookie", given, (text, subject, name) => {
    if (!cookieLines.test(`${name}\n${text}`)) refuse(subject);
    return `${name}=${text}`;
  });
  const added = pairs.flatMap(([, pair]) => pair ?? []);
  if (added[0]) headers.set("cookie", [headers.get("cookie") ?? [], added].flat().join("; "));
}

/** Without the value, which may be a credential. */
function refuse(subject: string): never {
  throw new InvalidArgumentError(`${subject} has a character HTTP forbids`);
}
