// Made by endpoint-manifest (typescript-server) from its template schema-work.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The limit on the work of one validation. Some schemas and values would take hours to compare. */

/** A validation ended without a result, because it would have taken more steps than allowed. */
export class TooMuchWorkError extends Error {
  override get name(): "TooMuchWorkError" {
    return "TooMuchWorkError";
  }

  constructor() {
    super("takes too much work to be checked");
  }
}

/** Steps of one validation, unless given: each is an item, a property or a name that is checked. */
export const manySteps = 20_000_000;

/** Steps that the running validation has left. */
let left = Infinity;

/** Spends steps. Throws a {@link TooMuchWorkError} where none are left. */
export function spend(steps: number): void {
  left -= steps;
  if (left < 0) throw new TooMuchWorkError();
}

/** Does work within a number of steps. Nested work shares the steps of the outer work. */
export function bounded<Result>(steps: number, work: () => Result): Result {
  if (left !== Infinity) return work();
  left = steps;
  try {
    return work();
  } finally {
    left = Infinity;
  }
}
