// Made by endpoint-manifest (typescript-client) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Validation } from "./runtime/options.js";
import { boolean, never, object, optional, string } from "./runtime/schema-kinds.js";
import { type OperationRules, validating } from "./runtime/validation.js";
import { type Validator, validator } from "./runtime/validator.js";
import type { Loan, LoanInput } from "./schemas.js";

/** Checks values of the type `Loan`. */
export const loan: Validator<Loan> = /* @__PURE__ */ validator(() =>
  object({ book: string(), returned: optional(boolean()) }, { additional: never() }),
);

/** Checks values of the type `LoanInput`. */
export const loanInput: Validator<LoanInput> = /* @__PURE__ */ validator(() =>
  object({ book: string(), returned: optional(boolean()) }, { additional: never() }),
);

/** The checks of calls of `loans.answer`. */
export const loansAnswerRules: OperationRules = {
  id: "loans.answer",
  body: loanInput,
  answers: { "200": loan },
};

/**
 * Checks all operations: an option of a client, or of a call.
 *
 * A bundle with it carries all validators; `validating` takes single rules.
 */
export const validation: Validation = /* @__PURE__ */ validating(loansAnswerRules);

export type { Validation } from "./runtime/options.js";
export { type OperationRules, validating } from "./runtime/validation.js";
export type { Validator } from "./runtime/validator.js";
