// Made by endpoint-manifest (typescript-server) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Loan, LoanInput } from "./schemas.js";
import { boolean, never, object, optional, string } from "./typescript-client/schema-kinds.js";
import { type Validator, validator } from "./typescript-client/validator.js";

/** Checks values of the type `Loan`. */
export const loan: Validator<Loan> = /* @__PURE__ */ validator(() =>
  object({ book: string(), returned: optional(boolean()) }, { additional: never() }),
);

/** Checks values of the type `LoanInput`. */
export const loanInput: Validator<LoanInput> = /* @__PURE__ */ validator(() =>
  object({ book: string(), returned: optional(boolean()) }, { additional: never() }),
);
