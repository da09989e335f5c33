// Made by endpoint-manifest (typescript-client) from its template status-errors.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Which class the error of a status is. */
import type { ErrorClass } from "./errors.js";

/** The class of a status's errors, where there is one. */
export type StatusErrors = (status: number) => ErrorClass | undefined;

/** Classes by status, `404`, or by range, `5XX`: that of the status itself goes first (OpenAPI 3.1.1, section 4.8.16.1). */
export function statusErrors(classes: Readonly<Record<string, ErrorClass>>): StatusErrors {
  return (status) => classes[status] ?? classes[`${Math.floor(status / 100)}XX`];
}
