// Made by endpoint-manifest (typescript-server) from its template start-report.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The report at the start of a server: the operations that have no route. */
import type { Service } from "./route.js";
import { allRoutes } from "./route-walk.js";

/** Number of operations that are named; the others are in the package's `notRouted`. */
const named = 3;

/** The number of operations without a route, and what the first of them lack; `undefined` where all have one. */
export function startReport({ title, routes, notRouted }: Service): string | undefined {
  const count = notRouted.length;
  if (count === 0) return undefined;
  const total = allRoutes(routes).length + count;
  const more = count - named;
  return [
    `${title}: ${count} of ${total} operations have no route, since the manifest does not show all that it takes.`,
    ...notRouted
      .slice(0, named)
      .map(({ id, missing, place }) => `  ${id} lacks ${missing.join(" and ")} (${place})`),
    ...(more > 0 ? [`  and ${more} more, listed in notRouted`] : []),
  ].join("\n");
}
