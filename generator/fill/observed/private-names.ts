/** Names whose values are nobody else's business: those of credentials, and those of what a person is called or reached by. */

const credential =
  /(?:^|-)(?:authorization|auth|token|secret|passw(?:or)?d|pwd|passphrase|passcode|pin|otp|totp|api-?key|apikey|access-?key|private-?key|credentials?|session|sessionid|sid|jwt|csrf|xsrf|csrftoken|xsrftoken|signature|sig|nonce|cookie|bearer|assertion|code-verifier|client-id|jsessionid|phpsessid)(?:-|$)/;

const personal =
  /(?:^|-)(?:e-?mail|mail|phone|mobile|telephone|tel|fax|user-?name|login|nick-?name|screen-name|display-name|first-?name|last-?name|full-?name|given-name|family-name|sur-?name|middle-name|birth-?da(?:y|te)|date-of-birth|dob|address|street|zip|postcode|postal-code|iban|ssn|passport|card-number|ip-address|ip)(?:-|$)/;

/** Tokens that lead to the next page open nothing else. */
const ofPages = /(?:page|continuation|cursor|sync)-?token/;

/** True if the value of a header, a parameter or a property with this name gives access to something. */
export function isCredentialName(name: string): boolean {
  const plain = spelled(name);
  return credential.test(plain) && !ofPages.test(plain);
}

/** True if the value of something with this name says who a person is, or how to reach them. */
export function isPersonalName(name: string): boolean {
  return personal.test(spelled(name));
}

/** `userName`, `User_Name` → `user-name`. */
function spelled(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .toLowerCase();
}
