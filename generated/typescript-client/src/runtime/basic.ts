// Made by endpoint-manifest (typescript-client) from its template basic.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** A user's name and password (RFC 7617). */
import { base64 } from "./base64.js";
import { InvalidArgumentError } from "./errors.js";
import { authorizationHeader, owner, secretCredential } from "./secret.js";
import type { Credential } from "./credential.js";

/**
 * User name and password, sent as UTF-8 with every request.
 *
 * @throws {InvalidArgumentError} where the name has a colon, or one of them has a control character.
 */
export function basic(username: string, password: string): Credential {
  if (username.includes(":") || /\p{Cc}/u.test(username + password)) {
    throw new InvalidArgumentError(
      `${owner.id}: a user name cannot have a colon, and neither it nor the password control characters`,
    );
  }
  return secretCredential(basicText(username, password), authorizationHeader("Basic"));
}

/** The text that follows `Basic` in the header. */
export function basicText(username: string, password: string): string {
  return base64(new TextEncoder().encode(`${username}:${password}`));
}
