// Made by endpoint-manifest (docs) from its template typescript-client/headers.ts. Not to be edited: fill the manifest in and run generate.

/** The headers of a request: how they are written, and which of them may follow a redirect. */
import { InvalidArgumentError } from "./errors.js";
import type { HeaderFiller, Operation } from "./operation.js";
import { writeParameters } from "./parameters.js";

// Name and value are tested as two lines, because neither may contain a line break.

/** A header as RFC 9110, section 5 allows it: the name is a token, and tabs are the value's only control characters. */
const headerLines: RegExp = /^[\w!#$%&'*+.^`|~-]+\n[\t -~\x80-\xff]*$/;

/** Sets headers, replacing those of the same name in any case; `undefined` removes one. */
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

/** Makes a filler that adds the manifest's fixed headers to a call that does not set them. */
export function defaultHeaders(fixed: Readonly<Record<string, string>>): HeaderFiller {
  return (headers) => {
    for (const [name, text] of Object.entries(fixed)) {
      if (!headers.has(name)) headers.set(name, text);
    }
  };
}

/**
 * Headers that may follow a redirect: those that do not identify the caller, and the one that `fetch` itself removes at another
 * origin (Fetch standard, section 4.4; the standard does not mention `cookie`, and workerd takes it along, as it does this one
 * with a compatibility date before September 2025). With any other header a redirect is not followed, and ends as an `ApiError`.
 */
const harmless = /^((accept|content)-(encoding|language)|accept|content-type|range|authorization)$/;

/** The redirect mode that is safe with these headers. */
export function redirectMode(headers: Headers): "follow" | "manual" {
  let mode: "follow" | "manual" = "follow";
  // Some platforms' types cannot iterate them.
  headers.forEach((_, name) => {
    if (!harmless.test(name)) mode = "manual";
  });
  return mode;
}

/** The message leaves the value out, because it may be a credential. */
export function refuse(subject: string): never {
  throw new InvalidArgumentError(`${subject} has a character HTTP forbids`);
}
