// Made by endpoint-manifest (typescript-server) from its template mock-credentials.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Whose requests a mock answers. */
import type { Authenticators } from "./authenticate.js";
import { type FoundCredential, readCredential, type ReadCredential } from "./credentials.js";
import type { Scheme, Service } from "./route.js";

/**
 * `any`: where an operation needs a credential, a request has some, in whatever form, valid or not. `none`: nobody is asked.
 * `checked`: it has to be of the scheme and of its form, as the server wants it; then everybody is let in.
 */
export type MockCredentials = "any" | "none" | "checked";

/** How credentials are read and judged. */
export interface MockAuthentication {
  readonly authenticate: Authenticators<unknown>;
  readonly readCredential: ReadCredential;
}

/** Makes the reading and judging of credentials. */
export function mockAuthentication(
  { schemes }: Pick<Service, "schemes">,
  credentials: MockCredentials,
): MockAuthentication {
  const authenticate = Object.fromEntries(Object.keys(schemes).map((name) => [name, () => true]));
  switch (credentials) {
    case "any":
      return { authenticate, readCredential: anyCredential(Object.values(schemes)) };
    case "none":
      return { authenticate, readCredential: () => nothingNeeded };
    case "checked":
      return { authenticate, readCredential };
  }
}

const nothingNeeded: FoundCredential = { state: "found", credential: undefined };

/** Takes what is there for a credential of any scheme: the header `authorization`, or what another scheme reads. */
function anyCredential(schemes: readonly Scheme[]): ReadCredential {
  return (scheme, request) => {
    const own = readCredential(scheme, request);
    if (own.state === "found") return own;
    const header = request.headers.get("authorization") ?? "";
    const isThere =
      own.state === "malformed" ||
      header.trim() !== "" ||
      schemes.some(
        (each) => each.type === "apiKey" && readCredential(each, request).state !== "absent",
      );
    return isThere ? { state: "found", credential: header } : own;
  };
}
