/** The credentials that a mock requires. */
import type { Authenticators } from "./authenticate.js";
import { type FoundCredential, readCredential, type ReadCredential } from "./credentials.js";
import type { Scheme, Service } from "./route.js";

/**
 * `any`: an operation that needs a credential accepts any, in whatever form, valid or not. `none`: no operation needs one.
 * `checked`: the credential must have the scheme and form that the server expects; then every caller is accepted.
 */
export type MockCredentials = "any" | "none" | "checked";

/** How credentials are read and judged. */
export interface MockAuthentication {
  readonly authenticate: Authenticators<unknown>;
  readonly readCredential: ReadCredential;
}

/** Makes the functions that read and judge credentials. */
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

/** Accepts whatever is present as a credential of any scheme: the `authorization` header, or a credential of another scheme. */
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
