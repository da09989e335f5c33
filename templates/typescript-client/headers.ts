/** The headers of a request: how they are written, and which of them a redirect may take along. */
import { InvalidArgumentError } from "./errors.js";
import type { HeaderFiller, Operation } from "./operation.js";
import { writeParameters } from "./parameters.js";

// Name and value are tested as two lines, for neither may hold a line break.

/** A header as RFC 9110, section 5 allows it: the name is a token, the value has no control characters but tabs. */
const headerLines: RegExp = /^[\w!#$%&'*+.^`|~-]+\n[\t -~\x80-\xff]*$/;

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

/** Makes what puts headers that the manifest gives into those of a call that has none of the same name. */
export function defaultHeaders(fixed: Readonly<Record<string, string>>): HeaderFiller {
  return (headers) => {
    for (const [name, text] of Object.entries(fixed)) {
      if (!headers.has(name)) headers.set(name, text);
    }
  };
}

/**
 * Headers that may go along with a redirect: those that say nothing of who calls, and that which `fetch` itself takes away at
 * another origin (Fetch standard, section 4.4; of `cookie` it says nothing, and workerd takes it along, with a
 * compatibility date before September 2025 even this one). With any other header a redirect is not followed, and ends as an
 * `ApiError`.
 */
const harmless = /^((accept|content)-(encoding|language)|accept|content-type|range|authorization)$/;

/** The mode of redirects that is safe with these headers. */
export function redirectMode(headers: Headers): "follow" | "manual" {
  let mode: "follow" | "manual" = "follow";
  // Not every platform's types can iterate them.
  headers.forEach((_, name) => {
    if (!harmless.test(name)) mode = "manual";
  });
  return mode;
}

/** Without the value, which may be a credential. */
export function refuse(subject: string): never {
  throw new InvalidArgumentError(`${subject} has a character HTTP forbids`);
}
