// Made by endpoint-manifest (typescript-client) from its template timer.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Timers of any length. */

/** The argument of `clearTimeout`. */
export type Timer = ReturnType<typeof setTimeout> | undefined;

/**
 * Calls a function with the milliseconds when they have passed; never, where none are given or timers cannot last so long (25
 * days).
 */
export function startTimer(
  milliseconds: number | undefined,
  onTime: (milliseconds: number) => void,
): Timer {
  const time = milliseconds ?? Infinity;
  return time < 2 ** 31 ? setTimeout(onTime, time, time) : undefined;
}
