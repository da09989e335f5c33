/** Emits the Python client of a scenario, and lays a driver beside it. */
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import { emissionOf } from "../../../../generator/targets/python-client/index.js";
import { renderPackage } from "../../../behaviour/emitted-client.js";
import { loadFolder } from "../../../model-lookup.js";
import { type MadeDriver, scenarioFolder } from "../typescript/make-driver.js";
import { drivenSource } from "./driver-source.js";

/** Makes the driver of a scenario. */
export async function makePythonDriver(scenario: string): Promise<MadeDriver> {
  const project = await mkdtemp(join(tmpdir(), "python-driver-"));
  const manifest = join(project, "manifest");
  const settings = { package: "driven-sdk", version: "1.0.0" };
  await cp(scenarioFolder(scenario), manifest, { recursive: true });
  await writeFile(
    join(manifest, "targets.yaml"),
    stringify({ targets: { "python-client": settings } }),
  );
  const driver = join(project, "driver");
  for (const { path, text } of (await renderPackage(manifest, "python-client")).values()) {
    // The package stands where the driver finds it: beside its own modules.
    const file = join(driver, path.replace("python-client/src/", ""));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const own = await readdir(import.meta.dirname);
  for (const name of own.filter((each) => each.endsWith(".py"))) {
    await cp(join(import.meta.dirname, name), join(driver, name));
  }
  const { model } = loadFolder(manifest).value;
  await writeFile(join(driver, "driven.py"), drivenSource(emissionOf(model, settings)));
  return { file: join(driver, "driver.py"), remove: () => rm(project, { recursive: true }) };
}
