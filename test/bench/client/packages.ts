/** The packages that are put side by side: ours, generated and compiled, and the peers, where they are installed. */
import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { writeTexts } from "../disk.js";
import { type Installation, installPackage } from "../installed-package.js";
import { description, type NamedPackage } from "./entries.js";

/** Generates the client of a manifest and puts it where modules below `project` find it. */
export async function installClient(
  { name }: Pick<NamedPackage, "name">,
  places: Pick<Installation, "root" | "manifest" | "project">,
): Promise<void> {
  await installPackage({ ...places, name, target: "typescript-client" });
}

/** Generates hey-api's client into `project` and puts the peers, of which `peers` is the `node_modules`, where its modules find them. */
export function linkPeers({ peers, project }: Readonly<Record<"peers" | "project", string>>): void {
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
}
