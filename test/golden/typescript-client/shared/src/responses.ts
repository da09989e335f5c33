// Made by endpoint-manifest (typescript-client) from manifest/shared/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Answer } from "./runtime/answer.js";
import type { Book, Problem } from "./schemas.js";

/**
 * There is nothing of that id.
 *
 * From `manifest/shared/errors.yaml#responses.not-found` (Handbook).
 */
export type NotFoundResponse = Answer<
  Problem,
  {
    /** Names the request in our logs. */
    "X-Request-Id"?: string;
  }
>;

/**
 * The response `too-many`.
 *
 * From `manifest/shared/errors.yaml#responses.too-many` (Handbook).
 */
export type TooManyResponse = Answer<
  undefined,
  {
    [name: string]: unknown;
    /** Integer. */
    "Retry-After": number;
  }
>;

/** The body of `LoanListResponse`. */
export interface LoanListBody {
  loans: { book?: Book }[];
}

/**
 * Loans, the latest first.
 *
 * From `manifest/shared/errors.yaml#responses.loan-list` (Handbook).
 */
export type LoanListResponse = Answer<
  LoanListBody,
  {
    /** Names the request in our logs. */
    "X-Request-Id"?: string;
  }
>;

/**
 * `LoanListResponse` under a name that it had.
 *
 * @deprecated It was renamed: use `LoanListResponse`.
 */
export type LoansResponse = LoanListResponse;

/**
 * `LoanListBody` under a name that it had.
 *
 * @deprecated It was renamed: use `LoanListBody`.
 */
export type LoansBody = LoanListBody;
