// Made by endpoint-manifest (typescript-client) from its template timer.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Timers of any length. */

/** What `clearTimeout` takes. */
export type Timer = ReturnType<typeof setTimeout> | undefined;

/** Calls a function with the milliseconds when they are over; never, where there are none or more than timers take (25 days). */
export function startTimer(
  milliseconds: number | undefined,
  onTime: (milliseconds: number) => void,
): Timer {
  const time = milliseconds ?? Infinity;
  return time < 2 ** 31 ? setTimeout(onTime, time, time) : undefined;
}
