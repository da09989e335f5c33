/** The guide of the Java client: its programs compile without a warning against the starter, with the settings that it shows. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { settingsShape } from "../../../generator/targets/java-client/settings.js";
import { guidePrograms, guideSettings } from "../../guide-samples.js";
import { findToolchain } from "../toolchains.js";
import { compiled, writePackage } from "./emitted-packages.js";
import { wholeProgram, writePrograms } from "./sample-programs.js";

const starter = join(import.meta.dirname, "../../../templates/starter");

describe.skipIf(findToolchain("java") === undefined)("the guide", () => {
  const folder = mkdtempSync(join(tmpdir(), "java-guide-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("has programs that compile without a warning", async () => {
    const settings = settingsShape.parse(guideSettings("java-client"));
    const written = await writePackage(folder, { name: "starter", manifest: starter, settings });
    const classes = written.sources.filter((path) => !path.endsWith("module-info.java"));
    expect(compiled(folder, classes)).toBe("");
    const shown = guidePrograms("java-client", "java");
    expect(shown.length).toBeGreaterThan(1);
    const programs = shown.map((text, at) => [`guide ${at}`, wholeProgram(text)] as const);
    const { sources } = writePrograms(folder, "guide", new Map(programs));
    expect(compiled(folder, sources, ["-Xlint:all", "-Werror"], "classes", ["classes"])).toBe("");
  }, 120_000);
});
