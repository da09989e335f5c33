/**
 * How long tests wait for what comes sooner or later: so long that no machine is too slow. Whoever waits for less holds how
 * fast a machine is.
 */
export const patience = { timeout: 60_000, interval: 20 };
