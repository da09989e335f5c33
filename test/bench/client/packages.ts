/** The packages that are put side by side: ours, generated and compiled, and the peers, where they are installed. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { writeTexts } from "../disk.js";
import { description, type NamedPackage } from "./entries.js";

/** Peers that are not installed, and what is to be done about it. */
export const peersWanted: string =
  "openapi-fetch and hey-api are missing: npm ci --prefix test/bench/peers";

/** Generates the client of a manifest and puts it where modules below `project` find it. */
export async function installClient(
  { name }: Pick<NamedPackage, "name">,
  { root, manifest, project }: Readonly<Record<"root" | "manifest" | "project", string>>,
): Promise<void> {
  const out = join(project, "generated", name);
  const generate = [join(root, "dist/main.js"), "generate", "--target", "typescript-client"];
  const given = [...generate, "--manifest", manifest, "--out", out, "--quiet"];
  execFileSync(process.execPath, given, { stdio: ["ignore", "ignore", "inherit"] });
  const folder = join(out, "typescript-client");
  const sources = readdirSync(join(folder, "src"), { recursive: true, encoding: "utf8" });
  await build({
    entryPoints: sources
      .filter((path) => path.endsWith(".ts"))
      .map((path) => join(folder, "src", path)),
    outbase: join(folder, "src"),
    outdir: join(folder, "dist"),
    logLevel: "warning",
  });
  mkdirSync(join(project, "node_modules"), { recursive: true });
  symlinkSync(folder, join(project, "node_modules", name), "junction");
}

/** Generates hey-api's client into `project` and puts the peers where its modules find them; false where they are missing. */
export function installPeers({
  root,
  project,
}: Readonly<Record<"root" | "project", string>>): boolean {
  const peers = join(root, "test/bench/peers/node_modules");
  if (!existsSync(join(peers, "openapi-fetch"))) return false;
  mkdirSync(project, { recursive: true });
  symlinkSync(peers, join(project, "node_modules"), "junction");
  writeTexts(project, [["description.json", JSON.stringify(description)]]);
  const plugins = ["@hey-api/client-fetch", "@hey-api/sdk", "@hey-api/typescript"];
  const given = ["--input", "description.json", "--output", "generated", "--plugins", ...plugins];
  execFileSync(
    process.execPath,
    [join(peers, "@hey-api/openapi-ts/bin/run.js"), ...given, "--no-log-file"],
    { cwd: project, stdio: ["ignore", "ignore", "inherit"] },
  );
  return true;
}
