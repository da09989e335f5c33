// Made by endpoint-manifest (typescript-client) from its template not-shown.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** What stands for an operation that cannot be called yet. */
import { NotShownError } from "./errors.js";

/** An operation of which the manifest does not show enough to call it: it has no call signature on purpose. */
export interface NotShown<Missing extends readonly string[], Place extends string> {
  /** What the manifest does not show. */
  readonly notShown: Missing;
  /** Where in the manifest it is to be filled in. */
  readonly place: Place;
}

/** Makes the value: a function, so that a call from JavaScript is told what is missing; nothing is ever sent. */
export function notShown<Missing extends readonly string[], Place extends string>(
  operation: string,
  missing: Missing,
  place: Place,
): NotShown<Missing, Place> {
  const refuse = (): never => {
    throw new NotShownError(operation, missing, place);
  };
  return Object.assign(refuse, { notShown: missing, place });
}
