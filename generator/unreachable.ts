/** The end of a `switch` over a closed union: where all members are handled, nothing is left, and the compiler says so. */

/** Throws where a value stands that the types rule out. */
export function unreachable(rest: never): never {
  throw new TypeError(`not handled: ${JSON.stringify(rest)}`);
}
