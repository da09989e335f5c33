/** Work counted, not timed: calls of the project's own functions, which the engine counts. The same on every machine. */
import { Session } from "node:inspector/promises";

/** How many calls some work takes. */
export async function stepsOf(work: () => Promise<void>): Promise<number> {
  const session = new Session();
  session.connect();
  try {
    await session.post("Profiler.enable");
    await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
    await work();
    const { result } = await session.post("Profiler.takePreciseCoverage");
    return result
      .filter(({ url }) => /\/(?:generator|templates)\//.test(url))
      .flatMap(({ functions }) => functions.map(({ ranges: [whole] }) => whole?.count ?? 0))
      .reduce((sum, count) => sum + count, 0);
  } finally {
    session.disconnect();
  }
}
