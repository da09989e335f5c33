// Made by endpoint-manifest (typescript-client) from manifest/service.yaml#authentication.
// Not to be edited: fill the manifest in and run `generate`.

import { harbourAccount, pilot } from "./auth.js";
import { type Security, requires } from "./runtime/security.js";

export const needsHarbourAccountMoorOrHarbourAccount: Security = /* @__PURE__ */ requires(
  { harbourAccount: [harbourAccount, "moor"] },
  { harbourAccount: [harbourAccount] },
);

export const needsPilotOrNothing: Security = /* @__PURE__ */ requires({ pilot: [pilot] }, {});
