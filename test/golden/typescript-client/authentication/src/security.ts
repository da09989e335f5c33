// Made by endpoint-manifest (typescript-client) from manifest/service.yaml#authentication.
// Not to be edited: fill the manifest in and run `generate`.

import { key, oauth, openScopes, tokenCookie } from "./auth.js";
import { type Security, credentialOnly, requires } from "./runtime/security.js";

export const needsOauth: Security = /* @__PURE__ */ requires({ oauth: [oauth] });

export const needsOauthLibraryReadLibraryWriteAndKeyOrBasic: Security = /* @__PURE__ */ requires(
  { oauth: [oauth, "library:read", "library:write"], key: [key] },
  { basic: [credentialOnly] },
);

export const needsTokenCookieOrNothing: Security = /* @__PURE__ */ requires(
  { tokenCookie: [tokenCookie] },
  {},
);

export const needsOpenScopesUnlistedOrOauthOrUnlistedScheme: Security = /* @__PURE__ */ requires(
  { openScopes: [openScopes, "unlisted"] },
  { oauth: [oauth] },
  { unlistedScheme: [credentialOnly] },
);

export const needsNothingOrOauthLibraryReadOrKey: Security = /* @__PURE__ */ requires(
  {},
  { oauth: [oauth, "library:read"] },
  { key: [key] },
);

export const needsKeyOrNothing: Security = /* @__PURE__ */ requires({ key: [key] }, {});
