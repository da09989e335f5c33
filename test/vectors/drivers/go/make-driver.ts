/** Emits the Go client of a scenario, and builds a driver around it, with the race detector. */
import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import { emissionOf } from "../../../../generator/targets/go-client/index.js";
import { renderPackage } from "../../../behaviour/emitted-client.js";
import { loadFolder } from "../../../model-lookup.js";
import { type MadeDriver, scenarioFolder } from "../typescript/make-driver.js";
import { drivenSource } from "./driver-source.js";

/** The module that the driver imports. */
const module = "example.com/driven";

/** Makes the driver of a scenario. */
export async function makeGoDriver(scenario: string): Promise<MadeDriver> {
  const project = await mkdtemp(join(tmpdir(), "go-driver-"));
  const manifest = join(project, "manifest");
  const settings = { module, version: "1.0.0" };
  await cp(scenarioFolder(scenario), manifest, { recursive: true });
  await writeFile(
    join(manifest, "targets.yaml"),
    stringify({ targets: { "go-client": settings } }),
  );
  for (const { path, text } of (await renderPackage(manifest, "go-client")).values()) {
    const file = join(project, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const driver = join(project, "driver");
  await mkdir(driver);
  const own = await readdir(import.meta.dirname);
  for (const name of own.filter((each) => each.endsWith(".go"))) {
    await cp(join(import.meta.dirname, name), join(driver, name));
  }
  const { model } = loadFolder(manifest).value;
  await writeFile(join(driver, "driven.go"), drivenSource(emissionOf(model, settings)));
  await writeFile(join(driver, "go.mod"), moduleFile);
  const file = join(driver, "driver");
  execFileSync("go", ["build", "-race", "-o", file, "."], { cwd: driver });
  return { file, remove: () => rm(project, { recursive: true }) };
}

const moduleFile = `module example.com/driver

go 1.24

require ${module} v0.0.0

replace ${module} => ../go-client
`;
