/** The packages that are put side by side: ours, generated and compiled, and the peers, where they are installed. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { writeTexts } from "../disk.js";
import { type Installation, installPackage } from "../installed-package.js";
import { description, type NamedPackage } from "./entries.js";

/** Peers that are not installed, and what is to be done about it. */
export const peersWanted: string =
  "openapi-fetch and hey-api are missing: npm ci --prefix test/bench/peers";

/** Generates the client of a manifest and puts it where modules below `project` find it. */
export async function installClient(
  { name }: Pick<NamedPackage, "name">,
  places: Pick<Installation, "root" | "manifest" | "project">,
): Promise<void> {
  await installPackage({ ...places, name, target: "typescript-client" });
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
