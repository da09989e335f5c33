/** Packages that are generated, compiled, and put where a project's modules find them. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "esbuild";

/** The input and output of a generator, and its user. */
export interface Installation {
  /** The root of the repository, built. */
  readonly root: string;
  /** Folder of the manifest. */
  readonly manifest: string;
  /** Folder of the project. */
  readonly project: string;
  readonly target: "typescript-client" | "typescript-server";
  /** Name of the package. */
  readonly name: string;
}

/** Generates a package of a manifest, and makes it one of the project's. */
export async function installPackage(installation: Installation): Promise<void> {
  const { root, manifest, project, target, name } = installation;
  const out = join(project, "generated", name);
  const generate = [join(root, "dist/main.js"), "generate", "--only", target];
  const given = [...generate, "--manifest", manifest, "--out", out, "--quiet"];
  execFileSync(process.execPath, given, { stdio: ["ignore", "ignore", "inherit"] });
  const folder = join(out, target);
  const sources = readdirSync(join(folder, "src"), { recursive: true, encoding: "utf8" });
  await build({
    entryPoints: sources
      .filter((path) => path.endsWith(".ts"))
      .map((path) => join(folder, "src", path)),
    outbase: join(folder, "src"),
    outdir: join(folder, "dist"),
    logLevel: "warning",
  });
  linkPackage(folder, { project, name });
}

/** Makes a folder one of the packages of a project. */
export function linkPackage(
  folder: string,
  { project, name }: Pick<Installation, "project" | "name">,
): void {
  const place = join(project, "node_modules", name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(folder, place, "junction");
}
