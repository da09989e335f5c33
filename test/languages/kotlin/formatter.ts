/** ktlint, by the settings of the repository's `.editorconfig`, unless it is given others. */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { shortRun } from "../jvm/short-run.js";
import { jarsFolder } from "./jars.js";

/** What ktlint would change or refuse; an empty text where it likes everything. */
export function formatFaults(
  files: readonly string[],
  editorconfig = join(import.meta.dirname, "../../../.editorconfig"),
): string {
  const folder = jarsFolder("ktlint/pom.xml");
  const jar = readdirSync(folder).find((each) => each.startsWith("ktlint-cli"));
  if (jar === undefined) throw new Error(`there is no ktlint in ${folder}`);
  const flags = [...shortRun, "-jar", join(folder, jar)];
  const settings = `--editorconfig=${editorconfig}`;
  const given = [...flags, "--relative", "--log-level=error", settings, ...files];
  const { status, stdout, stderr } = spawnSync("java", given, {
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  if (status === 0) return "";
  return `${stdout}${stderr}`.trim() || `ktlint ended with ${status}`;
}
