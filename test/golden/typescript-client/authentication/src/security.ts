// Made by endpoint-manifest (typescript-client) from manifest/service.yaml#authentication.
// Not to be edited: fill the manifest in and run `generate`.

import { key, oauth, openScopes, tokenCookie } from "./auth.js";
import { type Security, requires } from "./runtime/security.js";

export const needsOauth: Security = /* @__PURE__ */ requires([{ oauth: [] }], { oauth });

export const needsOauthLibraryReadLibraryWriteAndKeyOrBasic: Security = /* @__PURE__ */ requires(
  [{ oauth: ["library:read", "library:write"], key: [] }, { basic: [] }],
  { oauth, key },
);

export const needsTokenCookieOrNothing: Security = /* @__PURE__ */ requires(
  [{ tokenCookie: [] }, {}],
  { tokenCookie },
);

export const needsOpenScopesUnlistedOrOauthOrUnlistedScheme: Security = /* @__PURE__ */ requires(
  [{ openScopes: ["unlisted"] }, { oauth: [] }, { unlistedScheme: [] }],
  { openScopes, oauth },
);

export const needsNothingOrOauthLibraryReadOrKey: Security = /* @__PURE__ */ requires(
  [{}, { oauth: ["library:read"] }, { key: [] }],
  { oauth, key },
);

export const needsKeyOrNothing: Security = /* @__PURE__ */ requires([{ key: [] }, {}], { key });
