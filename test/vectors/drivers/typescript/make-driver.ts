/** Emits the client of a scenario and bundles a driver around it, for any runtime that has modules of Node. */
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { emitClient } from "../../../behaviour/emitted-client.js";
import { scenariosFolder } from "../../../golden-tree.js";
import { loadFolder } from "../../../model-lookup.js";
import { describedService } from "../../described-service.js";
import { type CallsBy, driverSource } from "./driver-source.js";

/** A driver that is ready to be started. */
export interface MadeDriver {
  /** A module that runs by itself. */
  readonly file: string;
  remove(): Promise<void>;
}

/** The folder of a scenario's manifest. */
export function scenarioFolder(scenario: string): string {
  const own = join(import.meta.dirname, "../../manifests", scenario);
  return existsSync(own) ? own : join(scenariosFolder, scenario);
}

/** Makes the driver of a scenario, whose calls are made by the members of a client unless it is told otherwise. */
export async function makeDriver(scenario: string, by: CallsBy = "members"): Promise<MadeDriver> {
  const folder = scenarioFolder(scenario);
  const { model } = loadFolder(folder).value;
  const emitted = await emitClient(folder);
  const { name }: { readonly name: string } = JSON.parse(
    await readFile(join(emitted.folder, "package.json"), "utf8"),
  );
  const client = await readFile(join(emitted.folder, "src/client.ts"), "utf8");
  const driven = {
    name,
    className: /^export class (\w+)/m.exec(client)?.[1] ?? "",
    driver: join(import.meta.dirname, "driver.ts"),
  };
  const source = driverSource(describedService(model), driven, by);
  const entry = join(emitted.project, "entry.js");
  const file = join(emitted.project, "driver.mjs");
  await writeFile(entry, source);
  await build({
    entryPoints: [entry],
    outfile: file,
    nodePaths: [join(emitted.project, "node_modules")],
    bundle: true,
    format: "esm",
    platform: "node",
    target: "es2022",
    logLevel: "error",
  });
  return { file, remove: emitted.remove };
}
