/** Vite, as a project without a configuration of its own runs it. */
import { join } from "node:path";
import { build, createServer, type InlineConfig, preview } from "vite";
import { succeed } from "../consumers/process.js";
import { root } from "./npm.js";

/** Pages that are served until they are closed. */
export interface Site {
  /** Address of the first page, with a slash at its end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

const quiet: InlineConfig = { configFile: false, logLevel: "silent" };
const local = { host: "127.0.0.1", port: 0 };

/** `vite build`: the pages of a project to its folder `dist`. */
export async function viteBuild(project: string): Promise<void> {
  const program = join(root, "node_modules/vite/bin/vite.js");
  // The runner of the tests has set it to "test", which would be built for.
  const env = { NODE_ENV: undefined };
  await succeed(process.execPath, [program, "build"], { cwd: project, env });
}

/** The text of the only module that Vite makes of an entry and of all that it imports. */
export async function viteBundle(project: string, entry: string): Promise<string> {
  const lib = { entry, formats: ["es" as const] };
  const built = await build({
    ...quiet,
    root: project,
    build: { write: false, minify: true, lib },
  });
  const modules = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  return modules.map((each) => (each.type === "chunk" ? each.code : "")).join("");
}

/** Serves a folder of built pages. */
export async function serveBuilt(project: string, folder: string): Promise<Site> {
  const given = { ...quiet, root: project, build: { outDir: folder }, preview: local };
  return siteOf(await preview(given));
}

/** Serves the pages of a project from their sources, as while it is developed. */
export async function serveSources(project: string): Promise<Site> {
  const server = await createServer({ ...quiet, root: project, server: { ...local, watch: null } });
  return siteOf(await server.listen());
}

function siteOf(server: {
  readonly resolvedUrls: { readonly local: readonly string[] } | null;
  readonly close: () => Promise<void>;
}): Site {
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error("Vite serves nothing");
  return { url, close: () => server.close() };
}
