// Made by endpoint-manifest (docs) from its template typescript-client/percent-encoding.ts. Not to be edited: fill the manifest in and run generate.

/** Percent-encoding of text in URLs (RFC 3986, section 2.1). */
import { InvalidArgumentError } from "./errors.js";

/** Keeps only the unreserved characters of RFC 3986, section 2.3; a space becomes `%20`. `subject` begins a message. */
export function percentEncode(text: string, subject: string): string {
  try {
    // encodeURIComponent follows RFC 2396, which left these five unreserved.
    return encodeURIComponent(text).replace(
      /[!'()*]/g,
      (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  } catch {
    throw new InvalidArgumentError(`${subject} is not well formed`);
  }
}
