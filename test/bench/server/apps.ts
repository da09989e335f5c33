/** The applications that are measured: a server that is made from the manifest, and one as somebody would write it by hand. */
import { Hono } from "hono";
import type { Route, RouteTree } from "../../../templates/typescript-server/route.js";
import { allRoutes, isRoute } from "../../../templates/typescript-server/route-walk.js";

/** The answer to every request: as large as an artist of a catalog is. */
const artist = {
  id: "5nRb8LwTjHx4cQe7VkZy2M",
  name: "Mira Sund",
  genres: ["folk", "ambient"],
  popularity: 61,
  followers: { total: 48_213 },
  images: [640, 320, 64].map((size) => ({
    url: `https://images.example.org/9f2c41d07be6a835-${size}`,
    width: size,
    height: size,
  })),
};

/** The part of a request that a handler reads. */
interface Given {
  readonly path: object;
  readonly query: object;
  readonly body: unknown;
}

/** Handlers of all routes, by group. They are async on both sides, as those are that have work to do. */
export function benchHandlers(routes: RouteTree): object {
  const handler = async ({ path, query, body }: Given): Promise<object> => {
    if (path === undefined || query === undefined) throw new Error("nothing was read");
    return { status: 200, body: body === undefined ? artist : { artist } };
  };
  return Object.fromEntries(
    Object.entries(routes).map(([name, each]) => [
      name,
      isRoute(each) ? handler : benchHandlers(each),
    ]),
  );
}

/** Says whose a token is, on both sides. */
export async function identityOf(token: string): Promise<string | undefined> {
  return token === "token" ? "somebody" : undefined;
}

/** The same routes by hand: who calls is asked where the routes ask for it; nothing else is checked. */
export function handWritten(routes: RouteTree): Hono {
  const app = new Hono();
  for (const route of allRoutes(routes)) {
    const isOpen = route.security === undefined;
    app.on(route.method, honoPath(route), async (c) => {
      const identity = isOpen ? "nobody" : await identityOf(tokenOf(c.req.header("authorization")));
      if (identity === undefined) return c.json({ message: "Sign in first." }, 401);
      if (c.req.param() === undefined || c.req.query() === undefined) throw new Error("no values");
      const hasBody = c.req.header("content-length") !== undefined;
      const body: unknown = hasBody ? await c.req.json() : undefined;
      return c.json(body === undefined ? artist : { artist });
    });
  }
  return app;
}

function tokenOf(authorization = ""): string {
  return authorization.startsWith("Bearer ") ? authorization.slice("Bearer ".length) : "";
}

/** A path as Hono writes it: `/artists/:id`. */
export function honoPath({ path }: Pick<Route, "path">): string {
  return path.replaceAll(/\{([^{}]*)\}/g, ":$1");
}
