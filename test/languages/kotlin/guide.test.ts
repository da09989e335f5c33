/**
 * The guide of the Kotlin client: its programs compile without a warning against the starter, with the settings that it shows, and
 * stand as ktlint would set them.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { settingsShape } from "../../../generator/targets/kotlin-client/settings.js";
import { guidePrograms, guideSettings } from "../../guide-samples.js";
import { findToolchain } from "../toolchains.js";
import { sharedCompiler } from "./compiler.js";
import { writePackage } from "./emitted-packages.js";
import { formatFaults } from "./formatter.js";
import { wholeProgram, writePrograms } from "./sample-programs.js";

const starter = join(import.meta.dirname, "../../../templates/starter");

describe.skipIf(findToolchain("kotlin") === undefined)("the guide", () => {
  const folder = mkdtempSync(join(tmpdir(), "kotlin-guide-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const shown = guidePrograms("kotlin-client", "kotlin").map(wholeProgram);
  const programs = new Map(shown.map((text, at) => [`guide ${at}`, text]));
  const { sources } = writePrograms(folder, "guide", programs);
  const files = sources.map((path) => join(folder, path));

  test("has programs that compile without a warning", async () => {
    const compiler = sharedCompiler();
    const settings = settingsShape.parse(guideSettings("kotlin-client"));
    const written = await writePackage(folder, { name: "starter", manifest: starter, settings });
    const classes = join(folder, "classes");
    await compiler.compile({ sources: written.sources, classes, isPublished: true });
    expect(files.length).toBeGreaterThan(1);
    const own = join(folder, "programs");
    expect(await compiler.diagnose({ sources: files, classes: own, beside: [classes] })).toBe("");
  });

  test("has programs that stand as ktlint would set them", () => {
    expect(formatFaults(files)).toBe("");
  });
});
