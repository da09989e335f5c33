/** What is said when a server starts: which operations it cannot be called for. */
import type { Service } from "./route.js";
import { allRoutes } from "./route-walk.js";

/** So many operations are named; the others are in the package's `notRouted`. */
const named = 3;

/** How many operations have no route yet, and what the first of them lack; `undefined` where all have one. */
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
