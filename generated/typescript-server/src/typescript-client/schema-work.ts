// Made by endpoint-manifest (typescript-server) from its template schema-work.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** How much work one validation may be. A schema and a value can be made so that to compare them would take hours. */

/** A validation was ended before it knew: it would have taken more steps than it may. */
export class TooMuchWorkError extends Error {
  override get name(): "TooMuchWorkError" {
    return "TooMuchWorkError";
  }

  constructor() {
    super("takes too much work to be checked");
  }
}

/** Steps of one validation, unless it is told another number: each is an item, a property or a name that is looked at. */
export const manySteps = 20_000_000;

/** Steps that are left to the validation that runs. */
let left = Infinity;

/** Takes steps of those that are left. Throws a {@link TooMuchWorkError} where there are none. */
export function spend(steps: number): void {
  left -= steps;
  if (left < 0) throw new TooMuchWorkError();
}

/** Does work that may take so many steps. What is done within other such work has what that has left. */
export function bounded<Result>(steps: number, work: () => Result): Result {
  if (left !== Infinity) return work();
  left = steps;
  try {
    return work();
  } finally {
    left = Infinity;
  }
}
