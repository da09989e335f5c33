// Made by endpoint-manifest (typescript-server) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

/**
 * `loan`
 *
 * From `manifest/schemas/loan.yaml#schemas.loan` (Handbook).
 */
export interface Loan {
  book: string;
  returned?: boolean;
}

/**
 * `Loan` as it is sent.
 *
 * From `manifest/schemas/loan.yaml#schemas.loan` (Handbook).
 */
export interface LoanInput {
  book: string;
  returned?: boolean | undefined;
}
