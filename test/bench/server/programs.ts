/** Programs that are made for the measurements: each serves, or routes, with the package that it is given. */
import { join } from "node:path";
import { build } from "esbuild";

/** Where programs are made. */
export interface Workshop {
  /** The root of the repository. */
  readonly root: string;
  /** Folder with the packages in its `node_modules`. */
  readonly project: string;
}

/** Serves the application that its argument names. */
export async function servingProgram(name: string, workshop: Workshop): Promise<string> {
  return program(
    `serve-${name}`,
    `
    import { serveMeasured } from ${own("serving", workshop)};
    ${imports(name, workshop)}
    const makers = { ours, "hand-written": () => handWritten(service.routes) };
    serveMeasured(makers[process.argv[2]]());
    `,
    workshop,
  );
}

/** Prints what it costs to find a route, in so many rounds, as its argument says. */
export async function matchingProgram(name: string, workshop: Workshop): Promise<string> {
  return program(
    `match-${name}`,
    `
    import { honoRouter, honoRoutes, matchCosts } from ${own("matching", workshop)};
    import { allRoutes } from ${JSON.stringify(join(workshop.root, "templates/typescript-server/route-walk.ts"))};
    ${imports(name, workshop)}
    const routes = allRoutes(service.routes);
    const some = honoRoutes(routes, 100);
    const count = (list) => list.length.toLocaleString("en");
    const costs = matchCosts(
      [
        { name: \`Hono's RegExpRouter, \${count(some)} routes\`, router: honoRouter(some), routes: some },
        { name: \`ours, \${count(routes)} routes\`, router: ours().router, routes },
      ],
      Number(process.argv[2]),
    );
    console.log(JSON.stringify(costs));
    `,
    workshop,
  );
}

function imports(name: string, workshop: Workshop): string {
  return `
    import { createServer, service } from "${name}";
    import { benchHandlers, handWritten, identityOf } from ${own("apps", workshop)};
    const authenticate = Object.fromEntries(
      Object.keys(service.schemes).map((scheme) => [scheme, identityOf]),
    );
    const ours = () =>
      createServer(benchHandlers(service.routes), { authenticate, rateLimits: false, report: false });
  `;
}

function own(file: string, { root }: Workshop): string {
  return JSON.stringify(join(root, `test/bench/server/${file}.ts`));
}

async function program(name: string, text: string, { project }: Workshop): Promise<string> {
  const outfile = join(project, `${name}.mjs`);
  await build({
    stdin: { contents: text, resolveDir: project, loader: "ts" },
    outfile,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20.19",
    logLevel: "warning",
  });
  return outfile;
}
