/** The cost of finding the route of a path: that of a server of many operations, and Hono's best router with fewer. */
import { UnsupportedPathError } from "hono/router";
import { RegExpRouter } from "hono/router/reg-exp-router";
import type { Route } from "../../../templates/typescript-server/route.js";
import { median } from "../median.js";
import { honoPath } from "./apps.js";

/** Finds what there is for a method and a path. */
export interface Matching {
  match(method: string, path: string): readonly unknown[];
}

/** Medians, in nanoseconds of CPU a match. */
export interface MatchCost {
  readonly name: string;
  readonly nanoseconds: number;
}

/** Hono's router, with so many routes. */
export function honoRouter(routes: readonly Route[]): Matching {
  const router = new RegExpRouter<string>();
  for (const route of routes) router.add(route.method, honoPath(route), route.id);
  return router;
}

/** The first so many routes that Hono's router can have: a word where another route has a parameter is not for it. */
export function honoRoutes(routes: readonly Route[], count: number): readonly Route[] {
  const found: Route[] = [];
  for (const route of routes) {
    if (found.length === count) break;
    try {
      honoRouter([...found, route]).match(route.method, honoPath(route));
      found.push(route);
    } catch (error) {
      if (!(error instanceof UnsupportedPathError)) throw error;
    }
  }
  return found;
}

/** A router, and the routes that are asked for: all that it has. */
export interface MatchCase {
  readonly name: string;
  readonly router: Matching;
  readonly routes: readonly Route[];
}

const matches = 100_000;
const warmUps = 3;

/** Measures routers in turn. */
export function matchCosts(cases: readonly MatchCase[], rounds: number): readonly MatchCost[] {
  const measured = cases.map((each) => ({
    ...each,
    asked: askedOf(each),
    costs: new Array<number>(),
  }));
  for (let round = -warmUps; round < rounds; round++) {
    for (const { router, asked, costs } of measured) {
      const cost = costOf(router, asked);
      if (round >= 0) costs.push(cost);
    }
  }
  return measured.map(({ name, costs }) => ({ name, nanoseconds: median(costs) }));
}

interface Asked {
  readonly method: string;
  readonly path: string;
}

/** A path of each route; each is another text than the route has. */
function askedOf({ routes, name, router }: MatchCase): readonly Asked[] {
  return routes.map(({ method, path }, index) => {
    const asked = { method, path: path.replaceAll(/\{[^{}]*\}/g, `5nRb8LwTj${index}`) };
    const [found] = router.match(asked.method, asked.path);
    if (!Array.isArray(found) || found.length === 0) throw new Error(`${name} lacks ${path}`);
    return asked;
  });
}

function costOf(router: Matching, asked: readonly Asked[]): number {
  let found = 0;
  const before = process.cpuUsage();
  for (let index = 0; index < matches; index++) {
    const { method, path } = asked[index % asked.length] ?? { method: "", path: "" };
    found += router.match(method, path).length;
  }
  const { user, system } = process.cpuUsage(before);
  if (found < matches) throw new Error("a route was not found");
  return ((user + system) * 1000) / matches;
}
