/** How often properties are tried: the slow suites do all that is asked for, `npm test` a quarter. */

/** So many tries, or a quarter of them. */
export function runs(most: number): number {
  return process.env["ALL_RUNS"] === undefined ? Math.ceil(most / 4) : most;
}
